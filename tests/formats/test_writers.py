"""What is written, and that it is read back the same."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError
from ligamahjong.formats.decoding import REPLACED
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.formats.madrid import madrid_midnight, to_madrid
from ligamahjong.formats.writers import write_games, write_people
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.people import ABROAD, PLATFORMS, REGIONS, Account, Directory, Person, given_first

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

DAY = date(2026, 5, 8)
GAME = Game(
    "7",
    Mode.MCR,
    to_madrid(datetime(2026, 5, 8, 15, 0, tzinfo=UTC)),
    DAY,
    ("Núria Paz", "Pol Gil", "-", "=cmd"),
    (100, -5, -45, -50),
)


def games_text(*games: Game) -> str:
    out = io.StringIO(newline="")
    write_games(games, out)
    return out.getvalue()


def people_text(*people: Person) -> str:
    out = io.StringIO(newline="")
    write_people(people, out)
    return out.getvalue()


def test_games_are_written_as_the_league_has_them() -> None:
    full = replace(
        GAME, id="8", venue=Venue.ONLINE, event="Copa, 2ª", source="tenhou", note='dijo "¡ron!"'
    )
    assert games_text(GAME, full) == (
        "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,"
        "venue,event,source,note\n"
        "7,2026-05-08T17:00,Núria Paz,100,Pol Gil,-5,'-,-45,'=cmd,-50,,,,\n"
        "8,2026-05-08T17:00,Núria Paz,100,Pol Gil,-5,'-,-45,'=cmd,-50,"
        'online,"Copa, 2ª",tenhou,"dijo ""¡ron!"""\n'
    )


def test_penalties_have_columns_if_any_game_has_one() -> None:
    text = games_text(GAME, replace(GAME, id="8", penalties=(0, -20, 0, 0)))
    header, first, second = text.splitlines()
    assert header.endswith(",note,penalty1,penalty2,penalty3,penalty4")
    assert first.endswith(",0,0,0,0")
    assert second.endswith(",0,-20,0,0")


@pytest.mark.parametrize(
    ("utc", "written"),
    [
        ("2026-01-15T16:00", "2026-01-15T17:00"),
        ("2026-01-15T16:00:05", "2026-01-15T17:00:05"),
        ("2026-01-15T16:00:05.25", "2026-01-15T17:00:05.250000"),
        ("2026-12-31T23:30", "2027-01-01T00:30"),
        ("2026-10-25T00:30", "2026-10-25T02:30+02:00"),
        ("2026-10-25T01:30", "2026-10-25T02:30+01:00"),
        ("2026-10-25T02:00", "2026-10-25T03:00"),
    ],
)
def test_the_start_is_local_and_has_an_offset_only_where_it_is_needed(
    utc: str, written: str
) -> None:
    game = replace(GAME, played_at=datetime.fromisoformat(f"{utc}+00:00"))
    assert games_text(game).splitlines()[1].split(",")[1] == written


def test_the_clock_that_was_read_is_written_where_it_is_asked_for() -> None:
    canarian = datetime.fromisoformat("2026-05-08T16:00+01:00")
    games = [replace(GAME, played_at=canarian), replace(GAME, id="8")]
    out = io.StringIO()
    write_games(games, out, own_clock=True)
    starts = [line.split(",")[1] for line in out.getvalue().splitlines()[1:]]
    assert starts == ["2026-05-08T16:00+01:00", "2026-05-08T17:00"]
    assert games_text(*games).count("2026-05-08T17:00,") == 2


def test_without_time_the_day_is_written() -> None:
    game = replace(GAME, played_at=madrid_midnight(DAY), has_time=False)
    assert games_text(game).splitlines()[1].split(",")[1] == "2026-05-08"


def test_people_are_written_as_the_league_has_them() -> None:
    person = Person(
        "p1",
        "Núria Paz",
        "CT",
        "Els Ocells",
        "01990001",
        ("Nuri", "@nuri"),
        (Account("tenhou", "gat"), Account("mahjong-soul", "Gat", "42")),
    )
    assert people_text(person, Person("p2", "Pol Gil")) == (
        "id,name,region,club,ema_number,aliases,accounts\n"
        "p1,Núria Paz,CT,Els Ocells,01990001,Nuri;'@nuri,tenhou:gat;mahjong-soul:Gat#42\n"
        "p2,Pol Gil,,,,,\n"
    )


def test_nothing_written_is_a_header_alone() -> None:
    assert games_text().count("\n") == people_text().count("\n") == 1


@pytest.mark.parametrize("bad", ["a\x00b", "a\x1b[2J", "\ud800", f"a{REPLACED}", "x" * 5_001])
def test_what_no_reader_accepts_is_not_written(bad: str) -> None:
    out = io.StringIO()
    with pytest.raises(FormatError, match="readable text"):
        write_games([GAME, replace(GAME, note=bad)], out)
    with pytest.raises(FormatError, match="readable text"):
        write_people([Person("p1", bad)], out)
    assert not out.getvalue()


@pytest.mark.parametrize(
    "person",
    [
        Person("p1", "Ana", aliases=("Nita;Anita",)),
        Person("p1", "Ana", aliases=("Nita\nAnita",)),
        Person("p1", "Ana", accounts=(Account("tenhou", "a;b"),)),
    ],
)
def test_a_list_cannot_hold_its_own_separator(person: Person) -> None:
    with pytest.raises(FormatError, match="cannot have ';'"):
        people_text(person)


