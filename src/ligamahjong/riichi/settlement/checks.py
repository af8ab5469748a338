"""Tables and ends of hands that cannot be under the rules of an edition."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ligamahjong.errors import GameError
from ligamahjong.riichi.points import LIMIT_BASES, Limit
from ligamahjong.riichi.settlement.outcomes import Chombo, Draw
from ligamahjong.riichi.worths import worths

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement.outcomes import Outcome, Table, Win, Wins

__all__ = ["check_outcome", "check_table"]

_SEATS = range(4)
_THREE = 3
"""Winners of one discard; where abortive draws exist and so many cannot win, the hand is one."""
_YAKUMAN = LIMIT_BASES[Limit.YAKUMAN]


def check_table(table: Table, edition: Edition) -> None:
    """Refuse a table on which no hand can be played.

    Raises:
        GameError: the edition does not have the round (decision 33), or has ended before it; a
            count is below zero; there is no such seat.
    """
    if not 0 <= table.round < edition.most_rounds:
        raise GameError(
            f"round {table.round}; the edition has {edition.most_rounds}",
            reason="round",
            wind=table.round,
            edition=edition.id,
            rounds=edition.most_rounds,
        )
    if table.round >= edition.rounds and max(table.scores) >= edition.goal:
        raise GameError(
            f"the game ended with round {edition.rounds}: somebody has {edition.goal}",
            reason="goal",
            goal=edition.goal,
        )
    for name, count in (("honba", table.honba), ("sticks", table.sticks)):
        if count < 0:
            raise GameError(f"{name}: {count}", reason="table-count", name=name, count=count)
    _check_seats([table.dealer])


def check_outcome(outcome: Outcome, edition: Edition) -> None:
    """Refuse an end of a hand that cannot be.

    Raises:
        GameError: ``facts["reason"]`` says why.
    """
    if isinstance(outcome, Draw):
        _check_draw(outcome, edition)
    elif isinstance(outcome, Chombo):
        _check_seats([outcome.offender, *outcome.riichi])
    else:
        _check_wins(outcome, edition)


def _check_seats(seats: Iterable[int]) -> None:
    for seat in seats:
        if seat not in _SEATS:
            raise GameError(f"there is no seat {seat}", reason="no-seat", seat=seat)


def _check_draw(outcome: Draw, edition: Edition) -> None:
    _check_seats([*outcome.tenpai, *outcome.riichi, *outcome.nagashi])
    if outcome.abortive and not edition.abortive_draws:
        raise GameError("there are no abortive draws", reason="no-abortive", edition=edition.id)
    if outcome.nagashi and not edition.nagashi_mangan:
        raise GameError("there is no nagashi mangan", reason="no-nagashi", edition=edition.id)
    if outcome.abortive and (outcome.tenpai or outcome.nagashi):
        raise GameError("nobody shows a hand at an abortive draw", reason="abortive-shown")
    missing = outcome.riichi - outcome.tenpai
    if missing and not outcome.abortive:
        raise GameError(
            "who declared riichi has to show a waiting hand", reason="noten-riichi", seats=missing
        )


def _check_wins(outcome: Wins, edition: Edition) -> None:
    winners = [win.winner for win in outcome.wins]
    discarders = [] if outcome.discarder is None else [outcome.discarder]
    _check_seats([*winners, *outcome.riichi, *discarders])
    most = edition.most_winners if discarders else 1
    if discarders and most == 1 < len(set(winners)):
        raise GameError("one winner on a discard", reason="one-winner", edition=edition.id)
    if not winners or len(set(winners)) != len(winners) or len(winners) > most:
        many = len(winners)
        if edition.abortive_draws and discarders and many == len(set(winners)) == _THREE:
            raise GameError(
                f"{many} winners void the hand",
                reason="winners-void",
                most=most,
                edition=edition.id,
            )
        raise GameError(
            f"{many} winners; from 1 to {most} can be",
            reason="winners",
            most=most,
            edition=edition.id,
        )
    if outcome.discarder in winners:
        raise GameError("the discarder cannot win", reason="discarder-wins")
    for win in outcome.wins:
        if win.base not in _bases(edition, tsumo=not discarders):
            raise GameError(
                f"no hand has {win.base} base points",
                reason="base",
                base=win.base,
                edition=edition.id,
            )
        if win.responsible is not None:
            _check_responsible(win, win.responsible, edition)


@lru_cache(maxsize=64)
def _bases(edition: Edition, *, tsumo: bool) -> frozenset[int]:
    return frozenset(worth.base for worth in worths(edition, tsumo=tsumo))


def _check_responsible(win: Win, responsible: int, edition: Edition) -> None:
    """Somebody answers for yakuman only, and for those that the edition names (decision 26)."""
    _check_seats([responsible])
    if responsible == win.winner:
        raise GameError("nobody answers for their own hand", reason="own-responsibility")
    if not edition.responsible:
        raise GameError("nobody answers for a hand", reason="no-responsibility", edition=edition.id)
    if win.base < _YAKUMAN:
        raise GameError(
            "somebody answers for a yakuman only", reason="responsible-yakuman", seat=win.winner
        )
    if win.answered <= 0 or win.answered % _YAKUMAN:
        raise GameError(
            f"{win.answered} base points are no number of yakuman",
            reason="answered",
            base=win.answered,
        )
