"""Errors in the look of the site, saying what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["bad_request"]


def bad_request(request: HttpRequest, message: str) -> HttpResponse:
    """The address asks for what cannot be."""
    return render(request, "errors/400.html", {"message": message}, status=400)
