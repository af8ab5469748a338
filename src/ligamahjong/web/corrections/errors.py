"""Why something is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.web.corrections.foreseen import Foreseen

__all__ = ["Closed", "Stale"]


class Stale(Exception):  # noqa: N818 - it is what was seen that is stale
    """What was confirmed is not what would happen now.

    Attributes:
        now: what would.
    """

    def __init__(self, now: Foreseen) -> None:
        super().__init__(f"game {now.change.known.id} is of {now.change.known.version}")
        self.now = now


class Closed(Exception):  # noqa: N818 - it says what happened before
    """Somebody has decided on it already."""
