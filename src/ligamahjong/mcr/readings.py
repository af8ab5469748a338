"""Every way to read a winning hand: its shape, its sets, and the place of its winning tile."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.facts import OUTSIDE, Shape, Wait, mask, unpacked
from ligamahjong.mcr.portions import (
    DIVIDED,
    LOOSE,
    MANY_PAIRS,
    ONE_PAIR,
    PLACED,
    Portion,
    chows_in,
    pair_in,
    pungs_in,
    undivided,
)
from ligamahjong.mcr.profiles import EMA, KnittedWait
from ligamahjong.tiles import HONOURS, KINDS
from ligamahjong.tiles.kept import Kept
from ligamahjong.tiles.packing import kinds_in, suit_keys, units

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.mcr.profiles import Profile

__all__ = [
    "KNITTED",
    "KNITTED_AND_HONOURS",
    "LOWEST_BITS",
    "SEQUENCES_HELD",
    "Knitted",
    "Laid",
    "Reading",
    "present",
    "reading_of",
    "readings",
    "readings_laid",
    "seven_pairs",
    "whole_sets",
]

_RANKS = 9
_STARTS = (0, 9, 18, 27)
LOWEST_BITS = units(KINDS)
_OTHERS = tuple(tuple(other for other in range(4) if other != suit) for suit in range(4))
"""The three other suits of each."""
_FOURTEEN = 14
_SEVEN = 7
_SEQUENCES = tuple(units([low, low + 3, low + 6]) for low in range(3))


class Knitted(NamedTuple):
    """A knitted straight: 147, 258 and 369 in three suits.

    Attributes:
        lows: where 147, 258 or 369 begins in each suit, by rank from 0.
        tiles: its nine tiles, packed.
        kinds: the same as bits.
        shown: what a hand with it may show, as a portion has it.
    """

    lows: tuple[int, ...]
    tiles: int
    kinds: int
    shown: int


def _knitted(lows: tuple[int, ...]) -> Knitted:
    kinds = [
        start + low + step for start, low in zip(_STARTS, lows, strict=False) for step in (0, 3, 6)
    ]
    return Knitted(lows, units(kinds), mask(*kinds), undivided(kinds).shown)


KNITTED = tuple(map(_knitted, permutations(range(3))))
"""The six knitted straights."""
KNITTED_AND_HONOURS = tuple(one.tiles | units(HONOURS) for one in KNITTED)
"""The sixteen tiles of which fourteen make a hand of honours and knitted tiles."""
_ORPHANS = [kind for kind in KINDS if OUTSIDE >> kind & 1]
_THIRTEEN = frozenset(units([*_ORPHANS, kind]) for kind in _ORPHANS)


class Reading(NamedTuple):
    """One way to read the tiles that stand.

    Attributes:
        shape: what the hand is made of.
        chows: lowest kinds of the chows, in order.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair; -1 where there is none, or seven.
        knitted: kinds of the knitted part, as bits.
    """

    shape: Shape
    chows: tuple[int, ...]
    pungs: int
    pair: int
    knitted: int = 0


Laid: TypeAlias = tuple[Shape, int, int, Wait, int, int]
"""One way to read the tiles that stand, with the place of the winning tile.

