"""How tiles and hands are written."""

from ligamahjong.tiles.notation.mpsz import read_hand, read_tiles, write_hand, write_tiles

__all__ = ["read_hand", "read_tiles", "write_hand", "write_tiles"]
