"""Fans as a player announced them, beside those that are right."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import RulesError
from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.explanation import CHICKEN_HAND, layouts
from ligamahjong.mcr.not_counted import NotCounted, not_counted, of_other_reading
from ligamahjong.mcr.numbers import MELDED_AND_CONCEALED_KONG, TWO_MELDED_KONGS
from ligamahjong.mcr.parts import lay_out
from ligamahjong.mcr.profiles import EMA, Points
from ligamahjong.mcr.scoring import MINIMUM, count, score

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.parts import Layout
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.scoring import Counted, Score
    from ligamahjong.tiles import Hand

__all__ = ["Check", "Excess", "Fault", "Lack", "check_announced"]


class Fault(StrEnum):
    """What is wrong with a fan that was announced."""

    TOO_OFTEN = "too-often"
    """It is there, and not so often."""
    NOT_COUNTED = "not-counted"
    """The tiles show it, and it does not count."""
    NOT_THERE = "not-there"
    """The hand does not have it."""


class Excess(NamedTuple):
    """A fan announced in excess.

    Attributes:
        number: of the fan.
        times: how often in excess.
        points: for them.
        fault: what is wrong.
        why: what takes it, where it is shown and does not count.
    """

    number: int
    times: int
    points: int
    fault: Fault
    why: NotCounted | None


class Lack(NamedTuple):
    """A fan that was not announced, how often it was not, and the points for that."""

    number: int
    times: int
    points: int


class Check(NamedTuple):
    """What a referee finds.

    Attributes:
        score: the value of the hand.
        announced: the fans as they were announced and how often, flowers among them.
        due: the right ones; of several ways to count that are worth as much, the one nearest to
            what was announced.
        too_many: fans in excess.
        too_few: fans that were left out.
        announced_points: of the fans announced.
        reading: points without flowers of the lower reading that was announced, if it was one.
    """

    score: Score
    announced: Mapping[int, int]
    due: Mapping[int, int]
    too_many: tuple[Excess, ...]
    too_few: tuple[Lack, ...]
    announced_points: int
    reading: int | None

    @property
    def is_right(self) -> bool:
        """Whether nothing is in excess and nothing was left out."""
        return not self.too_many and not self.too_few

    @property
    def announces_enough(self) -> bool:
        """Whether what was announced reaches eight points without flowers."""
        return self.announced_points - self.announced.get(FLOWER_TILES, 0) >= MINIMUM


def check_announced(
    hand: Hand, how: Circumstances, announced: Iterable[int], profile: Profile = EMA
) -> Check:
    """Compare announced fans with the right ones.

    Args:
        hand: with its winning tile.
        how: it was won.
        announced: numbers of fans in the book of the profile, as often as they were announced.
        profile: the rules.

    Raises:
        HandError: the tiles are no complete hand.
        RulesError: no fan has such a number; ``facts["reason"]`` is ``"fan-unknown"``.
    """
    said = list(announced)
    for number in said:
        if number not in FANS:
            raise RulesError(f"there is no fan {number}", reason="fan-unknown", fan=number)
    found = score(hand, how, profile)
    counts = list(count(hand, how, profile))
    best = max(
        (one for one in counts if one.total == found.best.total),
        key=lambda one: (_fans(one) & Counter(_numbered(said, one, profile))).total(),
    )
    given = Counter(_numbered(said, best, profile))
    due = _fans(best) if best.total else Counter({CHICKEN_HAND: 1})
    due[FLOWER_TILES] = hand.flowers
    points = rules_of(profile).points
    lower = {one.total for one in counts if _fans(one) == _without_flowers(given)}
    return Check(
        found,
        dict(given),
        {number: times for number, times in due.items() if times},
        _too_many(given, due, _reasons(hand, how, best, profile), points),
        tuple(
            Lack(number, times, times * points[number])
            for number, times in _ordered(due - given, points)
        ),
        sum(times * points[number] for number, times in given.items()),
        next(iter(lower - {best.total}), None),
    )


def _fans(counted: Counted) -> Counter[int]:
    return Counter(counted.fans)


def _without_flowers(fans: Counter[int]) -> Counter[int]:
    return Counter({number: times for number, times in fans.items() if number != FLOWER_TILES})


def _numbered(said: Iterable[int], counted: Counted, profile: Profile) -> Iterable[int]:
    """Numbers of the library for those of the book, of which 57 stands for two fans."""
    stands = profile.points is Points.EMA and counted.fans.get(MELDED_AND_CONCEALED_KONG)
    return [MELDED_AND_CONCEALED_KONG if stands and n == TWO_MELDED_KONGS else n for n in said]


def _reasons(
    hand: Hand, how: Circumstances, best: Counted, profile: Profile
) -> dict[int, NotCounted]:
    """Why fans that the tiles show do not count."""
    layout: Layout = lay_out(best, hand)
    reasons: dict[int, NotCounted] = {}
    for one in not_counted(layout, profile):
        reasons.setdefault(one.number, one)
    for other in layouts(hand, how, profile):
        for one in of_other_reading(layout, other, profile):
            reasons.setdefault(one.number, one)
    return reasons


def _too_many(
    given: Counter[int],
    due: Counter[int],
    reasons: Mapping[int, NotCounted],
    points: Mapping[int, int],
) -> tuple[Excess, ...]:
    found = []
    for number, times in _ordered(given - due, points):
        why = reasons.get(number)
        if why is not None:
            fault = Fault.NOT_COUNTED
        else:
            fault = Fault.TOO_OFTEN if due[number] else Fault.NOT_THERE
        found.append(Excess(number, times, times * points[number], fault, why))
    return tuple(found)


def _ordered(fans: Counter[int], points: Mapping[int, int]) -> list[tuple[int, int]]:
    return sorted(fans.items(), key=lambda item: (-points[item[0]], item[0]))
