"""Whom a text means."""

from __future__ import annotations

import csv
import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError, LigaError
from ligamahjong.people import (
    Account,
    Ambiguous,
    Directory,
    Found,
    Match,
    Person,
    Unknown,
    clean,
)

if TYPE_CHECKING:
    from pathlib import Path

NURIA = Person(
    "p1",
    "Núria Muñoz",
    ema_number="10990001",
    aliases=("La Garza",),
    accounts=(Account("mahjong-soul", "Garza", "501"), Account("tenhou", "garza")),
)
NURIA_PLAIN = Person("p2", "Nuria Munoz")
POL = Person("p3", "Pol Gal·la", accounts=(Account("Mahjong Soul", "Garza", "502"),))
ENEKO = Person("p4", "Eneko Zabala-Goñi", ema_number="10990004", aliases=("Txori", "El Mirlo"))
ANA = Person("p5", "Ana Gil", aliases=("El Mirlo",))
OTHER_ANA = Person("p6", "Ana Gil", accounts=(Account("sala-nueva", "ana"),))
LEAGUE = (NURIA, NURIA_PLAIN, POL, ENEKO, ANA, OTHER_ANA)
DIRECTORY = Directory(LEAGUE)


@pytest.mark.parametrize(
    ("text", "person", "how"),
    [
        ("mahjong-soul:Garza#501", NURIA, Match.ACCOUNT),
        ("MajSoul: Garza #502", POL, Match.ACCOUNT),
        ("mahjong-soul:Renamed#501", NURIA, Match.ACCOUNT),
        ("tenhou:garza", NURIA, Match.ACCOUNT),
        ("Sala Nueva:ana", OTHER_ANA, Match.ACCOUNT),
        ("10990004", ENEKO, Match.EMA_NUMBER),
        (" 10990004 ", ENEKO, Match.EMA_NUMBER),
        ("p5", ANA, Match.ID),
        ("Núria Muñoz", NURIA, Match.NAME),
        ("Nuria Munoz", NURIA_PLAIN, Match.NAME),
        ("  Núria \N{NO-BREAK SPACE} Muñoz", NURIA, Match.NAME),
        ("Nu\N{COMBINING ACUTE ACCENT}ria Mun\N{COMBINING TILDE}oz", NURIA, Match.NAME),
        ("GALLA, Pol", POL, Match.FOLDED),
        ("pol gal.la", POL, Match.FOLDED),
        ("ENEKO ZABALA GONI", ENEKO, Match.FOLDED),
        ("la garza", NURIA, Match.ALIAS),
        ("TXORI", ENEKO, Match.ALIAS),
    ],
)
def test_found(text: str, person: Person, how: Match) -> None:
    assert DIRECTORY.resolve(text) == Found(person, how)


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("mahjong-soul:Garza", (NURIA, POL)),
        ("Ana Gil", (ANA, OTHER_ANA)),
        ("GIL, Ana", (ANA, OTHER_ANA)),
        ("nuria muñoz", (NURIA, NURIA_PLAIN)),
        ("MUÑOZ, Núria", (NURIA, NURIA_PLAIN)),
        ("el mirlo", (ENEKO, ANA)),
    ],
)
def test_between_two_people_nobody_is_chosen(text: str, candidates: tuple[Person, ...]) -> None:
    assert DIRECTORY.resolve(text) == Ambiguous(text, candidates)


def test_an_alias_and_a_name_that_fold_alike_are_a_question() -> None:
    named, called = Person("a", "Íñigo Paz"), Person("b", "Pol Gil", aliases=("Inigo Paz",))
    people = Directory([called, named])
    assert people.resolve("íñigo paz") == Ambiguous("íñigo paz", (called, named))
    assert people.resolve("Íñigo Paz") == Found(named, Match.NAME)


def test_the_same_nickname_with_another_id_is_somebody_else() -> None:
    answer = DIRECTORY.resolve("mahjong-soul:Garza#999")
    assert answer == Unknown("mahjong-soul:Garza#999", (NURIA, POL))


