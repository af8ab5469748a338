"""What an edition makes of a yaku: its han, or that there is no such yaku."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import Renhou
from ligamahjong.riichi.yaku.definition import YAKUMAN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.yaku.definition import Yaku

__all__ = ["DECIDED_BY", "YakuWorth", "yaku_worth_under"]

DECIDED_BY: Mapping[str, str] = MappingProxyType(
    {
        "ippatsu": "ippatsu",
        "pinfu": "pinfu_tsumo",
        "renhou": "renhou",
        "tanyao": "open_tanyao",
    }
)
"""The rule of an edition that decides when a yaku counts, by the id of the yaku."""


class YakuWorth(NamedTuple):
    """What a yaku is worth.

    Attributes:
        closed: han in a closed hand; :data:`~ligamahjong.riichi.yaku.YAKUMAN` for a yakuman.
        open: han in an open hand; 0 where it has to be closed.
    """

    closed: int
    open: int

    @property
    def counts(self) -> bool:
        """Whether there is such a yaku."""
        return self.closed > 0

    @property
    def is_yakuman(self) -> bool:
        """Whether it is a limit of its own."""
        return self.closed == YAKUMAN


def yaku_worth_under(yaku: Yaku, edition: Edition) -> YakuWorth:
    """What a yaku is worth under the rules of an edition, by those of :data:`DECIDED_BY`.

    >>> from ligamahjong.riichi.editions import RCR_2025, TENHOU
    >>> from ligamahjong.riichi.yaku import YAKU
    >>> yaku_worth_under(YAKU["renhou"], RCR_2025), yaku_worth_under(YAKU["renhou"], TENHOU)
    (YakuWorth(closed=5, open=0), YakuWorth(closed=0, open=0))

    Args:
        yaku: any.
        edition: whose rules they are.
    """
    if yaku.id == "renhou" and edition.renhou is Renhou.YAKUMAN:
        return YakuWorth(YAKUMAN, 0)
    if (yaku.id == "renhou" and edition.renhou is Renhou.OFF) or (
        yaku.id == "ippatsu" and not edition.ippatsu
    ):
        return YakuWorth(0, 0)
    if yaku.id == "tanyao" and not edition.open_tanyao:
        return YakuWorth(yaku.closed, 0)
    return YakuWorth(yaku.closed, yaku.open)
