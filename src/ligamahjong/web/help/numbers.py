"""Numbers of the help: the constants, and the examples of the rating.

Every number that the help shows is worked out by the library when a page is built. The examples
are chosen here and computed there: a changed constant, formula or table of grades changes the
pages without anybody editing them. Constants are read through their modules for that reason.
Templates only format.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from ligamahjong.analysis import audit
from ligamahjong.league import inactivity, rating, standings, what_if
from ligamahjong.league.rating import Rating, Ties

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.game import Mode
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.table import Four

__all__ = [
    "Basics",
    "Chances",
    "Estimate",
    "RatingFacts",
    "Rivals",
    "Seat",
    "Tie",
    "basics",
    "rating_facts",
]

_ZERO: Final = Rating(0.0, 0.0)
_SURE: Final = 3.0
_NAMES: Final = ("Alba", "Bruno", "Carla", "Diego")
_FOUR: Final = (Rating(35.0, 3.0), Rating(35.0, 3.0), Rating(15.0, 3.0), Rating(15.0, 3.0))
_BY_PLACE: Final = (4, 3, 2, 1)
_TIES: Final[dict[str, Four[int]]] = {
    "two-first": (3, 3, 2, 1),
    "two-second": (3, 2, 2, 1),
    "two-third": (3, 2, 1, 1),
    "three-first": (2, 2, 2, 1),
    "three-last": (2, 1, 1, 1),
    "all": (1, 1, 1, 1),
}
_MONTHS_A_YEAR: Final = 12


@dataclass(frozen=True, slots=True)
class Basics:
    """The constants that every page speaks of.

    The projection is linear in μ and σ: ``origin + scale * (μ - caution * σ)``.
    """

    start: Rating
    origin: float
    scale: float
    caution: float
    sigma_weight: float
    provisional_games: int
    grace_months: int
    max_debt: Fraction
    full_debt_months: Fraction
    baseline: int
    visible_years: int
    decimals: int
    openskill: str


def basics() -> Basics:
    """The constants of the league, the formula taken from the projection itself."""
    origin = _ZERO.projection
    scale = Rating(1.0, 0.0).projection - origin
    sigma_weight = origin - Rating(0.0, 1.0).projection
    return Basics(
        start=rating.INITIAL,
        origin=origin,
        scale=scale,
        caution=sigma_weight / scale,
        sigma_weight=sigma_weight,
        provisional_games=standings.PROVISIONAL_GAMES,
        grace_months=inactivity.GRACE_MONTHS,
        max_debt=inactivity.MAX_DEBT,
        full_debt_months=inactivity.GRACE_MONTHS + inactivity.MAX_DEBT,
        baseline=inactivity.BASELINE,
        visible_years=inactivity.VISIBLE_MONTHS // _MONTHS_A_YEAR,
        decimals=standings.DECIMALS,
        openskill=audit.OPENSKILL,
    )


class Seat(NamedTuple):
    """One of four in an example: the place, and the rating before and after."""

    place: int
    name: str
    before: Rating
    after: Rating

    @property
    def mu_change(self) -> float:
        """Δμ."""
        return self.after.mu - self.before.mu

    @property
    def sigma_change(self) -> float:
        """Δσ."""
        return self.after.sigma - self.before.sigma

    @property
    def change(self) -> float:
        """Change of the projection."""
        return self.after.projection - self.before.projection

    @property
    def from_mu(self) -> float:
        """The part of the change that comes from the estimate alone."""
        moved = Rating(self.after.mu, self.before.sigma)
        return moved.projection - self.before.projection

    @property
    def from_sigma(self) -> float:
        """The part of the change that comes from the uncertainty alone."""
        moved = Rating(self.before.mu, self.after.sigma)
        return moved.projection - self.before.projection


class Estimate(NamedTuple):
    """A rating with the cautious estimate that it shows."""

    rating: Rating
    penalty: float
    cautious: float

    @property
    def projection(self) -> float:
        """Rating points."""
        return self.rating.projection


class Tie(NamedTuple):
    """A way of being tied, and what it changes for four newcomers from first to last."""

    key: str
    places: Four[int]
    changes: Four[float]


class Rivals(NamedTuple):
    """Three alike, and what first and last place among them change."""

    projection: float
    first: float
    last: float


class Chances(NamedTuple):
    """Chances of 1st to 4th for a favourite and for an underdog, at one temperature."""

    mode: Mode | None
    temperature: float
    favourite: Four[float]
    underdog: Four[float]


@dataclass(frozen=True, slots=True)
class RatingFacts:
    """What the page on the rating shows."""

    start_sigma: Fraction
    beta: Fraction
    tau: Fraction
    progress_games: int
    wide: Estimate
    narrow: Estimate
    newcomers: Sequence[Seat]
    player: Estimate
    rivals: Sequence[Rivals]
    four: Sequence[Estimate]
    upset: Sequence[Seat]
    expected: Sequence[Seat]
    ties_shared: bool
    ties: Sequence[Tie]
    untied: Four[float]
    chances: Sequence[Chances]
    familiar: float

    @property
    def curves(self) -> tuple[Estimate, Estimate]:
        """The two estimates that the chart draws."""
        return self.wide, self.narrow

    @property
    def difference(self) -> float:
        """What the smaller uncertainty is worth in the two curves."""
        return self.narrow.projection - self.wide.projection


def rating_facts(rules: LeagueRules) -> RatingFacts:
    """The examples of the rating under the rules in force."""
    known = basics()
    new = (rating.INITIAL,) * 4
    alba, bruno, carla, diego = _NAMES
    return RatingFacts(
        start_sigma=_simple(rating.SIGMA),
        beta=_simple(rating.BETA),
        tau=_simple(rating.TAU),
        progress_games=round(known.provisional_games * 0.6),
        wide=_estimate(Rating(rating.MU, 2 * _SURE), known),
        narrow=_estimate(Rating(rating.MU, _SURE), known),
        newcomers=_played(dict(zip(_NAMES, new, strict=True)), _NAMES),
        player=_estimate(Rating(rating.MU, _SURE), known),
        rivals=[_against(mu) for mu in (15.0, rating.MU, 35.0)],
        four=[_estimate(one, known) for one in _FOUR],
        upset=_played(dict(zip(_NAMES, _FOUR, strict=True)), (carla, diego, alba, bruno)),
        expected=_played(dict(zip(_NAMES, _FOUR, strict=True)), (alba, bruno, carla, diego)),
        ties_shared=rules.ties is Ties.SHARED,
        ties=[Tie(key, _places(scores), _changes(new, scores)) for key, scores in _TIES.items()],
        untied=_changes(new, _BY_PLACE),
        chances=[_chances(None, 1.0), *(_chances(m, t) for m, t in what_if.TEMPERATURES.items())],
        familiar=known.origin + 300,
    )


def _simple(value: float) -> Fraction:
    """The simple fraction that a constant was written as."""
    return Fraction(value).limit_denominator(1000)


def _estimate(one: Rating, known: Basics) -> Estimate:
    penalty = known.caution * one.sigma
    return Estimate(one, penalty, one.mu - penalty)


def _played(before: dict[str, Rating], order: Sequence[str]) -> list[Seat]:
    """The four from first to last after a game that ended in an order of names."""
    first, second, third, fourth = (before[name] for name in order)
    after = rating.rate((first, second, third, fourth), _BY_PLACE)
    return [
        Seat(place, name, before[name], new)
        for place, (name, new) in enumerate(zip(order, after, strict=True), start=1)
    ]


def _changes(before: Four[Rating], scores: Four[int]) -> Four[float]:
    a, b, c, d = (
        new.projection - old.projection
        for old, new in zip(before, rating.rate(before, scores), strict=True)
    )
    return a, b, c, d


def _places(scores: Four[int]) -> Four[int]:
    a, b, c, d = (1 + sum(other > one for other in scores) for one in scores)
    return a, b, c, d


def _against(mu: float) -> Rivals:
    """First and last place of a player of middle skill against three of another."""
    player, other = Rating(rating.MU, _SURE), Rating(mu, _SURE)
    won = _changes((player, other, other, other), _BY_PLACE)
    lost = _changes((other, other, other, player), _BY_PLACE)
    return Rivals(other.projection, won[0], lost[3])


def _chances(mode: Mode | None, temperature: float) -> Chances:
    alba, _, carla, _ = what_if.place_probabilities(_FOUR, temperature)
    return Chances(mode, temperature, alba, carla)
