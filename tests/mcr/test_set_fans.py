"""All chows and pungs that a hand can have, against fans counted slowly from the principles."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.set_fans import CHOW_WAYS, PUNG_WAYS, chow_fans, pung_fans
from ligamahjong.tiles.packing import units
from support.mcr_slow import best_lists, chow_fans_of, pung_fans_of

LOWS = [kind for kind in range(27) if kind % 9 < 7]


def listed(ways: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]) -> list[tuple[int, ...]]:
    return [tuple(sorted(fan for fan, _ in way)) for way in ways]


@pytest.mark.parametrize(("many", "number"), [(2, 231), (3, 1771), (4, 10626)])
def test_all_multisets_of_chows(many: int, number: int) -> None:
    every = list(combinations_with_replacement(LOWS, many))
    assert len(every) == number
    for chows in every:
        # The one list that no book has: Two Terminal Chows beside Four Pure Shifted Chows is a
        # ruling, and counts only in a profile that has it so.
        ours = {
            tuple(n for n in fans if not (n == 72 and 16 in fans))
            for fans in listed(chow_fans(chows))
        }
        assert ours == best_lists(chow_fans_of(chows)), chows


@pytest.mark.parametrize(("many", "number"), [(2, 351), (3, 2925), (4, 17550)])
def test_all_sets_of_pungs(many: int, number: int) -> None:
    every = list(combinations(range(27), many))
    assert len(every) == number
    for pungs in every:
        assert set(listed(pung_fans(pungs))) == best_lists(pung_fans_of(pungs)), pungs


@pytest.mark.parametrize("sets", [(), (3,)])
def test_less_than_two_sets_form_nothing(sets: tuple[int, ...]) -> None:
    assert chow_fans(sets) == pung_fans(sets) == ((),)


def test_the_first_list_has_the_higher_fans() -> None:
    for chows in combinations_with_replacement(LOWS, 3):
        ways = listed(chow_fans(chows))
        assert ways == sorted(ways)


def test_a_way_names_the_sets_of_each_fan() -> None:
    ((straight, double), *_) = chow_fans((0, 3, 6, 6))
    assert (straight.fan, straight.sets) == (28, (0, 1, 2))
    assert (double.fan, double.sets) == (69, (2, 3))


def test_a_fan_that_counts_twice_is_one_bit_and_one_more() -> None:
    (worth, *_) = CHOW_WAYS[units([0, 0, 9, 9])]
    assert sorted(one.fan for one in worth.way) == [69, 69, 70]
    assert (worth.shown, worth.again) == (1 << 69 | 1 << 70, ((69, 1),))
    (worth,) = PUNG_WAYS[1 << 1 | 1 << 10 | 1 << 5 | 1 << 14]
    assert (worth.shown, worth.again) == (1 << 65, ((65, 1),))


def test_fans_of_sets_are_worth_the_same_in_both_practices() -> None:
    fans = {
        fan
        for chows in combinations_with_replacement(LOWS, 4)
        for fan in listed(chow_fans(chows))[0]
    }
    fans |= {65, 15, 24, 32, 42}
    assert all(FANS[number].ema == FANS[number].cn for number in fans)
    assert len(fans) == 17
