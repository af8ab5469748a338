"""Portions of a hand and how they are put together."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.facts import Wait, mask
from ligamahjong.mcr.portions import (
    APART,
    CONCEALED_KONG,
    COUNT,
    DIVIDED,
    LOOSE,
    MANY_PAIRS,
    MELDED_KONG,
    ONE_PAIR,
    OPEN_PUNG,
    PLACED,
    chows_in,
    made_of,
    pair_in,
    pungs_in,
    undivided,
)
from ligamahjong.tiles import MeldType
from ligamahjong.tiles.packing import units


def test_sets_and_pair_of_portions_add_up() -> None:
    whole = made_of((0, 0), mask(3)) + made_of((9,), mask(33), 30)
    assert chows_in(whole) == units([0, 0, 9])
    assert pungs_in(whole) == mask(3, 33)
    assert pair_in(whole) == 30
    assert pair_in(made_of((0,), 0)) == -1


@pytest.mark.parametrize("pairs", range(5))
def test_a_sum_tells_how_many_pairs_there_are(pairs: int) -> None:
    whole = made_of((0,), mask(33)) + pairs * made_of((), 0, 33)
    assert (whole & MANY_PAIRS == ONE_PAIR) is (pairs == 1)
    assert chows_in(whole) == units([0])
    assert pungs_in(whole) == mask(33)


def test_a_suit_is_divided_once_in_each_way() -> None:
    four_and_two = units([0, 0, 0, 0, 1, 2])
    assert [one.made for one in DIVIDED[0][four_and_two]] == [made_of((0,), mask(0))]
    assert [one.made for one in DIVIDED[1][units([0, 1, 2])]] == [made_of((9,), 0)]
    assert DIVIDED[3][units([0, 1, 2])] == ()
    (empty,) = DIVIDED[2][0]
    assert (empty.made, empty.shown) == (0, undivided(()).shown)


def test_a_winning_tile_completes_each_set_in_which_it_is() -> None:
    three = units([0, 1, 2])
    assert [(one.wait, one.claimed) for one in PLACED[three, 2, False]] == [(Wait.EDGE, 0)]
    assert [(one.wait, one.claimed) for one in PLACED[three, 1, True]] == [(Wait.CLOSED, 0)]
    assert PLACED[three, 3, False] == ()
    assert [one.claimed for one in PLACED[units([0, 0, 0]), 27, False]] == [1]


@pytest.mark.parametrize(
    ("type_", "claimed", "open_pung", "melded_kong", "concealed_kong"),
    [
        (MeldType.CHI, 1, 0, 0, 0),
        (MeldType.PON, 1, 1, 0, 0),
        (MeldType.MINKAN, 1, 1, 1, 0),
        (MeldType.KAKAN, 1, 1, 1, 0),
        (MeldType.ANKAN, 0, 0, 0, 1),
    ],
)
def test_what_sets_that_lie_apart_count_as(
    type_: MeldType, claimed: int, open_pung: int, melded_kong: int, concealed_kong: int
) -> None:
    counts = APART[type_, 0].counts
    assert counts & COUNT == claimed
    assert counts >> OPEN_PUNG & COUNT == open_pung
    assert counts >> MELDED_KONG & COUNT == melded_kong
    assert counts >> CONCEALED_KONG == concealed_kong
    assert APART[type_, 0].tiles == (
        units([0, 1, 2]) if type_ is MeldType.CHI else (4 if type_.is_kan else 3)
    )


def test_a_portion_leaves_possible_what_it_does_not_spoil() -> None:
    all_pungs, all_chows, outside = (
        1 << by_key(key) for key in ("all_pungs", "all_chows", "outside_hand")
    )
    chow, pung = APART[MeldType.CHI, 0].shown, APART[MeldType.PON, 4].shown
    both = all_chows | all_pungs | outside
    assert chow & both == all_chows | outside
    assert pung & both == all_pungs
    assert LOOSE[0][0].shown == undivided(()).shown
