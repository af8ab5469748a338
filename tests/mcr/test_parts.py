"""The parts of a reading, and the one that the winning tile completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.mcr.parts import Part, PartType, lay_out
from ligamahjong.mcr.scoring import count, score
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation.brackets import write_letters
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.tiles import Hand


def parts(text: str) -> tuple[Part, ...]:
    hand, how = win(text)
    return lay_out(score(hand, how).best, hand).parts


def written(part: Part) -> str:
    return write_letters(map(tile, part.kinds))


def test_sets_that_stand_come_before_those_apart() -> None:
    found = parts("[123s,1][EEEE]45655m78p9p|EE0000|0")
    assert [(written(part), part.type, part.apart) for part in found] == [
        ("456m", PartType.CHOW, False),
        ("789p", PartType.CHOW, False),
        ("55m", PartType.PAIR, False),
        ("123s", PartType.CHOW, True),
        ("EEEE", PartType.KONG, True),
    ]


@pytest.mark.parametrize(
    ("text", "completed"),
    [
        ("[123s,1][EEE,2]45655m78p9p|EE0000|0", "789p"),
        ("[123s,1][EEE,2]789p789m5m5m|EE0000|0", "55m"),
        ("[123s,1][EEE,2]46m55m789p5m|EE0000|0", "456m"),
        ("[567m,1][EEE,2]55m12p456p3p|EE0000|0", "123p"),
        ("22334455m77pEEEE|EE1000|0", "EE"),
        ("369s147p258mESWNP|EE0000|0", "P"),
        ("19s119p19mESWNFPC|EE0000|0", "C"),
        ("19s19p19mESWNFPCC|EE0000|0", "CC"),
        ("147s258m369pEEE5s5s|EE0000|0", "55s"),
        ("17s258m369pEEE55s4s|EE0000|0", "147s"),
    ],
)
def test_the_completed_part_is_known(text: str, completed: str) -> None:
    assert [written(part) for part in parts(text) if part.completed] == [completed]


def test_a_pung_that_a_discard_completes_is_not_concealed() -> None:
    claimed = parts("111s99p222m33444p9p|EE0000|0")
    drawn = parts("111s99p222m33444p9p|EE1000|0")
    assert [written(part) for part in claimed if part.is_pung and part.concealed] == [
        "222m",
        "444p",
        "111s",
    ]
    assert len([part for part in drawn if part.is_pung and part.concealed]) == 4


@given(wins())
def test_every_reading_has_all_tiles_and_one_completed_part(
    case: tuple[Hand, Circumstances],
) -> None:
    hand, how = case
    for counted in count(hand, how):
        layout = lay_out(counted, hand)
        kinds = sorted(kind for part in layout.parts for kind in part.kinds)
        assert kinds == sorted(one.kind for one in hand.everything)
        [completed] = [part for part in layout.parts if part.completed]
        assert layout.winning in completed.kinds
        concealed = [part for part in layout.parts if part.is_pung and part.concealed]
        assert len(concealed) == counted.facts.concealed_pungs
