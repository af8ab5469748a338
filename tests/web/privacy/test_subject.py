"""Whose data: what somebody only says about themselves opens and erases nothing of others."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client
from django.urls import reverse

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.audit.services import note
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person, Registration
from ligamahjong.web.privacy.erasing import erase_address, erase_again, erase_person
from ligamahjong.web.privacy.errors import ErasureRefused
from ligamahjong.web.privacy.subject import subject_of_account, subject_of_email
from support.accounts import account, client, signed_in

pytestmark = pytest.mark.usefixtures("league")

VICTIM = "victima@example.org"
NAME = "Secundina Reservada"


def waits_for(user: User, address: str) -> None:
    """Somebody has asked for another address and not confirmed it."""
    EmailAddress.objects.create(user=user, email=address, verified=False)


def squat(address: str) -> User:
    """Somebody has made an account with an address and never confirmed it."""
    user = User.objects.create_user(address, "una-mesa-de-cuatro-vientos")
    EmailAddress.objects.create(user=user, email=address, verified=False, primary=True)
    return user


def unpacked(content: bytes) -> str:
    with ZipFile(BytesIO(content)) as packed:
        return "".join(packed.read(name).decode(errors="replace") for name in packed.namelist())


def test_an_address_that_is_not_confirmed_opens_nothing_of_whoever_has_it() -> None:
    Registration.objects.create(name=NAME, region="MD", email=VICTIM, state="pending")
    GameReport.objects.create(game="r001", text=f"Soy {NAME}", email=VICTIM)
    Submission.objects.create(state="pending", sender_email=VICTIM, remarks=f"Soy {NAME}")
    OutgoingMail.objects.create(to=VICTIM, subject=NAME, text=NAME)
    thief = account(email="otra@example.org")
    waits_for(thief, VICTIM.upper())
    browser = signed_in(thief)
    assert NAME not in browser.get(reverse("my-data")).content.decode()
    assert NAME not in unpacked(browser.get(reverse("my-data-export")).content)
    erase_address(thief.email, actor=thief.actor)
    assert Registration.objects.get().name == NAME
    assert GameReport.objects.get().email == Submission.objects.get().sender_email == VICTIM
    assert OutgoingMail.objects.get().text == NAME


def test_an_address_that_is_not_confirmed_is_ones_own_while_nobody_else_is_known_by_it() -> None:
    user = account()
    waits_for(user, "nueva@example.org")
    assert "nueva@example.org" in subject_of_account(user).emails


def test_an_account_never_confirmed_keeps_no_address_from_being_erased() -> None:
    Person.objects.filter(pk="p05").update(email=VICTIM)
    OutgoingMail.objects.create(to=VICTIM, subject="Hola", text="Hola")
    squat(VICTIM)
    waits_for(account(), VICTIM)
    assert subject_of_email(VICTIM).people == ("p05",)
    erase_person("p05", actor="u1")
    assert not OutgoingMail.objects.exists()
    assert not User.objects.filter(email=VICTIM).exists()
    assert not EmailAddress.objects.filter(email=VICTIM).exists()
    assert User.objects.get().email == "player@example.org"


def test_an_account_never_confirmed_is_erased_by_its_address() -> None:
    squat(VICTIM)
    erase_address(VICTIM, actor="u1")
    assert not User.objects.exists()


def test_what_somebody_typed_as_their_name_is_erased_nowhere_else() -> None:
    """Else whoever registers as «Torneo de la Vendimia» would erase its name from every game."""
    texts = FreeText.objects.count()
    manager = account(Role.MANAGER)
    signed_in(manager)
    user = account()
    asked = Registration.objects.create(
        name="Jornada de invierno",
        shown_as="allauth",
        region="MD",
        email=user.email,
        accounts=[["otra", "Vendimia"]],
    )
    note(manager.actor, "register-reject", "registration", asked.pk, reason="No es un nombre")
    erase_address(user.email, actor=user.actor)
    assert not Registration.objects.exists()
    assert AuditEntry.objects.get(action="register-reject").reason == ""
    assert FreeText.objects.count() == texts
    assert Session.objects.count() == 1, "a session holds names of modules"


@pytest.mark.parametrize("role", [Role.MANAGER, Role.SUPERUSER])
def test_a_manager_closes_no_account_of_a_manager_by_erasing_the_person(role: Role) -> None:
    boss = account(role, "jefa@example.org", person_id="p05")
    account(Role.SUPERUSER, "otra@example.org")
    manager = client(Role.MANAGER)
    page = manager.post(reverse("erase-person", args=["p05"]), {"reason": "No", "word": "BORRAR"})
    assert page.status_code == 422
    assert "solo un administrador" in page.content.decode()
    assert User.objects.filter(pk=boss.pk).exists()
    assert Person.objects.get(pk="p05").retired is None
    erase_person("p05", actor=boss.actor)
    assert not User.objects.filter(pk=boss.pk).exists()


def test_a_superuser_and_the_machine_itself_close_any() -> None:
    account(Role.MANAGER, person_id="p05")
    account(Role.MANAGER, "m2@example.org", person_id="p06")
    erase_person("p05", actor=account(Role.SUPERUSER).actor)
    erase_person("p06", actor="system")
    with pytest.raises(ErasureRefused, match="erased already"):
        erase_person("p06", actor="system")


def test_the_data_of_somebody_hold_no_link_that_opens_their_account(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A manager, or whoever found a browser open, would read how to set another password."""
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")
    user = account(email="jugadora@example.org", person_id="p05")
    Client().post(reverse("account_reset_password"), {"email": user.email})
    link = reverse("account_reset_password_from_key", args=["x", "y"]).partition("x")[0]
    assert link in OutgoingMail.objects.get().text
    exported = client(Role.MANAGER).get(reverse("export-person", args=["p05"]))
    assert link not in unpacked(exported.content)
    mine = signed_in(user)
    assert link not in mine.get(reverse("my-data")).content.decode()
    assert link not in unpacked(mine.get(reverse("my-data-export")).content)


def test_whoever_only_reported_a_game_or_is_a_guardian_is_erased_too() -> None:
    GameReport.objects.create(game="r001", text="Mal", email=VICTIM)
    Registration.objects.create(
        name="Uno Menor",
        region="MD",
        email="menor@example.org",
        guardian_email="tutora@example.org",
    )
    erase_address(VICTIM, actor="u1")
    erase_address("tutora@example.org", actor="u1")
    assert GameReport.objects.get().email == Registration.objects.get().guardian_email == ""
    GameReport.objects.update(email=VICTIM, made_at="2026-01-01T00:00:00Z")
    assert erase_again() == 1, "as a restore brings it back"
    assert GameReport.objects.get().email == ""
