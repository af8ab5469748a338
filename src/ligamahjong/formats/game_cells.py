"""What the cells of games mean: a person, a score, a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.times import Moment, NoMoment, parse_moment
from ligamahjong.formats.values import LONGEST_NAME, parse_whole, unguard
from ligamahjong.people.directory import Ambiguous, Found
from ligamahjong.people.names import given_first

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.people.directory import Directory

__all__ = ["Cells", "NoPerson"]


@dataclass(frozen=True, slots=True, eq=False)
class NoPerson:
    """Why a cell names nobody of the league."""

    code: Code
    facts: Mapping[str, object]


class _People(dict[str, "str | NoPerson | None"]):
    """Who a cell means: an id, nobody known, or ``None`` for an empty cell; each asked once."""

    def __init__(self, directory: Directory | None) -> None:
        super().__init__()
        self._directory = directory

    def __missing__(self, cell: str) -> str | NoPerson | None:
        answer = self[cell] = self._find(unguard(cell.strip()))
        return answer

    def _find(self, text: str) -> str | NoPerson | None:
        name = given_first(text)
        if not name:
            return None
        if len(name) > LONGEST_NAME:
            return NoPerson(Code.CELL_TOO_LONG, {"longest": LONGEST_NAME})
        if self._directory is None:
            return name
        answer = self._directory.resolve(text)
        if isinstance(answer, Found):
            return answer.person.id
        if isinstance(answer, Ambiguous):
            candidates = [person.id for person in answer.candidates]
            return NoPerson(Code.AMBIGUOUS_PERSON, {"candidates": candidates})
        suggestions = [person.name for person in answer.suggestions]
        return NoPerson(Code.UNKNOWN_PERSON, {"suggestions": suggestions})


class _Numbers(dict[str, "int | Code | None"]):
    """What a cell has as a whole number; ``None`` for an empty cell."""

    def __missing__(self, cell: str) -> int | Code | None:
        number = parse_whole(cell)
        answer = self[cell] = None if number is Code.SCORE_MISSING else number
        return answer


class _Moments(dict[tuple[str, str], "Moment | NoMoment"]):
    """When the cells of date and time say a game started."""

    def __missing__(self, cells: tuple[str, str]) -> Moment | NoMoment:
        moment = self[cells] = parse_moment(*cells)
        return moment


class Cells:
    """What cells mean, kept from row to row and from file to file, as most of them repeat.

    Args:
        directory: the people of the league; without it names are taken as they are.
    """

    __slots__ = ("moments", "numbers", "people")

    def __init__(self, directory: Directory | None) -> None:
        self.people = _People(directory)
        self.numbers = _Numbers()
        self.moments = _Moments()
