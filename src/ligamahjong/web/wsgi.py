"""What a web server runs: ``gunicorn ligamahjong.web.wsgi``."""

from __future__ import annotations

import functools
import os
from threading import Thread
from typing import TYPE_CHECKING

from django.core.wsgi import get_wsgi_application

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIEnvironment

__all__ = ["application", "watch"]

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ligamahjong.web.settings")
_site = get_wsgi_application()


@functools.cache
def watch() -> Thread:
    """Watch over results, letters and what is to be forgotten from this process too, once.

    Meanwhile it works out what the page on grades takes seconds for, before a reader asks.
    """
    from ligamahjong.web import repairs  # noqa: PLC0415
    from ligamahjong.web.help.grade_numbers import prepare  # noqa: PLC0415 - needs Django set up

    Thread(target=prepare, name="grades", daemon=True).start()
    repairs.post_letters()
    repairs.forget_daily()
    return repairs.keep_up_to_date()


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """Answer a request, HEAD without a body; who has answered one watches over the results."""
    watch()
    answer = _site(environ, start_response)
    if environ["REQUEST_METHOD"] != "HEAD":
        return answer
    answer.close()
    return []
