"""Results as records for programs."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.ranking_records import (
    GROUP_KEYS,
    STANDING_KEYS,
    csv_row,
    group_record,
    ranking_record,
    rounded,
    standing_record,
    start_record,
)
from ligamahjong.league.game import Mode
from ligamahjong.league.replay import replay
from ligamahjong.league.standings import GroupStanding, standings
from ligamahjong.people import Directory
from support.games import game


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (1834.1234567, "1834.123457"),
        (-1e-9, "0.0"),
        (-0.0, "0.0"),
        (Fraction(15, 31), "0.483871"),
        (Fraction(0), "0.0"),
    ],
)
def test_numbers_are_rounded_to_six_decimals(number: float | Fraction, shown: str) -> None:
    assert str(rounded(number)) == shown


@given(st.floats(-1e5, 1e5))
def test_no_number_is_a_negative_zero(number: float) -> None:
    assert not str(rounded(number)).startswith("-0.0") or rounded(number) < 0
    assert abs(rounded(number) - number) <= 5.1e-7


def test_a_record_has_every_key() -> None:
    ranking = standings(
        replay(Mode.RIICHI, [game()]), date(2026, 1, 15), Directory.from_names("abcd")
    )
    records = [standing_record(one) for one in ranking.listed]
    assert [tuple(record) for record in records] == [STANDING_KEYS] * 4
    whole = ranking_record(ranking, 3, records)
    assert list(whole) == ["mode", "on", "updated", "games", "refused", "standings"]
    assert (whole["refused"], whole["games"]) == (3, 1)


def test_a_group_goes_by_its_name() -> None:
    record = group_record(GroupStanding(1, "MD", 4, 1512.3456789), "Comunidad de Madrid")
    assert record == {
        "position": 1,
        "name": "Comunidad de Madrid",
        "players": 4,
        "mean": 1512.345679,
    }
    assert tuple(record) == GROUP_KEYS


def test_cells_of_csv() -> None:
    record = {"a": "=1+1", "b": 1e-6, "c": True, "d": None, "e": -200, "f": "Ana"}
    assert csv_row(record) == ["'=1+1", "0.000001", "true", None, -200, "Ana"]


def test_when_a_game_started() -> None:
    one = replace(
        game(5), played_at=datetime(2026, 1, 15, 18, 5, tzinfo=timezone(timedelta(hours=1)))
    )
    assert start_record(None) is None
    assert start_record(one) == "2026-01-15T18:05+01:00"
    assert start_record(replace(one, has_time=False)) == "2026-01-15"
