"""Files of a league, always in the same form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.formats.madrid import is_twofold, to_madrid
from ligamahjong.formats.records import LONGEST_CELL
from ligamahjong.formats.sheet import is_readable
from ligamahjong.formats.values import guard

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TextIO

    from ligamahjong.league.game import Game
    from ligamahjong.people.person import Person

__all__ = ["write_games", "write_people"]

_SEATS = ("1", "2", "3", "4")
_GAME_COLUMNS = (
    "id",
    "played_at",
    *(f"{kind}{seat}" for seat in _SEATS for kind in ("player", "score")),
    *("venue", "event", "source", "note"),
)
_PENALTY_COLUMNS = tuple(f"penalty{seat}" for seat in _SEATS)
_PEOPLE_COLUMNS = ("id", "name", "region", "club", "ema_number", "aliases", "accounts")

_SEPARATOR = ";"
_QUOTED = frozenset('",\r\n')


def write_games(games: Iterable[Game], out: TextIO, *, own_clock: bool = False) -> None:
    """Write games as ``riichi.csv`` and ``mcr.csv`` have them; players by their ids.

    ``played_at`` is the clock of mainland Spain, with its offset in the hour that occurs twice
    in autumn, or a date alone where the hour is not known. Columns for penalties are there if
    any game has one. Reading the file gives the same games.

    Args:
        games: those of one mode.
        out: opened with ``encoding="utf-8", newline=""``.
        own_clock: write the start of a game whose offset is not that of mainland Spain as it
            is, with its offset.

    Raises:
        FormatError: a text has characters that no reader accepts, or too many; nothing is
            written.
    """
    listed = list(games)
    penalties = any(any(game.penalties) for game in listed)
    rows = [_GAME_COLUMNS + (_PENALTY_COLUMNS if penalties else ())]
    rows += [_game_row(game, penalties=penalties, own_clock=own_clock) for game in listed]
    out.write("".join(map(_line, rows)))


def write_people(people: Iterable[Person], out: TextIO) -> None:
    """Write people as ``players.csv`` has them. Reading the file gives the same people.

    Args:
        people: in the order in which they are written.
        out: opened with ``encoding="utf-8", newline=""``.

    Raises:
        FormatError: a text has characters that no reader accepts, or too many, or an alias or
            account has a ``;``; nothing is written.
    """
    rows = [_PEOPLE_COLUMNS, *map(_person_row, people)]
    out.write("".join(map(_line, rows)))


def _game_row(game: Game, *, penalties: bool, own_clock: bool) -> tuple[str, ...]:
    seats = zip(game.players, game.scores, strict=True)
    return (
        _text(game.id),
        _start(game, own_clock=own_clock),
        *(cell for player, score in seats for cell in (_text(player), str(score))),
        game.venue or "",
        *map(_text, (game.event, game.source, game.note)),
        *(map(str, game.penalties) if penalties else ()),
    )


def _start(game: Game, *, own_clock: bool) -> str:
    if not game.has_time:
        return game.day.isoformat()
    start = to_madrid(game.played_at)
    if own_clock and game.played_at.utcoffset() != start.utcoffset():
        shown = game.played_at
    else:
        shown = start if is_twofold(start) else start.replace(tzinfo=None)
    on_the_minute = not (start.second or start.microsecond)
    return shown.isoformat(timespec="minutes" if on_the_minute else "auto")


def _person_row(person: Person) -> tuple[str, ...]:
    return (
        _text(person.id),
        _text(person.name),
        person.region or "",
        _text(person.club or ""),
        _text(person.ema_number or ""),
        _text(_listed(person.aliases)),
        _text(_listed([str(account) for account in person.accounts])),
    )


def _listed(texts: Sequence[str]) -> str:
    for text in texts:
        if _SEPARATOR in text or "\n" in text:
            raise FormatError(
                f"an alias or account cannot have {_SEPARATOR!r}: {text!r}", text=text
            )
    return _SEPARATOR.join(texts)


def _text(text: str) -> str:
    """A text that a spreadsheet takes for text, and every reader for the same."""
    guarded = guard(text)
    if not is_readable(guarded) or len(guarded) > LONGEST_CELL:
        raise FormatError(f"expected readable text of one cell: {text[:50]!r}", text=text)
    return guarded


def _line(cells: Iterable[str]) -> str:
    return ",".join(map(_quoted, cells)) + "\n"


def _quoted(cell: str) -> str:
    if _QUOTED.isdisjoint(cell):
        return cell
    doubled = cell.replace('"', '""')
    return f'"{doubled}"'
