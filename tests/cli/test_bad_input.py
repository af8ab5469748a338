"""Whatever is given, there is an answer or a sentence, and never a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.files import FOUR, HEADER, PEOPLE, SEASON, run, write
from ligamahjong.cli import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
WORDS = st.one_of(
    TEXTS,
    st.sampled_from(
        [
            *("riichi.csv", "players.csv", "broken.csv", "empty.csv", "missing.csv", "."),
            *("--mode", "mcr", "riichi", "--players", "--on", "2026-02-01", "9999-12-31"),
            *("--date-only", "--strict", "--allow-duplicates", "--ties", "entry-order"),
            *("--grades", "--lang", "en", "--format", "json", "csv", "--clubs", "--regions"),
            *("--ratings", "35,3", "0,0", "--temperature", "-1", "--people", "--", "-x"),
            *("--hide-provisional", "R1", "R2", *FOUR),
            *("33m123m123s456s78s", "+9s", "chi 123m", "1z", "--tsumo", "--ron", "--seat", "S"),
            *("--dora", "--ura", "4p", "--edition", "rcr-2016", "--option", "kiriage=no", "uma=1"),
            *("--win", "S:3/40", "S:5200", "E:mangan", "--discarder", "E", "--draw", "--tenpai"),
            *("--riichi", "--honba", "1", "-5200", "5200", "0", "30000", "--late", "W:4", "--diff"),
        ]
    ),
)
HANDS = ("score", "waits", "settle", "identify", "result", "rules")
GROUPS = {"example", "simulate", "web", *HANDS}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write(tmp_path / "riichi.csv", *SEASON)
    (tmp_path / "players.csv").write_text(PEOPLE, "utf-8")
    (tmp_path / "broken.csv").write_bytes(b'"a\x00,\xff\n' * 5)
    (tmp_path / "empty.csv").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


ONE_FOLDER = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.usefixtures("folder")
@ONE_FOLDER
@given(
    st.sampled_from([name for name in COMMANDS if name not in GROUPS])
    | st.sampled_from([f"{name} riichi" for name in HANDS]),
    st.data(),
)
def test_any_words(command: str, data: st.DataObject) -> None:
    args = data.draw(st.lists(WORDS, max_size=8))
    result = run(*command.split(), *args)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code in {0, 1, 2}
    if result.exit_code == 2:
        assert "Error: " in result.stderr


@ONE_FOLDER
@given(content=st.one_of(st.binary(max_size=300), TEXTS.map(str.encode)))
def test_any_file(folder: Path, content: bytes) -> None:
    (folder / "mcr.csv").write_bytes(content)
    for args in (["rank", "mcr.csv"], ["check", "mcr.csv"], ["rank", "mcr.csv", "--date-only"]):
        result = run(*args)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in {0, 1}


CELLS = st.one_of(
    TEXTS,
    st.sampled_from(
        ["", "2026-01-15T17:00", "1999-12-31", "2026-03-29T02:30", "Ana", "Pol", "-", "31.700"]
    ),
    st.integers(-(10**12), 10**12).map(str),
)


@ONE_FOLDER
@given(rows=st.lists(st.lists(CELLS, max_size=14), max_size=6))
def test_any_cells_under_a_good_header(folder: Path, rows: list[list[str]]) -> None:
    write(folder / "mcr.csv", *(",".join(row) for row in rows), header=HEADER)
    for args in (["rank"], ["check"], ["rank", "--format", "json"], ["rank", "--players"]):
        people = ["players.csv"] if args[-1] == "--players" else []
        result = run(*args, *people, "mcr.csv", "--date-only")
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in {0, 1, 2}


@ONE_FOLDER
@given(content=st.one_of(st.binary(max_size=200), TEXTS.map(str.encode)))
def test_any_table_of_grades_or_people(folder: Path, content: bytes) -> None:
    (folder / "other.csv").write_bytes(content)
    for option in ("--grades", "--players"):
        result = run("rank", "riichi.csv", option, "other.csv")
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in {0, 1}
        if result.exit_code == 1:
            assert result.stdout == ""
            assert result.stderr
