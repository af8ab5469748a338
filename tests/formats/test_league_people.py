"""Whole files of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_people import PeopleRead, read_people
from ligamahjong.people import Account, Person
from ligamahjong.people.directory import Ambiguous
from ligamahjong.report import Level

if TYPE_CHECKING:
    from pathlib import Path

HEADER = "id,name,region,club,ema_number,aliases,accounts"


def read(*rows: str, header: str = HEADER) -> PeopleRead:
    return read_people(Document("players.csv", "\n".join((header, *rows)).encode()))


def people(*rows: str, header: str = HEADER) -> list[Person]:
    result = read(*rows, header=header)
    assert list(result.report) == []
    return list(result.directory.values())


def problem(*rows: str, header: str = HEADER) -> tuple[object, ...]:
    """The only problem, as level, code, row, column, value and facts."""
    [found] = read(*rows, header=header).report
    return found.level, found.code, found.row, found.column, found.value, dict(found.facts)


def test_a_person_as_the_league_writes_it() -> None:
    row = 'p1,Núria Paz,CT,Els Ocells,10990001,"Nuri;Núria P.",tenhou:gat;mahjong-soul:Gat#42'
    assert people(row) == [
        Person(
            "p1",
            "Núria Paz",
            "CT",
            "Els Ocells",
            "10990001",
            ("Nuri", "Núria P."),
            (Account("tenhou", "gat"), Account("mahjong-soul", "Gat", "42")),
        )
    ]


def test_a_name_is_enough_and_is_the_id() -> None:
    rows = ("Yolanda  Gil", "-", "358", '"DE LA PEÑA, Íñigo"', "'=1+1")
    assert people(*rows, header="nombre") == [
        Person(name, name) for name in ("Yolanda Gil", "-", "358", "Íñigo de la Peña", "=1+1")
    ]


def test_surnames_may_have_a_column() -> None:
    assert people("Núria,Paz Gil", header="nombre,apellidos")[0].name == "Núria Paz Gil"


def test_regions_may_have_their_name() -> None:
    rows = ("Ana,Comunidad de Madrid", "Pol,es-ct", "Iu,extranjero", "Eva,")
    found = people(*rows, header="nombre,comunidad")
    assert [person.region for person in found] == ["MD", "CT", "XX", None]


def test_accounts_may_have_a_column_for_each_platform() -> None:
    [person] = people(
        "Ana,tenhou:gata,gata,Gata#42;Otra,-", header="name,accounts,tenhou,majsoul,riichi city"
    )
    assert person.accounts == (
        Account("tenhou", "gata"),
        Account("mahjong-soul", "Gata", "42"),
        Account("mahjong-soul", "Otra"),
    )


def test_lists_may_have_line_breaks() -> None:
    [person] = people('Ana,"Anita\nNita;;Nita"', header="name,aliases")
    assert person.aliases == ("Anita", "Nita")


@pytest.mark.parametrize("text", ["10990001", " 10.99.0001 ", "10 99 0001", "10-99-0001"])
def test_ema_numbers(text: str) -> None:
    assert people(f"Ana,{text}", header="name,ema")[0].ema_number == "10990001"


def test_a_lost_zero_is_put_back_with_a_warning() -> None:
    assert problem("Ana,4990001", header="name,EMA") == (
        Level.WARNING,
        "ema-number-repaired",
        2,
        "EMA",
        "4990001",
        {"ema_number": "04990001"},
    )
    result = read("Ana,4990001", header="name,EMA")
    assert result.directory["Ana"].ema_number == "04990001"


@pytest.mark.parametrize("text", ["109900", "109900011", "1099000x", "\u0661" * 8, "pendiente"])
def test_an_ema_number_has_eight_digits(text: str) -> None:
    assert problem(f"Ana,{text}", header="name,EMA") == (
        Level.WARNING,
        "ema-number-unreadable",
        2,
        "EMA",
        text,
        {},
    )
    assert read(f"Ana,{text}", header="name,EMA").directory["Ana"].ema_number is None


def test_an_ema_number_has_one_bearer() -> None:
    rows = ("Ana,04990001", "Pol,4990001")
    assert problem(*rows, header="name,ema") == (
        Level.WARNING,
        "ema-number-taken",
        3,
        "ema",
        "4990001",
        {"first_row": 2},
    )
    directory = read(*rows, header="name,ema").directory
    assert [person.ema_number for person in directory.values()] == ["04990001", "04990001"]
    answer = directory.resolve("04990001")
    assert isinstance(answer, Ambiguous)
    assert [person.id for person in answer.candidates] == ["Ana", "Pol"]


def test_a_region_that_does_not_exist_is_a_warning() -> None:
    assert problem("Ana,Atlántida", header="name,region") == (
        Level.WARNING,
        "region-unknown",
        2,
        "region",
        "Atlántida",
        {},
    )
    assert read("Ana,Atlántida", header="name,region").directory["Ana"].region is None


def test_an_account_needs_its_platform() -> None:
    assert problem("Ana,gata;tenhou:gata", header="name,cuentas") == (
        Level.WARNING,
        "account-unreadable",
        2,
        "cuentas",
        "gata;tenhou:gata",
        {},
    )
    directory = read("Ana,gata;tenhou:gata", header="name,cuentas").directory
    assert directory["Ana"].accounts == (Account("tenhou", "gata"),)


def test_an_account_has_one_owner() -> None:
    rows = ("Ana,tenhou:gata,", "Pol,,gata")
    assert problem(*rows, header="name,accounts,tenhou") == (
        Level.WARNING,
        "account-taken",
        3,
        "tenhou",
        "gata",
        {"first_row": 2},
    )
    directory = read(*rows, header="name,accounts,tenhou").directory
    assert isinstance(directory.resolve("tenhou:gata"), Ambiguous)


def test_an_account_with_an_id_has_one_owner_whatever_its_name() -> None:
    rows = ("Ana,mahjong-soul:Gata#77", "Pol,mahjong-soul:Perro#77")
    assert problem(*rows, header="name,accounts")[1] == "account-taken"
    directory = read(*rows, header="name,accounts").directory
    assert isinstance(directory.resolve("mahjong-soul:Otro#77"), Ambiguous)


def test_one_club_written_in_two_ways_is_told_of_once() -> None:
    rows = ("Ana,Club Uno", "Pol,club uno", "Iu,club uno", "Eva,Otro")
    assert problem(*rows, header="name,club") == (
        Level.WARNING,
        "club-spelling",
        3,
        "club",
        "club uno",
        {"other": "Club Uno", "first_row": 2},
    )
    assert read(*rows, header="name,club").directory["Pol"].club == "club uno"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u061c", "\U000e0041", "\u200d"])
def test_a_name_of_blanks_is_no_name(name: str) -> None:
    assert problem(f"p1,{name}")[:3] == (Level.REFUSED, "name-missing", 2)


def test_a_name_has_two_hundred_characters_at_most() -> None:
    assert len(people(f"p1,{'a' * 200}")) == 1
    refused = problem(f"p1,{'a' * 201}")
    assert refused[:2] == (Level.REFUSED, "cell-too-long")
    assert refused[-1] == {"longest": 200}


def test_an_account_written_twice_is_one() -> None:
    [person] = people("Ana,gata;gata,tenhou:gata", header="name,tenhou,accounts")
    assert person.accounts == (Account("tenhou", "gata"),)


def test_a_person_has_a_name() -> None:
    assert problem("p1,,MD") == (Level.REFUSED, "name-missing", 2, "name", "", {})
    assert len(read("p1,,MD", "p2,Ana").directory) == 1


def test_an_id_has_one_bearer() -> None:
    rows = ("p1,Ana", "p1,Pol")
    assert problem(*rows) == (Level.REFUSED, "id-repeated", 3, "id", "p1", {"first_row": 2})
    assert [person.name for person in read(*rows).directory.values()] == ["Ana"]


def test_homonyms_with_ids_are_two_people() -> None:
    assert [person.id for person in people("p1,Mar Sol", "p2,Mar Sol")] == ["p1", "p2"]


def test_homonyms_without_ids_cannot_be_told_apart() -> None:
    rows = ("Mar Sol", '"SOL, Mar"')
    assert problem(*rows, header="name") == (
        Level.REFUSED,
        "name-repeated",
        3,
        "name",
        "SOL, Mar",
        {"first_row": 2},
    )


@pytest.mark.parametrize(
    ("rows", "refused", "first"),
    [(("p1,Mar Sol", ",Mar Sol"), 3, 2), ((",Mar Sol", "p1,Mar Sol"), 2, 3)],
)
def test_of_two_homonyms_the_one_without_id_is_refused(
    rows: tuple[str, str], refused: int, first: int
) -> None:
    facts = {"first_row": first}
    assert problem(*rows) == (Level.REFUSED, "name-repeated", refused, "name", "Mar Sol", facts)
    assert list(read(*rows).directory) == ["p1"]


def test_problems_come_by_row() -> None:
    found = read("p1,Ana,Atlántida,,x", "p1,Pol", "p2,Iu,,,y", "p3,Eva Rey,MD,Club,Azul,,,,más")
    assert [(p.row, p.code) for p in found.report] == [
        (2, "region-unknown"),
        (2, "ema-number-unreadable"),
        (3, "id-repeated"),
        (4, "ema-number-unreadable"),
        (5, "ragged-row"),
    ]


@pytest.mark.parametrize("data", [b"", b"\x00", b"id,club\n1,a\n"])
def test_what_is_no_table_of_people_is_an_error(data: bytes) -> None:
    with pytest.raises(FormatError, match="no table of people") as caught:
        read_people(Document("players.csv", data))
    problems = caught.value.facts["problems"]
    assert isinstance(problems, tuple)
    assert [p.level for p in problems] == [Level.REFUSED]


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no such file"):
        read_people(tmp_path / "players.csv")


@pytest.mark.shared
def test_the_people_of_the_north(shared: Path) -> None:
    result = read_people(shared / "data/leagues/north/players.csv")
    assert (len(result.directory), len(result.report)) == (908, 0)
    assert {"-", "358"} <= result.directory.keys()
    assert not [name for name in result.directory if "  " in name]
