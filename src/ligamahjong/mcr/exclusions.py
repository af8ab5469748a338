"""Which of the fans that a hand shows count, under a profile (§3.8.1, §3.9.1.5).

From the highest down, each fan that counts takes away those that the table says. What the disputed
rulings change of the table is said here and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.facts import TERMINALS, WINDS
from ligamahjong.mcr.profiles import KongConcealment, Points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.mcr.facts import Facts
    from ligamahjong.mcr.profiles import Profile

__all__ = ["Rules", "rules_of", "terminal_pungs"]

_NINE_GATES = 1 << by_key("nine_gates")
_PREVALENT_WIND = 1 << by_key("prevalent_wind")
_SEAT_WIND = 1 << by_key("seat_wind")
_OF_THREE_WINDS = 1 << by_key("big_three_winds") | 1 << by_key("little_four_winds")
_CONCEALED_SHAPES = (
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
    "four_concealed_pungs",
    "seven_pairs",
    "greater_honors_and_knitted_tiles",
    "lesser_honors_and_knitted_tiles",
)
_CONCEALED_KONG_FANS = ("concealed_kong", "two_concealed_kongs")


class Rules:
    """The table of a profile, with what has been worked out by it.

    Args:
        profile: whose.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.points = {
            number: fan.cn if profile.points is Points.CN else fan.ema
            for number, fan in FANS.items()
        }
        self.excludes = _excludes(profile)
        self._from_the_highest = sorted(FANS, key=lambda number: (-self.points[number], number))
        self._known: dict[int, tuple[int, int]] = {}

    def counting(self, shown: int) -> tuple[int, int]:
        """The fans that count of those shown, as bits, and their points, each counted once."""
        found = self._known.get(shown)
        if found is None:
            found = self._known[shown] = self._worked_out(shown)
        return found

    def _worked_out(self, shown: int) -> tuple[int, int]:
        left, points = shown, 0
        for number in self._from_the_highest:
            if left >> number & 1:
                points += self.points[number]
                for other in self.excludes[number]:
                    left &= ~(1 << other)
        return left, points


def terminal_pungs(counted: int, facts: Facts, profile: Profile) -> int:
    """How many Pungs of Terminals or Honours count beside other fans.

    A pung that forms a wind fan is none; nor, under one reading, is one of those in Nine Gates.

    Args:
        counted: the fans that count, as bits.
        facts: what the hand shows.
        profile: the rules.
    """
    formed = 0
    if counted & _PREVALENT_WIND:
        formed |= 1 << facts.prevalent
    if counted & _SEAT_WIND:
        formed |= 1 << facts.seat
    if counted & _OF_THREE_WINDS:
        formed |= WINDS
    times = (facts.pungs & (TERMINALS | WINDS) & ~formed).bit_count()
    if counted & _NINE_GATES and profile.nine_gates_terminal_pung:
        times -= 1
    return times


def _excludes(profile: Profile) -> dict[int, frozenset[int]]:
    """The fans that each takes away, with what the rulings of a profile change of the table."""
    excludes = {number: set(fan.excludes) for number, fan in FANS.items()}
    for decided, fan, others in _rulings(profile):
        if decided:
            excludes[by_key(fan)] |= {by_key(other) for other in others}
    if profile.terminal_chows_exclude_pure_double:
        excludes[by_key("three_suited_terminal_chows")].discard(by_key("mixed_double_chow"))
    return {number: frozenset(others) for number, others in excludes.items()}


def _rulings(profile: Profile) -> Iterator[tuple[bool, str, tuple[str, ...]]]:
    """Exclusions that depend on a ruling: whether it is so decided, the fan, what it takes."""
    for fan in _CONCEALED_SHAPES:
        yield not profile.concealed_on_concealed_shapes, fan, ("fully_concealed_hand",)
    concealment = profile.kong_concealment
    yield concealment is KongConcealment.ONE, "three_kongs", _CONCEALED_KONG_FANS
    yield concealment is not KongConcealment.ADD_MORE, "four_kongs", _CONCEALED_KONG_FANS
    yield not profile.all_green_half_flush, "all_green", ("half_flush",)
    terminal_pung = ("pung_of_terminals_or_honors",)
    yield not profile.nine_gates_terminal_pung, "nine_gates", terminal_pung
    yield not profile.all_terminals_double_pung, "all_terminals", ("double_pung",)
    shifted = "four_pure_shifted_chows"
    yield not profile.shifted_chows_terminal_chows, shifted, ("two_terminal_chows",)
    yield not profile.seven_pairs_all_types, "seven_pairs", ("all_types",)
    lesser = "lesser_honors_and_knitted_tiles"
    yield not profile.lesser_honours_knitted_straight, lesser, ("knitted_straight",)
    three_suited = "three_suited_terminal_chows"
    yield profile.terminal_chows_exclude_pure_double, three_suited, ("pure_double_chow",)


@cache
def rules_of(profile: Profile) -> Rules:
    """The table of a profile."""
    return Rules(profile)
