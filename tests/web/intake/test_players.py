"""Whom a sender means, and what is given away to one who only asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.intake.players import Sought, shown_id, sought
from ligamahjong.web.people.models import Person
from support.small_league import HIDDEN, MERGED

if TYPE_CHECKING:
    from support.site import Site


@pytest.mark.parametrize(
    "typed", ["Íñigo Núñez Peña", "inigo nunez pena", "NÚÑEZ PEÑA, Íñigo", "  Íñigo  Núñez Peña "]
)
def test_accents_case_and_order_do_not_count(league: Site, typed: str) -> None:  # noqa: ARG001
    assert sought(typed) == Sought("Íñigo Núñez Peña", "p13")


def test_homonyms_are_a_choice(league: Site) -> None:  # noqa: ARG001
    found = sought("ana ruiz soler")
    assert found.person == ""
    assert found.several
    assert [one.id for one in found.choices] == ["p38", "p39"]
    assert sought("ana ruiz soler", "p39") == Sought("Ana Ruiz Soler", "p39")


def test_a_choice_counts_only_with_its_text(league: Site) -> None:  # noqa: ARG001
    assert sought("Ana Ruiz Soler", "p01").person == ""
    assert sought("Íñigo Núñez Peña", "p38").person == "p13"
    assert sought("", "p38") == Sought("Ana Ruiz Soler", "p38")
    assert sought("", "") == Sought("")


def test_near_names_are_offered(league: Site) -> None:  # noqa: ARG001
    found = sought("Iñigo Nuñes Peña")
    assert found.person == ""
    assert not found.several
    assert "p13" in [one.id for one in found.choices]
    assert sought("Iñigo Nuñes Peña", "p13") == Sought("Íñigo Núñez Peña", "p13")


def test_nobody_like_it(league: Site) -> None:  # noqa: ARG001
    assert sought("Xzw Qkj") == Sought("Xzw Qkj")


def test_a_merged_person_is_the_one_who_was_kept(league: Site) -> None:  # noqa: ARG001
    merged = Person.objects.get(pk=MERGED[0])
    assert sought(merged.name, merged.pk).person in {"", MERGED[1]}
    assert sought(merged.name, staff=True).person == MERGED[1]


def test_who_is_hidden_is_found_by_the_whole_name_only(league: Site) -> None:  # noqa: ARG001
    hidden = Person.objects.get(pk=HIDDEN)
    Person.objects.filter(pk=HIDDEN).update(name="Zenobia Quiroga Ulloa")
    hidden.refresh_from_db()
    assert sought("zenobia quiroga ulloa") == Sought("zenobia quiroga ulloa", HIDDEN)
    for part in ("Zenobia", "Zenobia Quiroga", "Zenobia Quiroga Ulla", HIDDEN):
        found = sought(part, HIDDEN)
        assert found.person == ""
        assert HIDDEN not in [one.id for one in found.choices]
    assert shown_id(hidden, "zenobia quiroga ulloa") == ""


def test_one_word_finds_nobody_hidden(league: Site) -> None:  # noqa: ARG001
    Person.objects.filter(pk=HIDDEN).update(name="Zenobia")
    assert sought("Zenobia").person == ""


def test_a_name_behind_an_alias_leads_to_its_person_and_not_to_the_alias(
    league: Site,  # noqa: ARG001
) -> None:
    Person.objects.filter(pk="p13").update(shown_as="Garza Blanca")
    assert sought("Íñigo Núñez Peña") == Sought("Íñigo Núñez Peña", "p13")
    person = Person.objects.get(pk="p13")
    assert shown_id(person, "Íñigo Núñez Peña") == ""
    assert sought("garza blanca") == Sought("Garza Blanca", "p13")
    assert shown_id(person, "Garza Blanca") == "p13"


def test_two_hidden_people_of_one_name_are_nobody(league: Site) -> None:  # noqa: ARG001
    Person.objects.filter(pk__in=["p38", "p39"]).update(hidden=True)
    assert sought("Ana Ruiz Soler").person == ""


def test_staff_find_by_everything(league: Site) -> None:  # noqa: ARG001
    assert sought("B. Cano", staff=True).person == "p02"
    assert sought("B. Cano").person == ""
    assert sought("08010001", staff=True).person == "p01"
    assert sought("08010001").person == ""
