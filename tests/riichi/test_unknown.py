"""Facts of a win that were not said: which decide, and every result they may give."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.riichi.dora import dora_in
from ligamahjong.riichi.editions import EDITIONS, RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import (
    Fact,
    decisive,
    indicators,
    possible_results,
    with_more_dora,
)
from ligamahjong.riichi.validation import win_problems
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles import KINDS, tile
from ligamahjong.tiles.notation import read_hand, read_tiles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.unknown import Conditions, Result, Value

E, S, W, N = SEATS
ALL = tuple(Fact)

HANDS = [
    "123m456p78s99m111s+9s",
    "33m123m123s456s78s+9s",
    "334455m112233p7z+7z",
    "222m333p444s55s11z+1z",
    "22m 456p 78s +9s chi 123m chi 567s",
    "44z 456p 78s +9s pon 222z chi 567s",
    "11m 456p 78s +9s ankan 1111z chi 567s",
    "2233m55m2266p334s+4s",
    "19m19p19s1234567z+1m",
    "1112345678999m+5m",
    "406m 123p 77s 234s 55p +5p",
]


def holds(conditions: Conditions, values: Mapping[Fact, Value]) -> bool:
    return all(values[fact] in kept for fact, kept in conditions.items())


def totals(results: tuple[Result, ...]) -> list[int | None]:
    return [result.payments and result.payments.total for result in results]


@given(
    hand=st.sampled_from(HANDS),
    edition=st.sampled_from(list(EDITIONS.values())),
    unknown=st.sets(st.sampled_from(ALL)),
    seat=st.sampled_from(SEATS),
    riichi=st.integers(0, 1),
    tsumo=st.booleans(),
    dora=st.sampled_from(["", "4p", "8s4m"]),
)
def test_the_results_are_those_of_every_case_and_say_when(  # noqa: PLR0913
    *,
    hand: str,
    edition: Edition,
    unknown: set[Fact],
    seat: Wind,
    riichi: int,
    tsumo: bool,
    dora: str,
) -> None:
    read = read_hand(hand)
    known = Situation(
        tsumo=tsumo, seat=seat, riichi=riichi if read.is_closed else 0, dora=read_tiles(dora)
    )
    results = possible_results(read, known, unknown, edition)
    cases = [(case, result) for result in results for case in result.cases]
    assert len({result.payments for result in results}) == len(results)
    assert totals(results) == sorted(totals(results), key=lambda total: total or -1)
    for case, result in cases:
        assert not list(win_problems(read, case.situation._replace(ura=()), edition))
        try:
            due = score(read, case.situation, edition).payments
        except HandError:
            due = None
        assert (case.score and case.score.payments) == due == result.payments
        matching = [one for one in results if any(holds(when, case.values) for when in one.when)]
        assert matching == [result]
        for fact, value in case.values.items():
            if fact is Fact.URA:
                bare = case.situation._replace(ura=())
                added = dora_in(read, case.situation, edition) - dora_in(read, bare, edition)
                assert added == value
            else:
                assert getattr(case.situation, fact.value) == value


@pytest.mark.parametrize(("edition", "winds"), [(RCR_2025, (E, S)), (TENHOU, (E, S, W))])
def test_the_rounds_that_may_be_are_those_of_the_edition(
    edition: Edition, winds: tuple[Wind, ...]
) -> None:
    found = possible_results(read_hand(HANDS[0]), Situation(riichi=1), [Fact.ROUND], edition)
    assert tuple(case.situation.round for one in found for case in one.cases) == winds


def test_only_what_decides_is_asked_about() -> None:
    hand = read_hand("33m123m123s456s78s+9s")
    results = possible_results(hand, Situation(tsumo=True, riichi=1), [Fact.ROUND, Fact.SEAT])
    assert decisive(results) == (Fact.SEAT,)
    assert [dict(result.when[0]) for result in results] == [
        {Fact.SEAT: (S, W, N)},
        {Fact.SEAT: (E,)},
    ]
    alone = possible_results(hand, Situation(riichi=1), [Fact.ROUND])
    assert (len(alone), alone[0].when, decisive(alone)) == (1, ({},), ())


def test_a_limit_is_one_result_of_several_ura() -> None:
    hand = read_hand("123m123p123s99m11z+1z")
    known = Situation(tsumo=True, round=S, riichi=1, dora=read_tiles("4p"), honba=1)
    results = possible_results(hand, known, [Fact.URA], RCR_2016)
    assert totals(results) == [18_300, 24_300]
    assert [dict(result.when[0]) for result in results] == [
        {Fact.URA: (0,)},
        {Fact.URA: (1, 2, 3)},
    ]


def test_no_yaku_is_a_result_too() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    results = possible_results(hand, Situation(seat=S), [Fact.RIICHI, Fact.TSUMO])
    assert totals(results) == [None, 1100, 1300, 2000]
    assert dict(results[0].when[0]) == {Fact.TSUMO: (False,), Fact.RIICHI: (0,)}


@pytest.mark.parametrize(
    ("known", "fact", "value"),
    [
        (Situation(haitei=True, riichi=1), Fact.TSUMO, True),
        (Situation(houtei=True, riichi=1), Fact.TSUMO, False),
        (Situation(ippatsu=True), Fact.RIICHI, 1),
        (Situation(tenhou=True, tsumo=True), Fact.SEAT, E),
    ],
)
def test_what_follows_from_the_rest_is_not_asked(
    known: Situation, fact: Fact, value: object
) -> None:
    results = possible_results(read_hand("33m123m123s456s78s+9s"), known, [fact])
    assert decisive(results) == ()
    assert [case.values[fact] for result in results for case in result.cases] == [value]


def test_who_comes_second_in_the_first_turn_is_not_east() -> None:
    known = Situation(chiihou=True, tsumo=True)
    results = possible_results(read_hand("33m123m123s456s78s+9s"), known, [Fact.SEAT])
    assert {case.values[Fact.SEAT] for case in results[0].cases} == {S, W, N}
    assert decisive(results) == ()


def test_an_open_hand_has_no_riichi() -> None:
    hand = read_hand("22m 456p 78s +9s chi 123m pon 555z")
    results = possible_results(hand, Situation(), [Fact.RIICHI, Fact.URA])
    assert [(len(one.cases), one.when) for one in results] == [(1, ({},))]


def test_without_ura_dora_nobody_asks_for_them() -> None:
    without = RCR_2025.with_options({"ura_dora": False})
    hand = read_hand("33m123m123s456s78s+9s")
    results = possible_results(hand, Situation(riichi=1), [Fact.URA], without)
    assert totals(results) == [12_000]


def test_a_win_that_cannot_be_however_it_was_is_refused() -> None:
    hand = read_hand("33m123m123s456s78s+9s")
    with pytest.raises(HandError) as refused:
        possible_results(hand, Situation(haitei=True, houtei=True), [Fact.TSUMO, Fact.SEAT])
    problems = refused.value.facts["problems"]
    assert isinstance(problems, tuple)
    assert [problem.code for problem in problems] == ["haitei-discard"]


def test_tiles_that_are_no_hand_are_refused() -> None:
    with pytest.raises(HandError, match="tiles-count"):
        possible_results(read_hand("33m+9s"), Situation(), ALL)
    with pytest.raises(HandError, match="no complete hand"):
        possible_results(read_hand("33m123m123s456s79s+9s"), Situation(), ALL)


# --- indicators


@pytest.mark.parametrize("hand", [*HANDS, "1111m 222m 33p 555p +5p"])
@pytest.mark.parametrize("dora", ["", "4p", "8s4m"])
def test_the_numbers_of_dora_are_all_that_the_tiles_left_can_give(hand: str, dora: str) -> None:
    read, shown = read_hand(hand), read_tiles(dora)
    known = Situation(riichi=1, dora=shown)
    kans = sum(meld.type.is_kan for meld in read.melds)
    many = len(shown) or 1 + kans
    left = {kind: 4 - sum(one.kind == kind for one in (*read.everything, *shown)) for kind in KINDS}
    possible = set()
    for kinds in combinations_with_replacement(KINDS, many):
        if all(kinds.count(kind) <= left[kind] for kind in kinds):
            below = known._replace(dora=(), ura=tuple(map(tile, kinds)))
            possible.add(dora_in(read, below, RCR_2025))
    found = indicators(read, known)
    assert set(found) == possible
    for dora_, tiles in found.items():
        assert dora_in(read, known._replace(dora=(), ura=tiles), RCR_2025) == dora_
        assert len(tiles) <= many


def test_more_dora_are_worth_more() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    found = list(with_more_dora(hand, Situation(riichi=1, seat=S), RCR_2025))
    assert [(many, one.points) for many, one in found] == [(1, 2600), (2, 5200), (3, 8000)]


def test_dora_give_nothing_to_a_hand_without_yaku() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    assert list(with_more_dora(hand, Situation(seat=S), RCR_2025)) == []


def test_red_fives_stay_what_they_are() -> None:
    hand = read_hand("406m 123p 77s 234s 55p +5p")
    known = Situation(riichi=1, tsumo=True, dora=read_tiles("1z"))
    results = possible_results(hand, known, [Fact.URA], TENHOU)
    assert results[0].cases[0].score is not None
    assert results[0].cases[0].score.dora == 1


def test_every_combination_of_what_is_not_known_is_there_once() -> None:
    hand = read_hand("33m123m123s456s78s+9s")
    facts = [Fact.TSUMO, Fact.SEAT, Fact.ROUND, Fact.RIICHI]
    results = possible_results(hand, Situation(), facts)
    seen = [tuple(case.values.values()) for result in results for case in result.cases]
    assert sorted(seen, key=str) == sorted(product((False, True), SEATS, (E, S), (0, 1)), key=str)
