"""People for pickers, as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from django.http import JsonResponse
from django.views.decorators.http import require_safe

from ligamahjong.web.people.finding import search

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["people_search", "staff_people_search"]

_MOST = 10


@require_safe
def people_search(request: HttpRequest) -> HttpResponse:
    """People by what the public knows of them: ``{"people": [{"id", "name", "club"}, …]}``."""
    return _found(request, staff=False)


@require_safe
def staff_people_search(request: HttpRequest) -> HttpResponse:
    """The same by everything that is known of them, hidden people included."""
    return _found(request, staff=True)


def _found(request: HttpRequest, *, staff: bool) -> HttpResponse:
    found = search(request.GET.get("q", ""), _MOST, staff=staff)
    response = JsonResponse(
        {"people": [asdict(one) for one in found]}, json_dumps_params={"ensure_ascii": False}
    )
    response.headers.setdefault("Cache-Control", "no-cache")
    return response
