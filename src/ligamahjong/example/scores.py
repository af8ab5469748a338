"""Plausible scores: hand after hand is won, paid for or drawn, the stronger winning more often.

Riichi games begin with 30,000 points for everybody and end, sticks left over awarded, with
120,000 on the table, all of them in hundreds; the totals of an MCR sheet add up to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.example.members import EVEN_STRENGTH
from ligamahjong.league.game import Mode
from ligamahjong.table import Four, finishing_order, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.example.draw import Draw

__all__ = ["TIES", "draw_scores", "draw_tied_scores"]

TIES: tuple[Four[int], ...] = (
    (1, 1, 3, 4),
    (1, 2, 2, 4),
    (1, 2, 3, 3),
    (1, 1, 3, 3),
    (1, 1, 1, 4),
    (1, 2, 2, 2),
    (1, 1, 1, 1),
)
"""Places, best first, of every way in which scores can be equal."""

_SEATS = 4
_UNIT = {Mode.RIICHI: 100, Mode.MCR: 1}

_START = 30_000
_STICK = 1_000
_NOTEN = 3_000
_RON = (1000, 1300, 2000, 2600, 3900, 5200, 8000, 12_000, 16_000, 32_000)
_RON_DEALER = (1500, 2000, 2900, 3900, 5800, 7700, 12_000, 18_000, 24_000, 48_000)
_TSUMO = (300, 400, 500, 700, 1000, 1300, 2000, 3000, 4000, 8000)
_TSUMO_DEALER = (500, 700, 1000, 1300, 2000, 2600, 4000, 6000, 8000, 16_000)
_VALUE_WEIGHTS = (180, 110, 190, 90, 140, 70, 155, 50, 14, 1)

_FANS = (8, 9, 10, 11, 12, 14, 16, 18, 22, 24, 28, 32, 40, 48, 64, 88)
_FAN_WEIGHTS = (30, 14, 14, 8, 9, 7, 6, 4, 5, 9, 4, 3, 2, 2, 2, 1)
_MCR_HANDS = 16
_BASE = 8

_DRAWN = 15
_SELF_DRAWN = 38
_WITH_STICK = 35


def draw_scores(mode: Mode, strengths: Four[int], draw: Draw) -> Four[int]:
    """Scores of a game, by seat."""
    play = {Mode.RIICHI: _play_riichi, Mode.MCR: _play_mcr}[mode]
    a, b, c, d = play(strengths, draw)
    return a, b, c, d


def draw_tied_scores(mode: Mode, strengths: Four[int], pattern: Four[int], draw: Draw) -> Four[int]:
    """Scores of a game that ends with the ties of a pattern, one of :data:`TIES`."""
    while True:
        scores = _level(draw_scores(mode, strengths, draw), pattern, _UNIT[mode])
        if tuple(sorted(places(scores))) == pattern:
            return scores


def _level(scores: Four[int], pattern: Four[int], unit: int) -> Four[int]:
    """The scores, equal where the pattern says so, with the same sum.

    Those who are tied get the mean of what they had, rounded down; what is left over goes to
    somebody alone on a place, or from the worse pair to the better one.
    """
    order = finishing_order(scores)
    level = list(scores)
    left = 0
    for place in dict.fromkeys(pattern):
        tied = [seat for seat, own in zip(order, pattern, strict=True) if own == place]
        had = sum(scores[seat] for seat in tied)
        mean = had // (len(tied) * unit) * unit
        for seat in tied:
            level[seat] = mean
        left += had - mean * len(tied)
    alone = [seat for seat, own in zip(order, pattern, strict=True) if pattern.count(own) == 1]
    takers = alone[:1] or list(order[:2])
    for seat in takers:
        level[seat] += left // len(takers)
    a, b, c, d = level
    return a, b, c, d


def _play_riichi(strengths: Four[int], draw: Draw) -> list[int]:
    scores = [_START] * _SEATS
    for hand in range(draw.between(8, 13)):
        if draw.chance(_DRAWN):
            _pay_noten(scores, draw)
        else:
            _win_riichi(scores, hand % _SEATS, strengths, draw)
    return scores


def _pay_noten(scores: list[int], draw: Draw) -> None:
    """Those who wait for nothing pay those who wait."""
    seats = draw.shuffled(range(_SEATS))
    waiting = draw.between(0, _SEATS)
    if waiting not in (0, _SEATS):
        for index, seat in enumerate(seats):
            in_wait = index < waiting
            scores[seat] += _NOTEN // waiting if in_wait else -_NOTEN // (_SEATS - waiting)


def _win_riichi(scores: list[int], dealer: int, strengths: Four[int], draw: Draw) -> None:
    winner, payer = _winner_and_payer(strengths, draw)
    value = draw.weighted(_VALUE_WEIGHTS)
    if payer is None:
        owed = [
            (_TSUMO_DEALER if dealer in (winner, seat) else _TSUMO)[value] for seat in range(_SEATS)
        ]
    else:
        price = (_RON_DEALER if winner == dealer else _RON)[value]
        owed = [price if seat == payer else 0 for seat in range(_SEATS)]
    if draw.chance(_WITH_STICK):
        owed[draw.below(_SEATS)] += _STICK
    _pay(scores, winner, owed)


def _play_mcr(strengths: Four[int], draw: Draw) -> list[int]:
    scores = [0] * _SEATS
    for _ in range(_MCR_HANDS):
        if not draw.chance(_DRAWN):
            winner, payer = _winner_and_payer(strengths, draw)
            fan = _FANS[draw.weighted(_FAN_WEIGHTS)]
            owed = [_BASE + (fan if payer in (None, seat) else 0) for seat in range(_SEATS)]
            _pay(scores, winner, owed)
    return scores


def _winner_and_payer(strengths: Four[int], draw: Draw) -> tuple[int, int | None]:
    """Who wins, and who discarded the tile; ``None`` for a self-drawn one."""
    winner = draw.weighted(strengths)
    if draw.chance(_SELF_DRAWN):
        return winner, None
    carelessness = [max(2 * EVEN_STRENGTH - strength, 1) for strength in strengths]
    carelessness[winner] = 0
    return winner, draw.weighted(carelessness)


def _pay(scores: list[int], winner: int, owed: Sequence[int]) -> None:
    """Everybody pays the winner what is owed; what the winner owes stays where it is."""
    for seat, points in enumerate(owed):
        scores[seat] -= points
        scores[winner] += points
