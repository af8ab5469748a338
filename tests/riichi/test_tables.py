"""The tables of a site that is asked for any hands do not grow for ever."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from ligamahjong.riichi import readings, recognition
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.tiles import Hand, kept, tile

if TYPE_CHECKING:
    import pytest

MOST = 20


def _won(draw: random.Random) -> Hand:
    """Four sets and a pair, of no kind more than four."""
    kinds = [0] * 5
    while max(map(kinds.count, kinds)) > 4:
        kinds = _drawn(draw)
    return Hand(tuple(sorted(tile(kind) for kind in kinds[:-1])), winning=tile(kinds[-1]))


def _drawn(draw: random.Random) -> list[int]:
    kinds: list[int] = []
    for _ in range(4):
        low = draw.choice([start + rank for start in (0, 9, 18) for rank in range(7)])
        kinds += [low, low + 1, low + 2] if draw.random() < 0.6 else [draw.randrange(34)] * 3
    return kinds + [draw.randrange(34)] * 2


def test_many_hands_do_not_fill_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_KEPT", MOST)
    tables: list[dict[Any, Any]] = [
        readings._CHARACTERS,
        readings._HONOURS,
        recognition.BY_MAKE_UP,
        recognition.BY_CHOWS,
        recognition.BY_PUNGS,
        recognition.HAN_IF_CLOSED,
    ]
    for table in tables:
        table.clear()
    draw = random.Random(5)
    scored = [score(_won(draw), Situation(riichi=True), RCR_2025).points for _ in range(800)]
    assert len(set(scored)) > 5
    assert all(len(table) <= MOST for table in tables)
