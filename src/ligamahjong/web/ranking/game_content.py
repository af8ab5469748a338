"""A game as plain values for a column of JSON, and back.

Only what sheets and files say is in it; the free texts too, so it must never reach the ledger.
"""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

from ligamahjong.errors import EntryError
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ligamahjong.ledger.merges import Merges
    from ligamahjong.table import Four

__all__ = ["content_digest", "content_game", "game_content"]

T = TypeVar("T")

_NO_PENALTIES = (0, 0, 0, 0)


def game_content(game: Game) -> dict[str, object]:
    """A game as values that JSON has; what is empty is left out.

    Keys are the fields of :class:`~ligamahjong.league.game.Game`: ``played_at`` in ISO 8601 with
    its offset, ``day`` likewise, ``players``, ``scores`` and ``penalties`` as lists of four.
    """
    return {
        "id": game.id,
        "mode": game.mode.value,
        "played_at": game.played_at.isoformat(),
        "day": game.day.isoformat(),
        "has_time": game.has_time,
        "players": list(game.players),
        "scores": list(game.scores),
        **({"penalties": list(game.penalties)} if game.penalties != _NO_PENALTIES else {}),
        **({"venue": game.venue.value} if game.venue else {}),
        **{
            name: text for name in ("source", "event", "note") if (text := str(getattr(game, name)))
        },
    }


def content_game(content: Mapping[str, object]) -> Game:
    """The game that :func:`game_content` made values of.

    Raises:
        EntryError: they are not such values; ``facts["field"]`` says which.
        GameError: they are no game that can be rated.
    """
    return Game(
        id=_one(content, "id", str),
        mode=_made(content, "mode", Mode),
        played_at=_made(content, "played_at", datetime.fromisoformat),
        day=_made(content, "day", date.fromisoformat),
        players=_four(content, "players", str),
        scores=_four(content, "scores", int),
        has_time=_one(content, "has_time", bool),
        venue=_made(content, "venue", Venue) if "venue" in content else None,
        event=_one(content, "event", str) if "event" in content else "",
        source=_one(content, "source", str) if "source" in content else "",
        note=_one(content, "note", str) if "note" in content else "",
        penalties=_four(content, "penalties", int) if "penalties" in content else _NO_PENALTIES,
    )


def content_digest(game: Game, merges: Merges) -> str:
    """SHA-256 of what tells a game from what it was: id, mode, start, seats and scores.

    Args:
        game: as somebody says it was.
        merges: which ids stand for one person.
    """
    start = game.played_at.astimezone(UTC).isoformat()
    told = [game.id, game.mode.value, start, merges.players(game), game.scores]
    return sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()


def _one(content: Mapping[str, object], field: str, kind: type[T]) -> T:
    return _typed(content.get(field), field, kind)


def _typed(value: object, field: str, kind: type[T]) -> T:
    if type(value) is not kind:
        raise EntryError(f"{field}: expected {kind.__name__}, found {value!r}", field=field)
    return value


def _made(content: Mapping[str, object], field: str, make: Callable[[str], T]) -> T:
    text = _one(content, field, str)
    try:
        return make(text)
    except ValueError as error:
        raise EntryError(f"{field}: {error}", field=field) from error


def _four(content: Mapping[str, object], field: str, kind: type[T]) -> Four[T]:
    values = content.get(field)
    if not isinstance(values, (list, tuple)) or len(values) != len(SEATS):
        raise EntryError(f"{field}: expected four, found {values!r}", field=field)
    east, south, west, north = (_typed(value, field, kind) for value in values)
    return east, south, west, north
