"""Writing a game: the form, its draft, the last look before it is sent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from ligamahjong.league.game import Venue
from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake import services
from ligamahjong.web.intake.checks import problems
from ligamahjong.web.intake.drafts import Sender, is_anonymous, written
from ligamahjong.web.intake.errors import NotReady, TooLate
from ligamahjong.web.intake.forms import SubmissionForm, VisitorForm
from ligamahjong.web.intake.labels import live
from ligamahjong.web.intake.layout import platforms, say
from ligamahjong.web.intake.limits import may_save, may_write_to
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.selectors import sent_by_staff, submission
from ligamahjong.web.intake.summary import summary_of
from ligamahjong.web.intake.words import problem_text
from ligamahjong.web.people.models import new_token
from ligamahjong.web.photographs.selectors import photographs_of
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["draft", "review", "submit"]

_TOKEN = re.compile(r"[\w-]{22}", re.ASCII)

_SAVED = Text(
    "Borrador guardado. Vuelve cuando quieras a esta misma dirección: apúntala o márcala.",
    "Draft saved. Come back to this address whenever you like: note it down or bookmark it.",
)
_TOO_OFTEN = Text(
    "Se han guardado muchas partidas seguidas desde aquí. Espera unos minutos; lo escrito sigue "
    "en la página.",
    "Many games have been saved from here in a row. Wait a few minutes; what you wrote is still "
    "on the page.",
)
_TOO_MANY_LETTERS = Text(
    "Con esa dirección se han enviado hoy muchas partidas. El borrador queda guardado: envíalo "
    "mañana, o entra con una cuenta.",
    "Many games have been sent today with that address. The draft is saved: send it tomorrow, or "
    "sign in with an account.",
)
_SENT_ALREADY = Text("Esta partida ya está enviada.", "This game has been sent already.")
_REFUSED = Text("{file}: {why}", "{file}: {why}")
_READ = Text(
    "La foto se hizo {when}; hemos rellenado lo que faltaba. Suele hacerse al acabar: comprueba "
    "que es cuando empezó la partida y vuelve a pulsar.",
    "The photograph was taken {when}; we have filled in what was missing. It is usually taken at "
    "the end: check that it is when the game began, and press again.",
)
_NOT_READ = Text(
    "La foto no dice cuándo se hizo: escribe el día y la hora.",
    "The photograph does not say when it was taken: write day and time.",
)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def submit(request: HttpRequest) -> HttpResponse:
    """An empty form; what comes back is stored under the token that the page was made with."""
    if request.method != "POST":
        form = _form(request, None)
        return _page(request, form, None, token=new_token())
    token = request.POST.get("token", "")
    if not _TOKEN.fullmatch(token):
        token = new_token()
    known = submission(token)
    return _save(request, token, known)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def draft(request: HttpRequest, token: str) -> HttpResponse:
    """A draft, to be gone on with."""
    known = _known(token)
    if known.state != Submission.State.DRAFT:
        return redirect("submit-track", token)
    if request.method == "POST":
        return _save(request, token, known)
    return _page(request, _form(request, known), known)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def review(request: HttpRequest, token: str) -> HttpResponse:
    """Everything that was written, to be looked at once more and sent."""
    known = _known(token)
    if known.state != Submission.State.DRAFT:
        return redirect("submit-track", token)
    if request.method == "POST":
        return _send(request, known)
    return _last_look(request, known)


def _known(token: str) -> Submission:
    known = submission(token)
    if known is None:
        raise Http404
    return known


def _form(request: HttpRequest, known: Submission | None) -> SubmissionForm:
    """The form for whoever asks, with what is written so far or what came back."""
    user = request.user if isinstance(request.user, User) else None
    anonymous = user is None and (known is None or is_anonymous(known))
    kind = VisitorForm if user is None else SubmissionForm
    return kind(
        request.POST if request.method == "POST" else None,
        request.FILES if request.method == "POST" else None,
        initial=written(known) if known else _club_of(user),
        staff=role_of(request.user).is_staff,
        anonymous=anonymous,
    )


def _club_of(user: User | None) -> dict[str, object]:
    """What is known of a game before anything is written: the club of a reporter."""
    if user is None or user.club is None or role_of(user) is not Role.REPORTER:
        return {}
    return {"venue": Venue.IN_PERSON.value, "place": user.club.name}


def _save(request: HttpRequest, token: str, known: Submission | None) -> HttpResponse:
    """Keep what came, whatever is wrong with it, and say what is."""
    form = _form(request, known)
    form.looks = may_save(request)
    form.is_valid()
    if not form.looks:
        form.add_error(None, say(_TOO_OFTEN))
    if form.is_refused or not form.looks:
        return _page(request, form, known, token=token)
    try:
        known, again = _keep(request, token, form)
    except TooLate:
        messages.info(request, say(_SENT_ALREADY))
        return redirect("submit-track", token)
    if "draft" not in request.POST:
        form.show(problems(known, by_staff=sent_by_staff(known)))
    if form.errors or again:
        return _page(request, form, known)
    if "draft" in request.POST:
        messages.success(request, say(_SAVED))
        return redirect("submit-draft", token)
    return redirect("submit-review", token)


def _keep(request: HttpRequest, token: str, form: SubmissionForm) -> tuple[Submission, bool]:
    """Store the draft and its photographs.

    Returns:
        The draft, and whether a start that was read from a photograph has to be confirmed.
    """
    user = request.user if isinstance(request.user, User) else None
    sender = Sender(user, form.address)
    services.do_save(token, form.draft(), sender, page_language())
    form.name_players()
    if removed := request.POST.getlist("remove"):
        services.do_remove_photographs(token, removed)
    again = False
    if files := form.cleaned_data.get("photographs"):
        added = services.do_add_photographs(token, files)
        for name, text in added.refused:
            form.add_error("photographs", say(_REFUSED, file=name, why=say(text)))
        if form.cleaned_data.get("read_time"):
            again = _read_time(request, form, added)
    if again:
        services.do_save(token, form.draft(), sender, page_language())
    return _known(token), again


def _read_time(request: HttpRequest, form: SubmissionForm, added: services.Added) -> bool:
    if not form.lacks_start:
        return False
    if added.taken_at is None:
        messages.info(request, say(_NOT_READ))
        return False
    form.fill_start(added.taken_at)
    messages.info(request, say(_READ, when=f"{added.taken_at:%d/%m/%Y %H:%M}"))
    return True


def _page(
    request: HttpRequest, form: SubmissionForm, known: Submission | None, token: str = ""
) -> HttpResponse:
    """The form; a draft that is stored is sent back to its own address."""
    action = reverse("submit-draft", args=[known.token]) if known else reverse("submit")
    context = {
        "form": form,
        "submission": known,
        "photographs": photographs_of(known) if known else (),
        "action": action,
        "token": "" if known else token,
        "platforms": platforms(),
        "live": live(page_language()),
        "staff": role_of(request.user).is_staff,
    }
    return render(request, "intake/form.html", context)


def _last_look(request: HttpRequest, known: Submission) -> HttpResponse:
    language = page_language()
    found = problems(known, by_staff=sent_by_staff(known))
    context = {
        "summary": summary_of(known, language),
        "problems": [problem_text(problem, language) for problem in found],
        "unconfirmed": is_anonymous(known),
    }
    return render(request, "intake/review.html", context)


def _send(request: HttpRequest, known: Submission) -> HttpResponse:
    address = known.sender_email if is_anonymous(known) else ""
    if address and not may_write_to(address):
        messages.error(request, say(_TOO_MANY_LETTERS))
        return redirect("submit-review", known.token)
    try:
        services.do_submit(known.token)
    except TooLate:
        messages.info(request, say(_SENT_ALREADY))
    except NotReady:
        return redirect("submit-review", known.token)
    return redirect("submit-track", known.token)
