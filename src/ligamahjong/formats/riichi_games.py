"""Hands of a game of riichi as JSON objects, one a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.errors import FormatError, GameError, LigaError
from ligamahjong.formats.json_text import read_json
from ligamahjong.riichi.points import LIMIT_BASES
from ligamahjong.riichi.settlement import (
    Chombo,
    Draw,
    Outcome,
    Settlement,
    Table,
    Win,
    Wins,
    settle,
)
from ligamahjong.riichi.worths import worth_of, worth_of_points, worth_of_yakuman
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.riichi.editions import Edition

__all__ = ["Played", "play_lines", "read_outcome"]

_WIN, _DRAW, _CHOMBO = "wins", "draw", "chombo"
_ONLY_WITH = {
    "discarder": _WIN,
    "tsumo": _WIN,
    "tenpai": _DRAW,
    "abortive": _DRAW,
    "nagashi": _DRAW,
}
_KEYS = frozenset({_WIN, _DRAW, _CHOMBO, "riichi", *_ONLY_WITH})
_WORTHS = ("han", "limit", "yakuman", "points")
_WIN_KEYS = frozenset({"seat", "fu", "responsible", *_WORTHS})
_LIMITS = {limit.value: limit for limit in LIMIT_BASES}
_LETTERS = tuple(seat.value for seat in SEATS)
_MOST = 1_000_000
_EXAMPLE = '{"seat": "S", "han": 3, "fu": 40}'
_OF_THE_TABLE = frozenset({"no-such-value", "round", "goal", "game-over"})
"""What may be wrong with a hand only because an earlier one is not known."""


class Played(NamedTuple):
    """A hand of a game: how the table stood, how it ended, what came of it."""

    before: Table
    outcome: Outcome
    settlement: Settlement


def play_lines(lines: Iterable[str], table: Table, edition: Edition) -> list[Played]:
    """Settle the hands of a game one after the other.

    Args:
        lines: an object each; blank ones are left out.
        table: before the first hand.
        edition: the rules.

    Raises:
        FormatError: a line cannot be read, or its hand cannot be; ``facts`` say which line and
            hold the error, or where there are several, ``facts["problems"]`` are all of them.
    """
    played: list[Played] = []
    wrong: list[FormatError] = []
    over = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            if over:
                raise GameError(f"the game ended on line {over}", reason="game-over", ended=over)
            following = _played(read_json(line), table, edition)
        except LigaError as error:
            if not wrong or not _is_of_the_table(error):
                wrong.append(
                    FormatError(f"line {number}: {error}", reason="line", line=number, error=error)
                )
            continue
        if not wrong:
            played.append(following)
            table = following.settlement.after
            over = number if following.settlement.over else 0
    if wrong:
        raise wrong[0] if len(wrong) == 1 else _all_of(wrong)
    return played


def _is_of_the_table(error: LigaError) -> bool:
    """Whether all that is wrong with a hand may be so only because an earlier one is not known."""
    problems = error.facts.get("problems")
    if isinstance(problems, tuple):
        return all(_is_of_the_table(one) for one in problems)
    return error.facts.get("reason") in _OF_THE_TABLE


def _all_of(wrong: list[FormatError]) -> FormatError:
    return FormatError("; ".join(map(str, wrong)), reason="lines", problems=tuple(wrong))


def _played(record: object, table: Table, edition: Edition) -> Played:
    outcome = read_outcome(record, table, edition)
    return Played(table, outcome, settle(table, outcome, edition))


def read_outcome(record: object, table: Table, edition: Edition) -> Outcome:
    """How a hand ended.

    Args:
        record: a parsed JSON object with the keys that docs/commands.md lists.
        table: before the hand; who deals decides what points mean.
        edition: the rules.

    Raises:
        FormatError: it is no object, or a key or value is not one of those.
        GameError: no hand is worth what is said; ``facts["winner"]`` says whose, or where it is
            so of several, ``facts["problems"]`` are all of them.
    """
    known = _object(record, _KEYS, '{"draw": true, "tenpai": "ES"}')
    draw = _flag(known, _DRAW)
    ways = [way for way in (_WIN, _DRAW, _CHOMBO) if (draw if way == _DRAW else known.get(way))]
    if _WIN in ways and _CHOMBO in ways:
        raise GameError("a win beside a chombo", reason="chombo-and-win")
    if len(ways) != 1:
        raise GameError("expected one of wins, draw and chombo", reason="outcome")
    _check_beside(known, ways[0])
    riichi = _seats(known, "riichi")
    if ways == [_CHOMBO]:
        return Chombo(_seat(known, _CHOMBO), riichi)
    if ways == [_DRAW]:
        abortive = _flag(known, "abortive")
        return Draw(_seats(known, "tenpai"), riichi, _seats(known, "nagashi"), abortive)
    tsumo, wins = _flag(known, "tsumo"), known[_WIN]
    if tsumo == (known.get("discarder") is not None):
        raise GameError("expected a discarder or a self-draw", reason="how-won")
    discarder = None if tsumo else _seat(known, "discarder")
    if not isinstance(wins, list):
        raise _wrong(_WIN, wins, f"[{_EXAMPLE}]")
    return Wins(_wins(wins, table, edition, tsumo=tsumo), discarder, riichi)


def _check_beside(known: Mapping[str, Any], way: str) -> None:
    """Refuse what says something about another end of the hand."""
    for name, needed in _ONLY_WITH.items():
        if known.get(name) and needed != way:
            raise GameError(f"{name} beside {way}", reason="beside", name=name, other=way)


def _wins(records: list[Any], table: Table, edition: Edition, *, tsumo: bool) -> tuple[Win, ...]:
    found: list[Win] = []
    wrong: list[GameError] = []
    for one in records:
        try:
            found.append(_win(one, table, edition, tsumo=tsumo))
        except GameError as error:
            error.facts = {**error.facts, "winner": _seat(one, "seat")}
            wrong.append(error)
    if len(wrong) > 1:
        raise GameError("; ".join(map(str, wrong)), reason="wins", problems=tuple(wrong))
    if wrong:
        raise wrong[0]
    return tuple(found)


def _win(record: object, table: Table, edition: Edition, *, tsumo: bool) -> Win:
    known = _object(record, _WIN_KEYS, _EXAMPLE)
    winner = _seat(known, "seat")
    responsible = _seat(known, "responsible") if known.get("responsible") is not None else None
    base = _base(known, edition, tsumo=tsumo, east=winner == table.dealer)
    return Win(winner, base, responsible)


def _base(known: Mapping[str, Any], edition: Edition, *, tsumo: bool, east: bool) -> int:
    """Base points, from han and fu, a limit, a number of yakuman, or points."""
    ways = [name for name in _WORTHS if name in known]
    if not ways:
        raise _wrong(_WIN, None, _EXAMPLE)
    if len(ways) > 1 or ("fu" in known and ways != ["han"]):
        named = tuple(name for name in (*_WORTHS, "fu") if name in known)
        raise GameError(f"a hand is worth one of {named}", reason="worth-ways", names=named)
    if ways == ["limit"]:
        limit = _LIMITS.get(known["limit"]) if isinstance(known["limit"], str) else None
        if limit is None:
            raise _wrong("limit", known["limit"], ", ".join(_LIMITS))
        return LIMIT_BASES[limit]
    if ways == ["yakuman"]:
        return worth_of_yakuman(_number(known, "yakuman"), edition).base
    if ways == ["points"]:
        points = _number(known, "points")
        return worth_of_points(points, edition, tsumo=tsumo, east=east).base
    return worth_of(_number(known, "han"), _number(known, "fu"), edition, tsumo=tsumo).base


def _object(record: object, keys: frozenset[str], example: str) -> dict[str, Any]:
    if not isinstance(record, dict):
        raise _wrong("JSON", record, example)
    if unknown := sorted(map(str, record.keys() - keys)):
        raise FormatError(f"unknown keys: {', '.join(unknown)}", reason="record-key", keys=unknown)
    return record


def _number(record: Mapping[str, Any], name: str) -> int:
    value = record.get(name, 0)
    if type(value) is not int or not 0 <= value <= _MOST:
        raise _wrong(name, value, "1, 2, 3 …")
    return value


def _flag(record: Mapping[str, Any], name: str) -> bool:
    value = record.get(name, False)
    if not isinstance(value, bool):
        raise _wrong(name, value, "true, false")
    return value


def _seat(record: Mapping[str, Any], name: str) -> int:
    value = record.get(name)
    if value not in _LETTERS:
        raise _wrong(name, value, "E, S, W, N")
    return _LETTERS.index(value)


def _seats(record: Mapping[str, Any], name: str) -> frozenset[int]:
    """Seats as letters together, or as a list of them."""
    value = record.get(name, "")
    if not isinstance(value, (str, list)) or not all(one in _LETTERS for one in value):
        raise _wrong(name, value, "ES")
    return frozenset(_LETTERS.index(one) for one in value)


def _wrong(name: str, value: object, expected: str) -> FormatError:
    return FormatError(
        f"{name}: expected {expected}, found {value!r}",
        reason="record-value",
        name=name,
        value=value,
        expected=expected,
    )
