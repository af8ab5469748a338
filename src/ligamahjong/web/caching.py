"""Pages kept in memory until the ledger, a name or the day changes."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from django.core.cache import cache
from django.http import HttpResponse

from ligamahjong import __version__
from ligamahjong.web.ranking.selectors import version
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest

__all__ = ["cached_page"]

P = ParamSpec("P")
_OK = 200


def cached_page(
    view: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Keep a page as it looks without a query; what readers filter and sort is made each time."""

    @functools.wraps(view)
    def kept(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if request.GET:
            return view(request, *args, **kwargs)
        key = ":".join((*map(str, version()), page_language(), __version__, request.path))
        content = cache.get(key)
        if content is None:
            response = view(request, *args, **kwargs)
            if response.status_code != _OK:
                return response
            content = response.content
            cache.set(key, content, timeout=24 * 3600)
        return HttpResponse(content)

    return kept
