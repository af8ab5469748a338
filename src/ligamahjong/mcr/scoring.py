"""The value of a winning hand: the best of all its readings, counted exactly (§3.9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.mcr.book import RECOGNISED
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.exclusions import rules_of, terminal_pungs
from ligamahjong.mcr.facts import HONOUR_KINDS, Facts, Shape, Wait
from ligamahjong.mcr.profiles import EMA, KnittedWait
from ligamahjong.mcr.readings import present, readings
from ligamahjong.mcr.set_fans import chow_fans, pung_fans
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.table import SEATS
from ligamahjong.tiles import HONOURS, KINDS, MeldType
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.readings import Reading
    from ligamahjong.mcr.set_fans import Way
    from ligamahjong.tiles import Hand

__all__ = ["MINIMUM", "Counted", "Score", "count", "score"]

MINIMUM = 8
"""Points a hand must have without flowers (§3.9.1.1)."""

_TERMINAL_PUNG_NUMBER = by_key("pung_of_terminals_or_honors")
_TERMINAL_PUNG = 1 << _TERMINAL_PUNG_NUMBER
_MANIFOLD = sum(
    1 << by_key(key)
    for key in (
        "tile_hog",
        "double_pung",
        "pure_double_chow",
        "mixed_double_chow",
        "short_straight",
        "two_terminal_chows",
        "pung_of_terminals_or_honors",
    )
)
"""Fans that may count more than once."""
_CHICKEN_HAND = by_key("chicken_hand")
_FOUR = 4
_KIND = {wind: HONOURS.start + number for number, wind in enumerate(SEATS)}
_BY_CHOWS = tuple(
    tuple(
        (one.number, one.holds)
        for one in RECOGNISED
        if Shape.SETS in one.shapes and chows in one.chows
    )
    for chows in range(5)
)
_BY_SHAPE = {
    shape: tuple((one.number, one.holds) for one in RECOGNISED if shape in one.shapes)
    for shape in Shape
}
_GATES = frozenset(
    sum((3 if rank in {0, 8} else 1) << BITS * rank for rank in range(9)) << suit * SUIT_BITS
    for suit in range(3)
)


class Counted(NamedTuple):
    """A reading of a hand with the place of its winning tile, and what it is worth.

    Attributes:
        reading: the shape and sets that stand.
        facts: what it shows.
        way: the fans of chows and pungs.
        times: how often each fan shows, whether or not it counts.
        counting: those that count, as bits.
        total: their points.
    """

    reading: Reading
    facts: Facts
    way: Way
    times: dict[int, int]
    counting: int
    total: int

    @property
    def fans(self) -> dict[int, int]:
        """The fans that count and how often."""
        return {
            number: times
            for number, times in sorted(self.times.items())
            if self.counting >> number & 1 and times
        }


class Score(NamedTuple):
    """What a winning hand is worth.

    Attributes:
        best: the reading that counts.
        fans: those that count and how often, without flowers.
        base: points without flowers.
        flowers: how many there are.
        profile: the rules.
    """

    best: Counted
    fans: dict[int, int]
    base: int
    flowers: int
    profile: Profile

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

    Args:
        hand: with its winning tile; whether it is a possible one is not asked here
            (:mod:`ligamahjong.mcr.validation` does).
        circumstances: how it was won.
        profile: the rules.

    Raises:
        HandError: the tiles are no complete hand; ``facts["reason"]`` is ``"not-complete"``.
    """
    best: Counted | None = None
    for counted in count(hand, circumstances, profile):
        if best is None or counted.total > best.total:
            best = counted
    if best is None:
        raise HandError("the tiles are no complete hand", reason="not-complete")
    if not best.total:
        points = rules_of(profile).points[_CHICKEN_HAND]
        return Score(best, {_CHICKEN_HAND: 1}, points, hand.flowers, profile)
    base = best.total if profile.cap is None else min(best.total, profile.cap)
    return Score(best, best.fans, base, hand.flowers, profile)


def count(hand: Hand, circumstances: Circumstances, profile: Profile = EMA) -> Iterator[Counted]:
    """Every reading of a winning hand with every place of the winning tile, counted.

    Raises:
        HandError: there is no winning tile.
    """
    if hand.winning is None:
        raise HandError("no winning tile is given", reason="no-winning-tile")
    counter = _Counter(hand, hand.winning.kind, circumstances, profile)
    for reading in readings(hand.concealed, len(hand.melds)):
        yield from counter.counted(reading)


