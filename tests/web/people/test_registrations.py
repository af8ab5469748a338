"""/gestion/inscripciones/: who it may be, what would be made, and deciding once."""

from __future__ import annotations

import threading
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from django.core import mail
from django.db import connection
from django.urls import reverse
from django.utils import timezone

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.people import registering
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Person, PersonChange, Registration
from ligamahjong.web.people.selectors import revision
from ligamahjong.web.people.services import (
    Asked,
    do_accept_registration,
    do_confirm_registration,
    do_register,
    do_reject_registration,
)
from ligamahjong.wording import Language
from ligamahjong.wording.dates import day
from support import small_league
from support.accounts import account, client
from support.pages import table_rows, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpResponse

    from support.site import Site

NAMES = {person.id: person.name for person in small_league.PEOPLE}
LIST = "/gestion/inscripciones/"


def asked(name: str = "Nerea Campos Vidal", **more: object) -> Asked:
    given: dict[str, object] = {"region": "GA", "email": "nerea@example.org", **more}
    return Asked(name, **given)  # type: ignore[arg-type]


def waiting(name: str = "Nerea Campos Vidal", **more: object) -> str:
    """The token of a registration that waits for a decision."""
    token = do_register(asked(name, **more), Language.ES)
    do_confirm_registration(token)
    mail.outbox.clear()
    return token


def page(token: str) -> str:
    return client(Role.MANAGER).get(reverse("registration", args=[token])).content.decode()


def decide(token: str, **given: str) -> HttpResponse:
    return client(Role.MANAGER).post(  # type: ignore[return-value]
        reverse("registration", args=[token]), {"decision": "accept", **given}
    )


def said(response: HttpResponse) -> list[str]:
    return [str(message) for message in response.wsgi_request._messages]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("league")
def test_the_list_is_of_those_confirmed_oldest_first() -> None:
    do_register(asked("Sin Confirmar Todavía"), Language.ES)
    for days, name in ((1, "Una Reciente Gil"), (9, "Otra Vieja Paz")):
        token = waiting(name)
        Registration.objects.filter(pk=token).update(made_at=timezone.now() - timedelta(days=days))
    rows = [row.cells for row in table_rows(client(Role.MANAGER).get(LIST).content.decode())]
    assert [(cells[0], cells[1]) for cells in rows] == [
        ("Otra Vieja Paz", "hace 9 días"),
        ("Una Reciente Gil", "ayer"),
    ]
    other = client(Role.MANAGER).get(f"{LIST}?estado=sin-confirmar").content.decode()
    assert "Sin Confirmar Todavía" in other


@pytest.mark.usefixtures("league")
def test_likely_duplicates_come_with_their_evidence() -> None:
    token = waiting(
        "Nunez Pena, Iñigo",
        ema_number="08010001",
        accounts=(("mahjong-soul", "Gaviota"),),
    )
    Person.objects.filter(pk="p20").update(email="NEREA@example.org")
    text = words(page(token))
    assert f"{NAMES['p01']} (p01)" in text
    assert "el mismo número de EMA (08010001)" in text
    assert "la misma cuenta (mahjong-soul, Gaviota)" in text
    assert "Íñigo Núñez Peña (p13)" in text
    assert f"{NAMES['p20']} (p20)" in text
    assert "el mismo correo" in text
    assert text.index("(p01)") < text.index("(p13)")


@pytest.mark.usefixtures("league")
def test_somebody_new_is_like_nobody() -> None:
    text = words(page(waiting("Quima Zabaleta Ochoa")))
    assert "Puede que ya esté en la liga" not in text
    assert "Una persona nueva" in text


@pytest.mark.usefixtures("league")
def test_other_registrations_of_the_same_person_are_named() -> None:
    first, second = waiting(), waiting("Campos Vidal, Nerea", email="otra@example.org")
    third = waiting("Otro Nombre Soler")
    text = page(first)
    assert reverse("registration", args=[second]) in text
    assert reverse("registration", args=[third]) in text  # the same address


