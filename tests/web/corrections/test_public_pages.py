"""Whatever was corrected, voided, restored or merged: public pages tell it as the ledger has it."""

from __future__ import annotations

import csv
import io
import random
import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Game, Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.replay import replay
from ligamahjong.league.rules import LeagueRules
from ligamahjong.league.standings import standings
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
)
from ligamahjong.ledger.rules import rules_in_force
from ligamahjong.people import Directory, Person
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.people.models import Person as Registered
from ligamahjong.web.people.services import import_people
from ligamahjong.web.ranking.players import careers
from ligamahjong.web.ranking.recalculation import bring_up_to_date
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.ranking.services import record
from support.entries import Step, happens, opening
from support.pages import links, words

if TYPE_CHECKING:
    from ligamahjong.ledger.fold import LedgerState
    from support.site import Site

LETTERS = "abcdefghijklmnopqr"
PEOPLE = tuple(
    Person(one, f"Persona {one.upper()}", region="MD", club="El Club") for one in LETTERS
)
START = datetime(2026, 5, 2, 16, tzinfo=UTC)


@pytest.fixture(params=range(3))
def history(site: Site, request: pytest.FixtureRequest) -> LedgerState:
    """A league in which a lot has been put right."""
    del site
    import_people(PEOPLE)
    draw = random.Random(request.param)
    record(opening(25, draw), actor="u1")
    steps = [*Step, *Step, Step.MERGED, Step.MERGED, Step.VOIDED, Step.CORRECTED]
    draw.shuffle(steps)
    for step in steps:
        for _ in range(60):
            payload = happens(step, fold(entries()), draw)
            try:
                if payload:
                    record([payload], actor="u1")
            except LedgerError:
                continue
            break
    return fold(entries())


def listed(site: Site) -> list[str]:
    """The ids of all games in the list, page after page."""
    found: list[str] = []
    address = "/partidas/"
    while True:
        page = site.client.get(address).content.decode()
        found += re.findall(r'href="/partidas/([^"?]+)/"><strong>', page)
        more = re.search(r'rel="next" href="([^"]+)"', page)
        if more is None:
            return found
        address = f"/partidas/{more[1]}".replace("&amp;", "&")


@pytest.mark.unmeasured
def test_the_list_has_the_games_that_count(site: Site, history: LedgerState) -> None:
    counted = sorted(history.counted, key=lambda one: one.key, reverse=True)
    assert listed(site) == [one.game.id for one in counted]
    sitemap = site.client.get("/sitemap-partidas.xml").content.decode()
    assert set(re.findall(r"/partidas/([^/<]+)/</loc>", sitemap)) == {
        one.game.id for one in counted
    }


@pytest.mark.unmeasured
def test_every_game_has_a_page_that_is_right(site: Site, history: LedgerState) -> None:
    for filed in history.filed.values():
        for start in ("", "/en"):
            response = site.client.get(f"{start}/partidas/{filed.game.id}/")
            assert response.status_code == 200
        page = words(site.client.get(f"/partidas/{filed.game.id}/").content.decode())
        assert ("Anulada. Esta partida no cuenta" in page) is filed.voided
        assert f"Partida de {'MCR' if filed.game.mode is Mode.MCR else 'Riichi'}" in page
        for player in history.merges.players(filed.game):
            assert f"Persona {player.upper()}" in page


@pytest.mark.unmeasured
def test_every_player_has_a_page_that_is_right(site: Site, history: LedgerState) -> None:
    for person in LETTERS:
        response = site.client.get(f"/jugadores/{person}/")
        kept = history.merges.resolve(person)
        if kept != person:
            assert response.status_code == 302
            assert response.headers["Location"] == f"/jugadores/{kept}/"
            continue
        assert response.status_code == 200
        found = careers(person, LeagueRules())
        for mode in Mode:
            games = [one for one in history.games(mode) if person in one.players]
            assert [one.game for one in (found[mode].games if mode in found else ())] == [
                one.id for one in games
            ]
            met = Counter(p for one in games for p in one.players if p != person)
            opponents = found[mode].opponents(99) if mode in found else []
            assert {one.player: one.games for one in opponents} == met


@pytest.mark.unmeasured
def test_the_rankings_are_those_of_the_games_that_count(site: Site, history: LedgerState) -> None:
    rules = rules_in_force(history.rules, published_ladders())
    for mode in Mode:
        people = Directory(PEOPLE)
        ranked = standings(replay(mode, history.games(mode), rules), today(), people, rules)
        text = site.client.get(f"/{mode.value}/ranking.csv").content.decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text), delimiter=";" if ";" in text else ","))
        assert [row["id"] for row in rows] == [one.person.id for one in ranked.listed]


