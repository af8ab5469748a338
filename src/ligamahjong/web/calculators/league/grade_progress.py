"""Games to the next grade and to the last one: the form and its answer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ligamahjong.analysis.grade_calibration import PUBLISHED_PROFILE
from ligamahjong.analysis.grade_climb import MOST_GAMES, climb
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import GradeStanding, published_ladders
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.wording import Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import decimal, integer, ordinal, percent
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.league.ladder import Ladder
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["PARTS", "answer"]

_MODES = (Mode.RIICHI, Mode.MCR)
_GRADE = Field(
    name="grado",
    label=Text("Grado", "Grade"),
    kind=Kind.CHOICE,
    choices={
        f"{mode.value}:{grade.name}": Text(
            f"{MODES[mode]} · {grade.name}", f"{MODES[mode]} · {grade.name}"
        )
        for mode in _MODES
        for grade in published_ladders()[mode].grades[:-1]
    },
)
_POINTS = Field(
    name="puntos",
    label=Text("Puntos en el grado", "Points in the grade"),
    hint=Text("Vacío: los de entrada.", "Empty: those on entering it."),
    keys="decimal",
)
_PLACES = tuple(
    Field(name=f"p{place}", label=Text(f"{place}.º", english), keys="decimal")
    for place, english in enumerate(("1st", "2nd", "3rd", "4th"), start=1)
)
PARTS: Mapping[str, Sequence[Field]] = {"standing": (_GRADE, _POINTS), "places": _PLACES}
"""Fields: where the player stands, and how often they take each place."""

_MOST_TOLD = 100_000
_RANGE = Text(
    "En {grade} se tienen de 0 a {most} puntos, no {points}",
    "In {grade} one has 0 to {most} points, not {points}",
)
_NEGATIVE = Text(
    "Ningún puesto se ocupa menos de cero veces", "No place is taken fewer than no times"
)
_NO_PLACES = Text(
    "Los cuatro puestos son cero; se esperaba al menos uno mayor",
    "All four places are zero; expected at least one above",
)
_TITLE = Text("Desde {grade} con {points} puntos", "From {grade} with {points} points")
_HEADINGS = (
    Text("Hasta llegar a", "Until reaching"),
    Text("Partidas de media", "Games on average"),
    Text("La mitad llega en", "Half arrive within"),
)
_MORE = Text("más de {games}", "more than {games}")
_NEVER = Text("nunca", "never")
_PROFILE = Text(
    "Con estos puestos: {shares}. Se cuentan también los descensos por el camino.",
    "With these places: {shares}. Demotions on the way are counted too.",
)
_SUPPOSED = Text(
    "No has dicho los puestos: se toman los que usó la liga para calibrar los grados.",
    "You have not said the places: taken are those with which the league calibrated the grades.",
)
_MISSING = Text(
    "Faltan {points} puntos para ascender; una partida da {mean} de media.",
    "{points} points are missing to be promoted; a game gives {mean} on average.",
)


def answer(values: dict[str, str], language: Language) -> Answer:
    """Games to the next grade and to the last.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    mode, _, name = asked.text(_GRADE).partition(":")
    ladder = published_ladders()[Mode(mode)]
    start = _standing(asked, ladder, name)
    supposed = not any(map(asked.text, _PLACES))
    profile = PUBLISHED_PROFILE if supposed else _profile(asked)
    if profile is None or asked.problems:
        return Answer(tuple(asked.problems))
    last = len(ladder.grades) - 1
    targets = dict.fromkeys((start.grade + 1, last))
    title = _TITLE.say(language, grade=name, points=integer(start.points, language))
    rows = tuple(_row(ladder, start, target, profile, language) for target in targets)
    lines = [_SUPPOSED.say(language)] if supposed else []
    lines += [_profile_line(profile, language), _missing_line(ladder, start, profile, language)]
    headings = tuple(text.say(language) for text in _HEADINGS)
    return Answer(tables=(Table(title, headings, rows),), lines=tuple(lines))


def _standing(asked: Questions, ladder: Ladder, name: str) -> GradeStanding:
    index = ladder.index(name)
    grade = ladder.grades[index]
    points = asked.points(_POINTS, str(grade.base)) if asked.text(_POINTS) else grade.base
    most = (grade.threshold or 0) - 1
    if not 0 <= points <= most:
        language = asked.language
        asked.refuse(
            _RANGE,
            grade=name,
            most=integer(most, language),
            points=integer(points, language),
        )
    return GradeStanding(index, points)


def _profile(asked: Questions) -> Four[float] | None:
    """Shares of the four places, said in per cent or as numbers of games; an empty one is 0."""
    a, b, c, d = (asked.number(one, "25") if asked.text(one) else 0 for one in _PLACES)
    if min(a, b, c, d) < 0:
        asked.refuse(_NEGATIVE)
        return None
    total = a + b + c + d
    if not total:
        asked.refuse(_NO_PLACES)
        return None
    return float(a / total), float(b / total), float(c / total), float(d / total)


def _row(
    ladder: Ladder, start: GradeStanding, target: int, profile: Four[float], language: Language
) -> tuple[str, ...]:
    found = climb(ladder, start, target, profile)
    grade = ladder.grades[target].name
    if math.isinf(found.mean):
        return (grade, _NEVER.say(language), _NEVER.say(language))
    mean = decimal(found.mean, 1, language)
    if found.mean > _MOST_TOLD:
        mean = _MORE.say(language, games=integer(_MOST_TOLD, language))
    median = _MORE.say(language, games=integer(MOST_GAMES, language))
    if found.median is not None:
        median = integer(found.median, language)
    return (grade, mean, median)


def _profile_line(profile: Four[float], language: Language) -> str:
    shares = [
        f"{ordinal(place, language)} {percent(share, language)}"
        for place, share in enumerate(profile, start=1)
    ]
    return _PROFILE.say(language, shares=all_of(shares, language))


def _missing_line(
    ladder: Ladder, start: GradeStanding, profile: Four[float], language: Language
) -> str:
    points = ladder.grade(start).points
    mean = math.fsum(share * gain for share, gain in zip(profile, points, strict=True))
    return _MISSING.say(
        language,
        points=integer(ladder.missing(start) or 0, language),
        mean=decimal(mean, 1, language),
    )
