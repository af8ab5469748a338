"""Places before a game: exact probabilities, and the help page's two scenarios."""

from __future__ import annotations

from itertools import permutations
from math import exp, isfinite, prod
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import RatingError
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import INITIAL, Rating, rate, spread
from ligamahjong.league.what_if import TEMPERATURES, place_probabilities, what_if

if TYPE_CHECKING:
    from ligamahjong.table import Four

ALBA, BRUNO, CARLA, DIEGO = Rating(35, 3), Rating(35, 3), Rating(15, 3), Rating(15, 3)
TABLE = (ALBA, BRUNO, CARLA, DIEGO)
RATINGS = st.builds(Rating, st.floats(-20, 70), st.floats(0.5, 9))
TABLES = st.tuples(RATINGS, RATINGS, RATINGS, RATINGS)


def test_the_two_scenarios_lie_within_what_was_foreseen() -> None:
    alba, bruno, carla, diego = what_if(TABLE)
    upset = {"Carla 1st": 19.809170, "Diego 2nd": 18.575656, "Alba 3rd": -6.575052}
    assert round(carla.changes[0].mean, 6) == upset["Carla 1st"]
    assert round(diego.changes[1].highest, 6) == upset["Diego 2nd"]
    assert round(alba.changes[2].highest, 6) == upset["Alba 3rd"]
    assert round(bruno.changes[3].highest, 6) == -27.623481
    assert round(alba.changes[0].mean, 6) == 12.419245
    assert round(bruno.changes[1].lowest, 6) == -3.489708
    assert round(carla.changes[2].lowest, 6) == 7.891806
    assert round(diego.changes[3].lowest, 6) == -13.156622


def test_means_weigh_the_orders_by_their_chance() -> None:
    alba = what_if(TABLE)[0]
    assert [round(change.mean, 2) for change in alba.changes] == [12.42, -2.50, -18.71, -37.92]
    assert [round(p, 3) for p in alba.probabilities] == [0.438, 0.399, 0.140, 0.024]


def test_the_winner_gains_the_same_whoever_comes_second() -> None:
    for outcome in what_if(TABLE):
        first = outcome.changes[0]
        assert first.lowest == pytest.approx(first.highest, abs=1e-9)


@given(TABLES, st.sampled_from([1.0, *TEMPERATURES.values()]))
def test_against_the_sum_over_orders_written_out(ratings: Four[Rating], temperature: float) -> None:
    strength = [exp(r.mu / (temperature * spread(ratings))) for r in ratings]
    expected = [[0.0] * 4 for _ in range(4)]
    for order in permutations(range(4)):
        chance = prod(
            strength[seat] / sum(strength[other] for other in order[place:])
            for place, seat in enumerate(order)
        )
        for place, seat in enumerate(order):
            expected[seat][place] += chance
    for ours, theirs in zip(place_probabilities(ratings, temperature), expected, strict=True):
        assert ours == pytest.approx(theirs, rel=1e-9, abs=1e-12)
        assert sum(ours) == pytest.approx(1)


@given(TABLES)
def test_at_temperature_1_the_model_expects_no_change_of_mu(ratings: Four[Rating]) -> None:
    chances = place_probabilities(ratings)
    assert [sum(column) for column in zip(*chances, strict=True)] == pytest.approx([1] * 4)
    expected = [0.0] * 4
    scale = spread(ratings)
    strength = [exp(r.mu / scale) for r in ratings]
    for order in permutations(range(4)):
        chance = prod(
            strength[seat] / sum(strength[other] for other in order[place:])
            for place, seat in enumerate(order)
        )
        east, south, west, north = (-order.index(seat) for seat in range(4))
        for seat, after in enumerate(rate(ratings, (east, south, west, north))):
            expected[seat] += chance * (after.mu - ratings[seat].mu)
    assert expected == pytest.approx([0.0] * 4, abs=1e-9)


def test_four_newcomers_expect_thirteen_points_each() -> None:
    for outcome in what_if((INITIAL,) * 4):
        assert outcome.probabilities == pytest.approx((0.25,) * 4)
        assert round(outcome.expected_change, 2) == 12.99


def test_a_higher_temperature_is_less_sure() -> None:
    def favourite(temperature: float) -> float:
        return place_probabilities(TABLE, temperature)[0][0]

    own, mcr, riichi = (
        favourite(t) for t in (1.0, TEMPERATURES[Mode.MCR], TEMPERATURES[Mode.RIICHI])
    )
    assert own > mcr > riichi > 0.25


def test_the_furthest_apart_the_model_holds_still_gives_numbers() -> None:
    best, worst = Rating(1000, 0.01), Rating(-1000, 0.01)
    outcomes = what_if((best, worst, worst, worst), temperature=0.1)
    assert outcomes[0].probabilities[0] == pytest.approx(1)
    assert all(isfinite(p) for o in outcomes for p in o.probabilities)
    assert all(isfinite(place.mean) for o in outcomes for place in o.changes)


@pytest.mark.parametrize("temperature", [0.0, -1.0, float("nan"), float("inf")])
def test_an_impossible_temperature_is_refused(temperature: float) -> None:
    with pytest.raises(RatingError, match="temperature"):
        what_if(TABLE, temperature)


def test_an_impossible_rating_is_refused() -> None:
    with pytest.raises(RatingError, match="sigma=0"):
        place_probabilities((ALBA, BRUNO, CARLA, Rating(15, 0)))
