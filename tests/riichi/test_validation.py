"""What cannot be, one by one and all at once."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from ligamahjong.errors import HandError
from ligamahjong.riichi import validation
from ligamahjong.riichi.editions import (
    MAHJONG_SOUL,
    RCR_2016,
    RCR_2025,
    TENHOU,
    WRC,
    Edition,
)
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import (
    check_hand,
    check_waiting,
    check_win,
    hand_problems,
    win_problems,
)
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.problems import TileProblem
from ligamahjong.wording.hand_problems import HAND_PROBLEMS
from support.riichi_wins import situation

PLAIN = "234567m234p55s78s+6s"
WITH_KONG = "234p55s78s567m+6s ankan 1111m"
OPEN = "567m234p55s78s+6s chi 234m"
ORPHANS = "19m19p19s1123456z+7z"
EAST = {"seat": Wind.EAST}

OF_TILES = [
    ("flowers", "234567m234p55s78s1f+6s", {"flowers": 1}),
    ("fifth-copy", "111m11m234p55s78s9p1s+6s", {"copies": 5}),
    ("fifth-copy", "234p55s78s567m+1s ankan 5555m", {"copies": 5}),
    ("second-red-five", "0m0m4567m234p55s78s+6s", {"copies": 2}),
    ("too-many-sets", "5m+5m chi 123m chi 123m chi 123p chi 123p chi 123s", {"sets": 5}),
    ("no-winning-tile", "234567m234p55s678s", {}),
    ("tiles-count", "23456m234p55s78s+6s", {"tiles": 13, "expected": 14}),
    ("tiles-count", "2234567m234p55s78s+6s", {"tiles": 15, "expected": 14}),
    ("tiles-count", "234567m234p55s78s+6s ankan 1111m", {"tiles": 17, "expected": 14}),
    ("tiles-count", "234567m234p55s7s", {"tiles": 12, "expected": 13}),
]

SCORED = [
    ("no-winning-tile", "234567m234p55s78s", {}),
    ("no-winning-tile", "234567m234p55s678s", {}),
    ("tiles-count-scored", "234567m234p55s7s", {"tiles": 12, "expected": 14}),
    ("tiles-count-scored", "11234567m234p55s678s", {"tiles": 16, "expected": 14}),
    ("tiles-count", "23456m234p55s78s+6s", {"tiles": 13, "expected": 14}),
]
"""What is said of a hand that is to be scored."""

WAITING = [
    ("winning-tile-not-wanted", "234567m234p55s78s+6s", {}),
    ("tiles-count-waiting", "234567m234p55s7s", {"tiles": 12}),
    ("tiles-count-waiting", "11234567m234p55s678s", {"tiles": 16}),
]
"""What is said of a hand that is to wait or to discard."""

OF_WINS: list[tuple[str, str, dict[str, Any]]] = [
    ("riichi-value", PLAIN, {"riichi": 3}),
    ("riichi-value", PLAIN, {"riichi": -1}),
    ("riichi-open", OPEN, {"riichi": 1}),
    ("riichi-open", "234p55s78s567m+6s minkan 1111m", {"riichi": 1}),
    ("ippatsu-without-riichi", PLAIN, {"ippatsu": True}),
    (
        "ippatsu-after-kan",
        WITH_KONG,
        {"riichi": 1, "ippatsu": True, "rinshan": True, "tsumo": True},
    ),
    ("ippatsu-own-kan", WITH_KONG, {"riichi": 2, "ippatsu": True}),
    ("ippatsu-own-kan", WITH_KONG, {"riichi": 2, "ippatsu": True, "tsumo": True}),
    ("wind-value", PLAIN, {"seat": "S"}),
    ("wind-value", PLAIN, {"round": "E"}),
    ("round-not-played", PLAIN, {"round": Wind.WEST}),
    ("round-not-played", PLAIN, {"round": Wind.NORTH}),
    ("rinshan-discard", WITH_KONG, {"rinshan": True}),
    ("rinshan-without-kan", PLAIN, {"rinshan": True, "tsumo": True}),
    ("chankan-self-draw", PLAIN, {"chankan": True, "tsumo": True}),
    ("chankan-copy", "234567m234p55s66s+6s", {"chankan": True}),
    ("chankan-copy", "19m19p19s1234567z+1m", {"chankan": True}),
    ("chankan-indicator", PLAIN, {"chankan": True, "dora": "6s"}),
    ("chankan-indicator", PLAIN, {"chankan": True, "riichi": 1, "ura": "6s"}),
    ("chankan-indicator", ORPHANS, {"chankan": True, "dora": "7z"}),
    ("haitei-discard", PLAIN, {"haitei": True}),
    ("haitei-after-kan", WITH_KONG, {"haitei": True, "rinshan": True, "tsumo": True}),
    ("houtei-self-draw", PLAIN, {"houtei": True, "tsumo": True}),
    ("houtei-chankan", PLAIN, {"houtei": True, "chankan": True}),
    ("tenhou-seat", PLAIN, {"tenhou": True, "tsumo": True}),
    ("chiihou-seat", PLAIN, {"chiihou": True, "tsumo": True, **EAST}),
    ("renhou-seat", PLAIN, {"renhou": True, **EAST}),
    ("blessing-discard", PLAIN, {"tenhou": True, **EAST}),
    ("blessing-discard", PLAIN, {"chiihou": True}),
    ("renhou-self-draw", PLAIN, {"renhou": True, "tsumo": True}),
    ("first-turn-sets", WITH_KONG, {"chiihou": True, "tsumo": True}),
    ("first-turn-sets", WITH_KONG, {"renhou": True}),
    ("first-turn-declared", PLAIN, {"chiihou": True, "tsumo": True, "riichi": 2}),
    ("first-turn-declared", PLAIN, {"renhou": True, "chankan": True}),
    ("first-turn-last-tile", PLAIN, {"chiihou": True, "tsumo": True, "haitei": True}),
    ("first-turn-last-tile", PLAIN, {"renhou": True, "houtei": True}),
    ("negative", PLAIN, {"honba": -1}),
    ("negative", PLAIN, {"sticks": -1}),
    ("indicators", PLAIN, {"dora": "1m1p1z2z3z4z"}),
    ("indicators", PLAIN, {"riichi": 1, "ura": "1m1p1z2z3z4z"}),
    ("flower-indicator", PLAIN, {"dora": "1f"}),
    ("ura-count", PLAIN, {"riichi": 1, "dora": "1m", "ura": "1p1z"}),
]
"""Each hand with what cannot be about its win, and nothing else."""


@pytest.mark.parametrize(("code", "text", "facts"), OF_TILES)
def test_tiles_that_nobody_can_hold(code: str, text: str, facts: dict[str, int]) -> None:
    found = {problem.code: problem.facts for problem in hand_problems(read_hand(text))}
    assert found[code] == facts


@pytest.mark.parametrize(("code", "text", "facts"), OF_WINS)
def test_wins_that_cannot_have_happened(code: str, text: str, facts: dict[str, Any]) -> None:
    found = [problem.code for problem in win_problems(read_hand(text), situation(**facts))]
    assert found == [code]


def test_every_code_has_its_case_and_its_sentence() -> None:
    written = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', inspect.getsource(validation)))
    cases = {code for code, *_ in (*OF_TILES, *OF_WINS, *SCORED, *WAITING)}
    assert cases == written & set(HAND_PROBLEMS)
    assert {code for code in written if "-" in code} <= cases


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (PLAIN, {}),
        (PLAIN, {"riichi": 2, "ippatsu": True, "dora": "1m", "ura": "1p"}),
        (PLAIN, {"riichi": 1, "ippatsu": True, "chankan": True}),
        (WITH_KONG, {"riichi": 1, "ippatsu": True}),  # the kan came before the riichi
        (WITH_KONG, {"riichi": 2}),  # and here after it
        (PLAIN, {"riichi": 1, "ippatsu": True, "haitei": True, "tsumo": True}),
        (WITH_KONG, {"riichi": 1, "rinshan": True, "tsumo": True}),
        (OPEN, {"tsumo": True, "haitei": True}),
        (PLAIN, {"tenhou": True, "tsumo": True, **EAST}),
        (PLAIN, {"chiihou": True, "tsumo": True}),
        (PLAIN, {"renhou": True}),
        (ORPHANS, {"chankan": True}),
        (PLAIN, {"ura": "1m"}),  # they are turned for somebody else too
        (PLAIN, {"dora": "1m1p1z2z3z", "honba": 3, "sticks": 4}),
    ],
)
def test_a_win_that_can_be(text: str, facts: dict[str, Any]) -> None:
    check_win(read_hand(text), situation(**facts))


def test_a_hand_of_thirteen_tiles_needs_no_winning_tile() -> None:
    check_hand(read_hand("234567m234p55s78s"))
    check_hand(read_hand("5m chi 123m chi 456m chi 789m pon 111z"))


def test_orphans_may_rob_a_concealed_kong_of_the_tile_that_they_lack() -> None:
    """With a wait on all thirteen they hold one of each: nobody has four of any."""
    check_win(read_hand("19m19p19s1123456z+7z"), situation(chankan=True))
    for tile_ in ("1z", "1m", "7z"):
        with pytest.raises(HandError, match="chankan-copy"):
            check_win(read_hand(f"19m19p19s1234567z+{tile_}"), situation(chankan=True))


@pytest.mark.parametrize(("code", "text", "facts"), SCORED)
def test_a_hand_that_is_scored_has_a_winning_tile(
    code: str, text: str, facts: dict[str, int]
) -> None:
    found = {one.code: one.facts for one in hand_problems(read_hand(text), situation())}
    assert found == {code: facts}


@pytest.mark.parametrize(("code", "text", "facts"), WAITING)
def test_a_hand_that_waits_has_thirteen_tiles_or_fourteen(
    code: str, text: str, facts: dict[str, int]
) -> None:
    with pytest.raises(HandError) as caught:
        check_waiting(read_hand(text))
    problems: Any = caught.value.facts["problems"]
    assert [(one.code, one.facts) for one in problems] == [(code, facts)]
    check_waiting(read_hand("234567m234p55s78s"))
    check_waiting(read_hand("234567m234p55s678s"))


def test_a_red_five_is_there_once_among_hand_indicators_and_what_lies_open() -> None:
    hand = read_hand("340m567m234p55s78s+6s")
    assert [one.code for one in hand_problems(hand, situation(dora="0m"))] == ["second-red-five"]
    assert list(hand_problems(hand, situation(dora="0p"))) == []
    standing = read_hand("234567m234p55s78s")
    assert [one.code for one in hand_problems(standing, seen=read_tiles("2222m"))] == ["fifth-copy"]
    with pytest.raises(HandError, match="second-red-five"):
        check_hand(standing, read_tiles("00s"))


def test_indicators_are_tiles_of_the_same_set() -> None:
    with pytest.raises(HandError) as caught:
        check_win(read_hand("222567m234p55s78s+6s"), situation(dora="22m"))
    problems: Any = caught.value.facts["problems"]
    (problem,) = problems
    assert (problem.code, problem.text) == ("fifth-copy", "2m")


def test_all_problems_at_once() -> None:
    hand = read_hand("11111m234p55s78s+6s chi 234m")
    with pytest.raises(HandError) as caught:
        check_win(hand, Situation(riichi=1, haitei=True, honba=-1))
    problems = caught.value.facts["problems"]
    assert isinstance(problems, tuple)
    codes = [problem.code for problem in problems]
    assert codes == ["fifth-copy", "tiles-count", "riichi-open", "haitei-discard", "negative"]
    assert str(caught.value).startswith("fifth-copy 1m; ")


def test_a_hand_without_problems_is_not_refused() -> None:
    assert list(hand_problems(read_hand(PLAIN))) == []
    assert list(win_problems(read_hand(PLAIN), situation())) == []


def test_a_problem_says_where() -> None:
    assert str(TileProblem("no-suit", "12", 7)) == "7: no-suit 12"
    assert str(TileProblem("negative")) == "negative"


@pytest.mark.parametrize(
    ("edition", "winds"),
    [(RCR_2025, "ES"), (RCR_2016, "ES"), (WRC, "ES"), (TENHOU, "ESW"), (MAHJONG_SOUL, "ESW")],
)
def test_the_rounds_are_those_of_the_edition(edition: Edition, winds: str) -> None:
    for wind in SEATS:
        found = list(win_problems(read_hand(PLAIN), situation(round=wind), edition))
        assert [one.code for one in found] == ["round-not-played"] * (wind.value not in winds)


def test_the_winning_tile_of_a_robbed_kong_stands_in_no_set() -> None:
    hand = read_hand("234567m234p55s78s+6s")
    robbed = hand._replace(melds=(), winning=tile(23))
    assert list(win_problems(robbed, situation(chankan=True))) == []
    assert [one.kind for one in read_tiles("6s")] == [23]
