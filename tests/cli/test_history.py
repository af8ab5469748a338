"""From the options of a command to games, people and rules."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, game, write
from ligamahjong.cli.history import (
    Refused,
    find_player,
    league_rules,
    read_games_of,
    read_history,
    today_in_madrid,
)
from ligamahjong.cli.options import Request
from ligamahjong.errors import FormatError, UnknownPlayer
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from pathlib import Path

BAD = game("B1", "2026-02-02T17:00", (30000, "x", 25000, 15000))


@pytest.fixture
def request_of(riichi: Path) -> Request:
    return Request((riichi,), None, None, Language.ES, on=date(2026, 10, 31))


def test_what_a_command_has_no_option_for(riichi: Path) -> None:
    plain = Request((riichi,), None, None, Language.ES)
    assert (plain.on, plain.grades, plain.ties) == (None, None, Ties.SHARED)
    assert not (plain.date_only)
    assert not (plain.strict)
    assert not (plain.allow_duplicates)


def test_a_history_has_the_games_in_order_and_everybody_in_them(request_of: Request) -> None:
    history = read_history(request_of)
    assert history.mode is Mode.RIICHI
    assert [one.id for one in history.games] == ["R1", "R2", "R3", "R4", "R5"]
    assert {person.name for person in history.people.values()} == {*FOUR, "p5"}
    assert (history.refused, len(history.report)) == (0, 0)
    assert history.snapshot().games == 5


def test_games_after_the_day_are_not_replayed(request_of: Request) -> None:
    history = read_history(replace(request_of, on=date(2026, 1, 15)))
    assert len(history.games) == 5
    replay, changes = history.replay()
    assert [one.game.id for one in changes] == ["R1", "R2"]
    assert replay.snapshot() == history.snapshot()


def test_without_a_day_it_is_today(request_of: Request, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ligamahjong.cli.history.today_in_madrid", lambda: date(2026, 3, 1))
    assert read_history(replace(request_of, on=None)).on == date(2026, 3, 1)


def test_today_is_a_day() -> None:
    assert date(2024, 1, 1) < today_in_madrid() < date(2199, 1, 1)


def test_both_reports_are_one(request_of: Request, tmp_path: Path) -> None:
    people = tmp_path / "players.csv"
    people.write_text("name,region\n" + "\n".join(f"{n},MD" for n in FOUR) + "\nAna,zz\n", "utf-8")
    read = read_games_of(replace(request_of, players=people))
    assert [one.code for one in read.report] == ["region-unknown", "unknown-person"]
    assert [one.file for one in read.report] == [str(people), str(request_of.games[0])]


def test_strict_refuses_a_file_with_a_bad_row(
    tmp_path: Path, request_of: Request, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = replace(request_of, games=(write(tmp_path / "riichi.csv", *SEASON, BAD),))
    assert read_history(bad).refused == 1
    capsys.readouterr()
    with pytest.raises(Refused, match="por --strict: 1 fila rechazada"):
        read_history(replace(bad, strict=True))
    assert "«x» no es un número entero" in capsys.readouterr().err


def test_a_history_of_bad_rows_only_is_refused(tmp_path: Path, request_of: Request) -> None:
    bad = replace(request_of, games=(write(tmp_path / "riichi.csv", BAD, BAD),))
    with pytest.raises(Refused, match="no queda ninguna partida: 2 filas rechazadas"):
        read_history(bad)


def test_rules(request_of: Request, tmp_path: Path) -> None:
    assert league_rules(request_of).ladders is published_ladders()
    assert league_rules(replace(request_of, ties=Ties.ENTRY_ORDER)).ties is Ties.ENTRY_ORDER
    own = tmp_path / "own.csv"
    own.write_text(
        "mode,grade,base,threshold,p1,p2,p3,p4\nmcr,5-pin,0,,1,0,0,0\nriichi,1-dan,0,,1,0,0,0\n",
        "utf-8-sig",
    )
    ladders = league_rules(replace(request_of, grades=own)).ladders
    assert [grade.name for grade in ladders[Mode.RIICHI].grades] == ["1-dan"]
    own.write_bytes("modalidad ñ".encode("latin-1"))
    with pytest.raises(FormatError, match="not UTF-8"):
        league_rules(replace(request_of, grades=own))


def test_finding_a_player(request_of: Request, players: Path) -> None:
    history = read_history(replace(request_of, players=players))
    assert find_player(history, "óscar guell").id == "p3"
    for text, reason in (("Ana Gil", "ambiguous"), ("Bea Ortiz", "no-games"), ("Xyz", None)):
        with pytest.raises(UnknownPlayer) as caught:
            find_player(history, text)
        assert caught.value.facts.get("reason") == reason
