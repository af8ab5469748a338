"""How and when a hand was won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.table import Wind

if TYPE_CHECKING:
    from ligamahjong.tiles import Tile

__all__ = ["Situation"]


class Situation(NamedTuple):
    """Everything about a win that its tiles do not show.

    Attributes:
        tsumo: whether the winning tile was drawn; else it was another player's.
        seat: the winner's wind.
        round: the wind of the round.
        riichi: 0 for none, 1 for riichi, 2 for double riichi.
        ippatsu: won in the first uninterrupted turn after riichi.
        rinshan: won on the tile drawn after a kong.
        chankan: won on a tile that was to extend a pung.
        haitei: won on the last tile of the wall.
        houtei: won on the last discard.
        tenhou: the dealer's first draw.
        chiihou: another player's first draw, uninterrupted.
        renhou: a discard before the winner's first turn, uninterrupted.
        dora: indicators that lie open.
        ura: indicators below them, which count after riichi.
        honba: counters on the table.
        sticks: riichi sticks that the winner takes, in number.
    """

    tsumo: bool = False
    seat: Wind = Wind.EAST
    round: Wind = Wind.EAST
    riichi: int = 0
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    haitei: bool = False
    houtei: bool = False
    tenhou: bool = False
    chiihou: bool = False
    renhou: bool = False
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
