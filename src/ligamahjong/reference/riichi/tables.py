"""Tables of the rules, worked out by the engine: fu, points of han and fu, limits, uma of ties."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.riichi import fu as fus
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.explanation import Cause, explain
from ligamahjong.riichi.points import LIMIT_BASES, Limit, base_points, payments
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.worths import worth_of
from ligamahjong.table import Wind, places, shared_prizes
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from fractions import Fraction

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.points import Payments
    from ligamahjong.table import Four

__all__ = [
    "FU_ROWS",
    "HAN_COLUMNS",
    "Cell",
    "LimitRow",
    "PairFu",
    "SetFu",
    "TieRow",
    "limit_rows",
    "pair_rows",
    "score_table",
    "set_rows",
    "tie_rows",
    "wait_rows",
]

HAN_COLUMNS = (1, 2, 3, 4)
FU_ROWS = (20, 25, *range(30, 120, 10))
_MOST_HAN = 13


class Cell(NamedTuple):
    """What a number of han and fu is paid; ``None`` where there is no such hand.

    Attributes:
        ron: on a discard.
        tsumo: at a self-draw.
        limit: that it reaches.
    """

    ron: Payments | None
    tsumo: Payments | None
    limit: Limit


class LimitRow(NamedTuple):
    """A limit: from and to how many han, and what it is paid; no han for a yakuman."""

    limit: Limit
    first: int
    last: int
    east: Cell
    others: Cell


class SetFu(NamedTuple):
    """Fu of a set, open and concealed.

    Attributes:
        kong: whether it is one.
        tiles: an example of two to eight, of terminals, or of honours.
        open: fu of it when open.
        concealed: fu of it when concealed.
    """

    kong: bool
    tiles: str
    open: int
    concealed: int


class PairFu(NamedTuple):
    """Fu of a pair or a wait: what of, the tiles, how many."""

    cause: str
    tiles: str
    fu: int


class TieRow(NamedTuple):
    """Who ties with whom, as places, and the uma of each."""

    places: Four[int]
    uma: Four[Fraction]


def score_table(edition: Edition = RCR_2025, *, east: bool) -> dict[int, list[Cell]]:
    """By fu, what one to four han are paid.

    >>> cell = score_table(east=False)[30][3]
    >>> cell.ron.total, cell.limit
    (8000, <Limit.MANGAN: 'mangan'>)

    Args:
        edition: the rules.
        east: whether East wins.
    """
    return {
        fu: [
            Cell(
                _paid(han, fu, edition, tsumo=False, east=east),
                _paid(han, fu, edition, tsumo=True, east=east),
                base_points(han, fu, edition)[1],
            )
            for han in HAN_COLUMNS
        ]
        for fu in FU_ROWS
    }


def _paid(han: int, fu: int, edition: Edition, *, tsumo: bool, east: bool) -> Payments | None:
    try:
        worth = worth_of(han, fu, edition, tsumo=tsumo)
    except GameError:
        return None
    return payments(worth.base, tsumo=tsumo, east=east)


def limit_rows(edition: Edition = RCR_2025) -> list[LimitRow]:
    """The limits from mangan to yakuman.

    >>> [(row.limit.value, row.first, row.last) for row in limit_rows()][-2:]
    [('sanbaiman', 11, 13), ('yakuman', 0, 0)]
    """
    by_limit: dict[Limit, list[int]] = {limit: [] for limit in LIMIT_BASES}
    for han in range(5, _MOST_HAN + 1):
        by_limit[base_points(han, 30, edition)[1]].append(han)
    return [
        LimitRow(
            limit,
            han[0] if han else 0,
            han[-1] if han else 0,
            _limit_cell(limit, east=True),
            _limit_cell(limit, east=False),
        )
        for limit, han in by_limit.items()
    ]


def _limit_cell(limit: Limit, *, east: bool) -> Cell:
    ron, tsumo = (payments(LIMIT_BASES[limit], tsumo=drawn, east=east) for drawn in (False, True))
    return Cell(ron, tsumo, limit)


def set_rows() -> list[SetFu]:
    """Fu of pons and kans, of two to eight and of terminals and honours.

    >>> [(row.open, row.concealed) for row in set_rows()]
    [(2, 4), (4, 8), (8, 16), (16, 32)]
    """
    return [
        SetFu(
            kong=True, tiles=tiles, open=_set_fu("minkan", tiles), concealed=_set_fu("ankan", tiles)
        )
        if kong
        else SetFu(
            kong=False, tiles=tiles, open=_set_fu("pon", tiles), concealed=_set_fu("", tiles)
        )
        for kong, tiles in ((False, "333p"), (False, "999p"), (True, "3333p"), (True, "9999p"))
    ]


def _set_fu(word: str, tiles: str) -> int:
    """The fu of one set in a hand that has no other."""
    text = f"{word} {tiles}" if word else ""
    hand = read_hand(f"{'' if word else tiles} 234m 567m 88s 67s +5s {text}")
    won = Situation(tsumo=True, seat=Wind.SOUTH, riichi=int(hand.is_closed), rinshan=True)
    return sum(item.fu for item in explain(hand, won).fu if item.cause is Cause.SET)


def pair_rows(edition: Edition = RCR_2025) -> list[PairFu]:
    """Fu of pairs: dragons, seat wind, round wind, both at once, any other."""
    return [
        PairFu(cause, tiles, fus.pair_fu(kind, seat, 27, edition))
        for cause, tiles, kind, seat in (
            ("dragon", "55z", 31, 28),
            ("seat", "22z", 28, 28),
            ("round", "11z", 27, 28),
            ("double", "11z", 27, 27),
            ("other", "88s", 25, 28),
        )
    ]


def wait_rows() -> list[PairFu]:
    """Fu of the five waits, each with tiles that show it: what is held, and the tile won on."""
    return [
        PairFu(cause, tiles, _wait_fu(hand))
        for cause, tiles, hand in (
            ("kanchan", "46p +5p", "46p +5p 11s"),
            ("penchan", "12p +3p", "12p +3p 11s"),
            ("tanki", "1s +1s", "456p 1s +1s"),
            ("ryanmen", "45p +6p", "45p +6p 11s"),
            ("shanpon", "33p 11s +1s", "33p 11s +1s"),
        )
    ]


def _wait_fu(rest: str) -> int:
    hand = read_hand(f"{rest} 234m 567m 678s")
    won = Situation(seat=Wind.SOUTH, riichi=1)
    return sum(item.fu for item in explain(hand, won).fu if item.cause is Cause.WAIT)


def tie_rows(edition: Edition = RCR_2025) -> list[TieRow]:
    """The uma of every way in which four players can tie, from no tie to all.

    >>> [int(share) for share in tie_rows()[1].uma]
    [15000, 5000, -10000, -10000]
    """
    rows = []
    for steps in product((1, 0), repeat=3):
        below = [0]
        for step in steps:
            below.append(below[-1] + step)
        a, b, c, d = (-one for one in below)
        scores = (a, b, c, d)
        rows.append(TieRow(places(scores), shared_prizes(scores, edition.uma)))
    return rows
