"""The yaku, one small piece each: luck, sequences, triplets, tiles, special hands."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.riichi.yaku import luck, sequences, special, tiles, triplets
from ligamahjong.riichi.yaku.definition import YAKUMAN, Asks, Name, Yaku

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["YAKU", "YAKUMAN", "Asks", "Name", "Yaku"]

YAKU: Mapping[str, Yaku] = MappingProxyType(
    {
        value.id: value
        for module in (luck, sequences, triplets, tiles, special)
        for value in vars(module).values()
        if isinstance(value, Yaku)
    }
)
"""Every yaku by its id, in the order in which the modules have them."""
