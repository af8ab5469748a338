"""Writes the sprite of tiles."""

from __future__ import annotations

__all__ = ["TARGET"]

from pathlib import Path

from ligamahjong.drawing.sprite import sprite

TARGET = Path(__file__).parents[1] / "web" / "static" / "liga" / "tiles.svg"

if __name__ == "__main__":
    TARGET.write_text(sprite(), encoding="utf-8")
