"""What other programs got wrong at some time, and is right here; as China counts, if not said."""

from __future__ import annotations

from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.scoring import equally_good, score
from support.mcr_wins import win

SINGLE_WAIT, CLOSED_WAIT = 79, 78


def total(text: str) -> int:
    return score(*win(text), CN).total


def fans(text: str) -> dict[int, int]:
    return score(*win(text), CN).fans


def test_three_shifted_pungs_and_any_fourth_are_not_four_shifted_pungs() -> None:
    assert total("[333s,1][8888s][444s,1]2226s6s|EN1000|0") == 150
    assert total("[888m,2][555m,3]33444mPP3m|WS0000|0") == 36


def test_the_last_tile_is_not_self_drawn_too_in_hands_without_sets() -> None:
    assert total("1122334556677p4p|NN1010|1") == 97
    assert 80 not in fans("19m19p19sESNPFC1mW|EE1010|0")
    assert 80 not in fans("CENPW7m63s85p9s41mF|ES1010|0")


def test_a_tile_all_of_which_one_holds_is_still_a_wait() -> None:
    assert total("1234444678m456p1m|NE1000|0") == 8
    assert not {SINGLE_WAIT, CLOSED_WAIT} & {*fans("[1111m]23345m22333s4m|WE0000|1")}


def test_a_wait_beside_a_knitted_straight_can_be_read_outside_it() -> None:
    hand, how = win("258m14788s23469p3p|EE0000|0")
    assert (score(hand, how, CN).total, score(hand, how, EMA).total) == (17, 16)


def test_equal_ways_to_count_are_all_found() -> None:
    hand, how = win("[777s,1]888m6777889p7p|EN1000|0")
    lists = equally_good(hand, how, CN)
    waits = [one for found in lists for one in found if one in range(77, 80)]
    assert sorted(waits) == [77, 78, 79]
    assert lists[0] == score(hand, how, CN).fans


def test_chicken_hand_needs_every_reading_to_be_worth_nothing() -> None:
    found = score(*win("[567s,1]44478m456pFF6m|NE0000|0"), CN)
    assert (found.fans, found.total, found.is_legal) == ({51: 1}, 6, False)


def test_a_pung_completed_by_a_discard_is_not_concealed() -> None:
    text = "[123s,1]EE444s34m666p5m|ES0000|0"
    assert 66 in fans(text)
    assert 66 not in fans("[123s,1]EE44s345m666p4s|ES0000|0")
    assert 66 in fans("[123s,1]EE44s345m666p4s|ES1000|0")


def test_seven_pairs_may_hold_four_equal_tiles() -> None:
    assert fans("22224477m11338p8p|EE0000|0") == {19: 1, 64: 1, 75: 1, 76: 1}


def test_all_chows_and_all_types_count_beside_a_knitted_straight() -> None:
    assert 63 in fans("258m14788s23469p3p|EE0000|0")
    assert 52 in fans("258m369s147pWWCCC|EE0000|0")


def test_out_with_replacement_is_no_last_tile_claim() -> None:
    assert fans("[555m,1]WW789s123p67s8s|EE0010|0") == {45: 1}


def test_nine_gates_implies_no_honours() -> None:
    assert 76 not in fans("1112345678999m3m|EE0000|0")


def test_one_melded_and_one_concealed_kong_is_one_fan() -> None:
    hand, how = win("[789m,1][6666m,1][3333s]FF67p5p|EE0000|0")
    assert score(hand, how, EMA).fans == score(hand, how, CN).fans == {82: 1}
    assert (score(hand, how, EMA).total, score(hand, how, CN).total) == (6, 5)


def test_a_set_joined_already_makes_no_further_short_straight() -> None:
    # 123 456 789 and 456: Pure Straight, and the fourth chow once.
    assert fans("[456m,1]PP12345679m8m|EE0000|0") == {28: 1, 50: 1, 69: 1, 78: 1}


def test_a_wait_for_several_tiles_has_no_wait_fan() -> None:
    assert not {77, 78, 79} & {*fans("[333p,1]2345m678s666p2m|EE0000|0")}
    assert not {77, 78, 79} & {*fans("445566m2277779s8s|EE0000|0")}


def test_claims_in_any_order_make_three_suited_terminal_chows() -> None:
    for order in (
        "[789s,1][123m,1][123s,1]",
        "[123s,1][123m,1][789s,1]",
        "[123m,1][789s,1][123s,1]",
    ):
        assert 29 in fans(f"{order}5p789m5p|EE0000|0")


def test_a_knitted_straight_is_no_chicken_hand() -> None:
    assert fans("[123p,1]FF25m369p147s8m|ES0000|0") == {35: 1}


def test_a_claimed_pung_makes_a_tile_hog_with_a_knitted_straight() -> None:
    assert 64 in fans("[333p,1]CC258m147s69p3p|EE0000|0")


def test_nine_gates_have_no_claimed_set() -> None:
    assert 4 not in fans("[123m,1]1145678999m3m|EE0000|0")
    assert 4 in fans("1231145678999m3m|EE0000|0")


def test_flowers_are_paid() -> None:
    assert total("[123m,1]PP444m78p789s6p|EE0000|3") == 11


def test_three_kongs_and_two_concealed_pungs() -> None:
    assert fans("[3333s][8888s][2222p,1]E678mE|ES0000|0") == {17: 1, 66: 1, 79: 1}


def test_three_equal_chows_beside_a_fourth() -> None:
    assert fans("1122233334444s2s|EE0000|0") == {14: 1, 22: 1, 37: 1, 62: 1, 63: 1}
