"""What was not said of a win and may change its value: never guessed, every result is given.

The dora is not among these facts: :func:`with_more_dora` says what each more of it would give.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.errors import HandError
from ligamahjong.riichi.dora import pointed_at
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.validation import hand_problems, win_problems
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles import KINDS, tile
from ligamahjong.tiles.packing import BITS, MOST, pack
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand, Tile, TileProblem

__all__ = [
    "Case",
    "Conditions",
    "Fact",
    "Result",
    "Value",
    "decisive",
    "indicators",
    "possible_results",
    "with_more_dora",
]

_COPIES = 4
_MOST_URA = 5 * 4
"""Five indicators, each for four tiles."""


class Fact(StrEnum):
    """A fact of a win; the order is that in which it is asked for."""

    TSUMO = "tsumo"
    SEAT = "seat"
    ROUND = "round"
    RIICHI = "riichi"
    URA = "ura"
    """How many ura the hand has; only after riichi."""


Value: TypeAlias = "bool | int | Wind"
"""Of a fact: whether it was a self-draw, a wind, 0 or 1 for riichi, how many ura."""
Conditions: TypeAlias = "Mapping[Fact, tuple[Value, ...]]"
"""Facts and the values each may have; the values of facts that are not in it do not matter."""

_VALUES: Mapping[Fact, tuple[Value, ...]] = {
    Fact.TSUMO: (False, True),
    Fact.SEAT: SEATS,
    Fact.ROUND: SEATS,
    Fact.RIICHI: (0, 1),
}
_ORDER: Mapping[Fact, Sequence[Value]] = {**_VALUES, Fact.URA: range(_MOST_URA + 1)}


class Case(NamedTuple):
    """One way in which what is not known may be.

    Attributes:
        values: of every fact.
        situation: with those values.
        score: ``None`` where the hand has no yaku.
    """

    values: Mapping[Fact, Value]
    situation: Situation
    score: Score | None


class Result(NamedTuple):
    """One thing that everybody may have to pay, and when it comes to that.

    Attributes:
        payments: counters included; ``None`` where the hand has no yaku.
        cases: that lead to it.
        when: each of these describes some of the cases, together all of them. A description that
            is empty says that it does not depend on anything.
    """

    payments: Payments | None
    cases: tuple[Case, ...]
    when: tuple[Conditions, ...]


def possible_results(
    hand: Hand,
    situation: Situation,
    unknown: Collection[Fact],
    edition: Edition = RCR_2025,
) -> tuple[Result, ...]:
    """What a hand may be worth as far as it is known how it was won.

    >>> from ligamahjong.riichi.situation import Situation
    >>> from ligamahjong.tiles.notation import read_hand
    >>> hand = read_hand("234567m234p678s3s+3s")
    >>> for one in possible_results(hand, Situation(), [Fact.SEAT, Fact.ROUND]):
    ...     print(one.payments.total, *one.when[0].values())
    1300 (<Wind.SOUTH: 'S'>, <Wind.WEST: 'W'>, <Wind.NORTH: 'N'>)
    2000 (<Wind.EAST: 'E'>,)

    Args:
        hand: with its winning tile.
        situation: how it was won; what it says of a fact that is not known does not count.
        unknown: the facts that are not known. Their values are those that agree with the rest:
            after a robbed kong nobody asks for a self-draw.
        edition: the rules.

    Returns:
        The results, the lowest first; of one payment there is one.

    Raises:
        HandError: the tiles are no complete hand, or however the unknown facts are the win cannot
            have happened; ``facts["problems"]`` then say why.
    """
    refuse(list(hand_problems(hand, situation)))
    asked = [fact for fact in Fact if fact in unknown]
    cases = list(_cases(hand, situation, asked, edition))
    by_payments: dict[Payments | None, list[Case]] = {}
    for case in cases:
        due = case.score.payments if case.score else None
        by_payments.setdefault(due, []).append(case)
    return tuple(
        Result(due, tuple(mine), _when(due, by_payments, asked))
        for due, mine in sorted(by_payments.items(), key=lambda one: _rank(one[0]))
    )


def decisive(results: Sequence[Result]) -> tuple[Fact, ...]:
    """The facts on which it depends which result it is."""
    named = {fact for result in results for conditions in result.when for fact in conditions}
    return tuple(fact for fact in Fact if fact in named)


def with_more_dora(
    hand: Hand, situation: Situation, edition: Edition
) -> Iterator[tuple[int, Score]]:
    """What a hand of which no dora was said would be worth with some: how many, and its value.

    Args:
        hand: with its winning tile.
        situation: how it was won, without open indicators.
        edition: the rules.
    """
    for many, tiles in indicators(hand, situation).items():
        if many and (found := _score(hand, situation._replace(dora=tiles), edition)):
            yield many, found


def indicators(hand: Hand, situation: Situation) -> Mapping[int, tuple[Tile, ...]]:
    """Every number of dora that indicators not yet seen can give a hand, and some that give it.

    There are as many of them as lie open; where none was said to, one, and one for each kong.

    Args:
        hand: whose tiles, as the open indicators, cannot be among them.
        situation: with the open indicators.
    """
    own = pack(hand.everything)
    seen = own + pack(situation.dora)
    most = len(situation.dora) or 1 + sum(meld.type.is_kan for meld in hand.melds)
    fewest: dict[int, tuple[Tile, ...]] = {0: ()}
    for kind in KINDS:
        han = own >> BITS * pointed_at(kind) & MOST
        left = _COPIES - (seen >> BITS * kind & MOST)
        for dora, tiles in list(fewest.items()) if han else []:
            for many in range(1, min(left, most - len(tiles)) + 1):
                known = fewest.get(dora + han * many)
                if known is None or len(tiles) + many < len(known):
                    fewest[dora + han * many] = (*tiles, *[tile(kind)] * many)
    return dict(sorted(fewest.items()))


def _cases(
    hand: Hand, situation: Situation, asked: Sequence[Fact], edition: Edition
) -> Iterator[Case]:
    """Every case that can be.

    Raises:
        HandError: there is none.
    """
    simple = [fact for fact in asked if fact is not Fact.URA]
    ura = indicators(hand, situation) if Fact.URA in asked and edition.ura_dora else {0: ()}
    wrong: list[list[TileProblem]] = []
    possible = [_possible(fact, edition) for fact in simple]
    for values in product(*possible):
        facts: dict[Fact, Value] = dict(zip(simple, values, strict=True))
        told = situation._replace(**facts)  # type: ignore[arg-type]
        if problems := list(win_problems(hand, told, edition)):
            wrong.append(problems)
            continue
        for many, tiles in ura.items() if told.riichi else [(0, ())]:
            with_ura = told._replace(ura=tiles) if tiles else told
            asks = {**facts, Fact.URA: many} if Fact.URA in asked else facts
            yield Case(asks, with_ura, _score(hand, with_ura, edition))
    if wrong and len(wrong) == prod(map(len, possible)):
        refuse(min(wrong, key=len))


def _possible(fact: Fact, edition: Edition) -> tuple[Value, ...]:
    """What a fact may be: a round is one that the edition plays."""
    return edition.winds if fact is Fact.ROUND else _VALUES[fact]


def _score(hand: Hand, situation: Situation, edition: Edition) -> Score | None:
    try:
        return score(hand, situation, edition)
    except HandError as error:
        if error.facts.get("reason") == "no-yaku":
            return None
        raise


def _rank(due: Payments | None) -> tuple[int, ...]:
    return (due.total, *due) if due else (-1,)


def _when(
    due: Payments | None,
    by_payments: Mapping[Payments | None, Sequence[Case]],
    asked: Sequence[Fact],
) -> tuple[Conditions, ...]:
    """Few descriptions that hold all cases of some payments and none of the others."""
    mine = [case.values for case in by_payments[due]]
    others = [case.values for one, cases in by_payments.items() if one != due for case in cases]
    found: list[Conditions] = []
    left = mine
    while left:
        described = _widened(left[0], mine, others, asked)
        found.append(described)
        left = [values for values in left if not _holds(described, values)]
    return tuple(found)


def _widened(
    values: Mapping[Fact, Value],
    mine: Sequence[Mapping[Fact, Value]],
    others: Sequence[Mapping[Fact, Value]],
    asked: Sequence[Fact],
) -> Conditions:
    """A description of one case, widened as far as no other result comes into it."""
    described: dict[Fact, tuple[Value, ...]] = {fact: (values[fact],) for fact in asked}
    for fact in reversed(asked):
        without = {name: kept for name, kept in described.items() if name is not fact}
        if not any(_holds(without, other) for other in others):
            described = without
            continue
        for value in dict.fromkeys(one[fact] for one in mine):
            wider = described | {fact: (*described[fact], value)}
            if value not in described[fact] and not any(_holds(wider, one) for one in others):
                described = wider
    return {fact: tuple(sorted(kept, key=_ORDER[fact].index)) for fact, kept in described.items()}


def _holds(conditions: Conditions, values: Mapping[Fact, Value]) -> bool:
    return all(values[fact] in kept for fact, kept in conditions.items())
