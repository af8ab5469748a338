"""The kinds that fans are made of."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.facts import (
    DRAGONS,
    GREEN,
    OUTSIDE,
    REVERSIBLE,
    SUITED,
    SUITS,
    TERMINALS,
    WINDS,
    Facts,
    blocks,
    mask,
    numbers_in,
    ranks,
    unpacked,
)
from ligamahjong.tiles.notation.brackets import read_bracket_tiles
from ligamahjong.tiles.packing import units


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        (GREEN, "23468sF"),
        (REVERSIBLE, "1234589p245689sP"),
        (TERMINALS, "19m19p19s"),
        (WINDS, "ESWN"),
        (DRAGONS, "PFC"),
        (OUTSIDE, "19m19p19sESWNPFC"),
        (SUITED, "123456789m123456789p123456789s"),
        (SUITS[1], "123456789p"),
        (ranks(5, 6), "56m56p56s"),
    ],
)
def test_kinds(kinds: int, text: str) -> None:
    assert kinds == mask(*(one.kind for one in read_bracket_tiles(text)))


def test_a_pair_of_some_kinds() -> None:
    assert Facts(pair=27).has_pair_of(WINDS)
    assert not Facts(pair=31).has_pair_of(WINDS)
    assert not Facts().has_pair_of(OUTSIDE)


def test_sets_and_pair_as_kinds() -> None:
    hand = Facts(chows=(0, 0), pungs=mask(5), pair=8)
    assert [numbers_in(one) for one in blocks(hand)] == [(0, 1, 2), (0, 1, 2), (5,), (8,)]
    assert [numbers_in(one) for one in blocks(Facts(pungs=mask(5)))] == [(5,)]


def test_kinds_packed_and_as_bits() -> None:
    assert unpacked(units([3, 3, 33])) == (3, 3, 33)
    assert mask(3, 3, 33) == mask(33, 3)
