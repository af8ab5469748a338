"""A game is wrong: a reader says so, a manager corrects it, and the ranking follows."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from django.conf import settings

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.ranking.game_content import game_content
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from support import small_league
from support.accounts import account, signed_in
from support.browser import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

GAME = "r330"
TEXT = "El Este acabó con 31.700: está en la foto del acta que colgamos en el club."


def enter(visitor: Visit, role: Role = Role.MANAGER) -> None:
    """Be signed in, second factor and all."""
    cookie = signed_in(account(role)).cookies[settings.SESSION_COOKIE_NAME]
    visitor.page.context.add_cookies(
        [{"name": cookie.key, "value": cookie.value, "url": visitor.address}]
    )


def proposed() -> ProposedCorrection:
    game = game_of(CurrentGame.objects.get(pk="m320"))
    content = game_content(replace(game, scores=game.scores[::-1]))
    return ProposedCorrection.objects.create(
        game="m320", content=content, digest="0", source="mcr-junio.csv"
    )


def pages() -> dict[str, str]:
    """The pages of corrections, something to be seen on each."""
    report = GameReport.objects.create(game=GAME, text=TEXT, email="lectora@example.org")
    return {
        "form": f"/gestion/partidas/{GAME}/corregir/",
        "voiding": f"/gestion/partidas/{GAME}/anular/",
        "restoring": f"/en/gestion/partidas/{small_league.VOIDED}/restablecer/",
        "refused": f"/gestion/partidas/{small_league.VOIDED}/anular/",
        "game": f"/gestion/partidas/{GAME}/",
        "reports": "/gestion/avisos/",
        "report": f"/gestion/avisos/{report.token}/",
        "proposals": "/en/gestion/propuestas/",
        "proposal": f"/gestion/propuestas/{proposed().pk}/",
        "reporting": f"/avisar/{GAME}/",
    }


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_to_complain_of(visit: Callable[..., Visit], width: int) -> None:
    visitor = visit(width=width)
    enter(visitor)
    for path in pages().values():
        visitor.look(path)
    assert visitor.complaints == []


def test_from_a_report_to_the_ranking_on_a_phone(visit: Callable[..., Visit]) -> None:
    game = game_of(CurrentGame.objects.get(pk=GAME))
    reader = visit(width=390)
    page = reader.go(f"/partidas/{GAME}/")
    page.get_by_role("link", name="Esta partida está mal").click()
    page.get_by_label("¿Qué está mal?").fill(TEXT)
    page.get_by_label("Tu correo").fill("lectora@example.org")
    page.wait_for_timeout(3000)
    page.get_by_role("button", name="Enviar el aviso").click()
    assert page.get_by_text("Gracias: tu aviso ha llegado").is_visible()

    manager = visit(width=390)
    enter(manager)
    desk = manager.go("/gestion/avisos/")
    desk.get_by_role("link", name="Riichi, ").click()
    assert desk.get_by_text(TEXT).is_visible()
    desk.get_by_role("link", name="Corregir").click()
    east = desk.get_by_role("textbox", name="Este: puntos", exact=True)
    assert east.input_value() == str(game.scores[0])
    east.fill("90.000")
    desk.get_by_label("Motivo").fill("Según la foto del acta")
    desk.get_by_role("button", name="Ver qué cambiaría").click()
    assert violations(desk) == []
    assert desk.evaluate("document.documentElement.scrollWidth") <= 390
    assert desk.get_by_text("90.000").first.is_visible()
    desk.get_by_role("button", name="Guardar la corrección").click()
    assert desk.get_by_text("Partida corregida.").is_visible()
    desk.get_by_role("link", name=re.compile("El Este acabó")).click()
    desk.get_by_label("Respuesta").fill("Corregida, gracias por avisar.")
    desk.get_by_role("button", name="Cerrar el aviso").click()
    assert desk.get_by_text("No queda ninguno por contestar.").is_visible()

    page = reader.go(f"/partidas/{GAME}/")
    assert page.get_by_text("Corregida").is_visible()
    assert page.locator("table.result tbody tr").first.inner_text().count("90.000") == 1
    assert reader.complaints == manager.complaints == []


def test_a_player_is_chosen_from_the_list(visit: Callable[..., Visit]) -> None:
    visitor = visit()
    enter(visitor)
    page = visitor.go(f"/gestion/partidas/{GAME}/corregir/")
    field = page.get_by_role("combobox", name="Sur: jugador")
    field.fill("ana ruiz")
    options = page.locator(".people-found [role=option]:visible")
    options.first.wait_for()
    assert options.count() == 2
    options.nth(1).click()
    page.get_by_label("Motivo").fill("Era la otra Ana")
    page.get_by_role("button", name="Ver qué cambiaría").click()
    assert page.get_by_text("→ Ana Ruiz Soler (p39)").is_visible()
    page.get_by_role("button", name="Guardar la corrección").click()
    assert game_of(CurrentGame.objects.get(pk=GAME)).players[1] == "p39"
    assert visitor.complaints == []


def test_errors_lead_to_their_fields(visit: Callable[..., Visit]) -> None:
    visitor = visit(width=390)
    enter(visitor)
    page = visitor.go(f"/gestion/partidas/{GAME}/corregir/")
    page.get_by_role("textbox", name="Este: puntos", exact=True).fill("31,5")
    page.get_by_role("button", name="Ver qué cambiaría").click()
    page.get_by_role("alert").get_by_role("link", name="Este: puntos").click()
    assert page.evaluate("document.activeElement.name") == "score0"
    assert violations(page) == []
    assert visitor.complaints == []
