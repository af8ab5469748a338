"""How a fan is recognised: a function called like the fan, and what of a hand it asks.

Hands that are alike in what a fan asks show it alike, so each fan is asked once for each case and
the answer is remembered (:mod:`ligamahjong.mcr.shown`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.facts import Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from ligamahjong.mcr.facts import Facts

__all__ = [
    "ANY_SHAPE",
    "KNITTED_TOO",
    "PAIRS_TOO",
    "SETS",
    "Asks",
    "Holds",
    "HoldsForSets",
    "OfSets",
    "Recognised",
    "fan",
    "of_chows",
    "of_pungs",
]

SETS = frozenset({Shape.SETS})
PAIRS_TOO = frozenset({Shape.SETS, Shape.SEVEN_PAIRS})
KNITTED_TOO = frozenset({Shape.SETS, Shape.KNITTED_STRAIGHT})
ANY_SHAPE = frozenset(Shape)


class Asks(StrEnum):
    """What of a hand a fan asks."""

    PORTIONS = "portions"
    """Each portion of the hand by itself: it shows the fan if all of them do."""
    FAMILIES = "families"
    """Which suits there are, whether winds, whether dragons."""
    OUTSIDE_PUNGS = "outside-pungs"
    """Pungs of terminals and honours, a pair of honours, and both winds."""
    CONCEALMENT = "concealment"
    """How many kongs are melded, how many concealed, and how many pungs are concealed."""
    WIN = "win"
    """How the hand was won, and how many sets were claimed."""
    WAIT = "wait"
    """How the winning tile completed it."""
    HOGS = "hogs"
    """Kinds of which all four are there."""
    GATES = "gates"
    """Whether the tiles before the winning one are the nine gates."""
    CHOWS_AND_PAIR = "chows-and-pair"
    """Four chows, and the pair."""
    SHAPE = "shape"
    """What the hand is made of, and its kinds."""


Holds: TypeAlias = "Callable[[Facts], int]"
HoldsForSets: TypeAlias = "Callable[[tuple[int, ...]], bool]"


class Recognised(NamedTuple):
    """A fan and how it is recognised.

    Attributes:
        number: of the fan.
        holds: how often a reading shows it.
        asks: what of the reading that depends on.
        shapes: of the hands it can be in.
    """

    number: int
    holds: Holds
    asks: Asks
    shapes: Collection[Shape]


class OfSets(NamedTuple):
    """A fan of two, three or four chows alone, or pungs of suits, and how it is recognised.

    Attributes:
        number: of the fan.
        holds: whether such sets form it, given by their lowest kinds, in order.
        many: how many sets it takes.
        chows: whether they are chows.
    """

    number: int
    holds: HoldsForSets
    many: int
    chows: bool


def fan(asks: Asks, shapes: Collection[Shape] = SETS) -> Callable[[Holds], Recognised]:
    """Make the fan of a function that says how often a reading shows it."""

    def made(holds: Holds) -> Recognised:
        return Recognised(by_key(holds.__name__), holds, asks, shapes)

    return made


def of_chows(many: int) -> Callable[[HoldsForSets], OfSets]:
    """Make the fan of a function that says whether so many chows form it."""

    def made(holds: HoldsForSets) -> OfSets:
        return OfSets(by_key(holds.__name__), holds, many, chows=True)

    return made


def of_pungs(many: int) -> Callable[[HoldsForSets], OfSets]:
    """Make the fan of a function that says whether so many pungs of suits form it."""

    def made(holds: HoldsForSets) -> OfSets:
        return OfSets(by_key(holds.__name__), holds, many, chows=False)

    return made