@pytest.mark.usefixtures("league")
def test_accepting_somebody_new() -> None:
    token = waiting(
        club="Mesa Nueva",
        ema_number="08010777",
        accounts=(("tenhou", "Zorro"),),
        shown_as="Garza Blanca",
    )
    assert "club nuevo" in page(token)
    before = revision()
    response = decide(token, person="new")
    assert response["Location"] == LIST
    row = Registration.objects.get()
    person = row.person
    assert person
    assert row.state == "accepted"
    assert person.club
    assert (person.name, person.club.name, person.region) == (row.name, "Mesa Nueva", "GA")
    assert (person.ema_number, person.email) == ("08010777", "nerea@example.org")
    assert person.shown_as == "Garza Blanca"
    assert [str(one) for one in person.accounts.all()] == ["tenhou:Zorro"]
    assert revision() > before
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject_kind, entry.subject) == (
        "register-accept",
        "registration",
        token,
    )
    assert entry.details == {"person": person.id, "new": 1}
    [letter] = mail.outbox
    assert letter.to == ["nerea@example.org"]
    assert f"/jugadores/{person.id}/" in str(letter.body)


@pytest.mark.usefixtures("league")
def test_accepting_somebody_known_adds_what_they_had_not() -> None:
    token = waiting(
        "Elena Otra Prado",
        accounts=(("tenhou", "Zorro"), ("mahjong-soul", "gaviota")),
        club="Mesa Nueva",
        region="MD",
    )
    assert decide(token, person="other", other="p01").status_code == 302
    person = Person.objects.get(pk="p01")
    assert person.name == NAMES["p01"]
    assert person.club
    assert person.club.name == small_league.CLUBS[1]  # what there was stays
    assert person.email == "nerea@example.org"
    assert {str(one) for one in person.accounts.all()} == {
        "mahjong-soul:Gaviota",
        "tenhou:Zorro",
    }
    assert [one.name for one in person.aliases.all()] == ["Elena Otra Prado"]
    fields = set(PersonChange.objects.filter(person="p01").values_list("field", flat=True))
    assert fields == {"email", "accounts", "aliases"}
    assert Person.objects.count() == 41


@pytest.mark.usefixtures("league")
def test_what_would_be_added_is_shown_before() -> None:
    token = waiting(NAMES["p15"], accounts=(("tenhou", "Zorro"),), ema_number="08010777")
    text = words(page(token))
    assert "Se le añade · EMA 08010777 · nerea@example.org · Galicia · tenhou:Zorro" in text


@pytest.mark.usefixtures("league")
def test_other_registrations_are_told_in_words() -> None:
    [told] = said(decide(waiting(), person="new"))
    assert told.startswith("Inscripción aceptada: Nerea Campos Vidal (p")
    text = words(page(waiting("Nerea Campos Vidál", email="otra@example.org", shown_as="Garza")))
    today = day(timezone.localdate(), Language.ES)
    assert f"Nerea Campos Vidal · {today} · aceptada" in text
    assert "Se le añade · en público Garza" in text


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "Elige si es una persona nueva o quién es"),
        ({"person": "other", "other": "Ana Ruiz Soler"}, "no es nadie registrado"),
        ({"person": "other", "other": "Nadie Así"}, "no es nadie registrado"),
        ({"decision": "reject"}, "Motivo"),
    ],
)
def test_what_is_missing_is_told(given: dict[str, str], told: str) -> None:
    token = waiting()
    response = decide(token, **given)
    assert response.status_code == 200
    assert told in words(response.content.decode())
    assert Registration.objects.get().state == "pending"


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize(
    ("person", "number", "told"),
    [
        ("new", "08010001", "El número EMA 08010001 ya es de"),
        ("p01", "08010777", "pero Bruno Alonso Prado (p01) tiene el 08010001"),
        ("p02", "08010001", "El número EMA 08010001 ya es de"),
        ("p41", "", "«p41» está unida a «p02»"),
        ("p99", "", "No hay nadie con el identificador «p99»"),
    ],
)
def test_what_cannot_be_is_refused(person: str, number: str, told: str) -> None:
    token = waiting(ema_number=number)
    response = decide(token, person=person)
    assert told in "".join(said(response))
    assert Registration.objects.get().state == "pending"
    assert not AuditEntry.objects.exists()
    assert not mail.outbox


