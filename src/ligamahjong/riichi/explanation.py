"""Why a hand is worth what it is: facts, of which ``wording.riichi`` makes sentences.

It is worked out only when asked for, from the same readings that the value comes from.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi import fu as fus
from ligamahjong.riichi.editions import EDITIONS, RCR_2025
from ligamahjong.riichi.elsewhere import Elsewhere, elsewhere
from ligamahjong.riichi.facts import DRAGONS, OUTSIDE
from ligamahjong.riichi.points import Limit, base_points, payments
from ligamahjong.riichi.readings import Wait, meld_fu
from ligamahjong.riichi.scoring import readings, score
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles import HONOURS, KINDS, MeldType
from ligamahjong.tiles.packing import BITS, MOST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.readings import Part
    from ligamahjong.riichi.scoring import Reading, Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand, Meld

__all__ = [
    "Cause",
    "Elsewhere",
    "Explanation",
    "FuItem",
    "HandSet",
    "Loser",
    "SetType",
    "Step",
    "Suppressed",
    "Why",
    "explain",
    "fu_items",
    "is_fixed",
    "sets_of",
]


class SetType(StrEnum):
    """What a part of a hand is."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"
    SINGLE = "single"


class HandSet(NamedTuple):
    """A set or pair of a reading.

    Attributes:
        type: what it is.
        kind: the lowest of its kinds.
        concealed: whether it counts as concealed for fu and for three concealed pungs.
        apart: whether it lies apart.
        completed: whether the winning tile completed it.
    """

    type: SetType
    kind: int
    concealed: bool
    apart: bool
    completed: bool


class Cause(StrEnum):
    """What fu are for."""

    BASE = "base"
    CLOSED_RON = "closed-ron"
    SEVEN_PAIRS = "seven-pairs"
    SET = "set"
    DRAGON_PAIR = "dragon-pair"
    SEAT_PAIR = "seat-pair"
    ROUND_PAIR = "round-pair"
    DOUBLE_WIND_PAIR = "double-wind-pair"
    WAIT = "wait"
    SELF_DRAW = "self-draw"
    OPEN_PINFU = "open-pinfu"
    ROUNDING = "rounding"


class FuItem(NamedTuple):
    """Fu for one set and cause.

    Attributes:
        cause: what for.
        fu: how many.
        of: the set, where it is one.
        wait: the wait, where it is that.
    """

    cause: Cause
    fu: int
    of: HandSet | None = None
    wait: Wait | None = None


class Why(StrEnum):
    """Why a yaku that the hand shows does not count."""

    CONTAINED = "contained"
    """Another one that counts contains it."""
    OPEN = "open"
    """It needs a closed hand."""
    YAKUMAN = "yakuman"
    """Beside a yakuman nothing else counts."""
    ALONE = "alone"
    """The blessing of man stands alone."""
    WORTH_LESS = "worth-less"
    """The blessing of man is worth less than the hand without it."""


class Suppressed(NamedTuple):
    """A yaku that the hand shows and that does not count: why, and beside which one."""

    yaku: Yaku
    why: Why
    by: Yaku | None


class Loser(NamedTuple):
    """A reading that was not chosen: its sets, and what it would have been worth."""

    reading: Reading
    sets: tuple[HandSet, ...]
    points: int


