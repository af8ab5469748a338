"""What becomes of a game that was sent: receipt, confirmation, answer, withdrawal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from ligamahjong.web.accounts.access import role_of, signed_in
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake import services
from ligamahjong.web.intake.errors import TooLate
from ligamahjong.web.intake.forms import AnswerForm
from ligamahjong.web.intake.layout import say
from ligamahjong.web.intake.letters import is_signature
from ligamahjong.web.intake.limits import may_save
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.selectors import UNDECIDED, of_club, sent_by, submission
from ligamahjong.web.intake.summary import outline_of, summary_of
from ligamahjong.web.intake.words import NEXT
from ligamahjong.web.mail.services import absolute
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["answer", "confirm", "mine", "track", "withdraw"]

_MOST_LISTED = 100

_CONFIRMED = Text("Gracias: la partida queda confirmada.", "Thank you: the game is confirmed.")
_ANSWERED = Text("Gracias: hemos recibido tu respuesta.", "Thank you: we have your answer.")
_WITHDRAWN = Text("La partida queda retirada.", "The game is withdrawn.")
_TOO_LATE = Text(
    "Ya no se puede: mira abajo cómo está ahora la partida.",
    "That is no longer possible: see below how the game stands now.",
)
_TOO_OFTEN = Text(
    "Demasiados envíos seguidos: espera unos minutos y vuelve a pulsar.",
    "Too much in a row: wait a few minutes and press again.",
)
_REFUSED = Text("{file}: {why}", "{file}: {why}")


@never_cache
@require_safe
def track(request: HttpRequest, token: str) -> HttpResponse:
    """The receipt, and later what has been decided."""
    known = _known(token)
    if known.state == Submission.State.DRAFT:
        return redirect("submit-draft", token)
    return _page(request, known, AnswerForm())


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str, signature: str) -> HttpResponse:
    """Where the link of a letter leads; the button on it confirms, so that no robot does."""
    known = _known(token)
    if not is_signature(known, signature):
        raise Http404
    if known.state != Submission.State.UNCONFIRMED:
        return redirect("submit-track", token)
    if request.method != "POST":
        context = {"summary": summary_of(known, page_language())}
        return render(request, "intake/confirm.html", context)
    try:
        services.do_confirm(token)
    except TooLate:
        messages.info(request, say(_TOO_LATE))
    else:
        messages.success(request, say(_CONFIRMED))
    return redirect("submit-track", token)


@never_cache
@require_POST
def answer(request: HttpRequest, token: str) -> HttpResponse:
    """The answer to a question, with photographs if there are any."""
    known = _known(token)
    form = AnswerForm(request.POST, request.FILES)
    if not form.is_valid():
        return _page(request, known, form)
    if not may_save(request):
        form.add_error(None, say(_TOO_OFTEN))
        return _page(request, known, form)
    try:
        if files := form.cleaned_data["photographs"]:
            added = services.do_add_photographs(token, files)
            for name, text in added.refused:
                form.add_error("photographs", say(_REFUSED, file=name, why=say(text)))
        if form.errors:
            return _page(request, known, form)
        services.do_answer(token, form.cleaned_data["answer"])
    except TooLate:
        messages.info(request, say(_TOO_LATE))
    else:
        messages.success(request, say(_ANSWERED))
    return redirect("submit-track", token)


@never_cache
@require_POST
def withdraw(request: HttpRequest, token: str) -> HttpResponse:
    """Take the game back."""
    _known(token)
    try:
        services.do_withdraw(token)
    except TooLate:
        messages.info(request, say(_TOO_LATE))
    else:
        messages.success(request, say(_WITHDRAWN))
    return redirect("submit-track", token)


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """What an account has sent and, for a club reporter, what the club has."""
    user = signed_in(request)
    language = page_language()
    reports = role_of(user) >= Role.REPORTER and user.club is not None
    others = of_club(user.club).exclude(sender=user) if reports and user.club else ()
    context = {
        "own": [outline_of(one, language) for one in sent_by(user)[:_MOST_LISTED]],
        "club": user.club if reports else None,
        "others": [outline_of(one, language, own=False) for one in others[:_MOST_LISTED]],
    }
    return render(request, "intake/mine.html", context)


def _known(token: str) -> Submission:
    known = submission(token)
    if known is None:
        raise Http404
    return known


def _page(request: HttpRequest, known: Submission, form: AnswerForm) -> HttpResponse:
    state = Submission.State(known.state)
    context = {
        "summary": summary_of(known, page_language()),
        "next": say(NEXT[state]),
        "form": form,
        "asked": state is Submission.State.ASKED,
        "undecided": state in UNDECIDED,
        "address": absolute(reverse("submit-track", args=[known.token])),
    }
    return render(request, "intake/track.html", context)
