"""What a hand is worth under other rules, and which of them decide it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.riichi.editions import compare
from ligamahjong.riichi.scoring import score

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["Elsewhere", "elsewhere"]


class Elsewhere(NamedTuple):
    """What another edition gives: points, or ``None`` for no win, and the rules that decide it."""

    edition: Edition
    points: int | None
    rules: tuple[str, ...]


def elsewhere(
    found: Score, hand: Hand, situation: Situation, edition: Edition, other: Edition
) -> Elsewhere:
    """What another edition gives, and which of its rules alone would change the value.

    Args:
        found: the value under the edition that counts.
        hand: with its winning tile.
        situation: how it was won.
        edition: that which counts.
        other: the other one.
    """
    points = _points(hand, situation, other)
    if points == found.points:
        return Elsewhere(other, points, ())
    rules = tuple(
        one.rule
        for one in compare(edition, other)
        if _points(hand, situation, edition.with_options({one.rule: one.second})) != found.points
    )
    return Elsewhere(other, points, rules)


def _points(hand: Hand, situation: Situation, edition: Edition) -> int | None:
    try:
        return score(hand, situation, edition).points
    except HandError:
        return None
