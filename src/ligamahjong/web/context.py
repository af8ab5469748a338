"""What every template knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["site"]


def site(request: HttpRequest) -> dict[str, object]:
    """Language and path."""
    return {"language": getattr(request, "LANGUAGE_CODE", "es"), "path": request.path}
