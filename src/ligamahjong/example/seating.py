"""Who sits where: first those who come as they like, then those who play a part.

Nobody takes part in two sessions on one day, so that nobody sits at two tables at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING

from ligamahjong.example.roles import Part

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date, datetime

    from ligamahjong.example.draw import Draw
    from ligamahjong.example.members import Member
    from ligamahjong.example.roles import Stint
    from ligamahjong.example.sessions import Session

__all__ = ["Table", "seat_everybody"]

_SEATS = 4
_FAITHFULNESS = 90
"""On how many occasions out of a hundred the assiduous come."""


@dataclass(slots=True)
class Table:
    """A game about to begin: its start and its four players, in seat order."""

    session: Session
    start: datetime
    players: list[Member]


@dataclass(frozen=True, slots=True)
class _Evening:
    """A session with its tables, round by round."""

    session: Session
    rounds: tuple[list[Table], ...]


@dataclass(slots=True)
class _Diary:
    """All tables of all sessions, and who is taken on which day."""

    draw: Draw
    taken: dict[date, set[str]] = field(default_factory=dict)
    evenings: list[_Evening] = field(default_factory=list)

    def is_free(self, member: Member, session: Session) -> bool:
        """Whether the member plays nothing on the days of the session."""
        return not any(
            member.person.id in self.taken.get(day, ())
            for day in (session.first_day, session.last_day)
        )

    def book(self, member: Member, session: Session) -> None:
        """Take the member for the days of the session."""
        for day in (session.first_day, session.last_day):
            self.taken.setdefault(day, set()).add(member.person.id)

    def fill(self, session: Session, members: Sequence[Member]) -> None:
        """Draw those who come to a session, and who sits where in each round."""
        guests = self._guests(session, members)
        tables = len(guests) // _SEATS
        for member in guests:
            self.book(member, session)
        rounds = (
            _tables(session, start, self.draw.shuffled(guests)[: tables * _SEATS])
            for start in session.starts
        )
        self.evenings.append(_Evening(session, tuple(rounds)))

    def _guests(self, session: Session, members: Sequence[Member]) -> list[Member]:
        likely = [(member.likes(session), member) for member in members]
        pool = [(likes, m) for likes, m in likely if likes and self.is_free(m, session)]
        seats = session.tables * _SEATS + self.draw.below(2)
        guests = [
            m
            for _, m in pool
            if _is_assiduous(m) and _goes_to(m, session) and self.draw.chance(_FAITHFULNESS)
        ]
        pool = [(likes, m) for likes, m in pool if not _is_assiduous(m)]
        while pool and len(guests) < seats:
            index = self.draw.weighted(likes for likes, _ in pool)
            guests.append(pool.pop(index)[1])
        return guests

    def play(self, member: Member, stint: Stint) -> None:
        """Give a member the games of a stint, in the seats of others; the last one first."""
        earliest, latest = stint.ends
        end = earliest + timedelta(days=self.draw.below((latest - earliest).days + 1))
        left = self.draw.between(*stint.games)
        open_to = [
            evening
            for evening in self.evenings
            if _goes_to(member, evening.session)
            if stint.first <= evening.session.first_day and evening.session.last_day <= end
        ]
        last = 0
        while not last:
            last = self._join(member, open_to.pop(), left)
        left -= last
        for evening in self.draw.shuffled(open_to):
            left -= self._join(member, evening, left) if left else 0

    def _join(self, member: Member, evening: _Evening, games: int) -> int:
        """Sit down in so many of the last rounds, where possible; how many games that makes."""
        if not self.is_free(member, evening.session):
            return 0
        played = 0
        for tables in evening.rounds[-games:]:
            seats = [
                (table, seat)
                for table in tables
                for seat, other in enumerate(table.players)
                if other.role is None
            ]
            if seats:
                table, seat = self.draw.pick(seats)
                table.players[seat] = member
                played += 1
        if played:
            self.book(member, evening.session)
        return played


def seat_everybody(
    sessions: Iterable[Session], members: Sequence[Member], draw: Draw
) -> list[Table]:
    """All tables of all sessions, by their start; those that start together as they were laid."""
    diary = _Diary(draw)
    for session in sessions:
        diary.fill(session, members)
    for member, stint in _by_need(members):
        diary.play(member, stint)
    tables = [table for evening in diary.evenings for row in evening.rounds for table in row]
    return sorted(tables, key=lambda table: table.start)


def _by_need(members: Iterable[Member]) -> list[tuple[Member, Stint]]:
    """All stints, those that must end on a certain day before those that need not."""
    stints = [(m, stint) for m in members if m.role for stint in m.role.stints]
    return sorted(stints, key=lambda item: item[1].ends[1] - item[1].ends[0])


def _tables(session: Session, start: datetime, players: Sequence[Member]) -> list[Table]:
    """The players in fours, as they come."""
    return [
        Table(session, start, list(players[seat : seat + _SEATS]))
        for seat in range(0, len(players), _SEATS)
    ]


def _is_assiduous(member: Member) -> bool:
    return member.role is not None and member.role.part is Part.ASSIDUOUS


def _goes_to(member: Member, session: Session) -> bool:
    """Whether somebody with a part goes there: where all may come, or to the own club."""
    if member.role is None or session.mode is not member.role.mode:
        return False
    return session.club is None or session.club.name == member.person.club
