"""How results are printed: tables for people, JSON and CSV for programs.

On a terminal a table is drawn with rich; in a pipe it is plain columns, so that other tools can
read it. Progress goes to the terminal's error stream and nowhere else.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, TypeVar

import click

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TextIO

__all__ = ["on_terminal", "print_json", "print_table", "say", "with_progress", "write_utf8"]

_LONG_WORK = 50_000
"""Games from which on a replay is likely to take so long that a bar is welcome."""


def write_utf8(*streams: TextIO) -> None:
    """Make streams of another encoding write UTF-8: names and minus signs need it."""
    for stream in streams:
        if (stream.encoding or "").lower().replace("-", "") != "utf8" and hasattr(
            stream, "reconfigure"
        ):
            stream.reconfigure(encoding="utf-8")


def on_terminal(stream: TextIO) -> bool:
    """Whether a person is looking at the stream."""
    return stream.isatty()


def say(text: str = "", *, error: bool = False) -> None:
    """Print a line, to the error stream for what is not the result."""
    click.echo(text, err=error)


def print_json(value: object) -> None:
    """Print a value as one JSON document."""
    say(json.dumps(value, ensure_ascii=False))


def print_table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    right: Iterable[int] = (),
    title: str | None = None,
) -> None:
    """Print a table.

    Args:
        headings: of the columns.
        rows: cells, as many per row as there are headings.
        right: indices of columns of numbers.
        title: printed above.
    """
    numbers = frozenset(right)
    if on_terminal(sys.stdout):
        _print_rich(headings, rows, numbers, title)
        return
    if title:
        say(title)
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        cells = (
            cell.rjust(width) if index in numbers else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        say("  ".join(cells).rstrip())


def _print_rich(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: frozenset[int],
    title: str | None,
) -> None:
    from rich import box  # noqa: PLC0415 - only where a person is looking
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for index, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if index in numbers else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    Console().print(table)


def with_progress(items: Sequence[T], label: str) -> Iterator[T]:
    """The items one by one, behind a progress bar where the work is long and somebody watches."""
    if len(items) < _LONG_WORK or not on_terminal(sys.stderr):
        yield from items
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    yield from track(items, description=label, console=Console(stderr=True), transient=True)
