"""The files of the example league."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.formats.writers import write_games, write_people
from ligamahjong.league.game import Mode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from ligamahjong.example.league import League
    from ligamahjong.league.game import Game
    from ligamahjong.people import Person

__all__ = ["league_files", "write_league"]

_BY_ALIAS_EVERY = 20
"""Out of so many seats, somebody with other names signs one with such a name."""


def league_files(league: League) -> dict[str, str]:
    """Name and text of ``players.csv``, ``riichi.csv`` and ``mcr.csv``.

    In the games people go by their names; homonyms by their ids, which alone tell them apart;
    those with other names by one of them now and then. Islanders' games have the offset of
    their clock.
    """
    players = io.StringIO(newline="")
    write_people(league.people, players)
    files = {"players.csv": players.getvalue()}
    for mode in (Mode.RIICHI, Mode.MCR):
        games = io.StringIO(newline="")
        write_games(_signed(league, mode), games, own_clock=True)
        files[f"{mode.value}.csv"] = games.getvalue()
    return files


def write_league(directory: Path, league: League) -> list[Path]:
    """Write the files of a league; the directory is made if it is not there.

    Args:
        directory: files of the same names in it are replaced.
        league: what :func:`ligamahjong.example.league.invent` gives.

    Returns:
        The files written.

    Raises:
        FormatError: the directory or a file in it cannot be written; ``facts["file"]`` has it.
    """
    paths = []
    for name, text in league_files(league).items():
        path = directory / name
        try:
            directory.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        except OSError as error:
            raise FormatError(
                f"{path}: cannot be written: {error}", file=str(path), reason="unwritable"
            ) from error
        paths.append(path)
    return paths


def _signed(league: League, mode: Mode) -> Iterator[Game]:
    """The games, with the text by which each player signed in place of the id."""
    bearers = Counter(person.name for person in league.people)
    people = {person.id: person for person in league.people}
    seats: Counter[str] = Counter()
    for game in league.games[mode]:
        a, b, c, d = (_signature(people[player], bearers, seats) for player in game.players)
        yield replace(game, players=(a, b, c, d))


def _signature(person: Person, bearers: Mapping[str, int], seats: Counter[str]) -> str:
    """How somebody signs the next game; ``seats`` counts those signed so far."""
    if bearers[person.name] > 1:
        return person.id
    seats[person.id] += 1
    turn, rest = divmod(seats[person.id], _BY_ALIAS_EVERY)
    if person.aliases and rest == 0:
        return person.aliases[turn % len(person.aliases)]
    return person.name
