"""Pages kept in memory until the ledger, a name or the day changes."""

from __future__ import annotations

import functools
import gzip
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from django.core.cache import caches
from django.http import HttpResponse
from django.utils.connection import ConnectionProxy

from ligamahjong import __version__
from ligamahjong.web.ranking.selectors import version
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest

__all__ = ["cached_page", "kept_pages"]

P = ParamSpec("P")
_OK = 200
_SECONDS = 24 * 3600
_GZIP = re.compile(r"\bgzip\b")

kept_pages = ConnectionProxy(caches, "pages")
"""The pages that this process keeps."""


def cached_page(
    view: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Keep a page as it looks without a query; what readers filter and sort is made each time.

    Pages are kept compressed, as nearly every browser takes them.
    """

    @functools.wraps(view)
    def kept(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if request.META.get("QUERY_STRING"):
            return view(request, *args, **kwargs)
        shown = (*map(str, version()), page_language(), __version__, request.path)
        key = sha256("\n".join(shown).encode()).hexdigest()
        packed = kept_pages.get(key)
        if packed is None:
            response = view(request, *args, **kwargs)
            if response.status_code != _OK:
                return response
            packed = gzip.compress(response.content, mtime=0)
            kept_pages.set(key, packed, timeout=_SECONDS)
        return _page(request, packed, key)

    return kept


def _page(request: HttpRequest, packed: bytes, key: str) -> HttpResponse:
    """The page as the browser wants it; nothing in it is secret, so it is compressed only once."""
    if _GZIP.search(request.headers.get("Accept-Encoding", "")):
        response = HttpResponse(packed)
        response.headers["Content-Encoding"] = "gzip"
    else:
        response = HttpResponse(gzip.decompress(packed))
    response.headers["ETag"] = f'W/"{key}"'
    return response
