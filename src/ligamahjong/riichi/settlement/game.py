"""The result of a game: places, uma, left sticks, penalties, substitutes (RCR 2016 3.6, 5.7, 5.8).

The rules of substitutes and of coming late are those of 2016; for 2025 they are not confirmed
(docs/rules/riichi.md, Open questions).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.points import STICK
from ligamahjong.table import finishing_order, places, prizes, shared_prizes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.table import Four

__all__ = [
    "LATEST_MINUTE",
    "LATE_MINUTE",
    "SUBSTITUTED_RESULT",
    "GameResult",
    "Item",
    "Remarks",
    "Substituted",
    "game_result",
]

T = TypeVar("T")

_SEATS = range(4)
_SMALLEST_PAYMENT = 100
LATE_MINUTE = 1_000
"""What each minute of coming late costs."""
LATEST_MINUTE = 10
"""After it somebody else plays."""
SUBSTITUTED_RESULT = -15_000
"""The table result of who was substituted from the start, before the last uma."""


class Substituted(StrEnum):
    """Since when somebody else plays for a player."""

    FROM_START = "start"
    """The result is fixed, whatever was won or committed at the table; the others keep the uma
    of the table as it was played."""
    DURING = "during"
    """The result of the table stays, with the last uma; the others share the first three."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """What else has to be known of a game, by seat.

    Attributes:
        sticks: riichi sticks left on the table, in number, not yet in anybody's score.
        chombo: fouls of each.
        late: minutes that each came late; with more than ten somebody else plays from the start.
        substituted: who was, and since when.
        disqualified: who is last of the tournament, whatever the points.
    """

    sticks: int = 0
    chombo: Mapping[int, int] = field(default_factory=dict)
    late: Mapping[int, int] = field(default_factory=dict)
    substituted: Mapping[int, Substituted] = field(default_factory=dict)
    disqualified: frozenset[int] = frozenset()


class Item(NamedTuple):
    """One line of the sheet: a reason and what each seat has by it."""

    reason: str
    amounts: Four[Fraction]


class GameResult(NamedTuple):
    """The result of a game.

    Attributes:
        places: at the table, by points with left sticks; who ties shares the better one, or where
            the uma is not shared the earlier seat has it. Who was substituted during the game
            comes after the others, as in the uma.
        items: ``score``, ``sticks``, ``uma`` and penalties, those that there are.
        final: their sum.
        missing: what the scores lack to what four players began with; 0 where they add up.
        uneven: seats whose score is no number of hundreds, as every payment is.
        disqualified: seats.
    """

    places: Four[int]
    items: tuple[Item, ...]
    final: Four[Fraction]
    missing: int
    disqualified: frozenset[int]
    uneven: frozenset[int] = frozenset()

    @property
    def missing_sticks(self) -> int:
        """How many more riichi sticks left on the table would make the scores add up, if any."""
        sticks, rest = divmod(self.missing, STICK)
        return sticks if sticks > 0 and not rest else 0


def game_result(
    scores: Four[int],
    remarks: Remarks | None = None,
    edition: Edition = RCR_2025,
    *,
    start: int | None = None,
) -> GameResult:
    """The result of a game from its scores.

    >>> found = game_result((42_300, 30_000, 28_700, 19_000))
    >>> [int(points) for points in found.final], found.places
    ([27300, 5000, -6300, -26000], (1, 2, 3, 4))

    Args:
        scores: of the seats at the end, left sticks apart; net ones if ``start`` is 0.
        remarks: sticks, penalties, substitutes.
        edition: the rules.
        start: what each player began with; the edition's if not given.

    Raises:
        GameError: a remark that cannot be; ``facts["reason"]`` says which.
    """
    remarks = remarks or Remarks()
    _check(remarks)
    begun = edition.start if start is None else start
    missing = 4 * begun - sum(scores) - remarks.sticks * STICK
    sticks = _left_sticks(scores, remarks.sticks, edition)
    at_table = _four(score + int(left) for score, left in zip(scores, sticks, strict=True))
    standing = _standing(at_table, remarks)
    net = _four(Fraction(score - begun) for score in scores)
    items = [
        Item("score", _instead(net, remarks, SUBSTITUTED_RESULT)),
        *([Item("sticks", _instead(sticks, remarks, 0))] if remarks.sticks else []),
        Item("uma", _uma(standing, remarks, edition)),
        *_penalties(remarks, edition),
    ]
    final = _four(sum((item.amounts[seat] for item in items), Fraction()) for seat in _SEATS)
    uneven = frozenset(seat for seat in _SEATS if scores[seat] % _SMALLEST_PAYMENT)
    return GameResult(
        _places(standing, edition), tuple(items), final, missing, remarks.disqualified, uneven
    )


def _four(values: Iterable[T]) -> Four[T]:
    a, b, c, d = values
    return a, b, c, d


def _check(remarks: Remarks) -> None:
    if remarks.sticks < 0:
        raise GameError("there are no fewer than no sticks", reason="sticks")
    for name, counts in (("chombo", remarks.chombo), ("late", remarks.late)):
        for seat, count in counts.items():
            if seat not in _SEATS or count < 0:
                raise GameError(
                    f"{name}: {count} of seat {seat}",
                    reason="count",
                    name=name,
                    seat=seat,
                    count=count,
                )
    for seat, minutes in remarks.late.items():
        from_start = remarks.substituted.get(seat) is Substituted.FROM_START
        if minutes > LATEST_MINUTE and not from_start:
            raise GameError(
                f"after {LATEST_MINUTE} minutes somebody else plays",
                reason="late-substituted",
                seat=seat,
                minutes=minutes,
            )


def _left_sticks(scores: Four[int], sticks: int, edition: Edition) -> Four[Fraction]:
    """Sticks left on the table go to the first; who ties for it splits them, rounded down."""
    if not edition.leftover_sticks_to_first:
        return _four(Fraction() for _ in _SEATS)
    best = max(scores)
    each = sticks * STICK // scores.count(best)
    return _four(Fraction(each if score == best else 0) for score in scores)


def _instead(amounts: Four[Fraction], remarks: Remarks, fixed: int) -> Four[Fraction]:
    """Amounts of the seats, with a fixed one for who was substituted from the start."""
    return _four(
        Fraction(fixed) if remarks.substituted.get(seat) is Substituted.FROM_START else amount
        for seat, amount in enumerate(amounts)
    )


def _standing(scores: Four[int], remarks: Remarks) -> Four[int]:
    """Scores by which the seats are ordered: below all others, who was substituted during play."""
    below = min(scores) - 1
    return _four(
        below if remarks.substituted.get(seat) is Substituted.DURING else score
        for seat, score in enumerate(scores)
    )


def _places(scores: Four[int], edition: Edition) -> Four[int]:
    if edition.uma_shared:
        return places(scores)
    order = finishing_order(scores)
    return _four(1 + order.index(seat) for seat in _SEATS)


def _uma(scores: Four[int], remarks: Remarks, edition: Edition) -> Four[Fraction]:
    share = shared_prizes if edition.uma_shared else prizes
    uma = dict(zip(_SEATS, share(scores, edition.uma), strict=True))
    for seat in remarks.substituted:
        uma[seat] = Fraction(edition.uma[-1])
    return _four(uma[seat] for seat in _SEATS)


def _penalties(remarks: Remarks, edition: Edition) -> list[Item]:
    """What is taken off after the uma; nothing of a result that is fixed."""
    found: list[Item] = []
    for reason, counts, each in (
        ("chombo", remarks.chombo, edition.chombo),
        ("late", remarks.late, LATE_MINUTE),
    ):
        left = _instead(_four(Fraction(counts.get(seat, 0)) for seat in _SEATS), remarks, 0)
        if any(left):
            found.append(Item(reason, _four(-each * count for count in left)))
    return found
