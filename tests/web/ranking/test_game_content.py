"""Games as plain values: there and back, and nothing else passes for one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ligamahjong.errors import EntryError, GameError
from ligamahjong.league.game import Mode
from ligamahjong.ledger.merges import Merges
from ligamahjong.web.ranking.game_content import content_digest, content_game, game_content
from support import small_league

GAME = small_league.games(Mode.RIICHI)[39]


@pytest.mark.parametrize("mode", Mode)
def test_every_game_comes_back_as_it_was(mode: Mode) -> None:
    for game in small_league.games(mode):
        again = content_game(json.loads(json.dumps(game_content(game))))
        assert again == game
        assert again.played_at.utcoffset() == game.played_at.utcoffset()


def test_what_is_empty_is_left_out() -> None:
    bare = replace(GAME, venue=None, source="", event="", note="")
    told = {"id", "mode", "played_at", "day", "has_time", "players", "scores"}
    assert set(game_content(bare)) == told


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", 7),
        ("mode", "dominó"),
        ("played_at", "ayer"),
        ("day", None),
        ("has_time", 1),
        ("players", ["a", "b", "c"]),
        ("scores", [1, 2, 3, "4"]),
        ("scores", [1, 2, 3, True]),
        ("penalties", "0000"),
        ("venue", "en casa"),
        ("note", ["x"]),
    ],
)
def test_other_values_are_refused_by_field(field: str, value: object) -> None:
    with pytest.raises(EntryError) as caught:
        content_game({**game_content(GAME), field: value})
    assert caught.value.facts["field"] == field


def test_values_that_are_no_game() -> None:
    with pytest.raises(GameError):
        content_game({**game_content(GAME), "players": ["a", "b", "c", "c"]})
    with pytest.raises(GameError):
        content_game({**game_content(GAME), "played_at": "2026-01-01T10:00"})


def test_the_digest_is_of_what_a_correction_changes() -> None:
    merges = Merges({"p41": "p02"})
    digest = content_digest(GAME, merges)
    same = replace(GAME, note="otra", event="", venue=None, penalties=(1, 0, 0, 0))
    assert content_digest(same, merges) == digest
    _, south, west, north = GAME.players
    assert content_digest(replace(GAME, scores=(1, 2, 3, 4)), merges) != digest
    merged = replace(GAME, players=("p41", south, west, north))
    kept = replace(GAME, players=("p02", south, west, north))
    assert content_digest(merged, merges) == content_digest(kept, merges)
    assert content_digest(merged, Merges()) != content_digest(kept, Merges())
