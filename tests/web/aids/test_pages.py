from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from ligamahjong.reference.irregularities import Moment, Outcome, cases
from ligamahjong.web.aids.words import MOMENTS, OUTCOMES

if TYPE_CHECKING:
    from support.site import Site

PAGES = ("", "reloj/", "hoja-mcr/", "hoja-riichi/", "incidencias/")


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_there_in_both_languages(site: Site, page: str, language: str) -> None:
    response = site.client.get(f"/{language}mesa/{page}")
    assert response.status_code == 200
    assert not response.cookies


def test_the_sheet_of_mcr_adds_up_from_top_to_bottom(site: Site) -> None:
    shown = site.client.get("/mesa/hoja-mcr/").content.decode()
    foot = shown.split("<tfoot>", 1)[1].split("</tfoot>", 1)[0]
    rows = [
        "Total de las manos (suma 0)",
        "Penalizaciones",
        "Total final",
        "Puntos de mesa (4 · 2 · 1 · 0)",
        "Firmas",
    ]
    assert re.findall(r'<th scope="row"[^>]*>([^<]+)</th>', foot) == rows
    assert "Los asientos son los del primer reparto." in shown
    assert shown.count(">Pen.</abbr>") == 4
    assert "«Pen.»: penalización." in shown
    (hand,) = re.findall(r'<th scope="row">1</th>(.*?)</tr>', shown)
    assert hand.count("<td") == 4 + 4 * 3


@pytest.mark.parametrize("sheet", ["hoja-mcr", "hoja-riichi"])
def test_one_thing_is_called_a_round(site: Site, sheet: str) -> None:
    shown = site.client.get(f"/mesa/{sheet}/").content.decode()
    assert "<dt>Sesión</dt>" in shown
    assert "<dt>Ronda</dt>" not in shown


def test_referees_of_mcr_find_their_page(site: Site) -> None:
    for language, words in (
        ("", "MCR: faltas y victorias falsas"),
        ("en/", "MCR: fouls and false wins"),
    ):
        shown = site.client.get(f"/{language}mesa/incidencias/").content.decode()
        assert f'<a href="/{language}reglas/mcr/penalizaciones/">{words}</a>' in shown


@pytest.mark.parametrize("language", ["", "en/"])
def test_the_card_of_irregularities_leads_to_both_kinds_of_game(site: Site, language: str) -> None:
    shown = site.client.get(f"/{language}mesa/").content.decode()
    (card,) = [one for one in shown.split("</section>") if "mesa/incidencias/" in one]
    assert f'<a href="/{language}mesa/incidencias/">Riichi</a>' in card
    assert f'<a href="/{language}reglas/mcr/penalizaciones/">MCR: ' in card


def test_the_other_kind_of_game_is_above_the_irregularities(site: Site) -> None:
    shown = site.client.get("/mesa/incidencias/").content.decode()
    above = shown.split("<h1>", 1)[0]
    assert 'href="/reglas/mcr/penalizaciones/"' in above
    assert 'aria-current="page">Riichi</a>' in above


def test_the_english_of_the_clock_is_english(site: Site) -> None:
    shown = site.client.get("/en/mesa/reloj/").content.decode()
    assert "<h1>Session clock</h1>" in shown
    assert "Back to the start" in shown
    assert "come from the 2016 edition" in shown


@pytest.mark.parametrize("language", ["", "en/"])
def test_the_worker_keeps_public_pages_of_its_language(site: Site, language: str) -> None:
    response = site.client.get(f"/{language}mesa/sin-conexion.js")
    assert response.headers["Content-Type"].startswith("text/javascript")
    assert response.headers["Cache-Control"] == "no-cache"
    text = response.content.decode()
    kept = json.loads(text[text.index("{") : text.index("};") + 1])
    assert {f"/{language}mesa/{page}" for page in PAGES} <= set(kept["pages"])
    for page in kept["pages"]:
        answered = site.client.get(page)
        assert answered.status_code == 200
        assert not answered.cookies
    assert text.count('credentials: "omit"') == text.count("fetch(") + text.count("new Request(")


