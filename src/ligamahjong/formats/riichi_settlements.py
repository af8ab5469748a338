"""Settled hands and results of games of riichi, as objects of plain values for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from fractions import Fraction

    from ligamahjong.formats.riichi_games import Played
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import GameResult, Table
    from ligamahjong.table import Line

__all__ = ["write_played", "write_result"]

_LETTERS = tuple(seat.value for seat in SEATS)


def write_played(played: Played, *, scored: bool = True) -> dict[str, object]:
    """A settled hand; four values are those of East, South, West and North of the first deal.

    Args:
        played: the hand.
        scored: whether the scores before it are known; else they are ``None``, and those after it.
    """
    settlement = played.settlement
    return {
        "before": _table(played.before, scored=scored),
        "lines": [_line(one) for one in settlement.lines],
        "changes": list(settlement.changes),
        "after": _table(settlement.after, scored=scored),
        "over": settlement.over,
    }


def _table(table: Table, *, scored: bool) -> dict[str, object]:
    return {
        "round": _LETTERS[table.round % len(_LETTERS)],
        "dealer": _LETTERS[table.dealer],
        "honba": table.honba,
        "sticks": table.sticks,
        "scores": list(table.scores) if scored else None,
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
        "missing_sticks": found.missing_sticks,
        "disqualified": [_LETTERS[seat] for seat in sorted(found.disqualified)],
    }


def _amount(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else round(float(amount), 6)
