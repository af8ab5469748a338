"""What the benchmarks have in common: turns, medians, and what a table says of them."""

from __future__ import annotations

import csv
import gc
import random
from itertools import count
from typing import TYPE_CHECKING

import pytest

from paired.archive import write_archive
from paired.games import games, tables, tied
from paired.processes import entry_point, programs
from paired.report import Figure, faster, print_report, seconds
from paired.timing import Pairs, take_turns

if TYPE_CHECKING:
    from pathlib import Path


def test_ways_take_turns_and_the_first_round_does_not_count() -> None:
    turns: list[str] = []
    ticks = count()
    ours, peer = take_turns(
        *(lambda name=name: turns.append(name) for name in "abc"),
        rounds=2,
        clock=lambda: float(next(ticks)),
    )
    assert "".join(turns) == "abcbcacab"
    assert ours == peer == Pairs((1.0, 1.0), (1.0, 1.0))


def test_times_stay_with_the_way_that_took_them() -> None:
    now = 0.0

    def taking(seconds: float) -> None:
        nonlocal now
        now += seconds

    (pairs,) = take_turns(lambda: taking(2), lambda: taking(7), rounds=3, clock=lambda: now)
    assert pairs == Pairs((2.0,) * 3, (7.0,) * 3)


def test_the_ratio_is_the_median_of_pairs_and_not_that_of_medians() -> None:
    pairs = Pairs((1.0, 2.0, 4.0), (8.0, 12.0, 12.0))
    assert pairs.ratio == 6.0
    assert pairs.medians == (2.0, 12.0)
    assert Pairs((1.0, 2.0, 4.0), (5.0, 4.0, 12.0)).ratio == 3.0


def test_the_collector_is_as_it_was() -> None:
    take_turns(lambda: None, lambda: None, rounds=1)
    assert gc.isenabled()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (123.4, "123 s"),
        (12.34, "12.3 s"),
        (1.234, "1.23 s"),
        (0.9999, "1000 ms"),
        (0.0421, "42.1 ms"),
        (3.2e-5, "32.0 µs"),
        (4e-9, "0.00 µs"),
    ],
)
def test_times_have_three_digits(value: float, text: str) -> None:
    assert seconds(value) == text


def test_a_target_is_reached_or_not() -> None:
    pairs = Pairs((2.0,), (12.0,))
    assert faster("x", pairs, 6, per=1000).cells == (
        "x", "2.00 ms", "12.0 ms", "6.00 ×", "≥ 6 ×", "yes"
    )  # fmt: skip
    assert faster("x", pairs, 6.1).cells[3:] == ("6.00 ×", "≥ 6.1 ×", "**no**")


def test_a_report_is_a_table_between_the_machine_and_the_notes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_report("Title", [Figure("w", "o", "p", "r", "t", reached=True)], "one", "two")
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("**Title** · ")
    assert others == [
        "",
        "| what | ours | peer | ratio | target | reached |",
        "| --- | --- | --- | --- | --- | --- |",
        "| w | o | p | r | t | yes |",
        "",
        "one",
        "",
        "two",
        "",
    ]


def test_invented_games_are_the_same_every_time() -> None:
    first = list(tables(500, 20))
    assert first == list(tables(500, 20)) != list(tables(500, 20, seed=1))
    assert all(sum(scores) == 100_000 for _, scores in first)
    assert {seat for seats, _ in first for seat in seats} == set(range(20))


def test_invented_games_have_ties_as_often_as_real_ones() -> None:
    share = sum(tied(scores) for _, scores in tables(10_000, 200)) / 10_000
    assert 0.01 < share < 0.03


def test_invented_games_are_in_time_order() -> None:
    starts = [game.played_at for game in games(50, 10)]
    assert starts == sorted(set(starts))


def test_an_invented_archive_is_newest_first(tmp_path: Path) -> None:
    last = write_archive(tmp_path / "riichi.csv", 30)
    with (tmp_path / "riichi.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    days = [row["date"] for row in rows]
    assert len(rows) == 30
    assert days == sorted(days, reverse=True)
    assert days[0] == last.isoformat()
    assert len({row[f"player{seat}"] for row in rows for seat in range(1, 5)}) > 20


def test_a_program_sees_nothing_of_the_options_of_this_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    asked = "import sys; print(sys.dont_write_bytecode, sys.stdout.write_through)"
    with programs() as run:
        assert run(["-c", asked]) == "False False\n"
        assert run([*entry_point("bare_click"), "--version"]) == "bare 1.0.0\n"


def test_a_program_that_fails_stops_the_benchmark() -> None:
    with programs() as run, pytest.raises(SystemExit, match="boom"):
        run(["-c", "raise SystemExit('boom')"])


def test_random_numbers_of_others_are_left_alone() -> None:
    random.seed(5)
    before = random.getstate()
    list(tables(10, 10))
    assert random.getstate() == before
