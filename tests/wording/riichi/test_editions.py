"""Editions and their rules in words."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from ligamahjong.riichi.editions import (
    EDITIONS,
    RCR_2016,
    RCR_2025,
    TENHOU,
    Edition,
    Renhou,
    StickRule,
)
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.editions import RULES, edition_name, rule_value

ES, EN = Language.ES, Language.EN
FIELDS = {one.name: one for one in fields(Edition) if one.name != "id"}


def test_every_edition_and_every_field_has_words() -> None:
    assert EDITION_NAMES.keys() == EDITIONS.keys()
    assert list(RULES) == list(FIELDS)
    for name, meaning in RULES.values():
        assert name.es and name.en and meaning.es and meaning.en  # noqa: PT018
        assert not re.search(r"[.:]$", meaning.es + meaning.en)
    names = [words.name.es for words in RULES.values()]
    assert len(set(names)) == len(names)


def test_what_a_rule_decides_reads_the_same_beside_yes_and_no() -> None:
    told_only = "concealed_kans_in_responsibility"
    for name in FIELDS:
        if isinstance(getattr(RCR_2025, name), bool) and name != told_only:
            meaning = RULES[name].meaning
            assert re.match(r"(que|\w+[aei]r) ", meaning.es), meaning.es
            assert re.match(r"\w+ing ", meaning.en), meaning.en


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_value_has_words(edition: Edition, language: Language) -> None:
    for name in FIELDS:
        text = rule_value(getattr(edition, name), language)
        assert text
        assert not re.search(r"[{}\[\]_]|True|False", text)


@pytest.mark.parametrize(
    ("value", "spanish", "english"),
    [
        (True, "sí", "yes"),
        (False, "no", "no"),
        (30_000, "30.000", "30,000"),
        (0, "0", "0"),
        (Renhou.MANGAN, "un mangan, sin nada más", "a mangan, with nothing else"),
        (
            StickRule.FIRST,
            "todos, el primero tras quien descartó",
            "all of them, the first after the discarder",
        ),
        (frozenset(), "ninguno", "none"),
        (
            frozenset({"daisuushii", "daisangen"}),
            "Tres Grandes Dragones y Cuatro Grandes Vientos",
            "Big Three Dragons and Big Four Winds",
        ),
        (
            (15_000, 5_000, -5_000, -15_000),
            "+15.000, +5.000, −5.000, −15.000",
            "+15,000, +5,000, −5,000, −15,000",
        ),
    ],
)
def test_values(value: object, spanish: str, english: str) -> None:
    assert (rule_value(value, ES), rule_value(value, EN)) == (spanish, english)


def test_a_goal_that_there_is_not_is_none() -> None:
    assert rule_value(RCR_2025.goal, ES, "goal") == "ninguno"
    assert rule_value(TENHOU.goal, EN, "goal") == "30,000"
    assert rule_value(RCR_2025.goal, EN) == "0"


def test_no_meaning_speaks_of_the_program() -> None:
    for _, meaning in RULES.values():
        assert not re.search(r"solo se dice|told only|\bcon 0\b|\bwith 0\b", " ".join(meaning))


def test_yakuman_of_the_rules_are_known() -> None:
    for edition in EDITIONS.values():
        assert edition.double_yakuman | edition.responsible <= YAKU.keys()


def test_an_edition_with_other_rules_says_so() -> None:
    assert edition_name(RCR_2025, ES) == "RCR 2025"
    changed = RCR_2016.with_options({"kiriage": True, "start": 25_000})
    assert (
        edition_name(changed, ES) == "RCR 2016 (con kiriage mangan: sí y puntos iniciales: 25.000)"
    )
    assert edition_name(TENHOU, EN) == "Tenhou"
