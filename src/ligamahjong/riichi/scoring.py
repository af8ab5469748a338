"""The value of a winning hand: the best of all its readings, by points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.riichi import fu as fus
from ligamahjong.riichi.dora import dora_in
from ligamahjong.riichi.editions import RCR_2025, Renhou
from ligamahjong.riichi.facts import OUTSIDE, Facts
from ligamahjong.riichi.points import LIMIT_BASES, Limit, base_points, payments
from ligamahjong.riichi.readings import (
    Wait,
    apart,
    divided,
    is_nine_gates,
    is_orphans,
    is_seven_pairs,
    waits_completed,
)
from ligamahjong.riichi.yaku import YAKU, Asks, Yaku
from ligamahjong.riichi.yaku.luck import renhou as RENHOU  # noqa: N812 - beside the argument
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.packing import BITS, MOST
from ligamahjong.tiles.tile import HONOURS, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.readings import Apart, Part
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["Reading", "Score", "readings", "score"]

_THREE, _FOUR = 3, 4
_ORDER = tuple(YAKU.values())
_BIT = {yaku.id: 1 << number for number, yaku in enumerate(_ORDER)}
_YAKUMAN = sum(_BIT[yaku.id] for yaku in _ORDER if yaku.is_yakuman)
_CLOSED_ONLY = sum(_BIT[yaku.id] for yaku in _ORDER if not yaku.open)
_REPLACED = tuple(
    (_BIT[yaku.id], ~sum(_BIT[other] for other in yaku.replaces))
    for yaku in _ORDER
    if yaku.replaces
)
_BY_CHOWS = tuple(
    tuple(
        (_BIT[yaku.id], yaku.holds)
        for yaku in _ORDER
        if yaku.asks is Asks.SHAPE and yaku.holds and chows in yaku.chows
    )
    for chows in range(5)
)
"""For each number of chows, the yaku of shape that such a hand can have."""
_PAIRS_TOO = tuple(
    (_BIT[id_], YAKU[id_].holds)
    for id_ in ("tanyao", "honroutou", "honitsu", "chinitsu", "tsuuiisou")
)
"""Yaku that seven pairs can have."""
_KIND = {wind: HONOURS.start + number for number, wind in enumerate(SEATS)}


class Reading(NamedTuple):
    """One way to read a winning hand.

    Attributes:
        part: how the standing tiles divide; ``None`` for seven pairs and orphans.
        wait: how the winning tile completed it.
        bits: the yaku that count, as bits.
        shown: the yaku that the hand shows, whether or not they count, as bits.
        han: of yaku and, where there is a yaku, dora; 0 without yaku.
        fu: rounded; 0 for a yakuman.
        yakuman: how many yakuman it is worth.
        base: base points.
        limit: the limit it reaches.
    """

    part: Part | None
    wait: Wait
    bits: int
    shown: int
    han: int
    fu: int
    yakuman: int
    base: int
    limit: Limit

    @property
    def yaku(self) -> tuple[Yaku, ...]:
        """The yaku that count."""
        return _yaku(self.bits)

    @property
    def without_effect(self) -> tuple[Yaku, ...]:
        """The yaku that the hand shows and that do not count."""
        return _yaku(self.shown & ~self.bits)


class Score(NamedTuple):
    """What a winning hand is worth.

    Attributes:
        reading: the one that counts.
        closed: whether the hand is closed.
        dora: han of dora, ura and red fives, in the han of the reading.
        payments: what everybody pays, counters included.
        sticks: points of riichi sticks that the winner takes.
    """

    reading: Reading
    closed: bool
    dora: int
    payments: Payments
    sticks: int

    @property
    def yaku(self) -> dict[str, int]:
        """Han of each yaku that counts, by its id."""
        return {yaku.id: yaku.han(closed=self.closed) for yaku in self.reading.yaku}

    @property
    def points(self) -> int:
        """The value of the hand with its counters, without sticks."""
        return self.payments.total


def score(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> Score:
    """The value of a winning hand.

    >>> from ligamahjong.tiles.notation import read_hand
    >>> from ligamahjong.riichi.situation import Situation
    >>> found = score(read_hand("33m123m123s456s78s+9s"), Situation(riichi=1, seat=Wind.SOUTH))
    >>> found.reading.han, found.reading.fu, found.points, found.yaku
    (4, 30, 8000, {'riichi': 1, 'pinfu': 1, 'ittsu': 2})

    Args:
        hand: with its winning tile; whether it is a possible one is not asked here
            (:mod:`ligamahjong.riichi.validation` does).
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: the tiles are no complete hand, or it has no yaku; ``facts["reason"]`` is
            ``"not-complete"`` or ``"no-yaku"``.
    """
    best: Reading | None = None
    value = (-1, 0, 0)
    for reading in readings(hand, situation, edition):
        rank = (reading.base, reading.han, reading.fu)
        if rank > value:
            best, value = reading, rank
    if best is None:
        raise HandError("the tiles are no complete hand", reason="not-complete")
    if not best.bits:
        raise HandError("the hand has no yaku", reason="no-yaku")
    closed = hand.is_closed
    return Score(
        best,
        closed,
        best.han - _han(best.bits, closed=closed) if not best.yakuman else 0,
        payments(
            best.base,
            tsumo=situation.tsumo,
            east=situation.seat is Wind.EAST,
            counters=situation.honba * edition.honba,
        ),
        situation.sticks * 1000,
    )


def readings(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> Iterator[Reading]:
    """Every reading of a winning hand, those without yaku too.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: there is no winning tile.
    """
    if hand.winning is None:
        raise HandError("no winning tile is given", reason="no-winning-tile")
    packed = hand.concealed
    melds = apart(hand.melds)
    bonus = dora_in(hand, situation, edition)
    luck = _luck(situation, edition, closed=not melds.is_open)
    maker = _Maker(hand.winning.kind, melds, situation, edition, luck, bonus)
    for part in divided(packed):
        if part.chow_count + part.triplets + melds.chow_count + melds.triplets == _FOUR:
            yield from maker.of_sets(part, packed)
    if not hand.melds:
        if is_seven_pairs(packed):
            yield maker.of_pairs(packed)
        elif is_orphans(packed):
            yield maker.of_orphans(packed)


class _Maker:
    """Makes readings of one hand."""

    __slots__ = ("bonus", "closed", "edition", "luck", "melds", "round", "seat", "tsumo", "winning")

    def __init__(  # noqa: PLR0913, PLR0917 - the facts of a hand
        self,
        winning: int,
        melds: Apart,
        situation: Situation,
        edition: Edition,
        luck: int,
        bonus: int,
    ) -> None:
        self.winning, self.melds, self.edition = winning, melds, edition
        self.luck, self.bonus = luck, bonus
        self.closed, self.tsumo = not melds.is_open, situation.tsumo
        self.seat, self.round = _KIND[situation.seat], _KIND[situation.round]

    def of_sets(self, part: Part, packed: int) -> Iterator[Reading]:
        """The readings of one division."""
        melds, closed = self.melds, self.closed
        chows = part.chow_count + melds.chow_count
        facts = Facts(
            part.presence | melds.presence,
            part.chows | melds.chows,
            part.pungs | melds.pungs,
            part.pair,
            part.outside_chows + melds.outside_chows,
            part.twins,
            _FOUR - chows,
            melds.kans,
            closed,
            self.seat,
            self.round,
        )
        bits = self.luck
        for bit, holds in _BY_CHOWS[chows]:
            if holds(facts):
                bits |= bit
        if not self.edition.open_tanyao and not closed:
            bits &= ~_BIT["tanyao"]
        if closed and not melds.chow_count + melds.triplets and is_nine_gates(packed):
            bits |= _BIT["chuuren"]
        pair = fus.pair_fu(part.pair, self.seat, self.round, self.edition)
        for wait in waits_completed(part, self.winning):
            yield self._placed(part, wait, bits, pair, chows, packed)

    def _placed(  # noqa: PLR0913, PLR0917
        self, part: Part, wait: Wait, bits: int, pair: int, chows: int, packed: int
    ) -> Reading:
        """A division with the set that the winning tile completed."""
        melds, closed, tsumo = self.melds, self.closed, self.tsumo
        fu = fus.BASE + pair + part.fu + melds.fu
        concealed = part.triplets + melds.concealed
        if wait is Wait.SHANPON and not tsumo:
            fu -= 4 if OUTSIDE >> self.winning & 1 else 2
            concealed -= 1
        elif wait in fus.NARROW:
            fu += fus.WAIT
        if concealed >= _THREE:
            bits |= _BIT["sanankou"] if concealed == _THREE else _BIT["suuankou"]
        smooth = fu == fus.BASE and closed and chows == _FOUR
        if smooth and (not tsumo or self.edition.pinfu_tsumo):
            bits |= _BIT["pinfu"]
        if tsumo and not bits & _BIT["pinfu"]:
            fu += fus.SELF_DRAW
        elif not tsumo and closed:
            fu += fus.CLOSED_RON
        elif fu == fus.BASE and not closed and self.edition.open_pinfu_fu:
            fu += fus.OPEN_PINFU
        return self._valued(part, wait, bits, fus.rounded(fu), packed)

    def of_pairs(self, packed: int) -> Reading:
        """Seven pairs."""
        facts = self._without_sets(packed)
        bits = self.luck | _BIT["chiitoitsu"]
        for bit, holds in _PAIRS_TOO:
            if holds and holds(facts):
                bits |= bit
        return self._valued(None, Wait.SPECIAL, bits, fus.SEVEN_PAIRS, packed)

    def of_orphans(self, packed: int) -> Reading:
        """Thirteen orphans."""
        return self._valued(None, Wait.SPECIAL, self.luck | _BIT["kokushi"], 30, packed)

    def _without_sets(self, packed: int) -> Facts:
        presence = sum(1 << kind for kind in KINDS if packed >> BITS * kind & MOST)
        return Facts(presence, 0, 0, -1, 0, 0, 0, 0, True, self.seat, self.round)

    def _valued(self, part: Part | None, wait: Wait, bits: int, fu: int, packed: int) -> Reading:
        """The reading with its worth."""
        edition = self.edition
        shown = bits
        if not self.closed:
            bits &= ~_CLOSED_ONLY
        if edition.renhou is not Renhou.OFF and bits & _BIT["renhou"]:
            return self._blessed(part, wait, bits, fu, packed)._replace(shown=shown)
        if limits := bits & _YAKUMAN:
            times = self._times(limits, wait, packed)
            base = LIMIT_BASES[Limit.YAKUMAN] * times
            return Reading(part, wait, limits, shown, 13 * times, 0, times, base, Limit.YAKUMAN)
        for bit, without in _REPLACED:
            if bits & bit:
                bits &= without
        if not bits:
            return Reading(part, wait, 0, shown, 0, fu, 0, 0, Limit.NONE)
        han = _han(bits, closed=self.closed) + self.bonus
        base, limit = base_points(han, fu, edition)
        return Reading(part, wait, bits, shown, han, fu, 0, base, limit)

    def _blessed(self, part: Part | None, wait: Wait, bits: int, fu: int, packed: int) -> Reading:
        """Renhou alone, or the hand without it where that is worth more."""
        other = self._valued(part, wait, bits & ~_BIT["renhou"], fu, packed)
        limit = Limit.MANGAN if self.edition.renhou is Renhou.MANGAN else Limit.YAKUMAN
        base = LIMIT_BASES[limit]
        if other.base > base:
            return other
        times = int(limit is Limit.YAKUMAN)
        han = 13 if times else RENHOU.closed
        return Reading(part, wait, _BIT["renhou"], bits, han, fu, times, base, limit)

    def _times(self, limits: int, wait: Wait, packed: int) -> int:
        """How many yakuman some yakuman are worth."""
        doubles = self.edition.double_yakuman
        times = 0
        for yaku in _ORDER:
            if limits & _BIT[yaku.id]:
                best = yaku.id in doubles and self._at_its_best(yaku.id, wait, packed)
                times += 2 if best else 1
        if self.edition.yakuman_add_up:
            return times
        return 2 if doubles and times > limits.bit_count() else 1

    def _at_its_best(self, yakuman: str, wait: Wait, packed: int) -> bool:
        """Whether a yakuman was won on its best wait, or needs none."""
        twice = packed >> BITS * self.winning & MOST
        if yakuman == "suuankou":
            return wait is Wait.TANKI
        if yakuman == "kokushi":
            return twice == 2  # noqa: PLR2004 - the winning tile made the pair
        if yakuman == "chuuren":
            return twice in {2, 4}
        return True


def _luck(situation: Situation, edition: Edition, *, closed: bool) -> int:
    """The yaku of how the hand was won, as bits."""
    bits = 0
    tsumo = situation.tsumo
    for holds, yaku in (
        (situation.riichi == 1, "riichi"),
        (situation.riichi == 2, "double_riichi"),  # noqa: PLR2004
        (situation.ippatsu and situation.riichi and edition.ippatsu, "ippatsu"),
        (tsumo and closed, "menzen_tsumo"),
        (situation.rinshan and tsumo, "rinshan"),
        (situation.chankan and not tsumo, "chankan"),
        (situation.haitei and tsumo and not situation.rinshan, "haitei"),
        (situation.houtei and not tsumo, "houtei"),
        (situation.renhou and not tsumo and edition.renhou is not Renhou.OFF, "renhou"),
        (situation.tenhou and tsumo, "tenhou"),
        (situation.chiihou and tsumo, "chiihou"),
    ):
        if holds:
            bits |= _BIT[yaku]
    return bits


def _yaku(bits: int) -> tuple[Yaku, ...]:
    return tuple(yaku for yaku in _ORDER if bits & _BIT[yaku.id])


@cache
def _han(bits: int, *, closed: bool) -> int:
    return sum(yaku.han(closed=closed) for yaku in _ORDER if bits & _BIT[yaku.id])
