"""A long history as a stream: does the time per game or the memory grow with its length?"""

from __future__ import annotations

import resource
import sys
from itertools import islice
from statistics import median
from time import process_time
from typing import NamedTuple

from ligamahjong.league.game import Mode
from ligamahjong.league.replay import Replay, Snapshot
from paired.games import games
from paired.report import Figure, arguments, print_report, seconds

MILLION = 1_000_000
PARTS = 10
BATCH = 1_000
"""Games that exist at once."""
PEOPLE = 1_000
MOST_GROWTH = 8
"""MB of growth that still count as none: fractions of debts and the collector's slack."""


class Run(NamedTuple):
    """What a replay took.

    Attributes:
        parts: seconds of each tenth of the games.
        early: peak memory after the first tenth, in MB.
        late: peak memory at the end, in MB.
    """

    parts: list[float]
    early: float
    late: float


def peak() -> float:
    """The most memory this process ever had, in MB."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def replay(number: int) -> Run:
    """Replay games that nobody keeps."""
    history = Replay(Snapshot(Mode.RIICHI))
    stream = games(number, PEOPLE)
    parts = [0.0] * PARTS
    early = 0.0
    for part in range(PARTS):
        for _ in range(number // PARTS // BATCH):
            batch = list(islice(stream, BATCH))
            start = process_time()
            for _change in history.run(batch):
                pass
            parts[part] += process_time() - start
        early = early or peak()
    return Run(parts, early, peak())


def main() -> None:
    """Replay, print."""
    number = 10_000 if arguments(__doc__).parse_args().quick else MILLION
    run = replay(number)
    half = PARTS // 2
    first, last = median(run.parts[:half]), median(run.parts[half:])
    growth = run.late - run.early
    print_report(
        "A million games",
        [
            Figure(
                f"{number // PARTS:,} games, in the second half of the history and in the first",
                f"{seconds(last)}",
                f"{seconds(first)}",
                f"{last / first:.2f} ×",
                "≤ 1.1 ×",
                last / first <= 1.1,
            ),
            Figure(
                f"peak memory after {number:,} games, and after the first tenth",
                f"{run.late:.1f} MB",
                f"{run.early:.1f} MB",
                f"+ {growth:.1f} MB",
                f"≤ + {MOST_GROWTH} MB",
                growth <= MOST_GROWTH,
            ),
        ],
        f"{number:,} games among {PEOPLE:,} people, made while they are replayed, {BATCH:,} at a "
        f"time: {seconds(sum(run.parts))} in all without the making. The peer is the same replay, "
        "earlier.",
        "Each tenth: " + ", ".join(map(seconds, run.parts)) + ".",
    )


if __name__ == "__main__":
    main()
