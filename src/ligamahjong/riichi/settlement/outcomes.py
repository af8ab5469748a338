"""A table before a hand, and how the hand can end.

Seats are numbered 0 to 3 in the order East, South, West, North of the first deal and stay with
their players; the dealer moves on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.riichi.points import LIMIT_BASES, Limit

if TYPE_CHECKING:
    from ligamahjong.table import Four

__all__ = ["Chombo", "Draw", "Outcome", "Table", "Win", "Wins"]


@dataclass(frozen=True, slots=True)
class Table:
    """How a table stands before a hand.

    Attributes:
        scores: of the seats.
        round: 0 for the East round, 1 for the South round …
        dealer: seat of the dealer.
        honba: counters.
        sticks: riichi sticks left from earlier hands.
    """

    scores: Four[int] = (30_000, 30_000, 30_000, 30_000)
    round: int = 0
    dealer: int = 0
    honba: int = 0
    sticks: int = 0


@dataclass(frozen=True, slots=True)
class Win:
    """One player's win.

    Attributes:
        winner: seat.
        base: base points of the hand.
        responsible: seat of who has to answer for a yakuman, if anybody.
        answered: base points of the yakuman that is answered for; all of it under RCR.
    """

    winner: int
    base: int
    responsible: int | None = None
    answered: int = LIMIT_BASES[Limit.YAKUMAN]


@dataclass(frozen=True, slots=True)
class Wins:
    """A hand that somebody won, or several on one discard.

    Attributes:
        wins: one, or up to three with a discarder.
        discarder: seat; ``None`` at a self-draw.
        riichi: seats whose riichi stands; one declared with the winning discard does not.
    """

    wins: tuple[Win, ...]
    discarder: int | None = None
    riichi: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Draw:
    """A hand that nobody won.

    Attributes:
        tenpai: seats that show a hand waiting for a tile.
        riichi: seats whose riichi stands.
        nagashi: seats that discarded terminals and honours only, none of them claimed.
        abortive: whether it ended before its time; nobody shows a hand then.
    """

    tenpai: frozenset[int] = frozenset()
    riichi: frozenset[int] = frozenset()
    nagashi: frozenset[int] = frozenset()
    abortive: bool = False


@dataclass(frozen=True, slots=True)
class Chombo:
    """A hand that a foul ended: it is played again, sticks go back, the penalty comes at the end.

    Attributes:
        offender: seat.
        riichi: seats that had declared.
    """

    offender: int
    riichi: frozenset[int] = frozenset()


Outcome: TypeAlias = Wins | Draw | Chombo
