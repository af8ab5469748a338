"""``liga web mail``, ``retain``, ``erase`` and ``account``."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from ligamahjong.cli import liga
from ligamahjong.cli.web import command
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.mail.server import MailServer, Security
from ligamahjong.web.people.models import Person
from ligamahjong.wording import Language, upkeep
from support.accounts import account
from support.smtp import serving_mail

if TYPE_CHECKING:
    from click.testing import Result

NEW = ("backup", "restore", "mail", "retain", "erase", "account")
EMAIL = "mesa@example.org"


@pytest.fixture(autouse=True)
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIGA_LANG", raising=False)
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")


def web(*args: object, answer: str | None = None) -> Result:
    runner = CliRunner()
    return runner.invoke(liga, ["web", *map(str, args)], prog_name="liga", input=answer)


def letter(**fields: object) -> OutgoingMail:
    values = {"to": EMAIL, "subject": "Partida aceptada", "text": "Hola", **fields}
    return OutgoingMail.objects.create(**values)


@pytest.mark.parametrize("name", NEW)
def test_every_command_has_an_example_and_says_its_options(name: str) -> None:
    text = web(name, "--help").stdout
    assert re.search(rf"Ejemplo: liga web {name}\s", text)
    assert name in web("--help").stdout
    for parameter in command.commands[name].params:
        assert parameter.opts[0] in text or parameter.human_readable_name in text


@pytest.mark.usefixtures("site")
def test_mail_sends_what_is_due_and_says_that_none_wait() -> None:
    letter()
    result = web("mail")
    assert result.exit_code == 0
    assert "Partida aceptada" in result.stdout, "printed, as no server is set up"
    assert "Enviados: 1. Se intentará otra vez: 0. Abandonados: 0." in result.stdout
    assert "No espera ninguno." in result.stdout
    assert web("mail").stdout.startswith("Enviados: 0.")


@pytest.mark.enable_socket
@pytest.mark.usefixtures("site")
def test_mail_shows_what_is_left_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    letter()
    with serving_mail() as box:
        monkeypatch.setattr(settings, "MAIL", MailServer("127.0.0.1", box.port, Security.NONE))
        box.answers["RCPT"] = "550 no such user"
        result = web("mail", "--lang", "en")
        assert "Sent: 0. To be tried again: 0. Given up: 1." in result.stdout
        assert re.search(
            rf"{EMAIL} +Partida aceptada +given up +1 +550 no such user", result.stdout
        )
        assert "Enviados: 0." in web("mail").stdout
        box.answers.clear()
        assert "Enviados: 1." in web("mail", "--again").stdout
        assert [reader for reader, _ in box.taken] == [EMAIL]


@pytest.mark.enable_socket
@pytest.mark.usefixtures("site")
def test_mail_says_that_the_server_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_mail() as gone:
        port = gone.port
    monkeypatch.setattr(settings, "MAIL", MailServer("127.0.0.1", port, Security.NONE))
    letter()
    letter(due_at=timezone.now() + timedelta(hours=1))
    result = web("mail")
    assert result.exit_code == 0
    assert "El servidor de correo no admite mensajes: ConnectionRefusedError" in result.stdout
    assert result.stdout.count("espera") == 2


@pytest.mark.usefixtures("site")
def test_retain_says_what_it_forgot() -> None:
    assert web("retain").stdout == "No había nada que olvidar.\n"
    Session.objects.create(session_key="a", expire_date=timezone.now() - timedelta(days=1))
    letter(state="sent", queued_at=timezone.now() - timedelta(days=91))
    assert web("retain").stdout == "1 · mensajes enviados o abandonados\n1 · sesiones caducadas\n"


def test_every_rule_has_its_words() -> None:
    from ligamahjong.web.privacy.retention import RULES  # noqa: PLC0415

    for language in Language:
        for name in (*RULES, "orphans", "erasures"):
            assert upkeep.forgotten({name: 1234}, language)[:5] in {"1234 ", "1.234", "1,234"}


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("said", ["p07", "name", "NAME", "siete@example.org"])
def test_erase_finds_somebody_by_id_name_or_address(said: str) -> None:
    Person.objects.filter(pk="p07").update(email="siete@example.org")
    name = Person.objects.get(pk="p07").name
    asked = {"name": name, "NAME": name.upper()}.get(said, said)
    result = web("erase", asked, answer="y\n")
    assert result.exit_code == 0, result.output
    assert "Borrado. Queda: Jugador retirado 1." in result.stdout
    assert Person.objects.get(pk="p07").name == "Jugador retirado 1"
    assert AuditEntry.objects.get(action="erase").actor == "system"


@pytest.mark.usefixtures("league")
def test_erase_asks_before_and_does_nothing_at_no() -> None:
    result = web("erase", "p07", answer="n\n")
    assert result.exit_code == 0
    assert Person.objects.get(pk="p07").name in result.stdout
    assert Person.objects.get(pk="p07").retired is None
    assert web("erase", "p07", "--yes").exit_code == 0
    assert Person.objects.get(pk="p07").retired == 1


@pytest.mark.usefixtures("league")
def test_erase_refuses_to_guess() -> None:
    homonym = Person.objects.get(pk="p38").name
    result = web("erase", homonym, "--yes")
    assert result.exit_code == 1
    assert "p38, p39" in result.stderr
    for nobody in ("p99", "Nadie Tal", "nadie@example.org"):
        result = web("erase", nobody, "--yes")
        assert result.exit_code == 1
        assert nobody in result.stderr
    web("erase", "p07", "--yes")
    assert "ya se borraron" in web("erase", "p07", "--yes").stderr
    assert Person.objects.exclude(retired=None).count() == 1


@pytest.mark.usefixtures("league")
def test_erase_takes_an_address_that_is_nobodys() -> None:
    account(Role.PLAYER, EMAIL)
    assert "Borrado lo que había de esa dirección." in web("erase", EMAIL, "--yes").stdout
    assert not User.objects.exists()


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("role", ["superuser", "manager"])
def test_account_makes_one_and_shows_how_its_password_is_set(role: str) -> None:
    result = web("account", EMAIL, "--role", role)
    assert result.exit_code == 0, result.output
    user = User.objects.get()
    assert (user.email, user.held_role, user.has_usable_password()) == (
        EMAIL,
        Role[role.upper()],
        False,
    )
    [link] = re.findall(rf"{settings.ADDRESS}(/\S+)", result.stdout)
    page = Client().get(link, follow=True)
    assert page.status_code == 200
    assert 'type="password"' in page.content.decode()
    assert "está enviado" in result.stdout


@pytest.mark.usefixtures("league")
def test_account_of_a_reporter_is_of_a_club() -> None:
    assert web("account", EMAIL, "--role", "reporter").exit_code == 1
    unknown = web("account", EMAIL, "--role", "reporter", "--club", "Ninguno")
    assert unknown.exit_code == 1
    assert "«Ninguno»" in unknown.stderr
    assert web("account", EMAIL, "--role", "reporter", "--club", "mesa del sur").exit_code == 0
    club = User.objects.get().club
    assert club is not None
    assert club.name == "Mesa del Sur"


@pytest.mark.usefixtures("site")
def test_account_refuses_what_cannot_be() -> None:
    account(Role.PLAYER, EMAIL)
    result = web("account", EMAIL)
    assert result.exit_code == 1
    assert "ya tiene una cuenta" in result.stderr
    assert web("account", "mesa").exit_code == 2
    assert web("account", "otra@example.org", "--role", "king").exit_code == 2
    assert User.objects.count() == 1


@pytest.mark.enable_socket
@pytest.mark.usefixtures("site")
def test_account_says_that_the_letter_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_mail() as gone:
        port = gone.port
    monkeypatch.setattr(settings, "MAIL", MailServer("127.0.0.1", port, Security.NONE))
    result = web("account", EMAIL)
    assert result.exit_code == 0
    assert "espera a que el servidor de correo lo admita: ConnectionRefused" in result.stderr
    assert User.objects.exists()
