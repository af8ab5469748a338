"""Games and names that count and that somebody should look at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.league.game import Game, Mode
from ligamahjong.people.likeness import likely_duplicates
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from ligamahjong.people.person import Person

__all__ = ["likely_people", "near_twins", "unusual_sums"]


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
        if total != expected and not _are_penalties(mode, games[row], total):
            facts = {"sum": total, "expected": expected}
            yield Problem(Code.UNUSUAL_SUM, Level.WARNING, file, row, facts=facts)


def _are_penalties(mode: Mode, game: Game, total: int) -> bool:
    """Whether the sum is what the penalties of an MCR game leave, whichever sign they have."""
    return mode is Mode.MCR and abs(total) == abs(sum(game.penalties))


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
            "id": pair.second.id,
            "other": pair.first.name,
            "other_id": pair.first.id,
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
