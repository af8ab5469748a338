"""People in a real browser: registering on a phone, and looking somebody up with the keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from django.core import mail
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.people.models import Registration
from ligamahjong.web.people.services import Asked, do_confirm_registration, do_register
from ligamahjong.wording import Language
from support.accounts import account, signed_in
from support.browser import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

MERGE = "/gestion/personas/unir/"


def as_manager(visitor: Visit) -> Visit:
    browser = signed_in(account(Role.MANAGER))
    visitor.page.context.add_cookies(
        [
            {"name": name, "value": cookie.value, "url": visitor.address}
            for name, cookie in browser.cookies.items()
        ]
    )
    return visitor


def test_registering_on_a_phone(visit: Callable[..., Visit]) -> None:
    visitor = visit(width=390)
    page = visitor.go("/inscripcion/")
    page.get_by_label("Nombre y apellidos").fill("Nerea Campos Vidal")
    page.get_by_label("Correo electrónico").fill("nerea@example.org")
    page.get_by_label("Comunidad autónoma").select_option("GA")
    page.get_by_label("Número EMA").fill("8010777")
    guardian = page.get_by_label("Nombre de la madre")
    assert not guardian.is_visible()
    page.get_by_label("menos de 14").check()
    assert guardian.is_visible()
    page.get_by_label("menos de 14").uncheck()
    for consent in ("Acepto que la liga", "Conozco las reglas"):
        page.get_by_label(consent).check()
    page.wait_for_timeout(3200)  # nobody fills it in less
    page.get_by_role("button", name="Enviar la inscripción").click()
    page.get_by_role("heading", name="Mira tu correo").wait_for()
    assert "08010777" in page.get_by_role("status").inner_text()
    [link] = re.findall(r"http\S+(/inscripcion/confirmar/\S+)", str(mail.outbox[0].body))
    page = visitor.go(link)
    page.get_by_role("button", name="Confirmar").click()
    page.get_by_role("heading", name="Inscripción confirmada").wait_for()
    assert Registration.objects.get().state == "pending"
    assert visitor.complaints == []


def test_the_errors_are_told_where_they_are(visit: Callable[..., Visit]) -> None:
    visitor = visit(width=390)
    page = visitor.go("/inscripcion/")
    page.get_by_label("menos de 14").check()
    page.wait_for_timeout(3200)
    page.get_by_role("button", name="Enviar la inscripción").click()
    page.locator("#errors").wait_for()
    assert "Correo de la madre" in page.locator("#errors").inner_text()
    page.locator("#errors").get_by_role("link", name="Nombre y apellidos").click()
    assert page.evaluate("document.activeElement.id || location.hash") in {"id_name", "#id_name"}
    assert violations(page) == []
    assert visitor.complaints == []


def test_a_person_is_chosen_with_the_keyboard(visit: Callable[..., Visit]) -> None:
    visitor = as_manager(visit())
    page = visitor.go(MERGE)
    box = page.get_by_role("combobox", name="Se queda")
    chosen = page.locator("#id_kept_id")
    box.press_sequentially("soler ana")
    page.get_by_role("option").nth(1).wait_for()
    assert box.get_attribute("aria-expanded") == "true"
    options = [one.inner_text() for one in page.get_by_role("option").all()]
    assert ["p38" in options[0], "p39" in options[1]] == [True, True]  # homonyms have their ids
    box.press("ArrowDown")
    box.press("ArrowDown")
    assert box.get_attribute("aria-activedescendant") == page.get_by_role("option").nth(
        1
    ).get_attribute("id")
    assert violations(page) == []
    box.press("Enter")
    assert (box.input_value(), chosen.input_value()) == ("Ana Ruiz Soler", "p39")
    assert box.get_attribute("aria-expanded") == "false"
    box.press_sequentially("x")
    assert chosen.input_value() == ""  # a text that was changed means nobody yet
    box.fill("ruiz")
    page.get_by_role("option").first.wait_for()
    box.press("Escape")
    assert page.get_by_role("option").count() == 0 or not page.get_by_role("listbox").is_visible()
    box.fill("")
    box.press_sequentially("nadie así")
    page.get_by_text("Nadie con ese nombre").first.wait_for(state="attached")
    assert visitor.complaints == []


def test_a_person_is_chosen_by_touch(visit: Callable[..., Visit]) -> None:
    visitor = as_manager(visit(width=390, has_touch=True))
    page = visitor.go(MERGE)
    for field, text, person in (("Se queda", "iñigo", "p13"), ("Se une", "kano", "p02")):
        page.get_by_label(field).first.press_sequentially(text)
        page.get_by_role("option").first.tap()
        assert page.locator(f"input[type=hidden][value={person}]").count() == 1
    page.get_by_role("button", name="Comparar").tap()
    page.get_by_role("alert").wait_for()
    assert "Se sentaron a la misma mesa" in page.get_by_role("alert").inner_text()
    assert visitor.complaints == []


def test_without_javascript_the_text_is_enough(visit: Callable[..., Visit]) -> None:
    visitor = as_manager(visit(java_script_enabled=False))
    page = visitor.go(MERGE)
    page.get_by_label("Se queda").fill("NUÑEZ PEÑA, iñigo")
    page.get_by_label("Se une").fill("p14")
    page.get_by_role("button", name="Comparar").click()
    assert "Se sentaron a la misma mesa" in page.content()


@pytest.mark.parametrize("width", [390, 1280])
def test_pages_have_nothing_to_complain_of(visit: Callable[..., Visit], width: int) -> None:
    asked = Asked(
        "Julia Benitez Luna",
        "MD",
        "j@example.org",
        club="Mesa Nueva",
        ema_number="08010001",
        accounts=(("tenhou", "Zorro"),),
    )
    token = do_register(asked, Language.ES)
    unconfirmed = do_register(asked, Language.ES)
    do_confirm_registration(token)
    visitor = as_manager(visit(width=width))
    for path in (
        "/inscripcion/",
        "/inscripcion/enviada/",
        reverse("registration-confirm", args=[unconfirmed]),
        "/gestion/inscripciones/",
        reverse("registration", args=[token]),
        "/en/gestion/personas/?q=ana",
        "/gestion/personas/duplicadas/",
        reverse("person-admin", args=["p01"]),
        f"{MERGE}?kept=p36&merged=p01",
        "/gestion/personas/separar/p41/",
    ):
        visitor.look(path)
    assert visitor.complaints == []
