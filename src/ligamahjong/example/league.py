"""An invented league: people, three years of games, and what there is to see in them.

Nobody in it exists. The same seed gives the same league on every computer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.example.draw import Draw
from ligamahjong.example.members import invent_members
from ligamahjong.example.scores import TIES, draw_scores, draw_tied_scores
from ligamahjong.example.seating import Table, seat_everybody
from ligamahjong.example.sessions import mainland_day, season
from ligamahjong.league.game import Game, Mode, Venue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.example.roles import Role
    from ligamahjong.people import Person
    from ligamahjong.table import Four

__all__ = ["DEFAULT_SEED", "League", "invent"]

DEFAULT_SEED = 144
"""The seed of the files under ``examples/``: as many as there are tiles in a set."""

_PENALTY = {Mode.RIICHI: -20_000, Mode.MCR: -30}
_PENALTY_REMARK = {Mode.RIICHI: "Chombo, fuera de la puntuación", Mode.MCR: "Mahjong en falso"}
_PENALTIES_IN_1000 = 8
_NOTES_IN_1000 = 6
_NOTES = (
    "Acta corregida: dos puntuaciones cambiadas",
    "Partida acabada por tiempo",
    "Con árbitro; empezó tarde",
    'Vista por el público: "mesa final"',
)
_NOTES_ONLINE = ("Una desconexión de dos minutos", "Sala de torneo; con repetición")
_SHEET = "acta"


@dataclass(frozen=True, slots=True)
class League:
    """People and games.

    Attributes:
        people: everybody registered, by id.
        games: the games of each mode, in the order in which they were played.
        roles: the parts that some people play, by id (:mod:`ligamahjong.example.roles`).
    """

    people: tuple[Person, ...]
    games: Mapping[Mode, tuple[Game, ...]]
    roles: Mapping[str, Role]


def invent(seed: int = DEFAULT_SEED) -> League:
    """Invent a league.

    Args:
        seed: another number makes another league.
    """
    draw = Draw(seed)
    members = invent_members(draw)
    tables = seat_everybody(season(draw), members, draw)
    return League(
        tuple(member.person for member in members),
        {mode: _play(mode, tables, draw) for mode in Mode},
        {member.person.id: member.role for member in members if member.role is not None},
    )


def _play(mode: Mode, tables: list[Table], draw: Draw) -> tuple[Game, ...]:
    """The games of a mode, every way of being tied among them."""
    chosen = [table for table in tables if table.session.mode is mode]
    ties = dict(zip(draw.shuffled(range(len(chosen))), TIES, strict=False))
    return tuple(
        _game(f"{mode.value[0]}{number + 1:04}", table, ties.get(number), draw)
        for number, table in enumerate(chosen)
    )


def _game(game_id: str, table: Table, ties: Four[int] | None, draw: Draw) -> Game:
    session = table.session
    mode = session.mode
    a, b, c, d = table.players
    strengths = a.strength[mode], b.strength[mode], c.strength[mode], d.strength[mode]
    scores = (
        draw_tied_scores(mode, strengths, ties, draw)
        if ties
        else draw_scores(mode, strengths, draw)
    )
    penalties = _penalties(session.venue, mode, draw)
    return Game(
        id=game_id,
        mode=mode,
        played_at=table.start,
        day=mainland_day(table.start),
        players=(a.person.id, b.person.id, c.person.id, d.person.id),
        scores=scores,
        venue=session.venue,
        event=session.event,
        source=session.platform or _SHEET,
        note=_PENALTY_REMARK[mode] if any(penalties) else _note(session.venue, draw),
        penalties=penalties,
    )


def _penalties(venue: Venue, mode: Mode, draw: Draw) -> Four[int]:
    """Seldom, somebody who sits at a real table is penalised."""
    if venue is Venue.ONLINE or draw.below(1000) >= _PENALTIES_IN_1000:
        return (0, 0, 0, 0)
    offender = draw.below(4)
    a, b, c, d = (_PENALTY[mode] if seat == offender else 0 for seat in range(4))
    return a, b, c, d


def _note(venue: Venue, draw: Draw) -> str:
    if draw.below(1000) >= _NOTES_IN_1000:
        return ""
    return draw.pick(_NOTES_ONLINE if venue is Venue.ONLINE else _NOTES)
