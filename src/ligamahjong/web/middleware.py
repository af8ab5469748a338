"""What every response carries, and the language of the path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import DatabaseError
from django.shortcuts import render
from django.utils import translation
from django.utils.cache import patch_vary_headers

from ligamahjong.web.database import trouble
from ligamahjong.web.errors import bad_request
from ligamahjong.web.ledger.transactions import locking_early, reading
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.errors import SiteError

__all__ = [
    "CONTENT_SECURITY_POLICY",
    "LONGEST_ADDRESS",
    "DatabaseOfRelease",
    "LanguageOfPath",
    "LongAddress",
    "SecurityHeaders",
]

CONTENT_SECURITY_POLICY = "; ".join(  # noqa: FLY002 - a line for each
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


_FAILED = 500
LONGEST_ADDRESS = 4_000
"""Bytes of an address with its query."""
_TOO_LONG = Text(
    "La dirección tiene {length} letras; se esperaban {most} como mucho.",
    "The address has {length} letters; expected {most} at most.",
)


class SecurityHeaders:
    """The same constant headers on everything."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Add them."""
        response = self._get_response(request)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response


class LanguageOfPath:
    """Spanish, or English under ``/en/``; nothing else decides, so pages need not vary."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer in the language of the path."""
        language = "en" if request.path_info.startswith("/en/") else "es"
        request.LANGUAGE_CODE = language
        with translation.override(language):
            response = self._get_response(request)
        response.headers.setdefault("Content-Language", language)
        patch_vary_headers(response, ("Accept-Encoding",))
        return response


class LongAddress:
    """Says in words that an address is longer than servers take, before one says it in none."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Refuse what is too long."""
        length = len(request.path.encode()) + len(request.META.get("QUERY_STRING", "").encode())
        if length <= LONGEST_ADDRESS:
            return self._get_response(request)
        return bad_request(
            request, _TOO_LONG.say(page_language(), most=LONGEST_ADDRESS, length=length), status=414
        )


class DatabaseOfRelease:
    """Pages of one moment, from a database of this release; else 503 and what to do.

    The database is looked at before the first answer and whenever one has failed, so that a site
    comes back by itself once its database has been migrated. A page reads everything in one
    transaction: whoever writes meanwhile, it never shows half a ranking.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response
        self._looked_at = False

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, if the database can."""
        if not self._looked_at:
            if error := trouble():
                return _unavailable(request, error)
            self._looked_at = True
        try:
            response = self._answer(request)
        except DatabaseError:
            if error := trouble():
                return _unavailable(request, error)
            raise
        if response.status_code == _FAILED and (error := trouble()):
            self._looked_at = False
            return _unavailable(request, error)
        return response

    def _answer(self, request: HttpRequest) -> HttpResponse:
        if request.method not in {"GET", "HEAD"}:
            with locking_early():
                return self._get_response(request)
        with reading():
            return self._get_response(request)


def _unavailable(request: HttpRequest, error: SiteError) -> HttpResponse:
    response = render(
        request, "503.html", {"message": error_text(error, page_language())}, status=503
    )
    response.headers["Retry-After"] = "60"
    response.headers["Cache-Control"] = "no-store"
    return response
