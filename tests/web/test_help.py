"""The help: what it covers, and that its numbers are the library's."""

from __future__ import annotations

import re
from fractions import Fraction
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.urls import reverse
from django.utils import translation

import ligamahjong.web.help
from ligamahjong.league import inactivity, rating, standings, what_if
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import Ladder
from ligamahjong.league.rating import Rating, Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.help import grade_numbers, views
from ligamahjong.web.help.derating_numbers import derating_facts
from ligamahjong.web.help.grade_numbers import climb, grade_facts
from ligamahjong.web.help.numbers import basics, rating_facts

if TYPE_CHECKING:
    from pytest_django import DjangoAssertNumQueries

    from support.site import Site

TEMPLATES = Path(ligamahjong.web.help.__file__).parent / "templates" / "help"
PAGES = ("help", "help-rating", "help-grades", "help-derating")
LANGUAGES = ("es", "en")
EVERY_PAGE = [(name, language) for name in PAGES for language in LANGUAGES]
ALLOWED = {"2011"}  # the year of the paper by Weng and Lin
RULES = LeagueRules()


def address(name: str, language: str = "es") -> str:
    with translation.override(language):
        return reverse(name)


def html(site: Site, name: str, language: str = "es") -> str:
    """The page as made now: a query keeps it out of the cache."""
    response = site.client.get(address(name, language), {"s": "1"})
    assert response.status_code == 200
    return response.content.decode()


def text(site: Site, name: str, language: str = "es") -> str:
    """What a reader reads on it."""
    prose = re.sub(r"<[^>]+>", " ", html(site, name, language).split("<main", 1)[1])
    return re.sub(r"\s+", " ", unescape(prose).replace("\N{NO-BREAK SPACE}", " "))


@pytest.mark.parametrize(("name", "language"), EVERY_PAGE)
def test_every_page_in_both_languages(site: Site, name: str, language: str) -> None:
    page = html(site, name, language)
    assert f'<html lang="{language}">' in page
    assert page.count("<h1>") == 1
    assert "style=" not in page
    assert "<script>" not in page


def test_addresses() -> None:
    assert [address(name) for name in PAGES] == [
        "/ayuda/",
        "/ayuda/rating/",
        "/ayuda/grados/",
        "/ayuda/derating/",
    ]
    assert address("help-grades", "en") == "/en/ayuda/grados/"


@pytest.mark.parametrize("name", PAGES)
def test_anchors_are_the_same_in_both_languages_and_all_in_the_contents(
    site: Site, name: str
) -> None:
    anchors = []
    for language in LANGUAGES:
        page = html(site, name, language)
        listed = re.findall(r'href="#([a-z-]+)"', page.split('class="toc"')[1].split("</nav>")[0])
        assert listed == re.findall(r'<h2 id="([^"]+)"', page)
        assert len(set(listed)) == len(listed) == page.count("<h2")
        anchors.append(listed)
    assert anchors[0] == anchors[1]


def test_anchors_that_other_pages_link_to_stay(site: Site) -> None:
    for name, anchors in {
        "help": {"que-es", "que-no-es", "como-participar", "actualizacion"},
        "help-rating": {"formula", "provisional", "mu-y-sigma", "curvas", "empates", "no-es-elo"},
        "help-grades": {"puntos", "suelos", "tabla-riichi", "tabla-mcr", "recorrido"},
        "help-derating": {"deuda", "descuento", "ejemplos", "volver", "visibilidad"},
    }.items():
        assert anchors <= set(re.findall(r'<h2 id="([^"]+)"', html(site, name)))


@pytest.mark.parametrize(("name", "language"), EVERY_PAGE)
def test_ids_are_unique_and_figures_are_named(site: Site, name: str, language: str) -> None:
    page = html(site, name, language)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for labels in re.findall(r'role="img" aria-labelledby="([^"]+)"', page):
        assert set(labels.split()) <= set(ids)
    assert page.count('role="img"') == page.count("<desc")


# Numbers come from the library


