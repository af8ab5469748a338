"""What accepting a game would do to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.ledger.payloads import GameAdded
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.preview import preview

if TYPE_CHECKING:
    from ligamahjong.league.game import Game
    from ligamahjong.web.ranking.preview import Moved

__all__ = ["NOTICED", "Effects", "effects_of"]

NOTICED = 0.5
"""Points of rating from which a change is told: less does not show in whole points."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What accepting a game would do.

    Attributes:
        four: those who played, in seat order, with their figures of today before and after.
        others: others whose rating would move by :data:`NOTICED` or more, the most first.
        later: rated games of the mode that begin after it and are worked out again.
    """

    four: tuple[Moved | None, ...]
    others: tuple[Moved, ...]
    later: int


def effects_of(game: Game) -> Effects:
    """What accepting a game now would do to everybody's rating of today.

    Raises:
        LedgerError: the ledger would refuse it.
    """
    seen = preview([GameAdded(game)])
    players = merges().players(game)
    of_mode = {one.person: one for one in seen.moved if one.mode is game.mode}
    rows = CurrentGame.objects.filter(mode=game.mode.value, voided=False)
    return Effects(
        tuple(of_mode.get(player) for player in players),
        tuple(one for one in seen.over(NOTICED) if one.person not in players),
        rows.filter(played_at__gt=game.played_at).count(),
    )
