"""The kernel against OpenSkill 6.0.0 itself, and against the figures the league publishes."""

from __future__ import annotations

import itertools
import random
from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from ligamahjong.errors import RatingError
from ligamahjong.league.rating import INITIAL, Rating, Ties, check_rating, rate, spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.table import Four

MODEL = PlackettLuce()
NEW = (INITIAL, INITIAL, INITIAL, INITIAL)
ALBA = BRUNO = Rating(35.0, 3.0)
CARLA = DIEGO = Rating(15.0, 3.0)


def openskill(ratings: Four[Rating], scores: Sequence[float]) -> list[tuple[float, float]]:
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, scores=list(scores))]


def random_game(rng: random.Random) -> tuple[Four[Rating], Four[int]]:
    def rating() -> Rating:
        return Rating(rng.gauss(25, 9), rng.uniform(0.8, 9))

    pool = rng.choice([range(2), range(-2, 3), range(-130_000, 130_000, 100)])
    return (rating(), rating(), rating(), rating()), (
        rng.choice(pool),
        rng.choice(pool),
        rng.choice(pool),
        rng.choice(pool),
    )


def changes(scores: Four[int], ratings: Four[Rating] = NEW) -> list[float]:
    return [
        round(after.projection - before.projection, 6)
        for before, after in zip(ratings, rate(ratings, scores), strict=True)
    ]


def test_the_oracle_is_the_version_the_league_names() -> None:
    assert version("openskill") == "6.0.0"


@pytest.mark.unmeasured
def test_bits_of_20_000_random_games_with_ties() -> None:
    rng = random.Random(600)
    tied = 0
    for _ in range(20_000):
        ratings, scores = random_game(rng)
        tied += len(set(scores)) < 4
        assert [tuple(rating) for rating in rate(ratings, scores)] == openskill(
            ratings, list(scores)
        )
    assert 5_000 < tied < 19_000


def test_bits_of_every_pattern_of_ties_in_every_seat() -> None:
    ratings = (Rating(31.0, 2.5), INITIAL, Rating(18.0, 4.0), Rating(27.5, 1.7))
    for a, b, c, d in itertools.product(range(4), repeat=4):
        scores = (a, b, c, d)
        assert [tuple(rating) for rating in rate(ratings, scores)] == openskill(
            ratings, list(scores)
        )


def test_entry_order_is_what_openskill_does_with_floats() -> None:
    rng = random.Random(601)
    for _ in range(5_000):
        ratings, scores = random_game(rng)
        ours = rate(ratings, scores, ties=Ties.ENTRY_ORDER)
        assert [tuple(rating) for rating in ours] == openskill(
            ratings, [float(score) for score in scores]
        )


def test_the_two_tie_rules_differ_only_with_ties() -> None:
    distinct, tied = (4, 3, 2, 1), (4, 4, 2, 1)
    assert rate(NEW, distinct) == rate(NEW, distinct, ties=Ties.ENTRY_ORDER)
    assert rate(NEW, tied) != rate(NEW, tied, ties=Ties.ENTRY_ORDER)


def test_a_history_stays_equal_to_the_bit() -> None:
    rng = random.Random(602)
    ours = dict.fromkeys(range(40), INITIAL)
    theirs = {player: MODEL.rating() for player in range(40)}
    for _ in range(3_000):
        seats = rng.sample(range(40), 4)
        a, b, c, d = seats
        scores = [rng.randrange(-60, 60) for _ in seats]
        ours[a], ours[b], ours[c], ours[d] = rate(
            (ours[a], ours[b], ours[c], ours[d]), (scores[0], scores[1], scores[2], scores[3])
        )
        teams = MODEL.rate([[theirs[seat]] for seat in seats], scores=list[float](scores))
        theirs |= {seat: team[0] for seat, team in zip(seats, teams, strict=True)}
    assert {p: tuple(r) for p, r in ours.items()} == {p: (r.mu, r.sigma) for p, r in theirs.items()}


def test_first_game_of_four_newcomers() -> None:
    after = rate(NEW, (42_300, 30_000, 28_700, 19_000))
    assert [round(r.mu, 6) for r in after] == [27.795253, 26.552918, 24.689416, 20.962413]
    assert [round(r.sigma, 6) for r in after] == [8.263572, 8.179618, 8.084128, 8.084128]
    assert [round(r.projection, 6) for r in after] == [
        1572.108895,
        1548.337540,
        1510.488786,
        1421.040700,
    ]


