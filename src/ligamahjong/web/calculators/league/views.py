"""The pages of the calculators of the league."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.errors import LigaError
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.fields import read, shown
from ligamahjong.web.calculators.league import before_game, derating, mcr_points, riichi_result
from ligamahjong.web.calculators.league.answers import Answer
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.calculators.fields import Field
    from ligamahjong.wording import Language

    Answers = Callable[[dict[str, str], Language], Answer]

__all__ = ["derated", "mcr_table_points", "rating_before", "riichi_game_result"]

_PLAIN = {"scores", "table"}
"""Parts of forms that are open; the others are folded until something is said there."""
_NOTHING = {None, "", "0"}


@require_safe
def riichi_game_result(request: HttpRequest) -> HttpResponse:
    """The result of a game of Riichi."""
    return _page(request, "riichi_result", riichi_result.PARTS, riichi_result.answer)


@require_safe
def mcr_table_points(request: HttpRequest) -> HttpResponse:
    """Table points of a game of MCR."""
    return _page(request, "mcr_points", mcr_points.PARTS, mcr_points.answer)


@require_safe
def rating_before(request: HttpRequest) -> HttpResponse:
    """What a game could do to four ratings."""
    parts, seats = before_game.PARTS, before_game.SEATS
    pickers = {f"j{seat}": picker_attributes(f"f-id{seat}") for seat in seats}
    return _page(
        request, "rating", parts, before_game.answer, seats=seats, pickers=pickers
    )


@require_safe
def derated(request: HttpRequest) -> HttpResponse:
    """What not playing costs on a day."""
    pickers = {"jugador": picker_attributes("f-id")}
    return _page(request, "derating", derating.PARTS, derating.answer, pickers=pickers)


def _page(
    request: HttpRequest,
    name: str,
    parts: Mapping[str, Sequence[Field]],
    answers: Answers,
    *,
    seats: Sequence[str] = (),
    pickers: Mapping[str, Mapping[str, str]] | None = None,
) -> HttpResponse:
    """A form with what its address asks, and the answer below."""
    language = page_language()
    fields = [one for part in parts.values() for one in part]
    asked = {key: value for key, value in request.GET.items() if isinstance(value, str)}
    given = read(asked, fields, language)
    answer = Answer(given.problems)
    if not given.problems and any(asked.get(one.name) for one in fields):
        answer = _tried(lambda: answers(dict(given.values), language), language)
    shown_fields = {
        part: [shown(one, given.values, language) for one in ones] for part, ones in parts.items()
    }
    names = {wind.value: WINDS[wind].say(language) for wind in SEATS}
    context = {
        "section": "calculators",
        "fields": shown_fields,
        "seats": [
            {"name": names.get(seat, seat), "fields": shown_fields[seat]}
            for seat in seats or names
            if seat in shown_fields
        ],
        "answer": answer,
        "pickers": pickers or {},
        "remarked": any(
            asked.get(one.name) not in _NOTHING
            for part in parts.keys() - _PLAIN
            for one in parts[part]
        ),
    }
    return render(request, f"calculators/league_{name}.html", context)


def _tried(answers: Callable[[], Answer], language: Language) -> Answer:
    """An answer, or a sentence for each thing that is wrong with what was asked."""
    try:
        return answers()
    except LigaError as error:
        lines = error_text(error, language).split("\n")
        return Answer(tuple(line[:1].upper() + line[1:] for line in lines))
