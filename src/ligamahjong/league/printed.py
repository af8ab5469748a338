"""Figures of a ranking as they were printed, and what values may have been printed so."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from math import nan
from typing import TYPE_CHECKING

from ligamahjong.people.names import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.league.ladder import Ladder
    from ligamahjong.league.published import PublishedRow

__all__ = ["Figure", "Quantity", "printed_figures"]

_SLACK = 1e-9
"""What sums in another order may differ by."""


class Quantity(StrEnum):
    """What a ranking may say of a player."""

    LISTED = "listed"
    """1 for who is in the ranking, 0 for who is not."""
    RATING = "rating"
    MU = "mu"
    SIGMA = "sigma"
    GAMES = "games"
    GRADE = "grade"
    """Index of the grade in its ladder, the first being 0."""
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it was printed.

    Attributes:
        value: the number; not a number for a grade that the league does not have.
        decimals: how many of them were printed.
        text: a grade as it was written; ``""`` for everything else.
    """

    value: float
    decimals: int = 0
    text: str = ""

    @classmethod
    def of(cls, number: Decimal | int) -> Figure:
        """A number that knows how many decimals it was printed with.

        >>> from decimal import Decimal
        >>> Figure.of(Decimal("1834.10"))
        Figure(value=1834.1, decimals=2, text='')
        """
        exponent = number.as_tuple().exponent if isinstance(number, Decimal) else 0
        return cls(float(number), -exponent if isinstance(exponent, int) else 0)

    def agrees(self, exact: float, *, cut: bool = False) -> bool:
        """Whether an exact value, printed with as many decimals, may be this figure.

        Args:
            exact: the value.
            cut: whether decimals that were not printed were cut off instead of rounded.

        >>> Figure(1834.0).agrees(1834.5), Figure(1834.0).agrees(1834.51)
        (True, False)
        >>> Figure(1834.12, 2).agrees(1834.126)
        False
        >>> Figure(1834.12, 2).agrees(1834.126, cut=True)
        True
        """
        unit = 10.0**-self.decimals
        if not cut:
            return abs(exact - self.value) <= unit / 2 + _SLACK
        if exact * self.value < 0:
            return False
        return -_SLACK <= abs(exact) - abs(self.value) < unit


def printed_figures(row: PublishedRow, ladder: Ladder) -> Iterator[tuple[Quantity, Figure]]:
    """What a published row says of its player, whether it is listed apart.

    Args:
        row: of the published ranking.
        ladder: grades of the mode.
    """
    numbers = {
        Quantity.RATING: row.rating,
        Quantity.MU: row.mu,
        Quantity.SIGMA: row.sigma,
        Quantity.GAMES: row.games,
        Quantity.POINTS: row.grade_points,
    }
    for quantity, number in numbers.items():
        if number is not None:
            yield quantity, Figure.of(number)
    if row.grade is not None:
        names = [_grade_key(grade.name) for grade in ladder.grades]
        key = _grade_key(row.grade)
        yield Quantity.GRADE, Figure(names.index(key) if key in names else nan, 0, row.grade)


def _grade_key(name: str) -> str:
    """A grade however it is written: ``3-kyuu`` as ``3 Kyu``."""
    return fold(name).replace(" ", "").replace("kyuu", "kyu")
