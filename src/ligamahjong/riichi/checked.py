"""Scoring a hand that nobody has checked yet: what cannot be is refused, the rest is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.validation import check_win
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["score_win"]


def score_win(hand: Hand | str, situation: Situation, edition: Edition = RCR_2025) -> Score:
    """Check a win and score it; :func:`~ligamahjong.riichi.scoring.score` itself checks nothing.

    >>> from ligamahjong.riichi.situation import Situation
    >>> score_win("123m456p789s1155z +5z", Situation(riichi=1)).points
    3900

    Args:
        hand: with its winning tile, or as :func:`~ligamahjong.tiles.notation.read_hand` reads it.
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: the hand cannot be read, nobody can hold it, or it cannot have been won so
            (``facts["problems"]`` are all that is wrong); or it is not complete, or has no yaku.
    """
    read = read_hand(hand) if isinstance(hand, str) else hand
    check_win(read, situation, edition)
    return score(read, situation, edition)
