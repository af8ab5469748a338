"""What a hand waits for and what that is worth; which tile to discard of fourteen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.tiles import KINDS, tile
from ligamahjong.tiles.packing import pack

if TYPE_CHECKING:
    from collections.abc import Collection

    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.scoring import Score
    from ligamahjong.tiles import Hand, Tile

__all__ = ["Discard", "Wait", "discards", "is_complete", "waits"]

_COPIES = 4


class Wait(NamedTuple):
    """A tile that completes a hand.

    Attributes:
        kind: of the tile.
        live: how many of it may still come: four less those in the hand and those visible.
        last: whether it is the last one, the three others lying open for all to see; where no more
            can come, it is none.
        self_drawn: the value if it is drawn.
        claimed: the value if it is claimed.
    """

    kind: int
    live: int
    last: bool
    self_drawn: Score
    claimed: Score


class Discard(NamedTuple):
    """A tile that may be discarded, and what the hand then waits for.

    Attributes:
        kind: of the tile.
        waits: then.
        live: tiles that may still come and complete a legal hand, however they come.
        live_drawn: those that complete a legal hand at least if they are drawn.
    """

    kind: int
    waits: tuple[Wait, ...]
    live: int
    live_drawn: int

    @property
    def points(self) -> int:
        """Points claimed, for each live tile of a legal wait: what equals are told apart by."""
        return sum(w.live * w.claimed.total for w in self.waits if w.claimed.is_legal)


def waits(
    hand: Hand,
    how: Circumstances,
    profile: Profile = EMA,
    visible: Collection[Tile] = (),
) -> tuple[Wait, ...]:
    """The tiles that complete a hand, each with its value, in the order of tiles.

    Args:
        hand: of thirteen tiles, a kong counting as three.
        how: seat and prevalent wind; the rest is left out, and the tile tried in both ways.
        profile: the rules.
        visible: tiles that lie open outside the hand: discards, and sets of the others.
    """
    kinds = completing_kinds(
        pack(hand.standing), len(hand.melds), equal_pairs=profile.seven_pairs_equal_pairs
    )
    held = Counter(one.kind for one in hand.everything)
    apart = Counter(one.kind for meld in hand.melds if meld.is_open for one in meld.tiles)
    seen = Counter(one.kind for one in visible)
    winds = Circumstances(seat=how.seat, prevalent=how.prevalent)
    found = []
    for kind in KINDS:
        if kinds >> kind & 1 and held[kind] < _COPIES:
            live = _COPIES - held[kind] - seen[kind]
            last = live == 1 and apart[kind] + seen[kind] == _COPIES - 1
            complete = hand._replace(winning=tile(kind))
            drawn, claimed = (
                score(complete, replace(winds, self_drawn=way, last_of_kind=last), profile)
                for way in (True, False)
            )
            found.append(Wait(kind, live, last, drawn, claimed))
    return tuple(found)


def discards(
    hand: Hand,
    how: Circumstances,
    profile: Profile = EMA,
    visible: Collection[Tile] = (),
) -> tuple[Discard, ...]:
    """The discards after which fourteen tiles wait for something, best first.

    The best leaves most live tiles that complete a legal hand however they come; then most that do
    so if drawn; then most points.

    Args:
        hand: of fourteen tiles, the last drawn one among those that stand, or as winning tile.
        how: seat and prevalent wind.
        profile: the rules.
        visible: tiles that lie open outside the hand.
    """
    standing = _standing(hand)
    found = []
    for one in sorted(set(standing)):
        left = list(standing)
        left.remove(one)
        rest = hand._replace(standing=tuple(left), winning=None)
        if waiting := waits(rest, how, profile, (*visible, one)):
            live = sum(w.live for w in waiting if w.claimed.is_legal and w.self_drawn.is_legal)
            drawn = sum(w.live for w in waiting if w.self_drawn.is_legal)
            found.append(Discard(one.kind, waiting, live, drawn))
    return tuple(sorted(found, key=lambda one: (-one.live, -one.live_drawn, -one.points, one.kind)))


def is_complete(hand: Hand, profile: Profile = EMA) -> bool:
    """Whether fourteen tiles are a whole hand as they are, whatever it is worth.

    Args:
        hand: as in :func:`discards`.
        profile: the rules.
    """
    *before, last = _standing(hand)
    kinds = completing_kinds(
        pack(before), len(hand.melds), equal_pairs=profile.seven_pairs_equal_pairs
    )
    return bool(kinds >> last.kind & 1)


def _standing(hand: Hand) -> tuple[Tile, ...]:
    """The tiles that stand, the last drawn one among them."""
    return hand.standing if hand.winning is None else (*hand.standing, hand.winning)
