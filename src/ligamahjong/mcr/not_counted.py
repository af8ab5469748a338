"""Fans that a hand shows and that do not count: which fan takes each, and by which principle.

The principles are those of §3.9.1.5, and the disputed rulings of the profile.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.fan_tiles import (
    PUNG_FANS,
    SET_FANS,
    Shown,
    Tiles,
    fan_tiles,
    formed_pungs,
    sets_of,
    tiles_of,
    tiles_of_sets,
)
from ligamahjong.mcr.rulings import deciding_switch
from ligamahjong.mcr.set_fans import chow_fans, pung_fans

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ligamahjong.mcr.parts import Layout
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.scoring import Counted
    from ligamahjong.mcr.set_fans import Counted as SetFan

__all__ = ["NotCounted", "Principle", "not_counted", "of_other_reading"]

_TERMINAL_PUNG = by_key("pung_of_terminals_or_honors")
_NINE_GATES = by_key("nine_gates")
_OF_A_READING = SET_FANS | {by_key("edge_wait"), by_key("closed_wait"), by_key("single_wait")}
"""Fans of which a reading that shows none lacks the sets, whatever else it counts."""


class Principle(StrEnum):
    """Why a fan that is there does not count."""

    NON_REPEAT = "non-repeat"
    """Another one that counts implies it."""
    NON_SEPARATION = "non-separation"
    """It needs the tiles put together in another way."""
    NON_IDENTICAL = "non-identical"
    """One of its sets is in the same fan already."""
    ACCOUNT_ONCE = "account-once"
    """Its sets are joined to one another already."""
    ONE_PLACE = "one-place"
    """The winning tile completes another set."""
    RULING = "ruling"
    """The profile decides so."""


class NotCounted(NamedTuple):
    """A fan that does not count.

    Attributes:
        number: of the fan.
        times: how often it would be there.
        tiles: that would form it, the first time.
        by: the fan that takes it; ``None`` if no single one does.
        principle: by which it does not count.
        ruling: the one that decides it, if that is the principle.
        more: the tiles that would form it each further time.
    """

    number: int
    times: int
    tiles: Tiles
    by: int | None
    principle: Principle
    ruling: str | None = None
    more: tuple[Tiles, ...] = ()


def not_counted(layout: Layout, profile: Profile) -> tuple[NotCounted, ...]:
    """The fans that a reading shows and that do not count, from the highest down."""
    found = [
        *_excluded(layout, profile),
        *_terminal_pungs(layout, profile),
        *_not_joined(layout, profile),
    ]
    return _together(found, profile)


def of_other_reading(best: Layout, other: Layout, profile: Profile) -> tuple[NotCounted, ...]:
    """The fans that another reading counts and that the best one does not even show."""
    found = [
        _of_other_reading(one, best, other, profile)
        for one in fan_tiles(other)
        if not best.counted.times.get(one.number)
    ]
    return _together(found, profile)


def _of_other_reading(one: Shown, best: Layout, other: Layout, profile: Profile) -> NotCounted:
    taken = _taken_by(one.number, best.counted, profile)
    if taken is not None and one.tiles and one.number not in _OF_A_READING:
        return NotCounted(one.number, 1, one.tiles, *taken)
    same = best.counted.reading == other.counted.reading
    principle = Principle.ONE_PLACE if same else Principle.NON_SEPARATION
    by = taken[0] if taken is not None else _user_of(one.tiles, best, profile)
    return NotCounted(one.number, 1, one.tiles, by, principle)


def _user_of(tiles: Tiles, best: Layout, profile: Profile) -> int | None:
    """The highest fan that uses some of the tiles."""
    points = rules_of(profile).points
    taken = sorted(fan_tiles(best), key=lambda one: -points[one.number])
    kinds = {kind for part in tiles for kind in part}
    return next((one.number for one in taken if _overlap(kinds, one.tiles)), None)


def _overlap(kinds: set[int], tiles: Tiles) -> bool:
    return not kinds or not tiles or any(kind in kinds for part in tiles for kind in part)


def _together(found: Iterable[NotCounted], profile: Profile) -> tuple[NotCounted, ...]:
    """The same fan for the same reason as one, from the highest down."""
    grouped: dict[tuple[int, int | None, Principle], NotCounted] = {}
    for one in found:
        key = (one.number, one.by, one.principle)
        known = grouped.get(key)
        grouped[key] = one if known is None else _as_one(known, one)
    points = rules_of(profile).points
    return tuple(sorted(grouped.values(), key=lambda one: (-points[one.number], one.number)))


def _as_one(first: NotCounted, second: NotCounted) -> NotCounted:
    more = (*first.more, second.tiles, *second.more)
    return first._replace(times=first.times + second.times, more=more)


def _taken_by(
    number: int, counted: Counted, profile: Profile
) -> tuple[int, Principle, str | None] | None:
    """The highest fan that counts and excludes another, and why it does."""
    rules = rules_of(profile)
    takers = [fan for fan in counted.fans if number in rules.excludes[fan]]
    if not takers:
        return None
    by = max(takers, key=lambda fan: rules.points[fan])
    if number in FANS[by].excludes:
        return by, Principle.NON_REPEAT, None
    return by, Principle.RULING, deciding_switch(profile, by, number)


def _excluded(layout: Layout, profile: Profile) -> Iterator[NotCounted]:
    """Fans of no sets in particular that another one excludes."""
    counted = layout.counted
    for number, times in counted.times.items():
        if times and number not in SET_FANS and not counted.counting >> number & 1:
            taken = _taken_by(number, counted, profile)
            if taken is not None:
                for one in tiles_of(number, layout):
                    yield NotCounted(number, 1, one.tiles, *taken)


def _terminal_pungs(layout: Layout, profile: Profile) -> Iterator[NotCounted]:
    """Pungs of terminals and winds that form another fan, where further ones do count."""
    counting = layout.counted.counting
    if not counting >> _TERMINAL_PUNG & 1:
        return
    shown = [one.tiles for one in tiles_of(_TERMINAL_PUNG, layout)]
    formed = {(part.kinds,): by for part, by in formed_pungs(layout).items()}
    for tiles in shown:
        if tiles in formed:
            yield NotCounted(_TERMINAL_PUNG, 1, tiles, formed[tiles], Principle.NON_REPEAT)
    if counting >> _NINE_GATES & 1 and profile.nine_gates_terminal_pung:
        yield NotCounted(_TERMINAL_PUNG, 1, shown[0], _NINE_GATES, Principle.NON_REPEAT)


def _not_joined(layout: Layout, profile: Profile) -> Iterator[NotCounted]:
    """Fans of chows and pungs that other ones imply or leave no set for."""
    counted = layout.counted
    for pungs in (False, True):
        sets = sets_of(layout, pungs=pungs)
        counting = [
            one
            for one in counted.way
            if counted.counting >> one.fan & 1 and (one.fan in PUNG_FANS) is pungs
        ]
        for one in _all_of_sets(tuple(part.kinds[0] for part in sets), pungs=pungs):
            if one not in counting:
                by, principle, ruling = _why_not(one, counting, counted, profile)
                yield NotCounted(one.fan, 1, tiles_of_sets(one, layout), by, principle, ruling)


def _all_of_sets(kinds: tuple[int, ...], *, pungs: bool) -> Iterator[SetFan]:
    """Every fan that two, three or four of some sets form, each asked by itself."""
    for many in range(2, len(kinds) + 1):
        for places in combinations(range(len(kinds)), many):
            chosen = tuple(kinds[place] for place in places)
            for way in (pung_fans if pungs else chow_fans)(chosen):
                for one in way:
                    if len(one.sets) == many:
                        yield one._replace(sets=places)


def _why_not(
    one: SetFan, counting: Sequence[SetFan], counted: Counted, profile: Profile
) -> tuple[int | None, Principle, str | None]:
    """Which fan leaves no room for one, and by which principle."""
    points = rules_of(profile).points
    from_the_highest = sorted(counting, key=lambda other: -points[other.fan])
    within = [other for other in from_the_highest if set(one.sets) < set(other.sets)]
    taken = _taken_by(one.fan, counted, profile)
    if within and (taken is None or taken[1] is not Principle.RULING):
        return within[0].fan, Principle.NON_REPEAT, None
    if taken is not None:
        return taken
    beside = [other for other in from_the_highest if set(one.sets) & set(other.sets)]
    if any(other.fan == one.fan for other in beside):
        return one.fan, Principle.NON_IDENTICAL, None
    return beside[0].fan if beside else None, Principle.ACCOUNT_ONCE, None
