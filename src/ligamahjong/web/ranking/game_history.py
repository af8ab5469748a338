"""What happened to the record of a game: added, corrected, voided, restored."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.entry import Kind
from ligamahjong.ledger.payloads import GameAdded, GameCorrected
from ligamahjong.table import SEATS
from ligamahjong.web.ledger.selectors import entries_about
from ligamahjong.web.ranking.rows import filed_game
from ligamahjong.web.ranking.selectors import MADRID
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.payloads import Texts
    from ligamahjong.people import Person
    from ligamahjong.web.ranking.models import CurrentGame

__all__ = ["Event", "Record", "changed", "event_name", "facts_changed", "game_history"]

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
_SOURCE = Text("Procedencia", "Source")
_TEXTS = {
    "event": Text("Cambió el nombre del evento.", "The name of the event changed."),
    "note": Text("Cambió la nota.", "The remark changed."),
    "link": Text("Cambió el enlace.", "The link changed."),
}
_DETAILS = Text(
    "Cambió un detalle sin valor para el resultado.",
    "A detail without bearing on the result changed.",
)


class Record(NamedTuple):
    """A game as an entry left it: as the ledger has it, and the digests of its texts."""

    game: Game
    texts: Texts


class Event(NamedTuple):
    """One entry about a game.

    Attributes:
        kind: what happened.
        at: when it was recorded, in Madrid time.
        record: what the entry left.
    """

    kind: Kind
    at: datetime
    record: Record


def game_history(row: CurrentGame) -> list[Event]:
    """The entries about a game, oldest first.

    Most games have one, which the row itself tells of; only the others are looked up.
    """
    if row.recorded_at == row.changed_at:
        filed = filed_game(row)
        record = Record(filed.game, filed.texts)
        return [Event(Kind.GAME_ADDED, _madrid(row.recorded_at), record)]
    events: list[Event] = []
    for entry in entries_about(row.id, row.order):
        payload = payload_of(entry)
        record = (
            Record(payload.game, payload.texts)
            if isinstance(payload, GameAdded | GameCorrected)
            else events[-1].record
        )
        events.append(Event(payload.kind, _madrid(entry.recorded_at), record))
    return events


def event_name(event: Event, language: Language) -> str:
    """What happened, in a word or two."""
    return _NAMES[event.kind].say(language)


def changed(
    before: Record, after: Record, people: Mapping[str, Person], language: Language
) -> list[str]:
    """What a correction changed, a line for each field or seat.

    Args:
        before: the record without it.
        after: the record with it.
        people: whoever is in either, by the ids in them, as they are known now.
        language: of the lines.
    """
    lines = [
        *facts_changed(before.game, after.game, people, language),
        *(
            text.say(language)
            for name, text in _TEXTS.items()
            if getattr(before.texts, name) != getattr(after.texts, name)
        ),
    ]
    return lines or [_DETAILS.say(language)]


def facts_changed(
    old: Game, new: Game, people: Mapping[str, Person], language: Language
) -> list[str]:
    """The same without the free texts; nothing where no fact changed."""
    lines = [
        _CHANGE.say(language, field=field.say(language), before=one, after=other)
        for field, one, other in (
            (_MODE, MODES[old.mode], MODES[new.mode]),
            (_START, game_start(old, language), game_start(new, language)),
            (_VENUE, _venue(old, language), _venue(new, language)),
            (_SOURCE, old.source or _UNKNOWN.say(language), new.source or _UNKNOWN.say(language)),
        )
        if one != other
    ]
    return [*lines, *_seats_changed(old, new, people, language)]


def _seats_changed(
    before: Game, after: Game, people: Mapping[str, Person], language: Language
) -> Iterator[str]:
    for seat, wind in enumerate(SEATS):
        one, other = people[before.players[seat]], people[after.players[seat]]
        alike = one.id != other.id and one.name == other.name
        old = _seat(before, seat, one, language, with_id=alike)
        new = _seat(after, seat, other, language, with_id=alike)
        if old != new:
            field = WINDS[wind].say(language)
            yield _CHANGE.say(language, field=field, before=", ".join(old), after=", ".join(new))


def _seat(
    game: Game, seat: int, person: Person, language: Language, *, with_id: bool
) -> Sequence[str]:
    """Who sat there and with what; with the id of who has the name of the other one."""
    name = f"{person.name} ({person.id})" if with_id else person.name
    parts = [name, integer(game.scores[seat], language)]
    if game.penalties[seat]:
        penalty = integer(game.penalties[seat], language)
        parts.append(_PENALTY.say(language, penalty=penalty))
    return parts


def _venue(game: Game, language: Language) -> str:
    return (VENUES[game.venue] if game.venue else _UNKNOWN).say(language)


def _madrid(recorded_at: str) -> datetime:
    return datetime.fromisoformat(recorded_at).astimezone(MADRID)
