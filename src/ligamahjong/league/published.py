"""One line of a ranking that was published elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

__all__ = ["PublishedRow"]


@dataclass(frozen=True, slots=True)
class PublishedRow:
    """What a published ranking says of one player; ``None`` for what it does not say.

    Ratings, μ and σ keep the decimals they were printed with (``Decimal("1834.10")`` has two),
    since that is the precision to which they can be compared.

    Attributes:
        row: line of the file, the header being 1.
        name: the player, given names first.
        position: place in the ranking.
        rating: after the discount, in rating points.
        mu: estimated skill.
        sigma: its uncertainty.
        games: rated games.
        grade: as written there, such as ``"2-dan"``.
        grade_points: points in that grade.
        id: of the player, in the file of people the ranking was made with.
    """

    row: int
    name: str
    position: int | None = None
    rating: Decimal | None = None
    mu: Decimal | None = None
    sigma: Decimal | None = None
    games: int | None = None
    grade: str | None = None
    grade_points: int | None = None
    id: str | None = None
