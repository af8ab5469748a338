"""What a reader asks of the list of games, read from the address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ligamahjong.league.game import Mode
from ligamahjong.web.ranking.query import BadQuery, read_day
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

__all__ = ["GamesQuery", "no_such_page"]

_BAD_MODE = Text(
    "«{value}» no es una modalidad; se esperaba mcr o riichi.",
    "“{value}” is no mode; expected mcr or riichi.",
)
_BAD_PAGE = Text(
    "«{value}» no es una página; se esperaba un número desde 1.",
    "“{value}” is not a page; expected a number from 1.",
)
_NO_PAGE = Text(
    "No hay página {value}; la última es la {last}.",
    "There is no page {value}; the last one is {last}.",
)
_LONGEST = 9


@dataclass(frozen=True, slots=True)
class GamesQuery:
    """A mode, a day and a page.

    Attributes:
        mode: ``None`` for both.
        on: ``None`` for all days.
        page: from 1.
    """

    mode: Mode | None = None
    on: date | None = None
    page: int = 1

    @classmethod
    def read(cls, values: Mapping[str, str], today: date) -> GamesQuery:
        """From the query of an address.

        Raises:
            BadQuery: a mode, day or page that is none.
        """
        return cls(
            _mode(values.get("modo", "")),
            read_day(values.get("fecha", ""), today),
            _page(values.get("pagina", "")),
        )

    def address(self, page: int = 1) -> str:
        """The query of one of its pages."""
        values = {
            "modo": self.mode.value if self.mode else "",
            "fecha": str(self.on) if self.on else "",
            "pagina": str(page) if page > 1 else "",
        }
        kept = {name: value for name, value in values.items() if value}
        return f"?{urlencode(kept)}" if kept else "?"


def no_such_page(page: int, last: int) -> BadQuery:
    """That the list ends before a page."""
    return BadQuery(_NO_PAGE, value=page, last=last)


def _mode(text: str) -> Mode | None:
    if not text:
        return None
    try:
        return Mode(text)
    except ValueError:
        raise BadQuery(_BAD_MODE, value=text[:40]) from None


def _page(text: str) -> int:
    if not text:
        return 1
    page = int(text) if text.isascii() and text.isdecimal() and len(text) <= _LONGEST else 0
    if page < 1:
        raise BadQuery(_BAD_PAGE, value=text[:40])
    return page
