"""Every end of a hand that pays what four changes say: candidates, each of them settled again.

At most one of several winners has a yakuman that another player answers for.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import StickRule
from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Draw, Table, Win, Wins, settle
from ligamahjong.riichi.worths import prices

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.worths import Price
    from ligamahjong.table import Four

__all__ = ["Fit", "fitting"]

_SEATS = range(4)


class Fit(NamedTuple):
    """A hand that fits four changes.

    Attributes:
        outcome: what happened; of the riichi only those that show.
        prices: what each win was worth, in the order of the outcome's; empty for a draw.
        hidden: seats that may have declared riichi besides, of which the changes show nothing.
    """

    outcome: Wins | Draw
    prices: tuple[Price, ...]
    hidden: frozenset[int]


class _Paid(NamedTuple):
    """What is searched: changes without the sticks of some who declared riichi, and their table."""

    amounts: Sequence[int]
    declared: frozenset[int]
    table: Table
    edition: Edition
    kinds: Mapping[tuple[bool, bool], Mapping[int, Price]]

    @property
    def discarders(self) -> tuple[int, ...]:
        """Who may have discarded the winning tile; nobody gains by that."""
        return tuple(seat for seat in _SEATS if self.amounts[seat] < 0)

    def priced(self, winner: int, *, tsumo: bool) -> Mapping[int, Price]:
        """What the hand of a winner can bring, by the points of all who pay."""
        return self.kinds[tsumo, winner == self.table.dealer]

    def answered(self, winner: int, *, tsumo: bool) -> tuple[Price, ...]:
        """Yakuman for which somebody may answer."""
        if not self.edition.responsible:
            return ()
        return tuple(one for one in self.priced(winner, tsumo=tsumo).values() if one.worth.yakuman)


@cache
def _kinds(edition: Edition) -> Mapping[tuple[bool, bool], Mapping[int, Price]]:
    """Every price by its points, by whether it is a self-draw and East's."""
    kinds: dict[tuple[bool, bool], dict[int, Price]] = {}
    for one in prices(edition):
        kinds.setdefault((one.tsumo, one.east), {})[one.total] = one
    return kinds


def fitting(changes: Four[int], table: Table, edition: Edition) -> Iterator[Fit]:
    """Every end of a hand that gives these changes, for each riichi with which it does.

    Args:
        changes: of the seats.
        table: before the hand.
        edition: the rules.
    """
    kinds = _kinds(edition)
    won = sum(changes) == table.sticks * STICK
    for many in range(len(_SEATS) + 1):
        for declared in map(frozenset, combinations(_SEATS, many)):
            amounts = [changes[seat] + STICK * (seat in declared) for seat in _SEATS]
            paid = _Paid(amounts, declared, table, edition, kinds)
            for outcome, values in (*_draws(paid), *(_wins(paid) if won else ())):
                if settle(table, outcome, edition).changes == changes:
                    yield Fit(outcome, values, frozenset())


def _draws(paid: _Paid) -> Iterator[tuple[Draw, tuple[Price, ...]]]:
    declared, edition = paid.declared, paid.edition
    gained = frozenset(seat for seat in _SEATS if paid.amounts[seat] > 0)
    for shown in (gained,) if gained else (gained, frozenset(_SEATS)):
        if declared <= shown:
            yield Draw(shown, declared), ()
    if edition.abortive_draws and not any(paid.amounts):
        yield Draw(riichi=declared, abortive=True), ()
    if edition.nagashi_mangan and gained and not sum(paid.amounts):
        for many in (1, 2):
            for seats in combinations(_SEATS, many):
                yield Draw(declared, declared, nagashi=frozenset(seats)), ()


def _wins(paid: _Paid) -> Iterator[tuple[Wins, tuple[Price, ...]]]:
    for winner in _SEATS:
        if paid.amounts[winner] > 0:
            yield from _self_draws(paid, winner)
    for discarder in paid.discarders:
        others = [seat for seat in _SEATS if seat != discarder]
        for many in range(1, paid.edition.most_winners + 1):
            for winners in combinations(others, many):
                yield from _discards(paid, winners, discarder)


def _self_draws(paid: _Paid, winner: int) -> Iterator[tuple[Wins, tuple[Price, ...]]]:
    """What the winner got says what the hand was worth."""
    table = paid.table
    counters = 3 * (table.honba * paid.edition.honba // 3)
    value = paid.amounts[winner] - counters - STICK * (table.sticks + len(paid.declared))
    if price := paid.priced(winner, tsumo=True).get(value):
        for responsible in (None, *paid.discarders):
            if responsible is None or price in paid.answered(winner, tsumo=True):
                win = Win(winner, price.worth.base, responsible)
                yield Wins((win,), None, paid.declared), (price,)


def _discards(
    paid: _Paid, winners: Sequence[int], discarder: int
) -> Iterator[tuple[Wins, tuple[Price, ...]]]:
    """Wins on one discard; what each is worth follows from what each got."""
    in_turn = sorted(winners, key=lambda seat: (seat - discarder - 1) % 4)
    got = _without_counters(paid, in_turn)
    if (found := _priced(paid, got)) is not None:
        yield _outcome(paid, discarder, got, found, {})
    for winner in in_turn:
        for price in paid.answered(winner, tsumo=False):
            if price.total != got[winner]:
                continue
            for responsible in _SEATS:
                if responsible in {winner, discarder}:
                    continue
                rest = dict(got)
                if responsible in rest:
                    rest[responsible] += _half(price)
                if (found := _priced(paid, rest)) is not None:
                    yield _outcome(paid, discarder, got, found, {winner: responsible})


def _half(price: Price) -> int:
    """What who answers for one yakuman pays of it on another's discard."""
    return price.total // price.worth.yakuman // 2


def _without_counters(paid: _Paid, in_turn: Sequence[int]) -> dict[int, int]:
    """What each winner got for the hand alone."""
    sticks = _sticks(paid, in_turn)
    each = paid.table.honba * paid.edition.honba
    return {
        winner: paid.amounts[winner]
        - STICK * sticks[winner]
        - (each if turn == 0 or paid.edition.honba_to_every_winner else 0)
        for turn, winner in enumerate(in_turn)
    }


def _sticks(paid: _Paid, in_turn: Sequence[int]) -> Mapping[int, int]:
    """How many sticks each winner takes."""
    own = paid.edition.sticks is StickRule.OWN_BACK
    takes = {winner: int(own and winner in paid.declared) for winner in in_turn}
    takes[in_turn[0]] += paid.table.sticks + len(paid.declared) - sum(takes.values())
    return takes


def _priced(paid: _Paid, got: Mapping[int, int]) -> tuple[Price, ...] | None:
    """The hands that bring what each winner got; nothing where one does not exist."""
    found: list[Price] = []
    for winner, points in got.items():
        price = paid.priced(winner, tsumo=False).get(points)
        if price is None:
            return None
        found.append(price)
    return tuple(found)


def _outcome(
    paid: _Paid,
    discarder: int,
    winners: Mapping[int, int],
    found: tuple[Price, ...],
    responsible: Mapping[int, int],
) -> tuple[Wins, tuple[Price, ...]]:
    wins = tuple(
        Win(winner, price.worth.base, responsible.get(winner))
        for winner, price in zip(winners, found, strict=True)
    )
    return Wins(wins, discarder, paid.declared), found
