"""Hands of a game as JSON lines, and what came of them."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise

import pytest

from ligamahjong.errors import FormatError, GameError, LigaError
from ligamahjong.formats.riichi_games import play_lines, read_outcome
from ligamahjong.formats.riichi_settlements import write_played, write_result
from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.riichi.settlement import (
    Chombo,
    Draw,
    Outcome,
    Remarks,
    Table,
    Win,
    Wins,
    game_result,
)
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text

GAME = """\
{"wins": [{"seat": "S", "han": 3, "fu": 40}], "discarder": "E", "riichi": "S"}
{"draw": true, "tenpai": "SW", "riichi": ["W"]}

{"wins": [{"seat": "W", "limit": "mangan"}], "tsumo": true}
{"chombo": "N", "riichi": "E"}
{"wins": [{"seat": "W", "points": 9600}, {"seat": "N", "han": 5}], "discarder": "S"}
"""


def outcome(record: object) -> Outcome:
    return read_outcome(record, Table(), RCR_2025)


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (
            {"wins": [{"seat": "S", "han": 3, "fu": 40}], "discarder": "E"},
            Wins((Win(1, 1280),), 0),
        ),
        (
            {"wins": [{"seat": "E", "limit": "haneman"}], "tsumo": True, "riichi": "EN"},
            Wins((Win(0, 3000),), None, frozenset({0, 3})),
        ),
        (
            {"wins": [{"seat": "W", "yakuman": 1, "responsible": "N"}], "discarder": "S"},
            Wins((Win(2, 8000, 3),), 1),
        ),
        (
            {"wins": [{"seat": "S", "points": 5200}], "tsumo": True},
            Wins((Win(1, 1280),)),
        ),
        (
            {"wins": [{"seat": "E", "points": 7700}, {"seat": "N", "han": 6}], "discarder": "S"},
            Wins((Win(0, 1280), Win(3, 3000)), 1),
        ),
        ({"draw": True}, Draw()),
        (
            {"draw": True, "tenpai": ["E", "W"], "riichi": "W"},
            Draw(frozenset({0, 2}), frozenset({2})),
        ),
        ({"chombo": "S", "riichi": "E"}, Chombo(1, frozenset({0}))),
    ],
)
def test_how_a_hand_ended(record: object, expected: Outcome) -> None:
    assert outcome(record) == expected


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ([], "record-value"),
        ({}, "outcome"),
        ({"draw": True, "chombo": "E"}, "outcome"),
        ({"wins": [], "draw": False}, "outcome"),
        ({"draw": True, "winner": "E"}, "record-key"),
        ({"wins": [{"seat": "S", "han": 3, "fu": 40}]}, "how-won"),
        ({"wins": [{"seat": "S", "han": 3, "fu": 40}], "chombo": "W"}, "chombo-and-win"),
        ({"wins": [{"seat": "S", "han": 3, "fu": 40}], "tsumo": True, "discarder": "E"}, "how-won"),
        ({"wins": "S", "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S"}], "tsumo": True}, "record-value"),
        ({"wins": [{"han": 3, "fu": 40}], "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S", "limit": "huge"}], "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S", "limit": []}], "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S", "han": "3"}], "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S", "han": 10**9}], "tsumo": True}, "record-value"),
        ({"wins": [{"seat": "S", "fan": 3}], "tsumo": True}, "record-key"),
        ({"wins": [{"seat": "S", "han": 1, "fu": 20}], "tsumo": True}, "han-of-fu"),
        ({"wins": [{"seat": "S", "points": 7800}], "discarder": "E"}, "no-such-value"),
        ({"wins": [{"seat": "S", "points": 7700}], "discarder": "E"}, "no-such-value"),
        ({"wins": [{"seat": "S", "yakuman": 2}], "tsumo": True}, "yakuman-count"),
        ({"wins": [{"seat": "S", "yakuman": 0}], "tsumo": True}, "yakuman-count"),
        ({"wins": [{"seat": "S", "yakuman": 1_000_000}], "tsumo": True}, "yakuman-count"),
        ({"wins": [{"seat": "S", "limit": "mangan", "han": 3}], "tsumo": True}, "worth-ways"),
        ({"wins": [{"seat": "S", "limit": "mangan", "fu": 40}], "tsumo": True}, "worth-ways"),
        ({"wins": [{"seat": "S", "points": 8000, "yakuman": 1}], "tsumo": True}, "worth-ways"),
        ({"wins": [{"seat": "S", "han": 3, "fu": 999}], "tsumo": True}, "han-fu"),
        (
            {"wins": [{"seat": "S", "han": 3, "fu": 40, "responsible": 0}], "tsumo": True},
            "record-value",
        ),
        ({"wins": [{"seat": "S", "han": 5}], "tsumo": 1}, "record-value"),
        ({"wins": [{"seat": "S", "han": 5}], "tsumo": 1, "discarder": "E"}, "record-value"),
        ({"wins": [{"seat": "S", "han": 5}], "tsumo": True, "tenpai": "E"}, "beside"),
        ({"draw": True, "discarder": "E"}, "beside"),
        ({"chombo": "S", "tenpai": "E"}, "beside"),
        ({"draw": "no"}, "record-value"),
        ({"draw": True, "abortive": 1}, "record-value"),
        ({"draw": True, "tenpai": "X"}, "record-value"),
        ({"draw": True, "tenpai": 3}, "record-value"),
        ({"chombo": "EAST"}, "record-value"),
    ],
)
def test_what_is_refused(record: object, why: str) -> None:
    with pytest.raises(LigaError) as refused:
        outcome(record)
    assert refused.value.facts["reason"] == why


def test_whose_hand_is_worth_nothing_known() -> None:
    wins = [{"seat": "S", "han": 3, "fu": 40}, {"seat": "W", "han": 3, "fu": 45}]
    with pytest.raises(GameError) as refused:
        outcome({"wins": wins, "discarder": "E"})
    assert refused.value.facts == {"reason": "han-fu", "han": 3, "fu": 45, "winner": 2}
    assert error_text(refused.value, Language.ES).startswith("Oeste: no existe ninguna mano de 3")


def test_every_hand_that_is_worth_nothing_known() -> None:
    wins = [{"seat": "S", "han": 3, "fu": 20}, {"seat": "W", "yakuman": 2}]
    with pytest.raises(GameError) as refused:
        outcome({"wins": wins, "discarder": "E"})
    first, second = error_text(refused.value, Language.EN).split("\n")
    assert first.startswith("South: there is no hand of 3 han 20 fu won on a discard")
    assert second == "West: RCR 2025 does not pay 2 yakuman for a hand, only one"


def test_points_are_those_of_the_edition_and_of_who_deals() -> None:
    record = {"wins": [{"seat": "S", "points": 7700}], "discarder": "E"}
    assert read_outcome(record, Table(), RCR_2016) == Wins((Win(1, 1920),), 0)
    dealt = read_outcome(record, Table(dealer=1), RCR_2025)
    assert dealt == Wins((Win(1, 1280),), 0)


def test_a_game_is_played_from_hand_to_hand() -> None:
    played = play_lines(GAME.splitlines(), Table(), RCR_2025)
    assert [one.before.dealer for one in played] == [0, 1, 1, 2, 2]
    assert [one.before.honba for one in played] == [0, 0, 1, 0, 0]
    last = played[-1].settlement.after
    assert (last.scores, last.dealer, last.honba) == ((21_200, 15_000, 49_400, 34_400), 2, 1)
    for one, following in pairwise(played):
        assert one.settlement.after == following.before
        assert sum(one.before.scores) + 1000 * one.before.sticks == 120_000


@pytest.mark.parametrize(
    ("line", "inner"),
    [
        ("{", "record-json"),
        ("[" * 100_000, "record-json"),
        ("9" * 5000, "record-json"),
        ('{"draw": true, "tenpai": "S", "riichi": "E"}', "noten-riichi"),
        ('{"wins": [{"seat": "S", "han": 3, "fu": 40}], "discarder": "S"}', "discarder-wins"),
    ],
)
def test_the_line_that_cannot_be_is_named(line: str, inner: str) -> None:
    with pytest.raises(FormatError) as refused:
        play_lines(["", '{"draw": true}', line], Table(), RCR_2025)
    assert (refused.value.facts["reason"], refused.value.facts["line"]) == ("line", 3)
    cause = refused.value.facts["error"]
    assert isinstance(cause, (FormatError, GameError))
    assert cause.facts["reason"] == inner


def test_every_line_that_cannot_be_is_named() -> None:
    """What only the hand before the wrong one would decide is not held against a line."""
    lines = [
        '{"draw": tru}',
        '{"wins": [{"seat": "S", "points": 7700}], "discarder": "E"}',
        '{"draw": true, "riichi": "E"}',
        '{"draw": true}',
    ]
    with pytest.raises(FormatError) as refused:
        play_lines(lines, Table(), RCR_2025)
    problems = refused.value.facts["problems"]
    assert isinstance(problems, tuple)
    assert [problem.facts["line"] for problem in problems] == [1, 3]


def test_33_no_hand_follows_the_last_of_the_south_round() -> None:
    lines = ['{"draw": true}'] * 9
    assert [one.settlement.over for one in play_lines(lines[:8], Table(), RCR_2025)] == [
        *[False] * 7,
        True,
    ]
    with pytest.raises(FormatError) as refused:
        play_lines(lines, Table(), RCR_2025)
    assert refused.value.facts["line"] == 9
    cause = refused.value.facts["error"]
    assert isinstance(cause, GameError)
    assert cause.facts == {"reason": "game-over", "ended": 8}


def test_draws_that_some_editions_have() -> None:
    assert outcome({"draw": True, "abortive": True}) == Draw(abortive=True)
    nagashi = {"draw": True, "tenpai": "E", "nagashi": "S"}
    assert outcome(nagashi) == Draw(frozenset({0}), nagashi=frozenset({1}))


def test_a_settled_hand_as_an_object() -> None:
    [played] = play_lines(
        ['{"draw": true, "tenpai": "ES", "riichi": "S"}'], Table(honba=1), RCR_2025
    )
    found = write_played(played)
    assert json.loads(json.dumps(found)) == found
    assert found == {
        "before": {
            "round": "E",
            "dealer": "E",
            "honba": 1,
            "sticks": 0,
            "scores": [30_000] * 4,
        },
        "lines": [
            {"reason": "riichi", "changes": [0, -1000, 0, 0], "pot": 1000},
            {"reason": "noten", "changes": [1500, 1500, -1500, -1500], "pot": 0},
        ],
        "changes": [1500, 500, -1500, -1500],
        "after": {
            "round": "E",
            "dealer": "E",
            "honba": 2,
            "sticks": 1,
            "scores": [31_500, 30_500, 28_500, 28_500],
        },
        "over": False,
    }


def test_a_result_as_an_object() -> None:
    remarks = Remarks(chombo={0: 1}, disqualified=frozenset({2}))
    found = write_result(game_result((42_300, 30_000, 28_700, 18_000), remarks), RCR_2025)
    assert json.loads(json.dumps(found)) == found
    assert found == {
        "edition": "rcr-2025",
        "places": [1, 2, 3, 4],
        "lines": [
            {"reason": "score", "amounts": [12_300, 0, -1300, -12_000]},
            {"reason": "uma", "amounts": [15_000, 5000, -5000, -15_000]},
            {"reason": "chombo", "amounts": [-20_000, 0, 0, 0]},
        ],
        "final": [7300, 5000, -6300, -27_000],
        "missing": 1000,
        "missing_sticks": 1,
        "disqualified": ["W"],
    }


def test_a_share_that_is_no_whole_number_keeps_decimals() -> None:
    odd = RCR_2025.with_options({"uma": [10_000, 0, -3000, -7000]})
    tied = game_result((45_000, 25_000, 25_000, 25_000), None, odd)
    assert tied.final[1] == -5000 - Fraction(10_000, 3)
    assert write_result(tied, odd)["final"] == [25_000, *[-8333.333333] * 3]
