"""What the commands say that look after a site: backups, letters, erasures, accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "UPKEEP_ERRORS",
    "backed_up",
    "erased",
    "forgotten",
    "invitation_sent",
    "invited",
    "letter_columns",
    "letter_state",
    "letters_sent",
    "letters_wait",
    "missing_photographs",
    "no_club",
    "restored",
    "sure",
]

UPKEEP_ERRORS: Mapping[tuple[str, str], Text] = {
    # (code, reason): sentence
    ("site", "backup-database"): Text(
        "la base de datos no es SQLite; se esperaba que se copiara con las herramientas de "
        "PostgreSQL (pg_dump, pg_restore)",
        "the database is not SQLite; expected it to be copied with the tools of PostgreSQL "
        "(pg_dump, pg_restore)",
    ),
    ("site", "backup-exists"): Text(
        "{file} ya existe; se esperaba un fichero nuevo",
        "{file} is there already; expected a new file",
    ),
    ("site", "backup-unwritable"): Text(
        "no se puede escribir {file} ({error}); se esperaba una carpeta en la que se pueda",
        "{file} cannot be written ({error}); expected a folder in which it can",
    ),
    ("site", "restore-not-empty"): Text(
        "ya hay una base de datos en {file}; se esperaba un sitio vacío, o --replace para "
        "sustituirla",
        "there is a database {file} already; expected an empty place, or --replace to put the "
        "backup in its stead",
    ),
    ("site", "restore-in-use"): Text(
        "alguien está usando {file}; se esperaba que antes se parara el sitio",
        "somebody is using {file}; expected the site to be stopped first",
    ),
    ("site", "restore-unreadable"): Text(
        "{file} no se puede leer ({error}); se esperaba una copia hecha con liga web backup",
        "{file} cannot be read ({error}); expected a backup made by liga web backup",
    ),
    ("site", "restore-broken"): Text(
        "{file}: {name} no es lo que dice su manifiesto; se esperaba una copia entera, hecha con "
        "liga web backup",
        "{file}: {name} is not what the manifest says; expected a whole backup, made by liga web "
        "backup",
    ),
    ("site", "restore-chain"): Text(
        "{file}: el registro está roto en la entrada {seq}; se esperaba una cadena entera",
        "{file}: the ledger is broken at entry {seq}; expected a whole chain",
    ),
}

_BACKED_UP = Text(
    "Copia en {file}: registro hasta la entrada {seq}, {photographs}, {size} MB. Guárdala con "
    "cuidado: hay datos personales.",
    "Backup in {file}: ledger up to entry {seq}, {photographs}, {size} MB. Keep it with care: it "
    "holds personal data.",
)
_MISSING = Text(
    "Faltaban fotografías que debían estar: {number}.",
    "Photographs that should have been there and were not: {number}.",
)
_RESTORED = Text(
    "Recuperado: registro hasta la entrada {seq}, {photographs}. Borrados que se han repetido: "
    "{erased}.",
    "Restored: ledger up to entry {seq}, {photographs}. Erasures carried out again: {erased}.",
)
_NOT_SENT = Text(
    "Mensajes que esperaban y ya no salen solos: {number} (liga web mail --again los envía).",
    "Letters that waited and are not sent by themselves any more: {number} (liga web mail --again "
    "sends them).",
)
_ERASED = Text("Borrado. Queda: {names}.", "Erased. What is left: {names}.")
_ERASED_ADDRESS = Text(
    "Borrado lo que había de esa dirección.", "Whatever there was of that address is erased."
)
_NOTHING = Text("No había nada que olvidar.", "There was nothing to forget.")
_FORGOTTEN: Mapping[str, Text] = {
    "photographs": Text("fotografías de partidas decididas", "photographs of games decided on"),
    "correspondence": Text(
        "correo y textos de quien envió una partida", "address and words of who sent a game"
    ),
    "reports": Text("avisos contestados", "reports answered"),
    "drafts": Text("borradores de partidas", "drafts of games"),
    "unconfirmed-submissions": Text("partidas sin confirmar", "games without confirmation"),
    "unconfirmed-registrations": Text(
        "inscripciones sin confirmar", "registrations without confirmation"
    ),
    "unconfirmed-accounts": Text("cuentas sin confirmar", "accounts without confirmation"),
    "registrations": Text("inscripciones rechazadas", "registrations rejected"),
    "claims": Text("reclamaciones que no prosperaron", "claims that came to nothing"),
    "letters": Text("mensajes enviados o abandonados", "letters sent or given up"),
    "files": Text("ficheros de partidas", "files of games"),
    "buckets": Text("cubos de fichas", "buckets of tokens"),
    "sessions": Text("sesiones caducadas", "sessions that ran out"),
    "orphans": Text("ficheros sin fotografía", "files without a photograph"),
    "erasures": Text("borrados que faltaban", "erasures that were missing"),
}
_SENT = Text(
    "Enviados: {sent}. Se intentará otra vez: {put_off}. Abandonados: {given_up}.",
    "Sent: {sent}. To be tried again: {put_off}. Given up: {given_up}.",
)
_TROUBLE = Text(
    "El servidor de correo no admite mensajes: {trouble}",
    "The mail server takes no letters: {trouble}",
)
_NONE_WAIT = Text("No espera ninguno.", "None wait.")
_WAIT = Text("Sin enviar:", "Not sent:")
_COLUMNS = (
    Text("Para", "To"),
    Text("Asunto", "Subject"),
    Text("Estado", "State"),
    Text("Intentos", "Attempts"),
    Text("Último error", "Last error"),
)
_STATES: Mapping[str, Text] = {
    "waiting": Text("espera", "waiting"),
    "given-up": Text("abandonado", "given up"),
}
_INVITED = Text("Cuenta abierta para {email}.", "An account is open for {email}.")
_INVITATION_SENT = Text(
    "El enlace para poner la contraseña está enviado.",
    "The link with which the password is set has been sent.",
)
_INVITATION_WAITS = Text(
    "El enlace para poner la contraseña espera a que el servidor de correo lo admita: {trouble}",
    "The link with which the password is set waits for the mail server to take it: {trouble}",
)
_NO_CLUB = Text(
    "No hay ningún club «{club}»; se esperaba el nombre de uno registrado.",
    "There is no club “{club}”; expected the name of one that is registered.",
)
_SURE = Text(
    "¿Borrar los datos de {name}? No se puede deshacer", "Erase the data of {name}? It is for good"
)


def backed_up(file: str, seq: int, photographs: int, size: int, language: Language) -> str:
    """What a backup holds; ``size`` in bytes."""
    return _BACKED_UP.say(
        language,
        file=file,
        seq=integer(seq, language),
        photographs=_photographs(photographs, language),
        size=integer(-(-size // 10**6), language),
    )


def missing_photographs(number: int, language: Language) -> str:
    """Photographs that a backup could not find."""
    return _MISSING.say(language, number=integer(number, language))


def restored(seq: int, photographs: int, erased: int, letters: int, language: Language) -> str:
    """What came back from a backup."""
    said = _RESTORED.say(
        language,
        seq=integer(seq, language),
        photographs=_photographs(photographs, language),
        erased=integer(erased, language),
    )
    if not letters:
        return said
    return f"{said}\n{_NOT_SENT.say(language, number=integer(letters, language))}"


def erased(names: list[str], language: Language) -> str:
    """What is left of somebody: «Jugador retirado» and a number, if they were registered."""
    if not names:
        return _ERASED_ADDRESS.say(language)
    return _ERASED.say(language, names=", ".join(names))


def forgotten(numbers: Mapping[str, int], language: Language) -> str:
    """What retention has forgotten, a line for each rule."""
    if not numbers:
        return _NOTHING.say(language)
    return "\n".join(
        f"{integer(number, language)} · {_FORGOTTEN[name].say(language)}"
        for name, number in numbers.items()
    )


def letters_sent(sent: int, put_off: int, given_up: int, trouble: str, language: Language) -> str:
    """What came of sending letters."""
    numbers = {"sent": sent, "put_off": put_off, "given_up": given_up}
    said = _SENT.say(language, **{name: integer(one, language) for name, one in numbers.items()})
    return f"{said}\n{_TROUBLE.say(language, trouble=trouble)}" if trouble else said


def letters_wait(number: int, language: Language) -> str:
    """Whether letters are left."""
    return (_WAIT if number else _NONE_WAIT).say(language)


def letter_columns(language: Language) -> list[str]:
    """The headings of the table of letters that are left."""
    return [text.say(language) for text in _COLUMNS]


def letter_state(state: str, language: Language) -> str:
    """Whether a letter is still to be sent."""
    return _STATES[state].say(language)


def invited(email: str, language: Language) -> str:
    """Whose account has been opened."""
    return _INVITED.say(language, email=email)


def invitation_sent(trouble: str, language: Language) -> str:
    """Whether the letter to a new account has left; ``trouble`` says why not."""
    if trouble:
        return _INVITATION_WAITS.say(language, trouble=trouble)
    return _INVITATION_SENT.say(language)


def no_club(club: str, language: Language) -> str:
    """A club that is not registered."""
    return _NO_CLUB.say(language, club=club)


def sure(name: str, language: Language) -> str:
    """The question before somebody is erased."""
    return _SURE.say(language, name=name)


def _photographs(number: int, language: Language) -> str:
    one, many = (
        ("fotografía", "fotografías") if language is Language.ES else ("photograph", "photographs")
    )
    return count(number, one, many, language)
