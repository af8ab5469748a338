"""Inverse scoring: which hands fit what was paid, as a sheet of paper has it.

A stick that its owner takes back leaves no trace, so that nothing is said about the riichi of
whoever gets their own stick.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2025, StickRule
from ligamahjong.riichi.points import STICK, Limit
from ligamahjong.riichi.settlement import Draw, Table, Win, Wins, settle
from ligamahjong.riichi.worths import nearest_prices, prices

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.worths import Price
    from ligamahjong.table import Four

__all__ = ["Fit", "Identified", "PaidFor", "identify_changes", "identify_payments"]

_SEATS = range(4)
_DEALER_AND_OTHERS = 2
"""Payments given as what East pays and what each of the others does."""


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


class Identified(NamedTuple):
    """What fits some payments.

    Attributes:
        fits: everything that does, one of them if it is certain.
        nearest: where nothing does, the nearest values that exist.
        value: where nothing does, the value of a hand that does not exist, counters and sticks
            taken off; ``None`` where the payments look like no win at all.
        lacking: where nothing does, what the changes lack to add up.
    """

    fits: tuple[Fit, ...]
    nearest: tuple[Price, ...] = ()
    value: int | None = None
    lacking: int = 0


class PaidFor(NamedTuple):
    """What fits payments of which it is not said who made them.

    Attributes:
        value: of the hand, counters taken off.
        fits: the hands that bring them.
        nearest: where no hand brings them, or one amount is no payment for a discard, the nearest
            values that exist.
    """

    value: int
    fits: tuple[Price, ...]
    nearest: tuple[Price, ...]


def identify_payments(
    paid: Sequence[int], edition: Edition = RCR_2025, *, honba: int = 0
) -> PaidFor:
    """The hands that bring some payments, and where there are none the nearest that exist.

    >>> [(one.east, one.worth.hands) for one in identify_payments([2600, 1300, 1300]).fits]
    [(False, ((2, 80), (3, 40), (4, 20)))]
    >>> found = identify_payments([7800])
    >>> [one.tsumo for one in found.fits], [one.total for one in found.nearest]
    ([True], [7700, 8000])

    Args:
        paid: one number, what the hand brought in all; or two, what East and each other player
            paid; or three, what each of the three paid. The order says nothing.
        edition: the rules.
        honba: counters, which are in the payments.

    Raises:
        GameError: payments that are not above zero, or more than three.
    """
    if not 1 <= len(paid) <= len(_SEATS) - 1 or min(paid) <= 0:
        raise GameError("expected from one to three payments above zero", reason="payments")
    counters = honba * edition.honba
    if len(paid) == 1:
        value = paid[0] - counters
        fits = tuple(one for one in prices(edition) if one.total == value)
        by_discard = tuple(one for one in prices(edition) if not one.tsumo)
        known = any(not one.tsumo for one in fits)
        return PaidFor(value, fits, () if known else nearest_prices(value, by_discard))
    each = sorted(amount - counters // 3 for amount in paid)
    value = sum(each) + (each[0] if len(each) == _DEALER_AND_OTHERS else 0)
    kind = tuple(one for one in prices(edition) if one.tsumo and one.east is _is_easts(each))
    fits = tuple(one for one in kind if _split(one, len(each)) == each)
    equal = tuple(one for one in kind if one.total == value)
    return PaidFor(value, fits, () if fits else equal or nearest_prices(value, kind))


def _is_easts(each: Sequence[int]) -> bool:
    """Whether payments are those to East: three equal ones."""
    return len(set(each)) == 1 and len(each) != _DEALER_AND_OTHERS


def _split(price: Price, many: int) -> list[int]:
    """What the three pay, or East and one other, the lowest first."""
    dealer, others = price.payments.dealer, price.payments.others
    if many == _DEALER_AND_OTHERS:
        return sorted([dealer, others])
    return sorted([dealer or others, others, others])


def identify_changes(
    changes: Four[int], table: Table | None = None, edition: Edition = RCR_2025
) -> Identified:
    """Every hand that fits what each seat gained.

    >>> found = identify_changes((-5500, 5500, 0, 0), Table(honba=1)).fits
    >>> [(one.outcome.discarder, one.prices[0].worth.hands) for one in found]
    [(0, ((2, 80), (3, 40)))]
    >>> [one.total for one in identify_changes((-7800, 7800, 0, 0)).nearest]
    [7100, 8000]

    Args:
        changes: of the seats, sticks paid in this hand and taken among them.
        table: the counters and sticks before the hand, and who dealt.
        edition: the rules.
    """
    before = table or Table()
    search = _Search(changes, before, edition)
    fits: dict[tuple[object, ...], Fit] = {}
    for many in range(len(_SEATS) + 1):
        for declared in combinations(_SEATS, many):
            for fit in search.with_riichi(frozenset(declared)):
                _remember(fits, fit)
    if fits:
        return Identified(tuple(fits.values()))
    return search.near()


def _remember(fits: dict[tuple[object, ...], Fit], fit: Fit) -> None:
    """Keep one fit of those that differ in riichi that do not show."""
    outcome = fit.outcome
    key = (outcome.wins, outcome.discarder) if isinstance(outcome, Wins) else (outcome.tenpai,)
    known = fits.get(key)
    if known is None:
        fits[key] = fit
    else:
        hidden = known.hidden | (outcome.riichi - known.outcome.riichi)
        fits[key] = known._replace(hidden=hidden)


class _Search:
    """The hands that fit four changes."""

    def __init__(self, changes: Four[int], table: Table, edition: Edition) -> None:
        self.changes, self.table, self.edition = changes, table, edition

    def with_riichi(self, declared: frozenset[int]) -> Iterator[Fit]:
        """The hands in which these seats declared riichi."""
        for outcome, values in self._candidates(declared):
            if settle(self.table, outcome, self.edition).changes == self.changes:
                yield Fit(outcome, values, frozenset())

    def near(self) -> Identified:
        """What is said where nothing fits: the value looked for and those nearest to it."""
        for many in range(len(_SEATS) + 1):
            for declared in combinations(_SEATS, many):
                if found := self._value(frozenset(declared)):
                    value, kind = found
                    equal = tuple(one for one in kind if one.total == value)
                    return Identified((), equal or nearest_prices(value, kind), value)
        return Identified((), lacking=self.table.sticks * STICK - sum(self.changes))

    def _candidates(
        self, declared: frozenset[int]
    ) -> Iterator[tuple[Wins | Draw, tuple[Price, ...]]]:
        paid = self._without_deposits(declared)
        gained = [seat for seat in _SEATS if paid[seat] > 0]
        lost = [seat for seat in _SEATS if paid[seat] < 0]
        tenpai = frozenset(gained)
        for shown in (tenpai, frozenset(_SEATS)) if not tenpai else (tenpai,):
            if declared <= shown:
                yield Draw(shown, declared), ()
        if not 0 < len(gained) <= self.edition.most_winners or not lost:
            return
        if len(gained) == 1:
            yield from self._answered(gained[0], lost, declared)
            yield from self._self_draws(gained[0], paid, declared)
        if len(lost) == 1:
            yield from self._discards(gained, lost[0], paid, declared)

    def _without_deposits(self, declared: frozenset[int]) -> list[int]:
        return [self.changes[seat] + STICK * (seat in declared) for seat in _SEATS]

    def _kind(self, winner: int, *, tsumo: bool) -> tuple[Price, ...]:
        """What the hand of a winner can bring."""
        east = winner == self.table.dealer
        return tuple(one for one in prices(self.edition) if one.tsumo is tsumo and one.east is east)

    def _self_draws(
        self, winner: int, paid: Sequence[int], declared: frozenset[int]
    ) -> Iterator[tuple[Wins, tuple[Price]]]:
        """What each player who is not East paid says what the hand was worth."""
        each = self.table.honba * self.edition.honba // 3
        losers = (seat for seat in _SEATS if seat not in {winner, self.table.dealer})
        others = -paid[next(losers)] - each
        for price in self._kind(winner, tsumo=True):
            if price.payments.others == others:
                yield Wins((Win(winner, price.worth.base),), None, declared), (price,)

    def _discards(
        self, winners: Sequence[int], discarder: int, paid: Sequence[int], declared: frozenset[int]
    ) -> Iterator[tuple[Wins, tuple[Price, ...]]]:
        """Wins on one discard; what each is worth follows from what each got."""
        in_turn = sorted(winners, key=lambda seat: (seat - discarder - 1) % 4)
        sticks = self._sticks(in_turn, declared)
        found: list[Price] = []
        for turn, winner in enumerate(in_turn):
            with_counters = turn == 0 or self.edition.honba_to_every_winner
            counters = self.table.honba * self.edition.honba if with_counters else 0
            value = paid[winner] - STICK * sticks[winner] - counters
            found += [one for one in self._kind(winner, tsumo=False) if one.total == value]
        if len(found) == len(in_turn):
            wins = (
                Win(winner, price.worth.base) for winner, price in zip(in_turn, found, strict=True)
            )
            yield Wins(tuple(wins), discarder, declared), tuple(found)

    def _sticks(self, in_turn: Sequence[int], declared: frozenset[int]) -> Mapping[int, int]:
        """How many sticks each winner takes."""
        own = self.edition.sticks is StickRule.OWN_BACK
        takes = {winner: int(own and winner in declared) for winner in in_turn}
        takes[in_turn[0]] += self.table.sticks + len(declared) - sum(takes.values())
        return takes

    def _answered(
        self, winner: int, lost: Sequence[int], declared: frozenset[int]
    ) -> Iterator[tuple[Wins, tuple[Price]]]:
        """Yakuman for which somebody answers: alone at a self-draw, else by half."""
        if not self.edition.responsible or len(lost) > 2:  # noqa: PLR2004 - two halves
            return
        for tsumo in (True, False):
            for price in self._kind(winner, tsumo=tsumo):
                if price.worth.limit is not Limit.YAKUMAN or tsumo is not (len(lost) == 1):
                    continue
                for responsible in lost:
                    others = [seat for seat in lost if seat != responsible]
                    win = Win(winner, price.worth.base, responsible)
                    yield Wins((win,), others[0] if others else None, declared), (price,)

    def _value(self, declared: frozenset[int]) -> tuple[int, tuple[Price, ...]] | None:
        """What a win would have been worth that looks like the changes, and those of its kind."""
        paid = self._without_deposits(declared)
        winners = [seat for seat in _SEATS if paid[seat] > 0]
        losses = [-amount for amount in paid if amount < 0]
        balanced = sum(paid) == STICK * (self.table.sticks + len(declared))
        if len(winners) != 1 or len(losses) not in {1, 3} or not balanced:
            return None
        value = sum(losses) - self.table.honba * self.edition.honba
        return value, self._kind(winners[0], tsumo=len(losses) > 1)
