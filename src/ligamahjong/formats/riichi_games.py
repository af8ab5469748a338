"""Hands of a game of riichi as JSON objects, one a line, and their settlement as such objects."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.errors import FormatError, GameError, LigaError
from ligamahjong.riichi.points import LIMIT_BASES, Limit
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
from ligamahjong.riichi.worths import worth_of, worth_of_points
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import GameResult
    from ligamahjong.table import Line

__all__ = [
    "Played",
    "play_lines",
    "read_outcome",
    "write_played",
    "write_result",
]

_KEYS = frozenset({"wins", "discarder", "tsumo", "draw", "tenpai", "chombo", "riichi"})
_WIN_KEYS = frozenset({"seat", "han", "fu", "limit", "yakuman", "points", "responsible"})
_LIMITS = {limit.value: limit for limit in LIMIT_BASES}
_LETTERS = tuple(seat.value for seat in SEATS)
_MOST = 1_000_000


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
            hold the error.
    """
    played: list[Played] = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                played.append(_played(_parsed(line), table, edition))
            except LigaError as error:
                raise FormatError(
                    f"line {number}: {error}", reason="line", line=number, error=error
                ) from error
            table = played[-1].settlement.after
    return played


def _played(record: object, table: Table, edition: Edition) -> Played:
    outcome = read_outcome(record, table, edition)
    return Played(table, outcome, settle(table, outcome, edition))


def _parsed(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise FormatError(f"not JSON: {error}", reason="record-json", error=str(error)) from error


def read_outcome(record: object, table: Table, edition: Edition) -> Outcome:
    """How a hand ended.

    Args:
        record: a parsed JSON object with the keys that docs/commands.md lists.
        table: before the hand; who deals decides what points mean.
        edition: the rules.

    Raises:
        FormatError: it is no object, or a key or value is not one of those.
        GameError: no hand is worth what is said.
    """
    known = _object(record, _KEYS, '{"draw": true, "tenpai": "ES"}')
    ways = [name for name in ("wins", "draw", "chombo") if known.get(name)]
    if len(ways) != 1:
        raise GameError("expected one of wins, draw and chombo", reason="outcome")
    riichi = _seats(known, "riichi")
    if ways == ["chombo"]:
        return Chombo(_seat(known, "chombo"), riichi)
    if ways == ["draw"]:
        return Draw(_seats(known, "tenpai"), riichi)
    tsumo = known.get("tsumo", False)
    if (tsumo is True) == ("discarder" in known):
        raise GameError("expected a discarder or a self-draw", reason="how-won")
    discarder = None if tsumo else _seat(known, "discarder")
    wins = known["wins"]
    if not isinstance(wins, list):
        raise _wrong("wins", wins, '[{"seat": "S", "han": 3, "fu": 40}]')
    return Wins(
        tuple(_win(one, table, edition, tsumo=bool(tsumo)) for one in wins), discarder, riichi
    )


def _win(record: object, table: Table, edition: Edition, *, tsumo: bool) -> Win:
    known = _object(record, _WIN_KEYS, '{"seat": "S", "han": 3, "fu": 40}')
    winner = _seat(known, "seat")
    responsible = _seat(known, "responsible") if known.get("responsible") else None
    base = _base(known, edition, tsumo=tsumo, east=winner == table.dealer)
    return Win(winner, base, responsible)


def _base(known: Mapping[str, Any], edition: Edition, *, tsumo: bool, east: bool) -> int:
    """Base points, from han and fu, a limit, or points."""
    if "limit" in known:
        limit = _LIMITS.get(known["limit"]) if isinstance(known["limit"], str) else None
        if limit is None:
            raise _wrong("limit", known["limit"], ", ".join(_LIMITS))
        return LIMIT_BASES[limit]
    if "yakuman" in known:
        return _number(known, "yakuman") * LIMIT_BASES[Limit.YAKUMAN]
    if "points" in known:
        points = _number(known, "points")
        return worth_of_points(points, edition, tsumo=tsumo, east=east).base
    if "han" not in known:
        raise _wrong("wins", None, '{"seat": "S", "han": 3, "fu": 40}')
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


def write_played(played: Played) -> dict[str, object]:
    """A settled hand; four values are those of East, South, West and North of the first deal."""
    settlement = played.settlement
    return {
        "before": _table(played.before),
        "lines": [_line(one) for one in settlement.lines],
        "changes": list(settlement.changes),
        "after": _table(settlement.after),
    }


def _table(table: Table) -> dict[str, object]:
    return {
        "round": _LETTERS[table.round % len(_LETTERS)],
        "dealer": _LETTERS[table.dealer],
        "honba": table.honba,
        "sticks": table.sticks,
        "scores": list(table.scores),
    }


def _line(line: Line) -> dict[str, object]:
    return {"reason": line.reason, "changes": list(line.amounts), "pot": line.pot}


def write_result(found: GameResult, edition: Edition) -> dict[str, object]:
    """The result of a game; amounts that are no whole numbers have decimals."""
    return {
        "edition": edition.id,
        "places": list(found.places),
        "lines": [
            {"reason": item.reason, "amounts": [_amount(one) for one in item.amounts]}
            for item in found.items
        ],
        "final": [_amount(one) for one in found.final],
        "missing": found.missing,
        "disqualified": [_LETTERS[seat] for seat in sorted(found.disqualified)],
    }


def _amount(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else round(float(amount), 6)
