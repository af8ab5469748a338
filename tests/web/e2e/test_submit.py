"""Sending a game from a telephone, with everything the page does while one writes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from PIL import Image

import ligamahjong.web
from ligamahjong.web.guards import forms as guards
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from support.browser import faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from support.browser import Visit

    Visiting = Callable[..., Visit]

MOST_BYTES = 6 * 1024
SCRIPTS = Path(ligamahjong.web.__file__).parent / "static" / "liga"


@pytest.fixture(autouse=True)
def _machines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that is driven writes faster than people; letters are queued."""
    monkeypatch.setattr(guards, "QUICKEST_SECONDS", -1)
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """A photograph that says when it was taken."""
    picture, path = Image.new("RGB", (900, 1200), "#ddd8c8"), tmp_path / "acta.jpg"
    exif = picture.getexif()
    exif.get_ifd(0x8769)[0x9003] = "2026:06:20 21:40:11"
    picture.save(path, exif=exif)
    return path


def choose(page: Page, seat: int, typed: str, name: str) -> None:
    """Look a player up and take one of those found."""
    page.locator(f"#id_player{seat}").press_sequentially(typed)
    page.get_by_role("option", name=name).first.click()


def write_kind_and_start(page: Page, sheet: Path) -> None:
    """An MCR game in person; the photograph says when, and somebody knows better."""
    page.get_by_label("MCR").check()
    assert page.locator("#id_starting_points").is_hidden()
    page.get_by_label("Presencial").check()
    assert page.locator("#id_platform").is_hidden()
    page.get_by_label("Leer la hora de la foto").check()
    page.locator("#id_photographs").set_input_files(sheet)
    page.get_by_role("img", name="Vista previa de acta.jpg").wait_for()
    page.get_by_text("La foto se hizo el 20/06/2026 21:40.").wait_for()
    assert page.locator("#id_day").input_value() == "2026-06-20"
    assert page.locator("#id_start").input_value() == "21:40"
    page.locator("#id_start").fill("18:30")
    page.get_by_label("El acta lleva las firmas").check()
    page.locator("#id_place").fill("Club Dragón Rojo")


def write_scores(page: Page) -> None:
    """Two minus signs are forgotten at first, and two scores are equal for a moment."""
    for seat, score in enumerate(("88", "12", "40", "60")):
        page.locator(f"#id_score{seat}").fill(score)
    line = page.locator("[data-sum]")
    assert line.text_content() == "Suman 200 y deberían sumar 0: sobran 200."
    assert page.locator("#id_mismatch").is_visible()
    for wind in ("Oeste", "Norte"):
        page.get_by_label(f"Cambiar el signo de {wind}").click()
    assert line.text_content() == "Suman 0: cuadra."
    assert page.locator("#id_mismatch").is_hidden()
    assert page.locator("[data-tie]").is_hidden()
    page.locator("#id_score1").fill("88")
    assert page.locator("[data-tie]").is_visible()
    page.locator("#id_score1").fill("12")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_is_sent_from_a_telephone(visit: Visiting, sheet: Path, scheme: str) -> None:
    Person.objects.filter(pk="p01").update(email="bruno@example.org")
    visitor = visit(width=390, color_scheme=scheme)
    page = visitor.go("/enviar/")
    assert faults(page) == []
    write_kind_and_start(page, sheet)
    choose(page, 0, "bruno al", "Bruno Alonso Prado")
    choose(page, 1, "iria alo", "Iria Alonso Prado")
    choose(page, 2, "olga al", "Olga Alonso Prado")
    choose(page, 3, "elena ben", "Elena Benítez Luna")
    write_scores(page)
    page.locator("#id_email").fill("bruno@example.org")
    assert faults(page) == []

    page.get_by_role("button", name="Revisar y enviar").click()
    page.wait_for_url("**/revisar/")
    assert faults(page) == []
    assert "Suman 0, como debe ser." in page.inner_text("main")
    page.get_by_role("button", name="Enviar", exact=True).click()
    page.wait_for_url("**/seguimiento/**")
    assert "Falta confirmar la dirección" in page.inner_text("main")
    assert faults(page) == []

    [link] = re.findall(r"/enviar/confirmar/\S+", OutgoingMail.objects.get().text)
    visitor.go(link)
    assert faults(page) == []
    page.get_by_role("button", name="Sí, confirmar").click()
    page.wait_for_url("**/seguimiento/**")
    assert "Espera revisión" in page.inner_text("main")
    submission = Submission.objects.get()
    assert submission.state == Submission.State.PENDING
    assert str(submission.start) == "18:30:00"
    assert [seat.person_id for seat in submission.seats.all()] == ["p01", "p02", "p07", "p10"]
    assert visitor.complaints == []


