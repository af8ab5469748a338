"""A player's card and history in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.inactivity import leaves_ranking_on
from ligamahjong.wording.dates import day
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, decimal, fraction, integer, ordinal
from ligamahjong.wording.ranking import (
    MEDALS,
    MODES,
    discount_line,
    provisional,
    region_name,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from ligamahjong.league.game import Mode
    from ligamahjong.league.standings import Standing

__all__ = ["HISTORY_HEADINGS", "card"]

HISTORY_HEADINGS: Mapping[str, Text] = {
    "day": Text("Fecha", "Date"),
    "game": Text("Partida", "Game"),
    "place": Text("Puesto", "Place"),
    "score": Text("Puntos", "Score"),
    "before": Text("Antes", "Before"),
    "change": Text("Cambio", "Change"),
    "after": Text("Después", "After"),
    "grade": Text("Grado", "Grade"),
    "points": Text("Pts. grado", "Grade pts."),
    "opponents": Text("Contra", "Against"),
}

_POSITION = Text(
    "{position} en el ranking de {mode}{medal}", "{position} in the {mode} ranking{medal}"
)
_UNLISTED = Text(
    "Fuera del ranking de {mode} desde el {day}: dos años sin jugar. Volverá con la próxima "
    "partida.",
    "Not in the {mode} ranking since {day}: two years without a game. The next one brings the "
    "player back.",
)
_RATING = Text("Rating {rating}{mark}", "Rating {rating}{mark}")
_MODEL = Text("μ {mu} · σ {sigma}", "μ {mu} · σ {sigma}")
_DEBT = Text(
    "Deuda de actividad: {debt} de 8 unidades, sin descuento",
    "Activity debt: {debt} of 8 units, no discount",
)
_GRADE = Text(
    "Grado {grade}: {points}, progreso {progress} de {step}; para ascender: {missing}",
    "Grade {grade}: {points}, progress {progress} of {step}; to be promoted: {missing}",
)
_TOP_GRADE = Text(
    "Grado {grade}, el último: {points}, progreso {progress}",
    "Grade {grade}, the last: {points}, progress {progress}",
)
_GAMES = Text("{games}, la última el {day}", "{games}, the last on {day}")


def card(standing: Standing, mode: Mode, on: date, language: Language) -> list[str]:
    """Everything the ranking knows of a player on a day, a line per fact."""
    person, state = standing.person, standing.state
    heading = filter(None, [person.name, person.club, region_name(person.region, language)])
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    lines: list[str | None] = [
        " · ".join(heading),
        _standing_line(standing, mode, language),
        _rating_line(standing, language),
        discount_line(standing, on, language),
        _MODEL.say(
            language,
            mu=decimal(state.rating.mu, 6, language),
            sigma=decimal(state.rating.sigma, 6, language),
        ),
        provisional(standing, language),
        _GAMES.say(
            language,
            games=count(state.games, *nouns, language),
            day=day(state.last_game or on, language),
        ),
        _grade_line(standing, language),
    ]
    if standing.debt and standing.discount == 0:
        lines.append(_DEBT.say(language, debt=fraction(standing.debt, language)))
    return [line for line in lines if line]


def _rating_line(standing: Standing, language: Language) -> str:
    mark = " ↓" if standing.discount > 0 else ""
    return _RATING.say(language, rating=decimal(standing.rating, 6, language), mark=mark)


def _standing_line(standing: Standing, mode: Mode, language: Language) -> str:
    if standing.position is None:
        last_game = standing.state.last_game
        since = day(leaves_ranking_on(last_game), language) if last_game else ""
        return _UNLISTED.say(language, mode=MODES[mode], day=since)
    medal = f" · {MEDALS[standing.medal].say(language)}" if standing.medal else ""
    position = ordinal(standing.position, language)
    return _POSITION.say(language, position=position, mode=MODES[mode], medal=medal)


def _grade_line(standing: Standing, language: Language) -> str:
    grade = standing.grade
    nouns = ("punto", "puntos") if language is Language.ES else ("point", "points")
    points = count(standing.state.grade.points, *nouns, language)
    progress = integer(standing.progress, language)
    if grade.step is None or standing.missing is None:
        return _TOP_GRADE.say(language, grade=grade.name, points=points, progress=progress)
    return _GRADE.say(
        language,
        grade=grade.name,
        points=points,
        progress=progress,
        step=integer(grade.step, language),
        missing=integer(standing.missing, language),
    )
