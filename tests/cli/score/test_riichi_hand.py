"""What the options of ``liga score riichi`` say and leave open."""

from __future__ import annotations

import pytest

from ligamahjong.cli.score.riichi_hand import hand_record, unknown_facts
from ligamahjong.formats.riichi_records import read_part_record
from ligamahjong.riichi.unknown import Fact
from ligamahjong.table import Wind

NOTHING: dict[str, object] = {
    "tsumo": None,
    "seat": None,
    "round": None,
    "riichi": None,
    "double_riichi": False,
    "ippatsu": False,
    "dora": (),
    "ura": (),
    "honba": 0,
    "sticks": 0,
}


@pytest.mark.parametrize(
    ("said", "unknown"),
    [
        ({}, list(Fact)),
        ({"tsumo": False, "seat": Wind.SOUTH}, [Fact.ROUND, Fact.RIICHI, Fact.URA]),
        ({"riichi": False}, [Fact.TSUMO, Fact.SEAT, Fact.ROUND, Fact.URA]),
        ({"double_riichi": True}, [Fact.TSUMO, Fact.SEAT, Fact.ROUND, Fact.URA]),
        ({"riichi": True, "ura": ("4p",)}, [Fact.TSUMO, Fact.SEAT, Fact.ROUND]),
    ],
)
def test_what_is_not_said_is_not_known(said: dict[str, object], unknown: list[Fact]) -> None:
    assert list(unknown_facts({**NOTHING, **said})) == unknown


def test_what_is_said_becomes_a_record() -> None:
    said = {
        **NOTHING,
        "tsumo": True,
        "seat": Wind.WEST,
        "double_riichi": True,
        "ippatsu": True,
        "dora": ("4p", "1z"),
        "honba": 3,
    }
    record = hand_record("33m123m123s456s78s+9s", said)
    assert record == {
        "hand": "33m123m123s456s78s+9s",
        "riichi": 2,
        "tsumo": True,
        "seat": "W",
        "ippatsu": True,
        "dora": ["4p", "1z"],
        "ura": [],
        "honba": 3,
        "sticks": 0,
    }
    _, situation, _ = read_part_record(record)
    assert (situation.riichi, situation.seat, len(situation.dora)) == (2, Wind.WEST, 2)
