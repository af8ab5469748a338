"""The value of a winning hand: the best of all its readings, counted exactly (§3.9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.win import Counted, Win

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

__all__ = ["MINIMUM", "Counted", "Score", "count", "equally_good", "score"]

MINIMUM = 8
"""Points a hand must have without flowers (§3.9.1.1)."""

_CHICKEN_HAND = by_key("chicken_hand")


class Score(NamedTuple):
    """What a winning hand is worth.

    Attributes:
        best: the reading that counts.
        base: points without flowers.
        flowers: how many there are.
        profile: the rules.
    """

    best: Counted
    base: int
    flowers: int
    profile: Profile

    @property
    def fans(self) -> dict[int, int]:
        """The fans that count and how often, without flowers."""
        return self.best.fans if self.best.total else {_CHICKEN_HAND: 1}

    @property
    def total(self) -> int:
        """Points with flowers."""
        return self.base + self.flowers

    @property
    def is_legal(self) -> bool:
        """Whether the hand may be declared: at least eight points without flowers."""
        return self.base >= MINIMUM


def score(hand: Hand, circumstances: Circumstances, profile: Profile = EMA) -> Score:
    """The value of a winning hand.

    Of several ways to the same total it is the one with the higher fans, as the book lists them.

    Args:
        hand: with its winning tile; whether it is a possible one is not asked here
            (:func:`ligamahjong.mcr.checked.score_win` does).
        circumstances: how it was won.
        profile: the rules.

    Raises:
        HandError: the tiles are no complete hand; ``facts["reason"]`` is ``"not-complete"``, or
            ``"no-winning-tile"``.
    """
    best: Counted | None = None
    for counted in count(hand, circumstances, profile):
        if best is None or _is_better(counted, best):
            best = counted
    if best is None:
        raise HandError("the tiles are no complete hand", reason="not-complete")
    points = best.total or rules_of(profile).points[_CHICKEN_HAND]
    base = points if profile.cap is None else min(points, profile.cap)
    if circumstances.dealt:
        base += profile.heavenly_hands
    return Score(best, base, hand.flowers, profile)


def _is_better(one: Counted, other: Counted) -> bool:
    """Whether a reading has the higher total of two, or to the same total the higher fans."""
    if one.total != other.total:
        return one.total > other.total
    if one.repeated != other.repeated:
        return _listed(one) < _listed(other)
    differing = one.counting ^ other.counting
    return bool(one.counting & differing & -differing)


def _listed(counted: Counted) -> list[int]:
    """Its fans by their numbers, as often as they count."""
    return [number for number, times in counted.fans.items() for _ in range(times)]


def count(hand: Hand, circumstances: Circumstances, profile: Profile = EMA) -> list[Counted]:
    """Every reading of a winning hand with every place of the winning tile, counted.

    Raises:
        HandError: there is no winning tile.
    """
    if hand.winning is None:
        raise HandError("no winning tile is given", reason="no-winning-tile")
    return Win(hand, hand.winning.kind, circumstances, profile).counted()


def equally_good(
    hand: Hand, circumstances: Circumstances, profile: Profile = EMA
) -> tuple[dict[int, int], ...]:
    """Every list of fans to the best total, the one that :func:`score` gives first.

    Args:
        hand: with its winning tile.
        circumstances: how it was won.
        profile: the rules.

    Raises:
        HandError: as :func:`score`.
    """
    best = score(hand, circumstances, profile)
    if not best.best.total:
        return (best.fans,)
    lists = {
        tuple(_listed(counted)): counted.fans
        for counted in count(hand, circumstances, profile)
        if counted.total == best.best.total
    }
    return tuple(lists[numbers] for numbers in sorted(lists))
