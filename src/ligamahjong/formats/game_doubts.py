"""Games and names that count and that somebody should look at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.values import on_one_line
from ligamahjong.league.doubts import left_by_penalties
from ligamahjong.league.game import Game, Mode
from ligamahjong.people.likeness import likely_duplicates
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from datetime import datetime

    from ligamahjong.people.person import Person

__all__ = ["games_at_once", "likely_people", "near_twins", "unusual_sums"]


def games_at_once(files: Iterable[tuple[str, Mapping[int, Game]]]) -> Iterator[Problem]:
    """Games with somebody who sits in another one of the same start, the hour being known.

    Exact repetitions, where they are allowed, are none.

    Args:
        files: name and games by row of each file.
    """
    timed = [
        (file, row, game) for file, games in files for row, game in games.items() if game.has_time
    ]
    starts = Counter(game.played_at for _, _, game in timed)
    seated: dict[tuple[datetime, str], tuple[str, int, Game]] = {}
    for file, row, game in timed:
        if starts[game.played_at] == 1:
            continue
        firsts = [
            seated.setdefault((game.played_at, player), (file, row, game))
            for player in game.players
        ]
        others = [(*first, player) for first, player in zip(firsts, game.players, strict=True)]
        for first_file, first_row, first, player in others:
            if first is not game and _content(first) != _content(game):
                facts = {"first_file": first_file, "first_row": first_row}
                code = Code.TWO_GAMES_AT_ONCE
                yield Problem(
                    code, Level.WARNING, file, row, value=on_one_line(player), facts=facts
                )
                break


def _content(game: Game) -> tuple[tuple[str, ...], tuple[int, ...]]:
    return game.players, game.scores


def unusual_sums(mode: Mode, games: Mapping[int, Game], file: str) -> Iterator[Problem]:
    """Games whose scores do not add up as those of their mode should.

    In MCR that is 0, or what is missing for the penalties of the game. In Riichi it depends on
    the points each player begins with: the most common sum of the file counts as right.

    Args:
        mode: the mode of the games.
        games: the games of one file by their row.
        file: its name.
    """
    sums = {row: sum(game.scores) for row, game in games.items()}
    expected = 0
    if mode is Mode.RIICHI and sums:
        expected = Counter(sums.values()).most_common(1)[0][0]
    for row, total in sums.items():
        explained = mode is Mode.MCR and left_by_penalties(games[row])
        if total != expected and not explained:
            facts = {"sum": total, "expected": expected}
            yield Problem(Code.UNUSUAL_SUM, Level.WARNING, file, row, facts=facts)


def near_twins(
    people: Iterable[Person], files: Iterable[tuple[str, Mapping[int, Game]]]
) -> Iterator[Problem]:
    """Names that may mean one person; the problem stands with the one that plays less.

    Args:
        people: everybody who plays, known by name only.
        files: name and games by row of each file.
    """
    pairs = likely_duplicates(people)
    played: Counter[str] = Counter()
    met: dict[str, tuple[str, int]] = {}
    doubtful = {person.id for pair in pairs for person in (pair.first, pair.second)}
    for file, row, name in _appearances(files, doubtful):
        played[name] += 1
        met.setdefault(name, (file, row))
    for pair in pairs:
        rarer, other = sorted((pair.second.id, pair.first.id), key=played.__getitem__)
        facts = {
            "other": other,
            "games": played[rarer],
            "other_games": played[other],
            "evidence": [(clue.evidence.value, clue.values) for clue in pair.clues],
        }
        file, row = met[rarer]
        yield Problem(Code.NEAR_TWINS, Level.WARNING, file, row, value=rarer, facts=facts)


def likely_people(people: Iterable[Person], file: str) -> Iterator[Problem]:
    """People of a file of players who may be registered twice."""
    for pair in likely_duplicates(people):
        facts = {
            "id": on_one_line(pair.second.id),
            "other": pair.first.name,
            "other_id": on_one_line(pair.first.id),
            "evidence": [(clue.evidence.value, clue.values) for clue in pair.clues],
        }
        yield Problem(
            Code.LIKELY_DUPLICATE, Level.WARNING, file, value=pair.second.name, facts=facts
        )


def _appearances(
    files: Iterable[tuple[str, Mapping[int, Game]]], names: Collection[str]
) -> Iterator[tuple[str, int, str]]:
    """File, row and name, wherever one of the names plays."""
    for file, games in files:
        for row, game in games.items():
            for name in game.players:
                if name in names:
                    yield file, row, name
