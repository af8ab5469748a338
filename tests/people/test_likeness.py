"""Pairs of entries that may be one person."""

from __future__ import annotations

import csv
import random
from collections import Counter
from time import process_time
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ligamahjong.people import (
    Account,
    Clue,
    Evidence,
    Person,
    fold,
    likely_duplicates,
)

if TYPE_CHECKING:
    from pathlib import Path


def clues(*people: Person) -> list[tuple[str, str, list[tuple[str, tuple[str, ...]]]]]:
    return [
        (pair.first.id, pair.second.id, [(clue.evidence.value, clue.values) for clue in pair.clues])
        for pair in likely_duplicates(people)
    ]


def named(*names: str) -> list[tuple[str, ...]]:
    """What the first two of people with these names have in common."""
    people = [Person(str(index), name) for index, name in enumerate(names)]
    return [
        (clue.evidence.value, *clue.values)
        for pair in likely_duplicates(people)
        if {pair.first.id, pair.second.id} == {"0", "1"}
        for clue in pair.clues
    ]


@pytest.mark.parametrize(
    ("one", "other", "clue"),
    [
        ("Ana Gil", "Ana Gil", ("folded-name", "ana gil")),
        ("Ana Muñoz", "ANA MUNOZ", ("folded-name", "ana munoz")),
        ("GIL, Ana", "Ana  Gil", ("folded-name", "ana gil")),
        ("Pol Gal·la", "Pol Galla", ("folded-name", "pol galla")),
        ("Inés", "Ines", ("folded-name", "ines")),
        ("Mariajosé Gil", "María José Gil", ("spacing", "mariajosegil")),
        ("Pol Pazvidal", "Pol Paz-Vidal", ("spacing", "polpazvidal")),
        ("Ana Gil", "Gil Ana", ("reordered", "ana", "gil")),
        ("Pol Zabala", "Pol Zavala", ("one-letter", "zabala", "zavala")),
        ("Ramón Paredes", "Rmaón Paredes", ("one-letter", "ramon", "rmaon")),
        ("Ana Paredes", "Ana Pardes", ("one-letter", "pardes", "paredes")),
        ("Jaime Paz", "Jaume Paz", ("one-letter", "jaime", "jaume")),
        ("Yolanda", "Yolamda", ("one-letter", "yolamda", "yolanda")),
        ("Ana Serrano", "Ana Serrana", ("one-letter", "serrana", "serrano")),
        ("Emma Paz", "Ema Paz", ("same-sound", "ema", "emma")),
        ("Ana Gil", "Ana María Gil Soler", ("words-contained", "ana", "gil")),
        ("Gil Ana", "Ana Gil Paz", ("words-contained", "gil", "ana")),
        ("Ana Paz", "Ana de la Paz", ("words-contained", "ana", "paz")),
        ("Ana M. Gil", "Ana Gil", ("words-contained", "ana", "gil")),
    ],
)
def test_names_that_may_be_one_persons(one: str, other: str, clue: tuple[str, ...]) -> None:
    assert named(one, other) == named(other, one) == [clue]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marta Vidal", "María Vidal"),
        ("Julio Vidal", "Julia Vidal"),
        ("Daniel Vidal", "Daniela Vidal"),
        ("Mario", "María"),
        ("Nil Vidal", "Pol Vidal"),
        ("Ana Gil", "Ana Paz"),
        ("-", "?"),
        ("-", "358"),
        ("358", "359"),
        ("358", "Ana 358"),
        ("Vega", "Vera"),
        ("Vega", "Vegas"),
        ("Inés", "Inés Gil"),
        ("Jugadora 1", "Jugadora 2"),
        ("Ana M. Gil", "Ana P. Gil"),
        ("Li Wu Chen", "Lu Wu Chen"),
        ("Ana Gil", "Anab Gil Soler"),
        ("Ana Gil", "Anaxgil"),
        ("De la Paz", "Ana de la Paz"),
        ("A. Gil", "A. Gil Soler"),
    ],
)
def test_names_that_say_nothing(one: str, other: str) -> None:
    assert named(one, other) == named(other, one) == []


def test_two_words_that_others_have_too_are_two_names() -> None:
    assert named("Ana Palas", "Ana Salas") == [("one-letter", "palas", "salas")]
    assert named("Ana Palas", "Ana Salas", "Pol Palas", "Pol Salas") == []


