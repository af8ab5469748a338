"""The columns of a file of games and the headers they may have."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.headers import UNUSED, column_key, match_columns, meanings_by_header

if TYPE_CHECKING:
    from ligamahjong.formats.sheet import Sheet

__all__ = ["MOST_PLAYERS", "GameColumns", "find_game_columns"]

MOST_PLAYERS = 7
"""Rows with up to seven players are read, to be counted and refused."""

_MEANINGS = meanings_by_header(
    {
        "id": "id no num numero number partida idpartida partidaid nopartida numerodepartida game"
        " gameid idgame codigo ref referencia identificador #",
        "played_at": "playedat datetime dateandtime fechayhora fechahora momento",
        "date": "date fecha dia day",
        "time": "time hora horainicio horadeinicio inicio comienzo start startedat starttime",
        "venue": "venue lugar",
        "event": "event evento torneo tournament competicion competition",
        "source": "source fuente origen plataforma platform",
        "note": "note notes nota notas observacion observaciones comentario comentarios comment"
        " comments remark remarks",
        UNUSED: "winds vientos rondas rounds",
    }
)
"""``winds``, the number of rounds played, decides nothing here."""

_KINDS = meanings_by_header(
    {
        "player": "player jugador jugadora nombre name",
        "score": "score puntos puntuacion puntaje points pts resultado result tanteo",
        "penalty": "penalty penalizacion sancion",
    }
)
_SEATS = {"este": 1, "east": 1, "sur": 2, "south": 2, "oeste": 3, "west": 3, "norte": 4, "north": 4}

_NUMBERED = re.compile(
    rf"(?P<before>{'|'.join(_SEATS)})?(?P<kind>{'|'.join(_KINDS)})?"
    rf"(?:no)?(?P<number>[1-{MOST_PLAYERS}])?(?P<after>{'|'.join(_SEATS)})?"
)


@dataclass(frozen=True, slots=True)
class GameColumns:
    """Where in a row each thing stands; ``None`` where the file does not have it.

    Attributes:
        day: the date, or date and time together.
        time: the time, where it has a column of its own.
        players: four to seven, in seat order.
        scores: one for each of ``players``.
        penalties: by index in ``players``, those there are.
        id: what the file calls the game.
        venue: in person or online.
        event: name of the event.
        source: who recorded the game.
        note: free text.
    """

    day: int
    time: int | None
    players: tuple[int, ...]
    scores: tuple[int, ...]
    penalties: dict[int, int]
    id: int | None
    venue: int | None
    event: int | None
    source: int | None
    note: int | None


def find_game_columns(sheet: Sheet) -> GameColumns | None:
    """Find the columns; ``None``, and a problem in the sheet, if it is no table of games.

    Headers may be Spanish or English, with any capitals, accents and signs: ``player1``,
    ``Jugador 1``, ``Este``; ``score1``, ``Puntos 1``, ``East score``. Where no number says
    which player is meant, as in ``Jugador, Puntos, Jugador, Puntos…``, they count from left to
    right.
    """
    seats = range(1, 5)
    needed = [f"{kind}{seat}" for seat in seats for kind in ("player", "score")]
    columns = match_columns(sheet, _meanings(sheet.header), ["date", *needed])
    if columns is None:
        return None
    numbers = [
        number
        for number in range(1, MOST_PLAYERS + 1)
        if f"player{number}" in columns and f"score{number}" in columns
    ]
    return GameColumns(
        day=columns["date"],
        time=columns.get("time"),
        players=tuple(columns[f"player{number}"] for number in numbers),
        scores=tuple(columns[f"score{number}"] for number in numbers),
        penalties={
            seat: columns[f"penalty{number}"]
            for seat, number in enumerate(numbers)
            if f"penalty{number}" in columns
        },
        id=columns.get("id"),
        venue=columns.get("venue"),
        event=columns.get("event"),
        source=columns.get("source"),
        note=columns.get("note"),
    )


def _meanings(header: list[str]) -> list[str | None]:
    """What each column means: ``"date"``, ``"player1"``, ``"score1"``."""
    keys = map(column_key, header)
    meanings = [_MEANINGS.get(key) or _numbered(key) for key in keys]
    for kind in set(_KINDS.values()):
        _count_through(meanings, kind)
    return _one_moment(meanings)


def _count_through(meanings: list[str | None], kind: str) -> None:
    """Number the columns of a kind from left to right, unless some of the kind have numbers."""
    numbered = any(meaning == f"{kind}1" for meaning in meanings)
    bare = (index for index, meaning in enumerate(meanings) if meaning == kind)
    for number, index in enumerate(bare, start=1):
        meanings[index] = None if numbered else f"{kind}{number}"


def _numbered(key: str) -> str | None:
    """``"score2"`` for ``puntos2`` or ``southscore``, ``"score"`` where no number is given."""
    found = _NUMBERED.fullmatch(key)
    if not found:
        return None
    seat = found["after"] or found["before"]
    if not found["kind"] and not seat:
        return None
    kind = _KINDS[found["kind"]] if found["kind"] else "player"
    return f"{kind}{found['number'] or _SEATS.get(seat, '')}"


def _one_moment(meanings: list[str | None]) -> list[str | None]:
    """One column for the date, whichever header it has, and at most one for the time.

    A column that holds both is enough; else the date is what a column for times holds.
    """
    whole, date, time = ("played_at" in meanings, "date" in meanings, "time" in meanings)
    if whole:
        renamed = {"played_at": "date", "date": None, "time": None}
    elif time and not date:
        renamed = {"time": "date"}
    else:
        renamed = {}
    return [renamed.get(meaning, meaning) if meaning else None for meaning in meanings]
