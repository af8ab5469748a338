"""Standings as the records of JSON and CSV: keys as documented in docs/commands.md.

Numbers are rounded to six decimals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.values import guard
from ligamahjong.league.standings import DECIMALS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from ligamahjong.league.game import Game
    from ligamahjong.league.standings import GroupStanding, Standing, Standings

__all__ = [
    "GROUP_KEYS",
    "STANDING_KEYS",
    "csv_row",
    "group_record",
    "ranking_record",
    "rounded",
    "standing_record",
    "start_record",
]

STANDING_KEYS = (
    "position",
    "medal",
    "player",
    "club",
    "region",
    "rating",
    "projection",
    "discount",
    "debt",
    "games_to_recover",
    "mu",
    "sigma",
    "games",
    "last_game",
    "provisional",
    "grade",
    "grade_points",
    "progress",
    "step",
)
"""What is told of each player, in this order."""

GROUP_KEYS = ("position", "name", "players", "mean")
"""What is told of each club or region, in this order."""


def rounded(value: float | Fraction) -> float:
    """A number to six decimals; never a negative zero.

    >>> rounded(-1e-9), rounded(1834.1234567)
    (0.0, 1834.123457)
    """
    return round(float(value), DECIMALS) + 0.0


def ranking_record(
    ranking: Standings, refused: int, records: Sequence[dict[str, object]]
) -> dict[str, object]:
    """A ranking: what it counts, and its rows."""
    return {
        "mode": ranking.history.mode,
        "on": str(ranking.on),
        "updated": start_record(ranking.history.latest),
        "games": ranking.history.games,
        "refused": refused,
        "standings": records,
    }


def standing_record(standing: Standing) -> dict[str, object]:
    """One player's row."""
    state, grade = standing.state, standing.grade
    values = (
        standing.position,
        standing.medal,
        standing.person.name,
        standing.person.club,
        standing.person.region,
        rounded(standing.rating),
        rounded(standing.projection),
        rounded(standing.discount),
        rounded(standing.debt),
        standing.games_to_recover,
        rounded(state.rating.mu),
        rounded(state.rating.sigma),
        state.games,
        str(state.last_game),
        standing.provisional,
        grade.name,
        state.grade.points,
        standing.progress,
        grade.step,
    )
    return dict(zip(STANDING_KEYS, values, strict=True))


def group_record(standing: GroupStanding, name: str) -> dict[str, object]:
    """One club's or region's row."""
    values = (standing.position, name, standing.players, rounded(standing.mean))
    return dict(zip(GROUP_KEYS, values, strict=True))


def csv_row(record: Mapping[str, object]) -> list[object]:
    """A record as cells that no spreadsheet takes for formulas."""
    return [_cell(value) for value in record.values()]


def _cell(value: object) -> object:
    if isinstance(value, str):
        return guard(value)
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:.{DECIMALS}f}" if isinstance(value, float) else value


def start_record(game: Game | None) -> str | None:
    """When a game started, as ISO 8601; only the day where the hour is not known."""
    if game is None:
        return None
    return game.played_at.isoformat(timespec="minutes") if game.has_time else str(game.day)
