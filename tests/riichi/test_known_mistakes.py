"""What other programs are known to have got wrong."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.editions import RCR_2016, TENHOU
from ligamahjong.riichi.explanation import Cause, explain
from ligamahjong.riichi.readings import Wait
from ligamahjong.riichi.shanten import shanten
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand
from support.riichi_wins import counted, situation, won


def test_an_edge_wait_has_its_two_fu() -> None:
    """A JavaScript library gave 30."""
    found = won("12p234567m55s678s+3p", riichi=1)
    assert (found.reading.wait, found.reading.fu) == (Wait.PENCHAN, 40)


def test_the_last_discard_counts_beside_ippatsu() -> None:
    """The same one dropped it."""
    found = won("234567m234p55s78s+6s", riichi=1, ippatsu=True, houtei=True)
    assert {"riichi", "ippatsu", "houtei"} <= set(found.yaku)


def test_a_pung_completed_by_a_discard_is_open_for_fu_beside_a_concealed_kong() -> None:
    """A Kotlin library took it for concealed as soon as anything lay apart: 8 instead of 4."""
    found = explain(read_hand("234m567p55s66z+6z ankan 1111m"), situation())
    sets = {item.of.kind: item.fu for item in found.fu if item.cause is Cause.SET and item.of}
    assert sets == {32: 4, 0: 32}


def test_honours_have_no_number_in_a_triple_pon() -> None:
    """The same one counted pungs of ones beside a pung of East."""
    assert "sanshoku_doukou" not in counted("111m111p567s22s11z+1z", tsumo=True)


@pytest.mark.parametrize("text", ["34456m678p22s567s+5m", "23345m678p22s567s+4m"])
def test_the_wait_is_the_best_of_those_it_can_be(text: str) -> None:
    """Python and TypeScript ones took the first set that has the winning tile."""
    assert "pinfu" in won(text, riichi=1).yaku


def test_a_closed_wait_is_taken_where_its_two_fu_are_worth_more() -> None:
    found = won("23345m111z567s88m+4m", tsumo=True)
    assert (found.reading.wait, found.reading.fu) == (Wait.KANCHAN, 40)


def test_an_open_hand_without_fu_has_30() -> None:
    """A Python one gave 20."""
    found = won("345678p22s67m+5m chi 234m")
    assert (found.reading.han, found.reading.fu, found.points) == (1, 30, 1_000)


def test_seven_pairs_and_orphans_are_found() -> None:
    """The same one found neither."""
    assert won("1122335577m99p2s+2s").yaku == {"chiitoitsu": 2}
    assert won("19m19p19s1234567z+1z").yaku == {"kokushi": 13}


def test_pungs_of_winds_count() -> None:
    """A TypeScript one knew dragons only."""
    assert won("222z234567m34p55s+2p").yaku == {"seat_wind": 1}


def test_two_pairs_of_equal_chows_are_no_seven_pairs() -> None:
    assert won("223344m667788p9s+9s").yaku == {"ryanpeikou": 3}


def test_a_red_five_counts_only_where_there_are_any() -> None:
    """A Rust one had no way to leave them out."""
    text = "23406m234p55s678s+7m"
    assert won(text, TENHOU, riichi=1).dora == 1
    assert won(text, RCR_2016, riichi=1).dora == 0


def test_yakuman_need_not_add_up() -> None:
    """Nor a way to have single ones."""
    text = "555z666z777z11z22z+2z"
    assert won(text, RCR_2016).points == 32_000
    assert won(text, TENHOU).points == 64_000


def test_ordinary_yaku_do_not_count_beside_a_yakuman_of_seven_pairs() -> None:
    assert won("1122334455667z+7z", riichi=1).yaku == {"tsuuiisou": 13}


def test_orphans_and_heaven_are_one_yakuman_here_and_two_there() -> None:
    facts = {"tsumo": True, "tenhou": True, "seat": Wind.EAST}
    assert won("19m19p19s1234567z+1z", RCR_2016, **facts).points == 48_000
    assert won("19m19p19s1234567z+1z", TENHOU, **facts).points == 96_000


def test_the_items_of_fu_of_equal_pungs_are_all_there() -> None:
    """A trainer left out the second of two pungs worth the same; another showed 4 for 8."""
    found = explain(read_hand("111m999m23p55s222z+4p"), situation(riichi=1))
    sets = [(item.of.kind, item.fu) for item in found.fu if item.cause is Cause.SET and item.of]
    assert sets == [(0, 8), (8, 8), (28, 8)]


def test_a_drawn_open_hand_needs_no_fu_for_its_openness() -> None:
    """One said «hand without fu» where it was the self-draw."""
    found = explain(read_hand("345678p22s67m+5m chi 234m"), situation(tsumo=True))
    assert [item.cause for item in found.fu] == [Cause.BASE, Cause.SELF_DRAW, Cause.ROUNDING]


def test_thirteen_tiles_with_four_of_the_own_wait() -> None:
    """Several gave 0."""
    assert shanten(read_hand("123456789m1111z")).least == 1


def test_haitei_does_not_come_with_rinshan() -> None:
    found = won("234p55s78s567m+6s ankan 1111m", tsumo=True, rinshan=True, haitei=True)
    assert "rinshan" in found.yaku
    assert "haitei" not in found.yaku


def test_a_yakuman_goes_before_a_counted_one_of_the_same_points() -> None:
    found = won("222444555666m7m+7m", TENHOU, tsumo=True, riichi=1, dora="1m3m")
    assert found.yaku == {"suuankou": 13}
