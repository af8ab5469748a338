"""A league is run on a phone, from somebody's registration to the erasure of their data.

Nothing is put into the database by hand: accounts come from a command, letters from the outbox,
codes from the secret that the page shows.
"""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from django.conf import settings
from PIL import Image, ImageDraw

from ligamahjong.cli import liga
from ligamahjong.web.guards import forms as guards
from support.own_data import EMAIL, NAME, claim, erase, export, nothing_is_left
from support.reading import player_rating, rating_in, ratings, read_game
from support.walking import Walker, letter_to, link_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from support.browser import Visit

ALIAS = "Gaviota del Norte"
TWICE, OTHER_EMAIL = "Nuria Quintana Saez", "nuria.q@example.net"
STAFF, REVIEWER = "jefa@example.org", "revisa@example.org"
TABLE = (NAME, "Bruno Alonso Prado", "Iria Alonso Prado", "Olga Alonso Prado")
SCORES = ("41.200", "33.500", "27.300", "18.000")
REASON = "El acta dice otra cosa"


@pytest.fixture(autouse=True)
def _machines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that is driven writes faster than people; letters are queued."""
    monkeypatch.setattr(guards, "QUICKEST_SECONDS", -1)
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """A photograph that says when and where it was taken."""
    picture, path = Image.new("RGB", (900, 1200), "#f2ecdc"), tmp_path / "acta.jpg"
    draw = ImageDraw.Draw(picture)
    for row, (name, score) in enumerate(zip(TABLE, SCORES, strict=True)):
        draw.text((80, 200 + 200 * row), f"{name}   {score}", fill="#222")
    exif = picture.getexif()
    exif.get_ifd(0x8769)[0x9003] = "2026:06:29 19:40:11"
    exif.get_ifd(0x8825).update({1: "N", 2: (28.0, 7.0, 0.0)})
    picture.save(path, exif=exif)
    return path


def test_running_a_league(visit: Callable[..., Visit], sheet: Path, tmp_path: Path) -> None:
    player, manager, reviewer, anybody = (
        Walker(visit(width=390, color_scheme=scheme, locale="es-ES", timezone_id="Asia/Tokyo"), who)
        for who, scheme in ((EMAIL, "light"), (STAFF, "dark"), (REVIEWER, "dark"), ("", "light"))
    )
    take_over(manager)
    person = register(player, manager)
    before = ratings(anybody)
    assert person not in before

    token = send(player, sheet)
    invite(manager, reviewer)
    game, foreseen = review(reviewer, token, sheet)
    accepted = ratings(anybody)
    assert accepted[person] == player_rating(anybody, person) == pytest.approx(foreseen, abs=0.6)
    assert anybody.go("/riichi/").get_by_role("link", name=NAME).is_visible()
    anybody.go(f"/partidas/{game}/")
    assert read_game(anybody, game)[0] == NAME

    report(player, game)
    foreseen = correct(manager, game)
    corrected = ratings(anybody)
    assert corrected[person] == pytest.approx(foreseen, abs=0.6)
    assert corrected[person] < accepted[person]
    assert "41.200 → " in anybody.go(f"/partidas/{game}/").inner_text("ol.record")
    assert read_game(anybody, game) == [TABLE[3], *TABLE[1:3], NAME]
    void_and_restore(manager, anybody, game, (before, corrected))

    appear_otherwise(manager, anybody, person, game)
    merge_and_take_apart(manager, anybody, person)
    assert ratings(anybody) == corrected

    claim(player, manager)
    export(player, game)
    erase(player)
    nothing_is_left(anybody, person, game)
    look_back(manager, person, token)
    verify(anybody, tmp_path)


def take_over(manager: Walker) -> None:
    """The first account comes from the command line; the second factor before anything else."""
    opened = CliRunner().invoke(liga, ["web", "account", STAFF, "--role", "manager"])
    assert opened.exit_code == 0, opened.output
    letter = re.split(r"^-+$", opened.output.partition("--- ✉ ---")[2], flags=re.MULTILINE)[0]
    manager.sets_password(letter, "Fichas-de-bambu-77")
    manager.signs_in()
    manager.sets_factor()
    manager.go("/cuenta/")
    manager.press("Salir")
    assert "Has salido." in manager.text
    manager.signs_in("/gestion/")


def ask_to_register(walker: Walker, name: str, email: str, **more: str) -> None:
    page = walker.go("/inscripcion/")
    page.get_by_label("Nombre y apellidos").fill(name)
    page.get_by_label("Correo electrónico").fill(email)
    page.get_by_label("Comunidad autónoma").select_option("CN")
    for field, value in more.items():
        page.locator(f"#id_{field}").fill(value)
    walker.press("Enviar la inscripción")
    assert page.evaluate("document.activeElement.id") == "errors"
    assert "Acepto que la liga trate los datos …: Sin este consentimiento" in walker.text
    for consent in ("Acepto que la liga", "Conozco las reglas"):
        page.get_by_label(consent).check()
    walker.press("Enviar la inscripción")
    assert page.title().startswith("Mira tu correo")
    walker.go(link_in(letter_to(email, "Confirma tu inscripción")))
    walker.press("Confirmar")
    assert page.title().startswith("Inscripción confirmada")


def accept_registration(manager: Walker, name: str) -> None:
    manager.go("/gestion/inscripciones/")
    manager.follow(name)
    manager.page.get_by_label("Una persona nueva").check()
    manager.press("Aceptar la inscripción")
    assert f"Inscripción aceptada: {name} (" in manager.text


def register(player: Walker, manager: Walker) -> str:
    """A zero of the EMA number was lost. Returns the id that the letter tells."""
    ask_to_register(player, NAME, EMAIL, ema_number="8010999")
    accept_registration(manager, NAME)
    path = link_in(letter_to(EMAIL, "Ya estás en la liga"))
    player.go(path)
    assert "Todavía no ha jugado" in player.text
    return path.removeprefix("/jugadores/").strip("/")


def send(player: Walker, sheet: Path) -> str:
    """Without an account, by a clock of the Canary Islands. Returns the token."""
    page = player.go("/enviar/")
    page.get_by_label("Riichi", exact=True).check()
    page.get_by_label("Presencial").check()
    page.get_by_label("Leer la hora de la foto").check()
    page.locator("#id_photographs").set_input_files(sheet)
    page.get_by_text("La foto se hizo el 29/06/2026 19:40.").wait_for()
    page.locator("#id_start").fill("18:30")
    page.get_by_label("El acta lleva las firmas").check()
    page.locator("#id_place").fill("Club Dragón Rojo")
    for seat, (name, score) in enumerate(zip(TABLE, SCORES, strict=True)):
        page.locator(f"#id_player{seat}").press_sequentially(name[:9].lower())
        page.get_by_role("option", name=name).first.click()
        page.locator(f"#id_score{seat}").fill(score)
    page.locator("#id_email").fill(EMAIL)
    assert page.locator("[data-sum]").text_content() == "Suman 120.000: cuadra."
    player.press("Revisar y enviar")
    page.get_by_role("link", name="¿Qué reloj?").click()
    page.get_by_label("Canarias").check()
    player.press("Revisar y enviar")
    assert "29 de junio de 2026, 19:30 (18:30 en Canarias)" in player.text
    player.press("Enviar")
    assert "Falta confirmar la dirección" in player.text
    letter = letter_to(EMAIL, "Confirma la partida")
    assert "19:30 (18:30 en Canarias)" in letter
    player.go(link_in(letter))
    player.press("Sí, confirmar")
    assert "Espera revisión" in player.text
    return page.url.rstrip("/").rpartition("/")[2]


def invite(manager: Walker, reviewer: Walker) -> None:
    page = manager.go("/gestion/cuentas/")
    page.locator("#id_email").fill(REVIEWER)
    page.locator("#id_role").select_option("Revisor")
    manager.press("Invitar")
    reviewer.sets_password(letter_to(REVIEWER, ""), "Muralla-de-17-fichas")
    reviewer.signs_in()
    reviewer.sets_factor()


def review(reviewer: Walker, token: str, sheet: Path) -> tuple[str, float]:
    """By keyboard. Returns the id of the game, and what the newcomer's rating would be."""
    page = reviewer.go("/gestion/")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/envios/{token}/")
    reviewer.look()
    assert "Comienzo 29 de junio de 2026, 19:30 (18:30 en Canarias)" in reviewer.text
    kept = reviewer.fetch(page.locator("[data-viewer] img").get_attribute("src") or "").body()
    assert kept != sheet.read_bytes()
    assert not Image.open(io.BytesIO(kept)).getexif()
    foreseen = page.locator(".effects tr", has_text=NAME).locator("td").nth(1).inner_text()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_url("**/gestion/")
    reviewer.look()
    assert "Aceptada: Partida de Riichi" in reviewer.text
    path = link_in(letter_to(EMAIL, "Partida aceptada"))
    return path.removeprefix("/partidas/").strip("/"), rating_in(foreseen)


