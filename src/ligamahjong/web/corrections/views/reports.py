"""«This game is wrong»: saying so, and the queue in which staff answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from ligamahjong.web.accounts.access import role_of, signed_in
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections import reporting
from ligamahjong.web.corrections.errors import Closed
from ligamahjong.web.corrections.forms import AnswerForm, ReportForm
from ligamahjong.web.corrections.known import asked_game
from ligamahjong.web.corrections.selectors import (
    asked_report,
    listed_reports,
    open_reports_about,
    reports,
)
from ligamahjong.web.corrections.shown import shown
from ligamahjong.web.guards.clients import client_key
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.review.ages import age
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.league.game import Game
    from ligamahjong.web.corrections.selectors import ListedReport
    from ligamahjong.wording import Language

__all__ = ["queue", "report", "report_page"]

_PER_PAGE = 40
_TOO_MANY = Text(
    "Han llegado demasiados avisos desde aquí o sobre esta partida. Prueba dentro de un rato: lo "
    "escrito sigue ahí.",
    "Too many reports have come from here or about this game. Try again in a while: what you "
    "wrote is still there.",
)
_CLOSED = Text("Aviso cerrado.", "Report closed.")
_ANSWERED = Text(
    "Aviso cerrado; la respuesta va por correo.", "Report closed; the answer goes by e-mail."
)
_ALREADY = Text(
    "Otra persona ha cerrado ya este aviso; esto es lo que contestó.",
    "Somebody else has closed this report already; this is what they answered.",
)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, game: str) -> HttpResponse:
    """Say what is wrong with a game."""
    known = asked_game(game)
    language = page_language()
    user = request.user if isinstance(request.user, User) else None
    form = ReportForm(request.POST if request.method == "POST" else None, known=user is not None)
    if form.is_valid():
        if reporting.may_report(client_key(request), game):
            reporting.report_game(
                game,
                form.cleaned_data["text"],
                email=form.cleaned_data.get("email", ""),
                sender=user,
                language=language,
            )
            return redirect(reverse("report-game", args=[game]) + "?enviado=si")
        form.add_error(None, _TOO_MANY.say(language))
    context = {
        "form": form,
        "game": known.game,
        "title": _title(known.game, language),
        "sent": request.GET.get("enviado") == "si",
        "manages": role_of(request.user) >= Role.MANAGER,
        "voided": known.voided,
        "account": user,
    }
    return render(request, "corrections/report.html", context)


@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    """The reports that wait, the oldest first, or those that are closed."""
    closed = request.GET.get("estado") == "cerrados"
    page = Paginator(reports(closed=closed), _PER_PAGE).get_page(request.GET.get("pagina"))
    language = page_language()
    rows = [_row(one, language) for one in listed_reports(list(page.object_list))]
    context = {"rows": rows, "page": page, "closed": closed}
    return render(request, "corrections/reports.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def report_page(request: HttpRequest, token: str) -> HttpResponse:
    """One report beside its game, to be answered."""
    listed = asked_report(token)
    found, language = listed.report, page_language()
    has_address = bool(found.email or found.sender)
    form = AnswerForm(request.POST if request.method == "POST" else None, sent=has_address)
    if form.is_valid():
        try:
            actor = signed_in(request).actor
            sent = reporting.close_report(token, form.cleaned_data["answer"], actor=actor)
        except Closed:
            messages.error(request, _ALREADY.say(language))
            return redirect("report", token)
        messages.success(request, (_ANSWERED if sent else _CLOSED).say(language))
        return redirect("reports")
    others = [one for one in open_reports_about(found.game) if one.token != token]
    context = {
        "report": found,
        "form": form,
        "known": listed.known,
        "shown": shown(listed.known.game, language) if listed.known else None,
        "submission": Submission.objects.filter(game=found.game).first(),
        "others": others,
        "age": age(found.made_at, timezone.now(), language),
        "manages": role_of(request.user) >= Role.MANAGER,
    }
    return render(request, "corrections/report_page.html", context)


def _row(one: ListedReport, language: Language) -> dict[str, object]:
    known = one.known
    return {
        "report": one.report,
        "title": _title(known.game, language) if known else one.report.game,
        "age": age(one.report.made_at, timezone.now(), language),
    }


def _title(game: Game, language: Language) -> str:
    return f"{MODES[game.mode]}, {game_start(game, language)}"
