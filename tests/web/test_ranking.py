"""The ranking page, as docs/rules/ranking.md wants it: order, filters, past days, what it keeps."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner
from django.contrib.staticfiles import finders
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.cli import liga
from ligamahjong.formats.writers import write_games, write_people
from ligamahjong.league.game import Mode
from ligamahjong.people import Person
from ligamahjong.people.names import fold
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.ranking import selectors
from ligamahjong.web.ranking.models import CurrentGame, Merge
from ligamahjong.web.ranking.query import SORTS, BadQuery, RankingQuery, read_day
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import ranking, today, updated
from ligamahjong.wording import Language
from ligamahjong.wording.dates import moment
from ligamahjong.wording.numbers import decimal
from support import small_league
from support.pages import TableRow, links, table_rows, words

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from ligamahjong.league.standings import Standings
    from support.site import Site

FILTERS = {
    "?q=ruiz": lambda s: "ruiz" in fold(s.person.name),
    "?q=IÑIGO": lambda s: "inigo" in fold(s.person.name),
    "?club=Mesa+del+Sur": lambda s: s.person.club == "Mesa del Sur",
    "?comunidad=MD": lambda s: s.person.region == "MD",
    "?comunidad=MD&club=Mesa+del+Sur&q=a": lambda s: (
        s.person.region == "MD" and s.person.club == "Mesa del Sur" and "a" in fold(s.person.name)
    ),
    "?q=zzzz": lambda _: False,
}


def rows(site: Site, address: str) -> list[TableRow]:
    response = site.client.get(address)
    assert response.status_code == 200, address
    return [row for row in table_rows(response.content.decode()) if row.attributes.get("id")]


def told(row: TableRow) -> tuple[str, str, str]:
    """Id of the person, position and medal, rating as shown."""
    position = re.match(r"\d+( oro| plata| bronce)?", row.cells[0])
    assert position is not None, row.cells
    rating = re.match(r"[\d.]+", row.cells[2])
    assert rating is not None
    return (str(row.attributes["id"]), position[0], rating[0])


@pytest.mark.parametrize("mode", Mode)
def test_everybody_visible_best_first(league: Site, mode: Mode) -> None:
    whole = ranking(mode, today())
    medals = {"gold": " oro", "silver": " plata", "bronze": " bronce"}
    assert [told(row) for row in rows(league, f"/{mode}/")] == [
        (
            f"j-{one.person.id}",
            f"{one.position}{medals[one.medal] if one.medal else ''}",
            decimal(one.rating, 0, Language.ES),
        )
        for one in whole.listed
    ]


def test_each_row_tells_all_of_a_player(league: Site) -> None:
    whole = ranking(Mode.RIICHI, today())
    for one, row in zip(whole.listed, rows(league, "/riichi/"), strict=True):
        text = " ".join(row.cells)
        assert one.person.name in text
        assert one.grade.name in text
        assert (one.person.club or "") in text
        assert ("provisional" in row.cells[2]) is one.provisional
        assert ("data-provisional" in row.attributes) is one.provisional
        assert ("↓" in row.cells[2]) is (one.discount > 0)


@pytest.mark.parametrize(("query", "fits"), FILTERS.items())
def test_filters_choose_rows_and_change_nothing_in_them(
    league: Site, query: str, fits: object
) -> None:
    assert callable(fits)
    whole = ranking(Mode.MCR, today())
    wanted = {f"j-{one.person.id}" for one in whole.listed if fits(one)}
    everybody = [row for row in rows(league, "/mcr/") if row.attributes["id"] in wanted]
    assert [(r.attributes, r.cells) for r in rows(league, f"/mcr/{query}")] == [
        (row.attributes, row.cells) for row in everybody
    ]


def test_a_grade_can_be_chosen(league: Site) -> None:
    whole = ranking(Mode.MCR, today())
    grade = whole.listed[5].grade.name
    wanted = [f"j-{one.person.id}" for one in whole.listed if one.grade.name == grade]
    shown = rows(league, f"/mcr/?grado={grade}")
    assert [row.attributes["id"] for row in shown] == wanted


def test_hiding_provisional_ratings_is_never_in_an_address(league: Site) -> None:
    page = league.client.get("/mcr/?q=a&club=Mesa+del+Sur").content.decode()
    button = re.search(r"<button[^>]*data-hide-provisional[^>]*>", page)
    assert button is not None
    assert 'type="button"' in button[0]
    assert 'aria-pressed="false"' in button[0]
    assert "name=" not in button[0]
    assert not any("provisional" in address.lower() for address in links(page))
    asked = league.client.get("/mcr/?ocultar=si&provisional=0&hide-provisional=1")
    assert len(table_rows(asked.content.decode())) == len(rows(league, "/mcr/"))


def test_sort_links_sort_and_turn(league: Site) -> None:
    whole = ranking(Mode.RIICHI, today())
    everybody = {f"j-{one.person.id}" for one in whole.listed}
    for column in SORTS:
        query = "?" if column == "posicion" else f"?orden={column}"
        once = league.client.get(f"/riichi/{query}").content.decode()
        turn = next(a for a in links(once) if _asks(a, column) and "dir=" in a)
        twice = league.client.get(f"/riichi/{turn}").content.decode()
        back = [a for a in links(twice) if _asks(a, column) and "dir=" not in a]
        assert back, column
        first, second = ([_key(whole, column, row) for row in _found(p)] for p in (once, twice))
        assert first in (sorted(first), sorted(first, reverse=True)), column
        assert second == sorted(second, reverse=first == sorted(first)), column
        assert {str(row.attributes["id"]) for row in _found(twice)} == everybody
        assert once.count("aria-sort=") == twice.count("aria-sort=") == 1


def _asks(address: str, column: str) -> bool:
    parts = urlsplit(address)
    return not parts.path and parse_qs(parts.query).get("orden", ["posicion"]) == [column]


def _found(page: str) -> list[TableRow]:
    return [row for row in table_rows(page) if row.attributes.get("id")]


def _key(whole: Standings, column: str, row: TableRow) -> Any:  # noqa: ANN401 - it only sorts
    by_id = {f"j-{one.person.id}": one for one in whole.listed}
    return SORTS[column](by_id[str(row.attributes["id"])])


def test_links_keep_what_was_asked(league: Site) -> None:
    page = league.client.get("/mcr/?q=a&comunidad=MD&fecha=2026-05-01&orden=nombre&dir=desc")
    addresses = links(page.content.decode())
    kept = {"q": ["a"], "comunidad": ["MD"], "fecha": ["2026-05-01"]}
    sorts = [parse_qs(urlsplit(a).query) for a in addresses if _asks(a, "club")]
    assert sorts == [kept | {"orden": ["club"]}]
    assert "?q=a&comunidad=MD&orden=nombre&dir=desc" in addresses  # back to today
    assert "?fecha=2026-05-01&orden=nombre&dir=desc" in addresses  # without filters
    whole = "?q=a&comunidad=MD&fecha=2026-05-01&orden=nombre&dir=desc"
    assert {f"/mcr/ranking.csv{whole}", f"/mcr/ranking.json{whole}"} <= set(addresses)
    assert f"/en/mcr/{whole}".replace("&", "&amp;") in page.content.decode()
    form = re.findall(r'<option value="(\w+)" selected>', page.content.decode())
    assert {"MD", "nombre", "desc"} <= set(form)


def test_today_and_no_filters_offer_no_way_back(league: Site) -> None:
    page = words(league.client.get("/mcr/").content.decode())
    assert "Volver a hoy" not in page
    assert "Quitar filtros" not in page
    assert "en uso" not in page


def test_filters_in_use_are_told_while_they_are_folded(league: Site) -> None:
    assert "Filtros y orden · en uso" in words(
        league.client.get("/mcr/?comunidad=MD").content.decode()
    )


@pytest.fixture
def files(league: Site) -> Path:
    """The league as files: people as the public knows them, games as they count now."""
    folder = league.path.parent
    merged = dict(Merge.objects.values_list("merged", "kept"))
    for mode in Mode:
        found = CurrentGame.objects.filter(mode=mode.value, voided=False).order_by("order")
        games = []
        for row in found:
            a, b, c, d = (merged.get(one, one) for one in game_of(row).players)
            games.append(replace(game_of(row), players=(a, b, c, d)))
        with (folder / f"{mode}.csv").open("w", encoding="utf-8", newline="") as file:
            write_games(games, file)
    people = [
        Person(one.id, "Jugador sin nombre") if one.id == small_league.HIDDEN else one
        for one in small_league.PEOPLE
    ]
    with (folder / "players.csv").open("w", encoding="utf-8", newline="") as file:
        write_people(people, file)
    return folder


@pytest.mark.parametrize("on", [date(2024, 2, 10), date(2025, 10, 31), small_league.TODAY])
@pytest.mark.parametrize("mode", Mode)
def test_a_past_day_is_what_the_command_line_says(
    league: Site, files: Path, mode: Mode, on: date
) -> None:
    command = ["rank", str(files / f"{mode}.csv"), "--players", str(files / "players.csv")]
    command += ["--mode", mode.value, "--on", str(on), "--format", "json", "--allow-duplicates"]
    printed = json.loads(CliRunner().invoke(liga, command, catch_exceptions=False).stdout)
    site = league.client.get(f"/{mode}/ranking.json?fecha={on}").json()
    assert site["standings"] == printed["standings"]
    assert site["games"] == printed["games"]
    assert [row.cells[1] for row in rows(league, f"/{mode}/?fecha={on}")] == [
        one["player"] for one in printed["standings"]
    ]


@pytest.mark.parametrize(
    "query", ["", "?comunidad=MD", "?orden=nombre&dir=desc", "?fecha=2025-10-31&q=a"]
)
def test_csv_and_json_are_what_the_page_shows(league: Site, query: str) -> None:
    page = rows(league, f"/riichi/{query}")
    assert page
    record = league.client.get(f"/riichi/ranking.json{query}").json()
    assert [
        (str(one["position"]), one["player"], decimal(one["rating"], 0, Language.ES))
        for one in record["standings"]
    ] == [(told(row)[1].split()[0], row.cells[1], told(row)[2]) for row in page]
    response = league.client.get(f"/riichi/ranking.csv{query}")
    assert "attachment" in response["Content-Disposition"]
    text = response.content.decode("utf-8-sig")
    lines = list(csv.DictReader(io.StringIO(text)))
    assert [line["position"] for line in lines] == [told(row)[1].split()[0] for row in page]
    assert [float(line["rating"]) for line in lines] == [
        one["rating"] for one in record["standings"]
    ]


def test_a_day_before_the_first_game(league: Site) -> None:
    page = words(league.client.get("/mcr/?fecha=2020-01-01").content.decode())
    assert "Nadie ha jugado todavía." in page
    assert league.client.get("/mcr/ranking.json?fecha=2020-01-01").json()["standings"] == []


def test_a_past_day_says_which_and_leads_back(league: Site) -> None:
    page = words(league.client.get("/mcr/?fecha=2025-10-31").content.decode())
    assert "Como estaba el 31 de octubre de 2025, con todo lo que se sabe ahora. Volver a" in page


def test_the_stamp_is_the_newest_entry_of_the_mode_in_madrid_time(league: Site) -> None:
    CurrentGame.objects.filter(mode="mcr").update(changed_at="2026-01-09T23:30:00.000000Z")
    CurrentGame.objects.filter(pk="m007").update(changed_at="2026-06-30T22:05:00.000000Z")
    page = words(league.client.get("/mcr/").content.decode())
    assert "Última actualización: 1 de julio de 2026, 0:05 (hora peninsular)." in page
    record = league.client.get("/mcr/ranking.json").json()
    assert record["updated"] == "2026-07-01T00:05:00+02:00"
    stamp = updated(Mode.RIICHI)
    assert stamp is not None
    assert moment(stamp, Language.ES) in words(league.client.get("/riichi/").content.decode())


def test_the_day_turns_at_midnight_in_madrid(league: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    first = league.client.get("/mcr/").content
    monkeypatch.setattr(
        "ligamahjong.web.ranking.views.standings.today",
        lambda: small_league.TODAY + timedelta(days=400),
    )
    monkeypatch.setattr(selectors, "today", lambda: small_league.TODAY + timedelta(days=400))
    assert league.client.get("/mcr/").content != first


def test_the_ranking_in_english(league: Site) -> None:
    response = league.client.get("/en/mcr/?fecha=2025-10-31")
    page = response.content.decode()
    assert response["Content-Language"] == "en"
    assert '<html lang="en">' in page
    for sentence in ("MCR ranking", "As it stood on 31 October 2025", "Hide provisional ratings"):
        assert sentence in words(page)
    assert "Community of Madrid" in page
    assert all(
        one.startswith(("/en/", "?", "#")) for one in links(page) if not one.startswith("/mcr/?")
    )


def test_a_page_from_memory_is_the_same_page(league: Site) -> None:
    first = league.client.get("/mcr/")
    second = league.client.get("/mcr/")
    assert first.content == second.content
    kept_pages.clear()
    assert league.client.get("/mcr/").content == first.content


@pytest.mark.parametrize("query", ["?&&&&", "?=", "?%20"])
def test_a_query_of_nothing_is_not_what_others_are_shown(league: Site, query: str) -> None:
    odd = league.client.get(f"/mcr/{query}").content.decode()
    usual = league.client.get("/mcr/").content.decode()
    assert 'href="/en/mcr/"' in usual
    assert usual != odd


def test_what_has_not_changed_is_not_sent_again(league: Site) -> None:
    first = league.client.get("/mcr/")
    again = league.client.get("/mcr/", headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("address", "queries"),
    [("/mcr/", 18), ("/mcr/?q=a", 16), ("/mcr/?fecha=2025-10-31", 17), ("/mcr/ranking.json", 9)],
)
def test_a_ranking_takes_few_queries(
    league: Site, django_assert_num_queries: DjangoAssertNumQueries, address: str, queries: int
) -> None:
    league.client.get(address)
    kept_pages.clear()
    with django_assert_num_queries(queries):
        league.client.get(address)


def test_style_and_scripts_of_a_ranking_are_small() -> None:
    names = ("liga.css", "liga.js", "details.js", "provisional.js")
    files = [finders.find(f"liga/{name}") for name in names]
    assert sum(Path(str(file)).stat().st_size for file in files) <= 20_000


def test_a_league_without_games(site: Site) -> None:
    page = words(site.client.get("/riichi/").content.decode())
    assert "0 de 0 jugadores" in page
    assert "Nadie ha jugado todavía." in page
    assert "Última actualización" not in page


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "q": st.text(max_size=20),
            "club": st.text(max_size=20),
            "comunidad": st.text(max_size=5),
            "grado": st.text(max_size=5),
            "fecha": st.dates(date(2000, 1, 1), small_league.TODAY).map(str),
            "orden": st.sampled_from(sorted(SORTS)),
            "dir": st.sampled_from(["asc", "desc"]),
        },
    )
)
def test_the_address_of_a_query_is_read_as_the_same_query(values: dict[str, str]) -> None:
    query = RankingQuery.read(values, small_league.TODAY)
    address = parse_qs(urlsplit(query.address()).query, keep_blank_values=True)
    again = RankingQuery.read({n: v[0] for n, v in address.items()}, small_league.TODAY)
    assert again == query


@given(st.text(max_size=12))
def test_any_text_is_a_day_or_refused_in_both_languages(text: str) -> None:
    refusals: list[str] = []
    found = None
    try:
        found = read_day(text, small_league.TODAY)
    except BadQuery as error:
        refusals = [error.say(language) for language in Language]
    assert found is None or found <= small_league.TODAY
    assert not refusals or len(set(refusals)) == 2