@pytest.mark.parametrize("width", [320, 1280])
def test_mistakes_are_said_and_kept(visit: Visiting, sheet: Path, width: int) -> None:
    visitor = visit(width=width)
    page = visitor.go("/en/enviar/")
    page.get_by_label("Riichi").check()
    page.get_by_label("In person").check()
    page.locator("#id_photographs").set_input_files(sheet)
    page.locator("#id_player1").fill("Ana Ruiz Soler")
    for seat, score in enumerate(("41.200", "30.000", "15 000", "−1000")):
        page.locator(f"#id_score{seat}").fill(score)
    text = page.locator("[data-sum]").text_content()
    assert text == "They add up to 85,200 and should add up to 120,000: 34,800 too few."
    page.get_by_role("button", name="Review and send").click()
    errors = page.locator("#errors")
    errors.wait_for()
    assert errors.evaluate("one => one === document.activeElement")
    assert faults(page) == []
    errors.get_by_role("link", name="Name of South").click()
    assert page.locator("#id_player1").evaluate("one => one === document.activeElement")
    assert page.locator("#id_score0").input_value() == "41.200"
    assert page.get_by_role("img", name="Photograph 1, saved").is_visible()
    page.get_by_label("Ana Ruiz Soler · Club Dragón Rojo").check()
    page.get_by_role("button", name="Save draft").click()
    page.wait_for_url("**/borrador/**")
    assert page.locator("#id_person1").input_value() == "p39"
    assert faults(page) == []
    assert visitor.complaints == []


def test_online_riichi_is_said_before_anything_is_written(visit: Visiting) -> None:
    page = visit(width=390).go("/enviar/")
    notice = page.get_by_text("Esta partida no hace falta enviarla")
    assert notice.is_hidden()
    page.get_by_label("Riichi").check()
    page.get_by_label("En línea").check()
    assert notice.is_visible()
    assert page.locator("#id_signed").is_hidden()
    page.get_by_label("MCR").check()
    assert notice.is_hidden()


def test_a_photograph_that_cannot_be_shown(visit: Visiting, tmp_path: Path) -> None:
    visitor = visit(width=390)
    page = visitor.go("/enviar/")
    other = tmp_path / "foto.heic"
    other.write_bytes(b"\0\0\0\x18ftypheic")
    page.get_by_label("Leer la hora de la foto").check()
    page.locator("#id_photographs").set_input_files(other)
    page.get_by_text("foto.heic: el navegador no la puede mostrar").wait_for()
    page.get_by_text("La foto no dice cuándo se hizo.").wait_for()
    assert visitor.complaints == []


def test_without_javascript_nothing_is_hidden(visit: Visiting) -> None:
    page = visit(width=390, java_script_enabled=False).go("/enviar/")
    for name in ("starting_points", "mismatch", "platform", "link", "place", "signed"):
        assert page.locator(f"#id_{name}").is_visible(), name


def test_the_scripts_are_small() -> None:
    written = sum(path.stat().st_size for path in SCRIPTS.glob("submit*.js"))
    assert 0 < written < MOST_BYTES
