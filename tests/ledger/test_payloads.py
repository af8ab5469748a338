"""Payloads check themselves: nothing but ids, numbers and digests is ever sealed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import EntryError
from ligamahjong.league.game import Venue
from ligamahjong.league.rating import Ties
from ligamahjong.ledger.canonical import LARGEST, canonical
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
    RulesChanged,
    Texts,
)
from support.games import game
from support.ledger import added

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.ledger.payloads import Payload

DIGEST = "5" * 64
CET = timezone(timedelta(hours=1))


def test_a_game_in_full() -> None:
    played = replace(
        game(7, scores=(31_000, 29_000, 25_000, 15_000)),
        played_at=datetime(2026, 1, 15, 23, 30, tzinfo=CET),
        has_time=True,
        venue=Venue.ONLINE,
        source="tenhou",
        penalties=(0, -20_000, 0, 0),
    )
    payload = GameAdded(played, Texts(event="1" * 64, link="2" * 64), reason=DIGEST)
    assert payload.mapping() == {
        "game": "7",
        "mode": "riichi",
        "played_at": "2026-01-15T23:30:00+01:00",
        "day": "2026-01-15",
        "has_time": True,
        "players": ["a", "b", "c", "d"],
        "scores": [31_000, 29_000, 25_000, 15_000],
        "penalties": [0, -20_000, 0, 0],
        "venue": "online",
        "source": "tenhou",
        "texts": {"event": "1" * 64, "link": "2" * 64},
        "reason": DIGEST,
    }


def test_what_is_empty_is_left_out() -> None:
    assert list(added().mapping()) == [
        "game",
        "mode",
        "played_at",
        "day",
        "has_time",
        "players",
        "scores",
    ]


@pytest.mark.parametrize(
    ("payload", "mapping"),
    [
        (GameVoided("g1"), {"game": "g1"}),
        (GameRestored("g1", DIGEST), {"game": "g1", "reason": DIGEST}),
        (PersonMerged("p1", "p2"), {"kept": "p1", "merged": "p2"}),
        (PersonUnmerged("p2", DIGEST), {"person": "p2", "reason": DIGEST}),
        (RulesChanged(Ties.SHARED, DIGEST), {"ties": "shared", "digest": DIGEST}),
    ],
)
def test_the_other_payloads(payload: Payload, mapping: dict[str, object]) -> None:
    assert payload.mapping() == mapping


def test_the_same_content_of_another_kind_is_another_payload() -> None:
    said: list[Payload] = [
        GameAdded(game()),
        GameCorrected(game()),
        GameVoided("g1"),
        GameRestored("g1"),
    ]
    assert [said.index(payload) for payload in said] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"event": "Liga de otoño"}, "texts"),
        ({"note": "Con árbitro"}, "texts"),
        ({"id": ""}, "game"),
        ({"id": "partida 1"}, "game"),
        ({"players": ("a", "b", "c", "Pol Gil")}, "players"),
        ({"source": "la mesa dos"}, "source"),
        ({"scores": (LARGEST + 1, 0, 0, 0)}, "scores"),
        ({"penalties": (0, 0, 0, True)}, "penalties"),
        ({"penalties": (0, 0, 0, 0.5)}, "penalties"),
        ({"penalties": ()}, "penalties"),
        ({"day": date(2026, 1, 14)}, "day"),
        ({"day": date(2026, 1, 16)}, "day"),
        ({"played_at": datetime(1, 1, 1, tzinfo=UTC)}, "played_at"),
        ({"played_at": datetime(9999, 12, 31, 23, tzinfo=UTC)}, "played_at"),
    ],
)
@pytest.mark.parametrize("kind", [GameAdded, GameCorrected])
def test_a_game_out_of_form_is_refused(
    kind: type[GameAdded | GameCorrected], change: dict[str, object], field: str
) -> None:
    with pytest.raises(EntryError) as refused:
        kind(replace(game(), **change))  # type: ignore[arg-type]
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize(
    ("start", "day"),
    [
        (datetime(2026, 7, 15, 22, 30, tzinfo=UTC), date(2026, 7, 15)),
        (datetime(2026, 7, 15, 22, 30, tzinfo=UTC), date(2026, 7, 16)),
        (datetime(2026, 7, 16, 0, 0, tzinfo=CET), date(2026, 7, 16)),
        (datetime(2026, 7, 15, 21, 0, tzinfo=timezone(timedelta(hours=-5))), date(2026, 7, 16)),
    ],
)
def test_the_day_may_be_that_of_any_clock_of_mainland_spain(start: datetime, day: date) -> None:
    assert GameAdded(replace(game(), played_at=start, day=day)).game.day == day


@pytest.mark.parametrize(
    ("make", "field"),
    [
        (lambda: Texts(event="no digest"), "event"),
        (lambda: Texts(note="A" * 64), "note"),
        (lambda: Texts(link=""), "link"),
        (lambda: GameAdded(game(), reason="because"), "reason"),
        (lambda: GameVoided("una partida"), "game"),
        (lambda: GameVoided("g1", "because"), "reason"),
        (lambda: GameRestored(""), "game"),
        (lambda: PersonMerged("p1", "Ana Gil"), "merged"),
        (lambda: PersonMerged("", "p2"), "kept"),
        (lambda: PersonMerged("p1", "p1"), "merged"),
        (lambda: PersonMerged("p1", "p2", "because"), "reason"),
        (lambda: PersonUnmerged("Ana Gil"), "person"),
        (lambda: PersonUnmerged("p1", "because"), "reason"),
        (lambda: RulesChanged(Ties.SHARED, "digest"), "digest"),
        (lambda: RulesChanged(Ties.SHARED, DIGEST, "because"), "reason"),
    ],
)
def test_anything_else_out_of_form_is_refused(make: Callable[[], object], field: str) -> None:
    with pytest.raises(EntryError) as refused:
        make()
    assert refused.value.facts["field"] == field


def test_scores_may_be_as_large_as_canonical_json_holds() -> None:
    payload = added(scores=(LARGEST, -LARGEST, 0, 0))
    assert str(LARGEST).encode() in canonical(payload.mapping())