@pytest.mark.usefixtures("league")
def test_rejecting_says_why() -> None:
    token = waiting()
    response = decide(token, decision="reject", reason="Faltan los apellidos.")
    assert response.status_code == 302
    row = Registration.objects.get()
    assert (row.state, row.reason, row.person) == ("rejected", "Faltan los apellidos.", None)
    [letter] = mail.outbox
    assert "Faltan los apellidos." in str(letter.body)
    assert AuditEntry.objects.get().reason == "Faltan los apellidos."
    with pytest.raises(Refused):
        do_reject_registration(waiting(), actor="u1", reason="  ")


@pytest.mark.usefixtures("league")
def test_the_guardian_is_told() -> None:
    token = waiting(guardian_name="Olga Vidal", guardian_email="olga@example.org")
    assert "menor" in words(client(Role.MANAGER).get(LIST).content.decode())
    decide(token, person="new")
    assert mail.outbox[0].to == ["olga@example.org"]


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("state", ["unconfirmed", "accepted", "rejected"])
def test_only_what_waits_is_decided(state: str) -> None:
    token = waiting()
    Registration.objects.update(state=state)
    for attempt in (
        lambda: do_accept_registration(token, actor="u1"),
        lambda: do_reject_registration(token, actor="u1", reason="no"),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason == "decided"
    assert "Aceptar la inscripción" not in page(token)
    assert Person.objects.count() == 41


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.REPORTER, Role.REVIEWER])
def test_managers_only(role: Role) -> None:
    token = waiting()
    for address in (LIST, reverse("registration", args=[token])):
        assert client(role).get(address).status_code in {302, 403}
        assert client(role).post(address, {"person": "new"}).status_code in {302, 403}
    assert Registration.objects.get().state == "pending"


# Two managers at once --------------------------------------------------------------------------


def at_once(*acts: Callable[[], object]) -> list[str]:
    """Do things in threads of their own that start together; what came of each."""
    start = threading.Barrier(len(acts))
    came: list[str] = []

    def run(act: Callable[[], object]) -> None:
        start.wait()
        try:
            act()
            came.append("done")
        except Refused as refused:
            came.append(refused.reason)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(came)


def decide_twice(token: str) -> list[str]:
    one, other = account(Role.MANAGER), account(Role.MANAGER, email="other@example.org")
    return at_once(
        lambda: do_accept_registration(token, actor=one.actor),
        lambda: do_accept_registration(token, actor=other.actor),
        lambda: do_reject_registration(token, actor=other.actor, reason="repetida"),
    )


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("_", range(5))
def test_a_registration_is_decided_once(_: int) -> None:
    token = waiting()
    assert decide_twice(token) == ["decided", "decided", "done"]
    assert AuditEntry.objects.count() == len(mail.outbox) == 1
    assert Person.objects.count() == 41 + (Registration.objects.get().state == "accepted")


@pytest.mark.usefixtures("league")
def test_without_the_guard_it_is_decided_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registering, "pending", lambda token: Registration.objects.get(pk=token))
    assert decide_twice(waiting()) == ["done", "done", "done"]
    assert Person.objects.count() == 43
    assert AuditEntry.objects.count() == 3


def test_the_page_of_a_registration_takes_few_queries(
    league: Site, django_assert_max_num_queries: Callable[..., object]
) -> None:
    del league
    token = waiting(NAMES["p15"], ema_number="08010001")
    browser = client(Role.MANAGER)
    address = reverse("registration", args=[token])
    browser.get(address)
    with django_assert_max_num_queries(30):  # type: ignore[attr-defined]
        browser.get(address)
