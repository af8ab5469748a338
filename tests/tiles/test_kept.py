"""Answers that are kept, so many at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles import kept
from ligamahjong.tiles.kept import Kept

if TYPE_CHECKING:
    import pytest


class Doubles(Kept[int, int]):
    """Twice a number, counting how often it was worked out."""

    asked = 0

    def __missing__(self, key: int) -> int:
        self.asked += 1
        return self.keep(key, 2 * key)


def test_an_answer_is_worked_out_once() -> None:
    doubles = Doubles()
    assert [doubles[4], doubles[4], doubles.asked] == [8, 8, 1]


def test_no_more_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_KEPT", 10)
    doubles = Doubles()
    assert [doubles[number] for number in range(35)] == [2 * number for number in range(35)]
    assert len(doubles) == 5
