"""The value of a winning hand: the best of all its readings, by points."""

from __future__ import annotations

from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.riichi.dora import dora_of
from ligamahjong.riichi.editions import RCR_2025, Renhou
from ligamahjong.riichi.facts import OUTSIDE
from ligamahjong.riichi.fu import (
    BASE,
    CLOSED_RON,
    OPEN_PINFU,
    SELF_DRAW,
    WAIT,
    pair_fu,
    rounded,
)
from ligamahjong.riichi.make_up import MakeUp
from ligamahjong.riichi.points import STICK, paid
from ligamahjong.riichi.readings import (
    CHOW_WAITS,
    NOTHING,
    Wait,
    apart,
    divided,
)
from ligamahjong.riichi.recognition import (
    BIT,
    BY_CHOWS,
    BY_HONOURS,
    BY_MAKE_UP,
    BY_PUNGS,
    HAN_IF_CLOSED,
    HAN_IF_OPEN,
    HONOUR_SHIFT,
    KANS_SHIFT,
    TWINS_SHIFT,
)
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.valuation import Reading, valued, without_sets
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.packing import ALL_KINDS
from ligamahjong.tiles.tile import HONOURS

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.valuation import Valued
    from ligamahjong.tiles import Hand

__all__ = ["Reading", "Score", "readings", "score"]

_TWO, _THREE, _FOUR = 2, 3, 4
_STANDING = 13
_FIRST_HONOUR = HONOURS.start
_HONOUR = int(MakeUp.HONOUR)
_PINFU, _SANANKOU, _SUUANKOU = BIT["pinfu"], BIT["sanankou"], BIT["suuankou"]
_RIICHI, _DOUBLE_RIICHI, _IPPATSU = BIT["riichi"], BIT["double_riichi"], BIT["ippatsu"]
_MENZEN_TSUMO, _RENHOU = BIT["menzen_tsumo"], BIT["renhou"]
_EAST = Wind.EAST
_RYANMEN, _SHANPON, _TANKI = Wait.RYANMEN, Wait.SHANPON, Wait.TANKI
_RARE = slice(Situation._fields.index("rinshan"), Situation._fields.index("dora"))
"""The facts of a situation that are hardly ever there, from rinshan to renhou."""
_NOTHING_RARE = Situation()[_RARE]
_as_tuple = tuple.__new__
"""Makes a named tuple of its values, three times as quick as its constructor."""


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


_WINDS = {
    (seat, round_): (
        _FIRST_HONOUR + a,
        _FIRST_HONOUR + b,
        1 << 2 * HONOUR_SHIFT + a | 1 << 3 * HONOUR_SHIFT + b,
    )
    for a, seat in enumerate(SEATS)
    for b, round_ in enumerate(SEATS)
}
"""The kinds of the winner's wind and the round's, and their part of a key of :data:`BY_HONOURS`."""