Its shape, then as :class:`~ligamahjong.mcr.portions.Placed` has them its sets and pair, what it
may show, the wait, and 1 if the winning tile makes a pung with a claimed tile; last the kinds of
the knitted part, as bits.
"""


def readings(packed: int, melds: int) -> Iterator[Reading]:
    """Every reading of standing tiles, as many as a whole hand has beside its melds.

    Args:
        packed: the tiles.
        melds: how many sets lie apart.
    """
    known = set()
    for kind in kinds_in(packed):
        for laid in readings_laid(packed, melds, kind, drawn=True):
            reading = reading_of(laid)
            if reading not in known:
                known.add(reading)
                yield reading


def reading_of(laid: Laid) -> Reading:
    """A reading, whatever the place of the winning tile."""
    shape, made, _, _, _, knitted = laid
    return Reading(shape, unpacked(chows_in(made)), pungs_in(made), pair_in(made), knitted)


def readings_laid(
    packed: int, melds: int, winning: int, *, drawn: bool, profile: Profile = EMA
) -> list[Laid]:
    """Every reading of standing tiles with every place of the winning one.

    Args:
        packed: the tiles, as many as a whole hand has beside its melds.
        melds: how many sets lie apart.
        winning: kind of the winning tile.
        drawn: whether it was drawn.
        profile: the rules.
    """
    keys = suit_keys(packed)
    found = _of_sets(keys, winning, drawn=drawn)
    if melds <= 1:
        for knitted in _knitted_straights(keys):
            waits = profile.knitted_wait is KnittedWait.OUTSIDE
            found += _of_knitted_straight(packed, knitted, winning, drawn=drawn, waits=waits)
    if not melds:
        if not packed & LOWEST_BITS:
            if seven_pairs(packed, equal=profile.seven_pairs_equal_pairs):
                found.append(_of_one_shape(Shape.SEVEN_PAIRS, keys, Wait.SINGLE))
        elif not packed & ~LOWEST_BITS:
            if _is_honours_and_knitted(packed):
                found.append(_of_one_shape(Shape.HONOURS_AND_KNITTED, keys, Wait.NONE))
        elif packed in _THIRTEEN:
            found.append(_of_one_shape(Shape.ORPHANS, keys, Wait.SINGLE))
    return found


def _of_sets(keys: Sequence[int], winning: int, *, drawn: bool) -> list[Laid]:
    """Four sets and a pair."""
    suit = winning // _RANKS
    placed = PLACED[keys[suit], winning, drawn]
    if not placed:
        return []
    a, b, c = _OTHERS[suit]
    found: list[Laid] = []
    for made_a, shown_a in DIVIDED[a][keys[a]]:
        for made_b, shown_b in DIVIDED[b][keys[b]]:
            for made_c, shown_c in DIVIDED[c][keys[c]]:
                others, may_show = made_a + made_b + made_c, shown_a & shown_b & shown_c
                for made, shown, wait, claimed in placed:
                    whole = made + others
                    if whole & MANY_PAIRS == ONE_PAIR:
                        found.append((Shape.SETS, whole, shown & may_show, wait, claimed, 0))
    return found


def _of_knitted_straight(
    packed: int, knitted: Knitted, winning: int, *, drawn: bool, waits: bool
) -> list[Laid]:
    """Three knitted sequences, a set and a pair."""
    rest = packed - knitted.tiles
    places = [one[1:5] for one in _of_sets(suit_keys(rest), winning, drawn=drawn)]
    if knitted.kinds >> winning & 1:
        places += [(*whole, Wait.NONE, 0) for whole in whole_sets(rest)]
    counts = frozenset(Wait) if waits else {Wait.SINGLE}
    found = dict.fromkeys(
        (made, shown & knitted.shown, wait if wait in counts else Wait.NONE, claimed)
        for made, shown, wait, claimed in places
    )
    return [(Shape.KNITTED_STRAIGHT, *place, knitted.kinds) for place in found]


def _of_one_shape(shape: Shape, keys: tuple[int, ...], wait: Wait) -> Laid:
    """A hand without sets."""
    a, b, c, d = [LOOSE[suit][key].shown for suit, key in enumerate(keys)]
    return shape, 0, a & b & c & d, wait, 0, 0


def whole_sets(packed: int) -> Iterator[Portion]:
    """Every division of tiles into sets and a pair."""
    suits = [DIVIDED[suit][key] for suit, key in enumerate(suit_keys(packed))]
    for a, b, c, d in product(*suits):
        made = a.made + b.made + c.made + d.made
        if made & MANY_PAIRS == ONE_PAIR:
            yield Portion(made, a.shown & b.shown & c.shown & d.shown)


class _Ranks(dict[int, int]):
    """Ranks from 0 as bits, by lowest bits of packed tiles of a suit."""

    def __missing__(self, key: int) -> int:
        found = self[key] = mask(*kinds_in(key))
        return found


_RANKS_OF = _Ranks()


def present(packed: int) -> int:
    """The kinds that are there, as bits."""
    some = (packed | packed >> 1 | packed >> 2) & LOWEST_BITS
    characters, circles, bamboo, honours = suit_keys(some)
    return (
        _RANKS_OF[characters]
        | _RANKS_OF[circles] << _STARTS[1]
        | _RANKS_OF[bamboo] << _STARTS[2]
        | _RANKS_OF[honours] << _STARTS[3]
    )


class _Sequences(Kept[int, int]):
    """Which of 147, 258 and 369 the tiles of a suit hold, as bits, by these tiles."""

    def __missing__(self, key: int) -> int:
        some = key | key >> 1 | key >> 2
        held = sum(1 << low for low, tiles in enumerate(_SEQUENCES) if some & tiles == tiles)
        return self.keep(key, held)


SEQUENCES_HELD = _Sequences()
"""Which of 147, 258 and 369 the tiles of a suit hold, as bits, by these tiles."""


def _knitted_straights(keys: Sequence[int]) -> list[Knitted]:
    """Every knitted straight that a hand holds, which is given suit by suit."""
    characters = SEQUENCES_HELD[keys[0]]
    if not characters:
        return []
    circles, bamboo = SEQUENCES_HELD[keys[1]], SEQUENCES_HELD[keys[2]]
    return [
        one
        for one in KNITTED
        if characters >> one.lows[0] & circles >> one.lows[1] & bamboo >> one.lows[2] & 1
    ]


def seven_pairs(packed: int, *, equal: bool = True) -> bool:
    """Whether standing tiles are seven pairs.

    Args:
        packed: the tiles.
        equal: whether two pairs may be of one kind.
    """
    twos, fours = packed >> 1 & LOWEST_BITS, packed >> 2 & LOWEST_BITS
    if packed & LOWEST_BITS or twos & fours or (fours and not equal):
        return False
    return twos.bit_count() + 2 * fours.bit_count() == _SEVEN


def _is_honours_and_knitted(packed: int) -> bool:
    """Whether different standing tiles are fourteen honours and knitted ones."""
    return packed.bit_count() == _FOURTEEN and any(
        not packed & ~whole for whole in KNITTED_AND_HONOURS
    )