def report(player: Walker, game: str) -> None:
    player.go(f"/partidas/{game}/")
    player.follow("Esta partida está mal")
    player.page.get_by_label("¿Qué está mal?").fill("El Este y el Norte están cambiados.")
    player.page.get_by_label("Tu correo").fill(EMAIL)
    player.press("Enviar el aviso")
    assert "tu aviso ha llegado" in player.text


def correct(manager: Walker, game: str) -> float:
    """From the report to its answer. Returns what the newcomer's rating would be."""
    manager.go("/gestion/avisos/")
    manager.follow("Riichi, ")
    page = manager.follow("Corregir")
    assert f"/gestion/partidas/{game}/corregir/" in page.url
    for wind, score in (("Este", SCORES[3]), ("Norte", SCORES[0])):
        page.get_by_role("textbox", name=f"{wind}: puntos", exact=True).fill(score)
    page.get_by_label("Avisar por correo").check()
    manager.press("Ver qué cambiaría")
    assert page.evaluate("document.activeElement.id") == "errors"
    page.get_by_label("Motivo").fill(REASON)
    manager.press("Ver qué cambiaría")
    assert f"Este: {NAME}, 41.200 → {NAME}, 18.000" in manager.text
    foreseen = page.locator("table.moved tr", has_text=NAME).locator("td").nth(1).inner_text()
    manager.press("Guardar la corrección")
    assert "Se ha escrito a 1 de 4 jugadores" in manager.text
    manager.follow("El Este y el Norte")
    page.get_by_label("Respuesta").fill("Corregida, gracias.")
    manager.press("Cerrar el aviso")
    assert "Corregida, gracias." in letter_to(EMAIL, "Respuesta a tu aviso")
    assert "Se ha corregido una partida" in letter_to(EMAIL, "Partida corregida")
    return rating_in(foreseen)


