"""The end of a hand: who pays whom and why, and how the table stands afterwards.

RCR 2016 3.4 and 4.1; 2025 3.3 and 3.4. Seats are numbered 0 to 3 in the order East, South, West,
North of the first deal and stay with their players; the dealer moves on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2025, StickRule
from ligamahjong.riichi.points import LIMIT_BASES, STICK, Limit, payments
from ligamahjong.table import Line, line, total

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.table import Four

__all__ = ["Chombo", "Draw", "Outcome", "Settlement", "Table", "Win", "Wins", "settle"]

_SEATS = range(4)


@dataclass(frozen=True, slots=True)
class Table:
    """How a table stands before a hand.

    Attributes:
        scores: of the seats.
        round: 0 for the East round, 1 for the South round …
        dealer: seat of the dealer.
        honba: counters.
        sticks: riichi sticks left from earlier hands.
    """

    scores: Four[int] = (30_000, 30_000, 30_000, 30_000)
    round: int = 0
    dealer: int = 0
    honba: int = 0
    sticks: int = 0


@dataclass(frozen=True, slots=True)
class Win:
    """One player's win.

    Attributes:
        winner: seat.
        base: base points of the hand.
        responsible: seat of who has to answer for a yakuman, if anybody.
        answered: base points of the yakuman that is answered for; all of it under RCR.
    """

    winner: int
    base: int
    responsible: int | None = None
    answered: int = LIMIT_BASES[Limit.YAKUMAN]


@dataclass(frozen=True, slots=True)
class Wins:
    """A hand that somebody won, or several on one discard.

    Attributes:
        wins: one, or up to three with a discarder.
        discarder: seat; ``None`` at a self-draw.
        riichi: seats whose riichi stands; one declared with the winning discard does not.
    """

    wins: tuple[Win, ...]
    discarder: int | None = None
    riichi: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Draw:
    """A hand that nobody won.

    Attributes:
        tenpai: seats that show a hand waiting for a tile.
        riichi: seats whose riichi stands.
    """

    tenpai: frozenset[int] = frozenset()
    riichi: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Chombo:
    """A hand that a foul ended: it is played again, sticks go back, the penalty comes at the end.

    Attributes:
        offender: seat.
        riichi: seats that had declared.
    """

    offender: int
    riichi: frozenset[int] = frozenset()


Outcome: TypeAlias = Wins | Draw | Chombo


class Settlement(NamedTuple):
    """What came of a hand: every line with its reason, and the table afterwards."""

    lines: tuple[Line, ...]
    after: Table

    @property
    def changes(self) -> Four[int]:
        """What each seat gained."""
        return total(self.lines)


def settle(table: Table, outcome: Outcome, edition: Edition = RCR_2025) -> Settlement:
    """Settle a hand.

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
    _check(outcome, edition)
    if isinstance(outcome, Chombo):
        return Settlement((), table)
    lines = [line("riichi", {seat: -STICK}, STICK, seat=seat) for seat in sorted(outcome.riichi)]
    if isinstance(outcome, Draw):
        lines += _noten(outcome.tenpai, edition)
        repeats, counts = table.dealer in outcome.tenpai, table.honba + 1
        sticks = table.sticks + len(outcome.riichi)
    else:
        lines += _wins(table, outcome, edition)
        repeats = any(win.winner == table.dealer for win in outcome.wins)
        counts, sticks = table.honba + 1 if repeats else 0, 0
    east, south, west, north = (
        score + change for score, change in zip(table.scores, total(lines), strict=True)
    )
    after = replace(table, scores=(east, south, west, north), honba=counts, sticks=sticks)
    return Settlement(tuple(lines), after if repeats else _passed_on(after))


def _passed_on(table: Table) -> Table:
    """The table with the next dealer; after the fourth the next round begins."""
    dealer = (table.dealer + 1) % 4
    return replace(table, dealer=dealer, round=table.round + (dealer == 0))


def _seats(outcome: Outcome) -> set[int | None]:
    """Every seat that an outcome names."""
    if isinstance(outcome, Draw):
        return {*outcome.riichi, *outcome.tenpai}
    if isinstance(outcome, Chombo):
        return {*outcome.riichi, outcome.offender}
    of_wins = {seat for win in outcome.wins for seat in (win.winner, win.responsible)}
    return {*outcome.riichi, outcome.discarder, *of_wins} - {None}


def _check(outcome: Outcome, edition: Edition) -> None:
    if wrong := _seats(outcome).difference(_SEATS):
        raise GameError("seats are 0 to 3", reason="no-such-seat", seats=frozenset(wrong))
    if isinstance(outcome, Draw):
        if missing := outcome.riichi - outcome.tenpai:
            raise GameError(
                "who declared riichi has to show a waiting hand",
                reason="noten-riichi",
                seats=missing,
            )
        return
    if isinstance(outcome, Chombo):
        return
    winners = [win.winner for win in outcome.wins]
    most = edition.most_winners if outcome.discarder is not None else 1
    if not winners or len(set(winners)) != len(winners) or len(winners) > most:
        raise GameError(
            f"{len(winners)} winners; from 1 to {most} can be", reason="winners", most=most
        )
    if outcome.discarder in winners:
        raise GameError("the discarder cannot win", reason="discarder-wins")
    for win in outcome.wins:
        if win.responsible == win.winner:
            raise GameError("nobody answers for their own hand", reason="own-responsibility")


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
        due = payments(rest, tsumo=True, east=east)
        yield _paid(
            "win",
            win,
            {seat: due.dealer if seat == table.dealer else due.others for seat in losers},
        )
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
        reason, changes | {win.winner: sum(payers.values())}, winner=win.winner, base=win.base
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
