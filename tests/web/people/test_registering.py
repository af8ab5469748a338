"""/inscripcion/: the form, the letter and the page that confirms."""

from __future__ import annotations

import re
import time
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.core import mail
from django.urls import reverse

from ligamahjong.web.environment import SettingError
from ligamahjong.web.guards.forms import HONEYPOT, STAMP, stamp_of
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people import consents
from ligamahjong.web.people.models import Club, Person, PersonChange, Registration
from ligamahjong.web.people.registration_form import RegistrationForm
from ligamahjong.web.people.services import do_confirm_registration
from ligamahjong.web.people.views import registering
from support.pages import words

if TYPE_CHECKING:
    from django.http import HttpResponse

    from support.site import Site

FORM = "/inscripcion/"


def filled(**changes: str) -> dict[str, str]:
    """A form as somebody sends it after a minute."""
    given = {
        "name": "Nerea Campos Vidal",
        "region": "GA",
        "email": "nerea@example.org",
        "consent_data": "on",
        "consent_rules": "on",
        STAMP: stamp_of(RegistrationForm, time.time() - 60),
        **changes,
    }
    return {name: value for name, value in given.items() if value}


def send(site: Site, **changes: str) -> HttpResponse:
    return site.client.post(FORM, filled(**changes))  # type: ignore[return-value]


def errors(response: HttpResponse) -> str:
    assert response.status_code == 200
    page = response.content.decode()
    return words(page[page.index('id="errors"') : page.index("<form")])


def test_what_is_sent_waits_for_its_letter_to_be_answered(league: Site) -> None:
    response = send(
        league,
        club="mesa del sur",
        ema_number="0801 0777",
        account_mahjong_soul="Petirrojo",
        account_tenhou="Zorro",
        other_platform="Jan Room",
        other_name="Nere",
        shown_as="Garza Blanca",
    )
    assert response.status_code == 302
    assert response["Location"] == "/inscripcion/enviada/"
    row = Registration.objects.get()
    assert (row.state, row.name, row.region, row.club) == (
        "unconfirmed",
        "Nerea Campos Vidal",
        "GA",
        "Mesa del Sur",
    )
    assert (row.ema_number, row.email, row.shown_as, row.language) == (
        "08010777",
        "nerea@example.org",
        "Garza Blanca",
        "es",
    )
    assert row.accounts == [
        ["mahjong-soul", "Petirrojo"],
        ["tenhou", "Zorro"],
        ["jan-room", "Nere"],
    ]
    assert row.consents == {"data": "2026-11-30", "rules": "2026-11-30"}
    [letter] = mail.outbox
    assert letter.to == ["nerea@example.org"]
    assert reverse("registration-confirm", args=[row.token]) in str(letter.body)
    assert "Garza" not in f"{letter.subject} {letter.body}"
    assert Person.objects.count() == 41


def test_opening_the_link_changes_nothing_and_its_button_confirms(site: Site) -> None:
    send(site)
    row = Registration.objects.get()
    address = reverse("registration-confirm", args=[row.token])
    for _ in range(2):
        page = site.client.get(address)
        assert page.headers["Cache-Control"].startswith("max-age=0")
        assert "Nerea Campos Vidal" in page.content.decode()
        row.refresh_from_db()
        assert (row.state, row.confirmed_at) == ("unconfirmed", None)
    assert site.client.head(address).status_code == 200
    assert site.client.post(address).status_code == 302
    row.refresh_from_db()
    assert row.state == "pending"
    first = row.confirmed_at
    assert site.client.post(address).status_code == 302
    row.refresh_from_db()
    assert row.confirmed_at == first
    assert "Inscripción confirmada" in site.client.get(address).content.decode()
    assert do_confirm_registration(row.token) is False


def test_a_link_to_nothing(site: Site) -> None:
    response = site.client.get("/inscripcion/confirmar/no-hay/")
    assert response.status_code == 404
    assert "No hay ninguna inscripción en esta dirección" in words(response.content.decode())


