"""The pages of the calculators."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.errors import LigaError
from ligamahjong.web.calculators import (
    announced,
    mcr_fields,
    mcr_hand,
    paid,
    riichi_fields,
    riichi_hand,
    settled,
)
from ligamahjong.web.calculators.asked import asked_of, more_can_be_told
from ligamahjong.web.calculators.fields import shown
from ligamahjong.web.calculators.mistakes import Mistake, beside, mistakes
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

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
    """What is answered, and what is wrong with what was asked."""

    answer: object
    mistakes: tuple[Mistake, ...]


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """What there is."""
    return render(request, "calculators/index.html", _SECTION)


@require_safe
def riichi(request: HttpRequest) -> HttpResponse:
    """What a hand of Riichi is worth."""
    parts: Mapping[str, Sequence[Field]] = {
        "hand": (riichi_fields.HAND,),
        "facts": (*riichi_fields.FACTS, riichi_fields.NO_URA),
        "special": riichi_fields.SPECIAL,
        "known": riichi_fields.KNOWN,
    }
    language = page_language()
    given = _answers(request, parts)
    found = _wrong(given, riichi_hand.contradictions(given.values, language))
    if given.values["mano"]:
        found = _besides(found, _tried(lambda: riichi_hand.answer(given.values, language)))
    return _page(request, "riichi", parts, given, found, rows=_ROWS)


@require_safe
def mcr(request: HttpRequest) -> HttpResponse:
    """What a hand of MCR is worth, and whether announced fans are right."""
    parts: Mapping[str, Sequence[Field]] = {
        "hand": (mcr_fields.HAND,),
        "facts": mcr_fields.FACTS,
        "special": mcr_fields.SPECIAL,
        "known": mcr_fields.KNOWN,
        "announced": (announced.ANNOUNCED,),
    }
    language = page_language()
    given = _answers(request, parts)
    fans, wrong = announced.read_fans(given.values["fan"], language)
    otherwise = mcr_hand.contradictions(given.values, language)
    found = _wrong(given, otherwise)
    if given.values["mano"]:
        checked = [] if wrong else fans
        tried = _tried(lambda: mcr_hand.answer(given.values, checked, language))
        found = _besides(found, tried)
    if wrong:
        told = Mistake(announced.ANNOUNCED.name, wrong)
        found = found._replace(mistakes=(*found.mistakes, told))
    more = {"fans": announced.fan_choices(language), "rows": _ROWS, "unchecked": wrong}
    return _page(request, "mcr", parts, given, found, **more)


@require_safe
def payments(request: HttpRequest) -> HttpResponse:
    """Which hands fit a payment."""
    parts = {"paid": paid.PAID, "changes": paid.CHANGES, "table": paid.TABLE}
    return _simple(request, "payments", parts, paid.answer, paid.problems)


@require_safe
def settlement(request: HttpRequest) -> HttpResponse:
    """Who pays whom at the end of a hand."""
    return _simple(request, "settlement", settled.PARTS, settled.answer, settled.problems)


def _simple(
    request: HttpRequest,
    name: str,
    parts: Mapping[str, Sequence[Field]],
    answers: Callable[..., object],
    problems: Callable[..., Iterable[Mistake]] = lambda *_: (),
) -> HttpResponse:
    """A page that answers whatever is asked, unless there are problems with it."""
    language = page_language()
    given = _answers(request, parts)
    found = _wrong(given)
    asked = any(request.GET.get(one.name) for one in chain(*parts.values()))
    if asked and more_can_be_told(given, chain(*parts.values())):
        more = tuple(problems(given.values, language))
        found = found._replace(mistakes=(*found.mistakes, *more))
    if asked and not found.mistakes:
        found = _tried(lambda: answers(given.values, language))
    return _page(request, name, parts, given, found)


def _answers(request: HttpRequest, parts: Mapping[str, Sequence[Field]]) -> Answers:
    return asked_of(request, chain(*parts.values()))


def _wrong(given: Answers, more: Mapping[str, str] | None = None) -> _Found:
    """No answer yet, and what is wrong with single fields."""
    wrong = {**(more or {}), **given.wrong}
    return _Found(None, tuple(Mistake(name, text) for name, text in wrong.items()))


def _besides(found: _Found, tried: _Found) -> _Found:
    """What is wrong with the hand as well, before the rest; no answer if anything is."""
    return _Found(None if found.mistakes else tried.answer, (*tried.mistakes, *found.mistakes))


def _tried(answers: Callable[[], object]) -> _Found:
    """An answer, or what is wrong with what was asked."""
    try:
        return _Found(answers(), ())
    except LigaError as error:
        return _Found(None, mistakes(error, page_language()))


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
        part: [shown(one, given.values, language, beside(found.mistakes, one.name)) for one in ones]
        for part, ones in parts.items()
    }
    names = {one.name for ones in parts.values() for one in ones}
    context = {
        **_SECTION,
        "fields": fields,
        "answer": found.answer,
        "mistakes": [
            one._replace(field=one.field if one.field in names else "") for one in found.mistakes
        ],
        "seats": [
            {"name": name.say(language), "fields": fields[wind.value]}
            for wind, name in WINDS.items()
            if wind.value in fields
        ],
        "asked": " ".join(sorted(getattr(found.answer, "asked", ()))),
        **more,
    }
    return render(request, f"calculators/{name}.html", context)
