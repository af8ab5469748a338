"""Tiles by the names that the wiki of the federation has for its pictures: ``b2b3b4dvdvdv``.

A letter, then the rank: ``a`` circles, ``b`` bamboo, ``c`` characters; ``ve`` ``vs`` ``vw`` ``vn``
the winds; ``dbb``, ``dv``, ``dr`` the white, green and red dragon. They are not read, only
recognised, so that a hand copied from there is one problem and not one for each letter.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from ligamahjong.tiles.problems import TileProblem

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["wiki_problem"]

_TILE = re.compile(
    r"m?(?:(?P<suit>[abc])(?P<rank>[1-9])(?:b(?![1-9]))?"
    r"|(?P<honour>v[eswn]|d[vr]|db(?:b(?![1-9]))?))",
    re.IGNORECASE,
)
_TILES = re.compile(
    rf"(?<!\w)(?:{re.sub('[?]P<[a-z]+>', '?:', _TILE.pattern)}[\s,]*){{3,}}(?!\w)", re.IGNORECASE
)
_SUITS = {"a": "p", "b": "s", "c": "m"}
_HONOURS = {"ve": 1, "vs": 2, "vw": 3, "vn": 4, "db": 5, "dbb": 5, "dv": 6, "dr": 7}


def wiki_problem(text: str) -> TileProblem | None:
    """What is wrong with a text that names tiles so; ``facts["written"]`` is the usual notation.

    >>> problem = wiki_problem("b2b3b4dvdvdv")
    >>> problem and problem.facts["written"], wiki_problem("234s666z")
    ('234s666z', None)
    """
    found = _TILES.search(text)
    if found is None:
        return None
    groups = groupby(_tiles(found[0]), key=lambda one: one[1])
    written = "".join("".join(one[0] for one in group) + suit for suit, group in groups)
    return TileProblem("wiki-tiles", found[0].strip(" ,"), found.start() + 1, {"written": written})


def _tiles(text: str) -> Iterator[tuple[str, str]]:
    """The rank and the suit of each tile, in the usual notation."""
    for one in _TILE.finditer(text):
        if one["honour"]:
            yield str(_HONOURS[one["honour"].lower()]), "z"
        else:
            yield one["rank"], _SUITS[one["suit"].lower()]
