"""Results: what the ledger amounts to, and the pages that show it."""

from django.apps import AppConfig

__all__ = ["RankingConfig"]


class RankingConfig(AppConfig):
    """Rankings, players, games."""

    name = "ligamahjong.web.ranking"
    label = "ranking"
