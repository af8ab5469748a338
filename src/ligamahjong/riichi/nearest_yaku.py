"""What a complete hand without yaku lacks: the circumstances that would have given it one."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.riichi.dora import dora_in
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.scoring import readings, score
from ligamahjong.riichi.validation import win_problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand

__all__ = ["Change", "Remedy", "WithoutYaku", "without_yaku"]


class Change(StrEnum):
    """What might have been otherwise, what depends on the player first."""

    RIICHI = "riichi"
    TSUMO = "tsumo"
    RINSHAN = "rinshan"
    CHANKAN = "chankan"
    HAITEI = "haitei"
    HOUTEI = "houtei"


class Remedy(NamedTuple):
    """A change that gives a yaku, and what the hand is worth with it."""

    change: Change
    score: Score


class WithoutYaku(NamedTuple):
    """Why a complete hand cannot be won.

    Attributes:
        remedies: changes, one at a time, that would give it a yaku.
        closed_only: yaku that it shows and that need a closed hand.
        dora: han that do not help.
    """

    remedies: tuple[Remedy, ...]
    closed_only: tuple[Yaku, ...]
    dora: int


def without_yaku(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> WithoutYaku:
    """What a hand lacks that is complete and has no yaku.

    >>> from ligamahjong.riichi.situation import Situation
    >>> from ligamahjong.tiles.notation import read_hand
    >>> found = without_yaku(read_hand("123m456p78s99m111s+9s"), Situation())
    >>> [(one.change.value, one.score.points) for one in found.remedies]
    [('riichi', 2000), ('tsumo', 1500), ('chankan', 2000), ('houtei', 2000)]

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.
    """
    shown = {
        yaku.id: yaku
        for reading in readings(hand, situation, edition)
        for yaku in reading.without_effect
        if not yaku.open and not hand.is_closed
    }
    return WithoutYaku(
        tuple(_remedies(hand, situation, edition)),
        tuple(shown.values()),
        dora_in(hand, situation, edition),
    )


def _remedies(hand: Hand, situation: Situation, edition: Edition) -> Iterator[Remedy]:
    for change, other in _changes(situation):
        if any(win_problems(hand, other, edition)):
            continue
        try:
            yield Remedy(change, score(hand, other, edition))
        except HandError:
            continue


def _changes(situation: Situation) -> Iterator[tuple[Change, Situation]]:
    """The same win, but for one thing."""
    if not situation.riichi:
        yield Change.RIICHI, situation._replace(riichi=1)
    if situation.tsumo:
        yield Change.RINSHAN, situation._replace(rinshan=True)
        yield Change.HAITEI, situation._replace(haitei=True)
    else:
        yield Change.TSUMO, situation._replace(tsumo=True)
        yield Change.CHANKAN, situation._replace(chankan=True)
        yield Change.HOUTEI, situation._replace(houtei=True)
