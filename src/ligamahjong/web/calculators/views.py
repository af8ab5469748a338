"""The pages of the calculators."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.errors import LigaError
from ligamahjong.web.calculators import announced, mcr_hand, paid, riichi_hand, settled
from ligamahjong.web.calculators.fields import read, shown
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.calculators.fields import Answers, Field, Shown

__all__ = ["index", "mcr", "payments", "riichi", "settlement"]

_SECTION = {"section": "calculators"}
_ROWS = tuple(
    tuple(f"{rank}{suit}" for rank in range(1, last + 1))
    for suit, last in (("m", 9), ("p", 9), ("s", 9), ("z", 7))
)
"""Tiles of the keyboard, row by row."""


class _Found(NamedTuple):
    """What is answered, or a sentence for each thing that is wrong with what was asked."""

    answer: object
    problems: tuple[str, ...]


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """What there is."""
    return render(request, "calculators/index.html", _SECTION)


@require_safe
def riichi(request: HttpRequest) -> HttpResponse:
    """What a hand of Riichi is worth."""
    parts: Mapping[str, Sequence[Field]] = {
        "hand": (riichi_hand.HAND,),
        "facts": riichi_hand.FACTS,
        "special": riichi_hand.SPECIAL,
        "known": riichi_hand.KNOWN,
    }
    language = page_language()
    given = _answers(request, parts)
    found = _Found(None, given.problems)
    if given.values["mano"] and not found.problems:
        found = _tried(lambda: riichi_hand.answer(given.values, language))
    return _page(request, "riichi", parts, given, found, rows=_ROWS)


@require_safe
def mcr(request: HttpRequest) -> HttpResponse:
    """What a hand of MCR is worth, and whether announced fans are right."""
    parts: Mapping[str, Sequence[Field]] = {
        "hand": (mcr_hand.HAND,),
        "facts": mcr_hand.FACTS,
        "special": mcr_hand.SPECIAL,
        "known": mcr_hand.KNOWN,
        "announced": (announced.ANNOUNCED,),
    }
    language = page_language()
    given = _answers(request, parts)
    fans, wrong = announced.read_fans(given.values["fan"], language)
    otherwise = mcr_hand.contradictions(given.values, language)
    found = _Found(None, (*given.problems, *wrong, *otherwise))
    if given.values["mano"] and not found.problems:
        found = _tried(lambda: mcr_hand.answer(given.values, fans, language))
    more = {"fans": announced.fan_texts(language), "rows": _ROWS}
    return _page(request, "mcr", parts, given, found, **more)


@require_safe
def payments(request: HttpRequest) -> HttpResponse:
    """Which hands fit a payment."""
    parts = {"paid": paid.PAID, "changes": paid.CHANGES, "table": paid.TABLE}
    return _simple(request, "payments", parts, paid.answer)


@require_safe
def settlement(request: HttpRequest) -> HttpResponse:
    """Who pays whom at the end of a hand."""
    return _simple(request, "settlement", settled.PARTS, settled.answer)


def _simple(
    request: HttpRequest,
    name: str,
    parts: Mapping[str, Sequence[Field]],
    answers: Callable[..., object],
) -> HttpResponse:
    """A page that answers whatever is asked."""
    language = page_language()
    given = _answers(request, parts)
    found = _Found(None, given.problems)
    if request.GET and not found.problems:
        found = _tried(lambda: answers(given.values, language))
    return _page(request, name, parts, given, found)


def _answers(request: HttpRequest, parts: Mapping[str, Sequence[Field]]) -> Answers:
    given = {name: value for name, value in request.GET.items() if isinstance(value, str)}
    return read(given, [one for part in parts.values() for one in part], page_language())


def _tried(answers: Callable[[], object]) -> _Found:
    """An answer, or a sentence for each thing that is wrong with what was asked."""
    try:
        return _Found(answers(), ())
    except LigaError as error:
        lines = error_text(error, page_language()).split("\n")
        return _Found(None, tuple(line[:1].upper() + line[1:] for line in lines))


def _page(
    request: HttpRequest,
    name: str,
    parts: Mapping[str, Sequence[Field]],
    given: Answers,
    found: _Found,
    **more: object,
) -> HttpResponse:
    language = page_language()
    fields: dict[str, list[Shown]] = {
        part: [shown(one, given.values, language) for one in fields]
        for part, fields in parts.items()
    }
    context = {
        **_SECTION,
        "fields": fields,
        "answer": found.answer,
        "problems": found.problems,
        "seats": [
            {"name": name.say(language), "fields": fields[wind.value]}
            for wind, name in WINDS.items()
            if wind.value in fields
        ],
        "asked": " ".join(sorted(getattr(found.answer, "asked", ()))),
        **more,
    }
    return render(request, f"calculators/{name}.html", context)
