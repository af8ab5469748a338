"""From the payload of an entry to what it says; anything out of form is refused."""

from __future__ import annotations

from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from ligamahjong.errors import EntryError, GameError
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.league.rating import Ties
from ligamahjong.ledger.entry import Kind
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
    RulesChanged,
    Texts,
)
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.table import Four

__all__ = ["payload_of"]

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


def payload_of(entry: Entry) -> Payload:
    """What an entry says.

    Raises:
        EntryError: an unknown kind, or a payload that is not exactly what a payload of its kind
            writes; ``facts`` has ``seq`` and, where one is to blame, ``field``.
    """
    payload = entry.payload
    try:
        said = _READERS[Kind(entry.kind)](payload)
    except EntryError as error:
        error.facts.setdefault("seq", entry.seq)
        raise
    except GameError as error:
        raise EntryError(str(error), field="game", seq=entry.seq) from error
    except ValueError as error:
        raise EntryError(str(error), field="kind", seq=entry.seq) from error
    if said.mapping() != payload:
        raise EntryError(
            f"a payload of {entry.kind} is written otherwise", field="payload", seq=entry.seq
        )
    return said


def _added(payload: Mapping[str, object]) -> GameAdded:
    return GameAdded(_game(payload), _texts(payload), _reason(payload))


def _corrected(payload: Mapping[str, object]) -> GameCorrected:
    return GameCorrected(_game(payload), _texts(payload), _reason(payload))


def _voided(payload: Mapping[str, object]) -> GameVoided:
    return GameVoided(_one(payload, "game", str), _reason(payload))


def _restored(payload: Mapping[str, object]) -> GameRestored:
    return GameRestored(_one(payload, "game", str), _reason(payload))


def _merged(payload: Mapping[str, object]) -> PersonMerged:
    return PersonMerged(_one(payload, "kept", str), _one(payload, "merged", str), _reason(payload))


def _unmerged(payload: Mapping[str, object]) -> PersonUnmerged:
    return PersonUnmerged(_one(payload, "person", str), _reason(payload))


def _rules(payload: Mapping[str, object]) -> RulesChanged:
    return RulesChanged(
        _choice(payload, "ties", Ties), _one(payload, "digest", str), _reason(payload)
    )


_READERS: Mapping[Kind, Callable[[Mapping[str, object]], Payload]] = {
    Kind.GAME_ADDED: _added,
    Kind.GAME_CORRECTED: _corrected,
    Kind.GAME_VOIDED: _voided,
    Kind.GAME_RESTORED: _restored,
    Kind.PERSON_MERGED: _merged,
    Kind.PERSON_UNMERGED: _unmerged,
    Kind.RULES_CHANGED: _rules,
}


def _game(payload: Mapping[str, object]) -> Game:
    return Game(
        id=_one(payload, "game", str),
        mode=_choice(payload, "mode", Mode),
        played_at=_moment(payload, "played_at"),
        day=_day(payload, "day"),
        players=_four(payload, "players", str),
        scores=_four(payload, "scores", int),
        has_time=_one(payload, "has_time", bool),
        venue=_choice(payload, "venue", Venue) if "venue" in payload else None,
        source=_one(payload, "source", str) if "source" in payload else "",
        penalties=_four(payload, "penalties", int) if "penalties" in payload else (0, 0, 0, 0),
    )


def _texts(payload: Mapping[str, object]) -> Texts:
    digests = payload.get("texts")
    if digests is None:
        return Texts()
    if not isinstance(digests, dict):
        raise EntryError(f"texts: expected names and digests, found {digests!r}", field="texts")
    return Texts(*(_optional(digests, name) for name in Texts.__slots__))


def _reason(payload: Mapping[str, object]) -> str | None:
    return _optional(payload, "reason")


def _optional(payload: Mapping[str, object], field: str) -> str | None:
    return _one(payload, field, str) if field in payload else None


def _one(payload: Mapping[str, object], field: str, kind: type[T]) -> T:
    return _typed(payload.get(field), field, kind)


def _typed(value: object, field: str, kind: type[T]) -> T:
    if type(value) is not kind:
        raise EntryError(f"{field}: expected {kind.__name__}, found {value!r}", field=field)
    return value


def _four(payload: Mapping[str, object], field: str, kind: type[T]) -> Four[T]:
    values = payload.get(field)
    if not isinstance(values, list) or len(values) != len(SEATS):
        raise EntryError(f"{field}: expected four values, found {values!r}", field=field)
    east, south, west, north = (_typed(value, field, kind) for value in values)
    return east, south, west, north


def _choice(payload: Mapping[str, object], field: str, choices: type[E]) -> E:
    text = _one(payload, field, str)
    try:
        return choices(text)
    except ValueError as error:
        expected = ", ".join(choices)
        raise EntryError(f"{field}: expected {expected}, found {text!r}", field=field) from error


def _moment(payload: Mapping[str, object], field: str) -> datetime:
    text = _one(payload, field, str)
    try:
        return datetime.fromisoformat(text)
    except ValueError as error:
        raise EntryError(f"{field}: {text!r} is no start with offset", field=field) from error


def _day(payload: Mapping[str, object], field: str) -> date:
    text = _one(payload, field, str)
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise EntryError(f"{field}: {text!r} is no day", field=field) from error
