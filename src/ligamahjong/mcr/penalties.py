"""What fouls cost: several practices, as data (docs/rules/mcr.md, Fouls).

How much the Green Book takes for a false win could not be verified; there the amount is ``None``,
and the referee of the event decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.errors import GameError, RulesError
from ligamahjong.table import line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.table import Line

__all__ = ["PENALTIES", "Offence", "Penalty", "Practice", "check_fouls", "penalty", "penalty_line"]

_SEATS = range(4)


class Offence(StrEnum):
    """What a player did."""

    SHORT_WIN = "short-win"
    """Declared a win with fewer than eight points, or on a tile that does not complete the hand."""
    NOT_WAITING = "not-waiting"
    """Declared a win without even a waiting hand."""
    ON_PURPOSE = "on-purpose"
    """Declared a false win on purpose."""
    TILE_NOT_TAKEN = "tile-not-taken"
    """Counted the hand before taking the winning tile."""


class Practice(StrEnum):
    """Whose penalties."""

    EMA = "ema"
    CN_1998 = "cn-1998"
    MIL_2025 = "mil-2025"
    TZIAKCHA_PAID = "tziakcha-paid"
    """The online room, where its option pays the others."""
    TZIAKCHA = "tziakcha"
    """The online room, where it does not."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """What an offence costs.

    Attributes:
        practice: whose rule.
        offence: what was done.
        amount: points that the player loses; ``None`` where it is not known.
        to_each: points that each of the three others gets; 0 where nobody gains.
        dead_hand: whether the player goes on without being able to win the hand; ``None`` where
            that is not known.
        expelled: whether the player is out of the event.
        source: where the rule stands.
    """

    practice: Practice
    offence: Offence
    amount: int | None
    to_each: int
    dead_hand: bool | None
    source: str
    expelled: bool = False


_TEXT_1998 = "1998, fouls"
_MIL = "MIL 2025"
_ROOM = "option of the room"
_EMA_PARTLY = "EMA regulations, read in part"
_EMA = "EMA penalties, not verified"

PENALTIES = (
    Penalty(Practice.EMA, Offence.SHORT_WIN, None, 0, dead_hand=None, source=_EMA),
    Penalty(Practice.EMA, Offence.NOT_WAITING, None, 0, dead_hand=None, source=_EMA),
    Penalty(Practice.EMA, Offence.TILE_NOT_TAKEN, 10, 0, dead_hand=False, source=_EMA_PARTLY),
    Penalty(Practice.CN_1998, Offence.SHORT_WIN, 30, 10, dead_hand=True, source=_TEXT_1998),
    Penalty(Practice.CN_1998, Offence.NOT_WAITING, 60, 20, dead_hand=True, source=_TEXT_1998),
    Penalty(
        Practice.CN_1998,
        Offence.ON_PURPOSE,
        None,
        0,
        dead_hand=True,
        source=_TEXT_1998,
        expelled=True,
    ),
    Penalty(Practice.CN_1998, Offence.TILE_NOT_TAKEN, 0, 0, dead_hand=True, source=_TEXT_1998),
    Penalty(Practice.MIL_2025, Offence.SHORT_WIN, 40, 0, dead_hand=True, source=_MIL),
    Penalty(Practice.MIL_2025, Offence.NOT_WAITING, 80, 0, dead_hand=True, source=_MIL),
    Penalty(Practice.TZIAKCHA_PAID, Offence.SHORT_WIN, 30, 10, dead_hand=True, source=_ROOM),
    Penalty(Practice.TZIAKCHA, Offence.SHORT_WIN, 40, 0, dead_hand=True, source=_ROOM),
)
"""Every penalty that is known of, and those whose amount is not."""


def penalty(practice: Practice, offence: Offence) -> Penalty:
    """The penalty of a practice for an offence.

    >>> penalty(Practice.MIL_2025, Offence.SHORT_WIN).amount
    40

    Raises:
        RulesError: the practice is not known to say anything about it.
    """
    for one in PENALTIES:
        if one.practice is practice and one.offence is offence:
            return one
    raise RulesError(
        f"{practice} says nothing about {offence}",
        reason="penalty-unknown",
        practice=practice.value,
        offence=offence.value,
    )


def penalty_line(one: Penalty, offender: int) -> Line:
    """What changes hands for a penalty; what nobody gains leaves the table.

    >>> penalty_line(penalty(Practice.CN_1998, Offence.SHORT_WIN), 1).amounts
    (10, -30, 10, 10)

    Args:
        one: the penalty.
        offender: seat.

    Raises:
        RulesError: its amount is not known.
    """
    if one.amount is None:
        raise RulesError(
            f"how much {one.practice} takes for {one.offence} is not known",
            reason="penalty-amount",
            practice=one.practice.value,
            offence=one.offence.value,
        )
    others = [seat for seat in _SEATS if seat != offender] if one.to_each else []
    changes = dict.fromkeys(others, one.to_each) | {offender: -one.amount}
    return line("penalty", changes, one.amount - one.to_each * len(others), offender=offender)


def check_fouls(fouls: Sequence[tuple[int, Penalty]], winner: int | None = None) -> None:
    """Refuse fouls of a hand that cannot be (docs/rules/mcr.md, Fouls).

    Args:
        fouls: who committed what, as seat and penalty.
        winner: seat that wins the hand, if anybody does.

    Raises:
        GameError: a foul of a seat is there twice, or the winner's hand is dead by it.
    """
    for at, (seat, one) in enumerate(fouls):
        if (seat, one) in fouls[:at]:
            raise GameError(
                f"{one.offence} of seat {seat} is there twice",
                reason="mcr-foul-twice",
                seat=seat,
                offence=one.offence.value,
            )
        if seat == winner and one.dead_hand:
            raise GameError(
                f"seat {seat} cannot win after {one.offence}",
                reason="mcr-dead-hand",
                seat=seat,
                practice=one.practice.value,
                offence=one.offence.value,
            )
