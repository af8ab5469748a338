from __future__ import annotations

import re

import pytest

from ligamahjong.drawing.layout import read_layout
from ligamahjong.reference.glossary import Scope, Term, in_order, terms
from ligamahjong.reference.lookup import folded

LONG_ENOUGH = 60
EUROPEAN = {"rcr", "ema"}
"""Initials of Europe, for which Asia has no word."""
CJK = re.compile(r"[぀-ヿ一-鿿]")


def found(query: str) -> list[str]:
    return [term.id for term in terms() if term.is_found_by(query)]


def test_there_are_enough_and_each_has_its_own_anchor() -> None:
    ids = [term.id for term in terms()]
    assert len(ids) >= LONG_ENOUGH
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", one) for one in ids)


@pytest.mark.parametrize(
    "wanted",
    [
        "furiten",
        "muro-muerto",
        "tenpai",
        "chombo",
        "honba",
        "kong",
        "pung",
        "chow",
        "fan",
        "han",
        "fu",
        "dora",
        "yaku",
        "uma",
        "palo",
        "cuarteto",
        "oculta",
        "expuesta",
        "mano-irregular",
        "jugada",
        "marcador-de-ronda",
        "haitei",
        "kandora",
        "haneman",
        "baiman",
        "sanbaiman",
        "kazoe-yakuman",
        "oka",
        "tobi",
        "ryanhan-shibari",
        "kyuushu-kyuuhai",
        "suufon-renda",
        "suucha-riichi",
        "mcr",
        "rcr",
        "ema",
    ],
)
def test_what_a_newcomer_hears_is_there(wanted: str) -> None:
    assert wanted in {term.id for term in terms()}


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.id)
def test_nothing_is_left_untranslated(term: Term) -> None:
    for text in (*term.name, *term.meaning):
        assert text == text.strip() != ""
    assert term.meaning.es != term.meaning.en
    assert term.meaning.es.endswith(".")
    assert term.meaning.en.endswith(".")
    marks = re.findall(r"\[tiles:([^\]]*)\]", term.meaning.es)
    assert marks == re.findall(r"\[tiles:([^\]]*)\]", term.meaning.en)
    for marked in marks:
        read_layout(marked)


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.id)
def test_words_of_asia_are_written_and_read(term: Term) -> None:
    assert bool(term.ja or term.zh) is (term.id not in EUROPEAN)
    for word in filter(None, (term.ja, term.zh)):
        assert CJK.search(word.characters)
        assert word.reading
        assert not CJK.search(word.reading)


def test_no_two_terms_have_the_same_name() -> None:
    for language in ("es", "en"):
        names = [term.name.of(language) for term in terms()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("furiten", ["furiten"]),
        ("FURITEN ", ["furiten"]),
        ("muro muerto", ["muro-muerto"]),
        ("dead wall", ["muro-muerto"]),
        ("王牌", ["muro-muerto"]),
        ("wangpai", ["muro-muerto"]),
        ("wángpái", ["muro-muerto"]),
        ("ryūkyoku", ["mano-agotada", "empate-abortivo"]),
        ("13 huérfanos", ["trece-huerfanos"]),
        ("Menzenchin", ["cerrada"]),
        ("viento prevalente", ["viento-de-ronda"]),
        ("mano del pollo", ["mano-vacia"]),
        ("secuencia", ["escalera"]),
        ("siete pares", ["siete-parejas"]),
        ("palito", ["palillo-de-riichi", "tenbo"]),
        ("no such word", []),
    ],
)
def test_a_term_is_found_by_its_name_in_any_language(query: str, expected: list[str]) -> None:
    assert found(query) == expected


def test_an_empty_query_finds_all() -> None:
    assert len(found("")) == len(terms())


@pytest.mark.parametrize("language", ["es", "en"])
def test_order_is_that_of_names_without_accents(language: str) -> None:
    names = [folded(term.name.of(language)) for term in in_order(language)]
    assert names == sorted(names)
    assert len(names) == len(terms())


def test_rules_have_their_own_terms_and_the_common_ones() -> None:
    by_id = {term.id: term for term in terms()}
    assert [by_id["furiten"].concerns(scope) for scope in Scope] == [True, False, True]
    assert [by_id["fan"].concerns(scope) for scope in Scope] == [True, True, False]
    assert [by_id["muro"].concerns(scope) for scope in Scope] == [True, True, True]


@pytest.mark.parametrize("id_", ["siete-parejas", "trece-huerfanos", "tanyao", "pinfu"])
def test_a_hand_of_both_rule_sets_leads_to_both(id_: str) -> None:
    term = next(one for one in terms() if one.id == id_)
    assert term.page.startswith("/reglas/riichi/yaku/")
    assert term.mcr_page.startswith("/reglas/mcr/jugadas/")


@pytest.mark.parametrize(
    ("id_", "ja", "zh"),
    [
        ("robo-de-kong", "搶槓", "抢杠和"),
        ("tanyao", "断幺九", "断幺"),
        ("terminal-u-honor", "幺九牌", "幺九牌"),
        ("kanchan", "嵌張", "嵌张"),
    ],
)
def test_characters_are_those_of_the_federation(id_: str, ja: str, zh: str) -> None:
    term = next(one for one in terms() if one.id == id_)
    assert term.ja is not None
    assert term.zh is not None
    assert (term.ja.characters, term.zh.characters) == (ja, zh)