def score(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> Score:
    """The value of a winning hand.

    >>> from ligamahjong.tiles.notation import read_hand
    >>> from ligamahjong.riichi.situation import Situation
    >>> found = score(read_hand("33m123m123s456s78s+9s"), Situation(riichi=1, seat=Wind.SOUTH))
    >>> found.reading.han, found.reading.fu, found.points, found.yaku
    (4, 30, 8000, {'riichi': 1, 'pinfu': 1, 'ittsu': 2})

    Args:
        hand: with its winning tile; whether it is a possible one is not asked here
            (:func:`ligamahjong.riichi.checked.score_win` does).
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: the tiles are no complete hand, or it has no yaku; ``facts["reason"]`` is
            ``"not-complete"`` or ``"no-yaku"``.
    """
    found, bonus, closed = _read(hand, situation, edition)
    if not found:
        raise HandError("the tiles are no complete hand", reason="not-complete")
    best = found[0] if len(found) == 1 else max(found, key=_worth)
    _, _, bits, _, _, _, yakuman, base, _ = best
    if not bits:
        raise HandError("the hand has no yaku", reason="no-yaku")
    dora = 0 if yakuman or bits & _RENHOU else bonus
    east, counters = situation.seat is _EAST, situation.honba * edition.honba
    due = paid(base, situation.tsumo, east, counters)
    reading = _as_tuple(Reading, best)
    return _as_tuple(Score, (reading, closed, dora, due, situation.sticks * STICK))


_worth = itemgetter(*map(Reading._fields.index, ("base", "yakuman", "han", "fu")))
"""What readings are compared by: of equal points, a yakuman goes before a counted one."""


def readings(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> list[Reading]:
    """Every reading of a winning hand, those without yaku too.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.

    Raises:
        HandError: there is no winning tile.
    """
    return [Reading(*values) for values in _read(hand, situation, edition)[0]]


class _Finish(dict[int, tuple[int, int]]):
    """By the fu of sets, pair and wait: the bit of pinfu, or none, and the fu of the hand."""

    def __init__(self, how: tuple[bool, bool, bool, bool]) -> None:
        super().__init__()
        self._tsumo, self._is_open, self._pinfu_tsumo, self._open_pinfu_fu = how

    def __missing__(self, fu: int) -> tuple[int, int]:
        self[fu] = found = self._finish(fu)
        return found

    def _finish(self, fu: int) -> tuple[int, int]:
        if self._tsumo:
            if fu == BASE and not self._is_open and self._pinfu_tsumo:
                return _PINFU, BASE
            return 0, rounded(fu + SELF_DRAW)
        if not self._is_open:
            return _PINFU if fu == BASE else 0, rounded(fu + CLOSED_RON)
        more = OPEN_PINFU if fu == BASE and self._open_pinfu_fu else 0
        return 0, rounded(fu + more)


_BOTH = (False, True)
_FINISH = {how: _Finish(how) for how in product(_BOTH, _BOTH, _BOTH, _BOTH)}
"""By self-draw, open hand, and the rules of pinfu with a self-draw and of open pinfu."""
_HIDDEN = (0, 0, 0, _SANANKOU, _SUUANKOU)
"""The bit of three or four concealed pungs, by how many there are."""


def _read(  # noqa: C901, PLR0912 - in one piece it is a tenth quicker than in three
    hand: Hand, situation: Situation, edition: Edition
) -> tuple[list[Valued], int, bool]:
    """Every division, with every set that the winning tile may have completed."""
    standing, last = hand.standing, hand.winning
    if last is None:
        raise HandError("no winning tile is given", reason="no-winning-tile")
    winning, mark = last.kind, last.mark
    for tile in standing:
        mark += tile.mark
    melds = hand.melds
    make_up_, chows_, pungs_, sets, chow_count_, hidden_, kans, fu_, is_open = (
        apart(melds) if melds else NOTHING
    )
    packed = mark & ALL_KINDS if len(standing) == _STANDING - _THREE * sets else 0
    for meld in melds:
        mark += meld.mark
    tsumo = situation.tsumo
    luck = _luck(situation, edition, sets if is_open else 0)
    bonus = dora_of(mark, situation, edition)
    han = HAN_IF_OPEN if is_open else HAN_IF_CLOSED
    given = packed, winning, is_open, edition, han, bonus
    finish = _FINISH[tsumo, is_open, edition.pinfu_tsumo, edition.open_pinfu_fu]
    found: list[Valued] = []
    for division in divided(packed):
        make_up, chows, pungs, pair, twins, chow_count, fu = division
        make_up |= make_up_
        all_pungs = pungs | pungs_
        fu += BASE + fu_
        # Luck, and what the hand shows whichever set the winning tile completed.
        bits = luck | BY_MAKE_UP[make_up]
        if chow_count + chow_count_ > 1:
            bits |= BY_CHOWS[chows | chows_ | twins << TWINS_SHIFT]
        else:
            bits |= BY_PUNGS[all_pungs | kans << KANS_SHIFT]
        if make_up & _HONOUR:
            seat, round_, key = _WINDS[situation.seat, situation.round]
            honours = all_pungs >> _FIRST_HONOUR | key
            if pair >= _FIRST_HONOUR:
                honours |= 1 << HONOUR_SHIFT + pair - _FIRST_HONOUR
                fu += pair_fu(pair, seat, round_, edition)
            bits |= BY_HONOURS[honours]
        # Each set that the winning tile may have completed.
        hidden = _FOUR - sets - chow_count + hidden_
        shown = bits | _HIDDEN[hidden]
        for low, wait in CHOW_WAITS[winning]:
            if chows & low:
                pinfu, total = finish[fu if wait is _RYANMEN else fu + WAIT]
                found.append(valued(given, division, wait, shown | pinfu, total))
        if pungs >> winning & 1:
            if not tsumo:
                shown = bits | _HIDDEN[hidden - 1]
                fu -= 4 if OUTSIDE >> winning & 1 else 2
            found.append(valued(given, division, _SHANPON, shown, finish[fu][1]))
        elif pair == winning:
            found.append(valued(given, division, _TANKI, shown, finish[fu + WAIT][1]))
    # Seven pairs that are sets too are two pairs of equal chows.
    if not sets and (not found or twins == _TWO):
        found += without_sets(given, luck)
    return found, bonus, not is_open


def _luck(situation: Situation, edition: Edition, claimed: int) -> int:
    """The yaku of how and when a hand with so many claimed sets was won, as bits."""
    tsumo = situation.tsumo
    bits = _MENZEN_TSUMO if tsumo and not claimed else 0
    if situation.riichi:
        bits |= _RIICHI if situation.riichi == 1 else _DOUBLE_RIICHI
        if situation.ippatsu and edition.ippatsu:
            bits |= _IPPATSU
    if situation[_RARE] != _NOTHING_RARE:
        bits |= _rare_drawn(situation) if tsumo else _rare_claimed(situation, edition)
    return bits


def _rare_drawn(situation: Situation) -> int:
    bits = 0
    if situation.rinshan:
        bits |= BIT["rinshan"]
    elif situation.haitei:
        bits |= BIT["haitei"]
    if situation.tenhou:
        bits |= BIT["tenhou"]
    if situation.chiihou:
        bits |= BIT["chiihou"]
    return bits


def _rare_claimed(situation: Situation, edition: Edition) -> int:
    bits = 0
    if situation.chankan:
        bits |= BIT["chankan"]
    if situation.houtei:
        bits |= BIT["houtei"]
    if situation.renhou and edition.renhou is not Renhou.OFF:
        bits |= _RENHOU
    return bits
