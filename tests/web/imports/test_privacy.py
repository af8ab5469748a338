"""Names in files are forgotten with the person, or once kept long enough."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from django.utils import timezone
from openpyxl import Workbook

from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.privacy import GONE, forget, forget_old
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.models import Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from django.test import Client

    Send: TypeAlias = Callable[..., ImportedFile]

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,note"
ADDRESS = "/gestion/ficheros/"


def table(name: str, note: str = "") -> str:
    return f'{HEADER}\n1,2026-06-29T10:00,"{name}",4,p02,3,p03,2,p04,1,{note}\n'


def forget_p13(*more: str) -> None:
    with writing():
        forget(["p13"], ["Íñigo Núñez Peña", *more])


def do_import(browser: Client, file: ImportedFile) -> ImportedFile:
    browser.post(f"{ADDRESS}{file.pk}/importar/")
    file.refresh_from_db()
    return file


def test_matches_with_somebody_are_forgotten(browser: Client, send: Send) -> None:
    person, other = Person.objects.get(pk="p13"), Person.objects.get(pk="p14")
    for key, text, whose in (
        ("el rayo", "El Rayo", person),
        ("inigo nunez pena", "NÚÑEZ PEÑA, Íñigo", other),
        ("tenhou:Nube", "tenhou:Nube", other),
        ("el trueno", "El Trueno", other),
    ):
        NameMatch.objects.create(key=key, text=text, person=whose)
    file = do_import(browser, send("riichi.csv", table("EL RAYO,")))
    file.report = [*file.report, ["unknown-person", "refused", "x", 2, "p", "El Rayo", {}]]
    file.save()
    forget_p13("Nube")
    assert [match.key for match in NameMatch.objects.all()] == ["el trueno"]
    file.refresh_from_db()
    assert "rayo" not in str(file.report).lower()


def test_reports_lose_the_name_and_keep_the_rest(browser: Client, send: Send) -> None:
    file = do_import(browser, send("riichi.csv", table("NUÑES PEÑA, Iñigo")))
    assert "Íñigo Núñez Peña" in str(file.report)
    before = len(file.report)
    forget_p13()
    file.refresh_from_db()
    assert "Íñigo" not in str(file.report)
    assert GONE in str(file.report)
    assert len(file.report) == before
    assert browser.get(f"{ADDRESS}{file.pk}/").status_code == 200


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("riichi.csv", table("NÚÑEZ PEÑA, Íñigo")),
        ("riichi.csv", table("p13", "anotó Inigo Nunez  Peña")),
        ("riichi de Íñigo Núñez Peña.csv", table("p13")),
        ("riichi.csv", table("p13") + '"una cita sin cerrar, Íñigo Núñez Peña'),
    ],
    ids=["surname-first", "note", "file-name", "broken-row"],
)
def test_files_that_wait_with_the_name_are_destroyed(send: Send, name: str, text: str) -> None:
    file = send(name, text)
    forget_p13()
    file.refresh_from_db()
    assert (file.state, bytes(file.content)) == ("abandoned", b"")
    assert "Íñigo" not in file.name


def test_a_workbook_that_waits_with_the_name(send: Send) -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for line in table("Íñigo Núñez Peña").replace('"', "").splitlines():
        sheet.append(line.split(","))
    out = io.BytesIO()
    book.save(out)
    file = send("riichi.xlsx", out.getvalue())
    forget_p13()
    file.refresh_from_db()
    assert file.state == "abandoned"


@pytest.mark.parametrize("other", ["Íñigo Núñez", "Nube Blanca", "Íñigo Núñez Peñalba"])
def test_files_with_other_names_stay(send: Send, other: str) -> None:
    file = send("riichi.csv", table(other))
    forget_p13("Nube")
    file.refresh_from_db()
    assert file.state == "uploaded"


def test_what_was_kept_long_enough_goes(browser: Client, send: Send) -> None:
    old = do_import(browser, send("riichi.csv", table("Nadie Así")))
    NameMatch.objects.create(key="x", text="X", person=None, file=old)
    waits = send("riichi 2.csv", table("Nadie Así") + " ")
    now = timezone.now()
    long_ago = now - timedelta(days=1)
    with writing():
        assert forget_old(waiting=long_ago, reports=long_ago) == 0
    with writing():
        assert forget_old(waiting=now, reports=now) == 2
    with writing():
        assert forget_old(waiting=now, reports=now) == 0
    old.refresh_from_db()
    waits.refresh_from_db()
    assert (old.state, old.report, waits.state) == ("imported", [], "abandoned")
    assert old.refused == 1
    assert not NameMatch.objects.exists()
