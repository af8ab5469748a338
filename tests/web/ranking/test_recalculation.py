"""Results follow the ledger: as little as possible is touched, and a full replay gives the same."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Game, Mode
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.payloads import GameAdded, GameCorrected, GameVoided
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.ledger.services import append_entries, append_locked
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking import recalculation
from ligamahjong.web.ranking.models import CurrentGame, PlayerResult, SeatResult
from ligamahjong.web.ranking.recalculation import bring_up_to_date, is_due
from ligamahjong.web.ranking.services import record
from support.entries import Step, happens, opening
from support.results import assert_equal_to_full, results
from support.site import copied

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pytest_django import DjangoDbBlocker

    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.fold import LedgerState

GAMES = 12


def seat_ids() -> dict[tuple[str, int], int]:
    rows = SeatResult.objects.values_list("game", "seat", "id")
    return {(game, seat): number for game, seat, number in rows}


def start(number: int = 0) -> random.Random:
    draw = random.Random(number)
    record(opening(GAMES, draw), actor="u1")
    return draw


def take(step: Step, draw: random.Random) -> None:
    """Let something of a kind happen, trying until the ledger takes it."""
    state = fold(entries())
    for _ in range(500):
        payload = happens(step, state, draw)
        assert payload
        try:
            record([payload], actor="u1")
        except LedgerError:
            continue
        return
    pytest.fail(f"nothing of the kind {step} can happen")


@pytest.mark.usefixtures("site")
def test_the_newest_game_touches_nothing_else() -> None:
    draw = start()
    before, players = seat_ids(), set(PlayerResult.objects.values_list("person", "mode", "id"))
    take(Step.NEWEST, draw)
    after = seat_ids()
    game = CurrentGame.objects.order_by("-order")[0]
    seats = {(game.id, seat) for seat in range(4)}
    assert {seat: number for seat, number in after.items() if seat not in seats} == before
    assert after.keys() - before.keys() == seats
    four = {game.player1, game.player2, game.player3, game.player4}
    others = {row for row in players if row[0] not in four or row[1] != game.mode}
    assert others <= set(PlayerResult.objects.values_list("person", "mode", "id"))
    assert_equal_to_full()


@pytest.mark.usefixtures("site")
def test_a_back_dated_game_leaves_those_before_it_and_the_other_mode_alone() -> None:
    start()
    before = seat_ids()
    third = CurrentGame.objects.filter(mode="mcr").order_by("played_at")[2]
    game = Game("late", Mode.MCR, third.played_at, third.day, ("a", "b", "c", "l"), (4, 3, 2, 1))
    record([GameAdded(game)], actor="u1")
    kept = {seat for seat, number in seat_ids().items() if before.get(seat) == number}
    expected = SeatResult.objects.exclude(mode="mcr", played_at__gt=third.played_at)
    assert kept == {*expected.exclude(game="late").values_list("game", "seat")}
    assert SeatResult.objects.filter(game=third.id).count() == 4
    assert_equal_to_full()


@pytest.mark.usefixtures("site")
def test_a_correction_that_no_rating_depends_on_replays_nothing() -> None:
    start()
    before = seat_ids()
    game = fold(entries()).filed["g3"].game
    record([GameCorrected(replace(game, source="acta"))], actor="u1")
    assert seat_ids() == before
    assert CurrentGame.objects.get(id="g3").source == "acta"
    assert_equal_to_full()


@pytest.mark.parametrize("step", Step)
@pytest.mark.usefixtures("site")
def test_each_kind_of_entry_gives_the_rows_of_a_full_recalculation(step: Step) -> None:
    draw = start(7)
    for needed in (Step.VOIDED, Step.MERGED):
        take(needed, draw)
    take(step, draw)
    assert_equal_to_full()


@pytest.mark.usefixtures("site")
def test_a_player_whose_only_game_goes_has_no_result() -> None:
    start()
    moment = datetime(2024, 3, 2, tzinfo=UTC)
    alone = Game("x", Mode.MCR, moment, moment.date(), ("z", "a", "b", "c"), (4, 3, 2, 1))
    record([GameAdded(alone)], actor="u1")
    assert PlayerResult.objects.filter(person="z").exists()
    record([GameVoided("x")], actor="u1")
    assert not PlayerResult.objects.filter(person="z").exists()
    assert_equal_to_full()


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    seed=st.integers(0, 10**6),
    batches=st.lists(st.lists(st.sampled_from(Step), min_size=1, max_size=4), max_size=6),
)
@pytest.mark.unmeasured
def test_any_history_gives_the_rows_of_a_full_recalculation(
    empty_template: Path,
    tmp_path: Path,
    django_db_blocker: DjangoDbBlocker,
    seed: int,
    batches: list[list[Step]],
) -> None:
    """Entries arrive in batches; some are seen by the results one batch late."""
    draw = random.Random(seed)
    with django_db_blocker.unblock(), copied(empty_template, tmp_path):
        record(opening(GAMES, draw), actor="u1")
        state = fold(entries())
        for batch in batches:
            for step in batch:
                state = try_step(step, state, draw)
            if draw.random() < 0.8:
                bring_up_to_date()
        bring_up_to_date()
        assert_equal_to_full()


def try_step(step: Step, state: LedgerState, draw: random.Random) -> LedgerState:
    """Append something of a kind without recalculating, unless the ledger would refuse it."""
    payload = happens(step, state, draw)
    if payload is None:
        return state

    def fits(new: Sequence[Entry]) -> None:
        fold(new, state)

    try:
        with writing():
            return fold(append_locked([payload], actor="u1", check=fits), state)
    except LedgerError:
        return state


@pytest.mark.usefixtures("site")
def test_work_is_due_until_somebody_has_done_it() -> None:
    assert not is_due()
    append_entries(opening(2, random.Random(1)), actor="u1")
    assert is_due()
    assert bring_up_to_date() == 2
    assert not is_due()
    assert bring_up_to_date() == 2


@pytest.mark.usefixtures("site")
def test_an_entry_that_makes_no_sense_is_refused_before_it_is_there() -> None:
    start()
    with pytest.raises(LedgerError) as refused:
        record([GameVoided("g1"), GameVoided("g1")], actor="u1")
    assert refused.value.facts["reason"] == "game-voided"
    assert len(list(entries())) == GAMES
    assert not is_due()


@pytest.mark.usefixtures("site")
def test_results_stay_as_they_were_when_a_recalculation_breaks_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = start()
    before = results()
    payload = happens(Step.BACK_DATED, fold(entries()), draw)
    assert payload
    append_entries([payload], actor="u1")

    def break_off(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(recalculation, "_save_progress", break_off)
        with pytest.raises(RuntimeError):
            bring_up_to_date()
    assert results() == before
    assert is_due()
    bring_up_to_date()
    assert_equal_to_full()
