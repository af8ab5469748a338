"""A history beside OpenSkill 6.0.0 itself, and what happens when the two part."""

from __future__ import annotations

import gc
import math
import random
import sys
import tracemalloc
from dataclasses import FrozenInstanceError
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.analysis import audit as module
from ligamahjong.analysis.audit import OPENSKILL, Divergence, Quantity, Values, audit
from ligamahjong.errors import GameError, GameOrderError, MissingExtra
from ligamahjong.league import rating, replay
from ligamahjong.league.game import Game, Mode
from ligamahjong.league.rating import Rating, Ties
from ligamahjong.league.rules import LeagueRules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ligamahjong.table import Four

    Kernel: TypeAlias = Callable[[Four[Rating], Four[int], Four[int], Ties], Four[Rating]]

START = datetime(2026, 1, 10, 9, tzinfo=UTC)
PEOPLE = tuple(f"p{number:02}" for number in range(12))


def game(number: int, players: Four[str], scores: Four[int], mode: Mode = Mode.MCR) -> Game:
    start = START + timedelta(hours=number)
    return Game(f"g{number}", mode, start.astimezone(UTC), start.date(), players, scores)


def season(games: int, *, seed: int = 1, top: int = 6) -> Iterator[Game]:
    """Random games between twelve people, ties of every kind among them."""
    draw = random.Random(seed)
    for number in range(1, games + 1):
        a, b, c, d = draw.sample(PEOPLE, 4)
        e, f, g, h = (draw.randint(-top, top) for _ in range(4))
        yield game(number, (a, b, c, d), (e, f, g, h))


def broken_at(number: int, seat: int = 2) -> Kernel:
    """A kernel that gives one seat of one game the next larger μ."""
    count = 0

    def kernel(
        ratings: Four[Rating], order: Four[int], scores: Four[int], ties: Ties
    ) -> Four[Rating]:
        nonlocal count
        count += 1
        after = list(rating.rate_order(ratings, order, scores, ties))
        if count == number:
            after[seat] = Rating(math.nextafter(after[seat].mu, math.inf), after[seat].sigma)
        a, b, c, d = after
        return a, b, c, d

    return kernel


@pytest.mark.parametrize("ties", Ties)
def test_not_a_bit_differs(ties: Ties) -> None:
    result = audit(Mode.MCR, season(400), LeagueRules(ties))
    assert result.games == 400
    assert result.equal
    assert result.first is None
    assert (result.games_differing, result.players_differing) == (0, 0)
    assert dict(result.largest) == dict.fromkeys(Quantity)
    assert [result.largest_difference(quantity) for quantity in Quantity] == [0.0, 0.0, 0.0]


@given(st.integers(0, 10_000), st.integers(0, 3), st.sampled_from(Ties))
def test_no_history_differs(seed: int, top: int, ties: Ties) -> None:
    assert audit(Mode.MCR, season(12, seed=seed, top=top), LeagueRules(ties)).equal


def test_the_final_states_of_both_are_those_of_a_plain_replay() -> None:
    result = audit(Mode.MCR, season(60))
    states = replay.replay(Mode.MCR, season(60)).states
    assert list(result.ours) == list(result.openskill) == list(states)
    for player, state in states.items():
        expected = Values(state.rating.mu, state.rating.sigma, state.rating.projection)
        assert result.ours[player] == result.openskill[player] == expected


def test_the_first_game_has_its_golden_values() -> None:
    result = audit(Mode.MCR, [game(1, ("a", "b", "c", "d"), (40, 30, 20, 10))])
    mu, sigma, projection = result.openskill["d"]
    assert (round(mu, 6), round(sigma, 6)) == (20.962413, 8.084128)
    assert round(projection, 6) == 1421.0407


def test_no_games_no_differences() -> None:
    result = audit(Mode.RIICHI, [])
    assert (result.games, result.equal, dict(result.ours)) == (0, True, {})


def test_games_are_refused_as_in_any_replay() -> None:
    with pytest.raises(GameError, match="is mcr"):
        audit(Mode.RIICHI, season(1))
    with pytest.raises(GameOrderError):
        audit(Mode.MCR, reversed(list(season(2))))


def test_the_result_does_not_change() -> None:
    result = audit(Mode.MCR, season(1))
    with pytest.raises(FrozenInstanceError):
        result.games = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        result.ours["p00"] = Values(0.0, 0.0, 0.0)  # type: ignore[index]


def peak_memory(games: int, *, kept: list[Game] | None = None) -> int:
    """Most bytes taken while so many games are audited, the games kept meanwhile if asked for."""

    def swept() -> Iterator[Game]:
        for one in season(games):
            if one.id.endswith("00"):
                gc.collect()  # now and then, and not whenever it happens
            if kept is not None:
                kept.append(one)
            yield one

    tracemalloc.start()
    try:
        audit(Mode.MCR, swept())
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.unmeasured
def test_a_stream_is_audited_in_flat_memory() -> None:
    peak_memory(450)  # what is imported and cached once, such as the grades on the way up
    short, long = peak_memory(150), peak_memory(450)
    assert long - short < 10_000
    assert peak_memory(450, kept=[]) - short > 60_000


