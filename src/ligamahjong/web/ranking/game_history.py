"""What happened to the record of a game: added, corrected, voided, restored."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.entry import Kind
from ligamahjong.ledger.payloads import GameAdded, GameCorrected
from ligamahjong.table import SEATS
from ligamahjong.web.ledger.selectors import entries_about
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import MADRID
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.league.game import Game
    from ligamahjong.people import Directory
    from ligamahjong.web.ranking.models import CurrentGame

__all__ = ["Event", "changed", "event_name", "game_history"]

_NAMES = {
    Kind.GAME_ADDED: Text("Anotada", "Recorded"),
    Kind.GAME_CORRECTED: Text("Corregida", "Corrected"),
    Kind.GAME_VOIDED: Text("Anulada: dejó de contar", "Voided: it no longer counted"),
    Kind.GAME_RESTORED: Text("Restablecida: volvió a contar", "Restored: it counted again"),
}
_CHANGE = Text("{field}: {before} → {after}", "{field}: {before} → {after}")
_MODE = Text("Modalidad", "Mode")
_START = Text("Inicio", "Start")
_VENUE = Text("Lugar", "Place")
_PENALTY = Text("penalización {penalty}", "penalty {penalty}")
_UNKNOWN = Text("sin anotar", "not recorded")
_DETAILS = Text(
    "Cambió lo anotado sin valor para el resultado: evento, nota o procedencia.",
    "What changed has no bearing on the result: event, remark or source.",
)


class Event(NamedTuple):
    """One entry about a game.

    Attributes:
        kind: what happened.
        at: when it was recorded, in Madrid time.
        game: as the entry left it.
    """

    kind: Kind
    at: datetime
    game: Game


def game_history(row: CurrentGame) -> list[Event]:
    """The entries about a game, oldest first.

    Most games have one, which the row itself tells of; only the others are looked up.
    """
    if row.recorded_at == row.changed_at:
        return [Event(Kind.GAME_ADDED, _madrid(row.recorded_at), game_of(row))]
    events: list[Event] = []
    for entry in entries_about(row.id, row.order):
        payload = payload_of(entry)
        events.append(
            Event(
                payload.kind,
                _madrid(entry.recorded_at),
                payload.game if isinstance(payload, GameAdded | GameCorrected) else events[-1].game,
            )
        )
    return events


def event_name(event: Event, language: Language) -> str:
    """What happened, in a word or two."""
    return _NAMES[event.kind].say(language)


def changed(before: Game, after: Game, people: Directory, language: Language) -> list[str]:
    """What a correction changed, a line for each field or seat."""
    lines = [
        _CHANGE.say(language, field=field.say(language), before=old, after=new)
        for field, old, new in (
            (_MODE, MODES[before.mode], MODES[after.mode]),
            (_START, game_start(before, language), game_start(after, language)),
            (_VENUE, _venue(before, language), _venue(after, language)),
        )
        if old != new
    ]
    lines += _seats_changed(before, after, people, language)
    return lines or [_DETAILS.say(language)]


def _seats_changed(
    before: Game, after: Game, people: Directory, language: Language
) -> Iterator[str]:
    for seat, wind in enumerate(SEATS):
        old, new = (_seat(game, seat, people, language) for game in (before, after))
        if old != new:
            field = WINDS[wind].say(language)
            yield _CHANGE.say(language, field=field, before=", ".join(old), after=", ".join(new))


def _seat(game: Game, seat: int, people: Directory, language: Language) -> Sequence[str]:
    parts = [people[game.players[seat]].name, integer(game.scores[seat], language)]
    if game.penalties[seat]:
        penalty = integer(game.penalties[seat], language)
        parts.append(_PENALTY.say(language, penalty=penalty))
    return parts


def _venue(game: Game, language: Language) -> str:
    return (VENUES[game.venue] if game.venue else _UNKNOWN).say(language)


def _madrid(recorded_at: str) -> datetime:
    return datetime.fromisoformat(recorded_at).astimezone(MADRID)
