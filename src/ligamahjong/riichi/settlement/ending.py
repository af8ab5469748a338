"""When a game ends: after its last round, and where an edition says so before or later.

RCR 2016 3.6 and the help page of the federation: an East and a South round, neither more nor less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement.outcomes import Table

__all__ = ["is_over"]


def is_over(before: Table, after: Table, edition: Edition) -> bool:
    """Whether a hand ended the game.

    Args:
        before: the table on which it was played.
        after: the table afterwards, the deal passed on.
        edition: the rules.
    """
    if edition.ends_below_zero and min(after.scores) < 0:
        return True
    reached = max(after.scores) >= edition.goal
    if before.round >= edition.rounds:
        return reached or after.round >= edition.most_rounds
    return after.round >= edition.rounds and reached