def bare_digits(source: str) -> list[str]:
    """Words with digits that a template writes itself, in its text or in what it says."""
    said = re.findall(r'"([^"]*)"', " ".join(re.findall(r"{% say .*? %}", source)))
    said = [re.sub(r"{\w+}", "", one) for one in said if not re.fullmatch(r"[\w.|:]+", one)]
    without_tags = re.sub(r"{%.*?%}|{{.*?}}|{#.*?#}", "", source)
    prose = re.sub(r"<[^>]*>", " ", without_tags)
    return [word for word in f"{prose} {' '.join(said)}".split() if re.search(r"\d", word)]


def templates() -> list[Path]:
    return sorted(TEMPLATES.rglob("*.html"))


def test_the_search_for_bare_digits_finds_them() -> None:
    source = '<p id="h2">{{ n.games }} of 20 {% say "de 8" "of {n}" n=x.0 %} (2011) {% if a == 4 %}'
    assert bare_digits(source) == ["20", "(2011)", "8"]


@pytest.mark.parametrize("template", templates(), ids=lambda path: path.name)
def test_prose_writes_no_number_itself(template: Path) -> None:
    found = {re.sub(r"\D", "", word) for word in bare_digits(template.read_text(encoding="utf-8"))}
    assert found <= ALLOWED


NUMBER = (
    "dos|tres|cuatro|seis|ocho|diez|doce|veinte|two|three|four|six|eight|ten|twelve|twenty|"
    "mil|thousand"
)
UNIT = (
    "mes|año|unidad|partida|punto|decimal|recorrido|month|year|unit|game|point|trajectories|career"
)


@pytest.mark.parametrize("template", templates(), ids=lambda path: path.name)
def test_prose_spells_no_constant_out_in_words(template: Path) -> None:
    source = template.read_text(encoding="utf-8").lower()
    assert not re.findall(rf"\b(?:{NUMBER})\s+(?:{UNIT})", source)


def test_the_constants_of_inactivity_are_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {language: text(site, "help-derating", language) for language in LANGUAGES}
    assert "Durante 4 meses" in before["es"]
    assert "For 4 months" in before["en"]
    monkeypatch.setattr(inactivity, "GRACE_MONTHS", 5)
    monkeypatch.setattr(inactivity, "MAX_DEBT", Fraction(6))
    monkeypatch.setattr(inactivity, "VISIBLE_MONTHS", 36)
    spanish, english = (text(site, "help-derating", language) for language in LANGUAGES)
    for wanted in ("Durante 5 meses", "pasa de 6 unidades", "Tras 3 años", "(deuda / 6)"):
        assert wanted in spanish
    for wanted in ("For 5 months", "exceeds 6 units", "After 3 years", "(debt / 6)"):
        assert wanted in english
    assert "La gracia termina el 15 de junio de 2026" in spanish
    assert "no aparece desde el 24 de septiembre de 2029" in spanish
    assert "más de 5 meses" in text(site, "help")


def test_the_provisional_threshold_is_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "12 de 20 partidas" in text(site, "help-rating")
    monkeypatch.setattr(standings, "PROVISIONAL_GAMES", 30)
    assert "18 de 30 partidas" in text(site, "help-rating")
    assert "fewer than 30 games" in text(site, "help-rating", "en")
    assert "20 partidas" not in text(site, "help") + text(site, "help-rating")


def test_the_formula_is_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Rating, "projection", property(lambda one: 1000 + 20 * (one.mu - 2 * one.sigma))
    )
    page = text(site, "help-rating")
    assert "Rating = 1000 + 20 × (μ − 2 × σ)" in page
    assert "ΔRating = 20 × Δμ − 40 × Δσ" in page
    assert "1000 + 20 × 13 = 1260" in page
    assert "1668" not in page


def test_the_model_is_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "BETA", 25 / 4)
    monkeypatch.setattr(what_if, "TEMPERATURES", {Mode.MCR: 1.75, Mode.RIICHI: 2.53})
    page = text(site, "help-rating")
    assert "β = 25/4" in page
    assert "MCR (1,75)" in page


@pytest.mark.parametrize("ties", Ties)
def test_the_tie_rule_in_force_is_told(
    site: Site, monkeypatch: pytest.MonkeyPatch, ties: Ties
) -> None:
    monkeypatch.setattr(views, "league_rules", lambda: LeagueRules(ties))
    shared = ties is Ties.SHARED
    page, english = text(site, "help-rating"), text(site, "help-rating", "en")
    assert ("un empate a puntos es un empate en el rating" in page) is shared
    assert ("en el rating no hay empates" in page) is not shared
    assert ("the rating has no ties" in english) is not shared


