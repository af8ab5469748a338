"""Who may not win on a discard, and why."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.furiten import Furiten, furiten
from ligamahjong.riichi.waits import Waits, waits
from ligamahjong.tiles.notation import read_hand, read_tiles

TWO_SIDED = waits(read_hand("23m33p456789s111z"))


def kinds(text: str) -> list[int]:
    return [one.kind for one in read_tiles(text)]


def test_who_has_discarded_no_tile_waited_for_may_win() -> None:
    assert furiten(TWO_SIDED, kinds("235m9p")) is None


def test_any_of_the_waits_among_the_own_discards() -> None:
    assert furiten(TWO_SIDED, kinds("9p4m")) is Furiten.DISCARD


def test_red_fives_are_fives() -> None:
    five = waits(read_hand("46m33p456789s111z"))
    assert furiten(five, kinds("0m")) is Furiten.DISCARD


def test_a_tile_let_pass_counts_until_the_next_draw() -> None:
    assert furiten(TWO_SIDED, [], passed_in_turn=kinds("1m")) is Furiten.TURN
    assert furiten(TWO_SIDED, [], passed_in_turn=kinds("2m")) is None


def test_a_tile_let_pass_after_riichi_counts_to_the_end() -> None:
    assert furiten(TWO_SIDED, [], passed_after_riichi=kinds("1m")) is Furiten.RIICHI


def test_the_longest_lasting_reason_is_given() -> None:
    given = {"passed_in_turn": kinds("1m"), "passed_after_riichi": kinds("1m")}
    assert furiten(TWO_SIDED, kinds("1m"), **given) is Furiten.DISCARD
    assert furiten(TWO_SIDED, [], **given) is Furiten.RIICHI


def test_who_waits_for_nothing_is_not_furiten() -> None:
    assert furiten(Waits((), ()), range(34), passed_in_turn=range(34)) is None


@pytest.mark.parametrize("held", [(27,), ()])
def test_a_wait_for_tiles_one_holds_is_a_wait(held: tuple[int, ...]) -> None:
    found = furiten(Waits((), held), [], passed_in_turn=[27])
    assert found is (Furiten.TURN if held else None)
