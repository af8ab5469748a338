"""Scoring a hand that nobody has checked yet: what cannot be is refused, the rest is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.validation import check_win
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.scoring import Score
    from ligamahjong.tiles import Hand

__all__ = ["score_win"]


def score_win(hand: Hand | str, how: Circumstances, profile: Profile = EMA) -> Score:
    """Check a win and score it; :func:`~ligamahjong.mcr.scoring.score` itself checks nothing.

    >>> from ligamahjong.mcr.circumstances import Circumstances
    >>> score_win("11z 22m 33p 4455s 667z +7z", Circumstances(self_drawn=True)).total
    34

    Args:
        hand: with its winning tile, or as :func:`~ligamahjong.tiles.notation.read_hand` reads it.
        how: it was won.
        profile: the rules.

    Raises:
        HandError: the hand cannot be read, nobody can hold it, or it cannot have been won so
            (``facts["problems"]`` are all that is wrong); or it is not complete.
    """
    read = read_hand(hand) if isinstance(hand, str) else hand
    check_win(read, how, profile)
    return score(read, how, profile)