def test_the_tables_of_grades_are_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ladders = dict(published_ladders())
    mcr = ladders[Mode.MCR]
    ladders[Mode.MCR] = Ladder(Mode.MCR, (mcr.grades[0], *mcr.grades[2:]))
    monkeypatch.setattr(views, "league_rules", lambda: LeagueRules(Ties.SHARED, ladders))
    page = text(site, "help-grades")
    assert "8-pin" not in page
    assert "se acabaron 9-pin, 7-pin, 6-pin" in page
    assert str(climb(ladders[Mode.MCR]).top.median) in page
    assert climb(ladders[Mode.MCR]).top.median != 997


# Golden values, from outside


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("help", "1500 20 4"),
        ("help-rating", "1500 24 72 25/3 25/6 1668 1884 216 7 16 6.0.0 2011"),
        ("help-rating", "27,795253 26,552918 24,689416 20,962413"),
        ("help-rating", "8,263572 8,179618 8,084128 1572,108895 1548,337540 1510,488786"),
        ("help-rating", "1421,040700 −0,311 −0,249 +72,11 +48,34 +10,49 −78,96"),
        ("help-rating", "2124 1644 −6,58 −27,62 +19,81 +18,58 +12,42 −3,49 +7,89 −13,16"),
        ("help-rating", "+27,38 +34,19 −55,26 +3,61 −41,11 −34,24 +12,48 −17,34 −11,29 +5,02"),
        ("help-rating", "43,8 39,9 14,0 2,4 1,64 2,53"),
        ("help-grades", "225 30 255 240 140 215 15 200 400 185 −200 −500 −45"),
        ("help-grades", "28 25 24 23 997 1.080 1.081 30.000"),
        ("help-derating", "1500 1900 200 1700 1/31 3/2 15/31"),
    ],
)
def test_golden_values_are_on_the_page(site: Site, name: str, values: str) -> None:
    words = {word.strip("().,;:%") for word in text(site, name).split()}
    assert set(values.split()) <= words


def test_days_worked_out_by_hand(site: Site) -> None:
    spanish, english = text(site, "help-derating"), text(site, "help-derating", "en")
    assert "15 de mayo de 2026 0 0,00 1900,00 16 de mayo de 2026 1/31" in spanish
    assert "15 de junio de 2026 1 50,00 1850,00 30 de junio de 2026 3/2" in spanish
    assert "15 de enero de 2027 8 400,00 1500,00" in spanish
    assert "28 February 2026 0 0.00 1900.00 15 March 2026 15/31" in english
    assert "Last game on 24 September 2026: not listed from 24 September 2028" in english
    assert "Última partida el 29 de febrero de 2028" in spanish
    assert "no aparece desde el 28 de febrero de 2030" in spanish


def test_both_tables_say_that_they_are_reconstructed(site: Site) -> None:
    page = text(site, "help-grades")
    assert "Grados de Riichi: tabla reconstruida" in page
    assert "Grados de MCR: tabla reconstruida" in page
    english = text(site, "help-grades", "en")
    assert "Reconstructed tables." in english
    assert "Riichi grades: reconstructed table" in english
    assert "«" not in english


def test_the_introduction_says_what_the_ranking_is_not_and_what_a_game_needs(site: Site) -> None:
    spanish = text(site, "help")
    for wanted in ("EMA", "OEMC", "WMC", "ERMC", "WRC", "firma de los cuatro", "fotografía"):
        assert wanted in spanish
    english = text(site, "help", "en")
    for wanted in ("signed by all four", "photograph", "restricted", "screenshot"):
        assert wanted in english


# What the prose says of its examples


