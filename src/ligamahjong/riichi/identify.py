"""Inverse scoring: which hands fit what was paid, as a sheet of paper has it.

A stick that its owner takes back leaves no trace, so that nothing is said about the riichi of
whoever gets their own stick.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.fitting import Fit, fitting
from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Table, Win, Wins, settle
from ligamahjong.riichi.worths import nearest_prices, prices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.worths import Price
    from ligamahjong.table import Four

__all__ = [
    "Fit",
    "Identified",
    "PaidFor",
    "identify_changes",
    "identify_payments",
    "other_counters",
    "other_tables",
]

_SEATS = range(4)
_MOST_HONBA = 10
_MOST_STICKS = 8
"""More are hardly ever on a table."""
_DEALER_AND_OTHERS = 2
"""Payments given as what East pays and what each of the others does."""


class Identified(NamedTuple):
    """What fits some payments.

    Attributes:
        fits: everything that does, one of them if it is certain.
        nearest: where nothing does, the nearest values that exist.
        value: where nothing does, the value looked for, counters and sticks taken off; ``None``
            where the payments look like no win at all.
        due: where a hand has that value but is paid otherwise, what the changes should be.
        lacking: where nothing does, what the changes lack to add up.
    """

    fits: tuple[Fit, ...]
    nearest: tuple[Price, ...] = ()
    value: int | None = None
    due: Four[int] | None = None
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

    That somebody answers for one winner's yakuman and wins on the same tile is told only where
    nothing else fits.

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
    fits: dict[tuple[object, ...], Fit] = {}
    for fit in fitting(changes, before, edition):
        _remember(fits, fit)
    if fits:
        likely = tuple(fit for fit in fits.values() if not _is_far_fetched(fit))
        return Identified(likely or tuple(fits.values()))
    return _near(changes, before, edition)


def other_tables(
    changes: Four[int], table: Table, edition: Edition = RCR_2025
) -> tuple[Table, ...]:
    """Tables on which a win does fit: with the sticks that the sum says, and other counters.

    >>> [one.honba for one in other_tables((-7000, 7000, 0, 0), Table())][:2]
    [2, 4]

    Args:
        changes: of the seats.
        table: as it was said to be.
        edition: the rules.

    Returns:
        those with the counters nearest to what was said first.
    """
    sticks, rest = divmod(sum(changes), STICK)
    if rest or not 0 <= sticks <= _MOST_STICKS:
        return ()
    likely = sorted(range(_MOST_HONBA + 1), key=lambda honba: abs(honba - table.honba))
    tables = (replace(table, honba=honba, sticks=sticks) for honba in likely)
    return tuple(
        one
        for one in tables
        if one != table
        and any(isinstance(fit.outcome, Wins) for fit in fitting(changes, one, edition))
    )


def other_counters(
    paid: Sequence[int], edition: Edition = RCR_2025, *, honba: int = 0
) -> tuple[int, ...]:
    """Numbers of counters with which some payments fit a hand, the nearest to the one said first.

    >>> other_counters([7000])[:2]
    (2, 4)

    Args:
        paid: as :func:`identify_payments` takes them.
        edition: the rules.
        honba: as it was said to be.
    """
    likely = sorted(range(_MOST_HONBA + 1), key=lambda one: abs(one - honba))
    return tuple(
        one for one in likely if one != honba and identify_payments(paid, edition, honba=one).fits
    )


def _is_far_fetched(fit: Fit) -> bool:
    """Whether a winner answers for another's yakuman."""
    if not isinstance(fit.outcome, Wins):
        return False
    winners = {win.winner for win in fit.outcome.wins}
    return any(win.responsible in winners for win in fit.outcome.wins)


def _remember(fits: dict[tuple[object, ...], Fit], fit: Fit) -> None:
    """Keep one fit of those that differ in riichi that do not show."""
    outcome = fit.outcome
    key = (
        (outcome.wins, outcome.discarder)
        if isinstance(outcome, Wins)
        else (outcome.tenpai, outcome.nagashi, outcome.abortive)
    )
    known = fits.get(key)
    if known is None:
        fits[key] = fit
    else:
        hidden = known.hidden | (outcome.riichi - known.outcome.riichi)
        fits[key] = known._replace(hidden=hidden)


def _near(changes: Four[int], table: Table, edition: Edition) -> Identified:
    """What is said where nothing fits: the value looked for and those nearest to it."""
    for many in range(len(_SEATS) + 1):
        for declared in combinations(_SEATS, many):
            if found := _single(changes, table, edition, frozenset(declared)):
                return found
    return Identified((), lacking=table.sticks * STICK - sum(changes))


def _single(
    changes: Four[int], table: Table, edition: Edition, declared: frozenset[int]
) -> Identified | None:
    """One win that looks like the changes, with the riichi of some: its value."""
    paid = [changes[seat] + STICK * (seat in declared) for seat in _SEATS]
    winners = [seat for seat in _SEATS if paid[seat] > 0]
    losers = [seat for seat in _SEATS if paid[seat] < 0]
    balanced = sum(paid) == STICK * (table.sticks + len(declared))
    if len(winners) != 1 or len(losers) not in {1, 3} or not balanced:
        return None
    [winner], tsumo = winners, len(losers) > 1
    value = -sum(paid[seat] for seat in losers) - table.honba * edition.honba
    east = winner == table.dealer
    kind = tuple(one for one in prices(edition) if one.tsumo is tsumo and one.east is east)
    equal = tuple(one for one in kind if one.total == value)
    if not equal:
        return Identified((), nearest_prices(value, kind), value)
    wins = (Win(winner, equal[0].worth.base),)
    due = settle(table, Wins(wins, None if tsumo else losers[0], declared), edition).changes
    return Identified((), equal, value, due)
