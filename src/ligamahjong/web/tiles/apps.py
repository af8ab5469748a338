"""Pictures of tiles."""

from django.apps import AppConfig

__all__ = ["TilesConfig"]


class TilesConfig(AppConfig):
    """Tiles and hands as pictures."""

    name = "ligamahjong.web.tiles"
    label = "tiles"