def test_the_discussion_of_the_rating_says_what_its_numbers_do() -> None:
    facts = rating_facts(RULES)
    third, fourth = facts.newcomers[2], facts.newcomers[3]
    assert third.mu_change < 0 < third.change
    assert fourth.sigma_change == pytest.approx(third.sigma_change)
    assert fourth.change < 0
    carla, diego, alba, bruno = facts.upset
    assert [seat.name for seat in facts.upset] == ["Carla", "Diego", "Alba", "Bruno"]
    assert min(carla.change, diego.change) > 0 > alba.change > bruno.change
    alba, second, tercera, last = facts.expected
    assert 0 < alba.change < carla.change
    assert bruno.change < last.change < 0
    assert second.change < 0 < tercera.change
    tied = facts.ties[0]
    assert tied.places == (1, 1, 3, 4)
    assert tied.changes[2] > tied.changes[0]
    weak, like, strong = facts.rivals
    assert weak.first < like.first < strong.first
    assert weak.last < like.last < strong.last


def test_the_parts_of_a_change_add_up() -> None:
    for seat in (*rating_facts(RULES).newcomers, *rating_facts(RULES).upset):
        assert seat.from_mu == pytest.approx(24 * seat.mu_change)
        assert seat.from_sigma == pytest.approx(-72 * seat.sigma_change)
        assert seat.from_mu + seat.from_sigma == pytest.approx(seat.change)


def test_the_discussion_of_grades_says_what_its_numbers_do() -> None:
    for ladder in grade_facts(RULES).ladders:
        assert ladder.same_places
        assert ladder.first.points[3] == 0
        assert ladder.promotion is not None
        assert ladder.promotion.total > (ladder.promotion.grade.threshold or 0)
        assert ladder.demotion is not None
        assert ladder.demotion.total < 0
        assert ladder.held is not None
        assert ladder.held.after == ladder.held.grade == ladder.floor
        assert ladder.floor_progress < 0
        assert [grade for grade, _ in ladder.climb.steps] == [g.name for g in ladder.grades[1:]]
    assert grade_facts(RULES).riichi.worst == grade_facts(RULES).mcr.worst


def test_the_discussion_of_inactivity_says_what_its_numbers_do() -> None:
    facts = derating_facts()
    assert facts.low_discount == 0
    assert facts.full_rating == basics().baseline
    first, second, *_ = facts.january.days
    assert first.day == facts.january.grace_end
    assert first.debt == 0 < second.debt
    assert facts.october.days[-1].debt == 1
    assert facts.october.days[-1].day.day == facts.october.last_game.day
    assert facts.recovery[-1].debt == 0
    assert facts.leap_leaves.day == facts.leap_last_game.day - 1


def test_coordinates_keep_the_point_in_spanish(site: Site) -> None:
    for name in ("help-rating", "help-grades", "help-derating"):
        for x in re.findall(r'\s(?:x|y|width|height)="([^"]+)"', html(site, name)):
            assert re.fullmatch(r"\d+(\.\d+)?", x)


# Speed and links


def test_the_climb_is_worked_out_once_per_process() -> None:
    ladder = published_ladders()[Mode.MCR]
    assert climb(ladder) is climb(Ladder(ladder.mode, ladder.grades))


@pytest.mark.parametrize(
    ("name", "queries"),
    [("help", 4), ("help-derating", 4), ("help-grades", 5), ("help-rating", 9)],
)
def test_queries(
    league: Site, name: str, queries: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    league.client.get(address(name))
    kept_pages.clear()
    with django_assert_num_queries(queries):
        league.client.get(address(name))
    with django_assert_num_queries(4):
        league.client.get(address(name))


def test_the_first_games_of_the_league_are_linked(league: Site) -> None:
    page = html(league, "help-rating")
    links = re.findall(r'href="(/partidas/[^"]+)"', page)
    assert len(links) == 2
    assert league.client.get(links[0]).status_code == 200


def test_no_game_no_link(site: Site) -> None:
    assert "/partidas/" not in html(site, "help-rating").split("<article")[1].split("</article")[0]


def test_only_reading(site: Site) -> None:
    assert site.client.post(address("help")).status_code == 405
    assert site.client.get("/ayuda/mcr/").status_code == 404


def test_a_process_works_the_climbs_out_before_a_reader_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Ladder] = []
    monkeypatch.setattr(grade_numbers, "climb", asked.append)
    grade_numbers.prepare()
    assert asked == list(published_ladders().values())
