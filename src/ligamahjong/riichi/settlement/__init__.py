"""What everybody pays and gets: at the end of a hand, over a whole game."""

from ligamahjong.riichi.settlement.game import GameResult, Remarks, Substituted, game_result
from ligamahjong.riichi.settlement.hand import Settlement, settle
from ligamahjong.riichi.settlement.outcomes import Chombo, Draw, Outcome, Table, Win, Wins

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
