"""One's own data, erasing them, and the notices, as pages."""

from __future__ import annotations

import csv
import io
import json
import re
from zipfile import ZipFile

import pytest
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.test import Client

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.services import do_show_as
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.privacy.periods import Period
from ligamahjong.web.privacy.registry import CATEGORIES
from ligamahjong.wording import Language
from support.accounts import PASSWORD, account, client, signed_in
from support.marked import ACCOUNT, ALIAS, EMAIL, GUARDIAN, NAME, PERSON, SHOWN, plant
from support.pages import links, words

MINE = "/cuenta/mis-datos/"
NOTICES = ("/privacidad/", "/aviso-legal/", "/contacto/")


def fresh(user: User) -> Client:
    """A browser in which somebody has just given the password."""
    browser = signed_in(user)
    answer = browser.post(f"/cuenta/confirmar/?next={MINE}borrar/", {"password": PASSWORD})
    assert answer.headers["Location"] == f"{MINE}borrar/"
    return browser


def archive(content: bytes) -> dict[str, bytes]:
    with ZipFile(io.BytesIO(content)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("path", ["", "todo.zip", "borrar/"])
def test_nobody_sees_data_without_signing_in(path: str) -> None:
    answer = Client().get(f"{MINE}{path}")
    assert answer.status_code == 302
    assert "/cuenta/entrar/" in answer.headers["Location"]


@pytest.mark.usefixtures("league")
def test_somebody_sees_all_that_is_held_about_them_and_nothing_of_others() -> None:
    answer = signed_in(plant()).get(MINE)
    shown = words(answer.content.decode())
    for text in (NAME, ALIAS, SHOWN, EMAIL, ACCOUNT, GUARDIAN, "Comunidad de Madrid", "aceptada"):
        assert text in shown, text
    others = Person.objects.exclude(pk__in=[PERSON, "p41"]).values_list("name", flat=True)
    assert [name for name in others if name in shown] == []
    assert "player@example.org" not in shown
    assert "zqxtotp" not in shown
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.usefixtures("league")
def test_what_changed_and_was_decided_is_told_in_words() -> None:
    user = account(person_id="p04")
    do_show_as("p04", "Garza", actor=user.actor)
    shown = words(signed_in(user).get(MINE).content.decode())
    assert "alias en público" in shown
    assert "cambió cómo aparece la persona" in shown
    assert "shown_as" not in shown


@pytest.mark.usefixtures("league")
def test_an_account_without_a_person_sees_its_own_data() -> None:
    shown = words(client(Role.PLAYER).get(f"/en{MINE}").content.decode())
    assert "player@example.org" in shown
    assert "Account on this site" in shown
    assert "Games played" not in shown


@pytest.mark.usefixtures("league")
def test_everything_is_one_file_to_take_away() -> None:
    answer = signed_in(plant()).get(f"{MINE}todo.zip")
    assert answer.headers["Content-Type"] == "application/zip"
    assert answer.headers["Content-Disposition"].startswith("attachment;")
    held = archive(answer.content)
    data = json.loads(held["data.json"])
    found = {one["category"]: one for one in data["categories"]}
    assert list(found) == [category.key for category in CATEGORIES]
    assert found["identity"]["tables"]["person"][0]["name"] == NAME
    assert found["registration"]["tables"]["registration"][0]["accounts"] == [["tenhou", ACCOUNT]]
    assert len(found["results"]["tables"]["seat-result"]) > 10
    assert found["photographs"]["kept"].startswith("12 meses")
    *_, alias = csv.DictReader(io.StringIO(held["identity/alias.csv"].decode()))
    assert alias == {"name": ALIAS}
    sent = Photograph.objects.filter(submission__sender__email=EMAIL) | Photograph.objects.filter(
        submission__sender_email=EMAIL
    )
    names = {name for name in held if name.startswith("photographs/") and name.endswith(".jpg")}
    assert names == {f"photographs/{row.pk}.jpg" for row in sent}
    assert len(names) == 2
    assert held[names.pop()].startswith(b"\xff\xd8")
    assert "LEEME.txt" in held


@pytest.mark.usefixtures("league")
def test_the_file_holds_no_secret_and_no_formula() -> None:
    user = plant()
    Person.objects.filter(pk=PERSON).update(name="=HYPERLINK(1)")
    held = archive(signed_in(user).get(f"/en{MINE}todo.zip").content)
    everything = b"".join(held.values())
    assert user.password.encode() not in everything
    assert b"zqxtotp" not in everything
    assert b"'=HYPERLINK(1)" in held["identity/person.csv"]
    assert b'"=HYPERLINK(1)"' in held["data.json"]
    assert "README.txt" in held


@pytest.mark.usefixtures("league")
def test_erasing_takes_the_password_once_more() -> None:
    user = account(Role.PLAYER, person_id="p07")
    answer = signed_in(user).post(f"{MINE}borrar/", {"word": "BORRAR"})
    assert answer.status_code == 302
    assert "/cuenta/confirmar/" in answer.headers["Location"]
    assert Person.objects.get(pk="p07").retired is None


@pytest.mark.usefixtures("league")
def test_giving_the_password_leads_to_the_page() -> None:
    user = account(Role.PLAYER, person_id="p07")
    browser = signed_in(user)
    to = browser.get(f"{MINE}borrar/").headers["Location"]
    answer = browser.post(to, {"password": PASSWORD}, follow=True)
    assert answer.request["PATH_INFO"] == f"{MINE}borrar/"
    assert "No se puede deshacer" in answer.content.decode()


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("word", ["", "borra", "ERASE"])
def test_another_word_erases_nothing(word: str) -> None:
    user = account(Role.PLAYER, person_id="p07")
    answer = fresh(user).post(f"{MINE}borrar/", {"word": word})
    assert answer.status_code == 422
    assert "Se esperaba BORRAR" in answer.content.decode()
    assert Person.objects.get(pk="p07").retired is None


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize(("prefix", "word"), [("", " borrar "), ("/en", "ERASE")])
def test_somebody_erases_their_data_and_is_signed_out(prefix: str, word: str) -> None:
    user = account(Role.PLAYER, person_id="p07")
    browser = fresh(user)
    answer = browser.post(f"{prefix}{MINE}borrar/", {"word": word}, follow=True)
    assert answer.redirect_chain == [(f"{prefix}{MINE}borrados/", 302)]
    assert Person.objects.get(pk="p07").name == "Jugador retirado 1"
    assert not User.objects.filter(pk=user.pk).exists()
    assert browser.get(MINE).status_code == 302
    assert AuditEntry.objects.get(action="erase").actor == user.actor


@pytest.mark.usefixtures("league")
def test_an_account_alone_is_closed() -> None:
    user = account(Role.PLAYER)
    assert fresh(user).post(f"{MINE}borrar/", {"word": "BORRAR"}).status_code == 302
    assert not User.objects.exists()


@pytest.mark.usefixtures("league")
def test_the_only_superuser_is_told_why_not() -> None:
    user = account(Role.SUPERUSER)
    Authenticator.objects.filter(user=user).delete()
    answer = fresh(user).post(f"{MINE}borrar/", {"word": "BORRAR"})
    assert answer.status_code == 422
    assert "liga web account" in answer.content.decode()


ERASE = f"/gestion/personas/borrar/{PERSON}/"


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.REPORTER, Role.REVIEWER])
@pytest.mark.parametrize("path", [ERASE, f"/gestion/personas/datos/{PERSON}/"])
def test_only_managers_erase_others(role: Role, path: str) -> None:
    answer = client(role).post(path, {"word": "BORRAR", "reason": "Lo pidió"})
    assert answer.status_code in {302, 403}
    assert Person.objects.get(pk=PERSON).retired is None


