"""What a reader asks of a ranking, read from the address."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ligamahjong.people.names import fold, sort_key
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ligamahjong.league.standings import Standing

__all__ = ["SORTS", "BadQuery", "RankingQuery", "read_day"]

SORTS: Mapping[str, Callable[[Standing], object]] = {
    "posicion": lambda s: s.position or 0,
    "nombre": lambda s: sort_key(s.person.name),
    "rating": lambda s: -s.rating,
    "grado": lambda s: (s.state.grade.grade, s.progress),
    "partidas": lambda s: s.state.games,
    "ultima": lambda s: s.state.last_game,
    "club": lambda s: sort_key(s.person.club or "\uffff"),
    "comunidad": lambda s: s.person.region or "\uffff",
}
"""Columns by which a ranking can be sorted, by their name in the address."""

_DESCENDING = frozenset({"grado", "partidas", "ultima"})
"""Columns that begin with the largest value unless the address says otherwise."""

_BAD_SORT = Text(
    "No se puede ordenar por «{value}»; se esperaba {expected}.",
    "Cannot sort by “{value}”; expected {expected}.",
)
_BAD_DIRECTION = Text(
    "«{value}» no es un sentido; se esperaba asc o desc.",
    "“{value}” is not a direction; expected asc or desc.",
)
_BAD_DAY = Text(
    "«{value}» no es un día; se esperaba una fecha como 2026-05-18.",
    "“{value}” is not a day; expected a date such as 2026-05-18.",
)
_FUTURE = Text(
    "{value} está por venir; el último día es {last}.",
    "{value} is still to come; the last day is {last}.",
)


class BadQuery(ValueError):  # noqa: N818 - the address is what is bad
    """The address asks for what cannot be; it knows how to say so."""

    def __init__(self, text: Text, **values: object) -> None:
        super().__init__(text.say(Language.EN, **values))
        self._text, self._values = text, values

    def say(self, language: Language) -> str:
        """What is wrong and what was expected."""
        return self._text.say(language, **self._values)


@dataclass(frozen=True, slots=True)
class RankingQuery:
    """A day, filters and an order.

    Attributes:
        on: the day asked for; ``None`` for today.
        text: part of a name, in any case and without accents.
        club: name of a club.
        region: code of a community.
        grade: name of a grade.
        sort: one of :data:`SORTS`.
        descending: largest first.
    """

    on: date | None = None
    text: str = ""
    club: str = ""
    region: str = ""
    grade: str = ""
    sort: str = "posicion"
    descending: bool = False

    @classmethod
    def read(cls, values: Mapping[str, str], today: date) -> RankingQuery:
        """From the query of an address.

        Raises:
            BadQuery: a day, column or direction that is none.
        """
        sort = values.get("orden") or "posicion"
        if sort not in SORTS:
            raise BadQuery(_BAD_SORT, value=sort, expected=", ".join(SORTS))
        direction = values.get("dir", "")
        if direction not in {"", "asc", "desc"}:
            raise BadQuery(_BAD_DIRECTION, value=direction)
        return cls(
            on=read_day(values.get("fecha", ""), today),
            text=values.get("q", "").strip()[:100],
            club=values.get("club", ""),
            region=values.get("comunidad", ""),
            grade=values.get("grado", ""),
            sort=sort,
            descending=direction == "desc" if direction else sort in _DESCENDING,
        )

    @property
    def filtered(self) -> bool:
        """Whether only part of the ranking is asked for."""
        return bool(self.text or self.club or self.region or self.grade)

    @property
    def narrowed(self) -> bool:
        """Whether anything but the text is asked for that the page does not begin with."""
        chosen = self.club or self.region or self.grade or self.on
        return bool(chosen or self.turned or self.sort != "posicion")

    @property
    def turned(self) -> bool:
        """Whether the order is not the one in which the column begins."""
        return self.descending != (self.sort in _DESCENDING)

    def select(self, listed: Sequence[Standing]) -> list[Standing]:
        """The standings asked for, in the order asked for; none of them changes."""
        wanted = fold(self.text)
        chosen = [
            s
            for s in listed
            if (not wanted or wanted in fold(s.person.name))
            and (not self.club or s.person.club == self.club)
            and (not self.region or s.person.region == self.region)
            and (not self.grade or s.grade.name == self.grade)
        ]
        return sorted(chosen, key=SORTS[self.sort], reverse=self.descending)  # type: ignore[arg-type]

    def address(self, **changes: str) -> str:
        """The query of this ranking with some values changed; empty ones are left out."""
        direction = "desc" if self.descending else "asc"
        values = {
            "q": self.text,
            "club": self.club,
            "comunidad": self.region,
            "grado": self.grade,
            "fecha": str(self.on) if self.on else "",
            "orden": "" if self.sort == "posicion" else self.sort,
            "dir": direction if self.turned else "",
        }
        kept = {name: value for name, value in (values | changes).items() if value}
        return f"?{urlencode(kept)}" if kept else "?"

    def sorted_by(self, column: str) -> str:
        """The query that sorts by a column, or turns the order if it does already."""
        turn = column == self.sort and not self.turned
        direction = "" if not turn else ("asc" if column in _DESCENDING else "desc")
        return self.address(orden="" if column == "posicion" else column, dir=direction)


def read_day(text: str, today: date) -> date | None:
    """The day an address asks for; ``None`` where it asks for none.

    Raises:
        BadQuery: not a day, or one that is still to come.
    """
    if not text:
        return None
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise BadQuery(_BAD_DAY, value=text[:40]) from None
    if found > today:
        raise BadQuery(_FUTURE, value=found, last=today)
    return found
