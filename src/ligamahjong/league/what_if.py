"""Before a game: how likely each place is, and what each place would change.

Both run over all 24 finishing orders and are exact for the model. An order is as likely as drawing
the four one after another, each time in proportion to the strength ``exp(μ / (T c))`` of those
left (Plackett-Luce). ``T`` is a temperature: with 1 these are the model's own chances, which real
mahjong results show to be far too sure of the favourite; the temperatures here are fitted to
25 years of games (docs/decisions/0003-place-probabilities.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import exp, fsum
from typing import TYPE_CHECKING

from ligamahjong.errors import RatingError
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Rating, check_rating, rate, spread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.table import Four

__all__ = [
    "TEMPERATURES",
    "TEMPERATURE_RANGE",
    "Outcome",
    "PlaceChange",
    "place_probabilities",
    "what_if",
]

TEMPERATURES: Mapping[Mode, float] = {Mode.MCR: 1.64, Mode.RIICHI: 2.53}
"""How much less certain than the model a real game is, by mode."""

TEMPERATURE_RANGE = (0.1, 100.0)
"""Lowest and highest temperature: enough for any question, and no exponential overflows."""

_ORDERS = tuple(permutations(range(4)))
_HOPELESS = -600.0
"""Logarithm below which a relative strength counts as this one, so that none becomes zero."""


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """Change of the projection when finishing in one place, over the orders of the others.

    Attributes:
        lowest: least favourable order of the other three.
        mean: over those orders, each as likely as ``T`` makes it given the place.
        highest: most favourable order.
    """

    lowest: float
    mean: float
    highest: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What lies before one of the four.

    Attributes:
        rating: before the game.
        probabilities: of finishing 1st, 2nd, 3rd, 4th.
        changes: of the projection, by place.
        expected_change: of the projection, over all 24 orders.
    """

    rating: Rating
    probabilities: Four[float]
    changes: Four[PlaceChange]
    expected_change: float


def place_probabilities(ratings: Four[Rating], temperature: float = 1.0) -> Four[Four[float]]:
    """Probability of each place, 1st to 4th, for each of the four.

    Args:
        ratings: before the game, in seat order.
        temperature: 1 for the model's own chances; see :data:`TEMPERATURES`.

    Returns:
        Per seat, the probabilities of places 1 to 4; rows and columns sum to 1.

    Raises:
        RatingError: a rating or the temperature is outside what the model can hold.

    >>> alba, bruno, carla, diego = Rating(35, 3), Rating(35, 3), Rating(15, 3), Rating(15, 3)
    >>> [round(p, 3) for p in place_probabilities((alba, bruno, carla, diego))[0]]
    [0.438, 0.399, 0.14, 0.024]
    """
    chance = _chances(ratings, temperature)
    a, b, c, d = (_places_of(seat, chance) for seat in range(4))
    return a, b, c, d


def what_if(ratings: Four[Rating], temperature: float = 1.0) -> Four[Outcome]:
    """For each of the four, the probability of each place and what it would change.

    Args:
        ratings: before the game, in seat order.
        temperature: 1 for the model's own chances; see :data:`TEMPERATURES`.

    Raises:
        RatingError: a rating or the temperature is outside what the model can hold.

    >>> east, *_ = what_if((Rating(25.0, 25 / 3),) * 4)
    >>> [round(change.mean, 2) for change in east.changes]
    [72.11, 48.34, 10.49, -78.96]
    """
    chance = _chances(ratings, temperature)
    change = {order: _changes(ratings, order) for order in _ORDERS}
    a, b, c, d = (_outcome(seat, ratings[seat], chance, change) for seat in range(4))
    return a, b, c, d


_Order = tuple[int, ...]


def _chances(ratings: Four[Rating], temperature: float) -> dict[_Order, float]:
    """Probability of each finishing order, given as seats from first to last."""
    for rating in ratings:
        check_rating(rating)
    lowest, highest = TEMPERATURE_RANGE
    if not lowest <= temperature <= highest:
        raise RatingError(
            f"a temperature lies between 0.1 and 100, not {temperature!r}", temperature=temperature
        )
    scale = temperature * spread(ratings)
    best = max(rating.mu for rating in ratings)
    strength = [exp(max((rating.mu - best) / scale, _HOPELESS)) for rating in ratings]
    return {order: _chance(order, strength) for order in _ORDERS}


def _chance(order: _Order, strength: list[float]) -> float:
    probability, left = 1.0, [strength[seat] for seat in order]
    while left:
        probability *= left[0] / fsum(left)
        left = left[1:]
    return probability


def _changes(ratings: Four[Rating], order: _Order) -> Four[float]:
    """Change of each projection, in seat order, when the game ends in this order."""
    east, south, west, north = (-order.index(seat) for seat in range(4))
    after = rate(ratings, (east, south, west, north))
    a, b, c, d = (new.projection - old.projection for new, old in zip(after, ratings, strict=True))
    return a, b, c, d


def _places_of(seat: int, chance: dict[_Order, float]) -> Four[float]:
    first, second, third, fourth = (
        fsum(p for order, p in chance.items() if order[place] == seat) for place in range(4)
    )
    return first, second, third, fourth


def _outcome(
    seat: int, rating: Rating, chance: dict[_Order, float], change: dict[_Order, Four[float]]
) -> Outcome:
    probabilities = _places_of(seat, chance)
    first, second, third, fourth = (
        _place_change(seat, place, probabilities[place], chance, change) for place in range(4)
    )
    return Outcome(
        rating,
        probabilities,
        (first, second, third, fourth),
        fsum(chance[order] * change[order][seat] for order in _ORDERS),
    )


def _place_change(
    seat: int,
    place: int,
    probability: float,
    chance: dict[_Order, float],
    change: dict[_Order, Four[float]],
) -> PlaceChange:
    orders = [order for order in _ORDERS if order[place] == seat]
    values = [change[order][seat] for order in orders]
    if probability > 0:
        mean = fsum(chance[order] * change[order][seat] for order in orders) / probability
    else:
        mean = fsum(values) / len(values)
    return PlaceChange(min(values), mean, max(values))
