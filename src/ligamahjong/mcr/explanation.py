"""Why a hand is worth what it is: facts, of which ``wording.mcr`` makes sentences.

It is worked out only when asked for, from the same readings that the value comes from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.fan_tiles import fan_tiles
from ligamahjong.mcr.not_counted import not_counted, of_other_reading
from ligamahjong.mcr.parts import lay_out
from ligamahjong.mcr.profiles import EMA, PROFILES, compare
from ligamahjong.mcr.remedies import remedies
from ligamahjong.mcr.rulings import decided
from ligamahjong.mcr.scoring import MINIMUM, count, score

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.fan_tiles import Tiles
    from ligamahjong.mcr.not_counted import NotCounted
    from ligamahjong.mcr.parts import Layout
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.remedies import Remedy
    from ligamahjong.mcr.scoring import Counted, Score
    from ligamahjong.tiles import Hand

__all__ = ["CHICKEN_HAND", "Elsewhere", "Explanation", "Item", "explain", "layouts"]

CHICKEN_HAND = by_key("chicken_hand")


class Item(NamedTuple):
    """A fan that counts, once.

    Attributes:
        number: of the fan.
        points: for it.
        tiles: that form it, set by set; none where the whole hand does.
    """

    number: int
    points: int
    tiles: Tiles


class Elsewhere(NamedTuple):
    """What another profile gives.

    Attributes:
        profile: the other one.
        base: points without flowers.
        rulings: those that alone would change the value; if none would, all that together do.
    """

    profile: Profile
    base: int
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything that can be said about the value of a hand.

    Attributes:
        score: the value.
        layout: the reading that counts, as it lies.
        items: the fans that count, from the highest down.
        dealt: points for being complete as dealt, where the rules have any.
        not_counted: fans that the reading shows and that do not count.
        other_tiles: fans that only another reading shows.
        others: the other readings, best first; those worth nothing are left out.
        remedies: for a hand of less than eight points, what would make it legal.
        elsewhere: the other profiles asked for.
    """

    score: Score
    layout: Layout
    items: tuple[Item, ...]
    dealt: int
    not_counted: tuple[NotCounted, ...]
    other_tiles: tuple[NotCounted, ...]
    others: tuple[Layout, ...]
    remedies: tuple[Remedy, ...]
    elsewhere: tuple[Elsewhere, ...]

    @property
    def over_the_limit(self) -> int:
        """Points of fans that the limit of the rules takes off."""
        return sum(item.points for item in self.items) + self.dealt - self.score.base

    @property
    def missing(self) -> int:
        """Points that lack to eight."""
        return max(MINIMUM - self.score.base, 0)


def explain(
    hand: Hand,
    how: Circumstances,
    profile: Profile = EMA,
    *,
    beside: tuple[Profile, ...] | None = None,
) -> Explanation:
    """Explain the value of a winning hand.

    Args:
        hand: with its winning tile.
        how: it was won.
        profile: the rules.
        beside: other profiles to compare; all others if not given.

    Raises:
        HandError: as :func:`~ligamahjong.mcr.scoring.score` does.
    """
    found = score(hand, how, profile)
    best = lay_out(found.best, hand)
    others = [
        one for one in layouts(hand, how, profile) if _place(one.counted) != _place(found.best)
    ]
    if beside is None:
        beside = tuple(one for one in PROFILES.values() if one.id != profile.id)
    return Explanation(
        found,
        best,
        _items(found, best),
        profile.heavenly_hands if how.dealt else 0,
        not_counted(best, profile),
        _only_elsewhere(best, others, profile),
        tuple(one for one in others if one.counted.total),
        () if found.is_legal else remedies(hand, how, profile),
        tuple(_elsewhere(found, hand, how, other) for other in beside),
    )


def layouts(hand: Hand, how: Circumstances, profile: Profile) -> list[Layout]:
    """Every reading with every place of the winning tile, counted at its best, best first."""
    best: dict[object, Counted] = {}
    for counted in count(hand, how, profile):
        place = _place(counted)
        known = best.get(place)
        if known is None or counted.total > known.total:
            best[place] = counted
    ordered = sorted(best.values(), key=lambda counted: -counted.total)
    return [lay_out(counted, hand) for counted in ordered]


def _place(counted: Counted) -> tuple[object, ...]:
    """What tells a reading with its place of the winning tile from others."""
    return counted.reading, counted.facts.wait, counted.facts.concealed_pungs


def _items(found: Score, best: Layout) -> tuple[Item, ...]:
    points = rules_of(found.profile).points
    if CHICKEN_HAND in found.fans:
        return (Item(CHICKEN_HAND, points[CHICKEN_HAND], ()),)
    items = [Item(one.number, points[one.number], one.tiles) for one in fan_tiles(best)]
    return tuple(sorted(items, key=lambda item: (-item.points, item.number)))


def _only_elsewhere(best: Layout, others: list[Layout], profile: Profile) -> tuple[NotCounted, ...]:
    """Fans of other readings, each once."""
    found: dict[int, NotCounted] = {}
    for other in others:
        for one in of_other_reading(best, other, profile):
            found.setdefault(one.number, one)
    points = rules_of(profile).points
    return tuple(sorted(found.values(), key=lambda one: (-points[one.number], one.number)))


def _elsewhere(found: Score, hand: Hand, how: Circumstances, other: Profile) -> Elsewhere:
    """What another profile gives, and which of its rulings decide it."""
    base = score(hand, how, other).base
    if base == found.base:
        return Elsewhere(other, base, ())
    different = compare(found.profile, other)
    alone = []
    for one in different:
        other_way = decided(found.profile, {one.switch: one.second})
        if score(hand, how, other_way).base != found.base:
            alone.append(one.switch)
    return Elsewhere(other, base, tuple(alone or [one.switch for one in different]))
