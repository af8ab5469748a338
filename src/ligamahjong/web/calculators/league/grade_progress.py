"""Games to the next grade and to the last one: the form and its answer."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.analysis.grade_calibration import PUBLISHED_PROFILE
from ligamahjong.analysis.grade_climb import MOST_GAMES, climb
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import GradeStanding, published_ladders
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.players import known_people, player_meant
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.wording import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import count, decimal, integer, ordinal, percent
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.analysis.grade_climb import Climb
    from ligamahjong.league.grades import Grade
    from ligamahjong.league.ladder import Ladder
    from ligamahjong.table import Four

__all__ = ["PARTS", "answer"]

_MODES = (Mode.RIICHI, Mode.MCR)
_NAME = Field(name="jugador", label=Text("Jugador", "Player"))
_ID = Field(name="id", label=Text("Jugador", "Player"))
_MODE = Field(
    name="modo",
    label=Text("Modalidad", "Mode"),
    kind=Kind.CHOICE,
    choices={mode.value: Text(MODES[mode], MODES[mode]) for mode in _MODES},
)
_CHOICE = Text(
    "{mode} · {name} (empieza con {base}, asciende con {threshold})",
    "{mode} · {name} (begins with {base}, promoted at {threshold})",
)


def _choice(mode: Mode, grade: Grade) -> Text:
    numbers = {"base": grade.base, "threshold": grade.threshold}
    es, en = (text.format(mode=MODES[mode], name=grade.name, **numbers) for text in _CHOICE)
    return Text(es, en)


_GRADE = Field(
    name="grado",
    label=Text("Grado", "Grade"),
    kind=Kind.CHOICE,
    choices={"": Text("Sin decir", "Not said")}
    | {
        f"{mode.value}:{grade.name}": _choice(mode, grade)
        for mode in _MODES
        for grade in published_ladders()[mode].grades[:-1]
    },
)
_POINTS = Field(
    name="puntos",
    label=Text("Puntos", "Points"),
    hint=Text(
        "Todos, como en la página del jugador: no los del progreso. Vacío: los de entrada.",
        "All, as on the player's page: not those of the progress. Empty: those on entering.",
    ),
    keys="decimal",
)
_PLACES = tuple(
    Field(name=f"p{place}", label=Text(f"{place}.º", english), keys="decimal")
    for place, english in enumerate(("1st", "2nd", "3rd", "4th"), start=1)
)
PARTS: Mapping[str, Sequence[Field]] = {
    "player": (_NAME, _ID),
    "mode": (_MODE,),
    "standing": (_GRADE, _POINTS),
    "places": _PLACES,
}
"""Fields: a player, or where one stands; and how often they take each place."""

_MOST_TOLD = 100_000
_TOGETHER = 1_000
"""Games from which on tenths are not told."""
_NOBODY = Text(
    "Di de quién se trata: un jugador de la liga o un grado",
    "Say of whom: a player of the league, or a grade",
)
_BOTH = Text(
    "Has dicho un jugador y también un grado o sus puntos; se esperaba lo uno o lo otro",
    "You have said a player and a grade or its points too; expected one or the other",
)
_LAST = Text(
    "{name} ya está en el último grado, {grade}", "{name} is in the last grade already, {grade}"
)
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
_SOME_PLACES = (
    Text(
        "Puestos: falta {places}; se esperaban los cuatro, con 0 en el que nunca se ocupa",
        "Places: {places} is missing; expected all four, with 0 for one never taken",
    ),
    Text(
        "Puestos: faltan {places}; se esperaban los cuatro, con 0 en el que nunca se ocupa",
        "Places: {places} are missing; expected all four, with 0 for one never taken",
    ),
)
"""Where one is missing, and where several are."""
_TITLE = Text("Desde {grade} con {points}", "From {grade} with {points}")
_HEADINGS = (
    Text("Hasta llegar a", "Until reaching"),
    Text("Partidas de media", "Games on average"),
    Text("La mitad llega en", "Half arrive within"),
)
_NEVER = Text("nunca", "never")
_UNTOLD = "\N{EM DASH}"
_TOO_LONG = Text(
    "Así, llegar a {grades} lleva más de {games} partidas de media: más de las que juega nadie.",
    "So it takes more than {games} games on average to reach {grades}: more than anybody plays.",
)
_NOT_HALF = Text(
    "Así, ni la mitad llega a {grades} en {games} partidas, y no se han seguido más.",
    "So not even half reach {grades} within {games} games, and no more were followed.",
)
_PROFILE = Text(
    "Con estos puestos: {shares}. Se cuentan también los descensos por el camino.",
    "With these places: {shares}. Demotions on the way are counted too.",
)
_OWN = Text("Son los de sus {games} de {mode}.", "They are those of their {games} of {mode}.")
_SUPPOSED = Text(
    "No has dicho los puestos: se toman los que usó la liga para calibrar los grados.",
    "You have not said the places: taken are those with which the league calibrated the grades.",
)
_MISSING = (
    Text(
        "Falta {points} para ascender; una partida da {mean} de media.",
        "You need {points} more to be promoted; a game gives {mean} on average.",
    ),
    Text(
        "Faltan {points} para ascender; una partida da {mean} de media.",
        "You need {points} more to be promoted; a game gives {mean} on average.",
    ),
)
_ENTERED = Text(
    "{grade} empieza con {base} y se asciende con {threshold}.",
    "{grade} begins with {base}, and one is promoted at {threshold}.",
)


class _Case(NamedTuple):
    """Somebody on a ladder.

    Attributes:
        mode: of the ladder.
        start: where they stand.
        name: of the player; empty where nobody was named.
        places: how often they have taken each place.
    """

    mode: Mode
    start: GradeStanding
    name: str = ""
    places: Four[int] = (0, 0, 0, 0)


def answer(values: dict[str, str], language: Language) -> Answer:
    """Games to the next grade and to the last.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    case = _of_player(asked) if asked.text(_NAME) else _of_grade(asked)
    said = any(map(asked.text, _PLACES))
    profile = _profile(asked) if said else PUBLISHED_PROFILE
    if case is None or profile is None or asked.problems:
        return Answer(tuple(asked.problems), offers=tuple(asked.offers))
    lines = []
    if not said and any(case.places):
        profile = _shares(case.places)
        games = count(sum(case.places), *_nouns(_GAMES, language), language)
        lines.append(_OWN.say(language, games=games, mode=MODES[case.mode]))
    elif not said:
        lines.append(_SUPPOSED.say(language))
    ladder, start = published_ladders()[case.mode], case.start
    grade, points = ladder.grade(start), _points(start.points, language)
    title = _TITLE.say(language, grade=grade.name, points=points)
    targets = dict.fromkeys((start.grade + 1, len(ladder.grades) - 1))
    climbs = {ladder.grades[one].name: climb(ladder, start, one, profile) for one in targets}
    rows = tuple((name, *_cells(found, language)) for name, found in climbs.items())
    lines = [_profile_line(profile, language), *_beyond(climbs, language), *lines]
    lines.append(_missing_line(ladder, start, profile, language))
    entered = {"base": grade.base, "threshold": grade.threshold or 0}
    told = {name: integer(number, language) for name, number in entered.items()}
    lines.append(_ENTERED.say(language, grade=grade.name, **told))
    headings = tuple(text.say(language) for text in _HEADINGS)
    full = f"{case.name} · {title}" if case.name else title
    return Answer(tables=(Table(full, headings, rows),), lines=tuple(lines))


