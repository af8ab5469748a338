"""What a calculator of the league answers: tables and sentences, all in the page's language."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Answer", "Table"]


class Table(NamedTuple):
    """A table with its title."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Answer(NamedTuple):
    """What was found, or what is wrong with what was asked.

    Attributes:
        problems: sentences; with any of them there is nothing else.
        verdict: the answer in one line; empty where a table says it.
        tables: to be read.
        details: tables for whoever wants to know more.
        lines: sentences below.
    """

    problems: tuple[str, ...] = ()
    verdict: str = ""
    tables: tuple[Table, ...] = ()
    details: tuple[Table, ...] = ()
    lines: tuple[str, ...] = ()
