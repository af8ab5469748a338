"""What everybody pays and gets: at the end of a hand, over a whole game."""

from ligamahjong.riichi.settlement.game import (
    LATEST_MINUTE,
    GameResult,
    Remarks,
    Substituted,
    game_result,
)
from ligamahjong.riichi.settlement.hand import Settlement, settle
from ligamahjong.riichi.settlement.outcomes import Chombo, Draw, Outcome, Table, Win, Wins

__all__ = [
    "LATEST_MINUTE",
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