@pytest.mark.usefixtures("league")
def test_a_manager_erases_and_chooses_further_texts() -> None:
    plant()
    surname = NAME.split()[-1]
    perhaps = salt_text(f"La familia {surname} jugó")
    other = salt_text("Torneo de Zenobia")
    FreeText.objects.bulk_create(
        FreeText(digest=one.digest, salt=one.salt, text=one.text) for one in (perhaps, other)
    )
    manager = client(Role.MANAGER)
    page = manager.get(ERASE).content.decode()
    assert f"La familia {surname} jugó" in page
    assert "Torneo de Zenobia" in page
    assert NAME in page
    missing = manager.post(ERASE, {"word": "BORRAR"})
    assert missing.status_code == 422
    assert "Hace falta un motivo" in missing.content.decode()
    answer = manager.post(
        ERASE,
        {"word": "BORRAR", "reason": f"Lo pidió {NAME} por correo", "texts": [perhaps.digest]},
    )
    assert answer.status_code == 302
    assert Person.objects.get(pk=PERSON).retired == 1
    left = set(FreeText.objects.values_list("text", flat=True))
    assert "Torneo de Zenobia" in left
    assert f"La familia {surname} jugó" not in left
    entry = AuditEntry.objects.get(action="erase")
    assert entry.actor == User.objects.get(email="manager@example.org").actor
    assert entry.reason == "Lo pidió […] por correo"
    assert "Ya se borraron" in manager.get(ERASE).content.decode()


