"""The pages of the calculators of the league."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.errors import LigaError
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.asked import asked_of, more_can_be_told
from ligamahjong.web.calculators.fields import shown
from ligamahjong.web.calculators.league import (
    before_game,
    derating,
    grade_progress,
    mcr_points,
    riichi_result,
)
from ligamahjong.web.calculators.league.answers import Answer
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import capital

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.calculators.fields import Field
    from ligamahjong.wording import Language

    Answers = Callable[[dict[str, str], Language], Answer]

__all__ = ["derated", "grades", "mcr_table_points", "rating_before", "riichi_game_result"]

_PLAIN = {"scores", "table"}
"""Parts of forms that are open; the others are folded until something is said there."""
_NOTHING = {None, "", "0"}


class _Problem(NamedTuple):
    """A sentence, and what may be chosen instead: addresses and their texts."""

    line: str
    offers: list[tuple[str, str]]


class _Calculator(NamedTuple):
    """A form and how it is answered.

    Attributes:
        name: of the template.
        parts: fields, by the part of the form.
        answers: works the answer out.
        seats: parts that stand for one of four each; the winds where none are given.
        pickers: names of the fields that look for people, with the id of the field beside.
    """

    name: str
    parts: Mapping[str, Sequence[Field]]
    answers: Answers
    seats: Sequence[str] = ()
    pickers: Mapping[str, str] = MappingProxyType({})


_RIICHI = _Calculator("riichi_result", riichi_result.PARTS, riichi_result.answer)
_MCR = _Calculator("mcr_points", mcr_points.PARTS, mcr_points.answer)
_RATING = _Calculator(
    "rating",
    before_game.PARTS,
    before_game.answer,
    before_game.SEATS,
    {f"j{seat}": f"f-id{seat}" for seat in before_game.SEATS},
)
_DERATING = _Calculator("derating", derating.PARTS, derating.answer, (), {"jugador": "f-id"})
_GRADES = _Calculator(
    "grades", grade_progress.PARTS, grade_progress.answer, (), {"jugador": "f-id"}
)


@require_safe
def riichi_game_result(request: HttpRequest) -> HttpResponse:
    """The result of a game of Riichi."""
    return _page(request, _RIICHI)


@require_safe
def mcr_table_points(request: HttpRequest) -> HttpResponse:
    """Table points of a game of MCR."""
    return _page(request, _MCR)


@require_safe
def rating_before(request: HttpRequest) -> HttpResponse:
    """What a game could do to four ratings."""
    return _page(request, _RATING)


@require_safe
def derated(request: HttpRequest) -> HttpResponse:
    """What not playing costs on a day."""
    return _page(request, _DERATING)


@require_safe
def grades(request: HttpRequest) -> HttpResponse:
    """Games to the next grade and to the last one."""
    return _page(request, _GRADES)


def _page(request: HttpRequest, calculator: _Calculator) -> HttpResponse:
    """A form with what its address asks, and the answer below."""
    language, parts = page_language(), calculator.parts
    fields = [one for part in parts.values() for one in part]
    asked = {key: value for key, value in request.GET.items() if isinstance(value, str)}
    given = asked_of(request, fields)
    answer = Answer(given.problems)
    if any(asked.get(one.name) for one in fields):
        tried = _tried(lambda: calculator.answers(dict(given.values), language), language)
        besides = tried.problems if more_can_be_told(given, fields) else ()
        answer = Answer((*given.problems, *besides)) if given.wrong else tried
    shown_fields = {
        part: [shown(one, given.values, language, given.wrong.get(one.name, "")) for one in ones]
        for part, ones in parts.items()
    }
    names = {wind.value: WINDS[wind].say(language) for wind in SEATS}
    context = {
        "section": "calculators",
        "fields": shown_fields,
        "seats": [
            {"name": names.get(seat, seat), "fields": shown_fields[seat]}
            for seat in calculator.seats or names
            if seat in shown_fields
        ],
        "answer": answer,
        "problems": _problems(answer, asked),
        "pickers": {name: picker_attributes(hidden) for name, hidden in calculator.pickers.items()},
        "remarked": any(
            asked.get(one.name) not in _NOTHING
            for part in parts.keys() - _PLAIN
            for one in parts[part]
        ),
    }
    return render(request, f"calculators/league_{calculator.name}.html", context)


def _problems(answer: Answer, asked: Mapping[str, str]) -> list[_Problem]:
    offered = {one.problem: one.ones for one in answer.offers}
    return [
        _Problem(
            line,
            [(urlencode({**asked, **one.fields}), one.text) for one in offered.get(line, ())],
        )
        for line in answer.problems
    ]


def _tried(answers: Callable[[], Answer], language: Language) -> Answer:
    """An answer, or a sentence for each thing that is wrong with what was asked."""
    try:
        return answers()
    except LigaError as error:
        lines = error_text(error, language).split("\n")
        return Answer(tuple(capital(line) for line in lines))
