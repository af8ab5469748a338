"""What a reading of a hand is worth: han, fu, limits, yakuman, the blessing of man."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.riichi.editions import Renhou
from ligamahjong.riichi.fu import SEVEN_PAIRS
from ligamahjong.riichi.points import LIMIT_BASES, Limit, base_points
from ligamahjong.riichi.readings import (
    Part,
    Wait,
    is_nine_gates,
    is_orphans,
    is_seven_pairs,
    make_up_of_pairs,
)
from ligamahjong.riichi.recognition import (
    BIT,
    BY_MAKE_UP,
    CLOSED_ONLY,
    REPLACED,
    REPLACING,
    YAKUMAN_BITS,
    yaku_of,
)
from ligamahjong.riichi.yaku import YAKU, YAKUMAN
from ligamahjong.tiles.packing import BITS, MOST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.readings import Division
    from ligamahjong.riichi.yaku import Yaku

__all__ = ["Given", "Reading", "Valued", "valued", "without_sets"]

_TANYAO, _RENHOU = BIT["tanyao"], BIT["renhou"]
_CHINITSU, _CHUUREN = BIT["chinitsu"], BIT["chuuren"]
_RARE = YAKUMAN_BITS | REPLACING | _RENHOU | _CHINITSU
"""Yaku that make a reading something else than a sum of han."""
Given: TypeAlias = "tuple[int, int, bool, Edition, Mapping[int, int], int]"
"""What the worth of each reading of a hand depends on besides: the standing tiles packed, the kind
of the winning one, whether the hand is open, the rules, the han of yaku, the han of dora."""


class Reading(NamedTuple):
    """One way to read a winning hand.

    Attributes:
        division: how the standing tiles divide; ``None`` for seven pairs and orphans.
        wait: how the winning tile completed it.
        bits: the yaku that count, as bits.
        shown: the yaku that the hand shows, whether or not they count, as bits.
        han: of yaku and, where there is a yaku, dora; 0 without yaku.
        fu: rounded; 0 for a yakuman.
        yakuman: how many yakuman it is worth.
        base: base points.
        limit: the limit it reaches.
    """

    division: Division | None
    wait: Wait
    bits: int
    shown: int
    han: int
    fu: int
    yakuman: int
    base: int
    limit: Limit

    @property
    def part(self) -> Part | None:
        """How the standing tiles divide; ``None`` for seven pairs and orphans."""
        return None if self.division is None else Part(*self.division)

    @property
    def yaku(self) -> tuple[Yaku, ...]:
        """The yaku that count."""
        return yaku_of(self.bits)

    @property
    def without_effect(self) -> tuple[Yaku, ...]:
        """The yaku that the hand shows and that do not count."""
        return yaku_of(self.shown & ~self.bits)


Valued: TypeAlias = "tuple[Division | None, Wait, int, int, int, int, int, int, Limit]"
"""The values of a :class:`Reading`, which are made and taken apart quicker than it is."""


def without_sets(given: Given, luck: int) -> list[Valued]:
    """The reading as seven pairs or as orphans, if it is one of them."""
    packed, _, _, _, _, _ = given
    if is_seven_pairs(packed):
        bits = luck | BIT["chiitoitsu"] | BY_MAKE_UP[make_up_of_pairs(packed)]
        return [valued(given, None, Wait.SPECIAL, bits, SEVEN_PAIRS)]
    if is_orphans(packed):
        return [valued(given, None, Wait.SPECIAL, luck | BIT["kokushi"], 0)]
    return []


def valued(given: Given, division: Division | None, wait: Wait, shown: int, fu: int) -> Valued:
    """The reading with its worth."""
    packed, _, is_open, edition, han_of, bonus = given
    bits = shown
    if is_open:
        if not edition.open_tanyao:
            shown &= ~_TANYAO
        bits = shown & ~CLOSED_ONLY
    if bits & _RARE:
        if bits & _RENHOU:
            return _blessed(given, division, wait, shown, fu)
        if bits & _CHINITSU and is_nine_gates(packed):
            bits |= _CHUUREN
            shown |= _CHUUREN
        if limits := bits & YAKUMAN_BITS:
            return _yakuman(given, division, wait, shown, limits)
        for bit, without in REPLACED:
            if bits & bit:
                bits &= without
    if not bits:
        return division, wait, 0, shown, 0, fu, 0, 0, Limit.NONE
    han = han_of[bits] + bonus
    base, limit = base_points(han, fu, edition)
    return division, wait, bits, shown, han, fu, 0, base, limit


def _yakuman(
    given: Given, division: Division | None, wait: Wait, shown: int, limits: int
) -> Valued:
    """A reading with one yakuman or several."""
    times = _times(given, limits, wait)
    base = LIMIT_BASES[Limit.YAKUMAN] * times
    return division, wait, limits, shown, YAKUMAN * times, 0, times, base, Limit.YAKUMAN


def _blessed(given: Given, division: Division | None, wait: Wait, shown: int, fu: int) -> Valued:
    """Renhou alone, or the hand without it where that is worth more."""
    other = Reading(*valued(given, division, wait, shown & ~_RENHOU, fu))
    _, _, _, edition, _, _ = given
    mangan = edition.renhou is Renhou.MANGAN
    limit = Limit.MANGAN if mangan else Limit.YAKUMAN
    base = LIMIT_BASES[limit]
    shown = other.shown | _RENHOU
    if other.base > base:
        return other._replace(shown=shown)
    times, han = (0, YAKU["renhou"].closed) if mangan else (1, YAKUMAN)
    return division, wait, _RENHOU, shown, han, fu, times, base, limit


def _times(given: Given, limits: int, wait: Wait) -> int:
    """How many yakuman some yakuman are worth."""
    _, _, _, edition, _, _ = given
    doubles = edition.double_yakuman
    times = sum(
        2 if yaku.id in doubles and _at_its_best(given, yaku.id, wait) else 1
        for yaku in yaku_of(limits)
    )
    if edition.yakuman_add_up:
        return times
    return 2 if times > limits.bit_count() else 1


def _at_its_best(given: Given, yakuman: str, wait: Wait) -> bool:
    """Whether a yakuman was won on its best wait, or needs none."""
    packed, winning, _, _, _, _ = given
    held = packed >> BITS * winning & MOST
    if yakuman == "suuankou":
        return wait is Wait.TANKI
    if yakuman == "kokushi":
        return held == 2  # noqa: PLR2004 - the winning tile made the pair
    if yakuman == "chuuren":
        return held in {2, 4}
    return True