def test_everything_that_can_happen_has_words() -> None:
    assert set(MOMENTS) == set(Moment)
    assert set(OUTCOMES) == set(Outcome)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_each_case_is_answered(site: Site, case: object) -> None:
    shown = site.client.get("/mesa/incidencias/", {"caso": case.id}).content.decode()  # type: ignore[attr-defined]
    name, steps = OUTCOMES[case.outcome]  # type: ignore[attr-defined]
    assert f'<h2 id="outcome">{name.es}</h2>' in shown
    assert all(step.es in shown for step in steps)
    assert shown.count('aria-current="true"') == 1


def test_claiming_is_not_called_drawing() -> None:
    """*Robar* is to draw from the wall."""
    for case in cases():
        assert "robó" not in case.what.es.lower(), case.id
    assert "robar" not in MOMENTS[Moment.CALLING].es.lower()


def test_words_of_the_game_are_small_within_a_sentence() -> None:
    for case in cases():
        for word in ("Ron", "Tsumo", "Riichi"):
            assert word not in case.what.es, case.id


def test_what_no_source_says_is_marked(site: Site) -> None:
    shown = site.client.get("/mesa/incidencias/", {"caso": "tiles-of-a-hand-shown"})
    assert "(sin confirmar)" in shown.content.decode()
    for language, words in (("", "no están confirmados"), ("en/", "not confirmed")):
        assert words in site.client.get(f"/{language}mesa/reloj/").content.decode()
    sheet = site.client.get("/mesa/hoja-riichi/").content.decode()
    assert "sin confirmar para 2025" in sheet


@pytest.mark.parametrize("language", ["", "en/"])
def test_irregularities_lead_to_the_regulations(site: Site, language: str) -> None:
    shown = site.client.get(f"/{language}mesa/incidencias/").content.decode()
    assert f'href="/{language}reglas/riichi/torneo/"' in shown


def test_an_unknown_case_is_told(site: Site) -> None:
    response = site.client.get("/mesa/incidencias/", {"caso": "<b>"})
    assert response.status_code == 404
    assert "No hay ninguna incidencia «&lt;b&gt;»" in response.content.decode()


@pytest.mark.parametrize(
    ("sheet", "rows", "words"),
    [
        ("hoja-mcr", 16, ("Penalizaciones", "Puntos de mesa (4 · 2 · 1 · 0)")),
        ("hoja-riichi", 0, ("Menos 30.000", "+15.000 · +5.000 · −5.000 · −15.000", "120.000")),
    ],
)
def test_sheets_have_what_the_league_requires(
    site: Site, sheet: str, rows: int, words: tuple[str, ...]
) -> None:
    shown = site.client.get(f"/mesa/{sheet}/").content.decode()
    for word in ("Nombre", "EMA", "Día", "Hora de comienzo", "Lugar", "Firma", "Árbitro", *words):
        assert word in shown, word
    for wind in ("Este", "Sur", "Oeste", "Norte"):
        assert re.search(f"<th [^>]*>{wind}</th>", shown)
    assert sum(f'<th scope="row">{number}</th>' in shown for number in range(1, 17)) == rows


def test_numbers_of_an_english_sheet_are_english(site: Site) -> None:
    shown = site.client.get("/en/mesa/hoja-riichi/").content.decode()
    assert "+15,000 · +5,000 · −5,000 · −15,000" in shown
    assert not re.search(r"\d\.000", shown)


def test_a_sheet_asks_for_what_the_calculator_asks_for(site: Site) -> None:
    sheet = site.client.get("/mesa/hoja-riichi/").content.decode()
    calculator = site.client.get("/calculadora/resultado-riichi/").content.decode()
    for words in ("sin los palillos que nadie ha recogido", "Palillos que quedan en la mesa"):
        assert words in sheet
        assert words in calculator


@pytest.mark.parametrize(("language", "quoted"), [("", "«([^»]+)»"), ("en/", "“([^”]+)”")])
def test_the_legend_of_a_sheet_names_its_columns_as_they_are_headed(
    site: Site, language: str, quoted: str
) -> None:
    shown = site.client.get(f"/{language}mesa/hoja-mcr/").content.decode()
    head = re.sub("<[^>]+>", "|", shown.split("<thead>", 1)[1].split("</thead>", 1)[0])
    legend = shown.split('class="sheet-foot"', 1)[1]
    named = re.findall(quoted, legend)
    assert len(named) == 3
    for name in named:
        assert f"|{name}|" in head, name
