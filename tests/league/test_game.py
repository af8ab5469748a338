from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from ligamahjong.errors import GameError
from support.games import game


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": ("a", "b", "c", "a")}, "four different players"),
        ({"players": ("a", "b", "c")}, "four different players"),
        ({"scores": (1.0, 2, 3, 4)}, "four integers"),
        ({"scores": (True, 2, 3, 4)}, "four integers"),
        ({"scores": (1, 2, 3)}, "four integers"),
        ({"played_at": datetime(2026, 1, 15, 17, 0)}, "fixed offset"),  # noqa: DTZ001
        ({"played_at": datetime(2026, 1, 15, 17, tzinfo=ZoneInfo("Europe/Madrid"))}, "fixed"),
    ],
)
def test_a_game_that_cannot_be_rated_cannot_be_made(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        replace(game(), **wrong)


def test_why_a_named_zone_is_refused() -> None:
    madrid = ZoneInfo("Europe/Madrid")
    first = datetime(2026, 10, 25, 2, 30, tzinfo=madrid, fold=0)
    later = datetime(2026, 10, 25, 2, 10, tzinfo=madrid, fold=1)
    assert later.timestamp() > first.timestamp()
    assert later < first


def test_the_day_is_the_callers() -> None:
    assert game(on=date(2026, 2, 1)).day == date(2026, 2, 1)
