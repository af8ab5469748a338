from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.tiles import KINDS, tile
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.tiles.packing import (
    ALL_KINDS,
    RED_SHIFT,
    count,
    kinds_in,
    pack,
    suit_keys,
    units,
)

WALL = [kind for kind in KINDS for _ in range(4)]
SOME = st.permutations(WALL).flatmap(lambda wall: st.integers(0, 18).map(lambda n: wall[:n]))


@given(SOME)
def test_counts_come_back(kinds: list[int]) -> None:
    packed = units(kinds)
    assert packed == pack([tile(kind) for kind in kinds])
    assert [count(packed, kind) for kind in KINDS] == [kinds.count(kind) for kind in KINDS]
    assert list(kinds_in(packed)) == sorted(set(kinds))


@given(SOME)
def test_suits_lie_side_by_side(kinds: list[int]) -> None:
    suits = [[kind - start for kind in kinds if start <= kind < start + 9] for start in (0, 9, 18)]
    honours = [kind - 27 for kind in kinds if kind >= 27]
    assert suit_keys(units(kinds)) == tuple(units(some) for some in (*suits, honours))


def test_flowers_and_redness_are_left_out() -> None:
    assert pack(read_tiles("0m5m1f")) == units([4, 4])


def test_marks_tell_the_red_fives_too() -> None:
    mark = sum(one.mark for one in read_tiles("0m5m0p0s1z"))
    assert mark >> RED_SHIFT == 3
    assert mark & ALL_KINDS == units([4, 4, 13, 22, 27])
