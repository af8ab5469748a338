"""Names near to one that nobody has."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people import Person, fold
from ligamahjong.people.near import NearNames

PEOPLE = [
    Person("1", "Elena Zamora"),
    Person("2", "Helena Zamora"),
    Person("3", "Aitor Abad", aliases=("Txoria",)),
    Person("4", "-"),
    Person("5", "358"),
]


def nearest(name: str) -> list[str]:
    return [person.id for person in NearNames(PEOPLE).nearest(name)]


def test_the_nearest_name_comes_first() -> None:
    assert nearest("Elna Zamora") == ["1", "2"]
    assert nearest("Helenna Zamora") == ["2", "1"]


def test_the_order_of_words_does_not_count() -> None:
    assert nearest("zamora elena") == ["1", "2"]


def test_an_alias_counts_as_a_name_and_a_person_comes_once() -> None:
    assert nearest("Txorria") == ["3"]
    twice = NearNames([Person("1", "Ana Gil", aliases=("Ana Gill", "Anna Gil"))])
    assert [person.id for person in twice.nearest("Ana Gill")] == ["1"]


def test_names_without_letters_are_near_to_nothing() -> None:
    assert nearest("-") == nearest("") == nearest("Zzz") == []


def test_equally_near_names_come_in_order_of_names_then_ids() -> None:
    homonyms = [Person("b", "Ana Gil"), Person("a", "Ana Gil"), Person("c", "Ana Gia")]
    assert [person.id for person in NearNames(homonyms).nearest("Ana Gi")] == ["c", "a", "b"]


@given(st.text())
def test_a_name_with_letters_is_near_to_itself(name: str) -> None:
    people = [Person("self", name)]
    assert NearNames(people).nearest(name) == (people if fold(name) else [])
