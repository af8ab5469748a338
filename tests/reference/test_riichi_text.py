from __future__ import annotations

import re

import pytest

from ligamahjong.reference.glossary import terms
from ligamahjong.reference.pages import Page, Section, pages
from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.closed_kan import Refusal, closed_kan_after_riichi
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.waits import waits
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand

TILES = re.compile(r"\[tiles:([^\]]+)\]")
LINK = re.compile(r"\]\((/[^)]+)\)")


@pytest.mark.parametrize("page", pages(Section.RIICHI), ids=lambda page: page.slug)
def test_both_languages_say_the_same_things(page: Page) -> None:
    es, en = page.markdown("es"), page.markdown("en")
    for pattern in (r"^## ", r"^\d\. ", r"^- ", r"^\| ", r"\{[a-z]+\}"):
        assert len(re.findall(pattern, es, re.MULTILINE)) == len(
            re.findall(pattern, en, re.MULTILINE)
        ), pattern
    assert sorted(TILES.findall(es)) == sorted(TILES.findall(en))
    assert LINK.findall(es) == LINK.findall(en)
    assert es.count("confirma") == en.count("confirm")
    for text in (page.title, page.summary, page.provenance):
        assert text.es
        assert text.en


@pytest.mark.parametrize("page", pages(Section.RIICHI), ids=lambda page: page.slug)
def test_tiles_can_be_read(page: Page) -> None:
    for text in TILES.findall(page.markdown("es")):
        assert read_hand(text)


def test_the_hand_of_the_introduction_wins_with_tanyao() -> None:
    (first,) = TILES.findall(pages(Section.RIICHI)[0].markdown("es"))
    assert "tanyao" in score(read_hand(first), Situation()).yaku


def test_what_is_said_of_kans_after_riichi_is_so() -> None:
    may = read_hand("222m 456p 789s 33z 67s")
    assert waits(may).kinds == (22, 25)
    assert closed_kan_after_riichi(may, tile(1)) is None
    may_not = read_hand("2223m 456p 789s 678p")
    assert waits(may_not).kinds == (0, 2, 3)
    assert closed_kan_after_riichi(may_not, tile(1)) is Refusal.WAITS_CHANGE


def text_of(slug: str, language: str = "es") -> str:
    return next(one for one in pages(Section.RIICHI) if one.slug == slug).markdown(language)


@pytest.mark.parametrize(
    ("slug", "start", "end"),
    [
        ("torneo", "## Tiempo", "## Mano muerta"),
        ("torneo", "## Errores sin castigo", "## Llegar tarde"),
        ("torneo", "## Sustituciones", ""),
        ("resultado-final", "4. **Penalizaciones**", "Quien acaba"),
        ("declarar-riichi", "El kan no permitido", "Tras el kan oculto"),
    ],
)
def test_what_is_only_of_2016_says_that_2025_is_not_confirmed(
    slug: str, start: str, end: str
) -> None:
    text = text_of(slug)
    part = text[text.index(start) : text.index(end) if end else len(text)]
    assert "onfirmar para 2025" in part


@pytest.mark.parametrize("language", ["es", "en"])
def test_abortive_draws_are_named_as_players_name_them(language: str) -> None:
    for name in ("kyuushu kyuuhai", "suufon renda", "suucha riichi"):
        assert name in text_of("introduccion", language)


def test_a_number_of_a_section_says_of_which_edition_it_is() -> None:
    for one in pages(Section.RIICHI):
        for text in one.provenance:
            assert "RCR (3." not in text
            assert "2025" in text or "3." not in text


def test_ippatsu_ends_with_a_go_around_and_not_with_a_turn() -> None:
    told = [
        text_of("declarar-riichi", "en"),
        next(one for one in terms() if one.id == "ippatsu").meaning.en,
        next(one for one in entries() if one.slug == "ippatsu").meaning.en,
    ]
    for text in told:
        assert "within the first go-around after" in text
        assert "first turn" not in text
