"""The page on which one submission is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from ligamahjong.errors import LedgerError
from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.errors import NotFound
from ligamahjong.web.intake.checks import problems
from ligamahjong.web.intake.games import game_of
from ligamahjong.web.intake.words import problem_text
from ligamahjong.web.review import services
from ligamahjong.web.review.edit_form import EditForm
from ligamahjong.web.review.errors import NotAcceptable, Stale
from ligamahjong.web.review.forms import AskForm, MatchForm, RejectForm, SeenForm
from ligamahjong.web.review.page import effects_shown, state_text, submission_page, title_of
from ligamahjong.web.review.past import who
from ligamahjong.web.review.queue import OPEN, neighbours, reviewable
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.intake.models import Submission

__all__ = ["accept", "ask", "edit", "match", "reject", "submission"]

_CONFLICT = 409

_NOT_THERE = Text(
    "No hay ninguna partida enviada con esa dirección, o todavía es un borrador.",
    "There is no game sent in at this address, or it is still a draft.",
)
_ACCEPTED = Text("Aceptada: {title}.", "Accepted: {title}.")
_EDITED = Text("Aceptada con cambios: {title}.", "Accepted with changes: {title}.")
_REJECTED = Text("Rechazada: {title}.", "Rejected: {title}.")
_ASKED = Text(
    "Pregunta enviada: {title}. Espera la respuesta.",
    "Question sent: {title}. It waits for the answer.",
)
_MATCHED = Text("Jugadores identificados.", "Players identified.")
_STALE = Text(
    "No se ha hecho nada: esta partida ha cambiado desde que abriste la página. {now}",
    "Nothing was done: this game has changed since you opened the page. {now}",
)
_BY = Text("{who} ya lo decidió: {state}.", "{who} has decided on it: {state}.")
_NOW = Text("Ahora está así: {state}.", "Now it is: {state}.")


@require_safe
def submission(request: HttpRequest, token: str) -> HttpResponse:
    """One submission beside its photograph, with all that helps to decide."""
    return _page_of(request, _found(token))


@require_POST
def accept(request: HttpRequest, token: str) -> HttpResponse:
    """Accept it as it was sent."""
    shown, form = _found(token), SeenForm(request.POST)
    if not form.is_valid():
        return _page_of(request, shown, notice=_first_error(form), status=400)
    return _carry_out(
        request, shown, _ACCEPTED, lambda user: services.do_accept(token, form.seen, by=user)
    )


@require_POST
def reject(request: HttpRequest, token: str) -> HttpResponse:
    """Reject it with a reason."""
    shown, form = _found(token), RejectForm(request.POST)
    if not form.is_valid():
        return _page_of(request, shown, reject=form, status=422)
    reason = form.reason(Language(shown.language))
    return _carry_out(
        request,
        shown,
        _REJECTED,
        lambda user: services.do_reject(token, form.seen, reason=reason, by=user),
    )


@require_POST
def ask(request: HttpRequest, token: str) -> HttpResponse:
    """Ask the sender."""
    shown, form = _found(token), AskForm(request.POST)
    if not form.is_valid():
        return _page_of(request, shown, ask=form, status=422)
    question = form.cleaned_data["question"]
    return _carry_out(
        request,
        shown,
        _ASKED,
        lambda user: services.do_ask(token, form.seen, question=question, by=user),
    )


@require_POST
def match(request: HttpRequest, token: str) -> HttpResponse:
    """Say who the people are whose names were not found."""
    shown = _found(token)
    form = MatchForm(shown, request.POST)
    if not form.is_valid():
        return _page_of(request, shown, match=form, status=422)
    return _carry_out(
        request,
        shown,
        _MATCHED,
        lambda user: services.do_match(token, form.seen, form.people, by=user),
        onward=reverse("review-submission", args=[token]),
    )


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, token: str) -> HttpResponse:
    """Put facts right, look at what that does, and accept."""
    shown = _found(token)
    if request.method != "POST" and shown.state not in OPEN:
        return redirect("review-submission", token)
    if request.method != "POST":
        return _edit_page(request, shown, EditForm(shown))
    form = EditForm(shown, request.POST)
    if "look" in request.POST:
        form.fields["reason"].required = False
    fits = form.is_valid()
    form.fields["reason"].required = True
    if not fits:
        return _edit_page(request, shown, form, status=422)
    if "look" in request.POST:
        return _look(request, shown, form)
    reason = form.cleaned_data["reason"]
    try:
        return _carry_out(
            request,
            shown,
            _EDITED,
            lambda user: services.do_accept_edited(
                token, form.seen, form.facts, reason=reason, by=user
            ),
        )
    except NotAcceptable as error:
        form.add_problems(error.problems)
        return _edit_page(request, shown, form, status=422)


def _look(request: HttpRequest, shown: Submission, form: EditForm) -> HttpResponse:
    """What accepting with these facts would do, without doing it."""
    with services.as_edited(shown, form.facts) as edited:
        found = problems(edited, by_staff=True)
        game = None if found else game_of(edited)
    if game is None:
        form.add_problems(found)
        return _edit_page(request, shown, form, status=422)
    return _edit_page(request, shown, form, effects=effects_shown(game, page_language()))


def _carry_out(
    request: HttpRequest,
    shown: Submission,
    done: Text,
    decide: Callable[[User], Submission],
    *,
    onward: str = "",
) -> HttpResponse:
    """Decide, say so and go on to the next one; or say why nothing was done.

    Raises:
        NotAcceptable: on the page of changes, which says so beside the fields.
    """
    language = page_language()
    try:
        decide(signed_in(request))
    except Stale as error:
        return _page_of(request, _found(error.now.token), notice=_stale(error), status=_CONFLICT)
    except LedgerError as error:
        return _page_of(request, shown, notice=error_text(error, language), status=_CONFLICT)
    except NotAcceptable as error:
        if request.resolver_match and request.resolver_match.url_name == "review-edit":
            raise
        lines = " ".join(problem_text(problem, language) for problem in error.problems)
        return _page_of(request, shown, notice=lines, status=_CONFLICT)
    messages.success(request, done.say(language, title=title_of(shown, language)))
    return redirect(onward or _next(shown))


def _next(shown: Submission) -> str:
    """Where a reviewer goes on: the next open one, or the queue."""
    _, following = neighbours(shown)
    return reverse("review-submission", args=[following]) if following else reverse("review")


def _stale(error: Stale) -> str:
    language = page_language()
    now = error.now
    state = state_text(now, language)
    if now.decided_by:
        said = _BY.say(language, who=who(now.decided_by), state=state.lower())
    else:
        said = _NOW.say(language, state=state.lower())
    return _STALE.say(language, now=said)


def _found(token: str) -> Submission:
    submission = reviewable(token)
    if submission is None:
        raise NotFound(_NOT_THERE)
    return submission


def _page_of(
    request: HttpRequest,
    shown: Submission,
    *,
    notice: str = "",
    status: int = 200,
    **forms: SeenForm,
) -> HttpResponse:
    context = submission_page(shown, signed_in(request), **forms)
    return render(request, "review/submission.html", {**context, "notice": notice}, status=status)


def _edit_page(
    request: HttpRequest,
    shown: Submission,
    form: EditForm,
    *,
    effects: dict[str, Any] | None = None,
    status: int = 200,
) -> HttpResponse:
    return render(
        request,
        "review/edit.html",
        {
            "submission": shown,
            "title": title_of(shown, page_language()),
            "photographs": list(shown.photographs.all()),
            "form": form,
            "effects": effects,
        },
        status=status,
    )


def _first_error(form: SeenForm) -> str:
    return next(str(error) for errors in form.errors.values() for error in errors)
