"""Games to the last grade: worked out exactly, and by 30,000 trajectories that play them."""

from __future__ import annotations

from time import perf_counter

from ligamahjong.analysis.grade_calibration import time_to_top
from ligamahjong.analysis.grade_simulation import simulate
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from paired.report import Figure, arguments, print_report, seconds

EXACT = {Mode.RIICHI: 1_080, Mode.MCR: 997}
NEAR = 8


def figures(mode: Mode, trajectories: int) -> list[Figure]:
    """The exact median of a mode, and the simulated one beside it."""
    ladder = published_ladders()[mode]
    top = ladder.grades[-1].name
    start = perf_counter()
    exact = time_to_top(ladder).median
    between = perf_counter()
    simulated = simulate(ladder, trajectories=trajectories).median
    end = perf_counter()
    assert exact is not None
    assert simulated is not None
    return [
        Figure(
            f"{mode}: median games to {top}",
            f"{exact:,}",
            "",
            "",
            f"{EXACT[mode]:,}",
            exact == EXACT[mode],
        ),
        Figure(
            f"{mode}: the same beside {trajectories:,} simulated trajectories",
            f"{exact:,} in {seconds(between - start)}",
            f"{simulated:,} in {seconds(end - between)}",
            f"{simulated - exact:+d} games",
            f"± {NEAR} games",
            abs(simulated - exact) <= NEAR,
        ),
    ]


def main() -> None:
    """Work out, simulate, print."""
    trajectories = 1_000 if arguments(__doc__).parse_args().quick else 30_000
    print_report(
        "Grades",
        [one for mode in (Mode.RIICHI, Mode.MCR) for one in figures(mode, trajectories)],
        "A player who finishes first to fourth in 28, 25, 24 and 23 % of the games. Exact: a "
        "Markov chain over the tables; simulated: numpy, a fixed seed, its import in the time of "
        "the first.",
    )


if __name__ == "__main__":
    main()
