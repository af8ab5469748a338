"""The fans as content: complete, in both languages, with hands that are what they show."""

from __future__ import annotations

import csv
import json
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES, by_key
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import MINIMUM, equally_good, score
from ligamahjong.mcr.validation import check_win
from ligamahjong.reference.lookup import is_found_by
from ligamahjong.reference.mcr.fans import entries, entry
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.notation.brackets import read_bracket_tiles
from ligamahjong.wording.mcr.definitions import DEFINITIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.reference.mcr.fans import Entry, Example
    from ligamahjong.tiles import Tile

ALL = entries()
EXAMPLES = [one for found in ALL for one in found.examples]
PAIRS = Path(__file__).parent / "mcr_fan_pairs.csv"
SHOWN_BY_THE_WIKI = {
    1: "111z 222z 333z 444z",
    5: "3333s 3333m 8888p 7777z",
    9: "111z 222z 333z 44z",
    12: "111p 777p 888p 555s",
    14: "123p 123p 123p 123p",
    15: "666m 777m 888m 999m",
    16: "234m 345m 456m 567m",
    17: "4444m 5555m 2222s",
    23: "345m 345m 345m",
    24: "444s 555s 666s",
    28: "123456789s",
    30: "123m 234m 345m",
    32: "111s 111m 111p",
    38: "111z 333z 444z",
    39: "123s 456p 789m",
    41: "567s 567p 567m",
    42: "666p 777m 888s",
    51: "234m 345p 456s",
    54: "777z 666z",
    65: "555s 555m",
    69: "123p 123p",
    70: "567m 567p",
    71: "234s 567s",
    72: "123s 789s",
    73: "111s",
    77: "123m",
    78: "345p",
    79: "66p",
}
"""Tiles of the federation's wiki that are not a whole hand, by the number of the fan."""
BOOK = {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 6, 4: 4, 2: 10, 1: 13}
"""How many fans of each value the Green Book has."""


def named(one: Entry) -> str:
    return one.fan.key


def test_numbers_are_1_to_81_in_order() -> None:
    assert [one.number for one in ALL] == list(range(1, 82))


def test_values_are_those_of_the_book() -> None:
    assert Counter(one.fan.ema for one in ALL) == BOOK
    points = rules_of(EMA).points
    assert all(points[one.number] == one.fan.ema for one in ALL)


def test_one_melded_and_one_concealed_kong_stands_under_57() -> None:
    (other,) = [(one.number, two.key) for one in ALL for two in one.others]
    assert other == (57, "melded_and_concealed_kong")
    assert any(one.number == by_key("melded_and_concealed_kong") for one in EXAMPLES)


@pytest.mark.parametrize("one", ALL, ids=named)
def test_every_text_and_name_is_there_in_both_languages(one: Entry) -> None:
    assert one.about.es.endswith(".")
    assert one.about.en.endswith(".")
    assert one.about.es != one.about.en
    assert one.fan.spanish
    assert one.fan.english
    assert one.fan.chinese
    definition = DEFINITIONS[one.fan.key]
    assert definition.es != definition.en
    assert one.examples


def test_no_text_is_said_twice() -> None:
    texts = [text for one in ALL for text in one.about]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.text.replace(" ", ""))
def test_every_hand_is_possible_and_legal_and_counts_what_it_shows(one: Example) -> None:
    check_win(one.hand, one.how, EMA)
    found = score(one.hand, one.how, EMA)
    counted = set(found.fans) | ({FLOWER_TILES} if found.flowers else set())
    assert one.number in counted
    assert found.is_legal
    assert found.base >= MINIMUM


@pytest.mark.parametrize("one", ALL, ids=named)
def test_what_it_goes_with_is_not_excluded(one: Entry) -> None:
    excludes = rules_of(EMA).excludes
    assert len(set(one.goes_with)) == len(one.goes_with) > 0
    for other in one.goes_with:
        assert other != one.number
        assert other not in excludes[one.number]
        assert one.number not in excludes[other]


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("escalera pura", 28),
        ("PURE STRAIGHT", 28),
        ("清龙", 28),
        ("ultima ficha del muro", 44),
        ("Última", 58),
        ("viento propio", 61),
        ("three suited terminal", 29),
        ("28", 28),
        ("mano del pollo", 43),
        ("flores", 81),
        ("siete pares", 19),
        ("Pung de Terminales", 73),
        ("Two Dragons Pungs", 54),
        ("fichas cosidas", 35),
        ("Pungs escalonados puros", 24),
        ("All Honors", 11),
        ("All Honours", 11),
    ],
)
def test_names_in_any_language_find_it(query: str, number: int) -> None:
    found = entry(number)
    assert found is not None
    assert is_found_by(found.found_by, query)


def test_there_is_no_fan_0_or_82() -> None:
    assert entry(0) is None
    assert entry(82) is None


def pairs() -> list[tuple[str, str, str, str]]:
    """Each two fans of which one is said to go with the other, with a hand that has both."""
    rows = csv.DictReader(StringIO(PAIRS.read_text("utf-8")))
    return [(row["fan"], row["with"], row["hand"], row["how"]) for row in rows]


def test_every_two_that_go_together_have_a_hand_to_show_it() -> None:
    told = {(one.fan.key, FANS[other].key) for one in ALL for other in one.goes_with}
    assert {(one, other) for one, other, _, _ in pairs()} == told


def test_what_is_said_to_go_together_counts_together() -> None:
    for one, other, text, told in pairs():
        hand, how = read_hand(text), circumstances(told)
        check_win(hand, how, EMA)
        found = score(hand, how, EMA)
        counted = set(found.fans) | ({FLOWER_TILES} if found.flowers else set())
        assert {by_key(one), by_key(other)} <= counted, (one, other, text)
        assert found.is_legal


def circumstances(told: str) -> Circumstances:
    """Seat, prevalent wind, and each circumstance that a hand has."""
    seat, prevalent, *marks = told.split()
    return Circumstances(seat=Wind(seat), prevalent=Wind(prevalent), **dict.fromkeys(marks, True))


def test_beside_a_fan_without_a_list_it_is_said_what_does_not_count() -> None:
    assert {one.fan.key for one in ALL if one.beside} == {"knitted_straight", "chicken_hand"}


@pytest.mark.parametrize("number", SHOWN_BY_THE_WIKI)
def test_where_the_wiki_shows_tiles_an_example_has_them(number: int) -> None:
    shown = Counter(kinds(read_tiles(SHOWN_BY_THE_WIKI[number])))
    one = entry(number)
    assert one is not None
    assert any(shown <= Counter(kinds(example.hand.everything)) for example in one.examples)


@pytest.mark.shared
def test_the_hands_of_the_wiki_are_among_them(shared: Path) -> None:
    rows = json.loads((shared / "data/hands/mcr_seed_examples.json").read_text("utf-8"))
    ours = {kinds(one.hand.everything): one for one in EXAMPLES}
    for row in rows:
        one = ours[kinds(read_bracket_tiles(row["tiles"]))]
        wanted = {int(number): times for number, times in row["fans"].items()}
        lists = equally_good(one.hand, one.how, EMA)
        assert any(wanted.items() <= found.items() for found in lists), row["tiles"]


def kinds(tiles: Iterable[Tile]) -> tuple[int, ...]:
    return tuple(sorted(one.kind for one in tiles))


def test_keys_of_the_catalogue_are_all_used() -> None:
    used = {one.number for one in ALL} | {two.number for one in ALL for two in one.others}
    assert used == set(FANS)
