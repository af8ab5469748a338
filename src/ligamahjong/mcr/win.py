"""A win: what is the same however its tiles are read, and what each reading is worth."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.book import RECOGNISED
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.facts import (
    OUTSIDE,
    SUITED,
    Facts,
    Shape,
    Wait,
    mask,
    unpacked,
)
from ligamahjong.mcr.portions import (
    APART,
    CHOWS_AT,
    CONCEALED_KONG,
    COUNT,
    MELDED_KONG,
    OPEN_PUNG,
    PUNGS,
    PUNGS_AT,
    chows_in,
    pair_in,
    pungs_in,
    together,
)
from ligamahjong.mcr.readings import LOWEST_BITS, present, reading_of, readings_laid
from ligamahjong.mcr.set_fans import CHOW_WAYS, PUNG_WAYS
from ligamahjong.mcr.shown import (
    BY_CHOWS_AND_PAIR,
    BY_CONCEALMENT,
    BY_FAMILIES,
    BY_GATES,
    BY_HOGS,
    BY_OUTSIDE_PUNGS,
    BY_WAIT,
    BY_WIN,
    FAMILIES_AT,
    POSSIBLE,
    by_shape,
)
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.table import SEATS
from ligamahjong.tiles import HONOURS
from ligamahjong.tiles.packing import BITS, SUIT_BITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.readings import Laid, Reading
    from ligamahjong.mcr.set_fans import Way, Worth
    from ligamahjong.tiles import Hand

__all__ = ["KIND", "Counted", "Win"]

_TILE_HOG = by_key("tile_hog")
_TERMINAL_PUNG = by_key("pung_of_terminals_or_honors")
_OF_SINGLE_SETS = 1 << _TILE_HOG | 1 << _TERMINAL_PUNG
"""Fans that may count more than once and are not of chows or pungs of suits."""
KIND = {wind: HONOURS.start + number for number, wind in enumerate(SEATS)}
_FOURS = LOWEST_BITS << 2
_GATES = frozenset(
    sum((3 if rank in {0, 8} else 1) << BITS * rank for rank in range(9)) << suit * SUIT_BITS
    for suit in range(3)
)
_ONE_SUIT = frozenset({0b11110, 0b11101, 0b11011})
"""Families that are missing from a hand of one suit and nothing else."""
_ONCE: Mapping[int, int] = MappingProxyType({})
_NOTHING_SPOILT = together(()).shown
"""What a hand may show of which no portion is known."""


class Counted(NamedTuple):
    """A reading of a hand with the place of its winning tile, and what it is worth.

    Attributes:
        win: what is the same in all readings.
        laid: the shape and sets that stand.
        wait: how the winning tile completed it, if nothing else would have.
        ways: the fans of chows, and of pungs.
        counting: the fans that count, as bits.
        numbers: the same, in order.
        repeated: how often some of them count, where that may not be once.
        total: their points.
    """

    win: Win
    laid: Laid
    wait: Wait
    ways: tuple[Worth, Worth]
    counting: int
    numbers: tuple[int, ...]
    repeated: Mapping[int, int]
    total: int

    @property
    def reading(self) -> Reading:
        """The shape and sets that stand."""
        return reading_of(self.laid)

    @property
    def way(self) -> Way:
        """The fans of chows and pungs, with their sets."""
        chows, pungs = self.ways
        return chows.way + pungs.way

    @property
    def facts(self) -> Facts:
        """What it shows."""
        return self.win.facts(self.laid, self.wait)

    @property
    def fans(self) -> dict[int, int]:
        """The fans that count and how often."""
        times = dict.fromkeys(self.numbers, 1)
        if self.repeated:
            times.update(self.repeated)
            return {number: many for number, many in times.items() if many}
        return times

    @property
    def times(self) -> dict[int, int]:
        """The fans that it shows and how often, whether or not they count."""
        facts = self.facts
        shown = {
            one.number: int(one.holds(facts)) for one in RECOGNISED if facts.shape in one.shapes
        }
        found = Counter({number: times for number, times in shown.items() if times})
        found.update(one.fan for one in self.way)
        return dict(sorted({**found, **self.fans}.items()))


class Win:
    """What is the same in all readings of a win.

    Args:
        hand: with its winning tile.
        winning: kind of that tile.
        circumstances: how it was won.
        profile: the rules.

    Attributes:
        hogs: kinds of which all four are there without being a kong, as bits.
    """

    __slots__ = (
        "_counts",
        "_how",
        "_made",
        "_melds",
        "_only",
        "_profile",
        "_rules",
        "_shown",
        "_standing",
        "_together",
        "_winning",
        "hogs",
    )

    def __init__(
        self, hand: Hand, winning: int, circumstances: Circumstances, profile: Profile
    ) -> None:
        self._how = circumstances
        self._profile = profile
        self._rules = rules_of(profile)
        self._winning = winning
        self._standing = together = hand.concealed
        self._melds = len(hand.melds)
        self._only: bool | None = None
        made = counts = 0
        shown = _NOTHING_SPOILT
        for meld in hand.melds:
            apart, may_show, tiles, counted = APART[meld.type, meld.kind]
            made += apart
            shown &= may_show
            together += tiles
            counts += counted
        self._made, self._shown, self._counts, self._together = made, shown, counts, together
        fours = together & _FOURS
        kongs = (counts >> CONCEALED_KONG) + (counts >> MELDED_KONG & COUNT)
        self.hogs = self._tile_hogs(hand, fours) if fours.bit_count() > kongs else 0

    def counted(self) -> list[Counted]:
        """Each reading with each place of the winning tile and each way to combine its sets."""
        how, rules, found = self._how, self._rules, []
        claimed = self._counts & COUNT
        same = BY_WIN[claimed, how.self_drawn, how.last_of_kind, how.last_of_wall, how.kong]
        if self.hogs:
            same |= BY_HOGS[self.hogs]
        for laid in readings_laid(
            self._standing, self._melds, self._winning, drawn=how.self_drawn, profile=self._profile
        ):
            made, wait = laid[1] + self._made, laid[3]
            pungs = made >> PUNGS_AT & PUNGS
            shown = same | self._shown_by(laid, made, pungs)
            if wait and self._is_only_wait():
                shown |= BY_WAIT[wait]
            else:
                wait = Wait.NONE
            shown &= POSSIBLE[laid[0]]
            for chow_way in CHOW_WAYS[made >> CHOWS_AT]:
                for pung_way in PUNG_WAYS[pungs & SUITED]:
                    counting, total, numbers = rules[shown | chow_way.shown | pung_way.shown]
                    repeated = _ONCE
                    if counting & _OF_SINGLE_SETS or chow_way.again or pung_way.again:
                        again = chow_way.again + pung_way.again
                        repeated = self._repeated(counting, pungs, again)
                        for fan, many in repeated.items():
                            total += (many - 1) * rules.points[fan]
                    ways = chow_way, pung_way
                    found.append(
                        Counted(self, laid, wait, ways, counting, numbers, repeated, total)
                    )
        return found

    def _shown_by(self, laid: Laid, made: int, pungs: int) -> int:
        """The fans that a reading shows but for those of its winning tile and of sets alone."""
        shape, _, shown, _, claimed, _ = laid
        shown &= self._shown
        missing = shown >> FAMILIES_AT
        shown |= BY_FAMILIES[missing]
        if pungs:
            concealed = pungs.bit_count() - (self._counts >> OPEN_PUNG & COUNT) - claimed
            shown |= BY_CONCEALMENT[self._counts >> MELDED_KONG, concealed]
            if pungs & OUTSIDE:
                how, pair = self._how, pair_in(made)
                honours = pair if pair in HONOURS else -1
                winds = KIND[how.seat], KIND[how.prevalent]
                shown |= BY_OUTSIDE_PUNGS[pungs & OUTSIDE, honours, *winds]
        elif shape is Shape.SETS:
            shown |= BY_CHOWS_AND_PAIR[made >> CHOWS_AT, pair_in(made)]
        if shape is not Shape.SETS:
            shown |= by_shape(shape, present(self._together))
        elif missing in _ONE_SUIT:
            shown |= BY_GATES[self._is_gates()]
        return shown

    def _repeated(
        self, counting: int, pungs: int, again: tuple[tuple[int, int], ...]
    ) -> dict[int, int]:
        """How often fans count that may count more than once, where it may not be once."""
        found = {number: 1 + more for number, more in again if counting >> number & 1}
        if counting >> _TILE_HOG & 1:
            found[_TILE_HOG] = self.hogs.bit_count()
        if counting >> _TERMINAL_PUNG & 1:
            winds = KIND[self._how.seat], KIND[self._how.prevalent]
            found[_TERMINAL_PUNG] = self._rules.terminal_pungs(counting, pungs, *winds)
        return found

    def _is_gates(self) -> bool:
        """Whether the tiles before the winning one are the nine gates."""
        before = self._standing - (1 << BITS * self._winning)
        counts = not self._how.dealt or self._profile.nine_gates_when_dealt
        return counts and not self._melds and before in _GATES

    def _is_only_wait(self) -> bool:
        """Whether nothing but the winning tile would have completed the hand."""
        if self._only is None:
            unit = 1 << BITS * self._winning
            equal_pairs = self._profile.seven_pairs_equal_pairs
            kinds = completing_kinds(self._standing - unit, self._melds, equal_pairs=equal_pairs)
            if not self._profile.exhausted_wait:
                kinds &= ~present(self._together - unit & _FOURS)
            dealt = self._how.dealt and not self._profile.waits_when_dealt
            self._only = kinds == 1 << self._winning and not dealt
        return self._only

    def _tile_hogs(self, hand: Hand, fours: int) -> int:
        """Kinds that are there four times, without kongs."""
        kongs = mask(*(meld.kind for meld in hand.melds if meld.type.is_kan))
        hogs = present(fours) & ~kongs
        return hogs if self._profile.honour_tile_hog else hogs & SUITED

    def facts(self, laid: Laid, wait: Wait) -> Facts:
        """All that a reading shows."""
        shape, standing, _, _, claimed, _ = laid
        made, how = standing + self._made, self._how
        pungs = pungs_in(made)
        return Facts(
            shape=shape,
            presence=present(self._together),
            hogs=self.hogs,
            chows=unpacked(chows_in(made)),
            pungs=pungs,
            pair=pair_in(made),
            melded_kongs=self._counts >> MELDED_KONG & COUNT,
            concealed_kongs=self._counts >> CONCEALED_KONG,
            concealed_pungs=pungs.bit_count() - (self._counts >> OPEN_PUNG & COUNT) - claimed,
            claimed=self._counts & COUNT,
            gates=self._is_gates(),
            wait=wait,
            self_drawn=how.self_drawn,
            last_of_kind=how.last_of_kind,
            last_of_wall=how.last_of_wall,
            kong=how.kong,
            seat=KIND[how.seat],
            prevalent=KIND[how.prevalent],
        )
