"""The switches and tables a league chooses; everything else is the same for all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.game import Mode
    from ligamahjong.league.grades import Ladder

__all__ = ["LeagueRules"]


@dataclass(frozen=True, slots=True)
class LeagueRules:
    """What may differ from league to league.

    Attributes:
        ties: what equal scores mean for the rating (docs/decisions/0001-ties.md).
        ladders: the grades of each mode.
    """

    ties: Ties = Ties.SHARED
    ladders: Mapping[Mode, Ladder] = field(default_factory=published_ladders)
