"""Pages of the calculators of the league: results, rating before a game, inactivity, grades."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.errors import LigaError
from ligamahjong.league.game import Mode
from ligamahjong.web.calculators import before_game, grades, inactive, results
from ligamahjong.web.calculators.fields import read, shown
from ligamahjong.web.calculators.league import Answer
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.calculators.fields import Field
    from ligamahjong.wording import Language

__all__ = ["before", "grade_progress", "inactivity", "mcr_result", "riichi_result"]


class _Calculator(NamedTuple):
    """A calculator: what it is called and does, its fields, its answer, and an example to try."""

    title: Text
    about: Text
    groups: Sequence[tuple[Text, Sequence[Field]]]
    answer: Callable[[Mapping[str, str], Language], Answer]
    example: str


_RIICHI = _Calculator(
    Text("Resultado de una partida de Riichi", "Result of a Riichi game"),
    Text(
        "Escribe los puntos que tiene cada asiento al acabar, sin los palillos que queden en la "
        "mesa. Verás los puestos, la uma, también con empates, y el resultado final.",
        "Write the points of each seat at the end, without the sticks left on the table. You will "
        "see the places, the uma, ties included, and the final result.",
    ),
    results.RIICHI,
    results.riichi_answer,
    "pE=42300&pS=30000&pW=28700&pN=19000",
)
_MCR = _Calculator(
    Text("Puntos de mesa de MCR", "Table points of MCR"),
    Text(
        "Escribe lo que suma cada asiento en todas las manos. Verás los puestos y los puntos de "
        "mesa: 4, 2, 1 y 0, repartidos entre quienes empatan.",
        "Write what each seat adds up to over all hands. You will see the places and the table "
        "points: 4, 2, 1 and 0, shared by those who tie.",
    ),
    results.MCR,
    results.mcr_answer,
    "pE=120&pS=35&pW=-40&pN=-115",
)
_BEFORE = _Calculator(
    Text("El rating antes de una partida", "The rating before a game"),
    Text(
        "Elige a cuatro personas. Verás la probabilidad de cada puesto y cuánto cambiaría el "
        "rating de cada una. Un campo vacío es alguien sin partidas.",
        "Choose four people. You will see the probability of each place and how much the rating "
        "of each would change. An empty field is somebody without games.",
    ),
    before_game.GROUPS,
    before_game.answer,
    "modalidad=riichi&j1=25;6&j2=33;3&j3=35;3&j4=36;3",
)
_INACTIVITY = _Calculator(
    Text("Descuento por no jugar", "Discount for not playing"),
    Text(
        "A los cuatro meses sin jugar empieza a acumularse deuda, una unidad al mes hasta ocho. "
        "Cada unidad quita un octavo de lo que el rating tiene por encima de 1.500.",
        "After four months without a game debt begins to accrue, one unit a month up to eight. "
        "Each unit takes away an eighth of what the rating has above 1,500.",
    ),
    inactive.GROUPS,
    inactive.answer,
    "ultima=2026-01-15&dia=2026-09-15&rating=1900",
)
_GRADES = _Calculator(
    Text("Partidas hasta el siguiente grado", "Games to the next grade"),
    Text(
        "Di en qué grado está alguien y con qué frecuencia queda en cada puesto. Se cuentan "
        "también los descensos por el camino.",
        "Say which grade somebody holds and how often they take each place. Demotions on the way "
        "are counted too.",
    ),
    grades.GROUPS,
    grades.answer,
    "grado=riichi-1-kyuu&p1=30&p2=26&p3=24&p4=20",
)


@require_safe
def riichi_result(request: HttpRequest) -> HttpResponse:
    """Places, uma and final result."""
    return _page(request, _RIICHI)


@require_safe
def mcr_result(request: HttpRequest) -> HttpResponse:
    """Places and table points."""
    return _page(request, _MCR)


@require_safe
def before(request: HttpRequest) -> HttpResponse:
    """How likely each place is, and what each would change."""
    asked = request.GET.get("modalidad", "")
    mode = Mode(asked) if asked in set(Mode) else Mode.RIICHI
    return _page(request, _BEFORE, people=before_game.names(mode))


@require_safe
def inactivity(request: HttpRequest) -> HttpResponse:
    """What not playing costs on a day."""
    return _page(request, _INACTIVITY)


@require_safe
def grade_progress(request: HttpRequest) -> HttpResponse:
    """Games to the next grade."""
    return _page(request, _GRADES)


def _page(request: HttpRequest, one: _Calculator, people: Sequence[str] = ()) -> HttpResponse:
    language = page_language()
    given = {name: value for name, value in request.GET.items() if isinstance(value, str)}
    asked = read(given, [field for _, fields in one.groups for field in fields], language)
    answer = Answer(problems=asked.problems)
    if request.GET and not asked.problems:
        answer = _tried(one, asked.values, language)
    context = {
        "section": "calculators",
        "title": one.title.say(language),
        "about": one.about.say(language),
        "groups": [
            (legend.say(language), [shown(field, asked.values, language) for field in fields])
            for legend, fields in one.groups
        ],
        "answer": answer,
        "example": "" if request.GET else one.example,
        "people": people,
    }
    return render(request, "calculators/league.html", context)


def _tried(one: _Calculator, values: Mapping[str, str], language: Language) -> Answer:
    """An answer, or a sentence for each thing that is wrong with what was asked."""
    try:
        return one.answer(values, language)
    except LigaError as error:
        lines = error_text(error, language).split("\n")
        return Answer(problems=tuple(line[:1].upper() + line[1:] for line in lines))
