"""What each tile that completes a hand would win."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.unknown import Fact, possible_results
from ligamahjong.riichi.waits import waits
from ligamahjong.tiles import tile
from ligamahjong.tiles.packing import BITS, MOST, pack

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.unknown import Result
    from ligamahjong.tiles import Hand, Tile

__all__ = ["WaitWin", "wait_wins"]

_COPIES = 4


class WaitWin(NamedTuple):
    """A tile that completes a hand.

    Attributes:
        kind: of the tile.
        left: copies of it that nobody has seen.
        ron: what it wins on a discard; several results where not all facts are known.
        tsumo: what it wins by self-draw.
    """

    kind: int
    left: int
    ron: tuple[Result, ...]
    tsumo: tuple[Result, ...]


def wait_wins(
    hand: Hand,
    situation: Situation,
    unknown: Collection[Fact] = (),
    edition: Edition = RCR_2025,
    *,
    seen: Iterable[Tile] = (),
) -> tuple[WaitWin, ...]:
    """What each wait of a hand wins; ura are not counted.

    >>> from ligamahjong.riichi.situation import Situation
    >>> from ligamahjong.tiles.notation import read_hand
    >>> [found] = wait_wins(read_hand("234567m234p678s3s"), Situation())
    >>> found.left, [one.payments.total for one in (*found.ron, *found.tsumo)]
    (3, [2000, 3000])

    Args:
        hand: of thirteen tiles.
        situation: how it is won, but for the tile.
        unknown: facts that are not known, from what is thrown away or drawn apart.
        edition: the rules.
        seen: tiles that lie open, the indicators apart.
    """
    everything = pack(hand.everything) + pack(situation.dora) + pack(tuple(seen))
    asked = [fact for fact in unknown if fact not in {Fact.TSUMO, Fact.URA}]
    found = []
    for kind in waits(hand).kinds:
        complete = hand._replace(winning=tile(kind))
        left = _COPIES - (everything >> BITS * kind & MOST)
        if left <= 0:
            found.append(WaitWin(kind, 0, (), ()))
            continue
        ron, tsumo = (
            possible_results(complete, situation._replace(tsumo=tsumo), asked, edition)
            for tsumo in (False, True)
        )
        found.append(WaitWin(kind, left, ron, tsumo))
    return tuple(found)