@pytest.mark.unmeasured
def test_every_other_public_page_opens(site: Site, history: LedgerState) -> None:
    assert history.seq
    seen: set[str] = set()
    waiting = ["/", "/mcr/", "/riichi/", "/jugadores/", "/datos/", "/clubes/el-club/"]
    while waiting:
        address = waiting.pop()
        if address in seen or re.match(r"(/en)?/(cuenta|datos/.+|ayuda/.+)", address):
            continue
        seen.add(address)
        response = site.client.get(address, follow=True)
        assert response.status_code == 200, address
        if len(seen) < 60 and "html" in response.headers["Content-Type"]:
            waiting += [
                one.split("#")[0]
                for one in links(response.content.decode())
                if one.startswith("/") and "?" not in one
            ]
    assert len(seen) > 50


def game(number: int, *players: str) -> Game:
    east, south, west, north = players
    start = START + timedelta(hours=3 * number)
    return Game(
        f"g{number}", Mode.RIICHI, start, start.date(), (east, south, west, north), (40, 30, 20, 10)
    )


def shown(site: Site, address: str) -> str:
    response = site.client.get(address)
    assert response.status_code == 200
    return words(response.content.decode())


def test_merged_into_somebody_who_was_merged(site: Site) -> None:
    import_people(PEOPLE)
    record([GameAdded(game(1, "a", "d", "e", "f"))], actor="u1")
    record([PersonMerged("b", "a"), PersonMerged("c", "b")], actor="u1")
    page = shown(site, "/partidas/g1/")
    assert "Persona C" in page
    assert "Persona A" not in page
    assert "Persona B" not in page
    assert site.client.get("/jugadores/a/").headers["Location"] == "/jugadores/c/"
    record([PersonUnmerged("b")], actor="u1")
    assert "Persona B" in shown(site, "/partidas/g1/")


def test_two_who_met_only_in_a_voided_game_turn_out_to_be_one(site: Site) -> None:
    import_people(PEOPLE)
    record([GameAdded(game(1, "a", "b", "c", "d")), GameVoided("g1")], actor="u1")
    record([PersonMerged("a", "b")], actor="u1")
    assert shown(site, "/partidas/g1/").count("Persona A") >= 2
    assert site.client.get("/en/partidas/g1/").status_code == 200


def test_two_who_met_only_before_a_correction_turn_out_to_be_one(site: Site) -> None:
    import_people(PEOPLE)
    first = game(1, "a", "b", "c", "d")
    record([GameAdded(first)], actor="u1")
    record([GameCorrected(replace(first, players=("a", "e", "c", "d")))], actor="u1")
    record([PersonMerged("a", "b")], actor="u1")
    page = shown(site, "/partidas/g1/")
    assert "Sur: Persona A, 30 → Persona E, 30" in page


def test_a_correction_between_two_ids_of_one_person_is_not_a_change_of_people(site: Site) -> None:
    import_people(PEOPLE)
    first = game(1, "a", "b", "c", "d")
    record([GameAdded(first), PersonMerged("e", "b")], actor="u1")
    record([GameCorrected(replace(first, players=("a", "e", "c", "d")))], actor="u1")
    page = shown(site, "/partidas/g1/")
    assert "Sur: " not in page
    assert "Cambió un detalle sin valor para el resultado." in page


def test_two_hidden_people_are_told_apart(site: Site) -> None:
    """Exchanging one for the other changes ratings, so the page must not say that it does not."""
    import_people(PEOPLE)
    first = game(1, "a", "b", "c", "d")
    record([GameAdded(first)], actor="u1")
    record([GameCorrected(replace(first, players=("a", "e", "c", "d")))], actor="u1")
    Registered.objects.filter(id__in=("b", "e")).update(hidden=True)
    page = shown(site, "/partidas/g1/")
    assert "Sur: Jugador sin nombre (b), 30 → Jugador sin nombre (e), 30" in page
    assert "Persona B" not in page


def test_a_game_that_left_its_day_and_mode(site: Site) -> None:
    import_people(PEOPLE)
    first = game(1, "a", "b", "c", "d")
    record([GameAdded(first), GameAdded(game(2, "a", "b", "c", "e"))], actor="u1")
    moved = replace(
        first, mode=Mode.MCR, played_at=START - timedelta(days=9), day=START.date() - timedelta(9)
    )
    record([GameCorrected(moved)], actor="u1")
    assert "No hay partidas así." in shown(site, f"/partidas/?fecha={first.day}&modo=mcr")
    assert listed_on(site, moved.day) == ["g1"]
    assert listed_on(site, first.day) == ["g2"]
    assert [*careers("d", LeagueRules())] == [Mode.MCR]


def listed_on(site: Site, day: object) -> list[str]:
    page = site.client.get(f"/partidas/?fecha={day}").content.decode()
    return re.findall(r'href="/partidas/([^"?]+)/"><strong>', page)


def test_whose_only_game_was_voided_keeps_a_page(site: Site) -> None:
    import_people(PEOPLE)
    record([GameAdded(game(1, "a", "b", "c", "d")), GameVoided("g1")], actor="u1")
    bring_up_to_date()
    for person in "abcd":
        assert f"Persona {person.upper()}" in shown(site, f"/jugadores/{person}/")
    for address in ("/", "/riichi/", "/partidas/", "/clubes/el-club/", "/riichi/clubes/"):
        shown(site, address)
    assert quote("g1") not in listed(site)
