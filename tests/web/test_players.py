"""The page of a player and the directory of players."""

from __future__ import annotations

import gzip
import re
from datetime import UTC, date, datetime, timedelta
from html import unescape
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.game import Game, Mode
from ligamahjong.people import Person
from ligamahjong.people.names import sort_key
from ligamahjong.web.people import models
from ligamahjong.web.people.services import import_people
from ligamahjong.web.ranking.imports import import_games
from ligamahjong.web.ranking.players import careers
from ligamahjong.web.ranking.selectors import league_rules, ranking, today
from ligamahjong.web.ranking.views import players as views
from ligamahjong.wording import Language
from ligamahjong.wording.dates import day
from ligamahjong.wording.numbers import decimal, integer
from support import small_league

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from ligamahjong.league.standings import Standing
    from ligamahjong.web.ranking.careers import Career
    from support.site import Site

HIDDEN_NAME = next(one.name for one in small_league.PEOPLE if one.id == small_league.HIDDEN)


def page(site: Site, address: str, status: int = 200) -> str:
    response = site.client.get(address)
    assert response.status_code == status
    return unescape(response.content.decode())


def text(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def standing(person: str, mode: Mode) -> Standing:
    return next(s for s in ranking(mode, today()).everybody if s.person.id == person)


def career(person: str, mode: Mode = Mode.RIICHI) -> Career:
    return careers(person, league_rules())[mode]


def card(html: str, mode: Mode) -> str:
    return text(html[html.index(f'id="{mode}"') :].split("</section>", 1)[0])


def list_of_games(html: str, mode: Mode) -> str:
    return html[html.index(f'id="games-{mode}"') :].split("</table>", 1)[0]


@pytest.mark.parametrize("mode", Mode)
def test_a_card_says_everything_the_ranking_knows(league: Site, mode: Mode) -> None:
    said = card(page(league, "/jugadores/p01/"), mode)
    one = standing("p01", mode)
    assert f"{one.position}.º en el ranking" in said
    assert f"Rating {decimal(one.rating, 6, Language.ES)}" in said
    assert f"Proyección {decimal(one.projection, 6, Language.ES)}" in said
    assert f"μ {decimal(one.state.rating.mu, 6, Language.ES)}" in said
    assert f"σ {decimal(one.state.rating.sigma, 6, Language.ES)}" in said
    assert f"Partidas {one.state.games}" in said
    assert f"Última partida {day(one.state.last_game or today(), Language.ES)}" in said
    assert f"Grado {one.grade.name}" in said
    assert f"faltan {integer(one.missing or 0, Language.ES)}" in said
    assert "provisional" not in said


def test_medals_are_named(league: Site) -> None:
    first = ranking(Mode.MCR, today()).listed[0].person.id
    assert "1.º en el ranking · oro" in card(page(league, f"/jugadores/{first}/"), Mode.MCR)


def test_progress_below_the_base_is_negative(league: Site) -> None:
    one = next(s for s in ranking(Mode.RIICHI, today()).listed if s.progress < 0)
    said = card(page(league, f"/jugadores/{one.person.id}/"), Mode.RIICHI)
    assert f"progreso −{-one.progress} de {one.grade.step}" in said


def test_a_discount_is_taken_apart(league: Site) -> None:
    said = card(page(league, "/jugadores/p34/"), Mode.RIICHI)
    one = standing("p34", Mode.RIICHI)
    assert f"Descuento {decimal(one.discount, 6, Language.ES)}" in said
    assert "Fecha del ajuste 30 de junio de 2026" in said
    assert f"Partidas para recuperarla {one.games_to_recover}" in said
    assert "Deuda de actividad" in said


def test_who_left_the_ranking_reads_since_when(league: Site) -> None:
    said = card(page(league, "/jugadores/p35/"), Mode.RIICHI)
    last = standing("p35", Mode.RIICHI).state.last_game
    assert last is not None
    since = day(last.replace(year=last.year + 2), Language.ES)
    assert f"Fuera del ranking desde el {since}" in said
    assert "en el ranking" not in said


def test_one_game_looks_right(league: Site) -> None:
    html = page(league, "/jugadores/p33/")
    said = text(html)
    assert said.count("Rating provisional · 1 de 20 partidas") == 2
    assert "1 a 1 de 1" in said
    assert 'class="line dash"' in html
    assert 'class="line"' not in html
    assert "desde la partida 21" not in said
    assert "Más antiguas" not in said


def test_a_mode_without_games_says_so(league: Site) -> None:
    html = page(league, "/jugadores/p40/")
    assert "Sin partidas de MCR todavía" in card(html, Mode.MCR)
    assert "history-mcr" not in html


def test_nobody_who_never_played_gets_an_empty_page(league: Site) -> None:
    html = page(league, "/jugadores/p36/")
    assert "Todavía no ha jugado" in html
    assert "<svg class=" not in html.split("<main")[1]


def test_club_and_community_are_links_and_abroad_is_none(league: Site) -> None:
    html = page(league, "/jugadores/p01/")
    assert '<a href="/clubes/mesa-del-sur/">Mesa del Sur</a>' in html
    assert '<a href="/comunidades/CT/">Cataluña</a>' in html
    abroad = page(league, "/jugadores/p14/")
    assert "En el extranjero" in abroad
    assert "/comunidades/" not in abroad
    assert 'class="links"' not in page(league, "/jugadores/p15/").split("<div")[0]


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_hidden_person_has_no_page_and_no_name(league: Site, prefix: str) -> None:
    html = page(league, f"{prefix}/jugadores/{small_league.HIDDEN}/", 404)
    assert HIDDEN_NAME not in html
    met = {other.player for one in career(small_league.HIDDEN).games for other in one.others}
    for person in sorted(met)[:5]:
        html = page(league, f"{prefix}/jugadores/{person}/")
        assert HIDDEN_NAME not in html
        assert f"/jugadores/{small_league.HIDDEN}/" not in html


def test_hidden_opponents_are_listed_without_name_or_link(league: Site) -> None:
    latest = career(small_league.HIDDEN).games[-1].others[0].player
    models.Person.objects.filter(id=latest).update(hidden=False)
    assert "Jugador sin nombre" in page(league, f"/jugadores/{latest}/")
    assert "Unnamed player" in page(league, f"/en/jugadores/{latest}/")


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_merged_id_leads_to_the_one_kept(league: Site, prefix: str) -> None:
    merged, kept = small_league.MERGED
    response = league.client.get(f"{prefix}/jugadores/{merged}/")
    assert response.status_code == 302
    assert response["Location"] == f"{prefix}/jugadores/{kept}/"
    assert "Bruno Kano" not in page(league, f"/jugadores/{kept}/")


@pytest.mark.parametrize("person", ["nobody", "p99", "ñandú"])
def test_nobody_is_not_found(league: Site, person: str) -> None:
    assert "No hay ningún jugador" in page(league, f"/jugadores/{person}/", 404)


def test_every_game_is_on_one_page_and_newest_first(league: Site) -> None:
    games = career("p01").games
    pages = -(-len(games) // views.GAMES_A_PAGE)
    assert pages > 1
    shown: list[str] = []
    for number in range(1, pages + 1):
        html = page(league, f"/jugadores/p01/?modo=riichi&pagina={number}")
        shown += re.findall(r'href="/partidas/(r\d+)/"', list_of_games(html, Mode.RIICHI))
        assert f"Página {number} de {pages}" in html
        assert ("Más recientes" in html) is (number > 1)
    assert shown == [one.game for one in reversed(games)]


def test_a_page_of_one_mode_leaves_the_other_at_its_first(league: Site) -> None:
    html = page(league, "/jugadores/p01/?modo=riichi&pagina=2")
    newest = career("p01", Mode.MCR).games[-1].game
    assert f"/partidas/{newest}/" in list_of_games(html, Mode.MCR)


def test_a_page_without_mode_is_of_the_one_with_most_games(league: Site) -> None:
    played = careers("p01", league_rules())
    most = max(played, key=lambda mode: len(played[mode].games))
    bare = page(league, "/jugadores/p01/?pagina=2")
    named = page(league, f"/jugadores/p01/?modo={most}&pagina=2")
    assert list_of_games(bare, most) == list_of_games(named, most)


@pytest.mark.parametrize(
    "query", ["pagina=0", "pagina=-1", "pagina=99", "pagina=x", "modo=go", "modo=mcr&pagina=9"]
)
def test_what_cannot_be_asked_is_explained(league: Site, query: str) -> None:
    assert "notice" in page(league, f"/jugadores/p01/?{query}", 400)


def test_pages_of_who_never_played(league: Site) -> None:
    page(league, "/jugadores/p36/?pagina=1")
    page(league, "/jugadores/p36/?pagina=2", 400)


def test_a_row_of_the_list_says_it_all(league: Site) -> None:
    one = career("p01").games[-1]
    html = list_of_games(page(league, "/jugadores/p01/"), Mode.RIICHI)
    row = text(html.split("<tbody>")[1].split("</tr>")[0])
    for value in (
        f"{one.place}.º",
        integer(one.score, Language.ES),
        decimal(one.before.projection, 1, Language.ES),
        decimal(one.after.projection, 1, Language.ES),
        one.grade,
        *(decimal(other.projection, 0, Language.ES) for other in one.others),
    ):
        assert value in row


def test_places_are_all_games_and_ties_go_to_the_earlier_seat(league: Site) -> None:
    whole = career("p01")
    assert sum(whole.places) == len(whole.games)
    tied = [one for one in whole.games if one.place != one.entry_place]
    assert all(one.entry_place > one.place for one in tied)
    assert "En un empate" in page(league, "/jugadores/p01/")


def test_best_and_worst_are_the_extremes_once_established(league: Site) -> None:
    whole = career("p01")
    best = whole.highlights()
    settled = whole.games[20:]
    assert best.established
    assert best.gain is not None
    assert best.loss is not None
    assert best.table is not None
    assert best.gain.change == max(one.change for one in settled)
    assert best.loss.change == min(one.change for one in settled)
    assert best.score.score == max(one.score for one in whole.games)
    assert best.peak.after.projection == max(one.after.projection for one in settled)
    assert best.table.entry_place == 1
    assert best.table.table == max(o.table for o in whole.games if o.entry_place == 1)
    html = page(league, "/jugadores/p01/")
    for one in (best.gain, best.loss, best.score, best.peak, best.table):
        assert f'<a href="/partidas/{one.game}/">' in html


def test_changes_of_grade_are_marked_and_in_the_table(league: Site) -> None:
    moved = [one for one in career("p01").games if one.promoted is not None]
    html = page(league, "/jugadores/p01/")
    history = html[html.index('id="chart-riichi"') :].split("</figure>")[0]
    assert moved
    assert len(re.findall(r'<path class="(?:up|down)"', history)) == len(moved)
    for one in moved:
        assert history.count(f"{one.grade_before} → {one.grade}") >= 2


def test_svg_has_no_decimal_commas(league: Site) -> None:
    html = page(league, "/jugadores/p01/")
    drawn = re.findall(r' (?:d|x|y|cx|cy|width|points)="([^"]*)"', html.split("<main")[1])
    assert len(drawn) > 20
    assert not [one for one in drawn if "," in one]


def test_english_page(league: Site) -> None:
    html = page(league, "/en/jugadores/p34/")
    assert 'lang="en"' in html
    assert "Games to recover it" in html
    assert re.search(r"Rating</dt><dd>\d{4}\.\d{6}<", html)


@pytest.mark.parametrize(("person", "queries"), [("p01", 20), ("p33", 20), ("p40", 15), ("p36", 9)])
def test_queries_of_a_player(
    league: Site,
    person: str,
    queries: int,
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    page(league, "/")
    with django_assert_num_queries(queries):
        page(league, f"/jugadores/{person}/")


def _long_season(games: int) -> list[Game]:
    """Eight people, one of whom plays every day."""
    start = datetime(2020, 1, 1, 17, tzinfo=UTC)
    season = []
    for number in range(games):
        at = start + timedelta(days=number)
        others = [f"q{1 + (number * step + step) % 7}" for step in (1, 2, 3)]
        if len(set(others)) < 3:
            others = ["q1", "q2", "q3"]
        scores = [(number * step) % 97 for step in (31, 53, 71, 89)]
        season.append(
            Game(
                f"g{number:04}",
                Mode.MCR,
                at,
                at.date(),
                ("q0", others[0], others[1], others[2]),
                (scores[0], scores[1], scores[2], scores[3]),
            )
        )
    return season


def test_a_player_with_1800_games(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "today", lambda: date(2024, 12, 31))
    import_people(Person(f"q{n}", f"Rosa Prado {'Gil' * n}") for n in range(8))
    import_games(_long_season(1800), actor="u1")
    html = page(site, "/jugadores/q0/")
    assert "1 a 50 de 1.800" in text(html)
    assert len(gzip.compress(html.encode())) < 60_000
    band = re.search(r'class="band" d="([^"]*)"', html)
    assert band is not None
    assert band[1].count("L") < 2 * 250
    assert page(site, "/jugadores/q0/?pagina=36").count('<th scope="row" class="when">') == 50


def rows(html: str) -> list[str]:
    return re.findall(r'<th scope="row" class="whole"><a href="/jugadores/([^"]+)/">', html)


def test_everybody_registered_is_in_the_directory_in_spanish_order(league: Site) -> None:
    shown = rows(page(league, "/jugadores/"))
    out = {small_league.HIDDEN, small_league.MERGED[0]}
    expected = [one for one in small_league.PEOPLE if one.id not in out]
    expected.sort(key=lambda one: (sort_key(one.name), one.id))
    assert shown == [one.id for one in expected]


def test_the_directory_hides_who_is_hidden(league: Site) -> None:
    assert HIDDEN_NAME not in page(league, "/jugadores/")


def test_a_line_of_the_directory_shows_both_modes(league: Site) -> None:
    html = page(league, "/jugadores/")
    lines = {row[0]: text(row[1]) for row in re.findall(r'jugadores/(p\d+)/">(.*?)</tr>', html)}
    mcr, riichi = standing("p01", Mode.MCR), standing("p01", Mode.RIICHI)
    assert f"{decimal(mcr.rating, 0, Language.ES)} · {mcr.grade.name}" in lines["p01"]
    assert f"{decimal(riichi.rating, 0, Language.ES)} · {riichi.grade.name}" in lines["p01"]
    assert lines["p36"].count("sin partidas") == 2
    assert lines["p40"].count("sin partidas") == 1
    assert lines["p33"].count("provisional") == 2
    assert lines["p34"].count("con descuento") == 2
    assert lines["p35"].count("fuera del ranking") == 2


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("q=inigo+nunez", ["p13"]),
        ("q=NÚÑEZ+Íñigo", ["p13"]),
        ("q=ruiz", ["p39", "p38"]),
        ("q=ruiz&comunidad=MD", ["p38"]),
        ("q=kano", []),
        ("club=nadie", []),
    ],
)
def test_search_and_filters(league: Site, query: str, found: list[str]) -> None:
    html = page(league, f"/jugadores/?{query}")
    assert sorted(rows(html)) == sorted(found)
    assert f"{len(found)} de 39 jugadores registrados" in text(html)
    assert ("Nadie cumple esos filtros" in html) is (not found)


def test_filter_by_club(league: Site) -> None:
    html = page(league, "/jugadores/?club=Mesa+del+Sur")
    members = {one.id for one in small_league.PEOPLE if one.club == "Mesa del Sur"}
    assert set(rows(html)) == members - {small_league.HIDDEN}
    assert "<option selected>Mesa del Sur</option>" in html


def test_what_is_searched_for_is_escaped(league: Site) -> None:
    response = league.client.get("/jugadores/", {"q": '"><script>alert(1)</script>'})
    assert b"<script>alert" not in response.content


def test_an_empty_league_has_an_empty_directory(site: Site) -> None:
    assert "Todavía no hay nadie registrado" in page(site, "/jugadores/")


def test_queries_of_the_directory(
    league: Site, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    page(league, "/")
    with django_assert_num_queries(16):
        page(league, "/jugadores/")