def test_in_english(site: Site) -> None:
    site.client.post("/en/inscripcion/", filled())
    assert Registration.objects.get().language == "en"
    [letter] = mail.outbox
    assert letter.subject == "Confirm your registration in the league"
    assert "/en/inscripcion/confirmar/" in str(letter.body)


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_lost_zero_is_put_back_and_told(site: Site, prefix: str) -> None:
    response = site.client.post(f"{prefix}{FORM}", filled(ema_number="8010777"), follow=True)
    assert Registration.objects.get().ema_number == "08010777"
    told = "08010777"
    assert told in words(response.content.decode())
    assert told not in words(site.client.get(response.request["PATH_INFO"]).content.decode())


@pytest.mark.parametrize("number", ["0801077", "123", "080107777", "ES010777"])
def test_other_numbers_are_refused(site: Site, number: str) -> None:
    response = send(site, ema_number=number)
    if re.fullmatch(r"[0-9]{7}", number):
        assert response.status_code == 302
        assert Registration.objects.get().ema_number == f"0{number}"
    else:
        assert "se esperaban 8 cifras" in errors(response)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"name": ""}, "Nombre y apellidos: Falta"),
        ({"name": "Nerea"}, "se esperaba nombre y al menos un apellido"),
        ({"name": "12 34"}, "no es un nombre"),
        ({"region": ""}, "Comunidad autónoma en la que vives: Falta"),
        ({"region": "ZZ"}, "Elige una comunidad de la lista"),
        ({"email": "nerea"}, "No es un correo; se esperaba algo como"),
        ({"consent_data": ""}, "Sin este consentimiento no podemos inscribirte"),
        ({"consent_rules": ""}, "Sin este consentimiento no podemos inscribirte"),
        ({"other_name": "Nere"}, "Falta el nombre de la plataforma"),
        ({"other_platform": "Jan Room"}, "Falta tu nombre en esa plataforma"),
        ({HONEYPOT: "http://example.org"}, "campo oculto"),
        ({STAMP: stamp_of(RegistrationForm, time.time() + 86400)}, "deprisa"),
        ({STAMP: ""}, "No se sabe cuándo se abrió"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_kept(
    site: Site, changes: dict[str, str], told: str
) -> None:
    response = send(site, **changes)
    assert told in errors(response)
    assert not Registration.objects.exists()
    assert not mail.outbox


def test_surname_first_is_turned_round(site: Site) -> None:
    send(site, name="CAMPOS VIDAL, Nerea")
    assert Registration.objects.get().name == "Nerea Campos Vidal"


def test_abroad_is_a_place_to_live(site: Site) -> None:
    assert send(site, region="XX").status_code == 302


# Minors ---------------------------------------------------------------------------------------


def test_who_is_too_young_needs_a_guardian(site: Site) -> None:
    told = errors(send(site, minor="on"))
    assert told.count("hace falta para menores de 14 años") == 2
    assert "Tengo la patria potestad" in told
    assert not Registration.objects.exists()


def test_the_guardian_confirms(site: Site) -> None:
    response = send(
        site,
        minor="on",
        guardian_name="Olga Vidal Prado",
        guardian_email="olga@example.org",
        consent_guardian="on",
    )
    assert response.status_code == 302
    row = Registration.objects.get()
    assert (row.guardian_name, row.guardian_email) == ("Olga Vidal Prado", "olga@example.org")
    assert row.consents["guardian"] == "2026-11-30"
    [letter] = mail.outbox
    assert letter.to == ["olga@example.org"]
    assert "Nerea" not in str(letter.body)


def test_a_guardian_of_nobody_is_not_kept(site: Site) -> None:
    send(site, guardian_name="Olga Vidal Prado", guardian_email="olga@example.org")
    row = Registration.objects.get()
    assert (row.guardian_name, row.guardian_email) == ("", "")
    assert "guardian" not in row.consents


def test_the_age_is_a_setting(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGA_CONSENT_AGE", "16")
    page = words(site.client.get(FORM).content.decode())
    assert "Quien se inscribe tiene menos de 16 años" in page


@pytest.mark.parametrize("age", ["12", "19", "x", "-14", ""])
def test_an_age_that_is_none_stops_the_start(monkeypatch: pytest.MonkeyPatch, age: str) -> None:
    monkeypatch.setenv("LIGA_CONSENT_AGE", age)
    with pytest.raises(SettingError, match="LIGA_CONSENT_AGE"):
        consents.consent_age()


def test_a_text_that_was_agreed_to_never_changes() -> None:
    """Change a text by adding an edition; then its digest is added here."""
    assert {
        (name, one.edition): sha256("\n".join(one.text).encode()).hexdigest()[:12]
        for name, editions in consents.CONSENTS.items()
        for one in editions
    } == DIGESTS


DIGESTS = {
    ("data", "2026-11-30"): "8126fa3d8533",
    ("guardian", "2026-11-30"): "4705d33c5bab",
    ("rules", "2026-11-30"): "7ac958cb5a11",
}


# What nobody may learn, and machines ----------------------------------------------------------


def test_nothing_tells_whether_somebody_is_registered(league: Site) -> None:
    Person.objects.filter(pk="p13").update(email="inigo@example.org", ema_number="08010013")
    known = {"name": "Íñigo Núñez Peña", "email": "inigo@example.org", "ema_number": "08010013"}
    answers = []
    for changes in ({}, known, known):
        response = send(league, **changes)
        page = league.client.get(response["Location"]).content.decode()
        token = re.compile(r'value="[\w-]{20,}"')
        answers.append((response.status_code, response["Location"], token.sub("", page)))
    assert answers[0] == answers[1] == answers[2]
    letters = [(str(m.subject), re.sub(r"/confirmar/\S+", "", str(m.body))) for m in mail.outbox]
    assert len(letters) == 3
    assert len(set(letters)) == 1


def test_one_address_gets_three_letters_a_day_and_is_told_the_same(site: Site) -> None:
    answers = {send(site, email=email)["Location"] for email in ["a@example.org"] * 4}
    assert answers == {"/inscripcion/enviada/"}
    assert len(mail.outbox) == Registration.objects.count() == 3
    send(site, email="A@EXAMPLE.org")
    assert len(mail.outbox) == 3
    send(site, email="b@example.org")
    assert len(mail.outbox) == 4


def test_without_that_limit_it_would_get_all(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registering, "take", lambda *_, **__: True)
    for _ in range(5):
        send(site)
    assert len(mail.outbox) == 5


def test_one_connection_may_not_send_many(site: Site) -> None:
    for number in range(10):
        assert send(site, email=f"n{number}@example.org").status_code == 302
    response = send(site, email="n10@example.org")
    assert "Han llegado muchas inscripciones desde tu conexión" in errors(response)
    assert "n10@example.org" in response.content.decode()  # what was written is still there
    assert Registration.objects.count() == 10


def test_no_cookie_before_the_form(site: Site) -> None:
    response = site.client.get(FORM)
    assert set(response.cookies) <= {settings.CSRF_COOKIE_NAME}
    assert "noindex" in response.content.decode()


def test_the_letter_and_the_row_are_one(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("ligamahjong.web.people.registering.queue_letter", breaks)
    with pytest.raises(RuntimeError):
        send(site)
    assert not Registration.objects.exists()
    assert not OutgoingMail.objects.exists()


def test_a_name_of_markup_stays_a_name(site: Site) -> None:
    send(site, name="Ana <script>alert(1)</script> {braces}", club="{0} <b>Club</b>")
    row = Registration.objects.get()
    page = site.client.get(reverse("registration-confirm", args=[row.token])).content.decode()
    assert "<script>alert" not in page
    assert "{braces}" in page
    assert not Club.objects.exists()
    assert not PersonChange.objects.exists()
