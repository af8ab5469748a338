"""The tables of a site that is asked for any tiles do not grow for ever."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.portions import DIVIDED, PLACED
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.readings import readings_laid
from ligamahjong.mcr.rulings import decided, deciding_switch
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.tiles import kept
from ligamahjong.tiles.packing import units

if TYPE_CHECKING:
    import pytest

MOST = 50


def test_hands_that_are_none_do_not_fill_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    from ligamahjong.mcr import readings, waits  # noqa: PLC0415 - their private tables

    monkeypatch.setattr(kept, "MOST_KEPT", MOST)
    tables: list[dict[Any, Any]] = [
        *DIVIDED,
        PLACED,
        readings.SEQUENCES_HELD,
        waits._CHARACTERS,
        waits._HONOURS,
    ]
    for table in tables:
        table.clear()
    tiles, draw = [kind for kind in range(34) for _ in range(4)], random.Random(7)
    for _ in range(600):
        hand = draw.sample(tiles, 14)
        readings_laid(units(hand), 0, hand[-1], drawn=True, profile=EMA)
        completing_kinds(units(hand[:-1]), 0)
    assert all(len(table) <= MOST for table in tables)


def test_profiles_of_which_there_are_many_are_forgotten() -> None:
    for cap in range(300):
        rules_of(decided(EMA, {"cap": cap}))
    known = rules_of.cache_info()
    assert known.currsize <= (known.maxsize or 0) == 256
    assert deciding_switch.cache_info().maxsize == 4096
