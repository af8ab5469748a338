"""Who has an alias or no name in public: every public page, file and search, and no name in any."""

from __future__ import annotations

import gzip
import io
from contextlib import closing
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from django.urls import NoReverseMatch, URLPattern, URLResolver, get_resolver, reverse

from ligamahjong.formats.export import FILES
from ligamahjong.league.game import Mode
from ligamahjong.people.names import fold
from ligamahjong.web.accounts.access import needed_role
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.exporting import export
from ligamahjong.web.ledger.transactions import reading
from ligamahjong.web.people.models import Account, Alias, Person
from ligamahjong.web.people.services import do_hide, do_show_as, touch_people
from ligamahjong.web.ranking.models import CurrentGame, SeatResult
from ligamahjong.web.ranking.selectors import today
from support import small_league

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from support.site import Site

NAMED = "Casilda Urdangarín Quintela"
FIRST, SECOND, _ = NAMED.split()
ALIAS = "Garza Blanca"
SECRETS = ("Casilda", "Urdangarín", "Quintela", "Zarapito", "Torcaz", "casilda@example.org")
PLAYER = "p01"
UNPLAYED = "p36"


def public_names() -> set[str]:
    """Names of all addresses that anybody may open."""

    def walk(patterns: Iterable[URLPattern | URLResolver], apps: list[str]) -> Iterator[str]:
        for one in patterns:
            if isinstance(one, URLResolver):
                yield from walk(one.url_patterns, [*apps, *filter(None, [one.app_name])])
            elif one.name and needed_role(one.callback, apps) is Role.VISITOR:
                yield one.name

    return set(walk(get_resolver().url_patterns, []))


ARGUMENTS: dict[str, list[tuple[str, ...]]] = {
    "ranking": [(mode.value,) for mode in Mode],
    "ranking-csv": [(mode.value,) for mode in Mode],
    "ranking-json": [(mode.value,) for mode in Mode],
    "club-ranking": [(mode.value,) for mode in Mode],
    "region-ranking": [(mode.value,) for mode in Mode],
    "player": [(PLAYER,), (UNPLAYED,), ("p02",), ("p37",)],
    "club": [("club-dragon-rojo",), ("mesa-del-sur",)],
    "region": [("MD",), ("CT",), ("AN",), ("CN",), ("GA",)],
    "data-file": [(name,) for name in FILES],
    "sitemap-part": [("paginas",), ("clubes",), ("jugadores",), ("partidas",)],
}
"""What stands in addresses that name something, beside those of games."""


def addresses() -> list[str]:
    """Every public address of the league, of both languages, and what can be asked of some."""
    games = SeatResult.objects.filter(person=PLAYER).order_by("-played_at")
    sample = {games[0].game_id, games[5].game_id, small_league.CORRECTED, small_league.VOIDED}
    of_games: dict[str, list[tuple[str, ...]]] = {
        name: [(game,) for game in sorted(sample)] for name in ("game", "report-game")
    }
    arguments: dict[str, list[tuple[str, ...]]] = {**ARGUMENTS, **of_games}
    found = []
    for name in sorted(public_names()):
        for given in arguments.get(name, [()]):
            try:
                found.append(reverse(name, args=given))
            except NoReverseMatch:
                continue  # addresses with a secret in them show nothing without it
    asked = [
        "?fecha=2026-01-31",
        "?orden=nombre",
        f"?q={FIRST}",
        "?club=Mesa+del+Sur",
        "?comunidad=CT",
    ]
    found += [f"/{mode}/{query}" for mode in Mode for query in asked]
    found += [f"/{mode}/ranking.csv{query}" for mode in Mode for query in asked[:2]]
    found += [f"/jugadores/?q={SECOND}", "/jugadores/?club=Mesa+del+Sur"]
    found += [f"/buscar-jugadores/?q={word}" for word in ("ca", "ur", "za", FIRST)]
    found += ["/clubes/mesa-del-sur/?fecha=2026-01-31", "/comunidades/CT/?fecha=2026-01-31"]
    machines = ("/sitemap", "/robots", "/favicon", "/datos")
    english = [f"/en{one}" for one in found if "?" not in one and not one.startswith(machines)]
    return found + english


