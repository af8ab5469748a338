"""How far a hand is from waiting."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.riichi.shanten import Shanten, least_shanten, shanten
from ligamahjong.riichi.waits import is_complete, waits
from ligamahjong.tiles import KINDS, Hand, Meld, MeldType, tile
from ligamahjong.tiles.notation import read_hand
from ligamahjong.tiles.packing import BITS, MOST, kinds_in, pack, units

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WALL = [kind for kind in KINDS for _ in range(4)]


@pytest.mark.parametrize(
    ("text", "sets", "pairs", "orphans"),
    [
        ("123456789m123p1z", 0, 6, 9),
        ("123456789m123p1z+1z", -1, 5, 8),
        ("1122335577m99p2s", 1, 0, 10),
        ("19m19p19s1234567z", 8, 6, 0),
        ("19m19p19s1234567z+1z", 7, 5, -1),
        ("19m19p19s1234567z+5m", 8, 6, 0),
        ("147m258p369s1234z", 8, 6, 7),
    ],
)
def test_sets_pairs_and_orphans(text: str, sets: int, pairs: int, orphans: int) -> None:
    assert shanten(read_hand(text)) == Shanten(sets, pairs, orphans)


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("123456789m1111z", 1),  # the fifth East does not exist
        ("1111m123p123s111z", 1),  # nor does that one of characters
        ("1111m123p123s1112z", 0),
        ("1111222233334z", 3),
        ("11112222333344z", 2),
        ("1111m2222p3333s4z", 2),
        ("111122223333m4z", 0),
        ("1111m111122233z", 1),
    ],
)
def test_four_of_a_kind(text: str, sets: int) -> None:
    assert shanten(read_hand(text)).sets == sets


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("123456m1p chi 123s chi 789s", 0),
        ("123456m11p chi 123s chi 789s", -1),
        ("1z pon 111m pon 222m pon 333m pon 444m", 0),
        ("4m chi 123s chi 789s pon 444m chi 123p", 1),  # its pair would be a fifth
        ("5m chi 123s chi 789s pon 444m chi 123p", 0),
        ("1z chi 123s chi 789s chi 123p ankan 1111z", 1),
        ("46m1z1z chi 123s chi 789s kakan 5555m", 1),  # the middle tile is gone
        ("46m1z1z chi 123s chi 789s kakan 5555p", 0),
    ],
)
def test_sets_that_lie_apart(text: str, sets: int) -> None:
    assert shanten(read_hand(text)) == Shanten(sets, None, None)


def test_the_nearest_counts() -> None:
    assert Shanten(3, 2, 9).least == 2
    assert Shanten(1, None, None).least == 1


def hands(number: int, seed: int) -> Iterator[list[int]]:
    """Random ones of thirteen and of fourteen tiles, and some of few kinds."""
    draw = random.Random(seed)
    for count in range(number):
        among = WALL if count % 3 else [kind for kind in WALL if draw.random() < 0.4]
        if count % 6 == 1:
            first = draw.choice((0, 9, 18))
            among = [kind for kind in WALL if kind >= 27 or first <= kind < first + 9]
        yield draw.sample(among if len(among) > 20 else WALL, 13 + count % 2)


def test_every_hand_as_mahjong_has_it() -> None:
    """``mahjong`` from PyPI, written by others."""
    peer = pytest.importorskip("mahjong.shanten").Shanten
    wrong = [
        kinds
        for kinds in hands(10_000, seed=7)
        if least_shanten(units(kinds))
        != peer.calculate_shanten([kinds.count(kind) for kind in KINDS])
    ]
    assert wrong == []


@given(st.permutations(WALL).map(lambda wall: wall[:14]))
def test_it_is_minus_one_for_a_complete_hand_and_no_other(kinds: Sequence[int]) -> None:
    packed = units(kinds)
    assert (least_shanten(packed) == -1) is is_complete(packed, 0)


@given(st.permutations(WALL).map(lambda wall: wall[:14]))
def test_one_tile_more_brings_at_most_one_step(kinds: Sequence[int]) -> None:
    fewer, more = units(kinds[:13]), units(kinds)
    assert least_shanten(fewer) - least_shanten(more) in {0, 1}


@given(st.permutations(WALL).map(lambda wall: wall[:13]), st.permutations(range(3)))
def test_suits_are_alike(kinds: Sequence[int], order: Sequence[int]) -> None:
    others = [kind if kind >= 27 else order[kind // 9] * 9 + kind % 9 for kind in kinds]
    assert least_shanten(units(others)) == least_shanten(units(kinds))


def beside_sets(number: int, seed: int) -> Iterator[Hand]:
    """Hands with sets that lie apart, in which few kinds are left."""
    draw = random.Random(seed)
    while number:
        first = draw.choice((0, 9, 18))
        low, other = draw.sample(range(7), 2)
        melds = [
            Meld(MeldType.CHI, (tile(first + low), tile(first + low + 1), tile(first + low + 2))),
            Meld(MeldType.KAKAN, (tile(first + other),) * 4),
            Meld(MeldType.PON, (tile(27 + low),) * 3),
        ][: draw.randint(1, 3)]
        held = [one.kind for meld in melds for one in meld.tiles]
        left = [kind for kind in WALL if first <= kind < first + 9 or kind >= 30]
        for kind in held:
            if kind in left:
                left.remove(kind)
        if all(held.count(kind) <= 4 for kind in held):
            number -= 1
            standing = draw.sample(left, 13 - 3 * len(melds))
            yield Hand(tuple(map(tile, standing)), tuple(melds))


@pytest.mark.unmeasured
def test_hands_with_sets_apart_against_their_waits() -> None:
    """Waiting is to be one tile from complete; one from waiting, to be able to become so."""
    near = {0: 0, 1: 0}
    for hand in beside_sets(250, seed=3):
        found = shanten(hand).sets
        if found in near:
            near[found] += 1
        assert (found == 0) is bool(waits(hand).kinds)
        if found > 0:
            assert (found == 1) is any(waits(after).kinds for after in one_step(hand))
    assert min(near.values()) > 8


def one_step(hand: Hand) -> Iterator[Hand]:
    """The hands that a draw and a discard can make."""
    packed = pack(hand.standing)
    everything = packed + sum(pack(meld.tiles) for meld in hand.melds)
    for drawn in KINDS:
        if everything >> BITS * drawn & MOST < 4:
            more = packed + (1 << BITS * drawn)
            for thrown in kinds_in(more):
                if thrown != drawn:
                    rest = more - (1 << BITS * thrown)
                    standing = [tile(k) for k in KINDS for _ in range(rest >> BITS * k & MOST)]
                    yield hand._replace(standing=tuple(standing))


def test_the_waits_of_a_hand_come_one_after_another() -> None:
    found = waits(read_hand("1112345678999m"))
    assert all(second - first == 1 for first, second in pairwise(found.kinds))
    assert len(found.kinds) == 9
