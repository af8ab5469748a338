"""The clock of mainland Spain."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, timezone
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ligamahjong.errors import MissingExtra

__all__ = ["is_twofold", "local_to_madrid", "madrid_midnight", "to_madrid"]

_ZONE = "Europe/Madrid"


def local_to_madrid(local: datetime) -> datetime | None:
    """A time without offset, read off a clock in mainland Spain, with its offset.

    In the hour that occurs twice in autumn it is the first of the two; in the hour that is left
    out in spring there is no such time: ``None``. (docs/rules/ranking.md, Order of games)

    >>> print(local_to_madrid(datetime(2026, 5, 18, 9, 30)))
    2026-05-18 09:30:00+02:00
    >>> print(local_to_madrid(datetime(2026, 10, 25, 2, 30)))
    2026-10-25 02:30:00+02:00
    >>> local_to_madrid(datetime(2026, 3, 29, 2, 30)) is None
    True
    """
    before, after = _offsets(local)
    return None if before < after else local.replace(tzinfo=_fixed(before))


def madrid_midnight(day: date) -> datetime:
    """The beginning of a day in mainland Spain.

    >>> print(madrid_midnight(date(2026, 3, 29)))
    2026-03-29 00:00:00+01:00
    """
    midnight = datetime.combine(day, time())
    offset = midnight.replace(tzinfo=_madrid()).utcoffset() or timedelta()
    return midnight.replace(tzinfo=_fixed(offset))


def to_madrid(instant: datetime) -> datetime:
    """The same instant by the clock of mainland Spain, with a fixed offset.

    >>> print(to_madrid(datetime.fromisoformat("2026-10-25T01:30+00:00")))
    2026-10-25 02:30:00+01:00
    """
    local = instant.astimezone(_madrid())
    offset = local.utcoffset() or timedelta()
    return local.replace(tzinfo=_fixed(offset), fold=0)


def is_twofold(local: datetime) -> bool:
    """Whether the clock shows this time twice; the offset of ``local`` does not count."""
    before, after = _offsets(local.replace(tzinfo=None))
    return before > after


def _offsets(local: datetime) -> tuple[timedelta, timedelta]:
    """Offset of a time by the rule before and by the rule after a change of the clock.

    Both are the same but for the hour around a change: the first is the greater one where the
    clock is put back, the lesser one where it is put forward.
    """
    first = local.replace(tzinfo=_madrid())
    none = timedelta()
    return first.utcoffset() or none, first.replace(fold=1).utcoffset() or none


@cache
def _madrid() -> ZoneInfo:
    try:
        return ZoneInfo(_ZONE)
    except ZoneInfoNotFoundError:
        raise MissingExtra(
            f"no time zone data for {_ZONE} on this computer: pip install tzdata",
            reason="time-zones",
            library="tzdata",
        ) from None


@cache
def _fixed(offset: timedelta) -> timezone:
    return timezone(offset)
