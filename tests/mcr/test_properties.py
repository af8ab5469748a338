"""What holds for every hand."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.mcr.book import OF_SETS
from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.facts import SUITED, TERMINALS, WINDS, Facts, numbers_in
from ligamahjong.mcr.profiles import CN, EMA, Profile
from ligamahjong.mcr.scoring import count, equally_good, score
from ligamahjong.tiles import Hand, Meld, Tile, tile
from paired.mcr_hands import Won, invented
from support.mcr_slow import chow_fans_of, pung_fans_of, together

ALL_GREEN, REVERSIBLE = by_key("all_green"), by_key("reversible_tiles")
TERMINAL_PUNG = by_key("pung_of_terminals_or_honors")
SET_FANS = {one.number for one in OF_SETS}
SUITS = (0, 9, 18)

wins = st.integers(0, 10**9).map(lambda seed: next(invented(1, seed)))
profiles = st.sampled_from((EMA, CN))


def permuted(hand: Hand, suits: tuple[int, ...]) -> Hand:
    """The hand with each suit become another."""

    def other(one: Tile) -> Tile:
        return tile(suits[one.kind // 9] + one.kind % 9) if one.kind < 27 else one

    assert hand.winning is not None
    melds = tuple(Meld(meld.type, tuple(map(other, meld.tiles))) for meld in hand.melds)
    return Hand(tuple(map(other, hand.standing)), melds, other(hand.winning), hand.flowers)


@settings(max_examples=300)
@given(wins, profiles, st.permutations(SUITS))
def test_other_suits_change_nothing_but_green_and_reversible(
    won: Won, profile: Profile, suits: list[int]
) -> None:
    hand, how = won
    before = equally_good(hand, how, profile)
    after = equally_good(permuted(hand, tuple(suits)), how, profile)
    if not {ALL_GREEN, REVERSIBLE} & {fan for one in (*before, *after) for fan in one}:
        assert before == after


def test_all_green_is_of_one_suit_and_reversible_of_two() -> None:
    assert ALL_GREEN in score(*won_with(ALL_GREEN)).fans
    for number in (ALL_GREEN, REVERSIBLE):
        hand, how = won_with(number)
        lost = [
            suits
            for suits in permutations(SUITS)
            if number not in score(permuted(hand, suits), how).fans
        ]
        assert lost


def won_with(number: int) -> Won:
    return next(one for one in invented(10**6) if number in score(*one).fans)


@settings(max_examples=300)
@given(wins, profiles)
def test_the_fans_add_up_and_none_is_excluded_by_another(won: Won, profile: Profile) -> None:
    rules = rules_of(profile)
    found = score(*won, profile)
    assert found.total == found.flowers + sum(
        rules.points[fan] * times for fan, times in found.fans.items()
    )
    for fans in equally_good(*won, profile):
        assert sum(rules.points[fan] * times for fan, times in fans.items()) == found.base
        assert not any(other in rules.excludes[fan] for fan, other in product(fans, fans))


@settings(max_examples=200)
@given(wins, profiles, st.integers())
def test_the_order_of_tiles_and_of_claims_says_nothing(
    won: Won, profile: Profile, seed: int
) -> None:
    hand, how = won
    draw = random.Random(seed)
    standing, melds = list(hand.standing), list(hand.melds)
    draw.shuffle(standing)
    draw.shuffle(melds)
    other = Hand(tuple(standing), tuple(melds), hand.winning, hand.flowers)
    assert equally_good(other, how, profile) == equally_good(hand, how, profile)


def worth(times: dict[int, int], facts: Facts, profile: Profile) -> tuple[int, dict[int, int]]:
    """Fans shown, counted slowly: from the highest down, each takes away what the table says."""
    rules = rules_of(profile)
    left = dict(times)
    for number in sorted(FANS, key=lambda one: (-rules.points[one], one)):
        if number in left:
            left = {fan: many for fan, many in left.items() if fan not in rules.excludes[number]}
    if TERMINAL_PUNG in left:
        own = {60: 1 << facts.prevalent, 61: 1 << facts.seat, 9: WINDS, 38: WINDS}
        pungs = facts.pungs & (TERMINALS | WINDS)
        for fan in own.keys() & left.keys():
            pungs &= ~own[fan]
        less = 4 in left and profile.nine_gates_terminal_pung
        left[TERMINAL_PUNG] = pungs.bit_count() - less
    once = {56, 57, 59, 67, 74}
    left = {fan: 1 if fan in once else many for fan, many in left.items() if many}
    return sum(rules.points[fan] * many for fan, many in left.items()), left


@settings(max_examples=150)
@given(wins, profiles)
def test_no_way_to_count_is_worth_more(won: Won, profile: Profile) -> None:
    for counted in count(*won, profile):
        facts = counted.facts
        shown = {fan: many for fan, many in counted.times.items() if fan not in SET_FANS}
        chows = list(together(chow_fans_of(facts.chows)))
        pungs = list(together(pung_fans_of(numbers_in(facts.pungs & SUITED))))
        best = 0
        for way in product(chows, pungs):
            times = dict(shown)
            for fan in (*way[0], *way[1]):
                times[fan.number] = times.get(fan.number, 0) + 1
            best = max(best, worth(times, facts, profile)[0])
        assert counted.total == best


@settings(max_examples=300)
@given(wins, profiles)
def test_what_is_remembered_is_what_the_definitions_say(won: Won, profile: Profile) -> None:
    for counted in count(*won, profile):
        total, fans = worth(counted.times, counted.facts, profile)
        assert (total, dict(sorted(fans.items()))) == (counted.total, counted.fans)


@settings(max_examples=100)
@given(wins)
def test_flowers_add_one_point_each_and_nothing_else(won: Won) -> None:
    hand, how = won
    without = score(Hand(hand.standing, hand.melds, hand.winning), how)
    assert score(hand, how).total == without.total + hand.flowers
    assert score(hand, how).is_legal == without.is_legal


@settings(max_examples=100)
@given(wins, st.sampled_from(["tile", "wall"]))
def test_luck_never_makes_a_hand_worth_less(won: Won, luck: str) -> None:
    hand, how = won
    plain = replace(how, last_of_kind=False, last_of_wall=False)
    lucky = (
        replace(plain, last_of_kind=True) if luck == "tile" else replace(plain, last_of_wall=True)
    )
    if not score(hand, plain).fans.get(by_key("chicken_hand")):
        assert score(hand, lucky).base >= score(hand, plain).base
