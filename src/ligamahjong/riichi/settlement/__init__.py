"""What everybody pays and gets: at the end of a hand, over a whole game."""

from ligamahjong.riichi.settlement.game import GameResult, Remarks, Substituted, game_result
from ligamahjong.riichi.settlement.hand import (
    Chombo,
    Draw,
    Outcome,
    Settlement,
    Table,
    Win,
    Wins,
    settle,
)

__all__ = [
    "Chombo",
    "Draw",
    "GameResult",
    "Outcome",
    "Remarks",
    "Settlement",
    "Substituted",
    "Table",
    "Win",
    "Wins",
    "game_result",
    "settle",
]
