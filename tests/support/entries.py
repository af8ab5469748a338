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
    from collections.abc import Callable, Mapping

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
    return _MADE[step](state, draw)


def _newest(state: LedgerState, draw: random.Random) -> Payload:
    latest = max(filed.game.played_at for filed in state.filed.values())
    return GameAdded(_game(state.seq, latest + _BETWEEN, draw))


def _back_dated(state: LedgerState, draw: random.Random) -> Payload:
    """Between two games, or at the same moment as another."""
    start = _any_game(state, draw).played_at
    return GameAdded(_game(state.seq, start - draw.choice((0, 5)) * _BETWEEN, draw))


def _corrected(state: LedgerState, draw: random.Random) -> Payload:
    game = _any_game(state, draw)
    return GameCorrected(replace(game, scores=_scores(draw), players=_players(draw)))


def _moved(state: LedgerState, draw: random.Random) -> Payload:
    game, other = _any_game(state, draw), _any_game(state, draw)
    return GameCorrected(replace(game, played_at=other.played_at, day=other.day))


def _other_mode(state: LedgerState, draw: random.Random) -> Payload:
    game = _any_game(state, draw)
    [mode] = {*Mode} - {game.mode}
    return GameCorrected(replace(game, mode=mode))


def _voided(state: LedgerState, draw: random.Random) -> Payload | None:
    counted = [filed.game.id for filed in state.counted]
    return GameVoided(draw.choice(counted)) if counted else None


def _restored(state: LedgerState, draw: random.Random) -> Payload | None:
    voided = [game for game, filed in state.filed.items() if filed.voided]
    return GameRestored(draw.choice(voided)) if voided else None


def _merged(_: LedgerState, draw: random.Random) -> Payload:
    kept, merged = draw.sample(_PEOPLE, 2)
    return PersonMerged(kept, merged)


def _unmerged(state: LedgerState, draw: random.Random) -> Payload | None:
    merged = sorted(state.merges.into)
    return PersonUnmerged(draw.choice(merged)) if merged else None


def _rules(_: LedgerState, draw: random.Random) -> Payload:
    return change_of_rules(LeagueRules(draw.choice([*Ties])))


_MADE: Mapping[Step, Callable[[LedgerState, random.Random], Payload | None]] = {
    Step.NEWEST: _newest,
    Step.BACK_DATED: _back_dated,
    Step.CORRECTED: _corrected,
    Step.MOVED: _moved,
    Step.OTHER_MODE: _other_mode,
    Step.VOIDED: _voided,
    Step.RESTORED: _restored,
    Step.MERGED: _merged,
    Step.UNMERGED: _unmerged,
    Step.RULES: _rules,
}


def _any_game(state: LedgerState, draw: random.Random) -> Game:
    return draw.choice(list(state.filed.values())).game


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
