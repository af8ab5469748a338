"""A preview says what really happens once the entries are there, and writes nothing."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Game, Mode
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
)
from ligamahjong.web.ledger.models import Entry
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.preview import Figures, preview
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.web.ranking.services import record
from support import small_league
from support.entries import Step, happens, opening
from support.results import results
from support.site import copied

if TYPE_CHECKING:
    from pathlib import Path

    from pytest_django import DjangoDbBlocker

    from ligamahjong.ledger.fold import LedgerState
    from ligamahjong.ledger.payloads import Payload

Stood = dict[tuple[Mode, str], Figures]


def stand() -> Stood:
    """What the rankings of today say of everybody."""
    return {
        (mode, one.person.id): Figures(
            one.rating,
            one.projection,
            one.grade.name,
            one.state.grade.points,
            one.state.games,
            one.position,
        )
        for mode in Mode
        for one in ranking(mode, today()).everybody
    }


def own(figures: Figures | None) -> Figures | None:
    return figures and figures._replace(position=None)


def assert_comes_true(payloads: list[Payload]) -> None:
    """What is foretold is what happens, to the bit, and it happens to nobody else."""
    before, rows = stand(), results()
    foretold = preview(payloads)
    assert results() == rows
    record(payloads, actor="u1")
    after = stand()
    moved = {(one.mode, one.person): (one.before, one.after) for one in foretold.moved}
    assert moved == {
        who: (before.get(who), after.get(who))
        for who in before.keys() | after.keys()
        if own(before.get(who)) != own(after.get(who))
    }
    sizes = [abs(one.change) for one in foretold.moved]
    assert sizes == sorted(sizes, reverse=True)


def next_of(step: Step, state: LedgerState, draw: random.Random) -> Payload | None:
    """Something of a kind that the ledger takes, if anything is."""
    for _ in range(40):
        payload = happens(step, state, draw)
        if payload is None:
            return None
        try:
            preview([payload])
        except LedgerError:
            continue
        return payload
    return None


@settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    seed=st.integers(0, 10**6),
    steps=st.lists(st.sampled_from(Step), min_size=1, max_size=8),
)
@pytest.mark.unmeasured
def test_whatever_happens_is_what_was_foretold(
    empty_template: Path,
    tmp_path: Path,
    django_db_blocker: DjangoDbBlocker,
    seed: int,
    steps: list[Step],
) -> None:
    draw = random.Random(seed)
    with django_db_blocker.unblock(), copied(empty_template, tmp_path):
        record(opening(14, draw), actor="u1")
        for step in steps:
            payload = next_of(step, fold(entries()), draw)
            if payload is not None:
                assert_comes_true([payload])


@pytest.mark.parametrize("step", Step)
@pytest.mark.usefixtures("site")
@pytest.mark.unmeasured
def test_each_kind_of_entry(step: Step) -> None:
    draw = random.Random(11)
    record(opening(14, draw), actor="u1")
    for one in (Step.VOIDED, Step.MERGED, step):
        payload = next_of(one, fold(entries()), draw)
        assert payload is not None
        assert_comes_true([payload])


def played(game_id: str) -> Game:
    return game_of(CurrentGame.objects.get(pk=game_id))


@pytest.mark.usefixtures("league")
def test_a_league_of_forty_people() -> None:
    first, late = played("r001"), timedelta(days=3)
    _, south, west, north = first.players
    for payload in (
        GameCorrected(replace(first, scores=first.scores[::-1])),
        GameCorrected(replace(first, mode=Mode.MCR)),
        GameCorrected(replace(first, players=(south, "p36", west, north))),
        GameVoided("m100"),
        GameRestored(small_league.VOIDED),
        GameCorrected(replace(played("r300"), played_at=first.played_at, day=first.day)),
        GameAdded(
            replace(first, id="late", played_at=first.played_at + late, day=first.day + late)
        ),
    ):
        assert_comes_true([payload])


@pytest.mark.usefixtures("league")
def test_several_entries_at_once() -> None:
    first = played("r001")
    assert_comes_true(
        [
            GameVoided("r001"),
            GameCorrected(replace(first, scores=first.scores[::-1])),
            GameRestored("r001"),
            GameVoided("m002"),
        ]
    )


@pytest.mark.usefixtures("league")
def test_a_correction_that_no_rating_depends_on_moves_nobody() -> None:
    foretold = preview([GameCorrected(replace(played("r001"), source="otra"))])
    assert foretold.moved == ()
    assert foretold.games == 0


@pytest.mark.usefixtures("league")
def test_who_moves_by_how_much() -> None:
    game = played("r001")
    foretold = preview([GameVoided("r001")])
    assert {one.person for one in foretold.over(0.5)} < {one.person for one in foretold.moved}
    assert all(abs(one.change) >= 0.5 for one in foretold.over(0.5))
    assert all(abs(one.change) < 0.5 for one in set(foretold.moved) - set(foretold.over(0.5)))
    [east] = foretold.of(game.players[0])
    assert (east.mode, east.person) == (Mode.RIICHI, game.players[0])
    assert east.before is not None
    assert east.after is not None
    assert east.after.games == east.before.games - 1
    assert foretold.of("p36") == ()


@pytest.mark.usefixtures("site")
def test_a_newcomer_counts_from_1500() -> None:
    start = datetime.combine(today(), time(9), UTC)
    four = Game("g0", Mode.MCR, start, today(), ("a", "b", "c", "d"), (60, 20, -20, -60))
    first = GameAdded(four)
    foretold = preview([first])
    changes = {one.person: round(one.change, 6) for one in foretold.moved}
    assert changes == {"a": 72.108895, "b": 48.33754, "c": 10.488786, "d": -78.9593}
    assert all(one.before is None for one in foretold.moved)
    record([first], actor="u1")
    assert [one.change for one in preview([GameVoided("g0")]).moved if one.after is None] == [
        -one.change for one in foretold.moved
    ]


@pytest.mark.usefixtures("league")
def test_games_of_tomorrow_change_no_rating_of_today() -> None:
    game, late = played("r340"), timedelta(days=30)
    payload = GameAdded(
        replace(game, id="ahead", played_at=game.played_at + late, day=game.day + late)
    )
    assert today() < game.day + late
    assert_comes_true([payload])
    assert preview([GameVoided("ahead")]).moved == ()
    assert_comes_true([GameCorrected(replace(game, scores=game.scores[::-1]))])
    assert_comes_true([GameCorrected(replace(game, id="ahead"))])


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        (GameVoided("nowhere"), "game-unknown"),
        (GameVoided(small_league.VOIDED), "game-voided"),
        (GameRestored("r001"), "game-not-voided"),
        (PersonMerged("p01", "p41"), "person-merged"),
        (PersonMerged("p01", "p02"), "same-table"),
    ],
)
@pytest.mark.usefixtures("league")
def test_what_the_ledger_would_refuse_is_refused(payload: Payload, reason: str) -> None:
    with pytest.raises(LedgerError) as refused:
        preview([payload])
    assert refused.value.facts["reason"] == reason
    with pytest.raises(LedgerError) as really:
        record([payload], actor="u1")
    assert really.value.facts["reason"] == reason


@pytest.mark.usefixtures("league")
def test_without_the_games_as_they_would_be_nothing_comes_true(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ligamahjong.web.ranking.preview.games_named", lambda _: {})
    with pytest.raises(AssertionError):
        assert_comes_true([GameVoided("r001")])


@pytest.mark.usefixtures("league")
def test_a_preview_leaves_the_ledger_alone() -> None:
    number = Entry.objects.count()
    preview([GameVoided("r001"), GameVoided("m001")])
    assert Entry.objects.count() == number
