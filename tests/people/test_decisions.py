"""Decisions about names: they hold for who was there to choose from, and never guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people import (
    Account,
    Ambiguous,
    DecidedDirectory,
    Decision,
    Found,
    Match,
    Person,
    Unknown,
)
from ligamahjong.people.decisions import candidates, decision_key, on_platform

ANA = Person("p1", "Ana Gil")
OTHER_ANA = Person("p2", "Ana Gil")
POL = Person("p3", "Pol Paz", accounts=(Account("tenhou", "Nube", "77"),))
PEOPLE = (ANA, OTHER_ANA, POL)


def directory(*more: Person, platform: str = "", **said: Decision) -> DecidedDirectory:
    decisions = {key.replace("_", " "): one for key, one in said.items()}
    return DecidedDirectory([*PEOPLE, *more], decisions, platform=platform)


def test_an_unknown_name_means_whom_somebody_said() -> None:
    people = directory(polito=Decision("p3"))
    assert people.resolve("POLITO") == Found(POL, Match.DECISION)
    assert people.resolve("Polita") == Unknown("Polita")


def test_a_homonym_is_told_apart_while_nobody_else_is_called_so() -> None:
    said = Decision("p2", frozenset({"p1", "p2"}))
    assert directory(ana_gil=said).resolve("GIL, Ana") == Found(OTHER_ANA, Match.DECISION)
    third = Person("p9", "Ana Gil")
    answer = directory(third, ana_gil=said).resolve("Ana Gil")
    assert answer == Ambiguous("Ana Gil", (ANA, OTHER_ANA, third))


def test_somebody_who_comes_to_bear_the_name_makes_it_a_question() -> None:
    new = Person("p9", "Polito")
    answer = directory(new, polito=Decision("p3")).resolve("Polito")
    assert answer == Ambiguous("Polito", (new, POL))


def test_a_name_left_out_is_unknown_until_somebody_else_bears_it() -> None:
    said = Decision(None, frozenset({"p1", "p2"}))
    assert directory(ana_gil=said).resolve("Ana Gil") == Unknown("Ana Gil")
    assert directory(Person("p9", "Ana Gil"), ana_gil=said).resolve("Ana Gil") != Unknown("Ana Gil")


def test_a_decision_for_who_is_gone_counts_for_nothing() -> None:
    people = directory(polito=Decision("p77"), ana_gil=Decision("p77", frozenset({"p1", "p2"})))
    assert people.resolve("Polito") == Unknown("Polito")
    assert people.resolve("Ana Gil") == Ambiguous("Ana Gil", (ANA, OTHER_ANA))


def test_on_a_platform_only_accounts_count() -> None:
    people = directory(platform="tenhou")
    assert people.resolve("Nube") == Found(POL, Match.ACCOUNT)
    assert isinstance(people.resolve("nube"), Unknown)
    assert isinstance(people.resolve("Pol Paz"), Unknown)
    assert isinstance(people.resolve("Mahjong Soul: Nube"), Unknown)


def test_a_user_name_decided_on_is_case_and_platform_exact() -> None:
    decisions = {"tenhou:Gato": Decision("p1")}
    people = DecidedDirectory(PEOPLE, decisions, platform="tenhou")
    assert people.resolve("Gato") == Found(ANA, Match.DECISION)
    assert isinstance(people.resolve("GATO"), Unknown)
    assert isinstance(DecidedDirectory(PEOPLE, decisions).resolve("Gato"), Unknown)


@pytest.mark.parametrize(
    ("text", "platform", "expected"),
    [
        ("Gato", "", "Gato"),
        ("Gato", "tenhou", "tenhou:Gato"),
        ("Tenhou: Gato", "mahjong-soul", "Tenhou: Gato"),
        ("un:gato", "tenhou", "tenhou:un:gato"),
    ],
)
def test_names_on_a_platform(text: str, platform: str, expected: str) -> None:
    assert on_platform(text, platform) == expected


@pytest.mark.parametrize("text", ["雀", "—", ":", "", "a:", ":b", "tenhou:"])
def test_odd_texts_have_a_key(text: str) -> None:
    assert isinstance(decision_key(text), str)


@given(st.text(max_size=40))
def test_a_decision_never_chooses_between_two_people(text: str) -> None:
    """Whatever was said, an answer is the person it was said of or one of several."""
    said = {decision_key(text): Decision("p3")}
    before = candidates(DecidedDirectory(PEOPLE, {}).resolve(text))
    answer = DecidedDirectory(PEOPLE, said).resolve(text)
    if set(before) <= {POL}:
        assert answer == Found(POL, Match.DECISION)
    else:
        assert isinstance(answer, Ambiguous)
        assert set(candidates(answer)) == {*before, POL}
