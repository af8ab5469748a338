"""What a hand waits for, and what to discard."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given, settings

from ligamahjong.mcr.advice import discards, is_complete, waits
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import score
from ligamahjong.table import Wind
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.notation.brackets import read_brackets
from support.mcr_wins import wins

if TYPE_CHECKING:
    from ligamahjong.mcr.advice import Wait
    from ligamahjong.tiles import Hand

NORTH = Circumstances(seat=Wind.NORTH)


def hand(text: str) -> Hand:
    return read_brackets(text).hand


def by_tile(found: tuple[Wait, ...]) -> dict[str, Wait]:
    return {str(tile(one.kind)): one for one in found}


def test_each_tile_has_its_value_drawn_and_claimed() -> None:
    found = by_tile(waits(hand("[123s,1][456s,2]78s55p567m"), NORTH))
    assert set(found) == {"6s", "9s"}
    nine = found["9s"]
    assert (nine.self_drawn.base, nine.claimed.base, nine.live) == (19, 18, 4)
    assert nine.claimed.is_legal
    assert not found["6s"].claimed.is_legal


def test_visible_tiles_are_not_left() -> None:
    held = hand("[123s,1][456s,2]78s55p567m")
    found = by_tile(waits(held, NORTH, visible=read_tiles("9s9s6s")))
    assert (found["9s"].live, found["6s"].live) == (2, 2)
    assert by_tile(waits(held, NORTH, visible=read_tiles("9s9s9s9s")))["9s"].live == 0


def test_the_last_one_of_its_kind_is_worth_more() -> None:
    held = hand("[123s,1][456s,2]78s55p567m")
    last = by_tile(waits(held, NORTH, visible=read_tiles("9s9s9s")))["9s"]
    assert (last.last, last.live, last.claimed.base) == (True, 1, 22)


def test_copies_in_the_hand_keep_a_tile_from_being_the_last_in_sight() -> None:
    held = hand("[123s,1][789s,2]78s55p567m")
    found = by_tile(waits(held, NORTH, visible=read_tiles("9s9s")))
    assert (found["9s"].last, found["9s"].live) == (True, 1)
    hidden = by_tile(waits(hand("[123s,1]99s55p567678m"), NORTH, visible=read_tiles("9s")))
    assert (hidden["9s"].last, hidden["9s"].live) == (False, 1)


def test_a_tile_that_cannot_come_is_not_the_last_of_its_kind() -> None:
    gone = by_tile(waits(read_hand("112233m445566p7s"), NORTH, visible=read_tiles("7s7s7s")))["7s"]
    open_three = by_tile(
        waits(
            read_hand("pon 111m pon 222p pon 333s pon 444m 5z"), NORTH, visible=read_tiles("555z")
        )
    )["5z"]
    for one in (gone, open_three):
        assert (one.last, one.live) == (False, 0)
        assert by_key("last_tile") not in one.claimed.fans


def test_fourteen_tiles_may_be_complete() -> None:
    assert is_complete(hand("[123s,1][456s,2]789s55p567m"))
    assert is_complete(read_hand("789s55p567m chi 123s chi 456s"))
    assert not is_complete(hand("[123s,1][456s,2]78s55p567mC"))
    equal = hand("EEEE22s55m3388p77s")
    assert is_complete(equal)
    assert not is_complete(equal, EMA.with_switches({"seven_pairs_equal_pairs": False}))


def test_a_tile_held_four_times_is_no_wait() -> None:
    assert set(by_tile(waits(hand("[9999s]78s55p567m123m"), NORTH))) == {"6s"}


def test_four_equal_tiles_as_two_pairs_wait_only_where_the_ruling_allows_them() -> None:
    held = hand("EEEE22s55m3388p7s")
    assert set(by_tile(waits(held, NORTH))) == {"7s"}
    apart = EMA.with_switches({"seven_pairs_equal_pairs": False})
    assert waits(held, NORTH, apart) == ()
    assert discards(hand("EEEE22s55m3388p7s9m"), NORTH, apart) == ()


def test_a_hand_that_waits_for_nothing_has_no_waits() -> None:
    assert waits(hand("[123s,1][456s,2]79s55p56mE"), NORTH) == ()


def test_the_best_discard_leaves_most_legal_tiles() -> None:
    found = discards(hand("[123s,1][456s,2]78s55p567mE"), NORTH)
    assert [str(tile(one.kind)) for one in found] == ["1z"]
    assert (found[0].live, found[0].live_drawn) == (4, 4)


def test_discards_are_in_order() -> None:
    found = discards(hand("[123s,1][456s,2]789s55p56m5m"), NORTH)
    ranks = [(one.live, one.live_drawn, one.points) for one in found]
    assert ranks == sorted(ranks, reverse=True)
    assert len({one.kind for one in found}) == len(found) > 1


def test_the_discarded_tile_is_in_sight() -> None:
    found = discards(hand("[123s,1][456s,2]789s5677m7m"), NORTH)
    seven = next(one for one in found if str(tile(one.kind)) == "7m")
    assert {str(tile(wait.kind)): wait.live for wait in seven.waits} == {"4m": 4, "7m": 1}


def test_a_hand_far_from_waiting_has_no_discard() -> None:
    assert discards(hand("1458m2269p3377sEC"), NORTH) == ()


@settings(max_examples=40)
@given(wins())
def test_a_won_hand_waits_for_its_tile_at_its_value(case: tuple[Hand, Circumstances]) -> None:
    whole, how = case
    assert whole.winning is not None
    before = whole._replace(winning=None)
    found = {one.kind: one for one in waits(before, how)}
    held = Counter(one.kind for one in before.everything)
    assert whole.winning.kind in found
    for kind, one in found.items():
        assert one.live == 4 - held[kind] > 0
    plain = Circumstances(seat=how.seat, prevalent=how.prevalent)
    waiting = found[whole.winning.kind]
    if not waiting.last:
        assert waiting.claimed.base == score(whole, plain, EMA).base
    assert whole.winning in {tile(w.kind) for d in discards(whole, how) for w in d.waits}
