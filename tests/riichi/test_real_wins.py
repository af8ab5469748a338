"""Real wins: han, fu, points, yaku and payments, all of them to the point."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from ligamahjong.riichi.editions import MAHJONG_SOUL, TENHOU
from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.settlement import Table, Win, Wins, settle
from ligamahjong.table import total
from paired.riichi_hands import real
from support.riichi_wins import of_numbers

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score

pytestmark = pytest.mark.shared

WINS = "data/hands/riichi_wins.jsonl.gz"
EDITIONS = {
    "tenhou": TENHOU,
    "tenhou-kiriage": TENHOU.with_options({"kiriage": True}),
    "majsoul": MAHJONG_SOUL,
}
DORA = {"dora", "aka", "ura"}
YAKU = {
    "tsumo": "menzen_tsumo",
    "iipeiko": "iipeikou",
    "ryanpeiko": "ryanpeikou",
    "sanshoku": "sanshoku_doujun",
    "doukou": "sanshoku_doukou",
    "chiitoi": "chiitoitsu",
    "kokushi13": "kokushi",
    "daisuushi": "daisuushii",
    "suuankou_tanki": "suuankou",
    "seat": "seat_wind",
    "round": "round_wind",
    **{f"seat{wind}": "seat_wind" for wind in "ESWN"},
    **{f"round{wind}": "round_wind" for wind in "ESWN"},
}
"""Names in the data, where they are others."""

Row = dict[str, Any]


@cache
def wins(path: Path) -> list[tuple[Row, Edition, Score]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return [
        (row, EDITIONS[row["rules"]], score(*of_numbers(win), EDITIONS[row["rules"]]))
        for row, win in zip(rows, real(path), strict=True)
    ]


def yaku_of(row: Row) -> set[str]:
    names = row["yakuman"] if row.get("yakuman") else row["yaku"]
    return {YAKU.get(name, name) for name in names if name not in DORA}


def test_han_of_every_win(shared: Path) -> None:
    def han(row: Row) -> int | None:
        given = row.get("han") or sum((row.get("yaku") or {}).values())
        return None if row.get("yakuman") else given

    wrong = [
        (row, found) for row, _, found in wins(shared / WINS) if han(row) not in
        {None, found.reading.han}
    ]  # fmt: skip
    assert wrong == []


def test_fu_of_every_win_below_mangan(shared: Path) -> None:
    below = [
        (row, found)
        for row, _, found in wins(shared / WINS)
        if found.reading.limit is Limit.NONE and row.get("fu")
    ]
    assert len(below) > 5_000
    assert [row for row, found in below if row["fu"] != found.reading.fu] == []


def test_points_of_every_win(shared: Path) -> None:
    given = [(row, found) for row, _, found in wins(shared / WINS) if "points" in row]
    assert len(given) > 8_000
    assert [row for row, found in given if row["points"] != found.points] == []


def test_yaku_of_every_win(shared: Path) -> None:
    wrong = [row for row, _, found in wins(shared / WINS) if set(found.yaku) != yaku_of(row)]
    assert wrong == []


def test_han_of_every_yaku(shared: Path) -> None:
    given = [
        (row["yaku"], found)
        for row, _, found in wins(shared / WINS)
        if row.get("yaku") and None not in row["yaku"].values()
    ]
    wrong = [
        yaku
        for yaku, found in given
        if found.yaku != {YAKU.get(name, name): han for name, han in yaku.items()
                          if name not in DORA}
        or found.dora != sum(han for name, han in yaku.items() if name in DORA)
    ]  # fmt: skip
    assert wrong == []


def test_who_paid_what(shared: Path) -> None:
    """All but those who won second on a discard, where counters went to the first.

    In one parlour a counter is 1,500 points.
    """
    given = [one for one in wins(shared / WINS) if "deltas" in one[0]]
    assert len(given) > 8_000
    others = [one for one in given if paid(*one) != deltas(one[0])]
    assert 0 < len(others) <= 24
    unexplained = [one for one in others if paid_second(*one) != deltas(one[0])]
    assert len(unexplained) <= 1
    for row, edition, found in unexplained:
        assert row["rules"] == "tenhou-kiriage"
        assert paid(row, edition.with_options({"honba": 1_500}), found) == deltas(row)


def deltas(row: Row) -> tuple[int, ...]:
    return tuple(row["deltas"][:4])


def paid(row: Row, edition: Edition, found: Score) -> tuple[int, ...]:
    table, win, discarder = at_table(row, found)
    return settle(table, Wins((win,), discarder), edition).changes


def paid_second(row: Row, edition: Edition, found: Score) -> tuple[int, ...]:
    """What changes hands for a win if somebody between discarder and winner won too."""
    table, win, discarder = at_table(row, found)
    assert discarder is not None
    first = Win((discarder + 1) % 4, base=2000)
    if first.winner == win.winner:
        return paid(row, edition, found)
    lines = settle(table, Wins((win, first), discarder), edition).lines
    return total(one for one in lines if one.facts.get("winner") == win.winner)


def at_table(row: Row, found: Score) -> tuple[Table, Win, int | None]:
    dealer = (row["who"] - row["seat"]) % 4
    table = Table(dealer=dealer, honba=row["honba"], sticks=row["sticks"])
    if row["tsumo"]:
        return table, Win(row["who"], found.reading.base, row.get("pao")), None
    seats = range(4)
    discarder = row.get("frm", min(seats, key=lambda seat: int(row["deltas"][seat])))
    return table, Win(row["who"], found.reading.base, row.get("pao")), discarder
