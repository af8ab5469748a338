"""Wins of riichi in few words, and real ones, for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.scoring import readings, score
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.notation.tenhou import hand_of, tiles_of

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.tiles import Hand
    from paired.riichi_hands import Won

__all__ = ["counted", "of_numbers", "situation", "won"]


def situation(*, dora: str = "", ura: str = "", **facts: Any) -> Situation:  # noqa: ANN401
    """How a hand was won: by South on a discard in the East round, where nothing else is said."""
    given = {"seat": Wind.SOUTH, **facts}
    return Situation(dora=read_tiles(dora), ura=read_tiles(ura), **given)


def won(text: str, edition: Edition = RCR_2025, **facts: Any) -> Score:  # noqa: ANN401
    """The value of a hand."""
    return score(read_hand(text), situation(**facts), edition)


def counted(text: str, edition: Edition = RCR_2025, **facts: Any) -> set[str]:  # noqa: ANN401
    """The yaku that count in any reading of a hand."""
    found = readings(read_hand(text), situation(**facts), edition)
    return {yaku.id for reading in found for yaku in reading.yaku}


def of_numbers(win: Won) -> tuple[Hand, Situation]:
    """A win by the numbers of Tenhou."""
    return hand_of(win.standing, win.winning, win.melds), Situation(
        tsumo=win.tsumo,
        seat=SEATS[win.seat],
        round=SEATS[win.round],
        riichi=win.riichi,
        dora=tiles_of(win.dora),
        ura=tiles_of(win.ura),
        **win.luck,
    )
