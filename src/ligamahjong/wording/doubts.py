"""What speaks against a game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.doubts import NEARBY, Cause, DoubtKind, Weight
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import count, integer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.doubts import Doubt

__all__ = ["CAUSES", "DOUBTS", "WEIGHTS", "sentence"]

DOUBTS: Mapping[DoubtKind, Text] = {
    DoubtKind.SAME_GAME: Text(
        "La misma partida ya está: los mismos cuatro, los mismos puntos y el mismo comienzo, "
        "{start}{source}.",
        "The same game is there already: the same four, the same scores and the same start, "
        "{start}{source}.",
    ),
    DoubtKind.SAME_RESULT: Text(
        "Los mismos cuatro tienen exactamente los mismos puntos en otra partida: {start}{source}.",
        "The same four have exactly the same scores in another game: {start}{source}.",
    ),
    DoubtKind.OTHER_SOURCE: Text(
        "Los mismos cuatro quedaron ese día en los mismos puestos según otra fuente: "
        "{start}{source}. Puede ser esta partida contada de otro modo.",
        "The same four took the same places that day according to another source: "
        "{start}{source}. It may be this game counted in another way.",
    ),
    DoubtKind.SAME_FOUR: Text(
        "Los mismos cuatro tienen otra partida a menos de {hours} horas: {start}{source}.",
        "The same four have another game less than {hours} hours away: {start}{source}.",
    ),
    DoubtKind.THREE_OF_FOUR: Text(
        "Ese día hay una partida con los mismos puntos y otra persona en el lugar de {players}: "
        "{start}{source}.",
        "That day there is a game with the same scores and somebody else in the place of "
        "{players}: {start}{source}.",
    ),
    DoubtKind.TWO_GAMES_AT_ONCE: Text(
        "En dos partidas a la vez: {players}. La otra: {start}{source}.",
        "In two games at once: {players}. The other one: {start}{source}.",
    ),
    DoubtKind.UNUSUAL_SUM: Text(
        "Los puntos suman {found} y deberían sumar {expected} ({difference}).{cause}",
        "The scores add up to {found} and should add up to {expected} ({difference}).{cause}",
    ),
    DoubtKind.UNUSUAL_SCORE: Text(
        "{players} tiene {found}: rara vez alguien se aleja más de {expected} de la media de la "
        "mesa.",
        "{players} has {found}: seldom is anybody more than {expected} away from the mean of the "
        "table.",
    ),
    DoubtKind.NOT_HUNDREDS: Text(
        "{players} tiene {found}; en Riichi los puntos son múltiplos de 100.",
        "{players} has {found}; in Riichi scores are multiples of 100.",
    ),
    DoubtKind.ALL_EQUAL: Text("Los cuatro tienen {found} puntos.", "All four have {found} points."),
    DoubtKind.IN_FUTURE: Text(
        "La fecha no ha llegado todavía; será dentro de {days}.",
        "The date is still to come, in {days}.",
    ),
    DoubtKind.LONG_PAST: Text("Se jugó hace {days}.", "It was played {days} ago."),
    DoubtKind.SMALL_HOURS: Text(
        "Una mesa que empieza a las {hour} de la madrugada: ¿no serían las {afternoon}?",
        "A table that begins at {hour} in the night: might it be {afternoon}?",
    ),
}

CAUSES: Mapping[Cause, Text] = {
    Cause.SIGN: Text(
        "Parece que a una puntuación le falta o le sobra el signo menos.",
        "It looks as if a score had lost or gained its minus.",
    ),
    Cause.STICKS: Text(
        "Parece que quedaron palillos de riichi sin repartir.",
        "It looks as if riichi sticks had not been given to anybody.",
    ),
    Cause.SWAPPED: Text(
        "Parece que dos cifras están cambiadas de lugar.",
        "It looks as if two digits had changed places.",
    ),
    Cause.ONE_DIGIT: Text(
        "Parece que una cifra está mal leída.", "It looks as if one digit had been misread."
    ),
}

WEIGHTS: Mapping[Weight, Text] = {
    Weight.STRONG: Text("Casi seguro un error", "Almost certainly wrong"),
    Weight.LIKELY: Text("Probablemente un error", "Probably wrong"),
    Weight.SLIGHT: Text("Conviene mirarlo", "Worth a look"),
}

_SOURCE = Text(" (fuente: {source})", " (source: {source})")
_SAME_DAY = Text(
    "Los mismos cuatro tienen otra partida ese día, sin hora: {start}{source}.",
    "The same four have another game that day, its hour unknown: {start}{source}.",
)
_LAST_YEAR = Text(" ¿Está bien el año?", " Is the year right?")
_DAYS: Mapping[Language, tuple[str, str]] = {
    Language.ES: ("día", "días"),
    Language.EN: ("day", "days"),
}


def sentence(doubt: Doubt, names: Mapping[str, str], language: Language) -> str:
    """A doubt in one sentence or two.

    Args:
        doubt: what was found.
        names: of people by their ids; who is missing is called by the id.
        language: of the sentence.
    """
    kind, found, expected = doubt.kind, doubt.found or 0, doubt.expected or 0
    text = DOUBTS[kind]
    if kind is DoubtKind.SAME_FOUR and doubt.other and not doubt.other.has_time:
        text = _SAME_DAY
    said = text.say(
        language,
        players=all_of([names.get(player, player) for player in doubt.players], language),
        start=game_start(doubt.other, language) if doubt.other else "",
        source=_source(doubt, language),
        found=integer(found, language),
        expected=integer(expected, language),
        difference=_signed(found - expected, language),
        cause=f" {CAUSES[doubt.cause].say(language)}" if doubt.cause else "",
        days=count(found, *_DAYS[language], language),
        hours=NEARBY.seconds // 3600,
        hour=found,
        afternoon=f"{found + 12}:00",
    )
    if kind is DoubtKind.LONG_PAST and doubt.weight > Weight.SLIGHT:
        said += _LAST_YEAR.say(language)
    return said


def _source(doubt: Doubt, language: Language) -> str:
    source = doubt.other.source if doubt.other else ""
    return _SOURCE.say(language, source=source) if source else ""


def _signed(number: int, language: Language) -> str:
    return f"{'+' if number > 0 else ''}{integer(number, language)}"
