"""What is said about submissions, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.table import SEATS
from ligamahjong.web.intake.checks import Code, Problem
from ligamahjong.web.intake.models import Submission
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.wording import Language

__all__ = ["CLOCKS", "MISMATCHES", "NEXT", "STATES", "problem_text", "wind"]

_State = Submission.State

STATES: Mapping[Submission.State, Text] = {
    _State.DRAFT: Text("Borrador", "Draft"),
    _State.UNCONFIRMED: Text("Falta confirmar la dirección", "Address to be confirmed"),
    _State.PENDING: Text("Espera revisión", "Waiting for review"),
    _State.ASKED: Text("Te hemos preguntado algo", "We have asked you something"),
    _State.ACCEPTED: Text("Aceptada", "Accepted"),
    _State.REJECTED: Text("Rechazada", "Rejected"),
    _State.WITHDRAWN: Text("Retirada", "Withdrawn"),
}

NEXT: Mapping[Submission.State, Text] = {
    _State.DRAFT: Text(
        "Está guardada y nadie más la ve. Envíala cuando esté completa.",
        "It is saved and nobody else sees it. Send it once it is complete.",
    ),
    _State.UNCONFIRMED: Text(
        "Si la dirección es de alguien inscrito, recibirá un mensaje en unos minutos. Nadie "
        "revisará la partida hasta que se confirme con el enlace de ese mensaje. Si no llega, la "
        "liga no tiene tu dirección: entra con una cuenta y envíala desde ella.",
        "If the address is that of somebody registered, a message will reach it within minutes. "
        "Nobody will review the game until it is confirmed with the link in that message. If none "
        "comes, the league does not have your address: sign in with an account and send it there.",
    ),
    _State.PENDING: Text(
        "Alguien de la liga comparará la foto con los datos. Cuando se decida, te avisaremos por "
        "correo.",
        "Somebody from the league will compare the photograph with what you wrote. You will get "
        "an e-mail once it is decided.",
    ),
    _State.ASKED: Text(
        "Contesta aquí abajo y la partida volverá a la cola de revisión.",
        "Answer below and the game will go back to be reviewed.",
    ),
    _State.ACCEPTED: Text(
        "Ya cuenta para el ranking.",
        "It now counts for the ranking.",
    ),
    _State.REJECTED: Text(
        "No contará para el ranking. Si algo se puede arreglar, envíala de nuevo.",
        "It will not count for the ranking. If something can be put right, send it again.",
    ),
    _State.WITHDRAWN: Text(
        "La retiraste antes de que se decidiera y no contará.",
        "You withdrew it before it was decided and it will not count.",
    ),
}

CLOCKS: Mapping[Submission.Clock, Text] = {
    Submission.Clock.MAINLAND: Text("Península y Baleares", "Mainland and Balearic Islands"),
    Submission.Clock.CANARY: Text("Canarias", "Canary Islands"),
}

MISMATCHES: Mapping[Submission.Mismatch, Text] = {
    Submission.Mismatch.PENALTY: Text("Hubo una penalización", "There was a penalty"),
    Submission.Mismatch.STICKS: Text(
        "Quedaron palillos de riichi en la mesa", "Riichi sticks were left on the table"
    ),
    Submission.Mismatch.SLIP: Text(
        "El acta está así: hay un error en ella", "The sheet says so: it has a slip in it"
    ),
}

_PROBLEMS: Mapping[Code, Text] = {
    Code.NO_MODE: Text("Elige MCR o Riichi.", "Choose MCR or Riichi."),
    Code.NO_VENUE: Text("Di si fue presencial o en línea.", "Say whether it was in person."),
    Code.RIICHI_ONLINE: Text(
        "Las partidas de Riichi en línea no se envían: la liga las recoge de las salas de torneo.",
        "Online Riichi games are not sent in: the league collects them from the tournament rooms.",
    ),
    Code.NO_DAY: Text("Falta el día en que empezó.", "The day on which it began is missing."),
    Code.NO_TIME: Text("Falta la hora a la que empezó.", "The time at which it began is missing."),
    Code.NO_SUCH_TIME: Text(
        "Esa hora no existió: aquella noche los relojes se adelantaron una hora. Mira otra vez el "
        "acta.",
        "There was no such time: that night the clocks went forward an hour. Look at the sheet "
        "again.",
    ),
    Code.IN_FUTURE: Text(
        "Esa fecha no ha llegado todavía; solo se envían partidas terminadas.",
        "That date is still to come; only finished games are sent in.",
    ),
    Code.TOO_LONG_AGO: Text(
        "El año parece un error: se aceptan partidas desde {year}.",
        "The year looks like a slip: games are taken since {year}.",
    ),
    Code.WHICH_CLOCK: Text(
        "Di con qué reloj se leyó la hora: parece que la partida tiene que ver con Canarias.",
        "Say which clock was read: the game seems to have to do with the Canary Islands.",
    ),
    Code.NO_PLACE: Text(
        "Falta el lugar: club, local o torneo.", "The place is missing: club, venue or tournament."
    ),
    Code.NO_PHOTOGRAPH: Text(
        "Falta la foto del acta firmada; sin ella no se acepta una partida presencial.",
        "The photograph of the signed sheet is missing; no game in person is accepted without it.",
    ),
    Code.NOT_SIGNED: Text(
        "Confirma que el acta lleva las cuatro firmas; sin ellas no se acepta.",
        "Confirm that the sheet bears the four signatures; it is not accepted without them.",
    ),
    Code.NO_PLATFORM: Text("Di en qué plataforma se jugó.", "Say on which platform it was played."),
    Code.NO_PROOF: Text(
        "Hace falta el enlace de la partida o una captura de pantalla.",
        "The link to the game or a screenshot is needed.",
    ),
    Code.NO_PLAYER: Text("Falta quién jugó en {wind}.", "Who sat {wind} is missing."),
    Code.UNKNOWN_PLAYER: Text(
        "«{typed}» no corresponde a una sola persona inscrita.",
        "“{typed}” is not the name of one registered person.",
    ),
    Code.RETIRED_PLAYER: Text(
        "Esta persona ya no está inscrita.", "This person is no longer registered."
    ),
    Code.SAME_PLAYER: Text(
        "Es la misma persona que en {wind}; hacen falta cuatro distintas.",
        "The same person as {wind}; four different people are needed.",
    ),
    Code.NO_SCORE: Text("Falta la puntuación de {wind}.", "The score of {wind} is missing."),
    Code.NO_STARTING_POINTS: Text(
        "Di con cuántos puntos empezó cada uno.", "Say with how many points everybody began."
    ),
    Code.SUM: Text(
        "Las puntuaciones suman {found} y deberían sumar {expected}: {difference}. Corrígelas o "
        "di la causa.",
        "The scores add up to {found} and should add up to {expected}: {difference}. Correct them "
        "or say why.",
    ),
    Code.NO_SENDER: Text(
        "Escribe tu dirección de correo, la que diste al inscribirte.",
        "Write your e-mail address, the one you gave when you registered.",
    ),
}

_OTHER_START = Text(" ¿Empezasteis con {points} cada uno?", " Did everybody begin with {points}?")
_LACKING = Text("faltan {points}", "{points} too few")
_SURPLUS = Text("sobran {points}", "{points} too many")


def problem_text(problem: Problem, language: Language) -> str:
    """What does not hold, and what is expected."""
    facts = dict(problem.facts)
    seat, missing = facts.get("wind"), facts.get("missing")
    if isinstance(seat, int):
        facts["wind"] = wind(seat, language)
    if isinstance(missing, int):
        text = _LACKING if missing > 0 else _SURPLUS
        facts["difference"] = text.say(language, points=integer(abs(missing), language))
    said = {
        name: integer(value, language) if isinstance(value, int) else value
        for name, value in facts.items()
    }
    sentence = _PROBLEMS[problem.code].say(language, **said)
    if "start" in said:
        sentence += _OTHER_START.say(language, points=said["start"])
    return sentence


def wind(seat: int, language: Language) -> str:
    """The name of a seat by its number."""
    return WINDS[SEATS[seat]].say(language)
