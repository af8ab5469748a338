"""The queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.paginator import Paginator
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from ligamahjong.league.game import Venue
from ligamahjong.web.accounts.access import role_of, signed_in
from ligamahjong.web.people.models import Club
from ligamahjong.web.review.ages import age
from ligamahjong.web.review.elsewhere import waiting_elsewhere
from ligamahjong.web.review.page import state_text, title_of
from ligamahjong.web.review.past import who
from ligamahjong.web.review.queue import Queue, Shown, counts
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.game import VENUES

if TYPE_CHECKING:
    from typing import Any

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.intake.models import Submission
    from ligamahjong.wording import Language

__all__ = ["queue"]

_PER_PAGE = 50
_SHOWN = {
    Shown.OPEN: Text("Por decidir", "To be decided"),
    Shown.PENDING: Text("Esperan revisión", "Waiting for review"),
    Shown.ASKED: Text("Esperan respuesta", "Waiting for an answer"),
    Shown.ACCEPTED: Text("Aceptadas", "Accepted"),
    Shown.REJECTED: Text("Rechazadas", "Rejected"),
    Shown.WITHDRAWN: Text("Retiradas", "Withdrawn"),
    Shown.ALL: Text("Todas", "All"),
}


@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    """What waits to be decided, those that wait longest first."""
    language = page_language()
    asked = Queue.read(request.GET.dict())
    rows = asked.rows().select_related("sender__club", "sender__person")
    pages = Paginator(rows.prefetch_related("seats__person"), _PER_PAGE)
    page = pages.get_page(request.GET.get("pagina"))
    return render(
        request,
        "review/queue.html",
        {
            "asked": asked,
            "tabs": _tabs(asked, language),
            "rows": [_row(one, language) for one in page.object_list],
            "page": page,
            "previous": _page(asked, page.number - 1) if page.has_previous() else "",
            "following": _page(asked, page.number + 1) if page.has_next() else "",
            "venues": [(venue.value, text.say(language)) for venue, text in VENUES.items()],
            "clubs": Club.objects.filter(user__submissions__isnull=False).distinct(),
            "elsewhere": [
                (one, one.name.say(language))
                for one in waiting_elsewhere(role_of(signed_in(request)))
            ],
        },
    )


def _tabs(asked: Queue, language: Language) -> list[dict[str, Any]]:
    """The states that can be asked for, each with how many there are."""
    numbers = counts()
    return [
        {
            "name": text.say(language),
            "number": sum(numbers[state] for state in shown.states),
            "address": f"?{asked.address(estado=shown.value)}",
            "current": shown is asked.shown,
        }
        for shown, text in _SHOWN.items()
    ]


def _row(one: Submission, language: Language) -> dict[str, Any]:
    return {
        "submission": one,
        "title": title_of(one, language),
        "age": age(one.submitted_at, timezone.now(), language),
        "state": state_text(one, language),
        "venue": VENUES[Venue(one.venue)].say(language) if one.venue else "",
        "sender": _sender(one),
    }


def _sender(one: Submission) -> str:
    if one.sender is None:
        return one.sender_email
    club = one.sender.club
    return f"{who(one.sender)} · {club.name}" if club else who(one.sender)


def _page(asked: Queue, number: int) -> str:
    return f"?{asked.address(pagina=number)}"
