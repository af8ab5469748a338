"""Standings as the records of JSON and CSV: keys as documented in docs/commands.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.standings import DECIMALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.game import Game
    from ligamahjong.league.standings import GroupStanding, Standing, Standings

__all__ = ["group_record", "ranking_record", "standing_record", "start_record"]


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
    return {
        "position": standing.position,
        "medal": standing.medal,
        "player": standing.person.name,
        "club": standing.person.club,
        "region": standing.person.region,
        "rating": round(standing.rating, DECIMALS),
        "projection": round(standing.projection, DECIMALS),
        "discount": round(standing.discount, DECIMALS),
        "debt": round(float(standing.debt), DECIMALS),
        "games_to_recover": standing.games_to_recover,
        "mu": round(state.rating.mu, DECIMALS),
        "sigma": round(state.rating.sigma, DECIMALS),
        "games": state.games,
        "last_game": str(state.last_game),
        "provisional": standing.provisional,
        "grade": grade.name,
        "grade_points": state.grade.points,
        "progress": standing.progress,
        "step": grade.step,
    }


def group_record(standing: GroupStanding, name: str) -> dict[str, object]:
    """One club's or region's row."""
    return {
        "position": standing.position,
        "name": name,
        "players": standing.players,
        "mean": round(standing.mean, DECIMALS),
    }


def start_record(game: Game | None) -> str | None:
    """When a game started, as ISO 8601; only the day where the hour is not known."""
    if game is None:
        return None
    return game.played_at.isoformat(timespec="minutes") if game.has_time else str(game.day)
