"""What a benchmark prints: where it ran, and a table in Markdown."""

from __future__ import annotations

import os
import platform
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paired.timing import Pairs

__all__ = ["Figure", "arguments", "faster", "print_report", "seconds"]

_HEADINGS = ("what", "ours", "peer", "ratio", "target", "reached")


@dataclass(frozen=True, slots=True)
class Figure:
    """A published figure.

    Attributes:
        what: what was measured.
        ours: what came out.
        peer: the same of the peer, where there is one.
        ratio: between the two, where there are two.
        target: what was wanted.
        reached: whether it was reached.
    """

    what: str
    ours: str
    peer: str
    ratio: str
    target: str
    reached: bool

    @property
    def cells(self) -> tuple[str, ...]:
        """The row of the table."""
        reached = "yes" if self.reached else "**no**"
        return self.what, self.ours, self.peer, self.ratio, self.target, reached


def arguments(description: str | None) -> ArgumentParser:
    """A parser with the argument that every benchmark takes."""
    parser = ArgumentParser(description=description)
    parser.add_argument(
        "--quick", action="store_true", help="a small run that shows the table, not the figures"
    )
    return parser


def seconds(value: float) -> str:
    """A time with three digits.

    >>> seconds(12.345), seconds(0.0421), seconds(3.2e-05)
    ('12.3 s', '42.1 ms', '32.0 µs')
    """
    unit, scaled = "s", value
    for smaller in ("ms", "µs"):
        if scaled < 1:
            unit, scaled = smaller, scaled * 1_000
    return f"{scaled:.{0 if scaled >= 100 else 1 if scaled >= 10 else 2}f} {unit}"


def faster(what: str, pairs: Pairs, target: float, per: int = 1) -> Figure:
    """The figure of something that has to be so many times as quick as the peer.

    Args:
        what: what was measured.
        pairs: the times.
        target: the ratio to reach.
        per: the times are of so many repetitions, and one is wanted.
    """
    ours, peer = pairs.medians
    return Figure(
        what,
        seconds(ours / per),
        seconds(peer / per),
        f"{pairs.ratio:.2f} ×",
        f"≥ {target:g} ×",
        pairs.ratio >= target,
    )


def print_report(title: str, figures: Iterable[Figure], *notes: str) -> None:
    """Print one line about the machine, the table, and what else is to be known.

    Args:
        title: of the benchmark.
        figures: the rows of the table.
        notes: lines below it.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(f"**{title}** · {_machine()}")
    print()
    for cells in (_HEADINGS, ["---"] * len(_HEADINGS), *(figure.cells for figure in figures)):
        print("|", " | ".join(cells), "|")
    for note in notes:
        print()
        print(note)
    print()


def _machine() -> str:
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{_processor()}, {os.cpu_count()} cores{load} · {platform.system()} "
        f"{platform.machine()} · {platform.python_implementation()} {platform.python_version()} · "
        f"OpenSkill {version('openskill')}"
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown processor")
