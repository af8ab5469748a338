"""Files that nobody should be able to do harm with: each with what becomes of it.

``FILES`` has them all by name. Each makes its bytes when asked, the same every time.
"""

from __future__ import annotations

from itertools import chain

from support.hostile_inside import animated, damaged, dates, metadata, modes, orientations
from support.hostile_outside import bombs, many_scans, polyglots, truncated, wrong_kinds
from support.hostile_parts import MARKER, Hostile

__all__ = ["FAMILIES", "FILES", "MARKER", "Hostile", "many_scans"]

FAMILIES = {
    family.__name__: tuple(family())
    for family in (
        truncated,
        bombs,
        polyglots,
        wrong_kinds,
        metadata,
        dates,
        orientations,
        modes,
        animated,
        damaged,
    )
}
"""The files of each family."""

FILES = {file.name: file for file in chain.from_iterable(FAMILIES.values())}
assert len(FILES) == sum(map(len, FAMILIES.values())), "two files have one name"
