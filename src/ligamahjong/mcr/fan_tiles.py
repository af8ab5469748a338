"""The tiles that form each fan of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, TERMINALS, WINDS
from ligamahjong.mcr.parts import PartType
from ligamahjong.tiles import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ligamahjong.mcr.parts import Layout, Part
    from ligamahjong.mcr.set_fans import Counted as SetFan

__all__ = [
    "PUNG_FANS",
    "SET_FANS",
    "Shown",
    "Tiles",
    "fan_tiles",
    "formed_pungs",
    "sets_of",
    "tiles_of",
    "tiles_of_sets",
]

Tiles: TypeAlias = tuple[tuple[int, ...], ...]
"""Kinds, set by set; none where the whole hand forms a fan."""

PUNG_FANS = frozenset(
    by_key(key)
    for key in (
        "four_pure_shifted_pungs",
        "pure_shifted_pungs",
        "triple_pung",
        "mixed_shifted_pungs",
        "double_pung",
    )
)
"""Fans of two, three or four pungs of suits."""

SET_FANS = PUNG_FANS | frozenset(
    by_key(key)
    for key in (
        "quadruple_chow",
        "four_pure_shifted_chows",
        "pure_triple_chow",
        "pure_straight",
        "pure_shifted_chows",
        "mixed_straight",
        "mixed_triple_chow",
        "mixed_shifted_chows",
        "pure_double_chow",
        "mixed_double_chow",
        "short_straight",
        "two_terminal_chows",
    )
)
"""Those, and fans of two, three or four chows."""

_RANKS = 9
_TERMINAL_PUNG = by_key("pung_of_terminals_or_honors")


class Shown(NamedTuple):
    """A fan, once, and the tiles that form it."""

    number: int
    tiles: Tiles


_Chooser: TypeAlias = "Callable[[Layout], list[Part]]"


def _pungs(kinds: int) -> _Chooser:
    """Pungs and kongs of some kinds."""
    return lambda layout: [p for p in layout.parts if p.is_pung and kinds >> p.kinds[0] & 1]


def _kongs(*concealed: bool) -> _Chooser:
    """Kongs, concealed or melded."""
    return lambda layout: [
        p for p in layout.parts if p.type is PartType.KONG and p.concealed in concealed
    ]


def _with_pair(kinds: int) -> _Chooser:
    """Pungs, kongs and pair of some kinds."""
    made = {PartType.PUNG, PartType.KONG, PartType.PAIR}
    return lambda layout: [p for p in layout.parts if p.type in made and kinds >> p.kinds[0] & 1]


def _concealed_pungs(layout: Layout) -> list[Part]:
    return [part for part in layout.parts if part.is_pung and part.concealed]


def _knitted(layout: Layout) -> list[Part]:
    made = [part for part in layout.parts if part.type is PartType.KNITTED]
    return made or [part for part in layout.parts if not HONOUR_KINDS >> part.kinds[0] & 1]


def _completed(layout: Layout) -> list[Part]:
    return [part for part in layout.parts if part.completed]


def _prevalent_wind(layout: Layout) -> list[Part]:
    return _pungs(1 << layout.facts.prevalent)(layout)


def _seat_wind(layout: Layout) -> list[Part]:
    return _pungs(1 << layout.facts.seat)(layout)


_FORMED_BY: dict[int, _Chooser] = {
    by_key(key): chooser
    for key, chooser in {
        "big_four_winds": _pungs(WINDS),
        "big_three_dragons": _pungs(DRAGONS),
        "four_kongs": _kongs(True, False),
        "little_four_winds": _with_pair(WINDS),
        "little_three_dragons": _with_pair(DRAGONS),
        "four_concealed_pungs": _concealed_pungs,
        "three_kongs": _kongs(True, False),
        "three_concealed_pungs": _concealed_pungs,
        "knitted_straight": _knitted,
        "big_three_winds": _pungs(WINDS),
        "two_concealed_kongs": _kongs(True),
        "two_dragon_pungs": _pungs(DRAGONS),
        "two_melded_kongs": _kongs(False),
        "melded_and_concealed_kong": _kongs(True, False),
        "prevalent_wind": _prevalent_wind,
        "seat_wind": _seat_wind,
        "two_concealed_pungs": _concealed_pungs,
        "concealed_kong": _kongs(True),
        "melded_kong": _kongs(False),
        "edge_wait": _completed,
        "closed_wait": _completed,
        "single_wait": _completed,
    }.items()
}
"""Fans that some parts form together."""

_EACH: dict[int, int] = {
    by_key("dragon_pung"): DRAGONS,
    _TERMINAL_PUNG: TERMINALS | WINDS,
}
"""Fans that each pung of some kinds forms by itself."""

_OF_THE_WINNING_TILE = frozenset(
    by_key(key)
    for key in (
        "last_tile_draw",
        "last_tile_claim",
        "out_with_replacement_tile",
        "robbing_the_kong",
        "last_tile",
        "self_drawn",
    )
)
_TILE_HOG = by_key("tile_hog")


def fan_tiles(layout: Layout) -> Iterator[Shown]:
    """Each fan that counts, as often as it does, in the order of the book."""
    counted = layout.counted
    ways = [one for one in counted.way if counted.counting >> one.fan & 1]
    formed = formed_pungs(layout)
    for number, times in counted.fans.items():
        if number in SET_FANS:
            yield from (
                Shown(number, tiles_of_sets(one, layout)) for one in ways if one.fan == number
            )
        elif number == _TERMINAL_PUNG:
            left = [p for p in _pungs(_EACH[number])(layout) if p not in formed]
            yield from (Shown(number, (part.kinds,)) for part in left[-times:])
        else:
            yield from tiles_of(number, layout)


def tiles_of(number: int, layout: Layout) -> Iterator[Shown]:
    """The tiles of a fan that is not of chows or pungs alone, each time that the hand shows it."""
    if number in _EACH:
        yield from (Shown(number, (part.kinds,)) for part in _pungs(_EACH[number])(layout))
    elif number == _TILE_HOG:
        hogs = layout.facts.hogs
        yield from (Shown(number, ((kind,) * 4,)) for kind in KINDS if hogs >> kind & 1)
    elif number in _OF_THE_WINNING_TILE:
        yield Shown(number, ((layout.winning,),))
    elif number in _FORMED_BY:
        yield Shown(number, tuple(part.kinds for part in _FORMED_BY[number](layout)))
    else:
        yield Shown(number, ())


def formed_pungs(layout: Layout) -> dict[Part, int]:
    """Pungs that form a fan which counts, so that they are no Pung of Terminals or Honours.

    Returns:
        The highest such fan by its pung.
    """
    found: dict[Part, int] = {}
    for number in layout.counted.fans:
        if _TERMINAL_PUNG in FANS[number].excludes_for_sets:
            chosen = _FORMED_BY.get(number) or _pungs(_EACH[number])
            for part in chosen(layout):
                if part.is_pung:
                    found.setdefault(part, number)
    return found


def sets_of(layout: Layout, *, pungs: bool) -> list[Part]:
    """Chows, or pungs of suits, in the order in which :mod:`~ligamahjong.mcr.set_fans` has them."""
    if pungs:
        chosen = [p for p in layout.parts if p.is_pung and not HONOUR_KINDS >> p.kinds[0] & 1]
    else:
        chosen = [part for part in layout.parts if part.type is PartType.CHOW]
    return sorted(chosen, key=lambda part: part.kinds[0])


def tiles_of_sets(one: SetFan, layout: Layout) -> Tiles:
    """The sets of a fan of chows or pungs, in the order of their ranks."""
    sets = sets_of(layout, pungs=one.fan in PUNG_FANS)
    chosen = (sets[place].kinds for place in one.sets)
    return tuple(sorted(chosen, key=lambda kinds: (kinds[0] % _RANKS, kinds)))