def text_of(site: Site, address: str) -> str:
    """All that an address sends, unpacked."""
    response = site.client.get(address)
    missing = response.status_code == 404 and "/jugadores/" in address
    assert response.status_code in {200, 302} or missing, address
    assert "Location" not in response.headers or NAMED not in response.headers["Location"]
    if response.streaming:
        with closing(response):
            body = b"".join(response.streaming_content)  # type: ignore[attr-defined]
    else:
        body = response.content
    if body.startswith(b"\x1f\x8b"):
        body = gzip.decompress(body)
    if body.startswith(b"PK"):
        with ZipFile(io.BytesIO(body)) as archive:
            parts = [archive.read(name) for name in archive.namelist()]
        body = b"\n".join(gzip.decompress(p) if p[:2] == b"\x1f\x8b" else p for p in parts)
    return body.decode(errors="replace")


def found_in(site: Site) -> list[tuple[str, str]]:
    """Each address on which a secret stands, and which."""
    secrets = [fold(one) for one in SECRETS]
    pages = {address: fold(text_of(site, address)) for address in addresses()}
    with reading():
        pages |= {name: fold(body.decode()) for name, body in export(today()).items()}
    asked = {fold(word) for word in ("Casilda", "Urdangarín")}
    return [
        (address, secret)
        for address, page in pages.items()
        for secret in secrets
        # A page repeats what was searched for.
        if secret in page and not (secret in asked and "?q=" in address)
    ]


@pytest.fixture
def known(league: Site) -> Site:
    """The league with somebody who has many names, and somebody who never played."""
    for person in (PLAYER, UNPLAYED):
        Person.objects.filter(id=person).update(
            name=f"{NAMED} {person}", email="casilda@example.org", ema_number="08019999"
        )
        Alias.objects.create(person_id=person, name="Zarapito Real")
        Account.objects.create(person_id=person, platform="tenhou", name=f"Torcaz{person}")
    touch_people()
    return league


@pytest.mark.unmeasured
def test_the_search_for_names_would_find_them(known: Site) -> None:
    """Without alias the name is on the pages that the others are looked for on."""
    everything = found_in(known)
    found = {address for address, _ in everything}
    assert {
        "/mcr/",
        "/mcr/ranking.csv",
        "/mcr/ranking.json",
        "/jugadores/",
        f"/jugadores/{PLAYER}/",
        "/jugadores/p02/",
        "/clubes/mesa-del-sur/",
        "/datos/liga-export.zip",
        "people.csv",
        "/en/riichi/",
    } <= found
    assert any(address.startswith("/partidas/") for address in found)
    assert not {secret for _, secret in everything} & {
        fold(one) for one in ("Zarapito", "Torcaz", "casilda@example.org")
    }


@pytest.mark.unmeasured
def test_who_has_an_alias_appears_under_it_everywhere(known: Site) -> None:
    for person in (PLAYER, UNPLAYED):
        do_show_as(person, f"{ALIAS} {person}", actor="u1")
    assert found_in(known) == []
    shown = f"{ALIAS} {PLAYER}"
    for address in ("/mcr/", "/mcr/ranking.csv", "/jugadores/", f"/jugadores/{PLAYER}/"):
        assert shown in text_of(known, address), address
    assert f"{ALIAS} {UNPLAYED}" in text_of(known, f"/jugadores/{UNPLAYED}/")
    with reading():
        assert shown in export(today())["people.csv"].decode()
    assert known.client.get("/buscar-jugadores/?q=garza").json()["people"][0]["name"] == shown


@pytest.mark.unmeasured
def test_who_is_hidden_appears_nowhere(known: Site) -> None:
    for person in (PLAYER, UNPLAYED):
        do_hide(person, hidden=True, actor="u1")
    assert found_in(known) == []
    assert known.client.get(f"/jugadores/{PLAYER}/").status_code == 404
    assert f"j-{PLAYER}" in text_of(known, "/mcr/")  # the row stays
    with reading():
        assert f"\n{PLAYER},,,\n" in export(today())["people.csv"].decode().replace("\r", "")


def test_hidden_goes_before_an_alias(known: Site) -> None:
    do_show_as(PLAYER, ALIAS, actor="u1")
    do_hide(PLAYER, hidden=True, actor="u1")
    for address in ("/mcr/", "/jugadores/", "/buscar-jugadores/?q=garza"):
        assert f">{ALIAS}" not in text_of(known, address)


@pytest.mark.usefixtures("known")
def test_whoever_is_shown_otherwise_nobodys_numbers_change() -> None:
    def numbers() -> list[bytes]:
        with reading():
            files = export(today())
        return [body for name, body in sorted(files.items()) if name.startswith("results")]

    before = numbers()
    do_show_as(PLAYER, ALIAS, actor="u1")
    assert numbers() == before
    do_hide(PLAYER, hidden=True, actor="u1")
    assert numbers() == before
    assert CurrentGame.objects.count() == 2 * small_league.GAMES
