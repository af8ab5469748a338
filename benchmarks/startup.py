"""How long ``liga --version`` takes, beside a program that does nothing but say its version."""

from __future__ import annotations

from time import perf_counter

from ligamahjong import __version__
from paired.processes import entry_point, programs
from paired.report import Figure, arguments, print_report, seconds
from paired.timing import take_turns

TARGET = 1.3


def main() -> None:
    """Measure, print."""
    rounds = 3 if arguments(__doc__).parse_args().quick else 51
    ours = [*entry_point("ligamahjong.cli"), "--version"]
    peer = [*entry_point("bare_click"), "--version"]
    with programs() as run:
        assert run(ours) == f"liga {__version__}\n"
        assert run(peer) == "bare 1.0.0\n"
        pairs, bare = take_turns(
            lambda: run(ours),
            lambda: run(peer),
            lambda: run(["-c", "pass"]),
            rounds=rounds,
            clock=perf_counter,
        )
    mine, other = pairs.medians
    ratio = 1 / pairs.ratio
    print_report(
        "Start-up",
        [
            Figure(
                "`liga --version`, beside a bare click program",
                seconds(mine),
                seconds(other),
                f"{ratio:.2f} ×",
                f"≤ {TARGET} ×",
                ratio <= TARGET,
            )
        ],
        f"Whole processes, {rounds} rounds; an interpreter that does nothing takes "
        f"{seconds(bare.medians[1])}.",
    )


if __name__ == "__main__":
    main()
