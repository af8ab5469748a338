"""Too many attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["too_often"]


def too_often(request: HttpRequest) -> HttpResponse:
    """Somebody does something more often than people do."""
    return render(request, "429.html", status=429)
