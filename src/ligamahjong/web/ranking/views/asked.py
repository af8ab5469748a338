"""What an address asks, and a helpful answer where that cannot be."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from ligamahjong.web.errors import bad_request
from ligamahjong.web.ranking.query import BadQuery, read_day
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from django.http import HttpRequest, HttpResponse

__all__ = ["day_asked", "helpful"]

P = ParamSpec("P")


def helpful(
    view: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Answer a :class:`~ligamahjong.web.ranking.query.BadQuery` with what was expected."""

    @functools.wraps(view)
    def answered(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except BadQuery as error:
            return bad_request(request, error.say(page_language()))

    return answered


def day_asked(request: HttpRequest) -> date | None:
    """The day of ``?fecha=``; ``None`` where none is asked for.

    Raises:
        BadQuery: not a day, or one that is still to come.
    """
    return read_day(request.GET.get("fecha", ""), today())
