"""The rating of a game of four: Plackett-Luce as OpenSkill 6.0.0 computes it, bit for bit.

The league rates with OpenSkill 6.0.0 and its default parameters (docs/rules/ranking.md, Rating).
This module does the same operations in the same order for the one case the league has, four
teams of one player, so that results are equal to the last bit and many times faster; the tests
hold it against OpenSkill itself.
"""

from __future__ import annotations

from enum import StrEnum
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import RatingError
from ligamahjong.table import finishing_order

if TYPE_CHECKING:
    from ligamahjong.table import Four

__all__ = [
    "BETA",
    "INITIAL",
    "KAPPA",
    "MU",
    "SIGMA",
    "TAU",
    "Rating",
    "Ties",
    "check_rating",
    "rate",
    "rate_order",
    "spread",
]

MU = 25.0
"""Initial estimate of skill."""
SIGMA = 25.0 / 3.0
"""Initial uncertainty of that estimate."""
BETA = 25.0 / 6.0
"""How much one game's performance varies around the skill."""
KAPPA = 0.0001
"""Floor of the factor by which one game can shrink a variance."""
TAU = 25.0 / 300.0
"""Uncertainty added before every game."""

_BETA_SQUARED = BETA**2
_TAU_SQUARED = TAU * TAU
_LARGEST_MU = 1000.0
_LARGEST_SIGMA = 100.0


class Ties(StrEnum):
    """What equal scores mean for the rating (docs/decisions/0001-ties.md)."""

    SHARED = "shared"
    """They are ties, as OpenSkill 6.0.0 treats equal integers."""
    ENTRY_ORDER = "entry-order"
    """The earlier seat finishes ahead, as OpenSkill 6.0.0 treats equal floats."""


_SHARED = Ties.SHARED


class Rating(NamedTuple):
    """An estimate of skill: its centre μ and its uncertainty σ.

    >>> Rating(25.0, 3.0).projection, Rating(25.0, 6.0).projection
    (1884.0, 1668.0)
    """

    mu: float
    sigma: float

    @property
    def projection(self) -> float:
        """Rating points before any discount: 1500 + 24 (μ - 3σ)."""
        return 1500.0 + 24.0 * (self.mu - 3.0 * self.sigma)


_new = tuple.__new__

INITIAL = Rating(MU, SIGMA)
"""What everybody starts with in a mode: a projection of 1500."""


def check_rating(rating: Rating) -> Rating:
    """The same rating, if the model can compute with it.

    Raises:
        RatingError: μ or σ is not a number, or far outside the model's scale.
    """
    if not (abs(rating.mu) <= _LARGEST_MU and 0.0 < rating.sigma <= _LARGEST_SIGMA):
        raise RatingError(
            f"a rating needs -1000 <= mu <= 1000 and 0 < sigma <= 100, "
            f"not mu={rating.mu!r}, sigma={rating.sigma!r}",
            mu=rating.mu,
            sigma=rating.sigma,
        )
    return rating


def spread(ratings: Four[Rating]) -> float:
    """The scale c of one game: √ Σ (σ² + τ² + β²), over the four in the order given.

    >>> round(spread((INITIAL, INITIAL, INITIAL, INITIAL)), 6)
    18.634645
    """
    total = 0.0
    for rating in ratings:
        total += sqrt(rating.sigma * rating.sigma + _TAU_SQUARED) ** 2 + _BETA_SQUARED
    return sqrt(total)


def rate(ratings: Four[Rating], scores: Four[int], *, ties: Ties = Ties.SHARED) -> Four[Rating]:
    """The four ratings after a game.

    Only the order of the scores counts, not the margins.

    Args:
        ratings: before the game, in seat order.
        scores: one integer per seat, in the same order; more is better.
        ties: what equal scores mean.

    Returns:
        The ratings after the game, in seat order.

    >>> after = rate((INITIAL,) * 4, (40_000, 30_000, 28_000, 22_000))
    >>> [round(rating.projection, 6) for rating in after]
    [1572.108895, 1548.33754, 1510.488786, 1421.0407]
    """
    return rate_order(ratings, finishing_order(scores), scores, ties)


def rate_order(
    ratings: Four[Rating], order: Four[int], scores: Four[int], ties: Ties
) -> Four[Rating]:
    """As :func:`rate`, for a caller that already knows the finishing order of the scores."""
    if ties is _SHARED and len({*scores}) < len(scores):
        return _rate_tied(ratings, scores, order)
    return _rate_distinct(ratings, order)