@pytest.mark.usefixtures("league")
def test_a_text_that_was_not_offered_is_not_erased() -> None:
    text = salt_text("Acabó de noche")
    FreeText.objects.create(digest=text.digest, salt=text.salt, text=text.text)
    data = {"word": "BORRAR", "reason": "Lo pidió", "texts": [text.digest]}
    client(Role.MANAGER).post(ERASE, data)
    assert FreeText.objects.filter(digest=text.digest).exists()


@pytest.mark.usefixtures("league")
def test_a_manager_takes_the_data_of_a_person_for_them() -> None:
    plant()
    held = archive(client(Role.MANAGER).get(f"/gestion/personas/datos/{PERSON}/").content)
    assert NAME.encode() in held["data.json"]
    assert client(Role.MANAGER).get("/gestion/personas/borrar/nadie/").status_code == 404


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("prefix", ["", "/en"])
@pytest.mark.parametrize("path", NOTICES)
def test_notices_are_public_and_set_no_cookie(path: str, prefix: str) -> None:
    answer = Client().get(f"{prefix}{path}")
    assert answer.status_code == 200
    assert not answer.cookies
    page = answer.content.decode()
    if path != "/aviso-legal/":
        assert f"mailto:{settings.CONTACT}" in page
    assert settings.CONTROLLER in words(page)


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("language", Language)
def test_the_notice_tells_every_category_with_its_period(language: Language) -> None:
    prefix = "" if language is Language.ES else "/en"
    page = Client().get(f"{prefix}/privacidad/").content.decode()
    shown = words(page)
    for category in CATEGORIES:
        assert f'<section id="{category.key}">' in page
        for text in (category.name, category.purpose, category.basis):
            assert text.say(language) in shown
        assert category.say_kept(language) in shown
    sections = re.findall(r'<section id="(\w+)">', page)
    assert sections == [category.key for category in CATEGORIES]


@pytest.mark.usefixtures("league")
def test_the_periods_shown_are_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {name for category in CATEGORIES for name in category.periods}
    assert told == set(settings.RETENTION)
    odd = {name: Period(101 + number) for number, name in enumerate(settings.RETENTION)}
    monkeypatch.setattr(settings, "RETENTION", odd)
    monkeypatch.setattr(settings, "SESSION_COOKIE_AGE", 99 * 24 * 3600)
    shown = words(Client().get("/privacidad/").content.decode())
    for period in (*odd.values(), Period(99)):
        assert period.say(Language.ES) in shown
    assert not re.search(r"\b(12 meses|90 días|30 días|7 días|2 días)", shown)


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize(
    ("prefix", "told"),
    [("", "el navegador guarda una copia de sus páginas"), ("/en", "and the time of the clock")],
)
def test_what_the_browser_keeps_at_the_table_is_told(prefix: str, told: str) -> None:
    assert told in words(Client().get(f"{prefix}/privacidad/").content.decode())


@pytest.mark.usefixtures("league")
def test_the_notice_leads_to_where_rights_are_used() -> None:
    found = links(Client().get("/privacidad/").content.decode())
    assert {MINE, f"{MINE}borrar/", f"mailto:{settings.CONTACT}"} <= set(found)