class _Counter:
    """Counts the readings of one hand."""

    def __init__(
        self, hand: Hand, winning: int, circumstances: Circumstances, profile: Profile
    ) -> None:
        self._winning, self._how, self._profile = winning, circumstances, profile
        self._rules = rules_of(profile)
        self._standing = hand.concealed
        self._melds = len(hand.melds)
        self._chows: tuple[int, ...] = ()
        self._pungs = self._melded_kongs = self._concealed_kongs = self._claimed = 0
        kongs = 0
        together = self._standing
        for meld in hand.melds:
            kind = meld.kind
            self._claimed += meld.is_open
            if meld.type is MeldType.CHI:
                self._chows += (kind,)
            else:
                self._pungs |= 1 << kind
            if meld.type.is_kan:
                kongs |= 1 << kind
                self._concealed_kongs += not meld.is_open
                self._melded_kongs += meld.is_open
            together += sum(tile.unit for tile in meld.tiles)
        self._presence = present(together)
        fours = sum(1 << kind for kind in KINDS if together >> BITS * kind & MOST == _FOUR)
        self._hogs = fours & ~kongs
        if not profile.honour_tile_hog:
            self._hogs &= ~HONOUR_KINDS
        before = self._standing - (1 << BITS * winning)
        self._gates = (
            not hand.melds
            and before in _GATES
            and (not circumstances.dealt or profile.nine_gates_when_dealt)
        )
        self._only: bool | None = None

    def counted(self, reading: Reading) -> Iterator[Counted]:
        """A reading with each place of its winning tile and each way to combine its sets."""
        chows = tuple(sorted(reading.chows + self._chows))
        pungs = reading.pungs | self._pungs
        suited = tuple(kind for kind in range(HONOURS.start) if pungs >> kind & 1)
        for wait, claimed_pung in self._places(reading):
            facts = Facts(
                reading.shape,
                self._presence,
                self._hogs,
                chows,
                pungs,
                reading.pair,
                self._melded_kongs,
                self._concealed_kongs,
                reading.pungs.bit_count() + self._concealed_kongs - claimed_pung,
                self._claimed,
                self._gates,
                wait,
                self._how.self_drawn,
                self._how.last_of_kind,
                self._how.last_of_wall,
                self._how.kong,
                _KIND[self._how.seat],
                _KIND[self._how.prevalent],
            )
            shown = _shown(facts)
            for chow_way in chow_fans(chows):
                for pung_way in pung_fans(suited):
                    way = chow_way + pung_way
                    yield self._valued(reading, facts, way, shown)

    def _places(self, reading: Reading) -> Iterator[tuple[Wait, bool]]:
        """Each place the winning tile can have: its wait, and whether it claims a pung."""
        winning, drawn = self._winning, self._how.self_drawn
        if reading.shape is Shape.SEVEN_PAIRS or reading.pair == winning:
            yield (Wait.SINGLE if self._is_only_wait() else Wait.NONE), False
        if reading.shape is Shape.SEVEN_PAIRS:
            return
        inside = reading.knitted >> winning & 1
        if inside or reading.shape in {Shape.ORPHANS, Shape.HONOURS_AND_KNITTED}:
            yield Wait.NONE, False
        if reading.pungs >> winning & 1:
            yield Wait.NONE, not drawn
        waits = {_chow_wait(low, winning) for low in reading.chows} - {None}
        if reading.shape is Shape.KNITTED_STRAIGHT and (
            self._profile.knitted_wait is KnittedWait.NEVER
        ):
            waits = {Wait.NONE} if waits else set()
        for wait in waits:
            if wait is not None:
                narrow = wait is not Wait.NONE and self._is_only_wait()
                yield (wait if narrow else Wait.NONE), False

    def _is_only_wait(self) -> bool:
        """Whether nothing but the winning tile would have completed the hand."""
        if self._only is None:
            before = self._standing - (1 << BITS * self._winning)
            kinds = completing_kinds(before, self._melds)
            if not self._profile.exhausted_wait:
                kinds &= ~sum(1 << k for k in KINDS if before >> BITS * k & MOST == _FOUR)
            dealt = self._how.dealt and not self._profile.waits_when_dealt
            self._only = kinds == 1 << self._winning and not dealt
        return self._only

    def _valued(self, reading: Reading, facts: Facts, way: Way, shown: dict[int, int]) -> Counted:
        """A reading with its worth."""
        times = dict(shown)
        for one in way:
            times[one.fan] = times.get(one.fan, 0) + 1
        counting, total = self._rules.counting(sum([1 << number for number in times]))
        points = self._rules.points
        if counting & _TERMINAL_PUNG:
            times[_TERMINAL_PUNG_NUMBER] = terminal_pungs(counting, facts, self._profile)
        if counting & _MANIFOLD:
            for number, many in times.items():
                if many != 1 and counting >> number & 1:
                    total += (many - 1) * points[number]
        return Counted(reading, facts, way, times, counting, total)


def _shown(facts: Facts) -> dict[int, int]:
    """The fans that are not of chows or pungs alone, and how often each shows."""
    tried = _BY_CHOWS[len(facts.chows)] if facts.shape is Shape.SETS else _BY_SHAPE[facts.shape]
    return {number: int(times) for number, holds in tried if (times := holds(facts))}


def _chow_wait(low: int, winning: int) -> Wait | None:
    """How a tile completes a chow; ``None`` if it is not in it."""
    place = winning - low
    if place not in range(3):
        return None
    if place == 1:
        return Wait.CLOSED
    edge = (place == 2 and low % 9 == 0) or (place == 0 and low % 9 == 6)  # noqa: PLR2004
    return Wait.EDGE if edge else Wait.NONE