def void_and_restore(
    manager: Walker,
    anybody: Walker,
    game: str,
    expected: tuple[dict[str, float], dict[str, float]],
) -> None:
    """Voided, the ranking is what it was before the game; restored, what it was with it."""
    for word, done, ranking in (
        ("Anular", "Partida anulada.", expected[0]),
        ("Restablecer", "Partida restablecida.", expected[1]),
    ):
        manager.go(f"/gestion/partidas/{game}/")
        page = manager.follow(word)
        assert ("No hay ninguna partida que volver a calcular." in manager.text) is (
            word == "Anular"
        )
        page.get_by_label("Motivo").fill(REASON)
        manager.press(f"{word} la partida")
        assert done in manager.text
        assert ratings(anybody) == ranking
        shown = anybody.go(f"/partidas/{game}/")
        assert shown.get_by_text("Anulada.").is_visible() is (word == "Anular")


def appear_otherwise(manager: Walker, anybody: Walker, person: str, game: str) -> None:
    """Under an alias, then without a name, then as before."""
    page = manager.go(f"/gestion/personas/ficha/{person}/")
    for alias, hidden, shown in (
        (ALIAS, False, ALIAS),
        (ALIAS, True, "Jugador sin nombre"),
        ("", False, NAME),
    ):
        page.get_by_label("Alias en público").fill(alias)
        page.get_by_label("Aparece como «Jugador sin nombre»").set_checked(hidden)
        manager.press("Guardar")
        assert shown in read_game(anybody, game)
        public = anybody.fetch(f"/partidas/{game}/").text()
        assert [name for name in (NAME, ALIAS) if name in public and name != shown] == []
        assert anybody.fetch(f"/jugadores/{person}/").status == (404 if hidden else 200)
        assert person in ratings(anybody)


def merge_and_take_apart(manager: Walker, anybody: Walker, person: str) -> None:
    """Somebody registered twice, was merged by mistake, and is two people again."""
    ask_to_register(anybody, TWICE, OTHER_EMAIL, shown_as="Garza")
    manager.go("/gestion/inscripciones/")
    accept_registration(manager, TWICE)
    assert "iguales salvo tildes" in _evidence(manager)
    manager.follow("Comparar y unir")
    page = manager.page
    assert f"kept_id={person}" in page.url
    assert "No hay ninguna partida que volver a calcular." in manager.text
    page.get_by_label("Motivo").fill("Se inscribió dos veces")
    manager.press("Unir")
    assert f"cuenta ahora como {NAME} ({person})" in manager.text
    other = link_in(letter_to(OTHER_EMAIL, "Ya estás en la liga"))
    anybody.go(other)
    assert anybody.page.url.endswith(f"/jugadores/{person}/")
    manager.follow(TWICE)
    manager.follow("Separarla")
    page.get_by_label("Motivo").fill("Son dos personas")
    manager.press("Separar")
    assert anybody.go(other).title().startswith("Garza")


def _evidence(manager: Walker) -> str:
    manager.go("/gestion/personas/duplicadas/")
    return manager.text


def look_back(manager: Walker, person: str, token: str) -> None:
    """What staff still read: that there was a photograph, and who decided what."""
    manager.go(f"/gestion/envios/{token}/")
    assert "Aquí hubo una foto; se destruyó" in manager.text
    manager.go(f"/gestion/personas/ficha/{person}/")
    assert "Jugador retirado 1" in manager.text
    manager.go("/gestion/registro/")
    assert "Una cuenta borrada borró los datos de la persona" in manager.text
    assert NAME not in manager.text
    for link in manager.page.locator(".decisions a").all():
        path = link.get_attribute("href") or ""
        assert manager.fetch(path).status == 200, path


def verify(anybody: Walker, folder: Path) -> None:
    """Whoever takes the export away can work everything out again."""
    page = anybody.go("/datos/")
    with page.expect_download() as started:
        page.get_by_role("link", name="liga-export.zip").click()
    whole = folder / "liga-export.zip"
    started.value.save_as(whole)
    done = CliRunner().invoke(liga, ["verify", str(whole)])
    assert (done.exit_code, "Todo coincide" in done.output) == (0, True), done.output
