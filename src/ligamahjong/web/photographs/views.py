"""Serving photographs to those who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from ligamahjong.web.photographs import selectors
from ligamahjong.web.photographs.models import Photograph

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["photograph"]


@require_safe
def photograph(request: HttpRequest, identifier: str) -> HttpResponse:
    """The JPEG; for who may not see it there is none."""
    asked = get_object_or_404(
        Photograph.objects.select_related("submission"), id=identifier, destroyed_at=None
    )
    jpeg = selectors.content(asked) if selectors.may_see(request, asked) else None
    if jpeg is None:
        raise Http404
    return HttpResponse(
        jpeg,
        content_type="image/jpeg",
        headers={
            "Cache-Control": "private, no-store",
            "Content-Disposition": f'inline; filename="acta-{asked.id[:8]}.jpg"',
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "Cross-Origin-Resource-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
            "X-Robots-Tag": "noindex",
        },
    )
