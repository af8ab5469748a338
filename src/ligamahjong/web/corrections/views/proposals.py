"""Corrections that files propose, to be taken or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from ligamahjong.errors import LedgerError
from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.corrections import services
from ligamahjong.web.corrections.errors import Closed, Stale
from ligamahjong.web.corrections.foreseen import foresee
from ligamahjong.web.corrections.forms import DecideForm, RejectForm
from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.corrections.selectors import asked_proposal, listed_proposals, proposals
from ligamahjong.web.corrections.shown import lines_of, shown
from ligamahjong.web.corrections.views.games import confirmed, foreseen_context, say_done
from ligamahjong.web.review.ages import age
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from typing import Any

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.corrections.selectors import ListedProposal
    from ligamahjong.wording import Language

__all__ = ["proposal", "queue"]

_PER_PAGE = 40
_REASON = Text("Según el fichero {source}.", "As the file {source} has it.")
_REJECTED = Text("Corrección rechazada.", "Correction rejected.")
_ALREADY = Text(
    "Otra persona ha decidido ya sobre esta corrección.",
    "Somebody else has decided on this correction already.",
)
_STATES = {
    ProposedCorrection.State.OPEN: Text("por decidir", "to be decided"),
    ProposedCorrection.State.ACCEPTED: Text("aceptada", "accepted"),
    ProposedCorrection.State.REJECTED: Text("rechazada", "rejected"),
}


@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    """The proposed corrections that wait, the oldest first, or those decided."""
    closed = request.GET.get("estado") == "decididas"
    page = Paginator(proposals(closed=closed), _PER_PAGE).get_page(request.GET.get("pagina"))
    language = page_language()
    rows = [
        {
            "proposal": one.proposal,
            "state": _STATES[ProposedCorrection.State(one.proposal.state)].say(language),
            "title": shown(one.known.game if one.known else one.game, language).title,
            "lines": _lines(one, language),
            "age": age(one.proposal.made_at, timezone.now(), language),
        }
        for one in listed_proposals(list(page.object_list))
    ]
    context = {"rows": rows, "page": page, "closed": closed}
    return render(request, "corrections/proposals.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def proposal(request: HttpRequest, number: int) -> HttpResponse:
    """One proposed correction: what it would do; taking it or leaving it."""
    listed = asked_proposal(number)
    reason = _REASON.say(page_language(), source=listed.proposal.source)
    accept = DecideForm(None, initial={"reason": reason}, prefix="accept")
    reject = RejectForm(None, prefix="reject")
    stale = False
    try:
        if request.POST.get("step") == "accept":
            accept = DecideForm(request.POST, prefix="accept")
            if accept.is_valid():
                told = services.accept_proposal(number, confirmed(request, accept))
                return say_done(request, "correct", listed.proposal.game, told)
        elif request.POST.get("step") == "reject":
            reject = RejectForm(request.POST, prefix="reject")
            if reject.is_valid():
                actor, why = signed_in(request).actor, reject.cleaned_data["reason"]
                services.reject_proposal(number, actor=actor, reason=why)
                messages.success(request, _REJECTED.say(page_language()))
                return redirect("proposals")
    except Closed:
        messages.error(request, _ALREADY.say(page_language()))
        return redirect("proposal", number)
    except (Stale, LedgerError) as error:
        stale = isinstance(error, Stale)
    return _page(request, listed, accept, reject, stale=stale)


def _lines(one: ListedProposal, language: Language) -> list[str]:
    """What would change in the game as it is."""
    if one.known is None or one.proposal.state != ProposedCorrection.State.OPEN:
        return []
    return lines_of(one.known.game, services.proposed(one.proposal).game, language)


def _page(
    request: HttpRequest,
    listed: ListedProposal,
    accept: DecideForm,
    reject: RejectForm,
    *,
    stale: bool,
) -> HttpResponse:
    language = page_language()
    state = ProposedCorrection.State(listed.proposal.state)
    context: dict[str, Any] = {
        "proposal": listed.proposal,
        "state": _STATES[state].say(language),
        "is_open": state is ProposedCorrection.State.OPEN,
        "title": shown(listed.game, language).title,
        "form": accept,
        "reject": reject,
        "stale": stale,
    }
    if state is ProposedCorrection.State.OPEN:
        try:
            change = services.proposed(listed.proposal)
            context |= foreseen_context(request, foresee(change))
        except LedgerError as error:
            context["refused"] = error_text(error, language)
    return render(request, "corrections/proposal.html", context)
