"""A game as staff see it, and correcting, voiding and restoring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from ligamahjong.errors import LedgerError
from ligamahjong.ledger.payloads import GameCorrected, GameRestored
from ligamahjong.web.accounts.access import role_of, signed_in
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections import services
from ligamahjong.web.corrections.errors import Stale
from ligamahjong.web.corrections.foreseen import correction, foresee, restoring, voiding
from ligamahjong.web.corrections.forms import DecideForm
from ligamahjong.web.corrections.game_form import GameForm
from ligamahjong.web.corrections.known import asked_game
from ligamahjong.web.corrections.selectors import decisions_about, open_reports_about
from ligamahjong.web.corrections.shown import ACTIONS, doubts_about, lines_of, moved_rows, shown
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ranking.services import recording
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Callable

    from django import forms
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.corrections.foreseen import Change, Foreseen
    from ligamahjong.web.corrections.known import KnownGame
    from ligamahjong.web.corrections.services import Confirmed, Told

__all__ = ["confirmed", "correct", "foreseen_context", "manage", "restore", "say_done", "void"]

_DONE = {
    "correct": Text("Partida corregida.", "Game corrected."),
    "void": Text("Partida anulada.", "Game voided."),
    "restore": Text("Partida restablecida.", "Game restored."),
}
_TOLD = Text(
    "Se ha escrito a {letters} de {players} jugadores.",
    "{letters} of {players} players have been written to.",
)


@require_safe
def manage(request: HttpRequest, game: str) -> HttpResponse:
    """All that staff know of a game, and what they can do about it."""
    known = asked_game(game)
    language = page_language()
    decisions = [
        {"decision": one, "action": ACTIONS[one.action].say(language)}
        for one in decisions_about(game)
        if one.action in ACTIONS
    ]
    return render(
        request,
        "corrections/game.html",
        {
            "known": known,
            "shown": shown(known.game, language),
            "decisions": decisions,
            "reports": open_reports_about(game),
            "submission": Submission.objects.filter(game=game).first(),
            "manages": role_of(request.user) >= Role.MANAGER,
        },
    )


@require_http_methods(["GET", "HEAD", "POST"])
def correct(request: HttpRequest, game: str) -> HttpResponse:
    """All facts of a game to be put right; what that would do; and doing it."""
    known = asked_game(game)
    if request.method != "POST":
        return _form_page(request, known, GameForm(known))
    form = GameForm(known, request.POST)
    if not form.is_of_this_version:
        return _changed_meanwhile(request, known)
    if form.is_valid() and request.POST.get("step") != "edit":
        return _go_on(request, known, form)
    return _form_page(request, known, form)


@require_http_methods(["GET", "HEAD", "POST"])
def void(request: HttpRequest, game: str) -> HttpResponse:
    """What a game that no longer counts would do; and doing it."""
    return _decide(request, game, "void", voiding, services.void_game)


@require_http_methods(["GET", "HEAD", "POST"])
def restore(request: HttpRequest, game: str) -> HttpResponse:
    """What a voided game that counts again would do; and doing it."""
    return _decide(request, game, "restore", restoring, services.restore_game)


def confirmed(request: HttpRequest, form: forms.Form) -> Confirmed:
    """What a valid form confirms."""
    user, data = signed_in(request), form.cleaned_data
    return services.Confirmed(
        user.actor, data["reason"], data["seal"], tell=data["tell"], person=user.person_id or ""
    )


def foreseen_context(request: HttpRequest, foreseen: Foreseen) -> dict[str, Any]:
    """What a page shows of what would happen."""
    change, language = foreseen.change, page_language()
    counts = isinstance(change.payload, GameRestored) or (
        isinstance(change.payload, GameCorrected) and not change.known.voided
    )
    return {
        "known": change.known,
        "shown": shown(change.known.game, language),
        "lines": lines_of(change.known.game, change.game, language),
        "rows": moved_rows(foreseen),
        "games": foreseen.preview.games,
        "doubts": doubts_about(change.game, language) if counts else [],
        "own": signed_in(request).person_id in foreseen.people,
        "seal": foreseen.seal,
    }


def say_done(request: HttpRequest, action: str, game: str, told: Told) -> HttpResponse:
    """Go to the page of the game, which says what was done and who was told."""
    language = page_language()
    said = [_DONE[action].say(language)]
    if told.asked:
        letters, players = (integer(n, language) for n in (told.letters, told.players))
        said.append(_TOLD.say(language, letters=letters, players=players))
    messages.success(request, " ".join(said))
    return redirect("manage-game", game)


def _go_on(request: HttpRequest, known: KnownGame, form: GameForm) -> HttpResponse:
    """Show what a valid form would do, or do it."""
    stale = False
    try:
        if request.POST.get("step") == "confirm":
            told = services.correct_game(form.game, confirmed(request, form))
            return say_done(request, "correct", known.id, told)
        with recording():
            foreseen = foresee(correction(asked_game(known.id), form.game))
    except Stale as error:
        foreseen, stale = error.now, True
    except LedgerError as error:
        form.add_error(None, error_text(error, page_language()))
        return _form_page(request, known, form)
    now = foreseen.change.known
    if now.version != known.version:
        return _changed_meanwhile(request, now)
    return _confirm_page(request, foreseen, form, stale=stale)


def _decide(
    request: HttpRequest,
    game: str,
    action: str,
    change: Callable[[KnownGame], Change],
    do: Callable[[str, Confirmed], Told],
) -> HttpResponse:
    known = asked_game(game)
    form = DecideForm(request.POST if request.method == "POST" else None)
    stale = False
    try:
        if form.is_valid():
            return say_done(request, action, game, do(game, confirmed(request, form)))
        foreseen = foresee(change(known))
    except Stale as error:
        foreseen, stale = error.now, True
    except LedgerError as error:
        refused = {"known": known, "refused": error_text(error, page_language())}
        return render(request, "corrections/decide.html", {"action": action, **refused})
    context = {"action": action, "form": form, "stale": stale}
    return render(request, "corrections/decide.html", context | foreseen_context(request, foreseen))


def _form_page(
    request: HttpRequest, known: KnownGame, form: GameForm, *, changed: bool = False
) -> HttpResponse:
    context = {"known": known, "form": form, "changed": changed}
    return render(
        request,
        "corrections/correct.html",
        context | {"shown": shown(known.game, page_language())},
    )


def _changed_meanwhile(request: HttpRequest, known: KnownGame) -> HttpResponse:
    """The form as it was filled in, beside the game as somebody else has left it."""
    data = request.POST.copy()
    data["version"] = known.version
    return _form_page(request, known, GameForm(known, data), changed=True)


def _confirm_page(
    request: HttpRequest, foreseen: Foreseen, form: GameForm, *, stale: bool
) -> HttpResponse:
    context = {"form": form, "stale": stale}
    return render(
        request, "corrections/confirm.html", context | foreseen_context(request, foreseen)
    )
