"""What may happen next in a league, for the tests of recalculation."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.league.game import Game, Mode
from ligamahjong.league.rating import Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
)
from ligamahjong.ledger.rules import change_of_rules

if TYPE_CHECKING:
    import random

    from ligamahjong.ledger.fold import LedgerState
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.table import Four

__all__ = ["Step", "happens", "opening"]


class Step(StrEnum):
    """Kinds of things that happen."""

    NEWEST = "newest"
    BACK_DATED = "back-dated"
    CORRECTED = "corrected"
    MOVED = "moved"
    OTHER_MODE = "other-mode"
    VOIDED = "voided"
    RESTORED = "restored"
    MERGED = "merged"
    UNMERGED = "unmerged"
    RULES = "rules"


_PEOPLE = tuple("abcdefghijklmnopqr")
_START = datetime(2024, 3, 1, 17, tzinfo=UTC)
_BETWEEN = timedelta(days=3, hours=1)


def opening(games: int, draw: random.Random) -> list[Payload]:
    """The first games of a league, in the order in which they were played."""
    return [GameAdded(_game(number, _START + number * _BETWEEN, draw)) for number in range(games)]


def happens(step: Step, state: LedgerState, draw: random.Random) -> Payload | None:
    """Something of a kind that may happen to a league; ``None`` where it cannot.

    The ledger may refuse a merge, or a game after one: two people who sat at one table.
    """
    known = list(state.filed.values())
    counted = [filed.game for filed in known if not filed.voided]
    voided = [filed.game for filed in known if filed.voided]
    number, latest = state.seq, max(filed.game.played_at for filed in known)
    match step:
        case Step.NEWEST:
            return GameAdded(_game(number, latest + _BETWEEN, draw))
        case Step.BACK_DATED:
            start = draw.choice(known).game.played_at  # a game at the same moment, too
            return GameAdded(_game(number, start - draw.choice((0, 5)) * _BETWEEN, draw))
        case Step.CORRECTED:
            game = draw.choice(known).game
            return GameCorrected(replace(game, scores=_scores(draw), players=_players(draw)))
        case Step.MOVED:
            game, other = draw.choice(known).game, draw.choice(known).game
            return GameCorrected(replace(game, played_at=other.played_at, day=other.day))
        case Step.OTHER_MODE:
            game = draw.choice(known).game
            [mode] = {*Mode} - {game.mode}
            return GameCorrected(replace(game, mode=mode))
        case Step.VOIDED if counted:
            return GameVoided(draw.choice(counted).id)
        case Step.RESTORED if voided:
            return GameRestored(draw.choice(voided).id)
        case Step.MERGED:
            kept, merged = draw.sample(_PEOPLE, 2)
            return PersonMerged(kept, merged)
        case Step.UNMERGED if state.merges.into:
            return PersonUnmerged(draw.choice(sorted(state.merges.into)))
        case Step.RULES:
            return change_of_rules(LeagueRules(draw.choice([*Ties])))
    return None


def _game(number: int, start: datetime, draw: random.Random) -> Game:
    return Game(
        id=f"g{number}",
        mode=draw.choice([*Mode]),
        played_at=start,
        day=start.date(),
        players=_players(draw),
        scores=_scores(draw),
    )


def _players(draw: random.Random) -> Four[str]:
    """Mostly the same few, so that now and then two people have never met."""
    weights = [len(_PEOPLE) - place for place in range(len(_PEOPLE))]
    chosen: list[str] = []
    while len(chosen) < 4:
        [one] = draw.choices(_PEOPLE, weights)
        if one not in chosen:
            chosen.append(one)
    a, b, c, d = chosen
    return a, b, c, d


def _scores(draw: random.Random) -> Four[int]:
    return draw.choice(((40, 30, 20, 10), (10, 20, 30, 40), (30, 30, 20, 20), (25, 25, 25, 25)))
