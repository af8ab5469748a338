"""What would have made a hand legal: the single circumstance, found by trying each."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.scoring import MINIMUM, score
from ligamahjong.mcr.validation import win_problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

__all__ = ["Change", "Remedy", "remedies"]


class Change(StrEnum):
    """One thing that might have been otherwise."""

    SELF_DRAWN = "self-drawn"
    CLAIMED = "claimed"
    LAST_OF_KIND = "last-of-kind"
    LAST_DRAW = "last-draw"
    LAST_CLAIM = "last-claim"
    REPLACEMENT = "replacement"
    ROBBED = "robbed"


class Remedy(NamedTuple):
    """A circumstance that would make a hand legal, and its points then, without flowers."""

    change: Change
    base: int


def remedies(hand: Hand, how: Circumstances, profile: Profile) -> tuple[Remedy, ...]:
    """Every single circumstance that would make a hand legal, the least points first.

    A circumstance that cannot be is not tried: no last tile of its kind with a copy in the hand,
    no replacement without a kong.

    Args:
        hand: with its winning tile.
        how: as it was won.
        profile: the rules.
    """
    found = [
        Remedy(change, score(hand, other, profile).base)
        for change, other in _changed(how)
        if not list(win_problems(hand, other))
    ]
    return tuple(sorted((one for one in found if one.base >= MINIMUM), key=lambda one: one.base))


def _changed(how: Circumstances) -> Iterator[tuple[Change, Circumstances]]:
    if how.self_drawn:
        yield Change.CLAIMED, replace(how, self_drawn=False, kong=False, dealt=False)
    else:
        yield Change.SELF_DRAWN, replace(how, self_drawn=True, kong=False)
    if not how.last_of_kind:
        yield Change.LAST_OF_KIND, replace(how, last_of_kind=True)
    if not how.last_of_wall:
        last = Change.LAST_DRAW if how.self_drawn else Change.LAST_CLAIM
        yield last, replace(how, last_of_wall=True)
    if not how.kong:
        kong = Change.REPLACEMENT if how.self_drawn else Change.ROBBED
        yield kong, replace(how, kong=True)
