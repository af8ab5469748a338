"""The tiles that complete a hand, against trying all 34."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.mcr.facts import numbers_in
from ligamahjong.mcr.readings import readings
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.tiles import KINDS
from ligamahjong.tiles.notation.brackets import read_bracket_tiles
from ligamahjong.tiles.packing import BITS, kinds_in, pack, units
from paired.mcr_hands import invented


def completed_slowly(packed: int, melds: int) -> list[int]:
    return [kind for kind in KINDS if any(readings(packed + (1 << BITS * kind), melds))]


@settings(max_examples=200)
@given(st.integers(0, 10**9), st.data())
def test_every_tile_that_completes_a_hand_is_found(seed: int, data: st.DataObject) -> None:
    (won,) = invented(1, seed)
    gone = data.draw(st.sampled_from(list(kinds_in(won.hand.concealed))))
    before = won.hand.concealed - (1 << BITS * gone)
    melds = len(won.hand.melds)
    assert list(numbers_in(completing_kinds(before, melds))) == completed_slowly(before, melds)


@settings(max_examples=200)
@given(st.lists(st.integers(0, 8), min_size=13, max_size=13), st.integers(0, 4))
def test_in_one_suit_too(kinds: list[int], melds: int) -> None:
    kinds = sorted(kinds)[: 13 - 3 * melds]
    if any(kinds.count(kind) > 4 for kind in kinds):
        return
    packed = units(kinds)
    assert list(numbers_in(completing_kinds(packed, melds))) == completed_slowly(packed, melds)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("1112345678999m", range(9)),
        ("19m19p19sESWNPFC", (0, 8, 9, 17, 18, 26, *range(27, 34))),
        ("19m19p19sESWNPFF", (33,)),
        ("147m258p36sESWNP", (26, 32, 33)),
        ("147m258p36sCCCEE", (26,)),
        ("147m258p369sCCEE", (27, 33)),
        ("147m258p369sCC45m", (2, 5)),
        ("1122m3344p5566s7s", (24,)),
        ("112233m445566p7s", (24,)),
        ("445566m2277779s", (25, 26)),
        ("1122m3344p5567s8s", ()),
    ],
)
def test_what_some_hands_wait_for(text: str, kinds: tuple[int, ...]) -> None:
    assert numbers_in(completing_kinds(pack(read_bracket_tiles(text)), 0)) == tuple(kinds)


def test_two_equal_pairs_are_no_wait_where_they_are_not_allowed() -> None:
    packed = pack(read_bracket_tiles("222m44m66p88s11sEE"))
    assert numbers_in(completing_kinds(packed, 0)) == (1,)
    assert completing_kinds(packed, 0, equal_pairs=False) == 0
    packed = pack(read_bracket_tiles("2222m66p88s11sEE4m"))
    assert numbers_in(completing_kinds(packed, 0)) == (3,)
    assert completing_kinds(packed, 0, equal_pairs=False) == 0
