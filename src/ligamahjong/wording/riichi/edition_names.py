"""What editions are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["EDITION_NAMES"]

EDITION_NAMES: Mapping[str, str] = {
    "rcr-2025": "RCR 2025",
    "rcr-2016": "RCR 2016",
    "wrc": "WRC",
    "tenhou": "Tenhou",
    "mahjong-soul": "Mahjong Soul",
}
"""By their ids; the same in every language."""