class Step(NamedTuple):
    """How far the next limit is: its name, and the han that lack."""

    limit: Limit
    han: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything that can be said about the value of a hand.

    Attributes:
        score: the value.
        sets: of the reading that counts, as they lie.
        fu: item by item; they add up to the fu of the reading. Empty where fu do not matter to any
            han: for a yakuman, and for the blessing of man alone.
        suppressed: yaku without effect.
        losers: the other readings, best first.
        next: the next limit; ``None`` from the highest on, and where no han can be added.
        elsewhere: the other editions asked for.
    """

    score: Score
    sets: tuple[HandSet, ...]
    fu: tuple[FuItem, ...]
    suppressed: tuple[Suppressed, ...]
    losers: tuple[Loser, ...]
    next: Step | None
    elsewhere: tuple[Elsewhere, ...]


def explain(
    hand: Hand,
    situation: Situation,
    edition: Edition = RCR_2025,
    *,
    beside: tuple[Edition, ...] | None = None,
) -> Explanation:
    """Explain the value of a winning hand.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.
        beside: other editions to compare; the other one of RCR if not given.

    Raises:
        HandError: as :func:`~ligamahjong.riichi.scoring.score` does.
    """
    found = score(hand, situation, edition)
    best = found.reading
    others = beside
    if others is None:
        others = tuple(
            one for one in EDITIONS.values() if one.id.startswith("rcr-") and one.id != edition.id
        )
    losers = [
        Loser(
            one,
            sets_of(one, hand, situation),
            payments(one.base, tsumo=situation.tsumo, east=situation.seat is Wind.EAST).total,
        )
        for one in readings(hand, situation, edition)
        if one != best
    ]
    losers.sort(key=lambda loser: (-loser.reading.base, -loser.reading.han, -loser.reading.fu))
    return Explanation(
        found,
        sets_of(best, hand, situation),
        () if is_fixed(best) else tuple(fu_items(best, hand, situation, edition)),
        tuple(_suppressed(best, closed=found.closed)),
        tuple(losers),
        _next(best, edition),
        tuple(elsewhere(found, hand, situation, edition, other) for other in others),
    )


def is_fixed(reading: Reading) -> bool:
    """Whether nothing is added to it: a yakuman, or the blessing of man alone."""
    return bool(reading.yakuman) or any(yaku.id == "renhou" for yaku in reading.yaku)


def sets_of(reading: Reading, hand: Hand, situation: Situation) -> tuple[HandSet, ...]:
    """The sets of a reading: those that stand, then those that lie apart."""
    winning = -1 if hand.winning is None else hand.winning.kind
    standing = (
        _alone(hand.concealed, winning)
        if reading.part is None
        else _standing(reading.part, reading.wait, hand.concealed, winning, tsumo=situation.tsumo)
    )
    apart = (
        HandSet(_type(meld), meld.kind, not meld.is_open, apart=True, completed=False)
        for meld in hand.melds
    )
    return (*standing, *apart)


def _type(meld: Meld) -> SetType:
    if meld.type is MeldType.CHI:
        return SetType.CHOW
    return SetType.KONG if meld.type.is_kan else SetType.PUNG


def _alone(packed: int, winning: int) -> Iterator[HandSet]:
    """The pairs, or the orphans."""
    for kind in KINDS:
        many = packed >> BITS * kind & MOST
        if many:
            type_ = SetType.PAIR if many > 1 else SetType.SINGLE
            yield HandSet(type_, kind, concealed=True, apart=False, completed=kind == winning)


def _standing(
    part: Part, wait: Wait, packed: int, winning: int, *, tsumo: bool
) -> Iterator[HandSet]:
    left = [packed >> BITS * kind & MOST for kind in KINDS]
    waiting = True
    for kind in KINDS:
        if part.pungs >> kind & 1:
            left[kind] -= 3
            completed = wait is Wait.SHANPON and kind == winning
            hidden = tsumo or not completed
            yield HandSet(SetType.PUNG, kind, hidden, apart=False, completed=completed)
        if part.pair == kind:
            left[kind] -= 2
            completed = wait is Wait.TANKI and kind == winning
            yield HandSet(SetType.PAIR, kind, concealed=True, apart=False, completed=completed)
    for low in range(HONOURS.start):
        for _ in range(left[low]):
            for kind in range(low, low + 3):
                left[kind] -= 1
            completed = waiting and _completes(low, wait, winning)
            waiting = waiting and not completed
            yield HandSet(SetType.CHOW, low, concealed=True, apart=False, completed=completed)


def _completes(low: int, wait: Wait, winning: int) -> bool:
    """Whether a tile completes a chow with such a wait."""
    if wait is Wait.KANCHAN:
        return winning == low + 1
    edge = (winning == low and low % 9 == 6) or (winning == low + 2 and low % 9 == 0)  # noqa: PLR2004
    if wait is Wait.PENCHAN:
        return edge
    return wait is Wait.RYANMEN and winning in {low, low + 2} and not edge


def fu_items(
    reading: Reading, hand: Hand, situation: Situation, edition: Edition
) -> Iterator[FuItem]:
    """The fu of a reading, one item for each set and cause; they add up to its fu."""
    if reading.part is None:
        yield FuItem(Cause.SEVEN_PAIRS, fus.SEVEN_PAIRS)
        return
    items = list(_items(reading, hand, situation, edition))
    yield from items
    if rest := reading.fu - sum(item.fu for item in items):
        yield FuItem(Cause.ROUNDING, rest)


def _items(
    reading: Reading, hand: Hand, situation: Situation, edition: Edition
) -> Iterator[FuItem]:
    """All items but the rounding."""
    yield FuItem(Cause.BASE, fus.BASE)
    if hand.is_closed and not situation.tsumo:
        yield FuItem(Cause.CLOSED_RON, fus.CLOSED_RON)
    worth = list(_worth(reading, hand, situation, edition))
    yield from worth
    if situation.tsumo and not any(yaku.id == "pinfu" for yaku in reading.yaku):
        yield FuItem(Cause.SELF_DRAW, fus.SELF_DRAW)
    elif not worth and not hand.is_closed and edition.open_pinfu_fu:
        yield FuItem(Cause.OPEN_PINFU, fus.OPEN_PINFU)


def _worth(
    reading: Reading, hand: Hand, situation: Situation, edition: Edition
) -> Iterator[FuItem]:
    """The items of sets, pair and wait."""
    melds = iter(hand.melds)
    for one in sets_of(reading, hand, situation):
        if one.type is SetType.PAIR:
            yield from _pair(one, situation, edition)
        elif fu := meld_fu(next(melds)) if one.apart else _standing_fu(one):
            yield FuItem(Cause.SET, fu, one)
    if reading.wait in fus.NARROW:
        yield FuItem(Cause.WAIT, fus.WAIT, wait=reading.wait)


def _standing_fu(one: HandSet) -> int:
    if one.type is not SetType.PUNG:
        return 0
    return (4 if one.concealed else 2) * (2 if OUTSIDE >> one.kind & 1 else 1)


def _pair(pair: HandSet, situation: Situation, edition: Edition) -> Iterator[FuItem]:
    seat, round_ = (HONOURS.start + SEATS.index(wind) for wind in (situation.seat, situation.round))
    fu = fus.pair_fu(pair.kind, seat, round_, edition)
    if pair.kind == seat == round_:
        yield FuItem(Cause.DOUBLE_WIND_PAIR, fu, pair)
    elif DRAGONS >> pair.kind & 1:
        yield FuItem(Cause.DRAGON_PAIR, fu, pair)
    elif pair.kind == seat:
        yield FuItem(Cause.SEAT_PAIR, fu, pair)
    elif pair.kind == round_:
        yield FuItem(Cause.ROUND_PAIR, fu, pair)


def _suppressed(reading: Reading, *, closed: bool) -> Iterator[Suppressed]:
    counted = reading.yaku
    for yaku in reading.without_effect:
        containing = [one for one in counted if yaku.id in one.replaces]
        if not closed and not yaku.open:
            yield Suppressed(yaku, Why.OPEN, None)
        elif reading.yakuman:
            yield Suppressed(yaku, Why.YAKUMAN, counted[0])
        elif containing:
            yield Suppressed(yaku, Why.CONTAINED, containing[0])
        elif yaku.id == "renhou":
            yield Suppressed(yaku, Why.WORTH_LESS, None)
        elif counted:
            yield Suppressed(yaku, Why.ALONE, counted[0])


def _next(reading: Reading, edition: Edition) -> Step | None:
    """The next limit and the han to it."""
    if is_fixed(reading):
        return None
    for han in range(reading.han + 1, reading.han + 14):
        base, limit = base_points(han, reading.fu, edition)
        if limit is not reading.limit and base > reading.base:
            return Step(limit, han - reading.han)
    return None
