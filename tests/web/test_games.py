"""The list of games, and the page of one: every number of it, its record and its neighbours."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.explain import explain
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.payloads import GameAdded, GameCorrected, GameRestored, GameVoided, Texts
from ligamahjong.people import Person
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.services import append_entries, salt_text
from ligamahjong.web.people.services import import_people
from ligamahjong.web.ranking.game_page import game_page
from ligamahjong.web.ranking.imports import import_games
from ligamahjong.web.ranking.models import CurrentGame, Merge, SeatResult
from ligamahjong.web.ranking.recalculation import bring_up_to_date
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.wording import Language
from ligamahjong.wording.game import seat_lines
from ligamahjong.wording.numbers import change, decimal, integer
from support import small_league
from support.pages import links, table_rows, words

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from support.site import Site

DAY = date(2026, 5, 18)
PEOPLE = tuple(
    Person(letter, name)
    for letter, name in (
        ("a", "Alba Serna"),
        ("b", "Bruno Ferrer"),
        ("c", "Carla Pons"),
        ("d", "Diego Vela"),
    )
)


def game(number: int, scores: tuple[int, int, int, int], **more: object) -> Game:
    start = datetime(2026, 5, 18, 15, tzinfo=UTC) + timedelta(hours=number)
    first = Game(f"norte:g{number}", Mode.RIICHI, start, DAY, ("a", "b", "c", "d"), scores)
    return replace(first, **more)  # type: ignore[arg-type]


def shown(site: Site, address: str) -> str:
    response = site.client.get(address)
    assert response.status_code == 200, address
    return words(response.content.decode())


@pytest.fixture
def four(site: Site) -> Site:
    """The first game of a league."""
    import_people(PEOPLE)
    first = game(
        1,
        (45000, 28000, 18000, 9000),
        venue=Venue.IN_PERSON,
        event="Copa del Norte",
        note="Sin incidencias",
        penalties=(0, 0, 0, -1000),
    )
    import_games([first], actor="u1")
    return site


def test_the_first_game_of_the_history_to_six_decimals(four: Site) -> None:
    page = shown(four, "/partidas/norte:g1/")
    for mu, sigma, projection in (
        ("27,795253", "8,263572", "1572,108895"),
        ("26,552918", "8,179618", "1548,337540"),
        ("24,689416", "8,084128", "1510,488786"),
        ("20,962413", "8,084128", "1421,040700"),
    ):
        assert f"μ 25,000000 → {mu} · σ 8,333333 → {sigma}" in page
        assert projection in page
    assert "24 × (+2,795253) − 72 × (−0,069762) = +72,108895" in page
    assert "con las redondeadas pueden variar las últimas" in page
    assert "Primera partida: parte de 1500." in page
    assert "Grado 10-kyuu: 0 + 30 llega al umbral" in page
    assert "18 de mayo de 2026, 16:00" in page
    assert all(one in page for one in ("presencial", "Copa del Norte", "Sin incidencias"))
    assert "Penalización anotada −1.000" in page
    assert "Empate" not in page


def test_the_four_stand_in_order_with_seat_and_score(four: Site) -> None:
    page = four.client.get("/partidas/norte:g1/").content.decode()
    rows = [row.cells[:4] for row in table_rows(page)[:4]]
    assert rows == [
        ["1", "Alba Serna", "Este", "45.000"],
        ["2", "Bruno Ferrer", "Sur", "28.000"],
        ["3", "Carla Pons", "Oeste", "18.000"],
        ["4", "Diego Vela", "Norte", "9.000"],
    ]


@pytest.mark.parametrize(
    ("offset", "clock"),
    [(2, "16:00 (hora peninsular)"), (1, "16:00 (hora de Canarias)"), (9, "16:00")],
)
def test_whose_hour_it_is_is_said(site: Site, offset: int, clock: str) -> None:
    zone = timezone(timedelta(hours=offset))
    start = datetime(2026, 5, 18, 16, 0, tzinfo=zone)
    import_people(PEOPLE)
    import_games([game(1, (45000, 28000, 18000, 9000), played_at=start)], actor="u1")
    said = shown(site, "/partidas/norte:g1/").partition("Identificador")[0]
    assert f"Partida de Riichi 18 de mayo de 2026, {clock} " in said


def test_one_game_is_not_called_games(four: Site) -> None:
    assert "1–1 de 1 partida " in shown(four, "/partidas/")
    assert "4 de 4 jugadores · 1 partida " in shown(four, "/riichi/")


def test_the_page_in_english(four: Site) -> None:
    page = shown(four, "/en/partidas/norte:g1/")
    assert "18 May 2026, 16:00" in page
    assert "24 × (+2.795253) − 72 × (−0.069762) = +72.108895" in page
    assert "Remark Sin incidencias" in page


def test_texts_that_were_erased_leave_nothing_behind(four: Site) -> None:
    FreeText.objects.all().delete()
    page = shown(four, "/partidas/norte:g1/")
    assert "Evento" not in page
    assert "Nota" not in page
    assert "1572,108895" in page


@pytest.mark.parametrize("number", [1, 77, 150, 340])
@pytest.mark.parametrize("mode", Mode)
def test_every_number_is_that_of_the_replay(league: Site, mode: Mode, number: int) -> None:
    game_id = f"{mode.value[0]}{number:03}"
    merged = dict(Merge.objects.values_list("merged", "kept"))
    rows = CurrentGame.objects.filter(mode=mode.value, voided=False).order_by("played_at", "order")
    history = Replay(Snapshot(mode), LeagueRules())
    changes = {row.pk: history.play(_merged(game_of(row), merged)) for row in rows}
    facts = explain(changes[game_id], LeagueRules())
    page = shown(league, f"/partidas/{game_id}/")
    for seat in facts.seats:
        for line in seat_lines(seat, Language.ES):
            assert line in page
        assert decimal(seat.before.projection, 6, Language.ES) in page
        mu, sigma, total = (
            change(value, 6, Language.ES)
            for value in (seat.mu_change, seat.sigma_change, seat.change)
        )
        assert f"24 × ({mu}) − 72 × ({sigma}) = {total}" in page


def _merged(game: Game, merged: dict[str, str]) -> Game:
    a, b, c, d = (merged.get(player, player) for player in game.players)
    return replace(game, players=(a, b, c, d), event="", note="")


@pytest.mark.parametrize("name", small_league.TIED)
@pytest.mark.parametrize("mode", Mode)
def test_a_tie_is_explained(league: Site, mode: Mode, name: str) -> None:
    game_id = mode.value[0] + small_league.TIED[name][1:]
    page = shown(league, f"/partidas/{game_id}/")
    tied = {"first-two": 1, "last-two": 1, "three": 1, "all": 1, "two-pairs": 2}[name]
    assert page.count(" empatan a ") == tied
    assert page.count("OpenSkill 6.0.0") == 1


def test_debt_that_a_game_took_off_is_told(league: Site) -> None:
    seat = SeatResult.objects.filter(debt_numerator__gt=0).first()
    assert seat is not None
    page = shown(league, f"/partidas/{seat.game_id}/")
    assert "Deuda de actividad: " in page
    debt = Fraction(seat.debt_numerator, seat.debt_denominator)
    kept = Fraction(seat.kept_numerator, seat.kept_denominator)
    assert kept == max(Fraction(0), debt - 1)


def test_a_correction_is_told_with_its_date_and_what_it_changed(league: Site) -> None:
    page = shown(league, f"/partidas/{small_league.CORRECTED}/")
    first, second = CurrentGame.objects.values_list("score1", "score2").get(
        pk=small_league.CORRECTED
    )
    record = page[page.index("Historia de esta ficha") :]
    assert re.search(r"Anotada · \d+ de \w+ de \d{4}, \d+:\d\d Corregida · \d+ de \w+", record)
    assert re.search(f"Este: (.+), {_whole(second)} → \\1, {_whole(first)}", record)
    assert re.search(f"Sur: (.+), {_whole(first)} → \\1, {_whole(second)}", record)
    assert "Oeste:" not in record
    assert "Dos puntuaciones estaban cambiadas" not in page


def _whole(score: int) -> str:
    return re.escape(integer(score, Language.ES))


def test_a_correction_of_everything_else(four: Site) -> None:
    later = game(1, (45000, 28000, 18000, 9000), venue=Venue.ONLINE)
    later = replace(later, played_at=later.played_at + timedelta(minutes=30))
    append_entries([GameCorrected(later)], actor="u2")
    append_entries([GameCorrected(replace(later, source="acta"))], actor="u2")
    bring_up_to_date()
    page = shown(four, "/partidas/norte:g1/")
    assert "Inicio: 18 de mayo de 2026, 16:00 → 18 de mayo de 2026, 16:30" in page
    assert "Lugar: presencial → en línea" in page
    assert "Norte: Diego Vela, 9.000, penalización −1.000 → Diego Vela, 9.000" in page
    assert "Cambió el nombre del evento. Cambió la nota." in page
    assert "Procedencia: sin anotar → acta" in page


def test_a_voided_game_says_so_and_changes_nobody(league: Site) -> None:
    page = league.client.get(f"/partidas/{small_league.VOIDED}/").content.decode()
    assert "Anulada. Esta partida no cuenta" in words(page)
    assert "Δrating" not in page
    assert "Anulada: dejó de contar · " in words(page)
    assert [len(row.cells) for row in table_rows(page)[:4]] == [3, 3, 3, 3]


def test_a_restored_game_counts_again(league: Site) -> None:
    page = shown(league, f"/partidas/{small_league.RESTORED}/")
    record = page[page.index("Historia de esta ficha") :]
    said = ("Anotada", "Anulada: dejó de contar", "Restablecida: volvió a contar")
    assert sorted(said, key=record.index) == list(said)
    assert "Esta partida no cuenta" not in page
    assert "Δrating" in page


@pytest.mark.usefixtures("four")
def test_ids_that_look_alike_are_told_apart() -> None:
    other = replace(game(2, (1, 2, 3, 4)), id="NORTE:G1")
    append_entries([GameAdded(other), GameVoided("NORTE:G1")], actor="u1")
    append_entries([GameVoided("norte:g1"), GameRestored("norte:g1")], actor="u1")
    bring_up_to_date()
    found = game_page("norte:g1")
    assert found is not None
    assert [event.kind.value for event in found.history] == [
        "game-added",
        "game-voided",
        "game-restored",
    ]


@pytest.mark.parametrize("game_id", ["a/b", "a//b", "x#1", "año:ñ~1", "a.b-c_d"])
def test_games_with_unusual_ids_have_a_page(site: Site, game_id: str) -> None:
    import_people(PEOPLE)
    strange = replace(game(1, (4, 3, 2, 1)), id=game_id)
    import_games([strange], actor="u1")
    listing = site.client.get("/partidas/").content.decode()
    address = next(one for one in links(listing) if one.startswith("/partidas/") and one[10:])
    assert game_id in shown(site, address)


def test_who_is_hidden_stays_without_a_name(league: Site) -> None:
    seat = SeatResult.objects.filter(person=small_league.HIDDEN).first()
    assert seat is not None
    page = shown(league, f"/partidas/{seat.game_id}/")
    assert "Jugador sin nombre" in page
    hidden = next(one for one in small_league.PEOPLE if one.id == small_league.HIDDEN)
    assert hidden.name not in page


def test_who_was_merged_goes_by_the_name_that_stays(league: Site) -> None:
    merged, kept = small_league.MERGED
    row = CurrentGame.objects.filter(player1=merged).first()
    assert row is not None
    names = {person.id: person.name for person in small_league.PEOPLE}
    page = shown(league, f"/partidas/{row.id}/")
    assert names[kept] in page
    assert names[merged] not in page


@pytest.mark.usefixtures("league")
def test_neighbours_lead_through_the_games_of_a_player_in_both_directions() -> None:
    games = list(
        SeatResult.objects.filter(mode="riichi", person="p30")
        .order_by("played_at", "order")
        .values_list("game_id", flat=True)
    )
    assert len(games) > 5
    for before, this, after in zip([None, *games], games, [*games[1:], None], strict=False):
        found = game_page(this)
        assert found is not None
        assert found.of_player["p30"] == (before, after)


@pytest.mark.usefixtures("league")
def test_neighbours_in_the_mode_jump_over_a_voided_game() -> None:
    rows = CurrentGame.objects.filter(mode="riichi").order_by("played_at", "order")
    games = list(rows.values_list("pk", flat=True))
    at = games.index(small_league.VOIDED)
    before, voided, after = games[at - 1 : at + 2]
    pages = [game_page(one) for one in (before, voided, after)]
    assert pages[0] is not None
    assert pages[1] is not None
    assert pages[2] is not None
    assert pages[0].in_mode.following == after
    assert pages[1].in_mode == (before, after)
    assert pages[2].in_mode.previous == before
    first, last = game_page(games[0]), game_page(games[-1])
    assert first is not None
    assert last is not None
    assert first.in_mode.previous is None
    assert last.in_mode.following is None


@pytest.mark.usefixtures("site")
def test_games_that_began_together_keep_their_order() -> None:
    import_people(PEOPLE)
    together = [replace(game(1, (4, 3, 2, number)), id=f"g{number}") for number in range(3)]
    import_games(together, actor="u1")
    found = game_page("g1")
    assert found is not None
    assert found.in_mode == ("g0", "g2")
    assert found.of_player["a"] == ("g0", "g2")


@pytest.mark.parametrize(
    ("game_id", "queries"), [("r200", 19), (small_league.CORRECTED, 19), (small_league.VOIDED, 18)]
)
def test_a_game_takes_few_queries(
    league: Site,
    django_assert_num_queries: DjangoAssertNumQueries,
    game_id: str,
    queries: int,
) -> None:
    league.client.get("/partidas/r001/")
    with django_assert_num_queries(queries):
        league.client.get(f"/partidas/{game_id}/")


def listed(site: Site, query: str = "") -> list[str]:
    page = site.client.get(f"/partidas/{query}").content.decode()
    found = re.findall(r'href="/partidas/([^"?]+)/"><strong>', page)
    assert len(found) == len(set(found))
    return found


def test_games_of_both_modes_newest_first_thirty_on_a_page(league: Site) -> None:
    rows = CurrentGame.objects.filter(voided=False).order_by("-played_at", "-order")
    expected = list(rows.values_list("pk", flat=True))
    assert listed(league) == expected[:30]
    assert listed(league, "?pagina=2") == expected[30:60]
    assert listed(league, "?pagina=23") == expected[660:]
    assert small_league.VOIDED not in expected


def test_games_by_mode_and_by_day(league: Site) -> None:
    day = CurrentGame.objects.get(pk="r200").day
    assert {one[0] for one in listed(league, "?modo=mcr")} == {"m"}
    on_day = set(CurrentGame.objects.filter(day=day, voided=False).values_list("pk", flat=True))
    assert set(listed(league, f"?fecha={day}")) == on_day
    both = listed(league, f"?fecha={day}&modo=riichi")
    assert set(both) == {one for one in on_day if one[0] == "r"}
    assert "No hay partidas así." in shown(league, "/partidas/?fecha=2020-01-01")


def test_pages_of_a_list_keep_what_was_asked(league: Site) -> None:
    page = league.client.get("/partidas/?modo=mcr&pagina=2").content.decode()
    assert {"?modo=mcr", "?modo=mcr&pagina=3"} <= set(links(page))
    assert "Página 2 de 12" in words(page)
    first = league.client.get("/partidas/?modo=mcr").content.decode()
    assert 'rel="prev"' not in first
    last = league.client.get("/partidas/?modo=mcr&pagina=12").content.decode()
    assert 'rel="next"' not in last


def test_a_list_without_games(site: Site) -> None:
    assert "Todavía no hay partidas." in shown(site, "/partidas/")


def test_a_list_tells_event_scores_and_changes(four: Site) -> None:
    page = shown(four, "/partidas/")
    assert "Copa del Norte" in page
    assert "Alba Serna 45.000 +72,1" in page
    assert "Diego Vela 9.000 −79,0" in page


@pytest.mark.parametrize(("query", "queries"), [("", 9), ("?modo=mcr&pagina=2", 7)])
def test_a_list_takes_few_queries(
    league: Site, django_assert_num_queries: DjangoAssertNumQueries, query: str, queries: int
) -> None:
    league.client.get("/partidas/r001/")
    with django_assert_num_queries(queries):
        league.client.get(f"/partidas/{query}")


def test_an_event_is_shown_as_text(site: Site) -> None:
    import_people(PEOPLE)
    event = salt_text("<script>alert(1)</script>")
    added = GameAdded(game(1, (4, 3, 2, 1)), Texts(event=event.digest))
    append_entries([added], actor="u1", texts=[event])
    bring_up_to_date()
    for address in ("/partidas/", "/partidas/norte:g1/"):
        page = site.client.get(address).content.decode()
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page
