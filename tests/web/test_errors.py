"""Errors look like the site, say what to do, and the last of them needs nothing that may fail."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from django.core.exceptions import PermissionDenied
from django.test import Client

from ligamahjong.web.middleware import CONTENT_SECURITY_POLICY
from ligamahjong.web.ranking.views import games
from support.pages import links, words

if TYPE_CHECKING:
    from pytest_django import Settings

    from support.site import Site

MISSING = {
    "/nada/": "«nada» no es una modalidad",
    "/tenhou/": "«tenhou» no es una modalidad",
    "/tenhou/ranking.csv": "«tenhou» no es una modalidad",
    "/tenhou/ranking.json": "«tenhou» no es una modalidad",
    "/tenhou/clubes/": "«tenhou» no es una modalidad",
    "/fr/": "«fr» no es una modalidad",
    "/partidas/no:hay/": "«no:hay»",
    "/clubes/no-hay/": "«no-hay»",
    "/comunidades/XX/": "«XX» no es el código",
    "/comunidades/md/": "«md» no es el código",
    "/mcr/entrenadores/": "mal copiado",
}

REFUSED = {
    "/mcr/?orden=altura": "«altura»",
    "/mcr/?dir=arriba": "«arriba»",
    "/mcr/?fecha=ayer": "«ayer»",
    "/mcr/?fecha=2026-07-01": "2026-07-01 está por venir; el último día es 2026-06-30",
    "/mcr/ranking.csv?orden=altura": "«altura»",
    "/mcr/ranking.json?fecha=2026-02-30": "«2026-02-30»",
    "/mcr/clubes/?fecha=ayer": "«ayer»",
    "/mcr/comunidades/?fecha=2027-01-01": "está por venir",
    "/clubes/mesa-del-sur/?fecha=ayer": "«ayer»",
    "/comunidades/MD/?fecha=ayer": "«ayer»",
    "/partidas/?modo=tenhou": "«tenhou»",
    "/partidas/?fecha=ayer": "«ayer»",
    "/partidas/?fecha=2026-07-01": "está por venir",
    "/partidas/?pagina=0": "«0» no es una página",
    "/partidas/?pagina=-1": "«-1» no es una página",
    "/partidas/?pagina=²": "«²» no es una página",
    "/partidas/?pagina=1e9": "«1e9» no es una página",
    "/partidas/?pagina=9999999999": "«9999999999» no es una página",
    "/partidas/?pagina=999": "No hay página 999; la última es la 23",
}


@pytest.mark.parametrize(("address", "message"), MISSING.items())
def test_what_is_not_there_is_said_with_where_to_go_on(
    league: Site, address: str, message: str
) -> None:
    response = league.client.get(address)
    page = response.content.decode()
    assert response.status_code == 404
    assert message in words(page)
    assert {"/mcr/", "/riichi/", "/jugadores/", "/partidas/"} <= set(links(page))


@pytest.mark.parametrize(("address", "message"), REFUSED.items())
def test_what_cannot_be_asked_is_said_with_what_was_expected(
    league: Site, address: str, message: str
) -> None:
    response = league.client.get(address)
    page = response.content.decode()
    assert response.status_code == 400
    assert message in words(page)
    assert address.partition("?")[0] in links(page)


def test_errors_speak_the_language_of_the_address(league: Site) -> None:
    missing = league.client.get("/en/partidas/no:hay/")
    assert (missing.status_code, missing["Content-Language"]) == (404, "en")
    assert "There is no game called “no:hay”." in words(missing.content.decode())
    refused = league.client.get("/en/mcr/?orden=altura")
    assert "Cannot sort by “altura”" in words(refused.content.decode())
    assert '<html lang="en">' in refused.content.decode()


def test_a_query_is_shown_as_text(league: Site) -> None:
    page = league.client.get("/mcr/", {"orden": "<b>x</b>"}).content.decode()
    assert "&lt;b&gt;x&lt;/b&gt;" in page
    assert "<b>x</b>" not in page


def test_a_request_for_another_host_is_refused_in_the_look_of_the_site(league: Site) -> None:
    response = league.client.get("/robots.txt", headers={"host": "otro.example"})
    assert response.status_code == 400
    assert "No se entiende la dirección" in response.content.decode()
    assert "otro.example" not in response.content.decode()


def test_what_is_not_public_is_said(league: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise PermissionDenied

    monkeypatch.setattr(games, "game_page", refuse)
    response = league.client.get("/partidas/r001/")
    assert response.status_code == 403
    assert "Esta página no es pública" in response.content.decode()


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize(
    ("address", "language", "sentence"),
    [
        ("/partidas/r001/", "es", "Algo ha fallado"),
        ("/en/partidas/r001/", "en", "Something went wrong"),
    ],
)
def test_a_failure_is_answered_without_database_and_context(
    monkeypatch: pytest.MonkeyPatch,
    address: str,
    language: str,
    sentence: str,
) -> None:
    def fail(_: object) -> dict[str, object]:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(games, "game_page", fail)
    client = Client(raise_request_exception=False)
    client.get("/ayuda/no-hay/")  # the database has been looked at
    with (
        patch("ligamahjong.web.context.page_language", fail),
        patch("ligamahjong.web.middleware.trouble", return_value=None),
        patch("ligamahjong.web.middleware.reading"),
        patch("django.db.backends.utils.CursorWrapper.execute", side_effect=RuntimeError),
    ):
        response = client.get(address)
    page = response.content.decode()
    assert response.status_code == 500
    assert sentence in page
    assert f'<html lang="{language}">' in page
    assert response["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert "on purpose" not in page


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_pages_are_only_read(league: Site, method: str) -> None:
    for address in ("/mcr/", "/partidas/", "/partidas/r001/", "/mcr/clubes/", "/robots.txt"):
        assert getattr(league.client, method)(address).status_code == 405


_STATUS = {
    "/nada/": 404,
    "/mcr/?fecha=ayer": 400,
    "/favicon.ico": 302,
    "/static/liga/no-hay.css": 404,
}


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/mcr/",
        "/mcr/?q=a",
        "/en/riichi/",
        "/mcr/ranking.csv",
        "/mcr/ranking.json",
        "/mcr/clubes/",
        "/comunidades/MD/",
        "/partidas/",
        "/partidas/r001/",
        "/nada/",
        "/mcr/?fecha=ayer",
        "/robots.txt",
        "/sitemap.xml",
        "/sitemap-partidas.xml",
        "/favicon.ico",
        "/static/liga/liga.css",
        "/static/liga/no-hay.css",
    ],
)
@pytest.mark.usefixtures("league")
def test_every_answer_is_guarded_and_leaves_no_cookie(settings: Settings, address: str) -> None:
    settings.WHITENOISE_USE_FINDERS = settings.WHITENOISE_AUTOREFRESH = True
    response = Client().get(address)
    response.close()
    assert response.status_code == _STATUS.get(address, 200)
    assert response["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["X-Frame-Options"] == "DENY"
    assert response["Referrer-Policy"] == "same-origin"
    assert "geolocation=()" in response["Permissions-Policy"]
    assert not response.cookies
    assert "cookie" not in response.get("Vary", "").lower()


@pytest.mark.parametrize(
    ("language", "told"), [("", "se esperaban 4000 como mucho"), ("en/", "expected 4000 at most")]
)
def test_an_address_that_is_too_long(site: Site, language: str, told: str) -> None:
    response = site.client.get(f"/{language}calculadora/riichi/?mano={'1' * 4100}")
    assert response.status_code == 414
    assert told in response.content.decode()
    assert site.client.get(f"/{language}calculadora/riichi/?mano={'1' * 3000}").status_code == 200
