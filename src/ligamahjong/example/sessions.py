"""When and where the example league plays: club evenings, online evenings, tournaments.

Clubs meet from 16:30 on and begin no game after 22:30; at weekends from 10:00 on and none after
20:00, on the clocks of their region: those of the Canary Islands are an hour behind. One game a
year is the exception: the club of the islands plays on Saint John's night, when midnight has
passed in mainland Spain and has not on the islands.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, timezone
from typing import TYPE_CHECKING

from ligamahjong.example.clubs import CLUBS, Club
from ligamahjong.example.roles import LEAP_DAY
from ligamahjong.league.game import Mode, Venue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.example.draw import Draw

__all__ = ["FIRST", "LAST", "LENGTH", "RIICHI_PLATFORMS", "Session", "mainland_day", "season"]

FIRST = date(2023, 11, 1)
"""First day of the example."""
LAST = date(2026, 10, 31)
"""Last day of the example."""
LENGTH: dict[tuple[Mode, Venue], int] = {
    (Mode.RIICHI, Venue.IN_PERSON): 90,
    (Mode.RIICHI, Venue.ONLINE): 50,
    (Mode.MCR, Venue.IN_PERSON): 105,
    (Mode.MCR, Venue.ONLINE): 55,
}
"""Minutes that a game lasts at most; the next one at the same table begins later."""
RIICHI_PLATFORMS = ("mahjong-soul", "riichi-city", "tenhou")
"""Where Riichi is played online; MCR is played on ``mahjong-time``."""

_ISLANDS = "CN"
_BREAK = 15
_SATURDAY = 5
_TUESDAY, _WEDNESDAY, _SUNDAY = 1, 2, 6
_AUGUST = 8
_CLOSING = time(22, 30)
_WEEKEND_CLOSING = time(20)
_LEAGUE_EVENINGS = 30
_SECOND_TABLE = 30


@dataclass(frozen=True, slots=True)
class Session:
    """Some rounds that the same people play.

    Attributes:
        mode: discipline.
        starts: start of each round, with the offset of the clock that was read.
        tables: most tables at once.
        event: name of the event, or empty.
        club: the club that meets, or ``None`` where everybody may come.
        platform: the platform, where it is played online.
    """

    mode: Mode
    starts: tuple[datetime, ...]
    tables: int
    event: str = ""
    club: Club | None = None
    platform: str | None = None

    @property
    def venue(self) -> Venue:
        """In person or online."""
        return Venue.IN_PERSON if self.platform is None else Venue.ONLINE

    @property
    def first_day(self) -> date:
        """The day on which it begins, on the clock that was read."""
        return self.starts[0].date()

    @property
    def last_day(self) -> date:
        """The day on which its last game begins."""
        return self.starts[-1].date()


@dataclass(frozen=True, slots=True)
class _Tournament:
    name: str
    mode: Mode
    month: int
    tables: int


_TOURNAMENTS = (
    _Tournament("Copa del Ruiseñor", Mode.RIICHI, 2, 8),
    _Tournament("Torneo de las Cuatro Estaciones, MCR", Mode.MCR, 3, 6),
    _Tournament("Open «Luna de Mayo»", Mode.RIICHI, 5, 7),
    _Tournament("Trofeu de la Verema", Mode.MCR, 10, 6),
    _Tournament("Memorial Abubilla", Mode.RIICHI, 11, 8),
)
_TOURNAMENT_ROUNDS = ((0, 10, 0), (0, 12, 15), (0, 16, 0), (0, 18, 15), (1, 10, 0), (1, 12, 15))


def season(draw: Draw) -> list[Session]:
    """All sessions of the three years, by their first start."""
    jornadas: Counter[str] = Counter()
    sessions = [_leap_evening(), *_tournaments()]
    for offset in range((LAST - FIRST).days + 1):
        day = FIRST + timedelta(days=offset)
        sessions += _clubs_on(day, jornadas, draw)
        sessions += _online_on(day, draw)
        sessions += _saint_john(day)
    return sorted(sessions, key=lambda session: session.starts[0])


def mainland_day(moment: datetime) -> date:
    """The day of a moment on the clocks of mainland Spain.

    >>> mainland_day(datetime(2024, 6, 23, 23, 30, tzinfo=timezone(timedelta(hours=1))))
    datetime.date(2024, 6, 24)
    """
    day = moment.date()
    return moment.astimezone(timezone(timedelta(hours=1 + _is_summer(day)))).date()


def _is_summer(day: date) -> bool:
    """Whether summer time is in force by the hour at which people play.

    Reckoned by the rule of the European Union, so that no time-zone data can change a byte.
    """
    return _last_sunday(day.year, 3) <= day < _last_sunday(day.year, 10)


def _last_sunday(year: int, month: int) -> date:
    last = date(year, month, 31)
    return last - timedelta(days=(last.weekday() + 1) % 7)


def _rounds(
    first: datetime, rounds: int, minutes: int, *, islands: bool = False
) -> tuple[datetime, ...]:
    """Starts that many minutes apart, none after closing time, with their offset."""
    day = first.date()
    zone = timezone(timedelta(hours=(0 if islands else 1) + _is_summer(day)))
    closing = _WEEKEND_CLOSING if day.weekday() >= _SATURDAY else _CLOSING
    starts = [first + timedelta(minutes=minutes * number) for number in range(rounds)]
    return tuple(start.replace(tzinfo=zone) for start in starts if start.time() <= closing)


def _clubs_on(day: date, jornadas: Counter[str], draw: Draw) -> Iterator[Session]:
    for club in CLUBS:
        meets = club.meets // 2 if day.month == _AUGUST else club.meets
        if day.weekday() != club.weekday or not draw.chance(meets):
            continue
        mode = Mode.RIICHI if draw.chance(club.riichi) else Mode.MCR
        first = datetime.combine(day, time(club.hour, 5 * draw.below(4)))
        rounds = draw.between(2, 3) if mode is Mode.RIICHI else 2
        minutes = LENGTH[mode, Venue.IN_PERSON] + _BREAK
        event = ""
        if draw.chance(_LEAGUE_EVENINGS):
            jornadas[club.name] += 1
            event = f"Liga de {club.name}, jornada {jornadas[club.name]}"
        yield Session(
            mode,
            _rounds(first, rounds, minutes, islands=club.region == _ISLANDS),
            club.tables if draw.chance(_SECOND_TABLE) else 1,
            event,
            club,
        )


def _online_on(day: date, draw: Draw) -> Iterator[Session]:
    minutes = LENGTH[Mode.RIICHI, Venue.ONLINE] + 10
    if day.weekday() == _TUESDAY:
        starts = _rounds(datetime.combine(day, time(20, 30)), 2, minutes)
        yield Session(Mode.RIICHI, starts, draw.between(1, 2), platform=draw.pick(RIICHI_PLATFORMS))
    if day.weekday() == _WEDNESDAY:
        starts = _rounds(datetime.combine(day, time(21)), 2, minutes + 5)
        tables = 2 if draw.chance(_SECOND_TABLE) else 1
        yield Session(Mode.MCR, starts, tables, platform="mahjong-time")
    if day.weekday() == _SUNDAY and draw.chance(50):
        starts = _rounds(datetime.combine(day, time(17)), 3, minutes)
        yield Session(
            Mode.RIICHI,
            starts,
            draw.between(1, 2),
            "Liga dominical en línea",
            platform=draw.pick(RIICHI_PLATFORMS),
        )


def _tournaments() -> Iterator[Session]:
    for year in range(FIRST.year, LAST.year + 1):
        for tournament in _TOURNAMENTS:
            saturday = _second_saturday(year, tournament.month)
            if FIRST <= saturday <= LAST:
                starts = [
                    _rounds(datetime.combine(saturday + timedelta(days), time(hour, minute)), 1, 0)
                    for days, hour, minute in _TOURNAMENT_ROUNDS
                ]
                yield Session(
                    tournament.mode,
                    tuple(start for (start,) in starts),
                    tournament.tables,
                    f"{tournament.name} {year}",
                )


def _second_saturday(year: int, month: int) -> date:
    eighth = date(year, month, 8)
    return eighth + timedelta(days=(_SATURDAY - eighth.weekday()) % 7)


def _leap_evening() -> Session:
    first = datetime.combine(LEAP_DAY, time(18, 30))
    minutes = LENGTH[Mode.RIICHI, Venue.IN_PERSON] + _BREAK
    return Session(Mode.RIICHI, _rounds(first, 2, minutes), 2, "Velada bisiesta")


def _saint_john(day: date) -> Iterator[Session]:
    if (day.month, day.day) != (6, 23):
        return
    clubs = [club for club in CLUBS if club.region == _ISLANDS]
    zone = timezone(timedelta(hours=int(_is_summer(day))))
    start = datetime.combine(day, time(23, 30), tzinfo=zone)
    for club in clubs:
        yield Session(Mode.RIICHI, (start,), 1, "Noche de San Juan", club)
