"""An invented archive of Riichi games, of the kind that clubs keep: dates, names, no times."""

from __future__ import annotations

import csv
import random
from itertools import product
from typing import TYPE_CHECKING

from ligamahjong.example.names import CULTURES
from paired.games import games, people

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

__all__ = ["write_archive"]

_PEOPLE = 529


def write_archive(path: Path, number: int) -> date:
    """Write an archive, newest game first.

    Args:
        path: of the CSV file.
        number: how many games.

    Returns:
        The day of the newest game.
    """
    culture = CULTURES["castilian"]
    names = [f"{given} {surname}" for given, surname in product(culture.given, culture.surnames)]
    drawn = random.Random(2026).sample(names, _PEOPLE)
    called = dict(zip(people(_PEOPLE), drawn, strict=True))
    history = list(games(number, _PEOPLE))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        seats = range(1, 5)
        writer.writerow(["id", "date", *(f"{x}{n}" for n in seats for x in ("player", "score"))])
        for game in reversed(history):
            four = zip(game.players, game.scores, strict=True)
            cells = (cell for player, score in four for cell in (called[player], score))
            writer.writerow([game.id, game.day, *cells])
    return history[-1].day
