"""The tiles that complete a hand, of any shape."""

from __future__ import annotations

from typing import NamedTuple

from ligamahjong.mcr.facts import OUTSIDE
from ligamahjong.mcr.readings import (
    KNITTED,
    KNITTED_AND_HONOURS,
    LOWEST_BITS,
    SEQUENCES_HELD,
    present,
    whole_sets,
)
from ligamahjong.tiles import HONOURS, KINDS
from ligamahjong.tiles.kept import Kept
from ligamahjong.tiles.packing import BITS, MOST, suit_keys, units

__all__ = ["completing_kinds"]

_STARTS = (0, 9, 18, 27)
_RANKS = 9
_PAIR = 2
_WHOLE, _PAIRED, _OPEN = 0, 1, 5
"""What a suit is, so that the sum over the suits tells what one more tile has to make."""
_SIMPLES = MOST * units(kind for kind in KINDS if not OUTSIDE >> kind & 1)


class _Completions(NamedTuple):
    """What one more tile makes of a suit.

    Attributes:
        now: what it is as it stands: ``_WHOLE`` if it is divided into sets, ``_PAIRED`` if into
            sets and a pair, ``_OPEN`` if neither.
        pair: kinds that make an open suit sets and a pair, as bits.
        sets: kinds that make an open suit sets.
        third: kinds that make a paired suit sets.
    """

    now: int
    pair: int
    sets: int
    third: int


class _Suit(Kept[int, _Completions]):
    """What one more tile makes of a suit, by its tiles."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._honours = start == HONOURS.start
        self._kinds = HONOURS if self._honours else range(start, start + _RANKS)

    def __missing__(self, key: int) -> _Completions:
        counts = [key >> BITS * rank & MOST for rank in range(_RANKS)]
        now = self._divided(counts)
        pair = sets = 0
        for rank, kind in enumerate(self._kinds):
            counts[rank] += 1
            then = self._divided(counts)
            pair |= (then == _PAIRED) << kind
            sets |= (then == _WHOLE) << kind
            counts[rank] -= 1
        makes = (pair, sets, 0) if now == _OPEN else (0, 0, sets)
        return self.keep(key, _Completions(now, *makes))

    def _divided(self, counts: list[int]) -> int:
        """What so many tiles of each rank are divided into."""
        beyond_sets = sum(counts) % 3
        if not beyond_sets:
            return _WHOLE if self._are_sets(counts) else _OPEN
        return _PAIRED if beyond_sets == _PAIR and self._have_pair(counts) else _OPEN

    def _have_pair(self, counts: list[int]) -> bool:
        """Whether some tiles are sets and a pair."""
        for rank in range(_RANKS):
            if counts[rank] >= _PAIR:
                counts[rank] -= _PAIR
                whole = self._are_sets(counts)
                counts[rank] += _PAIR
                if whole:
                    return True
        return False

    def _are_sets(self, counts: list[int]) -> bool:
        """Whether some tiles are sets: from the lowest up, what pungs leave begins chows."""
        needed = begun = 0
        for many in counts:
            left = many - needed
            if left < 0 or (self._honours and left % 3):
                return False
            needed, begun = begun + left % 3, left % 3
        return not needed


_CHARACTERS, _CIRCLES, _BAMBOO, _HONOURS = map(_Suit, _STARTS)


def completing_kinds(packed: int, melds: int, *, equal_pairs: bool = True) -> int:
    """The kinds that complete standing tiles, whether or not there are any left, as bits.

    >>> from ligamahjong.tiles.packing import units
    >>> bin(completing_kinds(units([1, 2, 9, 9]), 3))
    '0b1001'

    Args:
        packed: the tiles, one short of a whole hand.
        melds: how many sets lie apart.
        equal_pairs: whether two of seven pairs may be of one kind.
    """
    keys = suit_keys(packed)
    found = _of_sets(*keys)
    if melds <= 1 and _may_be_knitted(*keys):
        found |= _of_knitted_straight(packed)
    if not melds:
        if not packed & ~LOWEST_BITS:
            return found | _of_different_tiles(packed)
        odd = packed & LOWEST_BITS
        if not odd & (odd - 1):
            found |= _of_pairs(packed, odd, equal=equal_pairs)
        if not packed & _SIMPLES:
            found |= _of_orphans(packed)
    return found


def _of_sets(characters: int, circles: int, bamboo: int, honours: int) -> int:
    """Kinds that make standing tiles, suit by suit, sets and a pair, as bits."""
    now_m, pair_m, sets_m, third_m = _CHARACTERS[characters]
    now_p, pair_p, sets_p, third_p = _CIRCLES[circles]
    now_s, pair_s, sets_s, third_s = _BAMBOO[bamboo]
    now_z, pair_z, sets_z, third_z = _HONOURS[honours]
    now = now_m + now_p + now_s + now_z
    if now == _OPEN:
        return pair_m | pair_p | pair_s | pair_z
    if now == _OPEN + _PAIRED:
        return sets_m | sets_p | sets_s | sets_z
    if now == _PAIRED + _PAIRED:
        return third_m | third_p | third_s | third_z
    return 0


def _may_be_knitted(characters: int, circles: int, bamboo: int, _: int) -> bool:
    """Whether two suits have their three tiles of a knitted straight already."""
    if SEQUENCES_HELD[characters]:
        return bool(SEQUENCES_HELD[circles] or SEQUENCES_HELD[bamboo])
    return bool(SEQUENCES_HELD[circles] and SEQUENCES_HELD[bamboo])


def _of_knitted_straight(packed: int) -> int:
    """What completes a knitted straight, a set and a pair."""
    found = 0
    some = packed | packed >> 1 | packed >> 2
    for knitted in KNITTED:
        missing = knitted.tiles & ~some
        rest = packed - knitted.tiles + missing
        if not missing:
            found |= _of_sets(*suit_keys(rest))
        elif missing.bit_count() == 1 and any(whole_sets(rest)):
            found |= present(missing)
    return found


def _of_pairs(packed: int, odd: int, *, equal: bool) -> int:
    """The one tile without another beside it: the twelve others are six pairs."""
    twos, fours = packed >> 1 & LOWEST_BITS, packed >> 2 & LOWEST_BITS
    return present(odd) if equal or not (fours or odd & twos) else 0


def _of_orphans(packed: int) -> int:
    """The one of thirteen orphans that is missing where another is there twice."""
    kinds = present(packed)
    missing = OUTSIDE & ~kinds
    return missing if not kinds & ~OUTSIDE and missing.bit_count() == 1 else 0


def _of_different_tiles(packed: int) -> int:
    """What makes different tiles thirteen orphans, or honours and knitted tiles."""
    kinds = present(packed)
    found = OUTSIDE if kinds == OUTSIDE else 0
    for whole in KNITTED_AND_HONOURS:
        if not packed & ~whole:
            found |= present(whole) & ~kinds
    return found
