"""Two rankings side by side, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.alternatives import Switch
from ligamahjong.league.printed import Quantity
from ligamahjong.people.directory import Ambiguous
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import change, count, decimal, integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.league.compare import Difference, Explanation, Repeated, Unresolved
    from ligamahjong.league.game import Mode
    from ligamahjong.league.ladder import Ladder
    from ligamahjong.people import Person

__all__ = [
    "AGREE",
    "EXPLAINED",
    "NO_EXPLANATION",
    "QUANTITIES",
    "SWITCHES",
    "UNREAD",
    "difference_headings",
    "explanation",
    "more",
    "only_ours",
    "only_published",
    "ours",
    "people",
    "published",
    "repeated",
    "size",
    "tally_headings",
    "title",
    "unresolved",
]

QUANTITIES: Mapping[Quantity, Text] = {
    Quantity.LISTED: Text("En la lista", "Listed"),
    Quantity.RATING: Text("Rating", "Rating"),
    Quantity.MU: Text("μ", "μ"),
    Quantity.SIGMA: Text("σ", "σ"),
    Quantity.GAMES: Text("Partidas", "Games"),
    Quantity.GRADE: Text("Grado", "Grade"),
    Quantity.POINTS: Text("Puntos de grado", "Grade points"),
}

SWITCHES: Mapping[Switch, Text] = {
    Switch.TIES_BY_ENTRY: Text(
        "empates deshechos por orden de registro", "ties broken by order of entry"
    ),
    Switch.TIES_SHARED: Text("empates compartidos", "ties shared"),
    Switch.NO_DISCOUNT: Text(
        "rating sin descuento por inactividad", "rating without the inactivity discount"
    ),
    Switch.DAY_OF_LAST_GAME: Text(
        "descuento y lista del día de la última partida",
        "discount and list of the day of the last game",
    ),
    Switch.REPEATS_COUNTED: Text("partidas repetidas contadas", "duplicate games counted"),
    Switch.REPEATS_LEFT_OUT: Text("partidas repetidas sin contar", "duplicate games left out"),
    Switch.DAYS_BACKWARDS: Text(
        "partidas de cada día en orden inverso", "games of each day in reverse order"
    ),
    Switch.UNLISTED_SHOWN: Text(
        "quien lleva dos años sin jugar, en la lista", "who has not played for two years listed"
    ),
    Switch.PROVISIONAL_HIDDEN: Text(
        "ratings provisionales fuera de la lista", "provisional ratings not listed"
    ),
    Switch.DECIMALS_CUT: Text(
        "decimales cortados en vez de redondeados", "decimals cut off instead of rounded"
    ),
}
"""What would have been done otherwise."""

AGREE = Text("Los dos rankings coinciden.", "The two rankings agree.")
UNREAD = Text(
    "No todo lo publicado se pudo leer y comparar.",
    "Not all that was published could be read and compared.",
)
EXPLAINED = Text("Lo que explicaría las diferencias:", "What would explain the differences:")
NO_EXPLANATION = Text(
    "Ninguna de las alternativas conocidas lo explica. Conviene mirar si el día (--on) y las "
    "partidas son los mismos.",
    "None of the known alternatives explains it. See whether the day (--on) and the games are "
    "the same.",
)

_TITLE = Text(
    "{ranking} junto al ranking de {mode}, {day}", "{ranking} beside the {mode} ranking, {day}"
)
_TALLIES = (
    Text("Magnitud", "Quantity"),
    Text("Coinciden", "Agree"),
    Text("Difieren", "Differ"),
    Text("Mayor diferencia", "Largest difference"),
    Text("Jugador", "Player"),
)
_DIFFERENCES = (
    Text("Jugador", "Player"),
    Text("Magnitud", "Quantity"),
    Text("Publicado", "Published"),
    Text("Aquí", "Here"),
    Text("Diferencia", "Difference"),
    Text("Explicación", "Explanation"),
)
_EXPLANATION = Text(
    "{number}. {switches}: explica {explained} de {total}",
    "{number}. {switches}: explains {explained} of {total}",
)
_UPSET = Text("; y rompería {upset}", "; and would break {upset}")
_MORE = Text("… y {number} más (todas, con --all)", "… and {number} more (all of them with --all)")
_BOTH = Text("{people} en los dos rankings.", "{people} in both rankings.")
_ONLY_PUBLISHED = Text(
    "Solo en el publicado ({number}): {names}", "Only published ({number}): {names}"
)
_ONLY_OURS = Text("Solo aquí ({number}): {names}", "Only here ({number}): {names}")
_UNKNOWN = Text(
    "Fila {row}: nadie de estas partidas se llama «{name}»{perhaps}; no se compara.",
    "Row {row}: nobody in these games is called {name!r}{perhaps}; not compared.",
)
_PERHAPS = Text(" (¿quizá {names}?)", " (perhaps {names}?)")
_AMBIGUOUS = Text(
    "Fila {row}: «{name}» puede ser {names}; no se compara.",
    "Row {row}: {name!r} may be {names}; not compared.",
)
_REPEATED = Text(
    "Fila {row}: {name} ya está en la fila {first}; cuenta la primera.",
    "Row {row}: {name} is in row {first} already; the first one counts.",
)

_FEWEST, _MOST = 2, 6
_WHOLE = {Quantity.LISTED, Quantity.GAMES, Quantity.GRADE, Quantity.POINTS}


def title(ranking: str, mode: Mode, day: str, language: Language) -> str:
    """What is compared with what."""
    return _TITLE.say(language, ranking=ranking, mode=MODES[mode], day=day)


def tally_headings(language: Language) -> list[str]:
    """Headings of the summary by quantity."""
    return [heading.say(language) for heading in _TALLIES]


def difference_headings(language: Language) -> list[str]:
    """Headings of the table of differences."""
    return [heading.say(language) for heading in _DIFFERENCES]


def published(difference: Difference, language: Language) -> str:
    """The published figure, with the decimals it was printed with."""
    figure = difference.published
    return figure.text or decimal(figure.value, max(figure.decimals, 0), language)


def ours(difference: Difference, ladder: Ladder, language: Language) -> str:
    """Our figure, with two decimals more than the published one."""
    if difference.quantity is Quantity.GRADE:
        return ladder.grades[int(difference.ours)].name
    return decimal(difference.ours, _digits(difference), language)


def size(difference: Difference, language: Language) -> str:
    """By how much ours is more; nothing for grades."""
    if difference.quantity is Quantity.GRADE:
        return ""
    return change(difference.size, _digits(difference), language)


def _digits(difference: Difference) -> int:
    if difference.quantity in _WHOLE:
        return 0
    return min(max(difference.published.decimals + _FEWEST, _FEWEST), _MOST)


def explanation(number: int, one: Explanation, total: int, language: Language) -> str:
    """How many of all differences one alternative explains, and what it would upset."""
    if language is Language.ES:
        differences = ("diferencia", "diferencias")
        figures = ("cifra que coincide", "cifras que coinciden")
    else:
        differences = ("difference", "differences")
        figures = ("figure that agrees", "figures that agree")
    said = _EXPLANATION.say(
        language,
        number=number,
        switches=" + ".join(SWITCHES[switch].say(language) for switch in one.switches),
        explained=integer(len(one.explained), language),
        total=count(total, *differences, language),
    )
    if one.upset:
        said += _UPSET.say(language, upset=count(one.upset, *figures, language))
    return said


def more(number: int, language: Language) -> str:
    """How many further lines are not printed."""
    return _MORE.say(language, number=integer(number, language))


def people(number: int, language: Language) -> str:
    """How many people are in both rankings."""
    nouns = ("jugador", "jugadores") if language is Language.ES else ("player", "players")
    return _BOTH.say(language, people=count(number, *nouns, language))


def only_published(persons: Sequence[Person], language: Language, most: int | None = None) -> str:
    """Who is in the published ranking only, so many names at most."""
    number = integer(len(persons), language)
    return _ONLY_PUBLISHED.say(language, number=number, names=_names(persons, most))


def only_ours(persons: Sequence[Person], language: Language, most: int | None = None) -> str:
    """Who is in our ranking only, so many names at most."""
    number = integer(len(persons), language)
    return _ONLY_OURS.say(language, number=number, names=_names(persons, most))


def unresolved(one: Unresolved, language: Language) -> str:
    """A row of whom nobody knows whose it is."""
    answer = one.answer
    if isinstance(answer, Ambiguous):
        names = ", ".join(f"{person.name} ({person.id})" for person in answer.candidates)
        return _AMBIGUOUS.say(language, row=one.row, name=answer.text, names=names)
    perhaps = _PERHAPS.say(language, names=_names(answer.suggestions)) if answer.suggestions else ""
    return _UNKNOWN.say(language, row=one.row, name=answer.text, perhaps=perhaps)


def repeated(one: Repeated, language: Language) -> str:
    """A row about somebody who has one already."""
    return _REPEATED.say(language, row=one.row, name=one.person.name, first=one.first_row)


def _names(persons: Sequence[Person], most: int | None = None) -> str:
    names = [person.name for person in persons[:most]]
    return ", ".join([*names, "…"] if len(names) < len(persons) else names)
