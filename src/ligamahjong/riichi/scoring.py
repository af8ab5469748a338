"""The value of a winning hand: the best of all its readings, by points."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.riichi import fu as fus
from ligamahjong.riichi.dora import dora_of
from ligamahjong.riichi.editions import RCR_2025, Renhou
from ligamahjong.riichi.facts import OUTSIDE
from ligamahjong.riichi.make_up import MakeUp
from ligamahjong.riichi.points import LIMIT_BASES, STICK, Limit, base_points, paid
from ligamahjong.riichi.readings import (
    Wait,
    apart,
    chow_waits,
    divided,
    is_nine_gates,
    is_orphans,
    is_seven_pairs,
    make_up_of_pairs,
)
from ligamahjong.riichi.recognition import (
    BIT,
    BY_CHOWS,
    BY_HONOURS,
    BY_MAKE_UP,
    BY_PUNGS,
    CLOSED_ONLY,
    HAN_IF_CLOSED,
    HAN_IF_OPEN,
    HONOUR_SHIFT,
    KANS_SHIFT,
    REPLACED,
    REPLACING,
    TWINS_SHIFT,
    YAKUMAN_BITS,
    yaku_of,
)
from ligamahjong.riichi.yaku import YAKU, YAKUMAN
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.packing import ALL_KINDS, BITS, MOST
from ligamahjong.tiles.tile import HONOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.readings import Apart, Part
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand

__all__ = ["Reading", "Score", "readings", "score"]

_THREE, _FOUR = 3, 4
_STANDING = 13
_FIRST_HONOUR = HONOURS.start
_WIND_KIND = {wind: _FIRST_HONOUR + number for number, wind in enumerate(SEATS)}
_HONOUR = int(MakeUp.HONOUR)
_PINFU, _TANYAO, _RENHOU = BIT["pinfu"], BIT["tanyao"], BIT["renhou"]
_SANANKOU, _SUUANKOU, _CHUUREN = BIT["sanankou"], BIT["suuankou"], BIT["chuuren"]
_CHINITSU = BIT["chinitsu"]
_as_tuple = tuple.__new__
"""Makes a named tuple of its values, three times as quick as its constructor."""


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
        return yaku_of(self.bits)

    @property
    def without_effect(self) -> tuple[Yaku, ...]:
        """The yaku that the hand shows and that do not count."""
        return yaku_of(self.shown & ~self.bits)


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


class _Win(NamedTuple):
    """What all readings of a hand share.

    Attributes:
        packed: the standing tiles, the winning one among them.
        winning: kind of the winning tile.
        melds: the sets that lie apart.
        edition: the rules.
        tsumo: whether the winning tile was drawn.
        seat: kind of the winner's wind.
        round: kind of the wind of the round.
        luck: yaku of how it was won, as bits.
        bonus: han of dora.
        han: of yaku, closed or open.
    """

    packed: int
    winning: int
    melds: Apart
    edition: Edition
    tsumo: bool
    seat: int
    round: int
    luck: int
    bonus: int
    han: Mapping[int, int]


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
    win = _win(hand, situation, edition)
    found = _readings(win)
    if not found:
        raise HandError("the tiles are no complete hand", reason="not-complete")
    best = found[0] if len(found) == 1 else max(found, key=_worth)
    if not best.bits:
        raise HandError("the hand has no yaku", reason="no-yaku")
    dora = 0 if best.yakuman or best.bits & _RENHOU else win.bonus
    east, counters = win.seat == _FIRST_HONOUR, situation.honba * edition.honba
    due = paid(best.base, win.tsumo, east, counters)
    return _as_tuple(Score, (best, not win.melds.is_open, dora, due, situation.sticks * STICK))


_worth = attrgetter("base", "han", "fu")


def readings(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> list[Reading]:
    """Every reading of a winning hand, those without yaku too.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: there is no winning tile.
    """
    return _readings(_win(hand, situation, edition))


def _win(hand: Hand, situation: Situation, edition: Edition) -> _Win:
    winning = hand.winning
    if winning is None:
        raise HandError("no winning tile is given", reason="no-winning-tile")
    melds = apart(hand.melds)
    mark = winning.mark + sum([tile.mark for tile in hand.standing])
    whole = len(hand.standing) == _STANDING - _THREE * melds.sets
    return _as_tuple(
        _Win,
        (
            mark & ALL_KINDS if whole else 0,
            winning.kind,
            melds,
            edition,
            situation.tsumo,
            _WIND_KIND[situation.seat],
            _WIND_KIND[situation.round],
            _luck(situation, edition, closed=not melds.is_open),
            dora_of(mark + melds.mark, situation, edition),
            HAN_IF_OPEN if melds.is_open else HAN_IF_CLOSED,
        ),
    )


def _readings(win: _Win) -> list[Reading]:
    packed = win.packed
    found = [reading for part in divided(packed) for reading in _of_sets(win, part)]
    if not win.melds.sets:
        if is_seven_pairs(packed):
            bits = win.luck | BIT["chiitoitsu"] | BY_MAKE_UP[make_up_of_pairs(packed)]
            found.append(_valued(win, None, Wait.SPECIAL, bits, fus.SEVEN_PAIRS))
        elif is_orphans(packed):
            found.append(_valued(win, None, Wait.SPECIAL, win.luck | BIT["kokushi"], 30))
    return found


def _of_sets(win: _Win, part: Part) -> list[Reading]:
    """The readings of one division: for each set that the winning tile may have completed."""
    winning, melds = win.winning, win.melds
    bits = _shape(win, part)
    fu = fus.BASE + part.fu + melds.fu
    if part.pair >= _FIRST_HONOUR:
        fu += fus.pair_fu(part.pair, win.seat, win.round, win.edition)
    concealed = _FOUR - melds.sets - part.chow_count + melds.concealed
    found = [
        _placed(win, part, wait, bits, fu if wait is Wait.RYANMEN else fu + fus.WAIT, concealed)
        for low, wait in chow_waits(winning)
        if part.chows & low
    ]
    if part.pungs >> winning & 1:
        if win.tsumo:
            found.append(_placed(win, part, Wait.SHANPON, bits, fu, concealed))
        else:
            less = 4 if OUTSIDE >> winning & 1 else 2
            found.append(_placed(win, part, Wait.SHANPON, bits, fu - less, concealed - 1))
    if part.pair == winning:
        found.append(_placed(win, part, Wait.TANKI, bits, fu + fus.WAIT, concealed))
    return found


def _shape(win: _Win, part: Part) -> int:
    """The yaku of shape that a division shows, and those of luck, as bits."""
    melds = win.melds
    make_up = part.make_up | melds.make_up
    pungs = part.pungs | melds.pungs
    chows = part.chow_count + melds.chow_count
    bits = win.luck | BY_MAKE_UP[make_up]
    if chows > 1:
        bits |= BY_CHOWS[part.chows | melds.chows | part.twins << TWINS_SHIFT]
    else:
        bits |= BY_PUNGS[pungs | melds.kans << KANS_SHIFT]
    if make_up & _HONOUR:
        bits |= BY_HONOURS[_honours(pungs, part.pair, win)]
    if bits & _CHINITSU and not melds.sets and is_nine_gates(win.packed):
        bits |= _CHUUREN
    if melds.is_open and not win.edition.open_tanyao:
        bits &= ~_TANYAO
    return bits


def _honours(pungs: int, pair: int, win: _Win) -> int:
    """The key that :data:`BY_HONOURS` wants."""
    key = pungs >> _FIRST_HONOUR
    if pair >= _FIRST_HONOUR:
        key |= 1 << HONOUR_SHIFT + pair - _FIRST_HONOUR
    winds = 1 << win.seat | 1 << win.round + HONOUR_SHIFT
    return key | winds >> _FIRST_HONOUR << 2 * HONOUR_SHIFT


def _placed(  # noqa: PLR0913, PLR0917 - what is known of a reading
    win: _Win, part: Part, wait: Wait, bits: int, fu: int, concealed: int
) -> Reading:
    """A division with the set that the winning tile completed.

    Args:
        win: the hand.
        part: the division.
        wait: how the winning tile completed a set.
        bits: the yaku it shows however it was completed.
        fu: of sets, pair and wait.
        concealed: how many concealed pungs and kongs it has.
    """
    if concealed >= _THREE:
        bits |= _SANANKOU if concealed == _THREE else _SUUANKOU
    is_open = win.melds.is_open
    if win.tsumo:
        if fu == fus.BASE and not is_open and win.edition.pinfu_tsumo:
            bits |= _PINFU
        else:
            fu += fus.SELF_DRAW
    elif not is_open:
        if fu == fus.BASE:
            bits |= _PINFU
        fu += fus.CLOSED_RON
    elif fu == fus.BASE and win.edition.open_pinfu_fu:
        fu += fus.OPEN_PINFU
    return _valued(win, part, wait, bits, fus.rounded(fu))


def _valued(win: _Win, part: Part | None, wait: Wait, bits: int, fu: int) -> Reading:
    """The reading with its worth."""
    shown = bits
    if win.melds.is_open:
        bits &= ~CLOSED_ONLY
    if bits & _RENHOU:
        return _blessed(win, part, wait, bits, fu)._replace(shown=shown)
    if limits := bits & YAKUMAN_BITS:
        times = _times(win, limits, wait)
        base = LIMIT_BASES[Limit.YAKUMAN] * times
        han = YAKUMAN * times
        return Reading(part, wait, limits, shown, han, 0, times, base, Limit.YAKUMAN)
    if bits & REPLACING:
        for bit, without in REPLACED:
            if bits & bit:
                bits &= without
    if not bits:
        return Reading(part, wait, 0, shown, 0, fu, 0, 0, Limit.NONE)
    han = win.han[bits] + win.bonus
    base, limit = base_points(han, fu, win.edition)
    return _as_tuple(Reading, (part, wait, bits, shown, han, fu, 0, base, limit))


def _blessed(win: _Win, part: Part | None, wait: Wait, bits: int, fu: int) -> Reading:
    """Renhou alone, or the hand without it where that is worth more."""
    other = _valued(win, part, wait, bits & ~_RENHOU, fu)
    limit = Limit.MANGAN if win.edition.renhou is Renhou.MANGAN else Limit.YAKUMAN
    base = LIMIT_BASES[limit]
    if other.base > base:
        return other
    times = int(limit is Limit.YAKUMAN)
    han = YAKUMAN if times else YAKU["renhou"].closed
    return Reading(part, wait, _RENHOU, bits, han, fu, times, base, limit)


def _times(win: _Win, limits: int, wait: Wait) -> int:
    """How many yakuman some yakuman are worth."""
    doubles = win.edition.double_yakuman
    times = 0
    for yaku in yaku_of(limits):
        best = yaku.id in doubles and _at_its_best(win, yaku.id, wait)
        times += 2 if best else 1
    if win.edition.yakuman_add_up:
        return times
    return 2 if doubles and times > limits.bit_count() else 1


def _at_its_best(win: _Win, yakuman: str, wait: Wait) -> bool:
    """Whether a yakuman was won on its best wait, or needs none."""
    held = win.packed >> BITS * win.winning & MOST
    if yakuman == "suuankou":
        return wait is Wait.TANKI
    if yakuman == "kokushi":
        return held == 2  # noqa: PLR2004 - the winning tile made the pair
    if yakuman == "chuuren":
        return held in {2, 4}
    return True


def _luck(situation: Situation, edition: Edition, *, closed: bool) -> int:
    """The yaku of how the hand was won, as bits."""
    bits = _drawn(situation, closed=closed) if situation.tsumo else _claimed(situation, edition)
    if situation.riichi:
        bits |= BIT["riichi" if situation.riichi == 1 else "double_riichi"]
        if situation.ippatsu and edition.ippatsu:
            bits |= BIT["ippatsu"]
    return bits


def _drawn(situation: Situation, *, closed: bool) -> int:
    bits = BIT["menzen_tsumo"] if closed else 0
    if situation.rinshan:
        bits |= BIT["rinshan"]
    elif situation.haitei:
        bits |= BIT["haitei"]
    if situation.tenhou:
        bits |= BIT["tenhou"]
    if situation.chiihou:
        bits |= BIT["chiihou"]
    return bits


def _claimed(situation: Situation, edition: Edition) -> int:
    bits = 0
    if situation.chankan:
        bits |= BIT["chankan"]
    if situation.houtei:
        bits |= BIT["houtei"]
    if situation.renhou and edition.renhou is not Renhou.OFF:
        bits |= _RENHOU
    return bits
