"""Sending files and looking at them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from openpyxl import Workbook

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.imports import uploads
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.ranking.models import CurrentGame
from support.accounts import client

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from django.test import Client

    Send: TypeAlias = Callable[..., ImportedFile]

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"
ADDRESS = "/gestion/ficheros/"


def page(browser: Client, file: ImportedFile, query: str = "") -> str:
    answer = browser.get(f"{ADDRESS}{file.pk}/{query}")
    assert answer.status_code == 200
    return answer.content.decode()


def refused(browser: Client, name: str, data: bytes, **options: str) -> str:
    before = ImportedFile.objects.count()
    answer = browser.post(ADDRESS, {"sent": SimpleUploadedFile(name, data), **options})
    assert answer.status_code == 422
    assert ImportedFile.objects.count() == before
    return answer.content.decode()


def do_import(browser: Client, file: ImportedFile) -> ImportedFile:
    answer = browser.post(f"{ADDRESS}{file.pk}/importar/")
    assert answer.status_code == 302
    file.refresh_from_db()
    return file


def test_sending_a_file_writes_nothing_to_the_ledger(
    browser: Client, send: Send, riichi: str
) -> None:
    before = head()
    file = send("riichi.csv", riichi)
    assert head() == before
    assert (file.state, file.mode, file.rows, bytes(file.content)) == (
        "uploaded",
        "riichi",
        3,
        riichi.encode(),
    )
    shown = page(browser, file)
    assert "Importar (2 nuevas)" in shown
    assert "del 29 de junio de 2026 al 29 de junio de 2026" in shown
    assert head() == before


def test_importing_adds_what_is_new_and_forgets_the_bytes(
    browser: Client, send: Send, riichi: str
) -> None:
    before = head().seq
    file = do_import(browser, send("riichi.csv", riichi))
    assert head().seq == before + 2
    assert (file.state, file.rows, file.added, file.known) == ("imported", 3, 2, 1)
    assert bytes(file.content) == b""
    assert CurrentGame.objects.filter(pk__in=["x1", "x2"]).count() == 2
    entry = AuditEntry.objects.get(action="import")
    assert (entry.subject_kind, entry.subject) == ("file", file.pk)
    assert entry.details == {"rows": 3, "added": 2, "known": 1, "proposed": 0, "refused": 0}


def test_the_same_file_again_says_so_and_changes_nothing(
    browser: Client, send: Send, riichi: str
) -> None:
    first = do_import(browser, send("riichi.csv", riichi))
    after = head()
    second = send("riichi otra vez.csv", riichi)
    shown = page(browser, second)
    assert "Este mismo fichero ya se importó" in shown
    assert f"{ADDRESS}{first.pk}/" in shown
    again = do_import(browser, second)
    assert (again.added, again.known, head()) == (0, 3, after)


def test_a_file_that_waits_is_not_kept_twice(browser: Client, send: Send, riichi: str) -> None:
    file = send("riichi.csv", riichi)
    again = browser.post(
        ADDRESS, {"sent": SimpleUploadedFile("copia riichi.csv", riichi.encode())}, follow=True
    )
    assert again.redirect_chain == [(f"{ADDRESS}{file.pk}/", 302)]
    assert "ya está aquí" in again.content.decode()
    assert ImportedFile.objects.count() == 1


def test_a_file_is_imported_once(browser: Client, send: Send, riichi: str) -> None:
    file = do_import(browser, send("riichi.csv", riichi))
    after = head()
    answer = browser.post(f"{ADDRESS}{file.pk}/importar/", follow=True)
    assert "Alguien ya decidió sobre este fichero" in answer.content.decode()
    assert head() == after
    assert AuditEntry.objects.filter(action="import").count() == 1


def test_an_abandoned_file_is_destroyed(browser: Client, send: Send, riichi: str) -> None:
    file, before = send("riichi.csv", riichi), head()
    browser.post(f"{ADDRESS}{file.pk}/descartar/")
    file.refresh_from_db()
    assert (file.state, bytes(file.content), head()) == ("abandoned", b"", before)
    do_import(browser, file)
    assert (file.state, head()) == ("abandoned", before)
    assert "descartado" in page(browser, file)


def test_several_files_at_once(browser: Client, riichi: str) -> None:
    mcr = f"{HEADER}\ny1,2026-06-29T18:00,p01,90,p02,10,p03,-30,p04,-70\n"
    files = [
        SimpleUploadedFile("riichi.csv", riichi.encode()),
        SimpleUploadedFile("mcr.csv", mcr.encode()),
    ]
    answer = browser.post(ADDRESS, {"sent": files})
    assert (answer.status_code, answer["Location"]) == (302, ADDRESS)
    assert {*ImportedFile.objects.values_list("name", "mode")} == {
        ("riichi.csv", "riichi"),
        ("mcr.csv", "mcr"),
    }
    shown = browser.get(ADDRESS).content.decode()
    assert "riichi.csv" in shown
    assert "mcr.csv" in shown


def test_too_many_files(browser: Client) -> None:
    files = [SimpleUploadedFile(f"riichi{n}.csv", b"x") for n in range(uploads.MOST_FILES + 1)]
    answer = browser.post(ADDRESS, {"sent": files})
    assert answer.status_code == 422
    assert "se esperaban 10 como mucho" in answer.content.decode()


SPANISH = (
    "Nº;Fecha;Hora;Jugador 1;Puntos 1;Jugador 2;Puntos 2;Jugador 3;Puntos 3;Jugador 4;Puntos 4\r\n"
    "1;29/06/2026;18:00;NÚÑEZ PEÑA, Íñigo;39.500;p02;31.700;p03;30.000;p04;−1.200\r\n"
)


@pytest.mark.parametrize(
    "data",
    [
        SPANISH.encode("utf-8-sig"),
        SPANISH.replace("−", "-").encode("cp1252"),
        SPANISH.replace(";", "\t").encode("utf-16"),
        ("sep=;\r\n" + SPANISH).encode(),
    ],
    ids=["bom", "cp1252", "tabs-utf16", "sep"],
)
def test_tables_as_spanish_spreadsheets_write_them(
    browser: Client, send: Send, data: bytes
) -> None:
    file = do_import(browser, send("liga.csv", data, mode="riichi"))
    assert (file.added, file.refused) == (1, 0)
    game = CurrentGame.objects.get(day="2026-06-29", score1=39500)
    assert (game.player1, game.score2, game.score4) == ("p13", 31700, -1200)


def test_an_excel_workbook(browser: Client, send: Send) -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for line in SPANISH.splitlines():
        sheet.append(line.split(";"))
    out = io.BytesIO()
    book.save(out)
    file = do_import(browser, send("Liga Riichi.xlsx", out.getvalue()))
    assert (file.mode, file.added, file.refused) == ("riichi", 1, 0)


def test_dates_without_hours_when_asked_for(browser: Client, send: Send) -> None:
    text = f"{HEADER}\nz1,2026-06-29,p01,40000,p02,30000,p03,20000,p04,10000\n"
    file = send("riichi.csv", text)
    assert "Importar (0 nuevas)" in page(browser, file)
    browser.post(f"{ADDRESS}{file.pk}/lectura/", {"mode": "", "date_only": "on"})
    assert "Importar (1 nuevas)" in page(browser, file)
    do_import(browser, file)
    assert not CurrentGame.objects.get(pk="z1").has_time


def test_games_of_days_to_come_are_left_out(browser: Client, send: Send) -> None:
    text = f"{HEADER}\nz1,2026-07-01T10:00,p01,40000,p02,30000,p03,20000,p04,10000\n"
    file = send("riichi.csv", text)
    shown = page(browser, file)
    assert "Importar (0 nuevas)" in shown
    assert "la partida es del 2026-07-01; se esperaba: el 2026-06-30 o un día anterior" in shown
    assert do_import(browser, file).refused == 1


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("riichi.csv", b"", "se esperaba: "),
        ("riichi.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20, "se esperaba: "),
        ("riichi.xls", b"\xd0\xcf\x11\xe0" + bytes(600), "se esperaba: "),
        ("riichi.xlsx", b"PK\x03\x04" + bytes(600), "se esperaba: "),
        ("riichi.csv", b"nombre;club\nAna;Sur\n", "se esperaba: "),
        ("riichi.csv", f"{HEADER}\n".encode(), "se esperaba una por partida"),
        ("liga.csv", f"{HEADER}\n1\n".encode(), "¿MCR o Riichi?"),
    ],
    ids=["empty", "picture", "xls", "zip", "people", "no-rows", "no-mode"],
)
def test_what_cannot_be_read_is_refused_with_what_was_expected(
    browser: Client, name: str, data: bytes, expected: str
) -> None:
    shown = refused(browser, name, data)
    assert expected in shown
    assert name in shown


def test_a_form_without_file(browser: Client) -> None:
    answer = browser.post(ADDRESS, {})
    assert (answer.status_code, ImportedFile.objects.count()) == (422, 0)
    assert "se esperaba al menos uno" in answer.content.decode()


def test_too_many_bytes_or_rows(
    browser: Client, send: Send, riichi: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "LARGEST_FILE", len(riichi) - 1)
    assert "MB como mucho" in refused(browser, "riichi.csv", riichi.encode())
    monkeypatch.setattr(uploads, "LARGEST_FILE", len(riichi))
    monkeypatch.setattr(uploads, "MOST_ROWS", 2)
    assert "tiene 3 filas" in refused(browser, "riichi.csv", riichi.encode())
    monkeypatch.setattr(uploads, "MOST_ROWS", 3)
    send("riichi.csv", riichi)


def test_a_workbook_too_large_unpacked(browser: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Workbook()
    out = io.BytesIO()
    book.save(out)
    monkeypatch.setattr(uploads, "_MOST_UNPACKED", 100)
    shown = refused(browser, "riichi.xlsx", out.getvalue())
    assert "demasiado grande descomprimido" in shown


@pytest.mark.parametrize(
    "name",
    ["../../etc/riichi.csv", "C:\\fotos\\riichi.csv", "a" * 300 + " riichi.csv", "riichi\n.csv"],
)
def test_hostile_names(browser: Client, send: Send, riichi: str, name: str) -> None:
    file = send(name, riichi, mode="riichi")
    assert len(file.name) <= 200
    assert not set(file.name) & set("/\\\n")
    assert page(browser, file)


def test_a_formula_in_a_name_is_no_formula_in_the_download(browser: Client, send: Send) -> None:
    text = f'{HEADER}\n1,2026-06-29T10:00,"=HYPERLINK(""x"")",40000,p02,3,p03,2,p04,1\n'
    file = send("riichi.csv", text)
    answer = browser.get(f"{ADDRESS}{file.pk}/problemas.csv")
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    told = answer.content.decode("utf-8-sig")
    assert told.splitlines()[0] == "resultado,fichero,fila,columna,valor,problema,explicación"
    assert ",2,player1,\"'=HYPERLINK" in told
    assert "<" not in page(browser, file).split("HYPERLINK")[1][:10]


def test_all_problems_can_be_reached_before_and_after(browser: Client, send: Send) -> None:
    rows = [f"b{n},ayer,p01,1,p02,2,p03,3,p04,4" for n in range(120)]
    rows += [f"c{n},2026-06-2{n}T10:00,p01,1,p02,2,p03,3,p04,x" for n in range(5)]
    file = send("riichi.csv", "\n".join([HEADER, *rows]))
    for _ in range(2):
        first = page(browser, file)
        assert "1–50 de 125" in first
        assert "?pagina=3#problemas" in page(browser, file, "?pagina=2")
        assert "121:" in page(browser, file, "?pagina=3")
        only = page(browser, file, "?problema=score-not-integer")
        assert "1–5 de 5" in only
        assert "122:score4" in only
        told = browser.get(f"{ADDRESS}{file.pk}/problemas.csv").content.decode()
        assert len(told.splitlines()) == 126
        do_import(browser, file)
    assert (file.state, file.refused, file.added) == ("imported", 125, 0)


def test_both_languages(browser: Client, send: Send) -> None:
    file = send("riichi.csv", f"{HEADER}\n1,ayer,p01,1,p02,2,p03,3,p04,4\n")
    english = browser.get(f"/en{ADDRESS}{file.pk}/").content.decode()
    assert "What importing it would do" in english
    assert "expected: " in english


@pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.REPORTER, Role.REVIEWER])
def test_managers_only(send: Send, riichi: str, role: Role) -> None:
    file = send("riichi.csv", riichi)
    other = client(role)
    for part in ("", "nombres/", f"{file.pk}/", f"{file.pk}/problemas.csv"):
        assert other.get(f"{ADDRESS}{part}").status_code in {302, 403}
    assert other.post(f"{ADDRESS}{file.pk}/importar/").status_code in {302, 403}
    file.refresh_from_db()
    assert file.state == "uploaded"


def test_decisions_are_no_get(browser: Client, send: Send, riichi: str) -> None:
    file = send("riichi.csv", riichi)
    for part in ("importar", "descartar", "lectura", "nombres", "nombres/nuevos"):
        assert browser.get(f"{ADDRESS}{file.pk}/{part}/").status_code == 405
    assert browser.get(f"{ADDRESS}nobody/").status_code == 404
