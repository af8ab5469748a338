"""What the readers of league files find, in sentences: one entry per code of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text
from ligamahjong.wording.person_problems import PERSON_PROBLEMS

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["KINDS", "READER_PROBLEMS", "TIME_REASONS"]

KINDS: Mapping[str, Text] = {
    "binary": Text("el contenido no es texto en columnas", "the content is not text in columns"),
    "xls": Text("es un libro de Excel anterior a 2007", "it is an Excel workbook from before 2007"),
}
"""What a file is that is no table, by the fact ``kind``."""

TIME_REASONS: Mapping[str, Text] = {
    "not-a-date": Text("no se entiende como fecha", "cannot be read as a date"),
    "two-digit-year": Text("tiene el año con dos cifras", "has a year of two digits"),
    "impossible-date": Text("no existe en el calendario", "is not in the calendar"),
    "year-out-of-range": Text(
        "tiene un año anterior a 1900 o posterior a 2199", "has a year before 1900 or after 2199"
    ),
    "not-a-time": Text("no tiene una hora que se entienda", "has no time that can be read"),
    "impossible-time": Text("tiene una hora imposible", "has an impossible time"),
    "two-times": Text(
        "da otra hora que la escrita junto a la fecha",
        "gives another time than the one beside the date",
    ),
    "two-dates": Text(
        "da otra fecha que la columna de la fecha",
        "gives another date than the column of the date",
    ),
}
"""Why a text is no date and time, by the fact ``reason``; goes after the text."""

READER_PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (what kind of problem, what is wrong here, what was expected)
    "empty-file": (
        Text("fichero vacío", "empty file"),
        Text("el fichero no tiene filas", "the file has no rows"),
        Text("una fila de encabezados y las filas de datos", "a header row and rows of data"),
    ),
    "not-a-table": (
        Text("no es una tabla", "not a table"),
        Text("{kind}", "{kind}"),
        Text("un fichero CSV o XLSX", "a CSV or XLSX file"),
    ),
    "workbook-unreadable": (
        Text("libro de cálculo ilegible", "unreadable workbook"),
        Text(
            "el libro está dañado, no es XLSX o es demasiado grande",
            "the workbook is damaged, not XLSX or too large",
        ),
        Text(
            "un libro XLSX que Excel abra, como mucho de 1.000.000 de filas, 200 columnas, "
            "3.000.000 de celdas y 200 MB sin comprimir",
            "an XLSX workbook that Excel opens, of at most 1,000,000 rows, 200 columns, "
            "3,000,000 cells and 200 MB unpacked",
        ),
    ),
    "columns-missing": (
        Text("faltan columnas", "missing columns"),
        Text("en el encabezado no están: {missing}", "not in the header: {missing}"),
        Text("una columna con cada uno de esos nombres", "a column with each of these names"),
    ),
    "columns-repeated": (
        Text("columnas repetidas", "repeated columns"),
        Text(
            "las columnas {columns} dicen lo mismo: {meaning}",
            "the columns {columns} say the same: {meaning}",
        ),
        Text("una sola de ellas", "only one of them"),
    ),
    "unreadable-text": (
        Text("texto ilegible", "unreadable text"),
        Text(
            "hay caracteres que no son texto: «{value}»",
            "there are characters that are not text: “{value}”",
        ),
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
        Text("«{value}» está dos veces en la partida", "“{value}” is in the game twice"),
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
        Text("«{value}» es una fecha sin hora", "“{value}” is a date without a time"),
        Text(
            "la hora de inicio (en archivos sin horas, --date-only)",
            "the time of the start (for archives without times, --date-only)",
        ),
    ),
    "time-unreadable": (
        Text("fecha ilegible", "unreadable date"),
        Text("«{value}» {reason}", "“{value}” {reason}"),
        Text(
            "por ejemplo 2026-08-22T09:30 o 22/08/2026 9:30",
            "for example 2026-08-22T09:30 or 22/08/2026 9:30",
        ),
    ),
    "time-does-not-exist": (
        Text("hora inexistente", "time that does not exist"),
        Text(
            "«{value}» cae en la hora que se salta en primavera",
            "“{value}” is in the hour left out in spring",
        ),
        Text("una hora que marque el reloj", "an hour that clocks show"),
    ),
    "score-missing": (
        Text("faltan puntos", "missing score"),
        Text("no hay puntos", "there is no score"),
        Text("un número entero", "a whole number"),
    ),
    "score-not-integer": (
        Text("puntos no enteros", "score not a whole number"),
        Text("«{value}» no es un número entero", "“{value}” is not a whole number"),
        Text(
            "un número entero, como 31700, 31.700 o −1.200",
            "a whole number, such as 31700, 31.700 or −1.200",
        ),
    ),
    "score-ambiguous": (
        Text("puntos ambiguos", "ambiguous score"),
        Text(
            "«{value}» puede ser un millar o un decimal",
            "“{value}” may be thousands or decimals",
        ),
        Text("{plain} o {grouped}, sin coma", "{plain} or {grouped}, without comma"),
    ),
    "score-too-large": (
        Text("puntos desmesurados", "score too large"),
        Text("«{value}» no puede ser una puntuación", "“{value}” cannot be a score"),
        Text("como mucho {largest}", "at most {largest}"),
    ),
    "unknown-person": (
        Text("persona desconocida", "unknown person"),
        Text("nadie registrado se llama «{value}»", "nobody registered is called “{value}”"),
        Text(
            "alguien registrado o del fichero de jugadores{suggestions}",
            "somebody registered or in the file of players{suggestions}",
        ),
    ),
    "ambiguous-person": (
        Text("persona ambigua", "ambiguous person"),
        Text("«{value}» puede ser {candidates}", "“{value}” may be {candidates}"),
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
            "id “{value}” is already at {first_file}:{first_row} with other data",
        ),
        Text(
            "una fila por partida; vale la primera hasta que alguien decida",
            "one row per game; the first stands until somebody decides",
        ),
    ),
    "mode-contradicted": (
        Text("modalidad dudosa", "doubtful mode"),
        Text(
            "el fichero se llama como uno de {named} y se lee como uno de {mode}",
            "the file is named like one of {named} and read as one of {mode}",
        ),
        Text(
            "la modalidad de sus partidas, en el nombre y en --mode",
            "the mode of its games, in the name and in --mode",
        ),
    ),
    "likely-duplicate": (
        Text("personas quizá repetidas", "people perhaps registered twice"),
        Text(
            "«{value}» ({id}) y «{other}» ({other_id}) pueden ser la misma persona: {evidence}",
            "“{value}” ({id}) and “{other}” ({other_id}) may be one person: {evidence}",
        ),
        Text("cada persona una vez", "each person once"),
    ),
    "unusual-sum": (
        Text("suma inusual", "unusual sum"),
        Text("las puntuaciones suman {sum}", "the scores add up to {sum}"),
        Text("{expected}", "{expected}"),
    ),
    "two-games-at-once": (
        Text("dos partidas a la vez", "two games at once"),
        Text(
            "«{value}» juega a la misma hora la partida de {first_file}:{first_row}",
            "“{value}” plays the game at {first_file}:{first_row} at the same time",
        ),
        Text("cada persona en una sola mesa", "each person at one table"),
    ),
    "all-at-midnight": (
        Text("todo a medianoche", "all at midnight"),
        Text(
            "casi todas las partidas ({games}) empiezan a las 00:00",
            "nearly all games ({games}) start at 00:00",
        ),
        Text("--date-only si no se saben las horas", "--date-only if the hours are not known"),
    ),
    "venue-unknown": (
        Text("lugar desconocido", "unknown venue"),
        Text("«{value}» no dice dónde se jugó", "“{value}” does not say where it was played"),
        Text("in-person u online", "in-person or online"),
    ),
    "penalty-unreadable": (
        Text("penalización ilegible", "unreadable penalty"),
        Text("«{value}» no es un número entero", "“{value}” is not a whole number"),
        Text("un número entero, o nada", "a whole number, or nothing"),
    ),
    "number-unreadable": (
        Text("número ilegible", "unreadable number"),
        Text("«{value}» no es un número", "“{value}” is not a number"),
        Text("un número, con coma o punto decimal", "a number, with a decimal comma or point"),
    ),
    "date-only": (
        Text("solo fechas", "dates only"),
        Text(
            "partidas sin hora: {games}; dentro del día vale el orden del fichero",
            "games without a time: {games}; inside a day the order of the file counts",
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
        Text("columnas que no se usan: {columns}", "columns that are not used: {columns}"),
        Text("", ""),
    ),
    "file-repeated": (
        Text("fichero repetido", "repeated file"),
        Text(
            "es igual que {first_file}: se lee una sola vez",
            "it is the same as {first_file}: it is read once",
        ),
        Text("", ""),
    ),
    "sheets-ignored": (
        Text("hojas sin leer", "sheets not read"),
        Text(
            "solo se lee la hoja «{read}»; quedan sin leer: {ignored}",
            "only the sheet “{read}” is read; left unread: {ignored}",
        ),
        Text("", ""),
    ),
    "ids-renamed": (
        Text("identificadores cambiados", "ids renamed"),
        Text(
            "partidas con un identificador ya usado: {games}; reciben otro, como {example}",
            "games whose id was taken: {games}; they get another, such as {example}",
        ),
        Text("", ""),
    ),
    **PERSON_PROBLEMS,
}
