"""What the commands of the site say, and why it cannot run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.upkeep import UPKEEP_ERRORS

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SITE_ERRORS", "exported", "imported", "migrated", "proposed", "recalculated", "serving"]

SITE_ERRORS: Mapping[tuple[str, str], Text] = {
    # (code, reason): sentence
    ("site", "setting"): Text("{name}: se esperaba {expected}", "{name}: expected {expected}"),
    ("site", "database-missing"): Text(
        "no hay base de datos en {file}; se esperaba que antes se ejecutara: liga web migrate",
        "there is no database {file}; expected this to be run first: liga web migrate",
    ),
    ("site", "database-behind"): Text(
        "la base de datos es anterior al programa, le falta {migrations}; se esperaba que antes "
        "se ejecutara: liga web migrate",
        "the database is behind the program, it lacks {migrations}; expected this to be run "
        "first: liga web migrate",
    ),
    ("site", "database-ahead"): Text(
        "la base de datos es posterior al programa, tiene {migrations}; se esperaba una versión "
        "más nueva de ligamahjong: instálala y ejecuta liga web migrate",
        "the database is ahead of the program, it has {migrations}; expected a newer release of "
        "ligamahjong: install it and run liga web migrate",
    ),
    ("site", "database-unreachable"): Text(
        "no se puede usar la base de datos ({error}); se esperaba una que se pueda abrir y "
        "escribir: LIGA_DATA o DATABASE_URL dicen dónde está",
        "the database cannot be used ({error}); expected one that can be opened and written: "
        "LIGA_DATA or DATABASE_URL say where it is",
    ),
    ("site", "ledger-open"): Text(
        "el registro no está protegido, le faltan {triggers}; se esperaban los disparadores de "
        "sus migraciones",
        "the ledger is not protected, it lacks {triggers}; expected the triggers of its migrations",
    ),
    ("site", "port"): Text(
        "no se puede escuchar en el puerto {port} ({error}); se esperaba uno libre: --port",
        "cannot listen on port {port} ({error}); expected one that is free: --port",
    ),
    **UPKEEP_ERRORS,
}

_MIGRATED = Text(
    "Base de datos al día; cambios aplicados: {number}.",
    "The database is up to date; changes applied: {number}.",
)
_UP_TO_DATE = Text("La base de datos ya estaba al día.", "The database was up to date already.")
_IMPORTED = Text(
    "Personas nuevas: {people}. Partidas nuevas: {added}. Ya estaban: {known}.",
    "New people: {people}. New games: {added}. There already: {known}.",
)
_PROPOSED = Text(
    "La partida «{game}» está en el registro con otro contenido: no se cambia; es una corrección "
    "propuesta.",
    "Game “{game}” is in the ledger with other content: left as it is; a proposed correction.",
)
_EXPORTED = Text(
    "Exportación en {place}, huella {digest}", "Export in {place}, fingerprint {digest}"
)
_RECALCULATED = Text("Resultados hasta la entrada {seq}.", "Results up to entry {seq}.")
_SERVING = Text(
    "La liga está en {address} (Ctrl+C para terminar)",
    "The league is at {address} (Ctrl+C to stop)",
)


def migrated(changes: int, language: Language) -> str:
    """How many migrations were applied."""
    if not changes:
        return _UP_TO_DATE.say(language)
    return _MIGRATED.say(language, number=integer(changes, language))


def imported(people: int, added: int, known: int, language: Language) -> str:
    """What came of an import."""
    numbers = {"people": people, "added": added, "known": known}
    return _IMPORTED.say(
        language, **{name: integer(number, language) for name, number in numbers.items()}
    )


def proposed(game: str, language: Language) -> str:
    """A known game that came with other content."""
    return _PROPOSED.say(language, game=game)


def exported(place: str, digest: str, language: Language) -> str:
    """Where an export is and by what it is known."""
    return _EXPORTED.say(language, place=place, digest=digest)


def recalculated(seq: int, language: Language) -> str:
    """How far the results have come."""
    return _RECALCULATED.say(language, seq=integer(seq, language))


def serving(address: str, language: Language) -> str:
    """Where the site is."""
    return _SERVING.say(language, address=address)
