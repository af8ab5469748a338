"""Winning hands of MCR, invented: every shape, every fan, every way to win, 0 to 4 claims."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.table import SEATS
from ligamahjong.tiles import HONOURS, KINDS, Hand, Meld, MeldType, tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

__all__ = ["Won", "for_peer", "invented"]

_SUITS = (0, 9, 18)
_TERMINALS = (0, 8, 9, 17, 18, 26)
_ORPHANS = (*_TERMINALS, *HONOURS)
_GREEN = (19, 20, 21, 23, 25, 32)
_REVERSIBLE = (9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31)
_COPIES = 4
_SETS = 4


class Won(NamedTuple):
    """A winning hand and how it was won."""

    hand: Hand
    circumstances: Circumstances


class _Tiles(NamedTuple):
    """What a hand is made of: sets that may lie apart, and tiles that stand."""

    sets: list[tuple[int, ...]]
    standing: list[int]


def invented(number: int, seed: int = 2006) -> Iterator[Won]:
    """Random complete hands: 5 % seven pairs, 7 % of different tiles, 4 % knitted straights.

    A further 6 % have rare fans; the others are sets of any tiles, or of some.

    Args:
        number: how many.
        seed: of the random numbers.
    """
    draw = random.Random(seed)
    while number:
        (make,) = draw.choices(_MAKERS, _OFTEN)
        tiles = make(draw)
        if _fits(tiles):
            number -= 1
            yield _won(tiles, draw)


def _fits(tiles: _Tiles) -> bool:
    """Whether there are enough tiles of each kind."""
    every = [*tiles.standing, *(kind for one in tiles.sets for kind in one)]
    return all(every.count(kind) <= _COPIES for kind in set(every))


def _any_sets(draw: random.Random) -> _Tiles:
    """Four sets and a pair of any kinds, or of some, so that fans come up."""
    theme = draw.choice((KINDS, KINDS, KINDS, range(27), _one_suit(draw), _ranks(draw)))
    return _of_theme(theme, draw)


def _one_suit(draw: random.Random) -> Sequence[int]:
    start = draw.choice(_SUITS)
    return (*range(start, start + 9), *draw.choice(((), HONOURS)))


def _ranks(draw: random.Random) -> Sequence[int]:
    low, many = draw.choice(((0, 3), (3, 3), (6, 3), (0, 4), (5, 4), (1, 7), (2, 5)))
    return [start + rank for start in _SUITS for rank in range(low, low + many)]


def _of_theme(theme: Sequence[int], draw: random.Random, chows: float = 0.65) -> _Tiles:
    lows = [low for low in theme if _is_low(low) and {low + 1, low + 2} <= {*theme}]
    sets = [
        _chow(draw.choice(lows)) if lows and draw.random() < chows else (draw.choice(theme),) * 3
        for _ in range(_SETS)
    ]
    return _Tiles(sets, [draw.choice(theme)] * 2)


def _is_low(kind: int) -> bool:
    return kind in range(HONOURS.start) and kind % 9 < 7


def _chow(low: int) -> tuple[int, ...]:
    return low, low + 1, low + 2


def _seven_pairs(draw: random.Random) -> _Tiles:
    theme = draw.choice((KINDS, KINDS, _ORPHANS, HONOURS, _one_suit(draw), range(1, 8), _GREEN))
    kinds = draw.choices(theme, k=7) if len(theme) < 7 else draw.sample(theme, 7)
    if draw.random() < 0.2:
        kinds[0] = kinds[1]
    return _Tiles([], [kind for kind in kinds for _ in range(2)])


def _different_tiles(draw: random.Random) -> _Tiles:
    if draw.random() < 0.3:
        return _Tiles([], [*_ORPHANS, draw.choice(_ORPHANS)])
    least = draw.choice((0, 0, 5, 7))
    honours = draw.sample(HONOURS, draw.randint(max(least, 5), 7))
    return _Tiles([], [*honours, *draw.sample(_knitted(draw), 14 - len(honours))])


def _knitted(draw: random.Random) -> list[int]:
    lows = draw.sample(range(3), 3)
    return [
        start + low + step for start, low in zip(_SUITS, lows, strict=True) for step in (0, 3, 6)
    ]


def _knitted_straight(draw: random.Random) -> _Tiles:
    rest = _of_theme(draw.choice((KINDS, range(27), HONOURS)), draw)
    return _Tiles(rest.sets[:1], [*rest.standing, *_knitted(draw)])


def _rare(draw: random.Random) -> _Tiles:
    return draw.choice(_RARE)(draw)


def _of_kinds(theme: Sequence[int], chows: float) -> Callable[[random.Random], _Tiles]:
    return lambda draw: _of_theme(theme, draw, chows)


def _in_line(many: int, *, chows: bool) -> Callable[[random.Random], _Tiles]:
    """Sets of one suit, one above the other, and other sets."""

    def made(draw: random.Random) -> _Tiles:
        step = draw.randint(0, 2) if chows else 1
        suit = draw.choice(_SUITS)
        low = suit + draw.randint(0, (6 if chows else 8) - step * (many - 1))
        lows = [low + step * place for place in range(many)]
        sets = [_chow(one) if chows else (one,) * 3 for one in lows]
        others = _of_theme((*range(suit, suit + 9), *HONOURS), draw)
        return _Tiles(sets + others.sets[many:], others.standing)

    return made


def _of_three_suits(*, chows: bool) -> Callable[[random.Random], _Tiles]:
    """Sets of three suits, one above the other, and another one."""

    def made(draw: random.Random) -> _Tiles:
        step = draw.choice((0, 1, 3)) if chows else draw.randint(0, 1)
        low = draw.randint(0, (6 if chows else 8) - 2 * step)
        starts = draw.sample(_SUITS, 3)
        lows = [start + low + step * place for place, start in enumerate(starts)]
        sets = [_chow(one) if chows else (one,) * 3 for one in lows]
        others = _of_theme(KINDS, draw)
        return _Tiles(sets + others.sets[3:], others.standing)

    return made


def _terminal_chows(draw: random.Random) -> _Tiles:
    first, second, third = draw.sample(_SUITS, 3)
    if draw.random() < 0.5:
        second, third = first, first
    sets = [_chow(start + low) for start in (first, second) for low in (0, 6)]
    return _Tiles(sets, [third + 4] * 2)


def _winds_or_dragons(draw: random.Random) -> _Tiles:
    group = list(draw.choice((range(27, 31), range(31, 34))))
    draw.shuffle(group)
    many = draw.randint(2, len(group))
    others = _of_theme(draw.choice((KINDS, HONOURS, _one_suit(draw))), draw)
    sets = [(kind,) * 3 for kind in group[:many]] + others.sets[many:]
    return _Tiles(sets, [draw.choice(group[many:])] * 2 if group[many:] else others.standing)


def _nine_gates(draw: random.Random) -> _Tiles:
    start = draw.choice(_SUITS)
    return _Tiles([], [start + rank for rank in (0, 0, *range(9), 8, 8, draw.randrange(9))])


def _shifted_pairs(draw: random.Random) -> _Tiles:
    low = draw.choice(_SUITS) + draw.randrange(3)
    return _Tiles([], [low + step for step in range(7) for _ in range(2)])


_RARE: Sequence[Callable[[random.Random], _Tiles]] = (
    _of_kinds(_GREEN, 0.5),
    _of_kinds(_TERMINALS, 0),
    _of_kinds(HONOURS, 0),
    _of_kinds(_ORPHANS, 0),
    _of_kinds(_REVERSIBLE, 0.5),
    _of_kinds([kind for kind in range(27) if kind % 9 in {1, 3, 5, 7}], 0),
    _of_kinds([kind for kind in range(27) if kind % 9 in {0, 1, 2, 6, 7, 8}], 0.8),
    _of_kinds(KINDS, 0),
    _in_line(3, chows=True),
    _in_line(4, chows=True),
    _in_line(3, chows=False),
    _in_line(4, chows=False),
    _of_three_suits(chows=True),
    _of_three_suits(chows=False),
    _terminal_chows,
    _winds_or_dragons,
    _nine_gates,
    _shifted_pairs,
)
_MAKERS = (_any_sets, _seven_pairs, _different_tiles, _knitted_straight, _rare)
_OFTEN = (78, 5, 7, 4, 6)


def _won(tiles: _Tiles, draw: random.Random) -> Won:
    """The hand with some sets apart, a winning tile and a story that can be."""
    apart = draw.randint(0, len(tiles.sets)) if draw.random() < 0.6 else 0
    every = [*tiles.standing, *(kind for one in tiles.sets for kind in one)]
    melds: list[Meld] = []
    standing = list(tiles.standing)
    for place, kinds in enumerate(tiles.sets):
        can_be_kong = every.count(kinds[0]) == len(kinds) == 3 and kinds[0] == kinds[1]
        kong = can_be_kong and draw.random() < 0.3
        if kong or place < apart:
            melds.append(_meld(kinds, kong=kong, draw=draw))
        else:
            standing += kinds
    winning = standing.pop(draw.randrange(len(standing)))
    draw.shuffle(melds)
    flowers = draw.choices(range(9), (60, 20, 10, 4, 2, 1, 1, 1, 1))[0]
    hand = Hand(tuple(map(tile, standing)), tuple(melds), tile(winning), flowers)
    return Won(hand, _story(hand, winning, draw))


def _meld(kinds: tuple[int, ...], *, kong: bool, draw: random.Random) -> Meld:
    if kong:
        type_ = draw.choice((MeldType.ANKAN, MeldType.MINKAN, MeldType.KAKAN))
        return Meld(type_, (tile(kinds[0]),) * 4)
    type_ = MeldType.PON if kinds[0] == kinds[1] else MeldType.CHI
    return Meld(type_, tuple(map(tile, kinds)))


def _story(hand: Hand, winning: int, draw: random.Random) -> Circumstances:
    """How it was won; what cannot have been is left out."""
    drawn = draw.random() < 0.45
    hidden = sum(one.kind == winning for one in hand.standing)
    apart = sum(one.kind == winning for meld in hand.melds for one in meld.tiles)
    last_of_kind = not hidden and (apart == _COPIES - 1 or draw.random() < 0.06)
    kongs = any(meld.type.is_kan for meld in hand.melds)
    robbed = not drawn and not hidden and not apart and draw.random() < 0.04
    kong = (drawn and kongs and draw.random() < 0.2) or robbed
    last_of_wall = not robbed and draw.random() < 0.06
    return Circumstances(
        seat=draw.choice(SEATS),
        prevalent=draw.choice(SEATS),
        self_drawn=drawn,
        last_of_kind=last_of_kind,
        last_of_wall=last_of_wall,
        kong=kong,
    )


_NAMES = (
    *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
    *("F1", "F2", "F3", "F4", "J3", "J2", "J1"),
)
"""Tiles by kind as PyMahjongGB calls them."""

Pack = tuple[str, str, int]
Call = tuple[tuple[Pack, ...], tuple[str, ...], str, int, bool, bool, bool, bool, int, int]


def for_peer(won: Won) -> Call:
    """The arguments of PyMahjongGB's ``MahjongFanCalculator``."""
    hand, how = won
    assert hand.winning is not None
    return (
        tuple(map(_pack, hand.melds)),
        tuple(_NAMES[one.kind] for one in hand.standing),
        _NAMES[hand.winning.kind],
        hand.flowers,
        how.self_drawn,
        how.last_of_kind,
        how.kong,
        how.last_of_wall,
        SEATS.index(how.seat),
        SEATS.index(how.prevalent),
    )


def _pack(meld: Meld) -> Pack:
    if meld.type is MeldType.CHI:
        return "CHI", _NAMES[meld.kind + 1], 1
    return "GANG" if meld.type.is_kan else "PENG", _NAMES[meld.kind], int(meld.is_open)
