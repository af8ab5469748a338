"""What is refused about games and rules of MCR, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.penalties import Offence, Practice
from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.mcr.penalties import OFFENCES, PRACTICES

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MCR_ERRORS", "mcr_fact"]

MCR_ERRORS: Mapping[tuple[str, str], Text] = {
    ("rules", "profile-unknown"): Text(
        "no hay ninguna práctica «{profile}»; se esperaba una de {known}",
        "there is no profile “{profile}”; expected one of {known}",
    ),
    ("rules", "ruling-unknown"): Text(
        "ningún criterio se llama «{ruling}»; «liga rules mcr» los enumera",
        "no ruling is called “{ruling}”; “liga rules mcr” lists them",
    ),
    ("rules", "ruling-value"): Text(
        "{ruling}: no vale «{value}»; se esperaba {known}",
        "{ruling}: not “{value}”; expected {known}",
    ),
    ("rules", "ruling-points"): Text(
        "{ruling}: no vale «{value}»; se esperaba {known}, o cualquier número entero de 0 a {most}",
        "{ruling}: not “{value}”; expected {known}, or any whole number from 0 to {most}",
    ),
    ("rules", "fan-unknown"): Text(
        "no hay ninguna jugada {fan}; se esperaba un número de 1 a 82",
        "there is no fan {fan}; expected a number from 1 to 82",
    ),
    ("rules", "penalty-unknown"): Text(
        "{practice} no dice nada de {offence}", "{practice} says nothing about {offence}"
    ),
    ("rules", "penalty-amount"): Text(
        "no consta cuánto quita {practice} por {offence}; lo decide el árbitro",
        "how much {practice} takes for {offence} is not known; the referee decides",
    ),
    ("game", "mcr-points"): Text(
        "no hay mano de {points} puntos; se esperaban {least} o más",
        "no hand has {points} points; expected {least} or more",
    ),
    ("game", "mcr-no-points"): Text(
        "gana alguien y no se dice con cuántos puntos", "somebody wins and no points are said"
    ),
    ("game", "mcr-no-winner"): Text(
        "hay puntos o quien descarta, y no quien gana",
        "there are points or a discarder, and no winner",
    ),
    ("game", "mcr-hand"): Text("mano {hand}: {error}", "hand {hand}: {error}"),
    ("game", "mcr-hands-wrong"): Text(
        "hay {hands} manos que no pueden ser:\n{errors}", "{hands} hands cannot be:\n{errors}"
    ),
    ("game", "mcr-seat"): Text(
        "no hay ningún asiento {seat}; se esperaba E, S, W o N",
        "there is no seat {seat}; expected E, S, W or N",
    ),
    ("game", "mcr-own-discard"): Text(
        "nadie gana con su propio descarte", "nobody wins on a discard of their own"
    ),
    ("game", "mcr-penalty"): Text(
        "no vale la penalización de {points} para {seat}; se esperaba cero o más",
        "not a penalty of {points} for {seat}; expected zero or more",
    ),
    ("game", "mcr-foul-twice"): Text(
        "{seat} comete dos veces la misma falta ({offence}); se esperaba una sola",
        "{seat} commits the same foul twice ({offence}); expected it once",
    ),
    ("game", "mcr-dead-hand"): Text(
        "{seat} no puede ganar la mano: en {practice} queda muerta por {offence}",
        "{seat} cannot win the hand: in {practice} it is dead after {offence}",
    ),
    ("game", "mcr-hands"): Text(
        "hay {hands} manos; una partida tiene {most}", "there are {hands} hands; a game has {most}"
    ),
    ("format", "record-twice"): Text(
        "lo dice ya el texto de la mano: {keys}", "the text of the hand says it already: {keys}"
    ),
}
"""Sentences by code and reason, as :data:`ligamahjong.wording.errors.ERRORS` has them."""


def mcr_fact(name: str, value: object, language: Language) -> object:
    """A fact of such an error as a reader knows it: seats by their winds, values as written.

    >>> mcr_fact("seat", 2, Language.ES), mcr_fact("known", (True, False), Language.EN)
    ('Oeste', 'true or false')
    """
    if name == "seat" and isinstance(value, int) and value in range(len(SEATS)):
        return WINDS[SEATS[value]].say(language)
    if name == "known" and isinstance(value, tuple):
        return one_of([_written(one) for one in value], language)
    if name == "offence" and value in set(Offence):
        return OFFENCES[Offence(str(value))].say(language)
    if name == "practice" and value in set(Practice):
        return PRACTICES[Practice(str(value))].say(language)
    return _written(value) if name == "value" else value


def _written(value: object) -> str:
    """A value of a ruling as JSON has it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