def test_underdogs_win() -> None:
    table = (ALBA, BRUNO, CARLA, DIEGO)
    assert [r.projection for r in table] == [2124, 2124, 1644, 1644]
    assert changes((2, 1, 4, 3), table) == [-6.575052, -27.623481, 19.809170, 18.575656]


def test_favourites_win() -> None:
    assert changes((4, 3, 2, 1), (ALBA, BRUNO, CARLA, DIEGO)) == [
        12.419245,
        -3.489708,
        7.891806,
        -13.156622,
    ]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((3, 3, 2, 1), [27.38, 27.38, 34.19, -55.26]),
        ((4, 3, 3, 1), [72.11, 3.61, 3.61, -41.11]),
        ((4, 3, 1, 1), [72.11, 48.34, -34.24, -34.24]),
        ((3, 3, 3, 1), [12.48, 12.48, 12.48, -17.34]),
        ((4, 1, 1, 1), [72.11, -11.29, -11.29, -11.29]),
        ((0, 0, 0, 0), [5.02, 5.02, 5.02, 5.02]),
    ],
    ids=["for first", "for second", "for third", "three first", "three last", "all four"],
)
def test_ties_of_four_newcomers(scores: Four[int], expected: list[float]) -> None:
    assert [round(change, 2) for change in changes(scores)] == expected


def test_a_quieter_estimate_rates_higher() -> None:
    assert (Rating(25.0, 6.0).projection, Rating(25.0, 3.0).projection) == (1668, 1884)


def test_margins_do_not_count() -> None:
    assert rate(NEW, (4, 3, 2, 1)) == rate(NEW, (128_100, 300, 200, -100))


def test_change_of_the_projection_is_24_mu_less_72_sigma() -> None:
    for before, after in zip(NEW, rate(NEW, (4, 3, 2, 1)), strict=True):
        formula = 24 * (after.mu - before.mu) - 72 * (after.sigma - before.sigma)
        assert formula == pytest.approx(after.projection - before.projection, abs=1e-10)


RATINGS = st.builds(
    Rating, st.floats(-60, 110, allow_nan=False), st.floats(0.05, 10, allow_nan=False)
)


@given(st.tuples(RATINGS, RATINGS, RATINGS, RATINGS), st.tuples(*[st.integers(-3, 3)] * 4))
def test_any_rating_and_tie_equals_openskill(ratings: Four[Rating], scores: Four[int]) -> None:
    ours = [tuple(rating) for rating in rate(ratings, scores)]
    assert ours == openskill(ratings, list(scores))


@given(st.tuples(RATINGS, RATINGS, RATINGS, RATINGS), st.permutations(range(4)))
def test_sigma_stays_positive_and_better_places_gain_mu(
    ratings: Four[Rating], ranking: list[int]
) -> None:
    a, b, c, d = ranking
    after = rate(ratings, (a, b, c, d))
    winner, loser = ranking.index(3), ranking.index(0)
    assert all(rating.sigma > 0 for rating in after)
    assert after[winner].mu >= ratings[winner].mu
    assert after[loser].mu <= ratings[loser].mu


def test_a_large_shrink_stops_at_kappa() -> None:
    wide = (Rating(25.0, 1e9), INITIAL, INITIAL, INITIAL)
    after = [tuple(rating) for rating in rate(wide, (4, 3, 2, 1))]
    assert after == openskill(wide, [4, 3, 2, 1])


@pytest.mark.parametrize(
    "rating",
    [
        Rating(float("nan"), 3.0),
        Rating(25.0, float("nan")),
        Rating(float("inf"), 3.0),
        Rating(25.0, 0.0),
        Rating(25.0, -1.0),
        Rating(1e6, 3.0),
        Rating(25.0, 1e6),
    ],
)
def test_what_the_model_cannot_hold_is_refused(rating: Rating) -> None:
    with pytest.raises(RatingError, match="a rating needs"):
        check_rating(rating)


def test_spread_does_not_depend_on_who_sits_where_for_equals() -> None:
    assert spread(NEW) == pytest.approx(2 * (25 / 6) * (1 + 4 * 1.0001) ** 0.5, rel=1e-5)
