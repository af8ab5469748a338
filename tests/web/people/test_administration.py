"""/gestion/personas/: the list, one person, and the history of changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.people import editing
from ligamahjong.web.people.models import Account, Alias, Membership, Person, PersonChange
from ligamahjong.web.people.selectors import revision
from ligamahjong.web.people.services import PersonEdit, do_edit_person, do_hide, import_people
from support import small_league
from support.accounts import account, client
from support.pages import table_rows, words

if TYPE_CHECKING:
    from django.http import HttpResponse

    from support.site import Site

NAMES = {person.id: person.name for person in small_league.PEOPLE}
LIST = "/gestion/personas/"

pytestmark = pytest.mark.usefixtures("league")


def listed(query: str = "") -> list[str]:
    """Ids in the list."""
    page = client(Role.MANAGER).get(f"{LIST}{query}").content.decode()
    return [row.cells[1] for row in table_rows(page) if len(row.cells) > 1]


def address(person: str) -> str:
    return reverse("person-admin", args=[person])


def shown(person: str) -> str:
    return words(client(Role.MANAGER).get(address(person)).content.decode())


def save(person: str, **changes: str) -> HttpResponse:
    """Send the form of a person with some fields changed; an empty one is left out."""
    response = client(Role.MANAGER).get(address(person))
    initial = response.context["form"].initial
    given = {name: str(value) for name, value in initial.items() if value} | changes
    given.setdefault("seen", str(initial["seen"]))
    return client(Role.MANAGER).post(  # type: ignore[return-value]
        address(person), {name: value for name, value in given.items() if value}
    )


def said(response: HttpResponse) -> list[str]:
    return [str(message) for message in response.wsgi_request._messages]  # type: ignore[attr-defined]


def test_everybody_is_listed_by_name_but_who_was_merged() -> None:
    found = listed()
    assert len(found) == 40
    assert small_league.MERGED[0] not in found
    assert small_league.HIDDEN in found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("?q=nunez+iñigo", ["p13"]),
        ("?q=08010001", ["p01"]),
        ("?q=gaviota", ["p01"]),
        ("?q=b.+cano", ["p21", "p02", "p28"]),
        ("?q=p38", ["p38"]),
        ("?q=ana+ruiz", ["p38", "p39"]),
        ("?estado=ocultas", ["p37"]),
        ("?estado=unidas", ["p41"]),
        ("?estado=retiradas", []),
        ("?q=kano&estado=unidas", ["p41"]),
        ("?comunidad=XX", ["p14"]),
        ("?q=ana+ruiz&comunidad=AN", ["p39"]),
        ("?q=zzzz", []),
    ],
)
def test_filters(query: str, found: list[str]) -> None:
    assert listed(query) == found


def test_homonyms_are_told_apart_by_id() -> None:
    page = client(Role.MANAGER).get(f"{LIST}?q=ana+ruiz").content.decode()
    assert [row.cells[:2] for row in table_rows(page)] == [
        ["Ana Ruiz Soler", "p38"],
        ["Ana Ruiz Soler", "p39"],
    ]
    assert "p38" in shown("p38")


def test_each_change_is_kept_with_who_and_what() -> None:
    before = revision()
    response = save(
        "p01",
        name="Elena Nueva Prado",
        shown_as="Garza Blanca",
        hidden="on",
        ema_number="8010002",
        email="elena@example.org",
        aliases="Elenita\n  La de siempre ",
        accounts="Mahjong Soul: Gaviota #7001\ntenhou:Zorro",
    )
    assert response.status_code == 302
    person = Person.objects.get(pk="p01")
    assert (person.name, person.shown_as, person.hidden) == (
        "Elena Nueva Prado",
        "Garza Blanca",
        True,
    )
    assert (person.ema_number, person.email) == ("08010002", "elena@example.org")
    assert {alias.name for alias in person.aliases.all()} == {"Elenita", "La de siempre"}
    assert {str(one) for one in person.accounts.all()} == {"mahjong-soul:Gaviota", "tenhou:Zorro"}
    changes = {one.field: (one.before, one.after) for one in PersonChange.objects.all()}
    assert changes == {
        "name": (NAMES["p01"], "Elena Nueva Prado"),
        "shown_as": ("", "Garza Blanca"),
        "hidden": ("no", "sí"),
        "ema_number": ("08010001", "08010002"),
        "email": ("", "elena@example.org"),
        "aliases": ("", "Elenita\nLa de siempre"),
        "accounts": ("mahjong-soul:Gaviota#7001", "mahjong-soul:Gaviota#7001\ntenhou:Zorro"),
    }
    assert {one.actor for one in PersonChange.objects.all()} == {account(Role.MANAGER).actor}
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject) == ("edit-person", "p01")
    assert not set("Elena Garza") & set(entry.details)
    assert revision() > before
    text = shown("p01")
    assert "manager@example.org" in text
    assert f"{NAMES['p01']} Elena Nueva Prado" in text
    assert "se le ha puesto el cero de delante" in "".join(said(response))


def test_nothing_changed_is_no_change() -> None:
    before = revision()
    assert save("p01").status_code == 302
    assert (revision(), PersonChange.objects.count(), AuditEntry.objects.count()) == (before, 0, 0)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"name": ""}, "Falta"),
        ({"ema_number": "12"}, "se esperaban 8 cifras"),
        ({"ema_number": "08010001"}, f"ya es de {NAMES['p01']} (p01)"),
        ({"email": "x"}, "se esperaba algo como nombre@ejemplo.es"),
        ({"accounts": "Zorro"}, "«Zorro» no es una cuenta"),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, str], told: str) -> None:
    response = save("p03", **changes)
    assert response.status_code == 200
    assert told in words(response.content.decode())
    assert not PersonChange.objects.exists()


def test_nobody_overwrites_what_they_have_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    do_hide("p01", hidden=True, actor="u9")
    response = save("p01", name="Elena Vieja Prado", seen="0", hidden="")
    assert "Alguien ha cambiado a esta persona mientras tanto" in words(response.content.decode())
    assert Person.objects.get(pk="p01").hidden
    # Without the guard the other change would be lost.
    monkeypatch.setattr(editing, "last_change", lambda _: 0)
    do_edit_person("p01", PersonEdit("Elena Vieja Prado"), actor="u1", seen=0)
    assert not Person.objects.get(pk="p01").hidden


def test_who_was_merged_or_retired_is_not_edited() -> None:
    Person.objects.filter(pk="p03").update(retired=1, name="Jugador retirado 1")
    for person in ("p41", "p03"):
        assert "Guardar" not in shown(person)
        response = client(Role.MANAGER).post(address(person), {"name": "Otra Persona", "seen": "0"})
        assert response.status_code == 200
    assert "Unida a Iria Alonso Prado (p02)" in shown("p41")
    assert "Unidas a esta: Bruno Kano (p41)" in shown("p02")


def test_a_file_brings_nothing_back_to_who_is_retired(league: Site) -> None:
    Person.objects.filter(pk="p01").update(
        retired=7, name="Jugador retirado 7", club=None, region="", ema_number=""
    )
    Account.objects.filter(person="p01").delete()
    import_people(small_league.PEOPLE)
    person = Person.objects.get(pk="p01")
    assert (person.name, person.club, person.region, person.ema_number) == (
        "Jugador retirado 7",
        None,
        "",
        "",
    )
    assert not person.accounts.exists()
    assert "Jugador retirado 7" in league.client.get("/mcr/").content.decode()


def test_changes_of_a_file_are_in_the_history() -> None:
    Person.objects.filter(pk="p01").update(name="Nombre Viejo Gil")
    import_people(small_league.PEOPLE)
    [change] = PersonChange.objects.all()
    assert (change.actor, change.field, change.before, change.after) == (
        "import",
        "name",
        "Nombre Viejo Gil",
        NAMES["p01"],
    )
    Alias.objects.create(person_id="p01", name="Elenita")
    import_people(small_league.PEOPLE)
    assert PersonChange.objects.count() == 1


def test_clubs_with_dates_on_the_page() -> None:
    browser = client(Role.MANAGER)
    send = reverse("set-membership", args=["p04"])
    given = {"since": "2026-03-01", "club": "club dragon rojo", "region": "CN"}
    assert browser.post(send, given).status_code == 302
    text = shown("p04")
    assert "al principio hasta el 28 de febrero de 2026: Mesa del Sur, Galicia" in text
    assert "desde el 1 de marzo de 2026: Club Dragón Rojo, Canarias" in text
    for wrong, told in (
        ({"since": "2026-07-01"}, "está por venir"),
        ({"since": "ayer"}, "se esperaba una fecha como"),
        ({"region": "ZZ"}, "ZZ"),
    ):
        response = browser.post(send, {**given, **wrong})
        assert response.status_code == 200
        assert told in words(response.content.decode())
    forget = reverse("forget-membership", args=["p04"])
    refused = browser.post(forget, {"since": "2026-03-02"}, follow=True)
    assert "Nada empieza ese día" in words(refused.content.decode())
    assert Membership.objects.count() == 2
    browser.post(forget, {"since": "2026-03-01"})
    assert not Membership.objects.exists()
    assert "siempre: Mesa del Sur, Galicia" in shown("p04")


def test_nobody_of_that_id() -> None:
    assert client(Role.MANAGER).get(address("p99")).status_code == 404


@pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.REPORTER, Role.REVIEWER])
def test_managers_only(role: Role) -> None:
    for page in (
        LIST,
        address("p01"),
        reverse("people-duplicates"),
        reverse("merge-people"),
        reverse("unmerge-person", args=["p41"]),
        reverse("set-membership", args=["p01"]),
        reverse("forget-membership", args=["p01"]),
    ):
        assert client(role).get(page).status_code in {302, 403}, page
        assert client(role).post(page).status_code in {302, 403}, page
