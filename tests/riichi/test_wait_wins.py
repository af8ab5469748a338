"""What each wait of a hand wins."""

from __future__ import annotations

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact
from ligamahjong.riichi.wait_wins import wait_wins
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles

SOUTH = Situation(seat=Wind.SOUTH)


def points(found: tuple[object, ...]) -> list[int | None]:
    return [one.payments and one.payments.total for one in found]  # type: ignore[attr-defined]


def test_each_wait_by_discard_and_by_self_draw() -> None:
    found = wait_wins(read_hand("23456m33p456789s"), SOUTH)
    assert [(win.kind, win.left) for win in found] == [(0, 4), (3, 3), (6, 4)]
    assert [(points(win.ron), points(win.tsumo)) for win in found] == [([1000], [1500])] * 3


def test_a_wait_without_yaku_on_a_discard() -> None:
    found = wait_wins(read_hand("123m456p78s99m111s"), SOUTH)
    assert [(win.kind, points(win.ron), points(win.tsumo)) for win in found] == [
        (23, [None], [1100]),
        (26, [None], [1100]),
    ]


def test_what_is_not_known_leaves_several_results() -> None:
    found = wait_wins(
        read_hand("23456m33p456789s"), Situation(), [Fact.SEAT, Fact.RIICHI, Fact.URA, Fact.TSUMO]
    )
    assert points(found[0].ron) == [1000, 1500, 2000, 2900]


def test_tiles_that_are_seen_are_not_left() -> None:
    seen = read_tiles("1111m4m")
    known = SOUTH._replace(dora=read_tiles("4m"))
    found = wait_wins(read_hand("23456m33p456789s"), known, (), RCR_2025, seen=seen)
    assert [(win.kind, win.left) for win in found] == [(0, 0), (3, 1), (6, 4)]
    assert (found[0].ron, found[0].tsumo) == ((), ())


def test_the_wait_that_makes_the_yaku_wins_more() -> None:
    gap = wait_wins(read_hand("23m456p789s22m789m"), SOUTH)
    assert {win.kind: points(win.ron) for win in gap} == {0: [1000], 2: [None], 3: [1000]}
    dragons = wait_wins(read_hand("123m456p789s22m77z"), SOUTH)
    assert {win.kind: points(win.ron) for win in dragons} == {1: [None], 33: [1300]}
