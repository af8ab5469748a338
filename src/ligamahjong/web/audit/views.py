"""The audit log, as managers read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.paginator import Paginator
from django.shortcuts import render

from ligamahjong.web.audit.selectors import entries, told
from ligamahjong.web.audit.wording import ACTIONS
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["log"]

_A_PAGE = 50


def log(request: HttpRequest) -> HttpResponse:
    """Who decided what, when and why; by subject, actor and action."""
    asked = {
        name: request.GET.get(parameter, "").strip()
        for name, parameter in (("subject", "sobre"), ("actor", "quien"), ("action", "que"))
    }
    page = Paginator(entries(**asked), _A_PAGE).get_page(request.GET.get("pagina"))
    context = {
        "page": page,
        "rows": told(page),
        "asked": asked,
        "actions": [(name, text.say(page_language())) for name, text in ACTIONS.items()],
    }
    return render(request, "audit/log.html", context)
