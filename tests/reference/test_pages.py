from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from ligamahjong.drawing.layout import read_layout
from ligamahjong.reference.glossary import terms
from ligamahjong.reference.pages import Page, Section, page, pages

ALL = [one for section in Section for one in pages(section)]
MARK = re.compile(r"\[tiles:([^\]]*)\]")
HEADING = re.compile(r"^(#+) +(\S.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]+)\)")
PLACE = re.compile(r"^\{[^{}]+\}$", re.MULTILINE)


def name_of(one: Page) -> str:
    return f"{one.section}/{one.slug}"


@pytest.fixture(params=ALL, ids=name_of)
def found(request: pytest.FixtureRequest) -> Page:
    return request.param  # type: ignore[no-any-return]


def test_newcomers_find_what_they_need() -> None:
    assert [one.slug for one in pages(Section.MAHJONG)] == [
        "primera-partida",
        "fichas",
        "vientos",
        "muro",
        "historia",
        "organizaciones",
        "manuales",
    ]


@pytest.mark.parametrize("section", Section)
def test_every_file_is_a_page_and_every_page_has_both_files(section: Section) -> None:
    folder = files("ligamahjong.reference").joinpath("text", section.value)
    there = {file.name for file in folder.iterdir() if file.name.endswith(".md")}
    assert there == {f"{one.slug}.{code}.md" for one in pages(section) for code in ("es", "en")}
    assert len({one.slug for one in pages(section)}) == len(pages(section))


def test_the_green_book_is_called_so_in_english() -> None:
    labels = {one.edition for one in pages(Section.MCR) if one.edition.es}
    assert labels == {("Libro Verde (2006)", "Green Book (2006)")}


def test_nothing_is_left_untranslated(found: Page) -> None:
    for text in (found.title, found.summary, found.provenance):
        assert text.es.strip()
        assert text.en.strip()
    assert found.summary.es != found.summary.en
    assert found.provenance.es != found.provenance.en
    es, en = found.markdown("es"), found.markdown("en")
    assert len(es) > 200
    assert 0.6 < len(en) / len(es) < 1.6
    assert paragraphs(es) & paragraphs(en) == set()


def paragraphs(text: str) -> set[str]:
    """Those with words in them; headings may be the same name in both languages."""
    return {
        one
        for one in text.split("\n\n")
        if not one.startswith("#") and MARK.sub("", PLACE.sub("", one)).strip(" .,;:·\n")
    }


def test_both_languages_show_the_same(found: Page) -> None:
    es, en = found.markdown("es"), found.markdown("en")
    assert sorted(MARK.findall(es)) == sorted(MARK.findall(en))
    assert sorted(PLACE.findall(es)) == sorted(PLACE.findall(en))
    assert [len(one) for one, _ in HEADING.findall(es)] == [
        len(one) for one, _ in HEADING.findall(en)
    ]
    assert sorted(link.split("#")[0] for link in LINK.findall(es)) == sorted(
        link.split("#")[0] for link in LINK.findall(en)
    )


@pytest.mark.parametrize("language", ["es", "en"])
def test_tiles_can_be_read(found: Page, language: str) -> None:
    text = found.markdown(language)
    assert text.count("[tiles:") == len(MARK.findall(text))
    for marked in MARK.findall(text):
        read_layout(marked)


@pytest.mark.parametrize("language", ["es", "en"])
def test_headings_go_down_one_level_at_a_time(found: Page, language: str) -> None:
    levels = [1, *(len(one) for one, _ in HEADING.findall(found.markdown(language)))]
    assert 1 not in levels[1:]
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_links_are_of_the_site_and_without_language(found: Page) -> None:
    for language in ("es", "en"):
        for link in LINK.findall(found.markdown(language)):
            assert link.startswith(("/", "#", "https://")), link
            assert not link.startswith("/en/"), link


def test_there_is_no_page_of_another_name() -> None:
    assert page(Section.MAHJONG, "nada") is None
    assert page(Section.RIICHI, "vientos") is None


def text_of(section: Section, slug: str, language: str) -> str:
    found = page(section, slug)
    assert found is not None
    return found.markdown(language)


def test_what_is_said_to_win_is_the_same_on_every_page() -> None:
    for language, mode in (("es", "en {}"), ("en", "in {}")):
        first = text_of(Section.MAHJONG, "primera-partida", language)
        mcr, riichi = mode.format("MCR"), mode.format("Riichi")
        assert re.search(rf"\*\*Hu\*\* \({mcr}\) \w+ \*\*ron\*\* \({riichi}\)", first)
        assert "| *hu* |" in text_of(Section.MCR, "partida", language)
    mahjong = next(one for one in terms() if one.id == "mahjong")
    for meaning in mahjong.meaning:
        assert re.search(r"\bhu\b.*MCR.*\bron\b.*\btsumo\b.*Riichi", meaning), meaning


def test_the_character_of_the_suit_is_the_one_on_the_tiles() -> None:
    for language, also in (("es", "también escrito"), ("en", "also written")):
        assert f"万 ({also} 萬)" in text_of(Section.MAHJONG, "fichas", language)


@pytest.mark.parametrize(("language", "says"), [("es", "el tiempo se"), ("en", "time is up")])
def test_the_end_by_time_is_told_once(language: str, says: str) -> None:
    text = text_of(Section.MCR, "partida", language)
    assert text.count("MIL") == 1
    assert text.count(says) == 1
    assert "confirm" in text[text.index("MIL") :].split("\n")[0]


def test_scoring_elements_are_called_fans_and_yaku_from_the_first_page_on() -> None:
    for language in ("es", "en"):
        text = text_of(Section.MAHJONG, "primera-partida", language)
        row = next(line for line in text.splitlines() if "| 81" in line)
        assert "*fan" in row
        assert "*yaku*" in row
