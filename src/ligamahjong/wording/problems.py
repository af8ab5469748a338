"""What a reader found, in a sentence: what is wrong, and what was expected.

One entry per ``code`` of :class:`ligamahjong.report.Problem`; a test holds the list against the
codes that readers can give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.report import Level
from ligamahjong.wording.evidence import evidence
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.report import Problem

__all__ = ["LEVELS", "PROBLEMS", "fact", "problem_line", "problem_title", "sentence"]

LEVELS: Mapping[Level, Text] = {
    Level.REFUSED: Text("rechazada", "refused"),
    Level.WARNING: Text("aviso", "warning"),
    Level.NOTICE: Text("nota", "note"),
}

PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (what kind of problem, what is wrong here, what was expected)
    "empty-file": (
        Text("fichero vacío", "empty file"),
        Text("el fichero no tiene filas", "the file has no rows"),
        Text("una fila de encabezados y las filas de datos", "a header row and rows of data"),
    ),
    "not-a-table": (
        Text("no es una tabla", "not a table"),
        Text("el contenido no es texto en columnas", "the content is not text in columns"),
        Text("un fichero CSV o XLSX", "a CSV or XLSX file"),
    ),
    "workbook-unreadable": (
        Text("libro de cálculo ilegible", "unreadable workbook"),
        Text("el libro está dañado o no es XLSX", "the workbook is damaged or not XLSX"),
        Text("un libro XLSX que Excel abra", "an XLSX workbook that Excel opens"),
    ),
    "columns-missing": (
        Text("faltan columnas", "missing columns"),
        Text("faltan las columnas {missing}", "the columns {missing} are missing"),
        Text("un encabezado que las nombre", "a header that names them"),
    ),
    "columns-repeated": (
        Text("columnas repetidas", "repeated columns"),
        Text(
            "las columnas {columns} significan lo mismo ({meaning})",
            "the columns {columns} mean the same ({meaning})",
        ),
        Text("una sola de ellas", "only one of them"),
    ),
    "unreadable-text": (
        Text("texto ilegible", "unreadable text"),
        Text("caracteres que no son texto: {value}", "characters that are not text: {value}"),
        Text("texto, mejor en UTF-8", "text, preferably UTF-8"),
    ),
    "cell-too-long": (
        Text("celda demasiado larga", "cell too long"),
        Text("la celda es demasiado larga", "the cell is too long"),
        Text("como mucho {longest} caracteres", "at most {longest} characters"),
    ),
    "quote-open": (
        Text("comillas sin cerrar", "open quotation mark"),
        Text("hay unas comillas que no se cierran", "a quotation mark is never closed"),
        Text("comillas por parejas", "quotation marks in pairs"),
    ),
    "rest-unreadable": (
        Text("resto ilegible", "rest unreadable"),
        Text(
            "demasiadas comillas sin cerrar; el resto no se leyó",
            "too many open quotation marks; the rest was not read",
        ),
        Text("comillas por parejas", "quotation marks in pairs"),
    ),
    "ragged-row": (
        Text("celdas de más", "too many cells"),
        Text(
            "la fila tiene {cells} celdas y el encabezado {columns}",
            "the row has {cells} cells and the header {columns}",
        ),
        Text("una celda por columna", "one cell per column"),
    ),
    "players-count": (
        Text("número de jugadores", "number of players"),
        Text("jugadores en la partida: {players}", "players in the game: {players}"),
        Text("exactamente cuatro", "exactly four"),
    ),
    "score-without-player": (
        Text("puntos sin jugador", "score without player"),
        Text("hay puntos ({value}) y no jugador", "there is a score ({value}) and no player"),
        Text("el nombre de quien los obtuvo", "the name of who made it"),
    ),
    "same-player-twice": (
        Text("jugador repetido", "same player twice"),
        Text("«{value}» está dos veces en la partida", "{value!r} is in the game twice"),
        Text("cuatro personas distintas", "four different people"),
    ),
    "no-date": (
        Text("sin fecha", "no date"),
        Text("la partida no tiene fecha", "the game has no date"),
        Text(
            "fecha y hora de inicio, como 2026-08-22T09:30",
            "day and hour of the start, as 2026-08-22T09:30",
        ),
    ),
    "no-time": (
        Text("sin hora", "no time"),
        Text("«{value}» es una fecha sin hora", "{value!r} is a date without a time"),
        Text(
            "la hora de inicio (en archivos sin horas, --date-only)",
            "the time of the start (for archives without times, --date-only)",
        ),
    ),
    "time-unreadable": (
        Text("fecha ilegible", "unreadable date"),
        Text("«{value}» no se entiende como fecha y hora", "{value!r} cannot be read as a time"),
        Text(
            "por ejemplo 2026-08-22T09:30 o 22/08/2026 9:30",
            "for example 2026-08-22T09:30 or 22/08/2026 9:30",
        ),
    ),
    "time-does-not-exist": (
        Text("hora inexistente", "time that does not exist"),
        Text(
            "«{value}» cae en la hora que se salta en primavera",
            "{value!r} is in the hour left out in spring",
        ),
        Text("una hora que marque el reloj", "an hour that clocks show"),
    ),
    "score-missing": (
        Text("faltan puntos", "missing score"),
        Text("no hay puntos", "there is no score"),
        Text("un número entero", "a whole number"),
    ),
    "score-not-integer": (
        Text("puntos no enteros", "score not an integer"),
        Text("«{value}» no es un número entero", "{value!r} is not a whole number"),
        Text("un entero, como 31700, 31.700 o −1.200", "an integer, such as 31700 or -1200"),
    ),
    "score-ambiguous": (
        Text("puntos ambiguos", "ambiguous score"),
        Text(
            "«{value}» puede ser un millar o un decimal",
            "{value!r} may be thousands or decimals",
        ),
        Text("{plain} o {grouped}", "{plain} or {grouped}"),
    ),
    "score-too-large": (
        Text("puntos desmesurados", "score too large"),
        Text("«{value}» no puede ser una puntuación", "{value!r} cannot be a score"),
        Text("como mucho {largest}", "at most {largest}"),
    ),
    "unknown-person": (
        Text("persona desconocida", "unknown person"),
        Text("nadie registrado se llama «{value}»", "nobody registered is called {value!r}"),
        Text(
            "alguien del fichero de jugadores{suggestions}",
            "somebody of the file of players{suggestions}",
        ),
    ),
    "ambiguous-person": (
        Text("persona ambigua", "ambiguous person"),
        Text("«{value}» puede ser {candidates}", "{value!r} may be {candidates}"),
        Text("el identificador de una de ellas", "the id of one of them"),
    ),
    "duplicate": (
        Text("partida repetida", "duplicate game"),
        Text(
            "es la misma partida que {first_file}:{first_row}",
            "it is the same game as {first_file}:{first_row}",
        ),
        Text("cada partida una vez", "each game once"),
    ),
    "correction-proposed": (
        Text("corrección propuesta", "proposed correction"),
        Text(
            "el identificador «{value}» ya está en {first_file}:{first_row} con otros datos",
            "id {value!r} is already at {first_file}:{first_row} with other data",
        ),
        Text(
            "una fila por partida; vale la primera hasta que alguien decida",
            "one row per game; the first stands until somebody decides",
        ),
    ),
    "name-missing": (
        Text("sin nombre", "no name"),
        Text("la persona no tiene nombre", "the person has no name"),
        Text("nombre y apellidos", "a full name"),
    ),
    "id-repeated": (
        Text("identificador repetido", "repeated id"),
        Text(
            "el identificador «{value}» ya está en la fila {first_row}",
            "id {value!r} is already in row {first_row}",
        ),
        Text("un identificador por persona", "one id per person"),
    ),
    "name-repeated": (
        Text("nombre repetido", "repeated name"),
        Text("«{value}» ya está en la fila {first_row}", "{value!r} is already in row {first_row}"),
        Text("un identificador que distinga a las dos personas", "an id that tells the two apart"),
    ),
    "mode-contradicted": (
        Text("modalidad dudosa", "doubtful mode"),
        Text(
            "el nombre del fichero dice {named} y se lee como {mode}",
            "the file name says {named} and it is read as {mode}",
        ),
        Text("que coincidan", "that they agree"),
    ),
    "near-twins": (
        Text("nombres casi iguales", "near twins"),
        Text(
            "«{value}» y «{other}» pueden ser la misma persona ({evidence})",
            "{value!r} and {other!r} may be one person ({evidence})",
        ),
        Text(
            "un nombre por persona, o un fichero de jugadores con alias",
            "one name per person, or a file of players with aliases",
        ),
    ),
    "unusual-sum": (
        Text("suma inusual", "unusual sum"),
        Text("las puntuaciones suman {sum}", "the scores add up to {sum}"),
        Text("{expected}", "{expected}"),
    ),
    "venue-unknown": (
        Text("lugar desconocido", "unknown venue"),
        Text("«{value}» no se entiende", "{value!r} is not understood"),
        Text("in-person u online", "in-person or online"),
    ),
    "penalty-unreadable": (
        Text("penalización ilegible", "unreadable penalty"),
        Text("«{value}» no es un número entero", "{value!r} is not a whole number"),
        Text("un entero, o nada", "an integer, or nothing"),
    ),
    "region-unknown": (
        Text("comunidad desconocida", "unknown region"),
        Text("«{value}» no es una comunidad autónoma", "{value!r} is not an autonomous community"),
        Text(
            "un código como MD, o el nombre; XX en el extranjero",
            "a code such as MD, or the name; XX abroad",
        ),
    ),
    "ema-number-repaired": (
        Text("número de EMA reparado", "EMA number repaired"),
        Text(
            "«{value}» tiene siete cifras: se lee como {ema_number}",
            "{value!r} has seven digits: read as {ema_number}",
        ),
        Text("ocho cifras, con su cero inicial", "eight digits, with the leading zero"),
    ),
    "ema-number-unreadable": (
        Text("número de EMA ilegible", "unreadable EMA number"),
        Text("«{value}» no es un número de EMA", "{value!r} is not an EMA number"),
        Text("ocho cifras", "eight digits"),
    ),
    "ema-number-taken": (
        Text("número de EMA repetido", "EMA number taken"),
        Text(
            "el número {value} ya es de la fila {first_row}",
            "number {value} already belongs to row {first_row}",
        ),
        Text("un número por persona", "one number per person"),
    ),
    "account-unreadable": (
        Text("cuenta ilegible", "unreadable account"),
        Text("«{value}» no es una cuenta", "{value!r} is not an account"),
        Text("plataforma:nombre o plataforma:nombre#id", "platform:name or platform:name#id"),
    ),
    "account-taken": (
        Text("cuenta repetida", "account taken"),
        Text(
            "la cuenta «{value}» ya es de la fila {first_row}",
            "account {value!r} already belongs to row {first_row}",
        ),
        Text("una persona por cuenta", "one person per account"),
    ),
    "number-unreadable": (
        Text("número ilegible", "unreadable number"),
        Text("«{value}» no es un número", "{value!r} is not a number"),
        Text("un número, con coma o punto decimal", "a number, with a decimal comma or point"),
    ),
    "date-only": (
        Text("solo fechas", "dates only"),
        Text(
            "{games} partidas sin hora: dentro del día vale el orden del fichero",
            "{games} games without a time: inside a day the order of the file counts",
        ),
        Text("", ""),
    ),
    "newest-first": (
        Text("de la más nueva a la más antigua", "newest first"),
        Text(
            "el fichero empieza por la última partida: se lee desde el final",
            "the file begins with the latest game: it is read from its end",
        ),
        Text("", ""),
    ),
    "columns-ignored": (
        Text("columnas sin uso", "columns not used"),
        Text("no se usan las columnas {columns}", "the columns {columns} are not used"),
        Text("", ""),
    ),
    "file-repeated": (
        Text("fichero repetido", "repeated file"),
        Text("es igual que {first_file}", "it is the same as {first_file}"),
        Text("", ""),
    ),
    "sheets-ignored": (
        Text("hojas sin leer", "sheets not read"),
        Text("se lee la hoja {read} y no {ignored}", "sheet {read} is read and {ignored} is not"),
        Text("", ""),
    ),
    "ids-renamed": (
        Text("identificadores cambiados", "ids renamed"),
        Text(
            "{games} partidas con un identificador ya usado reciben otro, como {example}",
            "{games} games whose id was taken get another, such as {example}",
        ),
        Text("", ""),
    ),
}

_AMOUNTS = frozenset({"games", "sum", "expected", "largest", "longest"})
_EXPECTED = Text("; se esperaba: ", "; expected: ")
_PERHAPS = Text("; ¿quizá {names}?", "; perhaps {names}?")


def problem_title(code: str, language: Language) -> str:
    """The kind of problem, for a summary."""
    return PROBLEMS[code][0].say(language) if code in PROBLEMS else code


def sentence(problem: Problem, language: Language) -> str:
    """What is wrong and what was expected."""
    if problem.code not in PROBLEMS:
        return problem.code
    _, wrong, expected = PROBLEMS[problem.code]
    facts = {name: fact(name, value, language) for name, value in problem.facts.items()}
    facts |= {"value": "" if problem.value is None else problem.value}
    said = wrong.say(language, **facts)
    hoped = expected.say(language, **facts)
    return f"{said}{_EXPECTED.say(language)}{hoped}" if hoped else said


def problem_line(problem: Problem, language: Language) -> str:
    """``file:row:column: what is wrong; expected: what was expected``."""
    return f"{problem.where}: {sentence(problem, language)}"


def fact(name: str, value: object, language: Language) -> object:
    """A fact as it is put into a sentence: lists joined, suggestions as a question."""
    if name == "suggestions":
        names = _joined(value)
        return _PERHAPS.say(language, names=names) if names else ""
    if name == "evidence" and isinstance(value, (list, tuple)):
        return ", ".join(evidence(clue[0], language) for clue in value)
    if name in _AMOUNTS and isinstance(value, int):
        return integer(value, language)
    if isinstance(value, (list, tuple)):
        return _joined(value)
    return value


def _joined(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
