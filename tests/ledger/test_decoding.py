"""Payloads read back, and refused if written in any other way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from ligamahjong.errors import EntryError
from ligamahjong.league.game import Venue
from ligamahjong.league.rating import Ties
from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.entry import read_entry
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameVoided,
    Payload,
    PersonMerged,
    RulesChanged,
    Texts,
)
from support.games import game
from support.ledger import added, payloads, sealed

GAME = GameAdded(
    replace(game(), venue=Venue.ONLINE, source="tenhou", penalties=(0, 0, 0, -8)),
    Texts(note="3" * 64),
)


@given(payloads())
def test_what_an_entry_says_is_what_was_said(payload: Payload) -> None:
    entry = sealed(None, payload)
    assert payload_of(entry) == payload
    assert payload_of(read_entry(entry.line)) == payload


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": 1}, "game"),
        ({"game": "una partida"}, "game"),
        ({"mode": "mahjong"}, "mode"),
        ({"mode": None}, "mode"),
        ({"played_at": "yesterday"}, "played_at"),
        ({"played_at": "2026-01-15T17:01:00"}, "game"),
        ({"played_at": "2026-01-15T17:01:00Z"}, "payload"),
        ({"played_at": "2026-01-15T17:01+00:00"}, "payload"),
        ({"played_at": "0001-01-01T00:00:00+23:00"}, "played_at"),
        ({"day": "15/01/2026"}, "day"),
        ({"day": "20260115"}, "payload"),
        ({"day": "2027-01-15"}, "day"),
        ({"has_time": 1}, "has_time"),
        ({"players": "abcd"}, "players"),
        ({"players": ["a", "b", "c"]}, "players"),
        ({"players": ["a", "b", "c", "c"]}, "game"),
        ({"players": ["a", "b", "c", 4]}, "players"),
        ({"scores": [1, 2, 3, True]}, "scores"),
        ({"scores": [1, 2, 3, 4, 5]}, "scores"),
        ({"penalties": [0, 0, 0, 0]}, "payload"),
        ({"penalties": [0, 0, 0, False]}, "penalties"),
        ({"venue": "pub"}, "venue"),
        ({"venue": None}, "venue"),
        ({"source": ""}, "payload"),
        ({"source": None}, "source"),
        ({"texts": {}}, "payload"),
        ({"texts": None}, "payload"),
        ({"texts": []}, "texts"),
        ({"texts": {"note": "a remark"}}, "note"),
        ({"texts": {"note": None}}, "note"),
        ({"texts": {"remark": "3" * 64}}, "payload"),
        ({"reason": "because"}, "reason"),
        ({"reason": None}, "reason"),
        ({"name": "Ana Gil"}, "payload"),
    ],
)
def test_a_game_written_otherwise_is_refused(change: dict[str, object], field: str) -> None:
    entry = sealed(None, GAME)
    with pytest.raises(EntryError) as refused:
        payload_of(replace(entry, payload={**entry.payload, **change}))
    assert refused.value.facts == {"seq": 1, "field": field}


@pytest.mark.parametrize("missing", list(added().mapping()))
def test_a_game_without_one_of_its_parts_is_refused(missing: str) -> None:
    entry = sealed(None, added())
    payload = {name: value for name, value in entry.payload.items() if name != missing}
    with pytest.raises(EntryError):
        payload_of(replace(entry, payload=payload))


@pytest.mark.parametrize(
    ("payload", "change", "field"),
    [
        (GameVoided("g1"), {"game": None}, "game"),
        (GameVoided("g1"), {"mode": "mcr"}, "payload"),
        (PersonMerged("a", "b"), {"merged": "a"}, "merged"),
        (PersonMerged("a", "b"), {"kept": 1}, "kept"),
        (RulesChanged(Ties.SHARED, "0" * 64), {"ties": "none"}, "ties"),
        (RulesChanged(Ties.SHARED, "0" * 64), {"digest": "0"}, "digest"),
    ],
)
def test_any_payload_written_otherwise_is_refused(
    payload: Payload, change: dict[str, object], field: str
) -> None:
    entry = sealed(None, payload)
    with pytest.raises(EntryError) as refused:
        payload_of(replace(entry, payload={**entry.payload, **change}))
    assert refused.value.facts["field"] == field


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(EntryError) as refused:
        payload_of(replace(sealed(None, GAME), kind="game-deleted"))
    assert refused.value.facts == {"seq": 1, "field": "kind"}


def test_a_payload_of_another_kind_is_refused() -> None:
    with pytest.raises(EntryError):
        payload_of(replace(sealed(None, GAME), kind="person-merged"))
