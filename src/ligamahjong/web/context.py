"""What every template knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong import __version__
from ligamahjong.league.game import Mode
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["site"]


def site(request: HttpRequest) -> dict[str, object]:
    """Language, address and release."""
    return {
        "language": page_language().value,
        "full_path": "/" + request.get_full_path().lstrip("/\\"),
        "modes": list(Mode),
        "release": __version__,
    }
