"""Winning hands of riichi as JSON objects."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError, HandError, LigaError, RulesError
from ligamahjong.formats.riichi_records import read_hand_record, read_part_record, write_score
from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import hand_problems, win_problems
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles

if TYPE_CHECKING:
    from pathlib import Path

HAND = "33m123m123s456s78s+9s"

EVERY_KEY = {
    "hand": "406m 77s 55p +5p",
    "melds": ["chi 123m", "minkan 2222p"],
    "tsumo": True,
    "seat": "S",
    "round": "S",
    "riichi": 0,
    "ippatsu": False,
    "rinshan": True,
    "chankan": False,
    "haitei": False,
    "houtei": False,
    "tenhou": False,
    "chiihou": False,
    "renhou": False,
    "dora": ["4p", "1z"],
    "ura": ["1m", "2m"],
    "honba": 2,
    "sticks": 1,
    "edition": "rcr-2016",
    "options": {"kiriage": True},
}


def scored(**record: object) -> dict[str, Any]:
    return write_score(score(*read_hand_record({"hand": HAND, **record})))


def reason(record: object) -> object:
    with pytest.raises(LigaError) as refused:
        read_hand_record(record)
    return refused.value.facts["reason"]


def codes(record: object) -> list[tuple[str, object]]:
    with pytest.raises(HandError) as refused:
        read_hand_record(record)
    problems = refused.value.facts["problems"]
    assert isinstance(problems, tuple)
    return [(problem.code, problem.facts.get("of")) for problem in problems]


def test_every_key_is_read() -> None:
    hand, situation, edition = read_hand_record(EVERY_KEY)
    assert hand == read_hand("406m 77s 55p +5p chi 123m minkan 2222p")
    assert situation == Situation(
        tsumo=True,
        seat=Wind.SOUTH,
        round=Wind.SOUTH,
        rinshan=True,
        dora=read_tiles("4p1z"),
        ura=read_tiles("12m"),
        honba=2,
        sticks=1,
    )
    assert edition == RCR_2016.with_options({"kiriage": True})


def test_a_round_is_one_that_the_edition_plays() -> None:
    west = {"hand": HAND, "round": "W"}
    assert codes(west) == [("round-not-played", None)]
    assert codes({**west, "options": {"rounds": 1}}) == [("round-not-played", None)]
    for rules in ({"edition": "tenhou"}, {"options": {"rounds": 4}}):
        assert read_hand_record({**west, **rules})[1].round is Wind.WEST


def test_what_is_absent_is_false_or_empty() -> None:
    hand, situation, edition = read_hand_record({"hand": HAND})
    assert (hand, situation, edition) == (read_hand(HAND), Situation(), RCR_2025)
    assert read_hand_record({"hand": HAND, "riichi": True})[1].riichi == 1


def test_the_value_of_a_hand() -> None:
    assert scored(riichi=1, seat="S", sticks=2, honba=1, dora=["9s"]) == {
        "han": 5,
        "fu": 30,
        "limit": "mangan",
        "yakuman": 0,
        "points": 8300,
        "yaku": {"riichi": 1, "pinfu": 1, "ittsu": 2},
        "dora": 1,
        "payments": {"discarder": 8300},
        "sticks": 2000,
        "total": 10_300,
        "wait": "ryanmen",
    }


def test_payments_of_a_self_draw() -> None:
    assert scored(tsumo=True, seat="S")["payments"] == {"dealer": 2600, "others": 1300}
    assert scored(tsumo=True)["payments"] == {"others": 2600}


def test_yakuman_are_counted() -> None:
    gates = {"hand": "1112345678999m+5m", "tsumo": True, "seat": "S"}
    once = write_score(score(*read_hand_record(gates)))
    assert (once["yakuman"], once["limit"], once["points"]) == (1, "yakuman", 32_000)
    twice = write_score(score(*read_hand_record({**gates, "edition": "mahjong-soul"})))
    assert (twice["yakuman"], twice["points"]) == (2, 64_000)
    many = {"hand": "2233445566778m+8m", "riichi": 1, "ippatsu": True, "dora": ["7m"]}
    counted = write_score(score(*read_hand_record({**many, "edition": "tenhou"})))
    assert (counted["han"], counted["yakuman"], counted["points"]) == (15, 1, 48_000)
    here = write_score(score(*read_hand_record(many)))
    assert (here["han"], here["yakuman"], here["limit"]) == (15, 0, "sanbaiman")


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ([], "record-object"),
        ("123m", "record-object"),
        ({}, "record-value"),
        ({"hand": HAND, "seats": "E", "x": 1}, "record-key"),
        ({"hand": 5}, "record-value"),
        ({"hand": HAND, "melds": "chi 123m"}, "record-value"),
        ({"hand": HAND, "melds": [1]}, "record-value"),
        ({"hand": HAND, "tsumo": 1}, "record-value"),
        ({"hand": HAND, "riichi": "yes"}, "record-value"),
        ({"hand": HAND, "honba": -1}, "record-value"),
        ({"hand": HAND, "honba": True}, "record-value"),
        ({"hand": HAND, "honba": 10**30}, "record-value"),
        ({"hand": HAND, "sticks": 1.5}, "record-value"),
        ({"hand": HAND, "seat": "e"}, "record-value"),
        ({"hand": HAND, "seat": ["E"]}, "record-value"),
        ({"hand": HAND, "dora": "4p"}, "record-value"),
        ({"hand": HAND, "ura": [4]}, "record-value"),
        ({"hand": HAND, "edition": 2025}, "record-value"),
        ({"hand": HAND, "edition": "rcr-2012"}, "edition-unknown"),
        ({"hand": HAND, "options": []}, "record-value"),
        ({"hand": HAND, "options": {"kuitan": True}}, "rule-unknown"),
        ({"hand": HAND, "options": {"kiriage": "yes"}}, "rule-value"),
    ],
)
def test_what_is_refused(record: object, why: str) -> None:
    assert reason(record) == why


def test_the_keys_that_nobody_knows_are_named() -> None:
    with pytest.raises(FormatError) as refused:
        read_hand_record({"hand": HAND, "wind": "E", "aka": 1})
    assert refused.value.facts["keys"] == ["aka", "wind"]


def test_all_problems_at_once_and_where_they_are() -> None:
    record = {"hand": "33m1x+9s", "dora": ["4p", "0z"], "ura": ["q"]}
    assert codes(record) == [
        ("no-suit", None),
        ("not-tiles", None),
        ("no-such-tile", "dora"),
        ("not-tiles", "ura"),
    ]
    assert codes({"hand": HAND, "haitei": True, "ippatsu": True}) == [
        ("ippatsu-without-riichi", None),
        ("haitei-discard", None),
    ]


def test_what_is_known_in_part_is_not_asked_whether_it_can_be() -> None:
    record = {"hand": HAND, "haitei": True, "renhou": True}
    assert read_part_record(record)[1].haitei
    with pytest.raises(HandError):
        read_hand_record(record)
    with pytest.raises(HandError, match="tiles-count"):
        read_part_record({"hand": "33m+9s"})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)


@given(
    st.fixed_dictionaries(
        {"hand": st.just(HAND) | st.text("0123456789mpsz+ chiponkamt", max_size=30) | JSON},
        optional=dict.fromkeys([key for key in EVERY_KEY if key != "hand"], JSON),
    )
)
def test_whatever_is_written_is_read_or_refused_in_words(record: dict[str, object]) -> None:
    with suppress(FormatError, HandError, RulesError):
        hand, situation, _ = read_hand_record(record)
        assert not [*hand_problems(hand, situation), *win_problems(hand, situation)]


@pytest.mark.shared
def test_real_wins(shared: Path) -> None:
    """A few hundred of them; ``tests/riichi`` holds all against their rooms."""
    names = {"tenhou": "tenhou", "majsoul": "mahjong-soul"}
    with gzip.open(shared / "data/hands/riichi_wins.jsonl.gz", "rt") as file:
        rows = [json.loads(next(file)) for _ in range(400)]
    seen = 0
    for row in rows:
        if row["rules"] not in names or row["melds"] or row.get("yakuman") or row.get("aka"):
            continue
        closed = list(row["closed"])
        closed.remove(row["win"])
        flags = {name: name in row["yaku"] for name in ("ippatsu", "rinshan", "haitei", "houtei")}
        record = {
            "hand": "".join(map(text, closed)) + "+" + text(row["win"]),
            "tsumo": row["tsumo"],
            "seat": "ESWN"[row["seat"]],
            "round": "ESWN"[row["round"]],
            "riichi": 2 if "double_riichi" in row["yaku"] else int("riichi" in row["yaku"]),
            "dora": list(map(text, row["dora"])),
            "ura": list(map(text, row.get("ura") or [])),
            "edition": names[row["rules"]],
            **flags,
        }
        found = write_score(score(*read_hand_record(record)))
        assert (found["han"], found["points"]) == (sum(row["yaku"].values()), row["points"]), row
        seen += 1
    assert seen > 50


def text(kind: int) -> str:
    return f"{kind % 9 + 1}{'mpsz'[kind // 9]}"
