"""«Esta partida está mal»: from the page of a game to the answer."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from django.test import Client

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections import reporting
from ligamahjong.web.corrections.errors import Closed
from ligamahjong.web.corrections.forms import ReportForm
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.guards.forms import HONEYPOT, STAMP, stamp_of
from ligamahjong.web.mail.models import OutgoingMail
from support import small_league
from support.accounts import account, client
from support.pages import links, words

if TYPE_CHECKING:
    from typing import Any

pytestmark = pytest.mark.usefixtures("league")

GAME = "r200"
ADDRESS = f"/avisar/{GAME}/"


def opened() -> dict[str, str]:
    """A form that has been open for a minute."""
    return {STAMP: stamp_of(ReportForm, time.time() - 60)}


def send(browser: Client, address: str = ADDRESS, **more: str) -> Any:  # noqa: ANN401 - as Django's client answers
    sent = {**opened(), "text": "Este tenía 25.000, mirad el acta", **more}
    return browser.post(address, sent, follow=True)


def test_every_game_page_leads_to_the_form() -> None:
    for game in (GAME, small_league.VOIDED):
        for start, text in (("", "Esta partida está mal"), ("/en", "This game is wrong")):
            page = Client().get(f"{start}/partidas/{game}/").content.decode()
            assert text in words(page)
            [address] = [one for one in links(page) if "/avisar/" in one]
            assert Client().get(address).status_code == 200


def test_a_reader_without_an_account() -> None:
    done = send(Client(), email="lectora@example.org")
    assert done.redirect_chain == [(f"{ADDRESS}?enviado=si", 302)]
    assert "Gracias: tu aviso ha llegado" in words(done.content.decode())
    [report] = GameReport.objects.all()
    assert (report.game, report.email, report.sender) == (GAME, "lectora@example.org", None)
    assert (report.state, report.language) == ("open", "es")


def test_the_address_may_be_left_out_and_the_language_is_that_of_the_page() -> None:
    send(Client(), address=f"/en{ADDRESS}")
    [report] = GameReport.objects.all()
    assert (report.email, report.language) == ("", "en")


def test_an_account_is_not_asked_for_an_address() -> None:
    page = client(Role.PLAYER).get(ADDRESS).content.decode()
    assert 'name="email"' not in page
    assert "player@example.org" in page
    send(client(Role.PLAYER), email="otra@example.org")
    [report] = GameReport.objects.all()
    assert (report.email, report.sender) == ("", account(Role.PLAYER))


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"text": "  "}, "Falta decir qué está mal"),
        ({"text": "x" * 2001}, "demasiado largo"),
        ({"email": "nadie"}, "No es una dirección de correo"),
        ({HONEYPOT: "https://example.org"}, "campo oculto"),
        ({STAMP: ""}, "No se sabe cuándo se abrió"),
        ({STAMP: "quick"}, "demasiado deprisa"),
    ],
)
def test_what_cannot_be_sent(more: dict[str, str], expected: str) -> None:
    if more.get(STAMP) == "quick":
        more = {STAMP: stamp_of(ReportForm, time.time())}
    page = send(Client(), **more).content.decode()
    assert expected in words(page)
    assert not GameReport.objects.exists()


def test_no_more_than_a_few_from_one_place() -> None:
    browser = Client()
    for number in range(6):
        assert send(browser, address=f"/avisar/r20{number}/").redirect_chain
    page = send(browser)
    assert "Han llegado demasiados avisos" in words(page.content.decode())
    assert "mirad el acta" in page.content.decode()
    assert GameReport.objects.count() == 6


def test_without_the_bucket_there_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reporting, "take", lambda *_, **__: True)
    browser = Client()
    assert all(send(browser).redirect_chain for _ in range(8))


def test_nobody_reports_a_game_that_is_not_there() -> None:
    assert Client().get("/avisar/zzz/").status_code == 404
    assert send(Client(), address="/avisar/zzz/").status_code == 404


def test_a_form_is_kept_by_no_cache_and_leads_back() -> None:
    response = Client().get(ADDRESS)
    assert "no-store" in response.headers["Cache-Control"]
    assert f"/partidas/{GAME}/" in links(response.content.decode())


def test_managers_find_the_way_to_correct_from_there() -> None:
    assert f"/gestion/partidas/{GAME}/corregir/" in links(
        client(Role.MANAGER).get(ADDRESS).content.decode()
    )
    for role in (Role.VISITOR, Role.PLAYER, Role.REVIEWER):
        assert "/gestion/" not in client(role).get(ADDRESS).content.decode()


def made(game: str = GAME, **more: Any) -> GameReport:  # noqa: ANN401 - columns of any kind
    return GameReport.objects.create(game=game, text="El orden está mal", **more)


def test_the_queue_has_the_oldest_first() -> None:
    new, old = made("r201"), made("r202")
    GameReport.objects.filter(pk=old.pk).update(made_at=old.made_at - timedelta(days=3))
    made("r203", state="closed", decided_at=old.made_at)
    page = client(Role.REVIEWER).get("/gestion/avisos/").content.decode()
    found = [one for one in links(page) if one.startswith("/gestion/avisos/") and one[16:]]
    assert [one for one in found if "?" not in one] == [
        f"/gestion/avisos/{old.token}/",
        f"/gestion/avisos/{new.token}/",
    ]
    assert "hace 3 días" in words(page)
    closed = client(Role.REVIEWER).get("/gestion/avisos/?estado=cerrados").content.decode()
    assert "El orden está mal" in closed
    assert old.token not in closed


def test_a_long_queue_has_pages() -> None:
    for _ in range(41):
        made()
    browser = client(Role.REVIEWER)
    assert "Página 1 de 2" in words(browser.get("/gestion/avisos/").content.decode())
    last = browser.get("/gestion/avisos/?pagina=2").content.decode()
    assert 'rel="prev"' in last
    assert 'rel="next"' not in last


def test_a_report_beside_its_game() -> None:
    report, other = made(email="lectora@example.org"), made()
    page = client(Role.MANAGER).get(f"/gestion/avisos/{report.token}/").content.decode()
    assert "El orden está mal" in page
    assert "lectora@example.org" in page
    assert {
        f"/gestion/partidas/{GAME}/corregir/",
        f"/gestion/partidas/{GAME}/anular/",
        f"/partidas/{GAME}/",
        f"/gestion/avisos/{other.token}/",
    } <= set(links(page))
    reviewer = client(Role.REVIEWER).get(f"/gestion/avisos/{report.token}/").content.decode()
    assert "/corregir/" not in reviewer


def test_a_report_of_a_voided_game_leads_to_restoring_it() -> None:
    report = made(small_league.VOIDED)
    page = client(Role.MANAGER).get(f"/gestion/avisos/{report.token}/").content.decode()
    assert f"/gestion/partidas/{small_league.VOIDED}/restablecer/" in links(page)


def test_a_report_of_a_game_that_is_gone_can_be_closed() -> None:
    report = made("zzz", email="lectora@example.org")
    browser = client(Role.REVIEWER)
    assert "Ya no hay ninguna partida" in words(
        browser.get(f"/gestion/avisos/{report.token}/").content.decode()
    )
    browser.post(f"/gestion/avisos/{report.token}/", {"answer": "Esa partida no existe"})
    assert OutgoingMail.objects.get().to == "lectora@example.org"


@pytest.mark.parametrize(
    ("language", "subject", "address"),
    [
        ("es", "Respuesta a tu aviso: Riichi, ", "/partidas/r200/"),
        ("en", "Answer to your report: Riichi, ", "/en/partidas/r200/"),
    ],
)
def test_the_answer_goes_to_the_reader(language: str, subject: str, address: str) -> None:
    report = made(email="lectora@example.org", language=language)
    done = client(Role.REVIEWER).post(
        f"/gestion/avisos/{report.token}/", {"answer": "Corregida, gracias"}, follow=True
    )
    assert "la respuesta va por correo" in words(done.content.decode())
    letter = OutgoingMail.objects.get()
    assert letter.to == "lectora@example.org"
    assert letter.subject.startswith(subject)
    assert "Corregida, gracias" in letter.text
    assert address in letter.text
    report.refresh_from_db()
    assert (report.state, report.answer) == ("closed", "Corregida, gracias")
    assert report.decided_at is not None
    [noted] = AuditEntry.objects.all()
    assert (noted.action, noted.subject) == ("close-report", report.token)
    assert noted.details == {"game": GAME, "letters": 1}


def test_an_account_is_answered_at_its_address() -> None:
    report = made(sender=account(Role.PLAYER))
    reporting.close_report(report.token, "Está bien así", actor="u1")
    assert OutgoingMail.objects.get().to == "player@example.org"


def test_without_an_answer_or_an_address_no_letter_goes_out() -> None:
    with_address, without = made(email="lectora@example.org"), made()
    assert not reporting.close_report(with_address.token, "", actor="u1")
    assert not reporting.close_report(without.token, "Gracias", actor="u1")
    assert not OutgoingMail.objects.exists()


def test_a_report_is_closed_only_once() -> None:
    report = made(email="lectora@example.org")
    reporting.close_report(report.token, "La primera", actor="u1")
    with pytest.raises(Closed):
        reporting.close_report(report.token, "La segunda", actor="u2")
    late = client(Role.REVIEWER).post(
        f"/gestion/avisos/{report.token}/", {"answer": "La tercera"}, follow=True
    )
    page = words(late.content.decode())
    assert "Otra persona ha cerrado ya este aviso" in page
    assert "La primera" in page
    assert OutgoingMail.objects.count() == 1


@pytest.mark.parametrize("address", ["/gestion/avisos/", "/gestion/avisos/{token}/"])
def test_only_reviewers_read_reports(address: str) -> None:
    path = address.format(token=made().token)
    for role in (Role.PLAYER, Role.REPORTER):
        assert client(role).get(path).status_code == 403
    assert client(Role.VISITOR).get(path).status_code == 302
    assert client(Role.REVIEWER).get(path).status_code == 200


def test_what_readers_write_is_shown_as_text() -> None:
    report = GameReport.objects.create(game=GAME, text="<script>alert(1)</script>")
    browser = client(Role.REVIEWER)
    for address in ("/gestion/avisos/", f"/gestion/avisos/{report.token}/"):
        page = browser.get(address).content.decode()
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page


def test_reports_stay_off_public_pages() -> None:
    report = made(email="lectora@example.org")
    page = Client().get(f"/partidas/{GAME}/").content.decode()
    assert "El orden está mal" not in page
    assert report.token not in page
