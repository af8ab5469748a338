"""What a browser keeps of the table, so that its pages open without a connection."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

from django.conf import settings
from django.http import HttpResponse
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from ligamahjong import __version__
from ligamahjong.reference.irregularities import cases
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["worker"]

_PAGES = ("aids", "clock", "irregularities", "sheet-mcr", "sheet-riichi")
_FILES = (
    "clock.js",
    "details.js",
    "liga.css",
    "liga.js",
    "offline.js",
    "print.js",
    "provisional.js",
    "reference.css",
    "tile.svg",
)
"""All that those pages load."""


@require_safe
def worker(_: HttpRequest) -> HttpResponse:
    """The service worker of the pages at the table, in the language of the address.

    It lies beside them, as a worker serves what is below its own address. It changes with the
    release and with the files, which makes a browser fetch everything anew.
    """
    language = page_language().value
    pages = [reverse(name) for name in _PAGES]
    pages += [f"{reverse('irregularities')}?caso={case.id}" for case in cases()]
    files = [static(f"liga/{name}") for name in _FILES]
    version = sha256("\n".join((__version__, *pages, *files)).encode()).hexdigest()[:16]
    kept = {
        "name": f"liga-table-{language}",
        "version": version,
        "pages": pages,
        "files": files,
        "files_under": settings.STATIC_URL,
    }
    text = json.dumps(kept, indent=1)
    body = render_to_string("aids/worker.js", {"kept": mark_safe(text)})  # noqa: S308 - addresses of ours
    response = HttpResponse(body, content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response
