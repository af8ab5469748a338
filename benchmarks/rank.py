"""``liga rank`` on an archive of 9,132 games, beside a bare script, as whole processes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from paired import bare_rank
from paired.archive import write_archive
from paired.processes import entry_point, programs
from paired.report import arguments, faster, print_report
from paired.timing import take_turns

TARGET = 3
GAMES = 9_132
REAL = "data/leagues/north/riichi.csv"


class Archive(NamedTuple):
    """A file of games with dates and no times, and the day to rank on."""

    path: Path
    on: str


def archive(folder: Path, number: int | None) -> Archive:
    """The archive of a real league where it is at hand, else an invented one as long.

    Args:
        folder: where to write an invented one.
        number: games to invent; ``None`` for the real one.
    """
    beside = Path(__file__).resolve().parents[2] / "shared"
    real = Path(os.environ.get("LIGA_SHARED", beside)) / REAL
    if number is None and real.is_file():
        return Archive(real, "2026-05-18")
    path = folder / "riichi.csv"
    return Archive(path, write_archive(path, number or GAMES).isoformat())


def checked(ours: str, peer: str) -> int:
    """Games that ours counts, once everybody it lists has the rating that the peer gives.

    The peer knows of no inactivity, so that what is compared is the projection; and ours does
    not list who has not played for two years.
    """
    ranking = json.loads(ours)
    ratings = {
        name: float(rating) for rating, name in (line.split("\t") for line in peer.splitlines())
    }
    for standing in ranking["standings"]:
        assert ratings[standing["player"]] == standing["projection"], standing
    return int(ranking["games"])


def main() -> None:
    """Measure, compare the ratings, print."""
    quick = arguments(__doc__).parse_args().quick
    with TemporaryDirectory() as folder, programs() as run:
        path, on = archive(Path(folder), 300 if quick else None)
        ours: list[str | Path] = [
            *entry_point("ligamahjong.cli"),
            "rank",
            path,
            "--date-only",
            "--on",
            on,
        ]
        peer: list[str | Path] = [bare_rank.__file__, path]
        games = checked(run([*ours, "--format", "json"]), run(peer))
        (pairs,) = take_turns(
            lambda: run(ours), lambda: run(peer), rounds=2 if quick else 15, clock=perf_counter
        )
    print_report(
        "Rank",
        [faster("`liga rank`, beside a bare csv and OpenSkill script", pairs, TARGET)],
        f"Whole processes, output to a pipe; {games:,} games that count of "
        f"{'an invented' if path.parent == Path(folder) else 'a real'} archive. Everybody listed "
        "has the same rating on both sides, to six decimals and before any discount.",
    )


if __name__ == "__main__":
    main()
