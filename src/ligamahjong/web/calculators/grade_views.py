"""The page of games to the next grade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.web.calculators import grades
from ligamahjong.web.calculators.fields import read, shown
from ligamahjong.web.calculators.grade_answers import Answer
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["grade_progress"]

_TITLE = Text("Partidas hasta el siguiente grado", "Games to the next grade")
_ABOUT = Text(
    "Di en qué grado está alguien y con qué frecuencia queda en cada puesto. Se cuentan también "
    "los descensos por el camino.",
    "Say which grade somebody holds and how often they take each place. Demotions on the way are "
    "counted too.",
)
_EXAMPLE = "grado=riichi-1-kyuu&p1=30&p2=26&p3=24&p4=20"


@require_safe
def grade_progress(request: HttpRequest) -> HttpResponse:
    """Games to the next grade."""
    language = page_language()
    given = {name: value for name, value in request.GET.items() if isinstance(value, str)}
    fields = [field for _, group in grades.GROUPS for field in group]
    asked = read(given, fields, language)
    answer = Answer(problems=asked.problems)
    if request.GET and not asked.problems:
        answer = grades.answer(asked.values, language)
    context = {
        "section": "calculators",
        "title": _TITLE.say(language),
        "about": _ABOUT.say(language),
        "groups": [
            (legend.say(language), [shown(field, asked.values, language) for field in group])
            for legend, group in grades.GROUPS
        ],
        "answer": answer,
        "example": "" if request.GET else _EXAMPLE,
    }
    return render(request, "calculators/grades.html", context)
