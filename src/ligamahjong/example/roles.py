"""The parts that some people of the example play by design, whatever the seed.

Most of the people in the example come and go as chance will have it. Those listed in
:data:`CAST` do not: they show a rule of docs/rules/ranking.md at work on the last day of the
example, and they play in one mode only, the one named with their part.

==================  ======  ===  ====================================================
part                Riichi  MCR  on the last day, :data:`ligamahjong.example.sessions.LAST`
==================  ======  ===  ====================================================
``assiduous``            2    0  more than 400 games
``one-game``             1    1  one game
``nineteen-games``       1    0  the last game of the provisional ones
``twenty-games``         1    1  just no longer provisional
``newcomer``             4    2  began this summer, fewer than 20 games
``growing-debt``         4    2  more than none and less than 8 units, one more each month
``recovering-debt``      4    1  came back after long, played some units off, owes the rest
``full-debt``            3    1  8 units, still listed
``invisible``            3    1  last game more than two years ago
``leap-day``             1    0  last game on 29 February 2024
``no-games``             5       registered, never played
==================  ======  ===  ====================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from ligamahjong.league.game import Mode

__all__ = ["CAST", "LEAP_DAY", "Part", "Role", "Stint"]

LEAP_DAY = date(2024, 2, 29)
"""The day on which the person with the part ``leap-day`` plays for the last time."""


class Part(StrEnum):
    """What somebody shows."""

    ASSIDUOUS = "assiduous"
    ONE_GAME = "one-game"
    NINETEEN_GAMES = "nineteen-games"
    TWENTY_GAMES = "twenty-games"
    NEWCOMER = "newcomer"
    GROWING_DEBT = "growing-debt"
    RECOVERING_DEBT = "recovering-debt"
    FULL_DEBT = "full-debt"
    INVISIBLE = "invisible"
    LEAP_DAY = "leap-day"
    NO_GAMES = "no-games"


@dataclass(frozen=True, slots=True)
class Stint:
    """A time of play: from a day until a day within a range, and how many games, in a range.

    The last game is played on the last occasion before the day drawn, mostly the same week.
    """

    first: date
    ends: tuple[date, date]
    games: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Role:
    """A part in a mode: when it plays. No mode for those who never do."""

    part: Part
    mode: Mode | None
    stints: tuple[Stint, ...] = ()


_OPENING = date(2023, 11, 1)
_RIICHI, _MCR = Mode.RIICHI, Mode.MCR


def _until(earliest: date, latest: date, games: tuple[int, int]) -> tuple[Stint, ...]:
    return (Stint(_OPENING, (earliest, latest), games),)


_GROWING = (date(2026, 1, 20), date(2026, 5, 31))
_YEAR_BEFORE = date(2025, 5, 1)
_FULL = (date(2025, 1, 20), date(2025, 9, 30))
_INVISIBLE = (date(2024, 3, 20), date(2024, 9, 30))
_SUMMER = Stint(date(2026, 6, 1), (date(2026, 9, 15), date(2026, 10, 31)), (3, 15))
_RETURN = Stint(date(2026, 8, 10), (date(2026, 9, 20), date(2026, 10, 31)), (2, 4))
_AWAY_LONG = (*_until(date(2024, 9, 1), date(2025, 6, 30), (24, 48)), _RETURN)
_AWAY_TWO_YEARS = (*_until(date(2024, 2, 10), date(2024, 4, 10), (12, 20)), _RETURN)


def _until_lately(games: tuple[int, int]) -> tuple[Stint, ...]:
    return (Stint(_YEAR_BEFORE, _GROWING, games),)


def _recent(games: int) -> tuple[Stint, ...]:
    return (Stint(date(2025, 3, 1), (date(2026, 8, 15), date(2026, 10, 31)), (games, games)),)


CAST: tuple[Role, ...] = (
    *[Role(Part.ASSIDUOUS, _RIICHI)] * 2,
    Role(Part.ONE_GAME, _RIICHI, _recent(1)),
    Role(Part.ONE_GAME, _MCR, _recent(1)),
    Role(Part.NINETEEN_GAMES, _RIICHI, _recent(19)),
    Role(Part.TWENTY_GAMES, _RIICHI, _recent(20)),
    Role(Part.TWENTY_GAMES, _MCR, _recent(20)),
    *[Role(Part.NEWCOMER, _RIICHI, (_SUMMER,))] * 4,
    *[Role(Part.NEWCOMER, _MCR, (_SUMMER,))] * 2,
    *[Role(Part.GROWING_DEBT, _RIICHI, _until_lately((30, 70)))] * 4,
    *[Role(Part.GROWING_DEBT, _MCR, _until_lately((20, 40)))] * 2,
    *[Role(Part.RECOVERING_DEBT, _RIICHI, _AWAY_LONG)] * 3,
    Role(Part.RECOVERING_DEBT, _RIICHI, _AWAY_TWO_YEARS),
    Role(Part.RECOVERING_DEBT, _MCR, _AWAY_LONG),
    *[Role(Part.FULL_DEBT, _RIICHI, _until(*_FULL, (30, 60)))] * 3,
    Role(Part.FULL_DEBT, _MCR, _until(*_FULL, (20, 40))),
    *[Role(Part.INVISIBLE, _RIICHI, _until(*_INVISIBLE, (20, 30)))] * 3,
    Role(Part.INVISIBLE, _MCR, _until(*_INVISIBLE, (8, 16))),
    Role(Part.LEAP_DAY, _RIICHI, _until(LEAP_DAY, LEAP_DAY, (6, 12))),
    *[Role(Part.NO_GAMES, None)] * 5,
)
"""Everybody who plays a part."""
