"""The end of a hand: who pays whom and why, and how the table stands afterwards.

RCR 2016 3.4 and 4.1; 2025 3.3 and 3.4.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import RCR_2025, StickRule
from ligamahjong.riichi.points import LIMIT_BASES, STICK, Limit, payments
from ligamahjong.riichi.settlement.checks import check_outcome, check_table
from ligamahjong.riichi.settlement.ending import is_over
from ligamahjong.riichi.settlement.outcomes import Chombo, Draw, Table
from ligamahjong.table import Line, line, total

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement.outcomes import Outcome, Win, Wins
    from ligamahjong.table import Four

__all__ = ["Settlement", "settle"]

_SEATS = range(4)


class Settlement(NamedTuple):
    """What came of a hand.

    Attributes:
        lines: every payment with its reason.
        after: the table, with the next dealer.
        over: whether the game ended with this hand; no other can follow.
        may_stop: whether the dealer, who would go on, may end the game.
    """

    lines: tuple[Line, ...]
    after: Table
    over: bool = False
    may_stop: bool = False

    @property
    def changes(self) -> Four[int]:
        """What each seat gained."""
        return total(self.lines)


def settle(table: Table, outcome: Outcome, edition: Edition = RCR_2025) -> Settlement:
    """Settle a hand.

    >>> from ligamahjong.riichi.settlement import Win, Wins
    >>> found = settle(Table(honba=1), Wins((Win(1, 1280),), discarder=0))
    >>> [(one.reason, one.amounts) for one in found.lines]
    [('win', (-5200, 5200, 0, 0)), ('counters', (-300, 300, 0, 0))]

    Args:
        table: before the hand.
        outcome: how it ended.
        edition: the rules.

    Raises:
        GameError: the outcome cannot be; ``facts["reason"]`` says why.
    """
    check_table(table, edition)
    check_outcome(outcome, edition)
    if isinstance(outcome, Chombo):
        return Settlement((), table)
    lines = [line("riichi", {seat: -STICK}, STICK, seat=seat) for seat in sorted(outcome.riichi)]
    if isinstance(outcome, Draw):
        lines += _drawn(table, outcome, edition)
        repeats, counts = outcome.abortive or table.dealer in outcome.tenpai, table.honba + 1
        sticks = table.sticks + len(outcome.riichi)
    else:
        lines += _wins(table, outcome, edition)
        repeats = any(win.winner == table.dealer for win in outcome.wins)
        counts, sticks = table.honba + 1 if repeats else 0, 0
    east, south, west, north = (
        score + change for score, change in zip(table.scores, total(lines), strict=True)
    )
    after = replace(table, scores=(east, south, west, north), honba=counts, sticks=sticks)
    following = after if repeats else _passed_on(after)
    over = is_over(table, following, edition)
    may_stop = edition.dealer_may_stop and repeats and not over and _is_last(table, edition)
    return Settlement(tuple(lines), following, over, may_stop)


def _is_last(table: Table, edition: Edition) -> bool:
    return table.round >= edition.rounds - 1 and table.dealer == _SEATS[-1]


def _passed_on(table: Table) -> Table:
    """The table with the next dealer; after the fourth the next round begins."""
    dealer = (table.dealer + 1) % 4
    return replace(table, dealer=dealer, round=table.round + (dealer == 0))


def _drawn(table: Table, outcome: Draw, edition: Edition) -> Iterator[Line]:
    """Terminals and honours only are paid as a mangan, without counters, instead of noten."""
    if outcome.nagashi:
        for winner in sorted(outcome.nagashi):
            changes = _shares(table, winner, LIMIT_BASES[Limit.MANGAN])
            yield line("nagashi", changes | {winner: -sum(changes.values())}, winner=winner)
    elif not outcome.abortive:
        yield from _noten(outcome.tenpai, edition)


def _shares(table: Table, winner: int, base: int) -> dict[int, int]:
    """What each of the others loses at a self-draw."""
    due = payments(base, tsumo=True, east=winner == table.dealer)
    return {
        seat: -(due.dealer if seat == table.dealer else due.others)
        for seat in _SEATS
        if seat != winner
    }


def _noten(tenpai: frozenset[int], edition: Edition) -> Iterator[Line]:
    """What those without a waiting hand pay those with one."""
    if 0 < len(tenpai) < len(_SEATS):
        gain, loss = edition.noten // len(tenpai), edition.noten // (len(_SEATS) - len(tenpai))
        yield line("noten", {seat: gain if seat in tenpai else -loss for seat in _SEATS})


def _wins(table: Table, outcome: Wins, edition: Edition) -> Iterator[Line]:
    first_after = outcome.discarder if outcome.discarder is not None else outcome.wins[0].winner
    in_turn = sorted(outcome.wins, key=lambda win: (win.winner - first_after - 1) % 4)
    for turn, win in enumerate(in_turn):
        counters = table.honba if turn == 0 or edition.honba_to_every_winner else 0
        if outcome.discarder is None:
            yield from _self_draw(table, win, counters, edition)
        else:
            yield from _discard(table, win, outcome.discarder, counters, edition)
    yield from _sticks(table.sticks, outcome.riichi, in_turn, edition)


def _self_draw(table: Table, win: Win, counters: int, edition: Edition) -> Iterator[Line]:
    east = win.winner == table.dealer
    losers = [seat for seat in _SEATS if seat != win.winner]
    answered = 0
    if win.responsible is not None:
        answered = min(win.answered, win.base)
        yield _paid("responsible", win, {win.responsible: _value(answered, east=east)})
    if rest := win.base - answered:
        shares = _shares(table, win.winner, rest)
        yield _paid("win", win, {seat: -change for seat, change in shares.items()})
    if counters:
        each = counters * edition.honba // 3
        whole = {win.responsible: 3 * each} if win.responsible is not None else None
        yield _paid("counters", win, whole or dict.fromkeys(losers, each))


def _discard(
    table: Table, win: Win, discarder: int, counters: int, edition: Edition
) -> Iterator[Line]:
    east = win.winner == table.dealer
    answered = 0
    if win.responsible is not None and win.responsible != discarder:
        answered = min(win.answered, win.base)
        half = _value(answered, east=east) // 2
        yield _paid("responsible", win, {win.responsible: half, discarder: half})
    if rest := win.base - answered:
        due = payments(rest, tsumo=False, east=east)
        yield _paid("win", win, {discarder: due.discarder})
    if counters:
        payer = discarder
        if win.responsible is not None and edition.responsible_pays_honba:
            payer = win.responsible
        yield _paid("counters", win, {payer: counters * edition.honba})


def _value(base: int, *, east: bool) -> int:
    return payments(base, tsumo=False, east=east).discarder


def _paid(reason: str, win: Win, payers: dict[int, int]) -> Line:
    changes = {seat: -points for seat, points in payers.items()}
    return line(
        reason,
        changes | {win.winner: sum(payers.values())},
        winner=win.winner,
        base=win.base,
        responsible=win.responsible,
    )


def _sticks(
    left: int, riichi: frozenset[int], in_turn: Sequence[Win], edition: Edition
) -> Iterator[Line]:
    """Who takes the sticks: winners their own, the first after the discarder the rest."""
    takes = {win.winner: 0 for win in in_turn}
    takes[in_turn[0].winner] = left
    for seat in riichi:
        own = edition.sticks is StickRule.OWN_BACK and seat in takes
        takes[seat if own else in_turn[0].winner] += 1
    for seat, sticks in takes.items():
        if sticks:
            yield line("sticks", {seat: sticks * STICK}, -sticks * STICK, sticks=sticks)
