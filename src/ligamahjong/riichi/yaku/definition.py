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

_ANY_CHOWS = range(5)


class Asks(StrEnum):
    """What a yaku asks about."""

    SHAPE = "shape"
    """The sets and tiles of the hand."""
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
        source: section of the rules.
        asks: what has to be known to recognise it.
        holds: whether a reading shows it; ``None`` where no tile does.
        chows: how many chows a reading with it can have.
        replaces: ids of yaku that it contains, which do not count beside it.
    """

    id: str
    name: Name
    closed: int
    open: int
    source: str
    asks: Asks
    holds: Callable[[Facts], bool] | None = None
    chows: range = _ANY_CHOWS
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
    *,
    han: tuple[int, int],
    source: str,
    chows: range = _ANY_CHOWS,
    replaces: tuple[str, ...] = (),
) -> Callable[[Callable[[Facts], bool]], Yaku]:
    """Make a yaku of the function that recognises it in a reading; its name is the id."""

    def made(holds: Callable[[Facts], bool]) -> Yaku:
        return Yaku(holds.__name__, name, *han, source, Asks.SHAPE, holds, chows, replaces)

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
