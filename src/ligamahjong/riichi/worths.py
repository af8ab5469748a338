"""What hands can be worth: every han and fu there are, every payment, and back again (RCR 4.1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.points import LIMIT_BASES, Limit, base_points, payments

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments

__all__ = [
    "Price",
    "Worth",
    "nearest_prices",
    "prices",
    "worth_of",
    "worth_of_points",
    "worth_of_yakuman",
    "worths",
]

_MOST_FU = 110
"""Of a hand below mangan."""
_MOST_FU_AT_LIMIT = 140
"""Of three concealed kongs, which are worth four han by themselves."""
_TWO_WINDS_FU = 4
"""Fu of the pair without which one han has no more than 100 on a discard: 30, 32 and 32 of two
concealed kans, 4 of a triplet completed by it, 2 of a pair. A self-draw never has more: a third
concealed triplet or kan is worth two han, and what else there may be comes to 100 (open: 22, 32 and
32, 4, 4 of a pair, 2 of a wait). The tables of the book have 110 throughout."""
_PINFU_FU, _PAIRS_FU = 20, 25
_PINFU_DRAWN_HAN = 2
_PAIRS_HAN, _PAIRS_DRAWN_HAN = 2, 3
_BELOW_LIMIT = 4
_SOME_HAN = range(1, _BELOW_LIMIT + 1)
_FU = (_PINFU_FU, _PAIRS_FU, *range(30, _MOST_FU + 1, 10))
_MOST_YAKUMAN = 6


class Worth(NamedTuple):
    """What a hand is worth.

    Attributes:
        base: base points.
        limit: the limit it reaches, if any.
        hands: han and fu of hands below any limit that are worth it.
        yakuman: how many yakuman it is.
    """

    base: int
    limit: Limit
    hands: tuple[tuple[int, int], ...] = ()
    yakuman: int = 0


class Price(NamedTuple):
    """What a hand brings, without counters and sticks."""

    worth: Worth
    tsumo: bool
    east: bool
    payments: Payments

    @property
    def total(self) -> int:
        """All of it."""
        return self.payments.total


@cache
def worths(edition: Edition = RCR_2025, *, tsumo: bool) -> tuple[Worth, ...]:
    """Everything a hand can be worth, the lowest first.

    20 fu are those of a drawn pinfu, 25 those of seven pairs, which have two han; with a self-draw
    seven pairs have three.

    >>> worths(tsumo=False)[3]
    Worth(base=480, limit=<Limit.NONE: ''>, hands=((1, 60), (2, 30)), yakuman=0)

    Args:
        edition: the rules.
        tsumo: whether it was a self-draw.
    """
    hands: dict[int, list[tuple[int, int]]] = {}
    for han in _SOME_HAN:
        for fu in _FU:
            base, limit = base_points(han, fu, edition)
            if limit is Limit.NONE and _exists(han, fu, edition, tsumo=tsumo):
                hands.setdefault(base, []).append((han, fu))
    below = [Worth(base, Limit.NONE, tuple(found)) for base, found in sorted(hands.items())]
    limits = [
        Worth(base, limit, yakuman=int(limit is Limit.YAKUMAN))
        for limit, base in LIMIT_BASES.items()
    ]
    most = _MOST_YAKUMAN if edition.yakuman_add_up else 2 if edition.double_yakuman else 1
    several = [
        Worth(times * LIMIT_BASES[Limit.YAKUMAN], Limit.YAKUMAN, yakuman=times)
        for times in range(2, most + 1)
    ]
    return (*below, *limits, *several)


def _exists(han: int, fu: int, edition: Edition, *, tsumo: bool) -> bool:
    if fu == _PINFU_FU:
        drawn_pinfu = tsumo and edition.pinfu_tsumo and han >= _PINFU_DRAWN_HAN
        return drawn_pinfu or not edition.open_pinfu_fu
    if fu == _PAIRS_FU:
        return han >= (_PAIRS_DRAWN_HAN if tsumo else _PAIRS_HAN)
    if han == 1 and fu == _MOST_FU:
        return not tsumo and edition.double_wind_fu >= _TWO_WINDS_FU
    most = _MOST_FU if han < _BELOW_LIMIT else _MOST_FU_AT_LIMIT
    return fu in range(30, most + 1, 10)


@cache
def prices(edition: Edition = RCR_2025) -> tuple[Price, ...]:
    """Everything a hand can bring: by a discard or a self-draw, East's and the others'."""
    return tuple(
        Price(worth, tsumo, east, payments(worth.base, tsumo=tsumo, east=east))
        for tsumo in (False, True)
        for east in (False, True)
        for worth in worths(edition, tsumo=tsumo)
    )


def nearest_prices(points: int, among: tuple[Price, ...]) -> tuple[Price, ...]:
    """Those of some prices that bring the most below, and the least above, an amount.

    >>> [one.total for one in nearest_prices(7800, prices()) if not one.tsumo]
    [7700, 8000]
    """
    below = [one.total for one in among if one.total < points]
    above = [one.total for one in among if one.total > points]
    near = {*([max(below)] if below else []), *([min(above)] if above else [])}
    return tuple(sorted((one for one in among if one.total in near), key=lambda one: one.total))


def worth_of(han: int, fu: int, edition: Edition = RCR_2025, *, tsumo: bool) -> Worth:
    """What han and fu are worth.

    Args:
        han: of yaku and dora.
        fu: rounded; from five han on they do not matter and need not be said (0).
        edition: the rules.
        tsumo: whether it was a self-draw.

    Raises:
        GameError: there is no such hand; ``facts["least"]`` is how many han its fu need, where
            that is what is wrong.
    """
    base, limit = base_points(han, fu, edition)
    unsaid = fu == 0 and han > _BELOW_LIMIT
    if han < 1 or not (unsaid or _exists(han, fu, edition, tsumo=tsumo)):
        known = [one for one in _SOME_HAN if _exists(one, fu, edition, tsumo=tsumo)]
        if known:
            raise GameError(
                f"no hand of {fu} fu has {han} han",
                reason="han-of-fu",
                han=han,
                fu=fu,
                least=known[0],
            )
        if fu == _PINFU_FU and not tsumo and edition.pinfu_tsumo:
            raise GameError(
                f"no hand won on a discard has {fu} fu", reason="fu-drawn", han=han, fu=fu
            )
        raise GameError(f"no hand has {han} han {fu} fu", reason="han-fu", han=han, fu=fu)
    hands = ((han, fu),) if limit is Limit.NONE else ()
    return Worth(base, limit, hands, int(limit is Limit.YAKUMAN))


def worth_of_yakuman(many: int, edition: Edition = RCR_2025) -> Worth:
    """What some yakuman in one hand are worth (decision 12).

    Args:
        many: how many.
        edition: the rules.

    Raises:
        GameError: the edition does not pay so many; ``facts["most"]`` is how many it does.
    """
    known = {worth.yakuman: worth for worth in worths(edition, tsumo=False)}
    if many < 1 or many not in known:
        raise GameError(
            f"{many} yakuman; from 1 to {max(known)} are paid",
            reason="yakuman-count",
            count=many,
            most=max(known),
            paid=max(known),
            edition=edition.id,
        )
    return known[many]


def worth_of_points(points: int, edition: Edition = RCR_2025, *, tsumo: bool, east: bool) -> Worth:
    """What a hand is worth that brings some points, without counters and sticks.

    Args:
        points: of all who pay together.
        edition: the rules.
        tsumo: whether it was a self-draw.
        east: whether East won.

    Raises:
        GameError: no hand brings them; ``facts["nearest"]`` are points that some do.
    """
    kind = tuple(one for one in prices(edition) if one.tsumo is tsumo and one.east is east)
    for one in kind:
        if one.total == points:
            return one.worth
    raise GameError(
        f"no hand brings {points} points",
        reason="no-such-value",
        points=points,
        edition=edition.id,
        whose=east,
        how=tsumo,
        nearest=tuple(one.total for one in nearest_prices(points, kind)),
    )
