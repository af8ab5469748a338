"""What changes hands at a table: lines that add up to nothing, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ligamahjong.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.table.seats import Four

__all__ = ["Line", "line", "total"]


@dataclass(frozen=True, slots=True)
class Line:
    """One change of points.

    Attributes:
        reason: why, as a code that :mod:`ligamahjong.wording` says (``"win"``, ``"counters"``).
        amounts: what each seat gains, in seat order.
        pot: what goes to the middle of the table, or comes from it where negative.
        facts: values of the case, by name.

    Raises:
        GameError: the amounts and the pot do not add up to nothing.
    """

    reason: str
    amounts: Four[int]
    pot: int = 0
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        left = sum(self.amounts) + self.pot
        if left:
            raise GameError(
                f"{self.reason}: {left} points come from nowhere",
                reason="not-zero-sum",
                line=self.reason,
                left=left,
            )


def line(reason: str, changes: Mapping[int, int], pot: int = 0, **facts: object) -> Line:
    """A line from the changes of some seats.

    >>> line("win", {0: 3900, 2: -3900}).amounts
    (3900, 0, -3900, 0)
    """
    east, south, west, north = (changes.get(seat, 0) for seat in range(4))
    return Line(reason, (east, south, west, north), pot, facts)


def total(lines: Iterable[Line]) -> Four[int]:
    """What each seat gains by all lines together.

    >>> total([line("win", {0: 1000, 1: -1000}), line("riichi", {0: -1000}, pot=1000)])
    (0, -1000, 0, 0)
    """
    east = south = west = north = 0
    for one in lines:
        e, s, w, n = one.amounts
        east, south, west, north = east + e, south + s, west + w, north + n
    return east, south, west, north
