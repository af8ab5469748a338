"""From han and fu to what everybody pays (RCR 4.1)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition

__all__ = [
    "LIMIT_BASES",
    "MOST_COUNTERS",
    "STICK",
    "Limit",
    "Payments",
    "base_points",
    "paid",
    "payments",
]

STICK = 1000
MOST_COUNTERS = 1000
"""Most counters, or sticks on the table, that can be said: far more than there are."""
_MANGAN = 2000
_KIRIAGE = 1900
_LAST_COUNTED_HAN = 4
"""Of hands of more han the fu do not matter."""
_COUNTED_YAKUMAN_HAN = 13


class Limit(StrEnum):
    """The name of a limit."""

    NONE = ""
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    YAKUMAN = "yakuman"


LIMIT_BASES = {
    Limit.MANGAN: 2000,
    Limit.HANEMAN: 3000,
    Limit.BAIMAN: 4000,
    Limit.SANBAIMAN: 6000,
    Limit.YAKUMAN: 8000,
}
"""Base points of each limit."""

_WITH_BASE = {limit: (base, limit) for limit, base in LIMIT_BASES.items()}
_NONE = Limit.NONE
_SANBAIMAN = _WITH_BASE[Limit.SANBAIMAN]
_FROM_HAN = {
    han: _WITH_BASE[limit]
    for limit, many in (
        (Limit.MANGAN, (5,)),
        (Limit.HANEMAN, (6, 7)),
        (Limit.BAIMAN, (8, 9, 10)),
    )
    for han in many
}
"""Base points and limit of hands of five to ten han; from eleven on they are a sanbaiman."""


class Payments(NamedTuple):
    """What a win brings, without riichi sticks; counters are in it.

    Attributes:
        discarder: what the discarder pays; 0 at a self-draw.
        dealer: what East pays at a self-draw; 0 where East wins or somebody discarded.
        others: what each other player pays at a self-draw.
    """

    discarder: int
    dealer: int
    others: int

    @property
    def total(self) -> int:
        """All of it."""
        if self.discarder:
            return self.discarder
        return self.dealer + 2 * self.others if self.dealer else 3 * self.others


def base_points(han: int, fu: int, edition: Edition) -> tuple[int, Limit]:
    """The base points of an ordinary hand, and the limit it reaches (RCR 4.1).

    fu × 2^(2 + han), at most 2,000; from five han on the limits. With kiriage 1,920 count as 2,000.

    >>> from ligamahjong.riichi.editions import RCR_2016, RCR_2025
    >>> base_points(3, 40, RCR_2025), base_points(4, 30, RCR_2016), base_points(4, 30, RCR_2025)
    ((1280, <Limit.NONE: ''>), (1920, <Limit.NONE: ''>), (2000, <Limit.MANGAN: 'mangan'>))
    """
    if han <= _LAST_COUNTED_HAN:
        base = fu << 2 + han
        if base >= _MANGAN or (base > _KIRIAGE and edition.kiriage):
            return _FROM_HAN[_LAST_COUNTED_HAN + 1]
        return base, _NONE
    if han >= _COUNTED_YAKUMAN_HAN and edition.counted_yakuman:
        return _WITH_BASE[Limit.YAKUMAN]
    return _FROM_HAN.get(han, _SANBAIMAN)


def payments(base: int, *, tsumo: bool, east: bool, counters: int = 0) -> Payments:
    """What a hand is paid, each payment rounded up to a hundred (RCR 4.1).

    East wins and pays double.

    >>> payments(1280, tsumo=False, east=False)
    Payments(discarder=5200, dealer=0, others=0)
    >>> payments(1920, tsumo=True, east=False, counters=300)
    Payments(discarder=0, dealer=4000, others=2100)

    Args:
        base: base points.
        tsumo: whether it is a self-draw.
        east: whether East wins.
        counters: what all counters together add to a win.
    """
    return paid(base, tsumo, east, counters)


@cache
def paid(base: int, tsumo: bool, east: bool, counters: int) -> Payments:  # noqa: FBT001 - quicker
    """What :func:`payments` gives, kept from one hand to the next."""
    if not tsumo:
        return Payments(_rounded(base * (6 if east else 4)) + counters, 0, 0)
    each = counters // 3
    if east:
        return Payments(0, 0, _rounded(base * 2) + each)
    return Payments(0, _rounded(base * 2) + each, _rounded(base) + each)


def _rounded(points: int) -> int:
    return -(-points // 100) * 100
