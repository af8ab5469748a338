"""Lines under a title."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Section"]


class Section(NamedTuple):
    """Some lines under a title."""

    title: str
    lines: tuple[str, ...]
