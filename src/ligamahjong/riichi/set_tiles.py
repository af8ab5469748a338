"""The tiles of the sets of a reading, each red five where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.explanation import SetType
from ligamahjong.tiles import tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.riichi.explanation import HandSet
    from ligamahjong.tiles import Hand, Tile

__all__ = ["set_tiles"]

_SIZES = {SetType.CHOW: 3, SetType.PUNG: 3, SetType.KONG: 4, SetType.PAIR: 2, SetType.SINGLE: 1}


def set_tiles(sets: Sequence[HandSet], hand: Hand) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of each set; in the one that the winning tile completed it is the last.

    >>> from ligamahjong.riichi.explanation import sets_of
    >>> from ligamahjong.riichi.scoring import readings
    >>> from ligamahjong.riichi.situation import Situation
    >>> from ligamahjong.tiles.notation import read_hand, write_tiles
    >>> hand, situation = read_hand("406p789s11z234m55m+5m"), Situation(riichi=1)
    >>> [reading] = readings(hand, situation)
    >>> [write_tiles(one) for one in set_tiles(sets_of(reading, hand, situation), hand)]
    ['555m', '11z', '234m', '406p', '789s']

    Args:
        sets: as :func:`~ligamahjong.riichi.explanation.sets_of` has them.
        hand: of which they are a reading.
    """
    return tuple(_tiles(sets, hand))


def _tiles(sets: Sequence[HandSet], hand: Hand) -> Iterator[tuple[Tile, ...]]:
    red = {one.kind: one for one in hand.standing if one.red}
    melds = iter(hand.melds)
    for one in sets:
        if one.apart:
            yield next(melds).tiles
            continue
        step = int(one.type is SetType.CHOW)
        kinds = [one.kind + step * number for number in range(_SIZES[one.type])]
        last: tuple[Tile, ...] = ()
        if one.completed and hand.winning is not None:
            kinds.remove(hand.winning.kind)
            last = (hand.winning,)
        yield (*(red.pop(kind, tile(kind)) for kind in kinds), *last)
