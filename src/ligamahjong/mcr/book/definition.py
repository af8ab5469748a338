"""How a fan is recognised: a function called like the fan, and the hands it can be in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.facts import Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from ligamahjong.mcr.facts import Facts

__all__ = ["ANY_SHAPE", "PAIRS_TOO", "SETS", "Recognised", "fan"]

SETS = frozenset({Shape.SETS})
PAIRS_TOO = frozenset({Shape.SETS, Shape.SEVEN_PAIRS})
ANY_SHAPE = frozenset(Shape)

Holds: TypeAlias = "Callable[[Facts], int]"


class Recognised(NamedTuple):
    """A fan and how it is recognised.

    Attributes:
        number: of the fan.
        holds: how often a reading shows it.
        shapes: of the hands it can be in.
        chows: how many chows such a hand of sets can have.
    """

    number: int
    holds: Holds
    shapes: Collection[Shape]
    chows: range


def fan(shapes: Collection[Shape] = SETS, chows: range = range(5)) -> Callable[[Holds], Recognised]:
    """Make the fan of a function that says how often a reading shows it."""

    def made(holds: Holds) -> Recognised:
        return Recognised(by_key(holds.__name__), holds, shapes, chows)

    return made
