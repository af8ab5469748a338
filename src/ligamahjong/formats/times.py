"""Dates and times as people write them, and the day they are in mainland Spain."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, timezone
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.madrid import local_to_madrid, madrid_midnight, to_madrid
from ligamahjong.formats.values import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["TIME_REASONS", "Moment", "NoMoment", "Reason", "clock_of", "parse_moment"]

_FIRST_YEAR, _LAST_YEAR = 1900, 2199
_FARTHEST = timedelta(hours=14)
"""No clock on Earth is further from UTC."""
_MINUTES = 60
_DAY_SECONDS = 24 * 60 * 60

_NO_DAY = frozenset({date(1899, 12, 30), date(1899, 12, 31), date(1900, 1, 1)})
"""What programs put before a time of day that has no date."""

_DATE = re.compile(
    r"(?:([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})"
    r"|([0-9]{1,2})([-/.])([0-9]{1,2})\6([0-9]{4}|[0-9]{2}))(?![0-9])"
)
_CLOCK = re.compile(
    r"([0-9]{1,2})(?:[:.h]([0-9]{2})(?:[:.]([0-9]{2})(?:[.,]([0-9]{1,6})[0-9]*)?)?|(?=\s?h))"
    r"(?:\s?h)?"
    r"\s?(Z|([+-])([0-9]{2}):?([0-9]{2})?)?",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"T|,?\s+", re.IGNORECASE)


class Reason(StrEnum):
    """Why a text is no date or time."""

    NOT_A_DATE = "not-a-date"
    TWO_DIGIT_YEAR = "two-digit-year"
    """``03/04/05`` can be read in six ways; the year needs four digits."""
    IMPOSSIBLE_DATE = "impossible-date"
    """Such as 30 February."""
    YEAR_OUT_OF_RANGE = "year-out-of-range"
    """Before 1900 or after 2199."""
    NOT_A_TIME = "not-a-time"
    IMPOSSIBLE_TIME = "impossible-time"
    """Such as 25:00."""
    TWO_TIMES = "two-times"
    """One beside the date and another one in the column for the time."""
    TWO_DATES = "two-dates"
    """One in the column for the date and another one in the column for the time."""


TIME_REASONS = frozenset(
    {Reason.NOT_A_TIME, Reason.IMPOSSIBLE_TIME, Reason.TWO_TIMES, Reason.TWO_DATES}
)
"""Reasons that lie in the time and not in the date."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a game started.

    Attributes:
        played_at: the start with its offset; midnight where the hour is not known.
        day: the day in mainland Spain.
        has_time: whether the hour is known.
    """

    played_at: datetime
    day: date
    has_time: bool


@dataclass(frozen=True, slots=True)
class NoMoment:
    """What is wrong with a text that should say when."""

    code: Code
    facts: Mapping[str, object] = field(default_factory=dict)


class _Unreadable(Exception):  # noqa: N818 - it never leaves this module
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def parse_moment(day_text: str, time_text: str = "") -> Moment | NoMoment:
    """Read a date and time from one text or from two.

    The date is ``2026-05-18`` or, day first, ``18/5/2026``; ``-``, ``/`` and ``.`` separate
    alike. The time is ``9:30``, ``9.30``, ``9h30`` or ``9 h``, with or without seconds; ``T``,
    spaces or a comma stand before it, ``Z`` or an offset such as ``+01:00`` may follow. Without
    offset it is the clock of mainland Spain (docs/rules/ranking.md, Order of games).

    The text for the time may begin with a date: the same one, or one of those (30 and 31
    December 1899, 1 January 1900) that programs write for a time of day alone.

    >>> moment = parse_moment("18/05/2026", "9h30")
    >>> print(moment.played_at, moment.day, moment.has_time)
    2026-05-18 09:30:00+02:00 2026-05-18 True
    >>> print(parse_moment("2026-12-31T23:30Z").day)
    2027-01-01
    >>> parse_moment("18/5/26").facts
    {'reason': <Reason.TWO_DIGIT_YEAR: 'two-digit-year'>}
    """
    day_text, time_text = plain(day_text), plain(time_text)
    try:
        if _DATE.match(time_text) and not _CLOCK.fullmatch(time_text):
            day_text, time_text = _apart(day_text, time_text)
        return _moment(day_text, time_text) if day_text else NoMoment(Code.NO_DATE)
    except _Unreadable as error:
        return NoMoment(Code.TIME_UNREADABLE, {"reason": error.reason})


def clock_of(fraction: float) -> str:
    """The time of day that a spreadsheet stores as a part of the day, from 0 up to 1.

    >>> clock_of(0.75), clock_of(0.729167)
    ('18:00:00', '17:30:00')
    """
    seconds = min(round(fraction * _DAY_SECONDS), _DAY_SECONDS - 1)
    minutes, second = divmod(seconds, _MINUTES)
    hour, minute = divmod(minutes, _MINUTES)
    return str(time(hour, minute, second))


def _apart(day_text: str, time_text: str) -> tuple[str, str]:
    """The text of the date and that of the time, where the one for the time has a date too."""
    found = _DATE.match(time_text)
    own = _DATE.match(day_text)
    written = _calendar_day(found) if found else None
    if found and (written in _NO_DAY or (own and _calendar_day(own) == written)):
        beside = time_text[found.end() :]
        separator = _BETWEEN.match(beside)
        if beside and not separator:
            raise _Unreadable(Reason.NOT_A_TIME)
        return day_text, beside[separator.end() :] if separator else ""
    if day_text:
        raise _Unreadable(Reason.TWO_DATES)
    return time_text, ""


def _moment(day_text: str, time_text: str) -> Moment | NoMoment:
    found = _DATE.match(day_text)
    if not found:
        raise _Unreadable(Reason.NOT_A_DATE)
    day = _day(found)
    clock = _clock(day_text[found.end() :], time_text)
    if clock is None:
        return Moment(madrid_midnight(day), day, has_time=False)
    at, offset = clock
    local = datetime.combine(day, at)
    if offset is not None:
        played_at = to_madrid(local.replace(tzinfo=offset))
        return Moment(played_at, played_at.date(), has_time=True)
    played = local_to_madrid(local)
    if played is None:
        return NoMoment(Code.TIME_DOES_NOT_EXIST)
    return Moment(played, day, has_time=True)


def _day(found: re.Match[str]) -> date:
    year, month, day = found.group(1, 3, 4) if found[1] else found.group(8, 7, 5)
    if len(year) < len("2026"):
        raise _Unreadable(Reason.TWO_DIGIT_YEAR)
    if not _FIRST_YEAR <= int(year) <= _LAST_YEAR:
        raise _Unreadable(Reason.YEAR_OUT_OF_RANGE)
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        raise _Unreadable(Reason.IMPOSSIBLE_DATE) from None


def _calendar_day(found: re.Match[str]) -> date | None:
    """The day of any year, if there is one."""
    year, month, day = found.group(1, 3, 4) if found[1] else found.group(8, 7, 5)
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None


def _clock(beside_date: str, apart: str) -> tuple[time, timezone | None] | None:
    """The time of day, from what follows the date or from a text of its own."""
    if not beside_date:
        return _time(apart) if apart else None
    separator = _BETWEEN.match(beside_date)
    if not separator:
        raise _Unreadable(Reason.NOT_A_DATE)
    beside = _time(beside_date[separator.end() :])
    if not apart or (own := _time(apart)) == beside:
        return beside
    if beside != (time(), None):  # a spreadsheet gives every date a time, midnight
        raise _Unreadable(Reason.TWO_TIMES)
    return own


def _time(text: str) -> tuple[time, timezone | None]:
    found = _CLOCK.fullmatch(text)
    if not found:
        raise _Unreadable(Reason.NOT_A_TIME)
    hour, minute, second = (int(part or 0) for part in found.group(1, 2, 3))
    microsecond = int((found[4] or "").ljust(6, "0"))
    try:
        at = time(hour, minute, second, microsecond)
    except ValueError:
        raise _Unreadable(Reason.IMPOSSIBLE_TIME) from None
    return at, _offset(found)


def _offset(found: re.Match[str]) -> timezone | None:
    if not found[5]:
        return None
    if not found[6]:
        return UTC
    hours, minutes = int(found[7]), int(found[8] or 0)
    ahead = timedelta(hours=hours, minutes=minutes)
    if ahead > _FARTHEST or minutes >= _MINUTES:
        raise _Unreadable(Reason.IMPOSSIBLE_TIME)
    return timezone(-ahead if found[6] == "-" else ahead)
