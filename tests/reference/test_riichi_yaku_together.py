"""What yaku pages say of yaku together: each pair is shown by a hand, and none that cannot be."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest

from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from pathlib import Path

HANDS: list[tuple[str, dict[str, Any]]] = [
    ("123m 456p 789s 22p 35s +4s", {"riichi": 1, "ippatsu": True}),
    ("123m 456p 789s 22p 35s +4s", {"riichi": 2, "ippatsu": True}),
    ("234m 567p 678s 99s 46m +5m", {"riichi": 1, "ippatsu": True, "chankan": True}),
    ("234m 567p 678s 99s 46m +5m", {"riichi": 1, "houtei": True}),
    ("123p 345s 123m 99m 67p +8p", {"riichi": 2, "tsumo": True, "haitei": True}),
    ("123p 345s 123m 99m 67p +8p", {"riichi": 1, "tsumo": True}),
    ("234p 234p 678m 55s 67s +8s", {}),
    ("234p 234s 678p 55s 34m +2m", {}),
    ("123s 456s 22m 345p 78s +9s", {}),
    ("22p 77p 33s 55m 66m 88m 4s +4s", {}),
    ("22p +2p 88s pon 555p pon 222m pon 777s", {}),
    ("234m 55z 78s +9s pon 666z pon 777z", {}),
    ("123s 55z 57s +6s pon 999s pon 666z", {}),
    ("123s 77s 57s +6s pon 999s pon 222z", {}),
    ("123s 77s 57s +6s pon 999s pon 111z", {}),
    ("33s 77s +7s pon 999s pon 222z pon 111z", {}),
    ("22p 22s +2s pon 555p pon 666z pon 777m", {}),
    ("11s 678m 567p 99s +9s ankan 3333m", {"tsumo": True, "rinshan": True}),
    ("99m 56p +7p minkan 4444p ankan 1111s minkan 3333z", {"tsumo": True, "rinshan": True}),
    ("99m 77p +7p minkan 4444p ankan 1111s minkan 3333z", {}),
    ("99m 56p +7p ankan 4444p ankan 1111s ankan 3333z", {}),
    ("11s 22s 55s 77s 99s 11z 2z +2z", {}),
    ("11s 22s 55s 77s 99s 44s 3s +3s", {}),
    ("11m 99m 11p 99s 22z 55z 7z +7z", {}),
    ("11m 99m 22z 55z 7z 33z 44z +7z", {}),
    ("123p 123s 789p 77z 12m +3m", {}),
    ("123p 123s 789p 11s 12m +3m", {}),
    ("123s 456s 78s 55z 222z +9s", {}),
    ("123s 456s 789s 22s 45s +6s", {}),
    ("123p 789s 111m 33z 77z +7z", {}),
    ("123s 789s 11z 77z 999s +7z", {}),
    ("444p 444m 33z 22s +2s pon 444s", {}),
    ("444p 444m 444s 33z 78p +9p", {}),
    ("222m 555p 999s 33z 67m +8m", {"tsumo": True}),
    ("222m 555p 999s 33z 88m +8m", {}),
    ("55z 22s +2s pon 666z pon 777z pon 999s", {}),
    ("111p 33z 11s +1s pon 222z pon 444z", {"seat": "E"}),
    ("111p 33z 11s +1s pon 777z pon 444z", {}),
    ("111p 33z 99p +9p pon 777z pon 444z", {}),
    ("223344p 667788s 5m +5m", {}),
    ("234p 234p 678s 67s 55m +8s", {}),
    ("112233p 77889p 55p +9p", {}),
    ("123p 789m 999s 11m 12p +3p", {}),
    ("123p 123p 789m 99s 78s +9s", {}),
    ("123m 123m 789m 44m 67m +8m", {}),
    ("111m 44m 88m +8m pon 666m pon 999m", {}),
]
SLUGS = {yaku.id: one.slug for one in entries() for yaku in one.yaku}
TOGETHER = sorted({tuple(sorted((one.slug, it))) for one in entries() for it in one.goes_with})
NEVER = {frozenset((one.slug, it)) for one in entries() for it in one.never_with}
DATA = {"tsumo": "menzen-tsumo", "sanshoku": "sanshoku-doujun", "doukou": "sanshoku-doukou"}
DATA |= {"iipeiko": "iipeikou", "ryanpeiko": "ryanpeikou", "chiitoi": "chiitoitsu"}


def counted(text: str, facts: dict[str, Any]) -> set[str]:
    given = {**facts, "seat": Wind(facts.get("seat", Wind.SOUTH))}
    found = score(read_hand(text), Situation(**given))
    return {SLUGS[yaku.id] for yaku in found.reading.yaku}


FOUND = [counted(*one) for one in HANDS]


@pytest.mark.parametrize("pair", TOGETHER, ids="+".join)
def test_what_goes_together_is_shown_by_some_hand(pair: tuple[str, str]) -> None:
    assert any({*pair} <= found for found in FOUND)


def test_what_cannot_be_together_is_in_no_hand() -> None:
    assert not [pair for pair in NEVER if any(pair <= found for found in FOUND)]
    assert not {frozenset(pair) for pair in TOGETHER} & NEVER


@pytest.mark.shared
def test_what_cannot_be_together_is_in_no_real_win(shared: Path) -> None:
    known = {one.slug for one in entries()}
    seen = set[str]()
    with gzip.open(shared / "data/hands/riichi_wins.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            named = json.loads(line).get("yaku", {})
            found = {DATA.get(one, one.replace("_", "-")) for one in named} & known
            seen |= found
            assert not [pair for pair in NEVER if pair <= found], found
    assert len(seen) > 25


def test_both_sides_say_it() -> None:
    by_slug = {one.slug: one for one in entries()}
    for one in entries():
        assert all(one.slug in by_slug[it].goes_with for it in one.goes_with)
        assert all(one.slug in by_slug[it].never_with for it in one.never_with)
        assert one.slug not in {*one.goes_with, *one.never_with}
        assert not (one.is_yakuman and (one.goes_with or one.never_with)), "nothing counts beside"
