"""What a complete hand without yaku lacks."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.nearest_yaku import Change, without_yaku
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import win_problems
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles


def changes(hand: str, known: Situation) -> list[tuple[str, int]]:
    found = without_yaku(read_hand(hand), known, RCR_2025)
    return [(one.change.value, one.score.points) for one in found.remedies]


def test_a_closed_hand_could_have_been_declared_or_drawn() -> None:
    assert changes("123m456p78s99m111s+9s", Situation(seat=Wind.SOUTH)) == [
        ("riichi", 1300),
        ("tsumo", 1100),
        ("chankan", 1300),
        ("houtei", 1300),
    ]


def test_a_tile_that_is_held_too_robs_no_kan() -> None:
    hand = "99m 22s +2s chi 123m chi 567s chi 789p"
    assert [name for name, _ in changes(hand, Situation())] == ["houtei"]


def test_an_open_hand_needs_the_last_tile_or_a_kan() -> None:
    hand = "22m 456p 78s +9s chi 123m chi 567s"
    assert [name for name, _ in changes(hand, Situation())] == ["chankan", "houtei"]
    assert [name for name, _ in changes(hand, Situation(tsumo=True))] == ["haitei"]
    with_kan = "22m 456p 78s +9s chi 123m minkan 1111s"
    assert [name for name, _ in changes(with_kan, Situation(tsumo=True))] == ["rinshan", "haitei"]


def test_yaku_that_an_open_hand_shows_and_may_not_count_are_told() -> None:
    hand = read_hand("223344m 99p 78s +9s chi 123p")
    found = without_yaku(hand, Situation(dora=read_tiles("8p")), RCR_2025)
    assert [yaku.id for yaku in found.closed_only] == ["iipeikou"]
    assert found.dora == 2


@pytest.mark.parametrize("tsumo", [False, True])
def test_every_remedy_is_a_win_that_can_be(*, tsumo: bool) -> None:
    hand = read_hand("22m 456p 78s +9s chi 123m minkan 1111s")
    known = Situation(tsumo=tsumo)
    found = without_yaku(hand, known, RCR_2025)
    others = {
        Change.RINSHAN: known._replace(rinshan=True),
        Change.CHANKAN: known._replace(chankan=True),
        Change.HAITEI: known._replace(haitei=True),
        Change.HOUTEI: known._replace(houtei=True),
    }
    assert len(found.remedies) == 2
    for change, score in found.remedies:
        assert not list(win_problems(hand, others[change]))
        assert score.reading.yaku
