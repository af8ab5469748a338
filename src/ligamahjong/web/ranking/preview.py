"""What new entries would do to everybody's rating of today, worked out in memory.

The same fold, the same first games and the same replay as in ``recalculation``, with the games as
they would be in place of those stored; nothing is written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import INITIAL
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.league.standings import standings
from ligamahjong.ledger.entry import seal, write_moment
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.rules import rules_in_force
from ligamahjong.people import Directory, Person
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.web.ranking.reach import (
    before_key,
    filed_from,
    first_keys,
    from_key,
    games_named,
    known_state,
    progress,
    snapshot_of,
)
from ligamahjong.web.ranking.selectors import league_rules, snapshot, today

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.replay import PlayerState
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.filing import Filed, Key
    from ligamahjong.ledger.fold import LedgerState
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.web.ranking.models import Progress

__all__ = ["Figures", "Moved", "Preview", "preview"]

_NOBODY = "preview"


class Figures(NamedTuple):
    """What the ranking of a day says of somebody in a mode.

    Attributes:
        rating: after the discount for inactivity.
        projection: 1500 + 24 (μ - 3σ).
        grade: its name.
        points: of the grade.
        games: rated so far.
        position: in the ranking; ``None`` for who is not listed.
    """

    rating: float
    projection: float
    grade: str
    points: int
    games: int
    position: int | None


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody in a mode whose figures of today would be others.

    Attributes:
        mode: discipline.
        person: id.
        before: as they are; ``None`` for who has no rated game.
        after: as they would be; ``None`` for who would have none left.
    """

    mode: Mode
    person: str
    before: Figures | None
    after: Figures | None

    @property
    def change(self) -> float:
        """By how much the rating would move; who has no game counts as a newcomer, with 1500."""
        ends = (self.before, self.after)
        before, after = (one.rating if one else INITIAL.projection for one in ends)
        return after - before


@dataclass(frozen=True, slots=True)
class Preview:
    """What some entries would do.

    Attributes:
        moved: everybody whose figures would be others, the largest change of rating first.
        games: how many games would be replayed.
    """

    moved: tuple[Moved, ...]
    games: int

    def over(self, points: float) -> tuple[Moved, ...]:
        """Those whose rating would move by some points or more, either way."""
        return tuple(one for one in self.moved if abs(one.change) >= points)

    def of(self, person: str) -> tuple[Moved, ...]:
        """What would happen to somebody, in each mode in which anything would."""
        return tuple(one for one in self.moved if one.person == person)


def preview(payloads: Sequence[Payload]) -> Preview:
    """What appending entries now would do to everybody's rating of today, without writing.

    The results are taken as they are: inside :func:`~ligamahjong.web.ranking.services.recording`
    they are up to date, on a page they may lag behind an entry of this moment.

    Args:
        payloads: what the entries would say, in order.

    Raises:
        LedgerError: one of them would be refused; ``facts["reason"]`` says why.
    """
    at = progress()
    new = _sealed(payloads, at)
    before = known_state(at, new)
    after = fold(new, before)
    changed = {game: after.filed[game] for game in games_named(new)}
    old, rules = league_rules(), rules_in_force(after.rules, published_ladders())
    moved: list[Moved] = []
    replayed = 0
    for mode, key in first_keys(before, after, new).items():
        games = _games(mode, key, changed, after)
        replayed += len(games)
        now = snapshot(mode, today())
        then = _replayed(mode, key, games, now, rules)
        moved += _moved(mode, _figures(now, old), _figures(then, rules))
    moved.sort(key=lambda one: (-abs(one.change), one.mode, one.person))
    return Preview(tuple(moved), replayed)


def _sealed(payloads: Sequence[Payload], at: Progress) -> list[Entry]:
    """The entries as they would be, but for who makes them and when."""
    moment = write_moment(datetime.now(UTC))
    entries: list[Entry] = []
    seq, previous = at.seq, at.head
    for payload in payloads:
        seq += 1
        entry = seal(seq=seq, recorded_at=moment, actor=_NOBODY, payload=payload, previous=previous)
        previous = entry.hash
        entries.append(entry)
    return entries


def _games(mode: Mode, key: Key, changed: Mapping[str, Filed], after: LedgerState) -> list[Game]:
    """The games of a mode to be replayed, in order, people by the ids that would stand for them."""
    stored = (one for one in filed_from(mode, key) if one.game.id not in changed)
    filed = [
        *stored,
        *(
            one
            for one in changed.values()
            if one.game.mode is mode and not one.voided and one.key >= key
        ),
    ]
    filed.sort(key=attrgetter("key"))
    return [after.merges.applied(one.game) for one in filed]


def _replayed(
    mode: Mode, key: Key, games: Sequence[Game], now: Snapshot, rules: LeagueRules
) -> Snapshot:
    """Where everybody would stand today.

    Args:
        mode: discipline.
        key: of the first game replayed.
        games: from that one on.
        now: where everybody stands.
        rules: that would be in force.
    """
    rows = SeatResult.objects.filter(mode=mode.value)
    gone = rows.filter(from_key(key)).values_list("person", flat=True)
    people = {*gone, *(player for game in games for player in game.players)}
    start = snapshot_of(rows.filter(before_key(key)), mode, key, people)
    day = today()
    reached = {p: state for p, state in start.states.items() if p in people}
    states = {p: _until(state, day, now) for p, state in reached.items()}
    history = Replay(start, rules)
    for game in games:
        change = history.play(game)
        if game.day <= day:
            states.update(zip(game.players, change.after, strict=True))
    others = {p: state for p, state in now.states.items() if p not in people}
    stand = {**others, **{p: state for p, state in states.items() if state is not None}}
    return replace(now, latest=None, states=MappingProxyType(stand))


def _until(state: PlayerState, day: date, now: Snapshot) -> PlayerState | None:
    """A state before the games replayed, or the one of today where it is of a later day."""
    if state.last_game is not None and state.last_game <= day:
        return state
    return now.states.get(state.player)


def _figures(history: Snapshot, rules: LeagueRules) -> dict[str, Figures]:
    """What the ranking of today says of everybody; names decide nothing here."""
    people = Directory(Person(one, one) for one in history.states)
    ranked = standings(history, today(), people, rules)
    return {
        one.person.id: Figures(
            one.rating,
            one.projection,
            one.grade.name,
            one.state.grade.points,
            one.state.games,
            one.position,
        )
        for one in ranked.everybody
    }


def _moved(mode: Mode, before: Mapping[str, Figures], after: Mapping[str, Figures]) -> list[Moved]:
    """Whose figures are others; a position that others moved does not count."""
    return [
        Moved(mode, person, before.get(person), after.get(person))
        for person in before.keys() | after.keys()
        if _own(before.get(person)) != _own(after.get(person))
    ]


def _own(figures: Figures | None) -> Figures | None:
    return figures and figures._replace(position=None)
