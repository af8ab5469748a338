from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ligamahjong.errors import HandError
from ligamahjong.reference.riichi.yaku import Entry, Example, entries, entry
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import check_win
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand

WORTHS = Path(__file__).with_name("riichi_yaku_examples.csv")
"""What examples have under RCR 2025: han and fu, both 0 for a yakuman, and points in all."""
EXAMPLES = [
    (one, number, example)
    for one in entries()
    for number, example in enumerate(one.examples, start=1)
]
# From the list of yaku of EMA (RCR 2016 4.2): closed and open han, 13 a yakuman.
HAN = {
    "riichi": (1, 0),
    "ippatsu": (1, 0),
    "menzen-tsumo": (1, 0),
    "pinfu": (1, 0),
    "iipeikou": (1, 0),
    "tanyao": (1, 1),
    "yakuhai": (1, 1),
    "seat-wind": (1, 1),
    "round-wind": (1, 1),
    "rinshan": (1, 1),
    "chankan": (1, 1),
    "haitei": (1, 1),
    "houtei": (1, 1),
    "double-riichi": (2, 0),
    "chiitoitsu": (2, 0),
    "sanshoku-doujun": (2, 1),
    "ittsu": (2, 1),
    "chanta": (2, 1),
    "sanshoku-doukou": (2, 2),
    "sanankou": (2, 2),
    "sankantsu": (2, 2),
    "toitoi": (2, 2),
    "shousangen": (2, 2),
    "honroutou": (2, 2),
    "ryanpeikou": (3, 0),
    "honitsu": (3, 2),
    "junchan": (3, 2),
    "renhou": (5, 0),
    "chinitsu": (6, 5),
    "kokushi": (13, 0),
    "chuuren": (13, 0),
    "tenhou": (13, 0),
    "chiihou": (13, 0),
    "suuankou": (13, 0),
    "suukantsu": (13, 13),
    "ryuuiisou": (13, 13),
    "chinroutou": (13, 13),
    "tsuuiisou": (13, 13),
    "daisangen": (13, 13),
    "shousuushii": (13, 13),
    "daisuushii": (13, 13),
}


def test_the_29_yaku_and_12_yakuman_are_there_and_none_twice() -> None:
    assert [one.slug for one in entries()] == list(HAN)
    assert Counter(one.is_yakuman for one in entries()) == {False: 29, True: 12}


def test_every_yaku_of_the_engine_is_in_one_entry() -> None:
    assert Counter(yaku.id for one in entries() for yaku in one.yaku) == Counter([*YAKU])


@pytest.mark.parametrize("one", entries(), ids=lambda one: one.slug)
def test_han_are_those_of_the_book_and_of_the_engine(one: Entry) -> None:
    assert (one.closed, one.open) == HAN[one.slug]
    assert {(yaku.closed, yaku.open) for yaku in one.yaku} == {(one.closed, one.open)}


@pytest.mark.parametrize("one", entries(), ids=lambda one: one.slug)
def test_every_yaku_has_its_names_and_both_translations(one: Entry) -> None:
    assert all((one.name.es, one.name.en, one.name.romaji))
    assert any("\u3040" <= sign <= "\u9fff" for sign in one.name.ja)
    for text in (one.meaning, one.beside):
        assert text.es.endswith(".")
        assert text.en.endswith(".")
        assert text.es != text.en
    assert one.examples


@cache
def worths() -> dict[tuple[str, int, str], tuple[int, int, int]]:
    """By yaku, number of the example, and its hand."""
    with WORTHS.open(encoding="utf-8") as file:
        return {
            (row["yaku"], int(row["example"]), row["hand"]): (
                int(row["han"]),
                int(row["fu"]),
                int(row["points"]),
            )
            for row in csv.DictReader(file)
        }


def test_it_is_known_what_every_example_is_worth() -> None:
    assert list(worths()) == [(one.slug, number, example.text) for one, number, example in EXAMPLES]


@pytest.mark.parametrize(
    ("one", "number", "example"),
    EXAMPLES,
    ids=[f"{one.slug}: {example.text}" for one, _, example in EXAMPLES],
)
def test_every_example_is_legal_has_its_yaku_and_scores_as_stated(
    one: Entry, number: int, example: Example
) -> None:
    hand = example.hand
    check_win(hand, example.situation)
    found = score(hand, example.situation)
    assert {yaku.id for yaku in one.yaku} & set(found.yaku)
    worth = (0, 0) if found.reading.yakuman else (found.reading.han, found.reading.fu)
    assert (*worth, found.points) == worths()[one.slug, number, example.text]


def test_an_impossible_example_would_be_noticed() -> None:
    with pytest.raises(HandError):
        check_win(read_hand("11111p 234m 567m 88s 67s +5s"), Situation(seat=Wind.SOUTH))


def test_yaku_open_in_the_book_are_shown_closed_and_open_where_the_han_differ() -> None:
    differing = {"sanshoku-doujun", "ittsu", "honitsu", "junchan", "chinitsu"}
    for slug in differing:
        found = entry(slug)
        assert found is not None
        assert {example.hand.is_closed for example in found.examples} == {True, False}


def test_there_is_no_entry_of_a_name_that_is_none() -> None:
    assert entry("nagashi-mangan") is None
