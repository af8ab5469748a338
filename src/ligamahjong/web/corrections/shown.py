"""What staff are shown of a game and of what would happen to it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from ligamahjong.league.doubts import DoubtKind, doubts
from ligamahjong.people import Person
from ligamahjong.table import SEATS
from ligamahjong.web.corrections.known import staff_names
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.game_history import facts_changed
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import today
from ligamahjong.wording import Text
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.doubts import sentence
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.league.game import Game
    from ligamahjong.web.corrections.foreseen import Foreseen
    from ligamahjong.web.ranking.preview import Moved
    from ligamahjong.wording import Language

__all__ = ["ACTIONS", "Row", "Seat", "ShownGame", "doubts_about", "lines_of", "moved_rows", "shown"]

ACTIONS = {
    "accept": Text("Aceptada", "Accepted"),
    "accept-edited": Text("Aceptada con cambios", "Accepted with changes"),
    "correct": Text("Corregida", "Corrected"),
    "void": Text("Anulada", "Voided"),
    "restore": Text("Restablecida", "Restored"),
    "reject-correction": Text("Corrección rechazada", "Correction rejected"),
}
"""Decisions about a game, by the names the audit log has for them."""

_TEXTS = {"event": Text("Evento", "Event"), "note": Text("Nota", "Remark")}
_CHANGE = Text("{field}: {before} → {after}", "{field}: {before} → {after}")
_NONE = Text("(nada)", "(nothing)")
_NEAR = timedelta(days=1)


class Seat(NamedTuple):
    """One of the four as staff see them."""

    wind: str
    name: str
    score: int
    penalty: int


class ShownGame(NamedTuple):
    """A game as staff see it.

    Attributes:
        game: it.
        title: mode and start.
        venue: in words; empty where it is not known.
        seats: the four, in seat order.
    """

    game: Game
    title: str
    venue: str
    seats: tuple[Seat, ...]


class Row(NamedTuple):
    """Somebody who would move, or plays in the game and would not.

    Attributes:
        name: as staff see it.
        mode: name of the mode; empty for who would not move.
        moved: before and after; ``None`` for who would not move.
        plays: whether they play in the game, before or after.
    """

    name: str
    mode: str
    moved: Moved | None
    plays: bool


def shown(game: Game, language: Language) -> ShownGame:
    """A game as staff see it."""
    names = staff_names(game.players)
    seats = zip(SEATS, game.players, game.scores, game.penalties, strict=True)
    return ShownGame(
        game,
        f"{MODES[game.mode]}, {game_start(game, language)}",
        VENUES[game.venue].say(language) if game.venue else "",
        tuple(
            Seat(WINDS[wind].say(language), names[player], score, penalty)
            for wind, player, score, penalty in seats
        ),
    )


def lines_of(before: Game, after: Game, language: Language) -> list[str]:
    """What is other in a game, free texts included, a line for each field or seat."""
    into = merges()
    ids = {*before.players, *after.players}
    people = {one: Person(into.resolve(one), name) for one, name in staff_names(ids, into).items()}
    lines = facts_changed(before, after, people, language)
    for name, field in _TEXTS.items():
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            lines.append(
                _CHANGE.say(
                    language,
                    field=field.say(language),
                    before=old or _NONE.say(language),
                    after=new or _NONE.say(language),
                )
            )
    return lines


def moved_rows(foreseen: Foreseen) -> list[Row]:
    """Everybody who plays in the game, and whoever would move by half a point or more.

    First those of the game, then the others, the largest change first.
    """
    people = foreseen.people
    names = staff_names({*people, *(one.person for one in foreseen.listed)})
    rows = [row for person in people for row in _of_player(foreseen, person, names[person])]
    return rows + [
        Row(names[one.person], MODES[one.mode], one, plays=False)
        for one in foreseen.listed
        if one.person not in people
    ]


def _of_player(foreseen: Foreseen, person: str, name: str) -> Iterator[Row]:
    moved = foreseen.preview.of(person)
    if not moved:
        yield Row(name, "", None, plays=True)
    for one in moved:
        yield Row(name, MODES[one.mode], one, plays=True)


def doubts_about(game: Game, language: Language) -> list[str]:
    """What speaks against a game as it would be, held against those of the days around it.

    That it was played long ago does not: it is known already.
    """
    into = merges()
    rows = CurrentGame.objects.filter(
        Q(day__range=(game.day - _NEAR, game.day + _NEAR)), voided=False
    ).exclude(pk=game.id)
    others = [into.applied(game_of(row)) for row in rows]
    names = staff_names(game.players, into)
    names |= {into.resolve(one): name for one, name in names.items()}
    found = doubts(into.applied(game), others, today=today())
    return [
        sentence(doubt, names, language) for doubt in found if doubt.kind is not DoubtKind.LONG_PAST
    ]
