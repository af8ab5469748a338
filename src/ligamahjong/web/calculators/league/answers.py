"""What a calculator of the league answers: tables and sentences, all in the page's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Answer", "Offer", "Offers", "Table"]


_NARROW = 4
"""Columns that fit on a phone."""


class Table(NamedTuple):
    """A table with its title.

    Attributes:
        title: above it.
        headings: of the columns.
        rows: each with as many cells.
        roomy: whether its cells are too long for columns wherever the page is not very wide.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    roomy: bool = False

    @property
    def labelled(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """The rows, each cell after its heading."""
        return tuple(tuple(zip(self.headings, row, strict=True)) for row in self.rows)

    @property
    def wide(self) -> bool:
        """Whether a phone has no room for its columns."""
        return len(self.headings) > _NARROW


class Offer(NamedTuple):
    """Something to choose: its text, and the fields that are filled in for it."""

    text: str
    fields: Mapping[str, str]


class Offers(NamedTuple):
    """What may be meant by something that is not clear: the sentence about it, and the choice."""

    problem: str
    ones: tuple[Offer, ...]


class Answer(NamedTuple):
    """What was found, or what is wrong with what was asked.

    Attributes:
        problems: sentences; with any of them there is nothing else.
        warnings: what is odd about what was asked, above the answer.
        verdict: the answer in one line; empty where a table says it.
        tables: to be read.
        details: tables for whoever wants to know more.
        lines: sentences below.
        offers: people who may be meant, below the problem that they would solve.
    """

    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    verdict: str = ""
    tables: tuple[Table, ...] = ()
    details: tuple[Table, ...] = ()
    lines: tuple[str, ...] = ()
    offers: tuple[Offers, ...] = ()
