"""What somebody writes who wants a ranking in an afternoon: csv and OpenSkill.

Takes an archive of games, newest first, and prints ratings and names. A row without exactly four
players does not count, nor does a game that is there already.
"""

import csv
import sys

from openskill.models import PlackettLuce, PlackettLuceRating


def main() -> None:
    """Read, rate, print."""
    with open(sys.argv[1], encoding="utf-8", newline="") as file:  # noqa: PTH123 - as a beginner
        reader = csv.reader(file)
        header = next(reader)
        rows = [dict(zip(header, row, strict=False)) for row in reader]
    rows.reverse()
    rows.sort(key=lambda row: row["date"])

    model = PlackettLuce()
    players: dict[str, PlackettLuceRating] = {}
    seen = set()
    for row in rows:
        names = [row[f"player{n}"] for n in range(1, 8) if row.get(f"player{n}")]
        if len(names) != 4:
            continue
        scores: list[float] = [int(row[f"score{n}"]) for n in range(1, 5)]
        game = (row["date"], *names, *scores)
        if game in seen:
            continue
        seen.add(game)
        for name in names:
            if name not in players:
                players[name] = model.rating(name=name)
        rated = model.rate([[players[name]] for name in names], scores=scores)
        for name, (player,) in zip(names, rated, strict=True):
            players[name] = player

    table = [(1500 + 24 * (p.mu - 3 * p.sigma), name) for name, p in players.items()]
    for rating, name in sorted(table, reverse=True):
        print(f"{rating:.6f}\t{name}")


if __name__ == "__main__":
    main()