def _of_player(asked: Questions) -> _Case | None:
    if asked.text(_GRADE) or asked.text(_POINTS):
        asked.refuse(_BOTH)
        return None
    mode = Mode(asked.text(_MODE))
    player = player_meant((_NAME, _ID), known_people(), mode, asked)
    if player is None:
        return None
    start, ladder = player.state.grade, published_ladders()[mode]
    if start.grade == len(ladder.grades) - 1:
        asked.refuse(_LAST, name=player.name, grade=ladder.grade(start).name)
        return None
    seats = SeatResult.objects.filter(mode=mode.value, person=player.state.player)
    times = Counter(seats.values_list("entry_place", flat=True))
    return _Case(mode, start, player.name, (times[1], times[2], times[3], times[4]))


def _of_grade(asked: Questions) -> _Case | None:
    mode, _, name = asked.text(_GRADE).partition(":")
    if not name:
        asked.refuse(_NOBODY)
        return None
    return _Case(Mode(mode), _standing(asked, published_ladders()[Mode(mode)], name))


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
    """Shares of the four places, said in per cent or as numbers of games."""
    language = asked.language
    missing = [one.label.say(language) for one in _PLACES if not asked.text(one)]
    if missing:
        asked.refuse(_SOME_PLACES[len(missing) > 1], places=all_of(missing, language))
        return None
    a, b, c, d = (asked.number(one, "25") for one in _PLACES)
    if min(a, b, c, d) < 0:
        asked.refuse(_NEGATIVE)
        return None
    if not a + b + c + d:
        asked.refuse(_NO_PLACES)
        return None
    return _shares((a, b, c, d))


def _shares(times: Four[int] | Four[Fraction]) -> Four[float]:
    a, b, c, d = (float(one / Fraction(sum(times))) for one in times)
    return a, b, c, d


def _cells(found: Climb, language: Language) -> tuple[str, str]:
    """The mean and the median, as far as they are told."""
    if math.isinf(found.mean):
        return _NEVER.say(language), _NEVER.say(language)
    if found.mean > _MOST_TOLD:
        return _UNTOLD, _UNTOLD
    mean = decimal(found.mean, 1, language)
    if found.mean >= _TOGETHER:
        mean = integer(round(found.mean), language)
    return mean, _UNTOLD if found.median is None else integer(found.median, language)


def _beyond(climbs: Mapping[str, Climb], language: Language) -> Iterator[str]:
    """Why a number is not told; nothing where all are."""
    finite = {name: found for name, found in climbs.items() if not math.isinf(found.mean)}
    long = [name for name, found in finite.items() if found.mean > _MOST_TOLD]
    half = [name for name, found in finite.items() if found.median is None and name not in long]
    for text, names, games in ((_TOO_LONG, long, _MOST_TOLD), (_NOT_HALF, half, MOST_GAMES)):
        if names:
            told = integer(games, language)
            yield text.say(language, grades=all_of(names, language), games=told)


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
    missing = ladder.missing(start) or 0
    return _MISSING[missing != 1].say(
        language, points=_points(missing, language), mean=decimal(mean, 1, language)
    )


_GAMES = (("partida", "partidas"), ("game", "games"))
_POINT = (("punto", "puntos"), ("point", "points"))


def _nouns(words: tuple[tuple[str, str], tuple[str, str]], language: Language) -> tuple[str, str]:
    return words[language is Language.EN]


def _points(number: int, language: Language) -> str:
    return count(number, *_nouns(_POINT, language), language)
