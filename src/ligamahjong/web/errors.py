"""Errors in the look of the site, saying what is wrong and where to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render

from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["NotFound", "bad_request", "forbidden_page", "not_found_page", "refused_page"]

_LONGEST = 500
_REFUSED = Text(
    "El navegador ha enviado una petición que esta página no puede atender.",
    "The browser sent a request that this page cannot answer.",
)


class NotFound(Http404):
    """There is nothing at this address; it knows how to say what is missing."""

    def __init__(self, text: Text, **values: object) -> None:
        super().__init__(text.say(Language.EN, **values))
        self._text, self._values = text, values

    def say(self, language: Language) -> str:
        """What is missing and what was expected."""
        return self._text.say(language, **self._values)


def bad_request(request: HttpRequest, message: str, status: int = 400) -> HttpResponse:
    """The address asks for what cannot be."""
    here = request.path[:_LONGEST]
    return render(request, "400.html", {"message": message, "here": here}, status=status)


def refused_page(request: HttpRequest, exception: Exception) -> HttpResponse:
    """A request that Django refuses, such as one for another host; why is not told."""
    del exception
    return bad_request(request, _REFUSED.say(page_language()))


def forbidden_page(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The reader may not see this."""
    del exception
    return render(request, "403.html", status=403)


def not_found_page(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Nothing is here; says what is missing where that is known."""
    message = exception.say(page_language()) if isinstance(exception, NotFound) else ""
    return render(request, "404.html", {"message": message}, status=404)
