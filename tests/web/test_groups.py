"""Clubs and communities: means, positions, and everybody who belongs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league import standings
from ligamahjong.league.game import Mode
from ligamahjong.people.regions import REGIONS
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.people.models import Club, Person
from ligamahjong.web.people.services import touch_people
from ligamahjong.web.ranking.groups import club_ranking
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.wording import Language
from ligamahjong.wording.numbers import decimal
from support import small_league
from support.pages import links, table_rows, words

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from support.site import Site

NAMES = {person.id: person.name for person in small_league.PEOPLE}
CLUB_OF = {person.id: person.club for person in small_league.PEOPLE}


def means(html: str) -> list[tuple[str, str, str, str]]:
    """Position, name, mean and the number of players in words."""
    return [(c[0], c[1], c[3], c[4]) for c in (row.cells for row in table_rows(html))]


@pytest.mark.parametrize("mode", Mode)
def test_clubs_by_the_mean_of_their_members(league: Site, mode: Mode) -> None:
    whole = ranking(mode, today())
    members: dict[str, list[float]] = {}
    for one in (*whole.listed, *whole.unlisted):
        club = CLUB_OF[one.person.id]  # of hidden people too
        if club:
            members.setdefault(club, []).append(one.rating)
    best_first = sorted(members.items(), key=lambda pair: -sum(pair[1]) / len(pair[1]))
    assert means(league.client.get(f"/{mode}/clubes/").content.decode()) == [
        (
            str(position),
            club,
            decimal(sum(ratings) / len(ratings), 2, Language.ES),
            f"{len(ratings)} jugadores",
        )
        for position, (club, ratings) in enumerate(best_first, start=1)
    ]


def test_communities_leave_out_who_lives_abroad(league: Site) -> None:
    page = league.client.get("/riichi/comunidades/").content.decode()
    assert "En el extranjero" not in page
    assert {row[1] for row in means(page)} == {
        REGIONS[code].es for code in ("MD", "CT", "AN", "CN", "GA")
    }
    assert set(links(page)) >= {f"/comunidades/{c}/" for c in ("MD", "CT", "AN", "CN", "GA")}


def test_groups_of_a_past_day(league: Site) -> None:
    page = league.client.get("/mcr/clubes/?fecha=2024-03-01").content.decode()
    assert "Como estaba el 1 de marzo de 2024" in words(page)
    assert "Volver a hoy" in words(page)
    assert means(page) != means(league.client.get("/mcr/clubes/").content.decode())
    before = league.client.get("/mcr/clubes/?fecha=2020-01-01").content.decode()
    assert "Nadie de un club ha jugado todavía." in words(before)


def test_equal_means_share_a_position(league: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = standings.clubs(ranking(Mode.MCR, today()))
    equal = (first, replace(second, position=1, mean=first.mean))
    monkeypatch.setattr(standings, "clubs", lambda _: equal)
    page = league.client.get("/mcr/clubes/?").content.decode()
    assert [row[0] for row in means(page)] == ["1", "1"]


def test_a_club_page_lists_everybody_who_belongs(league: Site) -> None:
    club = small_league.CLUBS[1]
    page = league.client.get("/clubes/mesa-del-sur/").content.decode()
    for mode in Mode:
        whole = ranking(mode, today())
        of_club = [one for one in whole.everybody if one.person.club == club]
        assert of_club
        for one in of_club:
            cells = next(
                row.cells
                for row in table_rows(page)
                if row.cells[1] == one.person.name and one.grade.name in row.cells[3]
            )
            shown = (cells[0].split(), cells[2].split("↓")[0].split()[0])
            position = str(one.position) if one.position else "–"
            assert (shown[0][0], shown[1]) == (position, decimal(one.rating, 0, Language.ES))
        standing = next(one for one in club_ranking(whole) if one.name == club)
        assert f"{standing.position}.º de 2 clubes" in words(page)
        assert f"media {decimal(standing.mean, 2, Language.ES)}" in words(page)


def test_who_has_not_played_is_listed_apart(league: Site) -> None:
    Person.objects.filter(id="p36").update(club=Club.objects.get(slug="mesa-del-sur"), region="GA")
    touch_people()
    for address in ("/clubes/mesa-del-sur/", "/comunidades/GA/"):
        page = words(league.client.get(address).content.decode())
        assert NAMES["p36"] in page[page.index("Todavía sin partidas") :]


def test_who_left_two_years_ago_has_no_position(league: Site) -> None:
    Person.objects.filter(id="p35").update(name="Petra Luna Vidal", region="GA")
    touch_people()
    page = league.client.get("/comunidades/GA/").content.decode()
    cells = [row.cells for row in table_rows(page) if row.cells[1] == "Petra Luna Vidal"]
    assert cells
    assert all(row[0].startswith("–") and "dos años sin jugar" in row[5] for row in cells)


def test_nobody_who_is_hidden_is_told_to_belong(league: Site) -> None:
    hidden = Person.objects.get(id=small_league.HIDDEN)
    pages = [f"/comunidades/{hidden.region}/"]
    if hidden.club_id:
        pages.append(f"/clubes/{hidden.club_id}/")
    for address in pages:
        page = league.client.get(address).content.decode()
        assert hidden.name not in page
        assert "Jugador sin nombre" not in page


def test_a_community_without_players(league: Site) -> None:
    page = words(league.client.get("/comunidades/ML/").content.decode())
    assert page.count("Nadie de aquí ha jugado todavía.") == 2


def test_group_pages_of_a_past_day(league: Site) -> None:
    now = table_rows(league.client.get("/clubes/mesa-del-sur/").content.decode())
    response = league.client.get("/clubes/mesa-del-sur/?fecha=2024-03-01")
    page = response.content.decode()
    assert "Como estaba el 1 de marzo de 2024" in words(page)
    assert [row.cells for row in table_rows(page)] != [row.cells for row in now]
    assert "p30" not in page.split("Todavía sin partidas")[0]


def test_groups_in_english(league: Site) -> None:
    page = words(league.client.get("/en/riichi/comunidades/").content.decode())
    assert "Riichi regions" in page
    assert "Community of Madrid" in page
    assert "2 regions" not in page
    club = words(league.client.get("/en/clubes/mesa-del-sur/").content.decode())
    assert "of 2 clubs" in club


@pytest.mark.parametrize(
    ("address", "queries"),
    [("/mcr/clubes/", 12), ("/mcr/comunidades/", 11), ("/clubes/mesa-del-sur/", 18)],
)
def test_queries_do_not_grow_with_the_league(
    league: Site,
    django_assert_num_queries: DjangoAssertNumQueries,
    address: str,
    queries: int,
) -> None:
    league.client.get(address)
    kept_pages.clear()
    with django_assert_num_queries(queries):
        league.client.get(address)
