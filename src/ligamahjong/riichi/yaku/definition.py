"""What a yaku is: its names, its worth, where the rules have it, and how it is recognised."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.riichi.facts import Facts

__all__ = ["YAKUMAN", "Asks", "Name", "Yaku", "circumstance", "placing", "shape", "special"]

YAKUMAN = 13
"""Han that stand for a yakuman."""


class Asks(StrEnum):
    """What a yaku asks about: which of the facts of a reading decide whether it is there."""

    MAKE_UP = "make-up"
    """What the sets and the pair are made of, from ``simples`` to ``has_chows``."""
    CHOWS = "chows"
    """The chows: ``chows`` and ``twins``."""
    PUNGS = "pungs"
    """Pungs and kongs: ``pungs``, ``triplets`` and ``kans``."""
    HONOURS = "honours"
    """Pungs and pair of honours: ``pungs``, ``pair``, ``seat`` and ``round``."""
    PLACING = "placing"
    """Also which set the winning tile completed, and how."""
    CIRCUMSTANCE = "circumstance"
    """How and when the hand was won."""
    SPECIAL = "special"
    """A hand that is not four sets and a pair."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a yaku: Spanish as in the federation's texts, English, Japanese."""

    es: str
    en: str
    ja: str
    romaji: str


@dataclass(frozen=True, slots=True, eq=False)
class Yaku:
    """One yaku.

    Attributes:
        id: its name in code and files.
        name: in three languages.
        closed: han in a closed hand; :data:`YAKUMAN` for a yakuman.
        open: han in an open hand; 0 where it has to be closed.
        source: section of the rules; where the editions have it in different ones, both.
        asks: what has to be known to recognise it.
        holds: whether a reading shows it; ``None`` where more has to be known.
        replaces: ids of yaku that it contains, which do not count beside it.
    """

    id: str
    name: Name
    closed: int
    open: int
    source: str
    asks: Asks
    holds: Callable[[Facts], bool] | None = None
    replaces: tuple[str, ...] = ()

    @property
    def is_yakuman(self) -> bool:
        """Whether it is a limit of its own."""
        return self.closed == YAKUMAN

    def han(self, *, closed: bool) -> int:
        """What it is worth in a closed or an open hand."""
        return self.closed if closed else self.open


def shape(
    name: Name,
    asks: Asks,
    *,
    han: tuple[int, int],
    source: str,
    replaces: tuple[str, ...] = (),
) -> Callable[[Callable[[Facts], bool]], Yaku]:
    """Make a yaku of the function that recognises it in a reading; its name is the id.

    Args:
        name: in three languages.
        asks: which of the facts the function looks at; it gets to see no others.
        han: closed and open.
        source: section of the rules.
        replaces: ids of yaku that it contains.
    """

    def made(holds: Callable[[Facts], bool]) -> Yaku:
        return Yaku(holds.__name__, name, *han, source, asks, holds, replaces)

    return made


def placing(
    id: str,  # noqa: A002 - the word of the field
    name: Name,
    *,
    han: tuple[int, int],
    source: str,
) -> Yaku:
    """A yaku that depends on which set the winning tile completed."""
    return Yaku(id, name, *han, source, Asks.PLACING)


def circumstance(
    id: str,  # noqa: A002
    name: Name,
    *,
    han: tuple[int, int],
    source: str,
    replaces: tuple[str, ...] = (),
) -> Yaku:
    """A yaku of how and when the hand was won."""
    return Yaku(id, name, *han, source, Asks.CIRCUMSTANCE, replaces=replaces)


def special(
    id: str,  # noqa: A002
    name: Name,
    *,
    han: tuple[int, int],
    source: str,
) -> Yaku:
    """A hand that is not four sets and a pair."""
    return Yaku(id, name, *han, source, Asks.SPECIAL)
