"""What somebody does with an account of their own, in a real browser, until it is erased."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import TYPE_CHECKING
from zipfile import ZipFile

from support.reading import player_rating
from support.walking import letter_to, link_in

if TYPE_CHECKING:
    from support.walking import Walker

__all__ = ["EMAIL", "NAME", "claim", "erase", "export", "nothing_is_left"]

NAME, EMAIL = "Nuria Quintana Sáez", "nuria@example.org"


def claim(player: Walker, manager: Walker) -> None:
    """An account, and whose it is; the game sent before is among those sent."""
    player.password = "Flores-y-estaciones-8"  # noqa: S105 - of the test
    page = player.go("/cuenta/nueva/")
    page.get_by_label("Correo electrónico").fill(EMAIL)
    for box in page.locator("input[type=password]").all():
        box.fill(player.password)
    player.press("Abrir la cuenta")
    player.go(link_in(letter_to(EMAIL, "Confirma tu dirección")))
    player.press("Sí, confirmar")
    player.signs_in()
    player.follow("Decir qué jugador eres")
    page.get_by_label("Tu nombre en la liga").fill("quintana nuria")
    player.press("Buscar")
    page.get_by_label(NAME).check()
    player.press("Soy esta persona")
    manager.go("/gestion/reclamaciones/")
    manager.follow(re.compile("Decidir"))
    assert "Se inscribió con la dirección de esta cuenta." in manager.text
    manager.press("Confirmar")
    player.go("/cuenta/")
    assert page.get_by_role("link", name=NAME).is_visible()
    player.follow("Mis partidas enviadas")
    assert "Riichi · presencial, 29 de junio de 2026, 19:30 (18:30 en Canarias)" in player.text


def export(player: Walker, game: str) -> None:
    """All that is held about them, taken away and looked at; nothing of the others."""
    page = player.go("/cuenta/mis-datos/")
    with page.expect_download() as started:
        page.get_by_role("link", name="Descargar todo (ZIP)").click()
    with ZipFile(started.value.path()) as packed:
        held = {name: packed.read(name) for name in packed.namelist()}
    [row] = csv.DictReader(io.StringIO(held["identity/person.csv"].decode()))
    assert (row["name"], row["email"], row["ema_number"]) == (NAME, EMAIL, "08010999")
    assert game in held["results/seat-result.csv"].decode()
    assert [name for name in held if name.endswith(".jpg")]
    assert NAME in json.dumps(json.loads(held["data.json"]), ensure_ascii=False)
    assert "Bruno" not in "".join(text.decode("utf-8", "ignore") for text in held.values())


def erase(player: Walker) -> None:
    """Their data and their account, by a word that they write."""
    player.follow("Pedir que se borre")
    player.gives_password()
    player.page.get_by_label("Escribe BORRAR").fill("borrar")
    player.press("Borrar mis datos")
    assert "Tus datos están borrados" in player.text
    player.go("/cuenta/")
    assert "/cuenta/entrar/" in player.page.url


def nothing_is_left(anybody: Walker, person: str, game: str) -> None:
    """Every public page that named them says «Jugador retirado 1»."""
    retired = "Jugador retirado 1"
    for path in (
        f"/partidas/{game}/",
        f"/jugadores/{person}/",
        "/riichi/",
        "/riichi/ranking.csv",
        "/riichi/ranking.json",
        "/jugadores/?q=retirado",
        "/partidas/",
        "/",
        "/datos/people.csv",
    ):
        answer = anybody.fetch(path)
        assert answer.status == 200, path
        assert retired in answer.text(), path
        assert not re.search("quintana|gaviota|nuria", answer.text(), re.IGNORECASE), path
    assert anybody.go(f"/partidas/{game}/").get_by_role("link", name=retired).first.is_visible()
    player_rating(anybody, person)
