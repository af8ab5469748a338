"""What every template knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong import __version__
from ligamahjong.league.game import Mode
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["site"]


_SECTIONS = {"cuenta": "account", "enviar": "submit"}
"""Parts of the site by the first word of their addresses, for pages that do not say theirs."""


def site(request: HttpRequest) -> dict[str, object]:
    """Language, address and release."""
    return {
        "language": page_language().value,
        "full_path": "/" + request.get_full_path().lstrip("/\\"),
        "modes": list(Mode),
        "release": __version__,
        "section": _section(request),
    }


def _section(request: HttpRequest) -> str:
    words = request.path_info.strip("/").split("/")
    return _SECTIONS.get(words[words[0] == Language.EN.value and len(words) > 1], "")
