"""Which of the fans that a hand shows count, under a profile (§3.8.1, §3.9.1.5).

From the highest down, each fan that counts takes away those that the table says. What the disputed
rulings change of the table is said here and nowhere else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.facts import DRAGONS, TERMINALS, WINDS, mask, numbers_in
from ligamahjong.mcr.profiles import KongConcealment, Points
from ligamahjong.tiles.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ligamahjong.mcr.profiles import Profile

__all__ = ["Counting", "Rules", "rules_of"]

_MOST_PROFILES = 256
"""Whose tables are kept: those of the books with each ruling decided otherwise, and some more."""
_TERMINAL_PUNG = by_key("pung_of_terminals_or_honors")
_NINE_GATES = 1 << by_key("nine_gates")
_FORMED_BY: Mapping[str, Callable[[int, int], int]] = {
    "little_four_winds": lambda _, __: WINDS,
    "big_three_winds": lambda _, __: WINDS,
    "dragon_pung": lambda _, __: DRAGONS,
    "prevalent_wind": lambda _, prevalent: 1 << prevalent,
    "seat_wind": lambda seat, _: 1 << seat,
}
"""The pungs that form each fan of single pungs, by both winds."""
_TAKES_ITS_PUNGS = {
    by_key(key): formed
    for key, formed in _FORMED_BY.items()
    if _TERMINAL_PUNG in FANS[by_key(key)].excludes_for_sets
}
"""Those whose own pungs are no Pungs of Terminals or Honours."""
_TAKING = sum(1 << number for number in _TAKES_ITS_PUNGS)
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


class Counting(NamedTuple):
    """Which fans count of those that a hand shows.

    Attributes:
        counting: these, as bits.
        points: of them all, each once.
        numbers: these, in order.
    """

    counting: int
    points: int
    numbers: tuple[int, ...]


class Rules(Kept[int, Counting]):
    """The table of a profile, and which fans count by it of those that a hand shows, as bits.

    Args:
        profile: whose.
    """

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self.profile = profile
        self.points = {
            number: fan.cn if profile.points is Points.CN else fan.ema
            for number, fan in FANS.items()
        }
        self.excludes = _excludes(profile)
        self._order = {number: (-points, number) for number, points in self.points.items()}
        self._taken = {number: mask(*others) for number, others in self.excludes.items()}
        self._also_shown = [
            (sum(1 << by_key(key) for key in fans), 1 << by_key(also))
            for decided, fans, also in _recognised(profile)
            if decided
        ]

    def __missing__(self, shown: int) -> Counting:
        left = shown
        for fans, also in self._also_shown:
            if left & fans:
                left |= also
        for number in sorted(numbers_in(left), key=self._order.__getitem__):
            if left >> number & 1:
                left &= ~self._taken[number]
        numbers = numbers_in(left)
        points = sum([self.points[number] for number in numbers])
        return self.keep(shown, Counting(left, points, numbers))

    def terminal_pungs(self, counting: int, pungs: int, seat: int, prevalent: int) -> int:
        """How many Pungs of Terminals or Honours count beside other fans.

        A pung that forms a wind fan is none; nor, under one reading, is one of those in Nine Gates.

        Args:
            counting: the fans that count, as bits.
            pungs: of the hand, as bits.
            seat: kind of the winner's wind.
            prevalent: kind of the wind of the round.
        """
        pungs &= TERMINALS | WINDS
        if counting & _TAKING:
            for number, formed in _TAKES_ITS_PUNGS.items():
                if counting >> number & 1:
                    pungs &= ~formed(seat, prevalent)
        times = pungs.bit_count()
        if counting & _NINE_GATES and self.profile.nine_gates_terminal_pung:
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


def _recognised(profile: Profile) -> Iterator[tuple[bool, tuple[str, ...], str]]:
    """Fans that a ruling sees beside others: whether so decided, beside any of which, the fan."""
    flushes = ("full_flush", "half_flush")
    yield not profile.voided_suit_exactly_one, flushes, "one_voided_suit"
    replacement = "out_with_replacement_tile"
    yield profile.last_claim_is_replacement, ("last_tile_claim",), replacement


@lru_cache(maxsize=_MOST_PROFILES)
def rules_of(profile: Profile) -> Rules:
    """The table of a profile."""
    return Rules(profile)
