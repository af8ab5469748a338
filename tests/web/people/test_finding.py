"""Finding people by what somebody types, in public and as staff."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.people import Ambiguous, Found, Unknown
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.people.finding import resolve, search
from ligamahjong.web.people.models import Account, Alias, Person
from support import small_league
from support.accounts import client

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from support.site import Site

NAMES = {person.id: person.name for person in small_league.PEOPLE}


def ids(text: str, limit: int = 10, *, staff: bool = False) -> list[str]:
    return [one.id for one in search(text, limit, staff=staff)]


@pytest.mark.parametrize(
    "text", ["iñigo núñez", "INIGO NUNEZ", "nunez inigo", "NÚÑEZ PEÑA, Íñigo", "iñi pe"]
)
@pytest.mark.usefixtures("league")
def test_accents_case_and_order_do_not_count(text: str) -> None:
    assert ids(text) == ["p13"]


@pytest.mark.usefixtures("site")
def test_names_that_begin_so_come_first() -> None:
    Person.objects.create(id="p1", name="Adela Mariana Soto")
    Person.objects.create(id="p2", name="Zoe Ana Paz")
    Person.objects.create(id="p3", name="Ana Gil")
    assert ids("ana") == ["p3", "p2", "p1"]
    assert ids("ana", limit=2) == ["p3", "p2"]


@pytest.mark.usefixtures("league")
def test_homonyms_are_all_there_with_their_clubs() -> None:
    found = search("ana ruiz soler", 10)
    assert [(one.id, one.name) for one in found] == [
        ("p38", "Ana Ruiz Soler"),
        ("p39", "Ana Ruiz Soler"),
    ]
    clubs = {person.id: person.club or "" for person in small_league.PEOPLE}
    assert [one.club for one in found] == [clubs["p38"], clubs["p39"]]


@pytest.mark.parametrize("text", ["", "   ", "-", "·", "zzz"])
@pytest.mark.usefixtures("league")
def test_nothing_finds_nobody(text: str) -> None:
    assert ids(text) == []


@pytest.mark.usefixtures("league")
def test_the_public_finds_people_by_their_public_name_only() -> None:
    Person.objects.filter(id="p01").update(shown_as="Gaviota Azul")
    Alias.objects.create(person_id="p01", name="Petra Vidal")
    Account.objects.create(person_id="p01", platform="tenhou", name="Zorrillo")
    assert ids("gaviota azul") == ["p01"]
    assert ids("Zorrillo") == []
    assert ids("Zorrillo", staff=True) == ["p01"]
    for secret in (NAMES["p01"], "Petra Vidal", "08010001", "tenhou:Zorrillo"):
        assert "p01" not in ids(secret)
        assert not isinstance(resolve(secret), Found)
        assert secret.startswith("tenhou") or "p01" in ids(secret, staff=True)
        found = resolve(secret, staff=True)
        assert isinstance(found, Found)
        assert found.person.id == "p01"
    [shown] = search("gaviota azul", 10)
    assert shown.name == "Gaviota Azul"


@pytest.mark.usefixtures("league")
def test_a_refused_text_suggests_no_other_name_either() -> None:
    Person.objects.filter(id="p01").update(shown_as="Gaviota Azul")
    answer = resolve(NAMES["p01"])
    assert not isinstance(answer, Found)
    near = answer.suggestions if isinstance(answer, Unknown) else answer.candidates
    assert "p01" not in [person.id for person in near]


@pytest.mark.usefixtures("league")
def test_who_is_hidden_is_found_by_staff_only() -> None:
    name = NAMES[small_league.HIDDEN]
    assert small_league.HIDDEN not in ids(name)
    assert isinstance(resolve(small_league.HIDDEN), Unknown)
    assert small_league.HIDDEN in ids(name, staff=True)
    assert isinstance(resolve(small_league.HIDDEN, staff=True), Found)


@pytest.mark.usefixtures("league")
def test_who_was_merged_is_the_one_kept() -> None:
    merged, kept = small_league.MERGED
    assert ids("Bruno Kano") == []
    assert ids("Bruno Kano", staff=True) == [kept]
    for text in ("Bruno Kano", merged):
        found = resolve(text, staff=True)
        assert isinstance(found, Found)
        assert found.person.id == kept


@pytest.mark.usefixtures("league")
def test_two_people_of_one_name_are_never_chosen_between() -> None:
    answer = resolve("ana ruiz soler")
    assert isinstance(answer, Ambiguous)
    assert [person.id for person in answer.candidates] == ["p38", "p39"]


def test_the_public_answer_holds_nothing_else(
    league: Site, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    league.client.get("/buscar-jugadores/", {"q": "nunez"})
    with django_assert_num_queries(3):  # everybody is read, in a transaction
        answer = league.client.get("/buscar-jugadores/", {"q": "nunez"})
    assert answer.json() == {
        "people": [{"id": "p13", "name": "Íñigo Núñez Peña", "club": "Mesa del Sur"}]
    }
    assert not answer.cookies
    assert "Vary" not in answer.headers or "Cookie" not in answer.headers["Vary"]


def test_at_most_ten(league: Site) -> None:
    assert len(league.client.get("/buscar-jugadores/?q=a").json()["people"]) == 10


def test_the_answer_of_staff_is_for_staff(league: Site) -> None:
    address = "/gestion/personas/buscar/"
    query = {"q": NAMES[small_league.HIDDEN]}
    assert league.client.get(address, query).status_code == 302
    assert client(Role.REPORTER).get(address, query).status_code == 403
    answer = client(Role.REVIEWER).get(address, query)
    assert small_league.HIDDEN in [one["id"] for one in answer.json()["people"]]
    assert answer.headers["Cache-Control"] == "no-store"
