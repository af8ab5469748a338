"""The rows of the chain."""

from django.apps import AppConfig

__all__ = ["LedgerConfig"]


class LedgerConfig(AppConfig):
    """The ledger on the site."""

    name = "ligamahjong.web.ledger"
    label = "ledger"

    def ready(self) -> None:
        """Register the checks."""
        from ligamahjong.web.ledger import checks  # noqa: F401, PLC0415 - registers itself