def test_a_name_recorded_without_id_does_not_answer_to_an_id() -> None:
    assert DIRECTORY.resolve("tenhou:garza#1") == Unknown("tenhou:garza#1", (NURIA, POL))


def test_the_case_of_an_account_name_counts() -> None:
    assert DIRECTORY.resolve("tenhou:Garza") == Unknown("tenhou:Garza", (NURIA, POL))


def test_an_account_is_never_taken_for_a_folded_name() -> None:
    people = Directory([Person("a", "Tenhou Paz"), Person("b", "Foro Paz")])
    assert isinstance(people.resolve("tenhou:Paz"), Unknown)
    assert people.resolve("Tenhou-Paz") == Found(people["a"], Match.FOLDED)
    assert people.resolve("Foro:Paz") == Found(people["b"], Match.FOLDED)


def test_a_platform_without_a_name_is_no_account() -> None:
    people = Directory([Person("a", "Tenhou")])
    assert people.resolve("tenhou:") == Found(people["a"], Match.FOLDED)


def test_one_account_held_by_two_people_is_a_question() -> None:
    account = Account("tenhou", "Mirlo", "7")
    both = (
        Person("a", "Ana Gil", accounts=(account,)),
        Person("b", "Pol Paz", accounts=(account,)),
    )
    assert Directory(both).resolve("tenhou:Mirlo#7") == Ambiguous("tenhou:Mirlo#7", both)


def test_one_ema_number_held_by_two_people_is_a_question() -> None:
    both = (Person("a", "Ana", ema_number="10990007"), Person("b", "Pol", ema_number="10990007"))
    assert Directory(both).resolve("10990007") == Ambiguous("10990007", both)


def test_eight_digits_that_are_no_ema_number_may_be_an_id() -> None:
    people = Directory([Person("10990009", "Ana Gil")])
    assert people.resolve("10990009") == Found(people["10990009"], Match.ID)


def test_a_person_under_two_aliases_that_fold_alike_is_one_person() -> None:
    people = Directory([Person("a", "Ana Gil", aliases=("Mirlo", "MIRLO"))])
    assert people.resolve("mirlo") == Found(people["a"], Match.ALIAS)


def test_a_name_without_letters_is_found_only_to_the_letter() -> None:
    people = Directory([Person("a", "-"), Person("b", "?", aliases=("…",))])
    assert people.resolve("-") == Found(people["a"], Match.NAME)
    assert people.resolve("--") == Unknown("--")
    assert people.resolve("") == Unknown("")


def test_suggestions_are_three_at_most_nearest_first() -> None:
    names = ["Ana Gil", "Ana Gill", "Anna Gil", "Ana Gila", "Zoe Paz"]
    answer = Directory.from_names(names).resolve("Ana Gilt")
    assert isinstance(answer, Unknown)
    assert [person.name for person in answer.suggestions] == ["Ana Gil", "Ana Gila", "Ana Gill"]


def test_two_people_with_one_id_are_refused() -> None:
    with pytest.raises(FormatError, match="'p1'") as refused:
        Directory([NURIA, Person("p1", "Pol Paz")])
    assert isinstance(refused.value, LigaError)
    assert refused.value.facts == {"id": "p1", "names": ("Núria Muñoz", "Pol Paz")}


def test_the_same_person_given_twice_is_refused_too() -> None:
    with pytest.raises(FormatError):
        Directory([NURIA, NURIA])


def test_it_is_a_mapping_from_ids_in_the_order_given() -> None:
    people = Directory(iter(reversed(LEAGUE)))
    assert list(people) == ["p6", "p5", "p4", "p3", "p2", "p1"]
    assert tuple(people.values()) == LEAGUE[::-1]
    assert len(people) == 6
    assert people["p3"] is POL
    assert "p3" in people
    assert "Pol Gal·la" not in people
    assert people.get("p9") is None
    with pytest.raises(KeyError):
        people["p9"]
    assert repr(people) == "<Directory of 6 people>"


