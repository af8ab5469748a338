"""What is held about somebody, in words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time
from typing import TYPE_CHECKING

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.wording import ROLES
from ligamahjong.web.audit.wording import ACTIONS
from ligamahjong.web.people.wording import FIELDS
from ligamahjong.web.ranking.selectors import MADRID
from ligamahjong.wording import Language, Text, dates, numbers
from ligamahjong.wording.ranking import region_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ligamahjong.web.privacy.category import Held
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["Told", "in_words", "told"]

_MOST = 10
"""Rows of a table that a page shows; the export has all."""
_YES, _NO = Text("sí", "yes"), Text("no", "no")
_CODES = {
    "abandoned": Text("abandonado", "abandoned"),
    "accepted": Text("aceptada", "accepted"),
    "asked": Text("preguntada", "asked"),
    "closed": Text("cerrado", "closed"),
    "confirmed": Text("confirmada", "confirmed"),
    "data": Text("datos", "data"),
    "draft": Text("borrador", "draft"),
    "en": Text("inglés", "English"),
    "es": Text("español", "Spanish"),
    "given-up": Text("abandonado", "given up"),
    "guardian": Text("tutela", "guardian"),
    "mcr": Text("MCR", "MCR"),
    "open": Text("abierta", "open"),
    "pending": Text("pendiente", "pending"),
    "recovery_codes": Text("códigos de recuperación", "recovery codes"),
    "rejected": Text("rechazada", "rejected"),
    "riichi": Text("Riichi", "Riichi"),
    "rules": Text("reglas", "rules"),
    "sent": Text("enviado", "sent"),
    "totp": Text("aplicación de códigos", "application for codes"),
    "unconfirmed": Text("sin confirmar", "unconfirmed"),
    "waiting": Text("en espera", "waiting"),
    "withdrawn": Text("retirada", "withdrawn"),
}
_WINDS = (Text("Este", "East"), Text("Sur", "South"), Text("Oeste", "West"), Text("Norte", "North"))
_NUMBERED: dict[str, Callable[[int], Text]] = {
    "role": lambda number: ROLES[Role(number)],
    "seat": _WINDS.__getitem__,
}
_CODED = frozenset({"language", "mode", "state", "type"})
_NAMED: dict[str, Mapping[str, Text]] = {"action": ACTIONS, "field": FIELDS}


@dataclass(frozen=True, slots=True)
class Told:
    """A table as a page shows it, without the columns in which nothing stands.

    Attributes:
        name: what it holds.
        columns: what each is called.
        rows: values in words.
        more: how many rows the page leaves out.
    """

    name: str
    columns: list[str]
    rows: list[list[str]]
    more: int

    @property
    def only(self) -> list[tuple[str, str]]:
        """What each value of the only row is called, and the value; nothing for more rows."""
        return list(zip(self.columns, self.rows[0], strict=True)) if len(self.rows) == 1 else []


def told(held: Held, subject: Subject, language: Language) -> Told | None:
    """A table as a page shows it; nothing if there are no rows about somebody."""
    rows = held.rows(subject)
    if not rows:
        return None
    said = [
        {name: in_words(name, row[name], language) for name in held.shown} for row in rows[:_MOST]
    ]
    filled = [name for name in held.shown if any(row[name] for row in said)]
    return Told(
        held.name.say(language),
        [held.shown[name].say(language) for name in filled],
        [[row[name] for name in filled] for row in said],
        len(rows) - len(said),
    )


def in_words(name: str, value: object, language: Language) -> str:
    """A value in words; nothing for one that is empty.

    Args:
        name: of its field, which says how it is meant.
        value: as the database has it.
        language: of the reader.
    """
    if name in _NUMBERED and isinstance(value, int):
        return _NUMBERED[name](value).say(language)
    for kind, say in _SAYERS.items():
        if isinstance(value, kind):
            return say(value, language)
    text = str(value or "")
    if name == "region":
        return region_name(text, language)
    texts = _CODES if name in _CODED else _NAMED.get(name, {})
    return texts[text].say(language) if text in texts else text


_SAYERS: dict[type, Callable[[Any, Language], str]] = {
    # bool before int and datetime before date, which they are kinds of
    bool: lambda value, language: (_YES if value else _NO).say(language),
    datetime: lambda value, language: dates.moment(value.astimezone(MADRID), language),
    date: dates.day,
    time: lambda value, _: f"{value:%H:%M}",
    int: numbers.integer,
    dict: lambda value, language: "; ".join(
        f"{_CODES[key].say(language) if key in _CODES else key}: {one}"
        for key, one in value.items()
    ),
    list: lambda value, _: "; ".join(": ".join(map(str, one)) for one in value),
}