def _rate_distinct(ratings: Four[Rating], order: Four[int]) -> Four[Rating]:
    """Four different places, in straight-line code.

    The variances are ``s**2.0``, not ``s * s``: OpenSkill uses the power function, whose last bit
    differs now and then. What OpenSkill does besides and cannot change a bit is left out: products
    and quotients with exactly 1; the root of a variance, which is the σ the variance comes from as
    long as the power function errs by less than 0.7 units in the last place; and the floor κ,
    as what it is applied to is never below 1/4.
    """
    seat_a, seat_b, seat_c, seat_d = order
    mu_a, sigma_a = ratings[seat_a]
    mu_b, sigma_b = ratings[seat_b]
    mu_c, sigma_c = ratings[seat_c]
    mu_d, sigma_d = ratings[seat_d]
    sigma_a = sqrt(sigma_a * sigma_a + _TAU_SQUARED)
    sigma_b = sqrt(sigma_b * sigma_b + _TAU_SQUARED)
    sigma_c = sqrt(sigma_c * sigma_c + _TAU_SQUARED)
    sigma_d = sqrt(sigma_d * sigma_d + _TAU_SQUARED)
    var_a, var_b = sigma_a**2.0, sigma_b**2.0
    var_c, var_d = sigma_c**2.0, sigma_d**2.0
    scale = sqrt(
        (var_a + _BETA_SQUARED)
        + (var_b + _BETA_SQUARED)
        + (var_c + _BETA_SQUARED)
        + (var_d + _BETA_SQUARED)
    )
    scale_squared = scale**2.0
    exp_a = exp(mu_a / scale)
    exp_b = exp(mu_b / scale)
    exp_c = exp(mu_c / scale)
    exp_d = exp(mu_d / scale)
    for_first = exp_a + exp_b + exp_c + exp_d
    for_second = exp_b + exp_c + exp_d
    for_third = exp_c + exp_d

    p = exp_a / for_first
    not_p = 1.0 - p
    mu_a += not_p * (var_a / scale)
    left_a = 1.0 - p * not_p * (var_a / scale_squared) * (sigma_a / scale)

    p = exp_b / for_first
    q = exp_b / for_second
    not_q = 1.0 - q
    mu_b += (not_q - p) * (var_b / scale)
    delta = p * (1.0 - p) + q * not_q
    left_b = 1.0 - delta * (var_b / scale_squared) * (sigma_b / scale)

    p = exp_c / for_first
    q = exp_c / for_second
    r = exp_c / for_third
    not_r = 1.0 - r
    mu_c += (not_r - (p + q)) * (var_c / scale)
    delta = p * (1.0 - p) + q * (1.0 - q) + r * not_r
    left_c = 1.0 - delta * (var_c / scale_squared) * (sigma_c / scale)

    p = exp_d / for_first
    q = exp_d / for_second
    r = exp_d / for_third
    mu_d -= (p + q + r) * (var_d / scale)
    delta = p * (1.0 - p) + q * (1.0 - q) + r * (1.0 - r)
    left_d = 1.0 - delta * (var_d / scale_squared) * (sigma_d / scale)

    after = [INITIAL, INITIAL, INITIAL, INITIAL]
    after[seat_a] = _new(Rating, (mu_a, sigma_a * sqrt(left_a)))
    after[seat_b] = _new(Rating, (mu_b, sigma_b * sqrt(left_b)))
    after[seat_c] = _new(Rating, (mu_c, sigma_c * sqrt(left_c)))
    after[seat_d] = _new(Rating, (mu_d, sigma_d * sqrt(left_d)))
    return after[0], after[1], after[2], after[3]


def _rate_tied(ratings: Four[Rating], scores: Four[int], order: Four[int]) -> Four[Rating]:
    """At least one tie: the sums run over whole groups of equal scores.

    ``rank`` counts those strictly ahead; everybody still in the running at a rank shares one sum,
    and what a rank contributes is divided by the number of players who share it.
    """
    rank = [sum(other > scores[seat] for other in scores) for seat in order]
    mu = [ratings[seat].mu for seat in order]
    sigma = [sqrt(ratings[seat].sigma * ratings[seat].sigma + _TAU_SQUARED) for seat in order]
    variance = [s**2 for s in sigma]
    scale = sqrt(_sum_from([v + _BETA_SQUARED for v in variance], 0))
    strength = [exp(m / scale) for m in mu]
    still_in = [_sum_from(strength, rank.index(at)) for at in rank]
    sharing = [rank.count(at) for at in rank]
    after = list(ratings)
    for i, seat in enumerate(order):
        omega = delta = 0.0
        for q in range(4):
            if rank[q] > rank[i]:
                break
            p = strength[i] / still_in[q]
            delta += p * (1 - p) / sharing[q]
            if q == i:
                omega += (1 - p) / sharing[q]
            else:
                omega -= p / sharing[q]
        omega *= variance[i] / scale
        delta *= variance[i] / scale**2
        delta *= sqrt(variance[i]) / scale
        after[seat] = Rating(mu[i] + omega, sigma[i] * sqrt(max(1 - delta, KAPPA)))
    east, south, west, north = after
    return east, south, west, north


def _sum_from(values: list[float], start: int) -> float:
    """Plain left-to-right sum; ``sum`` compensates rounding since Python 3.12."""
    total = 0.0
    for value in values[start:]:
        total += value
    return total