def test_it_can_be_sent_to_another_process() -> None:
    copy = pickle.loads(pickle.dumps(DIRECTORY))  # noqa: S301 - our own bytes
    assert copy == DIRECTORY
    assert copy.resolve("p1") == DIRECTORY.resolve("p1")


def test_nothing_can_be_set() -> None:
    with pytest.raises(TypeError):
        DIRECTORY["p9"] = POL  # type: ignore[index]
    with pytest.raises(AttributeError):
        DIRECTORY.people = ()  # type: ignore[attr-defined]


def test_an_answer_is_worked_out_once() -> None:
    people = Directory(LEAGUE)
    assert people.resolve("Zoe Ruiz") is people.resolve("Zoe Ruiz")


def test_bare_names_are_people_as_they_are() -> None:
    people = Directory.from_names(["Ana  Gil", "Ana Gil", "-", "Ana  Gil", "tenhou:Mirlo"])
    assert list(people) == ["Ana  Gil", "Ana Gil", "-", "tenhou:Mirlo"]
    assert people["-"] == Person("-", "-")
    for name in people:
        assert people.resolve(name) == Found(people[name], Match.ID)
    assert people.resolve("ANA GIL") == Ambiguous(
        "ANA GIL", (people["Ana  Gil"], people["Ana Gil"])
    )


NAMES = st.text("aAáñn ·-,:#", max_size=5) | st.text()
ACCOUNTS = st.builds(
    Account,
    st.sampled_from(("tenhou", "mahjong-soul")),
    st.sampled_from(("a", "A", "á", "a#1")),
    st.none() | st.sampled_from("12"),
)


@st.composite
def directories(draw: st.DrawFn) -> Directory:
    drawn = draw(
        st.lists(
            st.tuples(NAMES, st.lists(NAMES, max_size=2), st.lists(ACCOUNTS, max_size=2)),
            max_size=5,
        )
    )
    return Directory(
        Person(f"person/{index}", name, aliases=tuple(aliases), accounts=tuple(accounts))
        for index, (name, aliases, accounts) in enumerate(drawn)
    )


@given(directories())
def test_a_name_never_leads_to_somebody_else(people: Directory) -> None:
    for person in people.values():
        match people.resolve(person.name):
            case Found(found, how):
                assert found == person or how is Match.ACCOUNT
            case Ambiguous(_, candidates):
                assert person in candidates or any(other.accounts for other in candidates)
            case Unknown():
                assert clean(person.name) == ""


@given(directories(), NAMES)
def test_several_candidates_are_several_people(people: Directory, text: str) -> None:
    answer = people.resolve(text)
    if isinstance(answer, Ambiguous):
        assert len({person.id for person in answer.candidates}) == len(answer.candidates) > 1
    elif isinstance(answer, Unknown):
        assert len(answer.suggestions) <= 3


@given(directories())
def test_an_account_with_id_leads_only_to_who_holds_that_id(people: Directory) -> None:
    for account in (Account("tenhou", "a", "1"), Account("mahjong-soul", "a", "2")):
        holders = [
            person
            for person in people.values()
            if any((a.platform, a.id) == (account.platform, account.id) for a in person.accounts)
        ]
        match people.resolve(str(account)):
            case Found(found, Match.ACCOUNT):
                assert [found] == holders
            case Ambiguous(_, candidates):
                assert list(candidates) == holders
            case Found() | Unknown():
                assert not holders


@pytest.mark.shared
def test_every_name_of_a_real_league_leads_to_its_person(shared: Path) -> None:
    with (shared / "data/leagues/north/players.csv").open(encoding="utf-8-sig", newline="") as file:
        names = [row["name"] for row in csv.DictReader(file)]
    people = Directory(Person(f"n{index}", name) for index, name in enumerate(names))
    answers = [people.resolve(name) for name in names]
    assert len(names) == 908
    assert all(isinstance(answer, Found) and answer.how is Match.NAME for answer in answers)
    assert [a.person.name for a in answers if isinstance(a, Found)] == names
