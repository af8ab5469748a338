"""When a game began, from a day and what a clock showed."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from ligamahjong.formats.madrid import to_madrid
from ligamahjong.people.names import fold
from ligamahjong.web.intake.models import Submission

if TYPE_CHECKING:
    from datetime import date, time

__all__ = ["is_canarian_place", "is_twofold", "start_of"]

_ZONES = {
    Submission.Clock.MAINLAND: ZoneInfo("Europe/Madrid"),
    Submission.Clock.CANARY: ZoneInfo("Atlantic/Canary"),
}

_CANARIAN = re.compile(
    r"\b(canarias?|tenerife|lanzarote|fuerteventura|las palmas|la palma|la gomera|el hierro|"
    r"maspalomas|arrecife|arona|adeje|telde)\b"
)
"""Islands and towns by which a place is likely to be in the Canary Islands."""


def start_of(day: date, at: time, clock: str, *, second: bool = False) -> datetime | None:
    """The start of a game with its offset, by the clock of mainland Spain.

    In the hour that occurs twice in autumn it is the first of the two, unless the second is meant;
    in the hour that is left out in spring there is no such time, nor beyond the last day of the
    calendar: ``None``.
    (docs/rules/ranking.md, Order of games)

    >>> from datetime import date, time
    >>> print(start_of(date(2026, 5, 18), time(18, 30), "canary"))
    2026-05-18 19:30:00+02:00
    >>> print(start_of(date(2026, 10, 25), time(2, 30), "mainland", second=True))
    2026-10-25 02:30:00+01:00
    >>> start_of(date(2026, 3, 29), time(1, 30), "canary") is None
    True

    Args:
        day: by that clock.
        at: what it showed.
        clock: one of :class:`Submission.Clock`; mainland Spain where it is empty.
        second: whether the second of two such times is meant.
    """
    before, after = _offsets(day, at, clock)
    if before < after:
        return None
    try:
        return to_madrid(_read(day, at, clock, fold=int(second)))
    except OverflowError:
        return None


def is_twofold(day: date, at: time, clock: str) -> bool:
    """Whether the clock showed this time twice.

    >>> from datetime import date, time
    >>> is_twofold(date(2026, 10, 25), time(1, 30), "canary")
    True
    """
    before, after = _offsets(day, at, clock)
    return before > after


def is_canarian_place(text: str) -> bool:
    """Whether a place sounds as if it were in the Canary Islands.

    >>> is_canarian_place("Club de TENERIFE"), is_canarian_place("Palma de Mallorca")
    (True, False)
    """
    return _CANARIAN.search(fold(text)) is not None


def _offsets(day: date, at: time, clock: str) -> tuple[timedelta, timedelta]:
    """From UTC, by the rule before and by the rule after a change of the clock."""
    first, second = (_read(day, at, clock, fold=fold).utcoffset() for fold in (0, 1))
    return first or timedelta(), second or timedelta()


def _read(day: date, at: time, clock: str, *, fold: int) -> datetime:
    zone = _ZONES[Submission.Clock(clock or Submission.Clock.MAINLAND)]
    return datetime.combine(day, at, zone).replace(fold=fold)
