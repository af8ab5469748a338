"""How results are printed: tables for people, JSON and CSV for programs.

On a terminal a table is drawn with rich and long lines are broken between words; in a pipe all is
plain text, so that other tools can read it. Progress goes to the terminal's error stream and
nowhere else.
"""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

from ligamahjong.cli.speech import bilingual

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TextIO

__all__ = [
    "on_terminal",
    "print_csv",
    "print_json",
    "print_table",
    "say",
    "says_when_output_fails",
    "tell",
    "with_progress",
    "write_utf8",
]

T = TypeVar("T")

_GAMES_A_SECOND = 50_000
"""Games that a replay goes through in about a second."""

_TO_QUOTE = frozenset('",;\t\r\n')

_GAP = 2
"""Spaces between columns."""


def write_utf8(*streams: object) -> None:
    """Make streams write UTF-8, which names and minus signs need.

    What is no text, as bytes in the name of a file may be, is written as its number.
    """
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def on_terminal(stream: TextIO | None) -> bool:
    """Whether a person is looking at the stream; nobody is at one that is closed."""
    return stream is not None and stream.isatty()


def say(text: str = "", *, error: bool = False) -> None:
    """Print a line, to the error stream for what is not the result."""
    click.echo(text, err=error)


def tell(text: str, indent: str = "", *, bold: bool = False) -> None:
    """Print a sentence or more; on a terminal no word is broken at its edge."""
    if on_terminal(sys.stdout):
        from shutil import get_terminal_size  # noqa: PLC0415 - only where a person is looking
        from textwrap import fill  # noqa: PLC0415

        width = get_terminal_size().columns
        text = fill(text, width, initial_indent=indent, subsequent_indent=indent)
    else:
        text = indent + text
    say(click.style(text, bold=True) if bold else text)


def print_json(value: object) -> None:
    """Print a value as one JSON document."""
    say(json.dumps(value, ensure_ascii=False))


def print_csv(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows of CSV below their headings; nothing stands for ``None``.

    A cell with a ``;`` is quoted too, for spreadsheets that end cells at it.
    """
    say("\n".join(",".join(map(_quoted, row)) for row in (headings, *rows)))


def _quoted(cell: object) -> str:
    text = "" if cell is None else str(cell)
    if _TO_QUOTE.isdisjoint(text):
        return text
    doubled = text.replace('"', '""')
    return f'"{doubled}"'


def print_table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    right: Iterable[int] = (),
    title: str | None = None,
    spare: Iterable[int] = (),
) -> list[str]:
    """Print a table.

    Args:
        headings: of the columns.
        rows: cells, as many per row as there are headings.
        right: indices of columns of numbers.
        title: printed above.
        spare: indices of columns that a terminal shows only where it has room for them, the
            most important last.

    Returns:
        The headings of the columns left out; in a pipe there are none.
    """
    numbers = frozenset(right)
    if title:
        tell(title, bold=True)
    if on_terminal(sys.stdout):
        return _print_rich(headings, rows, numbers, spare)
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        cells = (
            cell.rjust(width) if index in numbers else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        say((" " * _GAP).join(cells).rstrip())
    return []


def _that_fit(widths: Sequence[int], spare: Sequence[int], room: int) -> list[int]:
    """Indices of the columns that are no spare ones, and of the spare ones that fit beside them."""
    kept = [index for index in range(len(widths)) if index not in spare]
    taken = sum(widths[index] + _GAP for index in kept) - _GAP
    for index in reversed(spare):
        if taken + _GAP + widths[index] <= room:
            kept.append(index)
            taken += _GAP + widths[index]
    return sorted(kept)


def _print_rich(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: frozenset[int],
    spare: Iterable[int],
) -> list[str]:
    from rich import box  # noqa: PLC0415 - only where a person is looking
    from rich.cells import cell_len  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    console = Console()
    widths = [max(map(cell_len, column)) for column in zip(headings, *rows, strict=True)]
    kept = _that_fit(widths, list(spare), console.width)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, _GAP - 1, 0, 0))
    for index in kept:
        number = index in numbers
        table.add_column(
            Text(headings[index]), justify="right" if number else "left", no_wrap=number
        )
    for row in rows:
        cells = [Text(row[index]) for index in kept]
        for cell in cells:
            cell.highlight_words(["↓"], "red")
        table.add_row(*cells)
    console.print(table)
    return [heading for index, heading in enumerate(headings) if index not in kept]


@contextmanager
def says_when_output_fails() -> Iterator[None]:
    """Say it in a line, with exit status 1, where the output cannot be written.

    A disk may be full, or the output closed.
    """
    if sys.stdout is None:  # as Python has it where the output is closed
        _say_unwritable(os.strerror(errno.EBADF))
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - until the end
        _say_unwritable(error.strerror)


def _say_unwritable(reason: str | None) -> NoReturn:
    text = bilingual("no se puede escribir la salida", "the output cannot be written")
    say(f"{text}: {reason}", error=True)
    sys.exit(1)


def with_progress(
    items: Sequence[T], label: str, *, a_second: int = _GAMES_A_SECOND
) -> Iterator[T]:
    """The items one by one, behind a progress bar where the work is long and somebody watches.

    Args:
        items: what is worked on.
        label: what the work is called.
        a_second: how many items take about a second.
    """
    if len(items) < a_second or not on_terminal(sys.stderr):
        yield from items
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    yield from track(items, description=label, console=Console(stderr=True), transient=True)
