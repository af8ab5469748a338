"""Fans of 48 points."""

from __future__ import annotations

from ligamahjong.mcr.book.definition import of_chows, of_pungs
from ligamahjong.mcr.book.sets import are_of_one_suit, steps

__all__ = ["four_pure_shifted_pungs", "quadruple_chow"]


@of_chows(4)
def quadruple_chow(chows: tuple[int, ...]) -> bool:
    """Four equal chows."""
    return len(set(chows)) == 1


@of_pungs(4)
def four_pure_shifted_pungs(pungs: tuple[int, ...]) -> bool:
    """Four pungs of one suit, each one above the last."""
    return are_of_one_suit(pungs) and steps(pungs) == (1, 1, 1)
