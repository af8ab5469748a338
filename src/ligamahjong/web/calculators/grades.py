"""Games to the next grade for a profile of places: the form and its answer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ligamahjong.analysis.games_to_promotion import GAMES_FOLLOWED, games_to_promotion
from ligamahjong.analysis.grade_calibration import PUBLISHED_PROFILE
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import GradeStanding
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.grade_answers import (
    Answer,
    Table,
    read_decimal,
    read_whole,
    wrong_number,
)
from ligamahjong.wording import Language, Text
from ligamahjong.wording.numbers import decimal, integer, ordinal
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["GROUPS", "answer"]

_HUNDRED = 100.0
_SHARES = (25, 50, 75, 90)
_TOLD = 40
_GRADE = Field(
    name="grado",
    label=Text("Grado", "Grade"),
    kind=Kind.CHOICE,
    choices={
        f"{mode.value}-{grade.name}": Text(
            f"{MODES[mode]} · {grade.name}", f"{MODES[mode]} · {grade.name}"
        )
        for mode in (Mode.RIICHI, Mode.MCR)
        for grade in published_ladders()[mode].grades[:-1]
    },
)
_POINTS = Field(
    name="puntos",
    label=Text("Puntos en el grado", "Points in the grade"),
    hint=Text("Vacío: aquellos con los que se entra", "Empty: those with which one enters"),
)
_PROFILE = tuple(
    Field(name=f"p{place}", label=Text(f"{place}.º (%)", f"{ordinal(place, Language.EN)} (%)"))
    for place in range(1, 5)
)
GROUPS: Sequence[tuple[Text, Sequence[Field]]] = (
    (Text("Dónde está", "Where they stand"), (_GRADE, _POINTS)),
    (
        Text(
            "De cada 100 partidas (todo vacío: 28, 25, 24 y 23)",
            "Of every 100 games (all empty: 28, 25, 24 and 23)",
        ),
        _PROFILE,
    ),
)
"""Fields in groups."""

_NOT_WHOLE = Text(
    "Los cuatro porcentajes suman 100, no {sum}", "The four percentages add up to 100, not {sum}"
)
_POINTS_RANGE = Text(
    "En {grade} se tienen de 0 a {most} puntos, no «{value}»",
    "In {grade} one has 0 to {most} points, not “{value}”",
)
_TITLE = Text("Partidas hasta {grade}", "Games to {grade}")
_HEADINGS = (
    Text("De cada 100 personas así, han llegado", "Of 100 such people, have arrived"),
    Text("En estas partidas", "Within these games"),
)
_NEVER = Text("más de {games}", "more than {games}")
_MEAN = Text(
    "Faltan {missing} puntos; con esos puestos cada partida da {mean} de media.",
    "{missing} points are missing; with those places a game gives {mean} on average.",
)


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """How many games it takes to the next grade."""
    mode_name, _, grade_name = values["grado"].partition("-")
    ladder = published_ladders()[Mode(mode_name)]
    index = ladder.index(grade_name)
    grade = ladder.grades[index]
    points = read_whole(values["puntos"] or str(grade.base))
    most = (grade.threshold or 0) - 1
    problems = []
    if points is None or not 0 <= points <= most:
        said = values["puntos"][:_TOLD]
        problems.append(
            _POINTS_RANGE.say(language, grade=grade.name, most=integer(most, language), value=said)
        )
    supposed = [f"{100 * share:g}" for share in PUBLISHED_PROFILE]
    if any(values[one.name] for one in _PROFILE):
        supposed = ["0"] * len(_PROFILE)
    texts = [values[one.name] or text for one, text in zip(_PROFILE, supposed, strict=True)]
    shares = [read_decimal(text) for text in texts]
    problems += [
        wrong_number(one.label.say(language), text, "25", language)
        for one, text, share in zip(_PROFILE, texts, shares, strict=True)
        if share is None or share < 0
    ]
    known = [share for share in shares if share is not None]
    if not problems and not math.isclose(sum(known), _HUNDRED, abs_tol=0.05):
        problems.append(_NOT_WHOLE.say(language, sum=decimal(sum(known), 1, language)))
    if problems or points is None:
        return Answer(problems=tuple(problems))
    first, second, third, fourth = (share / sum(known) for share in known)
    profile = (first, second, third, fourth)
    start = GradeStanding(index, points)
    found = games_to_promotion(ladder, start, profile)
    never = _NEVER.say(language, games=integer(GAMES_FOLLOWED, language))
    rows = []
    for share in _SHARES:
        games = found.percentile(share)
        text = never if games is None else integer(games, language)
        rows.append((str(share), text))
    mean = sum(share * gain for share, gain in zip(profile, grade.points, strict=True))
    line = _MEAN.say(
        language,
        missing=integer(ladder.missing(start) or 0, language),
        mean=decimal(mean, 1, language),
    )
    headings = tuple(text.say(language) for text in _HEADINGS)
    table = Table(_TITLE.say(language, grade=found.grade), headings, tuple(rows))
    return Answer((table,), (line,))
