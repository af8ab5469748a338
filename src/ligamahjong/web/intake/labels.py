"""What the fields of the form are called, and what helps to fill them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.web.intake.players import Sought

__all__ = [
    "ANSWER",
    "HINTS",
    "LABELS",
    "LIVE",
    "NO_ANSWER",
    "NO_CAUSE",
    "PENALTY",
    "PLAYER",
    "SCORE",
    "SENT_FOR",
    "SENT_FOR_HINT",
    "live",
    "not_found",
]

LABELS: Mapping[str, Text] = {
    "mode": Text("Modalidad", "Discipline"),
    "venue": Text("Dónde se jugó", "Where it was played"),
    "photographs": Text("Fotos del acta o de la pantalla", "Photographs of sheet or screen"),
    "remove": Text("Quitar", "Remove"),
    "read_time": Text("Leer la hora de la foto", "Read the time from the photograph"),
    "day": Text("Día", "Day"),
    "start": Text("Hora de comienzo", "Start time"),
    "clock": Text("¿Qué reloj?", "Which clock?"),
    "second_time": Text(
        "Fue la segunda vez que el reloj marcó esa hora",
        "It was the second time that the clock showed this hour",
    ),
    "place": Text("Lugar o torneo", "Place or tournament"),
    "platform": Text("Plataforma", "Platform"),
    "link": Text("Enlace de la partida", "Link to the game"),
    "starting_points": Text("Puntos con los que empezó cada uno", "Points everybody began with"),
    "mismatch": Text("¿Por qué no cuadra la suma?", "Why do the scores not add up?"),
    "signed": Text(
        "El acta lleva las firmas de los cuatro", "The sheet bears the signatures of all four"
    ),
    "remarks": Text("Observaciones", "Remarks"),
    "email": Text("Tu correo", "Your e-mail"),
}

HINTS: Mapping[str, Text] = {
    "venue": Text(
        "Riichi en línea no se envía: la liga lo recoge de las salas de torneo.",
        "Online Riichi is not sent in: the league collects it from the tournament rooms.",
    ),
    "photographs": Text(
        "Puedes elegir varias. Se guardan sin la ubicación ni otros datos de la cámara.",
        "You can choose several. They are kept without location or other data of the camera.",
    ),
    "read_time": Text(
        "De la foto solo se mira cuándo se hizo, para rellenar día y hora; no se guarda.",
        "Only when it was taken is read, to fill in day and time; it is not kept.",
    ),
    "clock": Text(
        "Solo hace falta si se jugó en Canarias o juega alguien de allí.",
        "Only needed if it was played in the Canary Islands or somebody from there plays.",
    ),
    "second_time": Text(
        "Esa noche se atrasaron los relojes. Sin marcar, cuenta la primera.",
        "The clocks went back that night. Unticked, it counts as the first.",
    ),
    "place": Text(
        "Se verá en la página de la partida.", "It will be shown on the page of the game."
    ),
    "link": Text(
        "En MCR, el enlace o una captura de pantalla. Se verá en la página de la partida.",
        "In MCR, the link or a screenshot. It will be shown on the page of the game.",
    ),
    "remarks": Text("Solo las leen quienes revisan.", "Only those who review the game read them."),
    "email": Text(
        "La dirección con la que te inscribiste. Te mandaremos un mensaje para confirmar el envío.",
        "The address you registered with. We will send you a message to confirm.",
    ),
}

LIVE: Mapping[str, Text] = {
    "preview": Text(
        "Vista previa de {name}",
        "Preview of {name}",
    ),
    "unseen": Text(
        "{name}: el navegador no la puede mostrar; se comprobará al enviarla.",
        "{name}: the browser cannot show it; it is checked once sent.",
    ),
    "found": Text(
        "La foto se hizo el {when}. Suele hacerse al acabar: pon cuándo empezó la partida.",
        "The photograph was taken on {when}. That is usually at the end: put when the game began.",
    ),
    "right": Text(
        "Suman {sum}: cuadra.",
        "They add up to {sum}: right.",
    ),
    "off": Text(
        "Suman {sum} y deberían sumar {expected}: {difference}.",
        "They add up to {sum} and should add up to {expected}: {difference}.",
    ),
    "lacking": Text(
        "faltan {n}",
        "{n} too few",
    ),
    "surplus": Text(
        "sobran {n}",
        "{n} too many",
    ),
    "none": Text(
        "La foto no dice cuándo se hizo.",
        "The photograph does not say when it was taken.",
    ),
}
"""What the page says while somebody writes, with names in it that a script fills in."""

PLAYER = Text("Nombre de {wind}", "Name of {wind}")
SCORE = Text("Puntos de {wind}", "Score of {wind}")
PENALTY = Text("Penalización de {wind}", "Penalty of {wind}")
NO_CAUSE = Text("Cuadra", "They add up")
SENT_FOR = Text("Correo de quien la mandó", "E-mail of who sent it")
SENT_FOR_HINT = Text(
    "Solo si llegó por correo: recibirá el acuse y la decisión.",
    "Only if it came by e-mail: receipt and decision go there.",
)
ANSWER = Text("Tu respuesta", "Your answer")
NO_ANSWER = Text("Escribe una respuesta.", "Write an answer.")

_SEVERAL = Text(
    "Varias personas se llaman «{typed}»: elige a quién te refieres.",
    "Several people are called “{typed}”: choose whom you mean.",
)
_NEAR = Text(
    "Nadie inscrito se llama «{typed}»: elige si es alguien de estos o corrige el nombre.",
    "Nobody registered is called “{typed}”: choose one of these or correct the name.",
)
_NOBODY = Text(
    "Nadie inscrito se llama «{typed}»: corrige el nombre; quien no está inscrito tiene que "
    "inscribirse antes.",
    "Nobody registered is called “{typed}”: correct the name; whoever is not registered has to "
    "register first.",
)


def live(language: Language) -> dict[str, str]:
    """The texts of :data:`LIVE` in a language, as they are."""
    return {name: text.es if language is Language.ES else text.en for name, text in LIVE.items()}


def not_found(found: Sought) -> Text:
    """What is said about a name that is not that of one person."""
    if found.several:
        return _SEVERAL
    return _NEAR if found.choices else _NOBODY