def test_two_words_that_others_have_too_but_sound_alike_are_weaker_evidence() -> None:
    others = ("Elena Gil", "Helena Paz")
    assert named("Elena Vidal", "Helena Vidal") == [("one-letter", "elena", "helena")]
    assert named("Elena Vidal", "Helena Vidal", *others) == [("same-sound", "elena", "helena")]


def test_people_with_the_same_ema_number() -> None:
    one, other = (
        Person("a", "Ana Gil", ema_number="10990001"),
        Person("b", "Zoe Paz", ema_number="10990001 "),
    )
    assert clues(one, other) == [("a", "b", [("ema-number", ("10990001",))])]


def test_different_ema_numbers_outweigh_names_but_not_accounts_or_aliases() -> None:
    account = Account("tenhou", "Mirlo")
    one = Person("a", "Ana Gil", ema_number="10990001", accounts=(account,), aliases=("Mirlo",))
    other = Person("b", "Ana Gil", ema_number="10990002", accounts=(account,), aliases=("mirlo",))
    assert (
        clues(Person("a", "Ana Gil", ema_number="1"), Person("b", "Ana Gil", ema_number="2")) == []
    )
    assert clues(one, other) == [
        ("a", "b", [("account", ("tenhou", "Mirlo")), ("alias", ("mirlo",))])
    ]


@pytest.mark.parametrize(
    ("one", "other", "shared_mark"),
    [
        (Account("tenhou", "Mirlo"), Account("tenhou", "Mirlo"), "Mirlo"),
        (Account("tenhou", "Mirlo", "7"), Account("tenhou", "Mirlo"), "Mirlo"),
        (Account("tenhou", "Mirlo", "7"), Account("tenhou", "Tordo", "7"), "7"),
    ],
)
def test_people_with_the_same_account(one: Account, other: Account, shared_mark: str) -> None:
    people = (Person("a", "Ana Gil", accounts=(one,)), Person("b", "Zoe Paz", accounts=(other,)))
    assert clues(*people) == [("a", "b", [("account", ("tenhou", shared_mark))])]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Account("tenhou", "Mirlo", "7"), Account("tenhou", "Mirlo", "8")),
        (Account("tenhou", "Mirlo"), Account("mahjong-soul", "Mirlo")),
        (Account("tenhou", "Mirlo"), Account("tenhou", "mirlo")),
        (Account("tenhou", "7"), Account("tenhou", "Mirlo", "7")),
    ],
)
def test_accounts_of_different_people(one: Account, other: Account) -> None:
    people = (Person("a", "Ana Gil", accounts=(one,)), Person("b", "Zoe Paz", accounts=(other,)))
    assert clues(*people) == []


def test_an_alias_that_is_the_name_or_an_alias_of_the_other() -> None:
    assert clues(Person("a", "Ana Gil", aliases=("PAZ, Zoe",)), Person("b", "Zoe Paz")) == [
        ("a", "b", [("alias", ("zoe paz",))])
    ]
    assert clues(
        Person("a", "Ana Gil", aliases=("Mirlo", "Tordo", "-")),
        Person("b", "Zoe Paz", aliases=("tordo", "mirlo", "-")),
    ) == [("a", "b", [("alias", ("mirlo",)), ("alias", ("tordo",))])]


def test_an_alias_that_only_repeats_both_names_is_no_clue_of_its_own() -> None:
    one, other = Person("a", "Ana Gil", aliases=("ANA GIL",)), Person("b", "Ana Gil")
    assert clues(one, other) == [("a", "b", [("folded-name", ("ana gil",))])]


def test_strongest_evidence_first_then_most_clues_then_by_name() -> None:
    people = [
        Person("1", "Zoe Paz Abad"),
        Person("2", "Zoe Paz"),
        Person("3", "Ramón Cuesta"),
        Person("4", "Ramon Cuesta"),
        Person("5", "Íñigo Mora", aliases=("Tordo",)),
        Person("6", "Inigo Mora", aliases=("Tordo",)),
        Person("7", "Bea Roca", aliases=("Garza",)),
        Person("8", "Lía Font", aliases=("Garza",)),
    ]
    pairs = likely_duplicates(people)
    assert [(pair.first.id, pair.second.id) for pair in pairs] == [
        ("6", "5"),
        ("7", "8"),
        ("4", "3"),
        ("2", "1"),
    ]
    assert pairs[0].clues == (
        Clue(Evidence.ALIAS, ("tordo",)),
        Clue(Evidence.FOLDED_NAME, ("inigo mora",)),
    )


