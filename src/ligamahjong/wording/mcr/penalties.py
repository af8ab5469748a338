"""Fouls and what they cost, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.penalties import PENALTIES, Offence, Practice
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.mcr.section import Section
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ligamahjong.mcr.penalties import Penalty

__all__ = ["OFFENCES", "PRACTICES", "SOURCES", "penalty_line", "penalty_sections"]

OFFENCES: Mapping[Offence, Text] = {
    Offence.SHORT_WIN: Text(
        "cantar victoria con menos de 8 puntos o con una ficha que no completa la mano",
        "declaring a win of fewer than 8 points, or on a tile that does not complete the hand",
    ),
    Offence.NOT_WAITING: Text(
        "cantar victoria sin estar siquiera a la espera",
        "declaring a win without even waiting for a tile",
    ),
    Offence.ON_PURPOSE: Text(
        "cantar una victoria falsa a propósito", "declaring a false win on purpose"
    ),
    Offence.TILE_NOT_TAKEN: Text(
        "contar la mano sin haber cogido la ficha ganadora",
        "counting the hand before taking the winning tile",
    ),
}
"""What a player did; :class:`~ligamahjong.mcr.penalties.Offence`."""

PRACTICES: Mapping[Practice, Text] = {
    Practice.EMA: Text("EMA", "EMA"),
    Practice.CN_1998: Text("China, 1998", "China, 1998"),
    Practice.MIL_2025: Text("MIL, 2025", "MIL, 2025"),
    Practice.TZIAKCHA_PAID: Text("Tziakcha, si cobran los demás", "Tziakcha, if the others gain"),
    Practice.TZIAKCHA: Text("Tziakcha, si nadie cobra", "Tziakcha, if nobody gains"),
}
"""Whose penalties; :class:`~ligamahjong.mcr.penalties.Practice`."""

SOURCES: Mapping[str, Text] = {
    "1998, fouls": Text("texto de 1998, faltas", "text of 1998, fouls"),
    "MIL 2025": Text("MIL 2025", "MIL 2025"),
    "option of the room": Text("una opción de la sala", "an option of the room"),
    "EMA regulations, read in part": Text(
        "MERS, el reglamento de torneos de EMA, leído en parte",
        "MERS, the EMA tournament regulations, read in part",
    ),
    "EMA penalties, not verified": Text(
        "penalizaciones de EMA, sin comprobar", "EMA penalties, not verified"
    ),
}
"""Where a penalty stands."""

_NOTHING = Text("no pierde puntos", "loses no points")
_LOSES = Text(
    "pierde {points} puntos, que nadie cobra", "loses {points} points, which nobody gains"
)
_PAYS = Text("paga {each} a cada uno", "pays {each} to each")
_UNKNOWN = Text(
    "no consta cuánto pierde: lo decide el árbitro",
    "how much is lost is not known: the referee decides",
)
_DEAD = Text("sigue sin poder ganar la mano", "goes on without being able to win the hand")
_EXPELLED = Text("queda fuera de la competición", "is out of the event")
_TITLE = Text("Falta: {offence}", "Foul: {offence}")
_LINE = Text("{practice}: {what} ({source}).", "{practice}: {what} ({source}).")


def penalty_line(one: Penalty, language: Language) -> str:
    """What a practice takes for an offence, and what is not known of it."""
    return _LINE.say(
        language,
        practice=PRACTICES[one.practice].say(language),
        what="; ".join(_what(one, language)),
        source=SOURCES[one.source].say(language),
    )


def _what(one: Penalty, language: Language) -> Iterator[str]:
    if one.expelled:
        yield _EXPELLED.say(language)
    elif one.amount is None:
        yield _UNKNOWN.say(language)
    elif one.to_each:
        yield _PAYS.say(language, each=one.to_each)
    elif one.amount:
        yield _LOSES.say(language, points=integer(one.amount, language))
    else:
        yield _NOTHING.say(language)
    if one.dead_hand and not one.expelled:
        yield _DEAD.say(language)


def penalty_sections(
    language: Language, practices: Collection[Practice] = tuple(Practice)
) -> Iterator[Section]:
    """Every foul that some of the practices say anything about, with what each takes for it.

    Args:
        language: of the words.
        practices: whose penalties.
    """
    listed = [one for one in PENALTIES if one.practice in practices]
    for offence in Offence:
        lines = [penalty_line(one, language) for one in listed if one.offence is offence]
        if lines:
            title = _TITLE.say(language, offence=OFFENCES[offence].say(language))
            yield Section(title, tuple(lines))
