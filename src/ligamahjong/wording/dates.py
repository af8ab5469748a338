"""Days and times as a reader of each language expects them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language

if TYPE_CHECKING:
    from datetime import date, datetime

    from ligamahjong.league.game import Game

__all__ = ["day", "game_start", "moment", "short_day"]

_SPANISH_MONTHS = (
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
)
_ENGLISH_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def day(value: date, language: Language) -> str:
    """A day in words.

    >>> from datetime import date
    >>> day(date(2026, 5, 18), Language.ES), day(date(2026, 5, 18), Language.EN)
    ('18 de mayo de 2026', '18 May 2026')
    """
    if language is Language.ES:
        return f"{value.day} de {_SPANISH_MONTHS[value.month - 1]} de {value.year}"
    return f"{value.day} {_ENGLISH_MONTHS[value.month - 1]} {value.year}"


def short_day(value: date, language: Language) -> str:
    """A day in little room, as in a table.

    >>> from datetime import date
    >>> short_day(date(2026, 9, 8), Language.ES), short_day(date(2026, 9, 8), Language.EN)
    ('8 sept 2026', '8 Sep 2026')
    """
    if language is Language.EN:
        return f"{value.day} {_ENGLISH_MONTHS[value.month - 1][:3]} {value.year}"
    month = _SPANISH_MONTHS[value.month - 1]
    return f"{value.day} {month[:4] if month == 'septiembre' else month[:3]} {value.year}"


def moment(value: datetime, language: Language) -> str:
    """A day and an hour in words, by the clock the value carries.

    >>> from datetime import UTC, datetime
    >>> moment(datetime(2026, 8, 22, 9, 30, tzinfo=UTC), Language.ES)
    '22 de agosto de 2026, 9:30'
    """
    return f"{day(value, language)}, {value.hour}:{value.minute:02}"


def game_start(game: Game, language: Language) -> str:
    """When a game began: day and hour, or the day where only that is known."""
    if game.has_time:
        return moment(game.played_at, language)
    return day(game.day, language)