def test_nobody_is_like_himself_and_nothing_comes_of_nobody() -> None:
    assert likely_duplicates([]) == ()
    assert likely_duplicates([Person("a", "Ana Gil", aliases=("Ana Gil",))]) == ()


PEOPLE = st.lists(
    st.builds(
        Person,
        id=st.uuids().map(str),
        name=st.lists(st.text("abñé-", max_size=6), max_size=3).map(" ".join),
        ema_number=st.sampled_from((None, "10990001", "10990002")),
        aliases=st.lists(st.text("ab", max_size=2), max_size=2).map(tuple),
    ),
    max_size=8,
)


@given(PEOPLE, st.randoms(use_true_random=False))
def test_the_order_of_the_people_changes_nothing(people: list[Person], rng: random.Random) -> None:
    shuffled = rng.sample(people, len(people))
    assert likely_duplicates(shuffled) == likely_duplicates(people)


@given(PEOPLE)
def test_each_pair_is_listed_once_with_a_clue(people: list[Person]) -> None:
    pairs = likely_duplicates(people)
    assert all(pair.clues and pair.first is not pair.second for pair in pairs)
    assert len({frozenset((pair.first.id, pair.second.id)) for pair in pairs}) == len(pairs)


@given(st.data())
def test_every_edit_of_a_rare_word_is_found(data: st.DataObject) -> None:
    letters = st.sampled_from("abcdlñxyz")
    word = data.draw(st.text(letters, min_size=4, max_size=9))
    place = data.draw(st.integers(0, len(word) - 2))
    head, one, two, tail = word[:place], word[place], word[place + 1], word[place + 2 :]
    new = data.draw(letters)
    left_out, put_in = head + two + tail, head + new + one + two + tail
    changed, swapped = head + new + two + tail, head + two + one + tail
    edited = data.draw(st.sampled_from((left_out, put_in, changed, swapped)))
    assume(fold(edited) != fold(word))
    pairs = likely_duplicates([Person("1", f"Ximo {word}"), Person("2", f"Ximo {edited}")])
    assert [clue.evidence for pair in pairs for clue in pair.clues] == [Evidence.ONE_LETTER]


def test_a_thousand_people_take_no_time() -> None:
    rng = random.Random(7)
    syllables = [consonant + vowel for consonant in "bcdfgklmnprst" for vowel in "aeiou"]

    def word() -> str:
        return "".join(rng.choices(syllables, k=3)).title()

    given_names, surnames = [word() for _ in range(60)], [word() for _ in range(300)]
    people = [
        Person(
            str(index), f"{rng.choice(given_names)} {rng.choice(surnames)} {rng.choice(surnames)}"
        )
        for index in range(1000)
    ]
    start = process_time()
    likely_duplicates(people)
    assert process_time() - start < 2.0


@pytest.mark.shared
def test_a_real_list_gives_a_listing_short_enough_to_be_read(shared: Path) -> None:
    with (shared / "data/leagues/north/players.csv").open(encoding="utf-8-sig", newline="") as file:
        people = [Person(row["name"], row["name"]) for row in csv.DictReader(file)]
    pairs = likely_duplicates(people)
    assert Counter(pair.clues[0].evidence for pair in pairs) == {
        Evidence.FOLDED_NAME: 2,
        Evidence.ONE_LETTER: 2,
        Evidence.SAME_SOUND: 8,
    }
    assert all(len(pair.clues) == 1 for pair in pairs)


def test_thousands_of_equal_names_are_no_work() -> None:
    people = [Person(str(number), "Ana María Gil") for number in range(4_000)]
    started = process_time()
    pairs = likely_duplicates(people)
    assert process_time() - started < 2
    assert len(pairs) == 3_999
    assert {pair.first.id for pair in pairs} == {"0"}


def test_names_without_end_are_no_work() -> None:
    people = [Person(str(number), f"{'a' * 4_900}{number}") for number in range(10)]
    started = process_time()
    likely_duplicates(people)
    assert process_time() - started < 2
