"""Write ``openskill.json``: games and what OpenSkill 6.0.0 makes of them.

Run it with ``.venv/bin/python tests/league/golden/make_openskill.py``; the same file comes out.
"""

from __future__ import annotations

import json
import random
from importlib.metadata import version
from itertools import product
from pathlib import Path

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


def outcome(ratings: list[list[float]], scores: list[int]) -> list[list[float]]:
    """What OpenSkill makes of a game."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in ratings]
    return [[team[0].mu, team[0].sigma] for team in MODEL.rate(teams, scores=list[float](scores))]


def cases() -> list[dict[str, object]]:
    """Every pattern of ties for one uneven table, then random tables."""
    rng = random.Random(20_060_600)
    table = [[31.0, 2.5], [25.0, 25 / 3], [18.0, 4.0], [27.5, 1.7]]
    games = [(table, list(scores)) for scores in product(range(3), repeat=4)]
    for _ in range(120):
        ratings = [[rng.gauss(25, 8), rng.uniform(1, 9)] for _ in range(4)]
        games.append((ratings, [rng.randrange(-600, 600) for _ in range(4)]))
    return [
        {"ratings": ratings, "scores": scores, "after": outcome(ratings, scores)}
        for ratings, scores in games
    ]


def main() -> None:
    """Write the file beside this one."""
    lines = ",\n".join(json.dumps(case) for case in cases())
    path = Path(__file__).with_name("openskill.json")
    path.write_text(f'{{"openskill": "{version("openskill")}", "cases": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
