"""What holds for every hand, whatever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.riichi.editions import EDITIONS, RCR_2025
from ligamahjong.riichi.explanation import SetType, explain
from ligamahjong.riichi.scoring import readings, score
from ligamahjong.riichi.settlement import Table, Win, Wins, settle
from ligamahjong.riichi.validation import hand_problems, win_problems
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.tiles import Hand, Meld, tile
from ligamahjong.tiles.notation import read_hand, write_hand
from paired.riichi_hands import invented
from support.riichi_wins import of_numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Tile

Story = tuple[Hand, "Situation"]

WINS = st.integers(0, 2**32).map(lambda seed: of_numbers(next(invented(1, seed))))
RULES = st.sampled_from(list(EDITIONS.values()))
KINDS = st.integers(0, 33).map(tile)


def scored(win: Story, edition: Edition) -> Score:
    try:
        return score(*win, edition)
    except HandError:
        assume(False)
        raise


@given(WINS)
def test_the_hands_are_possible(win: Story) -> None:
    assert [*hand_problems(*win), *win_problems(*win)] == []


@given(WINS, RULES)
@example(of_numbers(next(invented(1, 358))), RCR_2025)  # renhou
def test_fu_add_up_one_item_for_each_set(win: Story, edition: Edition) -> None:
    scored(win, edition)
    found = explain(*win, edition)
    reading = found.score.reading
    if reading.yakuman or YAKU["renhou"] in reading.yaku:
        assert found.fu == ()
        return
    assert sum(item.fu for item in found.fu) == reading.fu
    assert all(item.fu for item in found.fu)
    of_sets = [item.of for item in found.fu if item.of and item.of.type is not SetType.PAIR]
    assert len(of_sets) == len(set(of_sets))
    worth = [one for one in found.sets if one.type in {SetType.PUNG, SetType.KONG}]
    if reading.division is not None:
        assert of_sets == worth


@given(WINS, RULES)
def test_every_tile_is_in_one_set(win: Story, edition: Edition) -> None:
    scored(win, edition)
    hand, _ = win
    kinds: list[int] = []
    for one in explain(*win, edition).sets:
        if one.type is SetType.CHOW:
            kinds += range(one.kind, one.kind + 3)
        else:
            kinds += [one.kind] * {"pung": 3, "kong": 4, "pair": 2, "single": 1}[one.type]
    assert sorted(kinds) == sorted(one.kind for one in hand.everything)


@given(WINS, RULES)
def test_one_set_was_completed_at_most(win: Story, edition: Edition) -> None:
    scored(win, edition)
    found = explain(*win, edition)
    assert sum(one.completed for one in found.sets) == 1


@given(WINS, RULES)
def test_no_reading_is_worth_more_than_the_chosen_one(win: Story, edition: Edition) -> None:
    best = scored(win, edition).reading
    for reading in readings(*win, edition):
        assert (reading.base, reading.yakuman, reading.han, reading.fu) <= (
            best.base,
            best.yakuman,
            best.han,
            best.fu,
        )


@given(WINS, RULES, st.integers(0, 3), st.integers(0, 4), st.integers(0, 4))
def test_what_is_paid_is_what_is_gained(
    win: Story, edition: Edition, discarder: int, honba: int, sticks: int
) -> None:
    found = scored(win, edition)
    situation = win[1]
    winner = "ESWN".index(situation.seat)
    assume(situation.tsumo or discarder != winner)
    outcome = Wins(
        (Win(winner, found.reading.base),),
        None if situation.tsumo else discarder,
        frozenset({winner} if situation.riichi else ()),
    )
    settled = settle(Table(honba=honba, sticks=sticks), outcome, edition)
    taken = (sticks + bool(situation.riichi)) * 1_000
    assert sum(settled.changes) == sticks * 1_000
    with_counters = score(win[0], situation._replace(honba=honba, sticks=sticks), edition)
    assert settled.changes[winner] == with_counters.points + taken - 1_000 * bool(situation.riichi)
    assert with_counters.sticks == sticks * 1_000


@given(WINS, RULES)
def test_drawing_the_tile_is_worth_at_least_as_much(win: Story, edition: Edition) -> None:
    hand, situation = win
    plain = situation._replace(rinshan=False, chankan=False, haitei=False, houtei=False)
    plain = plain._replace(tenhou=False, chiihou=False, renhou=False)
    on_a_discard = scored((hand, plain._replace(tsumo=False)), edition)
    drawn = score(hand, plain._replace(tsumo=True), edition)
    assert drawn.reading.base >= on_a_discard.reading.base


@given(WINS, RULES, KINDS)
def test_more_dora_are_never_worth_less(win: Story, edition: Edition, indicator: Tile) -> None:
    hand, situation = win
    before = scored(win, edition)
    after = score(hand, situation._replace(dora=(*situation.dora, indicator)), edition)
    assert after.points >= before.points
    assert set(after.yaku) == set(before.yaku) or after.reading.base > before.reading.base


@given(WINS, RULES, st.permutations(range(3)))
def test_suits_are_alike_but_for_all_green(
    win: Story, edition: Edition, order: Sequence[int]
) -> None:
    found = scored(win, edition)

    def other(one: Tile) -> Tile:
        if one.kind >= 27:
            return one
        return tile(order[one.kind // 9] * 9 + one.kind % 9, red=one.red)

    hand, situation = win
    assert hand.winning is not None
    changed = Hand(
        tuple(map(other, hand.standing)),
        tuple(Meld(meld.type, tuple(map(other, meld.tiles))) for meld in hand.melds),
        other(hand.winning),
    )
    moved = situation._replace(
        dora=tuple(map(other, situation.dora)), ura=tuple(map(other, situation.ura))
    )
    again = score(changed, moved, edition)
    if "ryuuiisou" not in found.yaku and "ryuuiisou" not in again.yaku:
        assert again.points == found.points
        assert again.yaku == found.yaku


@given(WINS)
def test_a_hand_written_and_read_is_the_same(win: Story) -> None:
    hand, _ = win
    again = read_hand(write_hand(hand))
    assert sorted(again.standing) == sorted(hand.standing)
    assert (again.melds, again.winning) == (hand.melds, hand.winning)


@given(WINS, RULES)
def test_the_order_of_tiles_and_sets_does_not_matter(win: Story, edition: Edition) -> None:
    found = scored(win, edition)
    hand, situation = win
    turned = hand._replace(standing=hand.standing[::-1], melds=hand.melds[::-1])
    assert score(turned, situation, edition) == found


@given(WINS)
def test_one_tile_less_is_no_hand(win: Story) -> None:
    hand, situation = win
    with pytest.raises(HandError, match="no complete hand"):
        score(hand._replace(standing=hand.standing[1:]), situation)
    assert readings(hand._replace(standing=hand.standing[1:]), situation) == []


def test_a_hand_without_a_winning_tile_is_not_scored() -> None:
    hand, situation = of_numbers(next(invented(1)))
    with pytest.raises(HandError) as caught:
        score(hand._replace(winning=None), situation)
    assert caught.value.facts["reason"] == "no-winning-tile"
