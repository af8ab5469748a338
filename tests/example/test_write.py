from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.example.league import invent
from ligamahjong.example.roles import Part
from ligamahjong.example.write import league_files, write_league
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.league.game import Mode

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.example.league import League
    from ligamahjong.people.directory import Directory

FILES = ["players.csv", "riichi.csv", "mcr.csv"]


@pytest.fixture(scope="module")
def documents(league: League) -> dict[str, Document]:
    return {name: Document(name, text.encode()) for name, text in league_files(league).items()}


@pytest.fixture(scope="module")
def directory(documents: dict[str, Document]) -> Directory:
    return read_people(documents["players.csv"]).directory


@pytest.mark.unmeasured
def test_the_committed_files_are_those_of_the_default_seed(
    repository: Path, tmp_path: Path
) -> None:
    # After a wanted change of the generator: liga example examples
    written = write_league(tmp_path, invent())
    assert [path.name for path in written] == FILES
    for path in written:
        assert path.read_bytes() == (repository / "examples" / path.name).read_bytes()


def test_the_page_beside_the_committed_files_names_everybody_with_a_part(
    repository: Path,
) -> None:
    league = invent()
    names = {person.id: person.name for person in league.people}
    page = (repository / "examples" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| (Riichi|MCR|none) \| (.*) \|$", page, re.MULTILINE)
    listed = {(part, mode, name) for part, mode, people in rows for name in people.split(", ")}
    titles = {Mode.RIICHI: "Riichi", Mode.MCR: "MCR", None: "none"}
    assert listed == {
        (role.part.value, titles[role.mode], names[player]) for player, role in league.roles.items()
    }
    assert {part for part, _, _ in listed} == {part.value for part in Part}


def test_people_are_read_back_as_they_are(league: League, documents: dict[str, Document]) -> None:
    read = read_people(documents["players.csv"])
    assert not list(read.report)
    assert tuple(read.directory.values()) == league.people


@pytest.mark.parametrize("mode", Mode)
def test_games_are_read_back_as_they_are(
    league: League, documents: dict[str, Document], directory: Directory, mode: Mode
) -> None:
    read = read_games([documents[f"{mode.value}.csv"]], people=directory)
    assert not list(read.report)
    assert read.games == league.games[mode]


@pytest.mark.parametrize("mode", Mode)
def test_the_games_of_the_islands_have_the_offset_of_their_clock(
    league: League, documents: dict[str, Document], mode: Mode
) -> None:
    text = documents[f"{mode.value}.csv"].data.decode()
    offsets = re.findall(r",\d{4}-\d\d-\d\dT\d\d:\d\d([^,]*),", text)
    assert len(offsets) == len(league.games[mode])
    assert set(offsets) == {"", "+00:00", "+01:00"}
    assert 10 < sum(map(bool, offsets)) < 0.15 * len(offsets)


def test_seats_are_signed_by_name_by_id_and_now_and_then_by_another_name(
    league: League, documents: dict[str, Document]
) -> None:
    text = documents["riichi.csv"].data.decode() + documents["mcr.csv"].data.decode()
    signed = set(re.findall(r"[,]([^,\"]+),-?\d+(?=,)", text))
    names = [person.name for person in league.people]
    homonyms = {person.id for person in league.people if names.count(person.name) > 1}
    aliases = {alias for person in league.people for alias in person.aliases}
    assert homonyms == {text for text in signed if re.fullmatch(r"p\d{3}", text)}
    assert not signed & {person.name for person in league.people if person.id in homonyms}
    assert len(signed & aliases) >= 3


def test_the_files_end_their_lines_alike_everywhere(documents: dict[str, Document]) -> None:
    for document in documents.values():
        assert b"\r" not in document.data
        assert document.data.endswith(b"\n")


def test_the_directory_is_made_and_its_files_are_replaced(tmp_path: Path) -> None:
    league = invent(1)
    target = tmp_path / "some" / "where"
    written = write_league(target, league)
    assert written == [target / name for name in FILES]
    written[0].write_text("old")
    assert write_league(target, league) == written
    assert written[0].read_text(encoding="utf-8") == league_files(league)["players.csv"]


def test_a_directory_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(FormatError, match="cannot be written") as caught:
        write_league(tmp_path / "taken", invent(1))
    assert caught.value.facts["file"] == str(tmp_path / "taken" / "players.csv")
    assert caught.value.facts["reason"] == "unwritable"