TEXT = st.text(
    st.one_of(
        st.sampled_from("'\"=+-@;,\n\r\t áÑ−1"),
        st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffd"),
    ),
    max_size=12,
).map(str.strip)

NAMES = TEXT.map(given_first).filter(lambda name: name and given_first(name) == name)
SCORES = st.integers(-130_000, 130_000)
FOUR_SCORES = st.tuples(SCORES, SCORES, SCORES, SCORES)


@st.composite
def histories(draw: st.DrawFn) -> list[Game]:
    """Games in order of time, whose ids and players are any text that names something."""
    names = draw(st.lists(NAMES, min_size=4, max_size=6, unique=True))
    ids = draw(st.lists(TEXT.filter(bool), max_size=5, unique=True))
    found = []
    for game_id in ids:
        start = to_madrid(
            draw(
                st.datetimes(
                    datetime.fromisoformat("1901-01-02"),
                    datetime.fromisoformat("2199-12-30"),
                    timezones=st.just(UTC),
                ).filter(lambda start: to_madrid(start).time() != time())
            )
        )
        has_time = draw(st.booleans())
        east, south, west, north = draw(st.permutations(names))[:4]
        found.append(
            Game(
                game_id,
                Mode.RIICHI,
                start if has_time else madrid_midnight(start.date()),
                start.date(),
                (east, south, west, north),
                draw(FOUR_SCORES),
                has_time,
                draw(st.sampled_from([None, *Venue])),
                event=draw(TEXT),
                source=draw(TEXT),
                note=draw(TEXT),
                penalties=draw(st.one_of(st.just((0, 0, 0, 0)), FOUR_SCORES)),
            )
        )
    return sorted(found, key=lambda game: game.played_at)


def assert_read_back(games: list[Game], people: Directory | None) -> None:
    document = Document("riichi.csv", games_text(*games).encode())
    result = read_games([document], people=people, date_only=True, allow_duplicates=True)
    assert list(result.games) == games
    assert {problem.code for problem in result.report} <= {
        *("date-only", "near-twins", "two-games-at-once", "unusual-sum")
    }


@given(histories())
def test_games_that_are_written_are_read_back(games: list[Game]) -> None:
    assert_read_back(games, None)


@given(histories())
def test_games_that_are_written_are_read_back_by_id(games: list[Game]) -> None:
    ids = sorted({player for game in games for player in game.players})
    assert_read_back(games, Directory(Person(id_, f"Nombre {n}") for n, id_ in enumerate(ids)))


def test_the_second_autumn_hour_is_read_back() -> None:
    first = replace(GAME, played_at=to_madrid(datetime(2026, 10, 25, 0, 30, tzinfo=UTC)))
    first = replace(first, day=date(2026, 10, 25), players=("A Gil", "B Gil", "C Gil", "D Gil"))
    second = replace(first, id="8", played_at=first.played_at + timedelta(hours=1))
    second = replace(second, played_at=to_madrid(second.played_at))
    assert_read_back([replace(game, mode=Mode.RIICHI) for game in (first, second)], None)


PLATFORM_NAMES = NAMES.filter(lambda text: ";" not in text)
ACCOUNTS = st.builds(
    Account,
    st.sampled_from(sorted(PLATFORMS)),
    PLATFORM_NAMES,
    st.none() | st.from_regex(r"[a-z0-9]{1,6}", fullmatch=True),
)
PEOPLE = st.lists(
    st.builds(
        Person,
        TEXT.filter(bool),
        NAMES,
        st.none() | st.sampled_from([*REGIONS, ABROAD]),
        st.none() | NAMES,
        st.none() | st.from_regex(r"[0-9]{8}", fullmatch=True),
        st.lists(PLATFORM_NAMES, max_size=2, unique=True).map(tuple),
        st.lists(ACCOUNTS, max_size=2, unique=True).map(tuple),
    ),
    max_size=5,
    unique_by=(
        lambda person: person.id,
        lambda person: person.ema_number or person.id,
        lambda person: person.accounts or person.id,
    ),
)


@given(PEOPLE)
def test_people_that_are_written_are_read_back(people: list[Person]) -> None:
    result = read_people(Document("players.csv", people_text(*people).encode()))
    assert list(result.directory.values()) == people
    assert {problem.code for problem in result.report} <= {"account-taken", "club-spelling"}


def cells(text: str) -> Iterable[str]:
    for row in csv.reader(io.StringIO(text, newline=""), strict=True):
        yield from row


@given(histories(), PEOPLE)
def test_no_cell_is_a_formula(games: list[Game], people: list[Person]) -> None:
    for cell in (*cells(games_text(*games)), *cells(people_text(*people))):
        assert not re.match(r"[=+@\t\r\n]", cell)
        assert not cell.startswith("-") or re.fullmatch(r"-[0-9]+", cell)


@pytest.mark.shared
@pytest.mark.parametrize("name", ["north/mcr", "north/riichi", "east/riichi"])
def test_real_leagues_are_read_back(shared: Path, name: str) -> None:
    read = read_games([shared / f"data/leagues/{name}.csv"], date_only=True, allow_duplicates=True)
    document = Document(f"{read.mode}.csv", games_text(*read.games).encode())
    again = read_games([document], date_only=True, allow_duplicates=True)
    assert again.games == read.games
    assert again.report.refused == 0


@pytest.mark.shared
def test_the_people_of_the_north_are_read_back(shared: Path) -> None:
    read = read_people(shared / "data/leagues/north/players.csv")
    text = people_text(*read.directory.values())
    again = read_people(Document("players.csv", text.encode()))
    assert list(again.directory.values()) == list(read.directory.values())