# What an audit sees


def test_one_bit_in_one_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    games = list(season(60))
    monkeypatch.setattr(replay, "rate_order", broken_at(17))
    result = audit(Mode.MCR, games)
    assert not result.equal
    first = result.first
    assert first is not None
    assert (first.number, first.game, first.player) == (17, games[16], games[16].players[2])
    assert first.ours.mu == math.nextafter(first.openskill.mu, math.inf)
    assert first.ours.sigma == first.openskill.sigma
    assert first.difference(Quantity.MU) == math.ulp(first.openskill.mu)
    # The bit spreads: whoever meets the player afterwards is off too.
    assert 1 < result.games_differing <= 60 - 16
    assert 1 < result.players_differing <= len(PEOPLE)


def test_the_last_game_differing_is_one_game_and_one_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay, "rate_order", broken_at(60, seat=0))
    result = audit(Mode.MCR, season(60))
    assert (result.games_differing, result.players_differing) == (1, 1)
    assert result.largest[Quantity.MU] == result.first
    assert result.largest[Quantity.SIGMA] is None


def test_the_largest_difference_is_where_it_is_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    def lopsided(
        ratings: Four[Rating], order: Four[int], scores: Four[int], ties: Ties
    ) -> Four[Rating]:
        a, b, c, d = rating.rate_order(ratings, order, scores, ties)
        return a, Rating(b.mu + 1.0, b.sigma), c, Rating(d.mu + 0.5, d.sigma * 2.0)

    monkeypatch.setattr(replay, "rate_order", lopsided)
    result = audit(Mode.MCR, [game(1, ("a", "b", "c", "d"), (4, 3, 2, 1))])
    largest = {quantity: where and where.player for quantity, where in result.largest.items()}
    assert largest == {"mu": "b", "sigma": "d", "projection": "d"}
    assert result.largest_difference(Quantity.MU) == pytest.approx(1.0)
    assert result.first is not None
    assert result.first.player == "b"


def test_the_two_replays_share_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    healthy = audit(Mode.MCR, season(60)).openskill
    monkeypatch.setattr(replay, "rate_order", broken_at(1))
    assert audit(Mode.MCR, season(60)).openskill == healthy


def test_our_projection_has_a_witness_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rating, "projection", property(lambda self: 1500.0 + 24.0 * self.mu))
    result = audit(Mode.MCR, season(1))
    assert result.largest_difference(Quantity.MU) == 0.0
    assert result.largest_difference(Quantity.PROJECTION) > 500


def test_the_other_rule_of_ties_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the replay broke ties in its own way, the audit would see it."""

    def kernel(
        ratings: Four[Rating], order: Four[int], scores: Four[int], ties: Ties
    ) -> Four[Rating]:
        del ties
        return rating.rate_order(ratings, order, scores, Ties.ENTRY_ORDER)

    tied = [game(1, ("a", "b", "c", "d"), (20, 20, 10, 0))]
    monkeypatch.setattr(replay, "rate_order", kernel)
    assert not audit(Mode.MCR, tied).equal
    assert audit(Mode.MCR, tied, LeagueRules(Ties.ENTRY_ORDER)).equal


def test_a_value_that_is_no_number_is_infinitely_far_away() -> None:
    where = game(1, ("a", "b", "c", "d"), (4, 3, 2, 1))
    ours, theirs = Values(math.nan, 8.0, math.nan), Values(25.0, 8.0, 1500.0)
    one = Divergence(1, where, "a", ours, theirs)
    assert [one.difference(quantity) for quantity in Quantity] == [math.inf, 0.0, math.inf]


def test_the_sign_of_zero_is_a_bit() -> None:
    assert Values(0.0, 1.0, 1428.0).bits != Values(-0.0, 1.0, 1428.0).bits


# The release of OpenSkill


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra, match=r'pip install "ligamahjong\[audit\]"') as caught:
        audit(Mode.MCR, [])
    assert caught.value.facts == {"extra": "audit"}


def test_another_release_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "version", {"openskill": "6.2.0"}.__getitem__)
    with pytest.raises(MissingExtra, match=r"needs OpenSkill 6\.0\.0, and 6\.2\.0 is") as caught:
        audit(Mode.MCR, [])
    assert caught.value.facts == {
        "extra": "audit",
        "reason": "version",
        "found": "6.2.0",
        "expected": "6.0.0",
    }


def test_the_release_is_the_one_the_extra_pins(repository: Path) -> None:
    assert f'audit = ["openskill=={OPENSKILL}"]' in (repository / "pyproject.toml").read_text()
