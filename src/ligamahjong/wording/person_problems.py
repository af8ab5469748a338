"""What readers of lists of people find, in sentences: one entry per code of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PERSON_PROBLEMS"]

PERSON_PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (what kind of problem, what is wrong here, what was expected)
    "name-missing": (
        Text("sin nombre", "no name"),
        Text("la persona no tiene nombre", "the person has no name"),
        Text("nombre y apellidos", "a full name"),
    ),
    "id-repeated": (
        Text("identificador repetido", "repeated id"),
        Text(
            "el identificador «{value}» ya está en la fila {first_row}",
            "id “{value}” is already in row {first_row}",
        ),
        Text("un identificador por persona", "one id per person"),
    ),
    "name-repeated": (
        Text("nombre repetido", "repeated name"),
        Text("«{value}» ya está en la fila {first_row}", "“{value}” is already in row {first_row}"),
        Text("un identificador que distinga a las dos personas", "an id that tells the two apart"),
    ),
    "near-twins": (
        Text("nombres casi iguales", "near twins"),
        Text(
            "«{value}» y «{other}» pueden ser la misma persona: {evidence}; aparecen en {games} y "
            "{other_games} partidas",
            "“{value}” and “{other}” may be one person: {evidence}; they appear in {games} and "
            "{other_games} games",
        ),
        Text(
            "un solo nombre por persona, o un fichero de jugadores que los distinga",
            "one name per person, or a file of players that tells them apart",
        ),
    ),
    "club-spelling": (
        Text("club con dos grafías", "club spelt in two ways"),
        Text(
            "«{value}» está en la fila {first_row} como «{other}»",
            "“{value}” is in row {first_row} as “{other}”",
        ),
        Text("un solo nombre por club", "one name per club"),
    ),
    "region-unknown": (
        Text("comunidad desconocida", "unknown region"),
        Text("«{value}» no es una comunidad autónoma", "“{value}” is not an autonomous community"),
        Text(
            "un código como MD, o el nombre; XX en el extranjero",
            "a code such as MD, or the name; XX abroad",
        ),
    ),
    "ema-number-repaired": (
        Text("número de EMA reparado", "EMA number repaired"),
        Text(
            "«{value}» tiene siete cifras: se lee como {ema_number}",
            "“{value}” has seven digits: read as {ema_number}",
        ),
        Text("ocho cifras, con su cero inicial", "eight digits, with the leading zero"),
    ),
    "ema-number-unreadable": (
        Text("número de EMA ilegible", "unreadable EMA number"),
        Text("«{value}» no es un número de EMA", "“{value}” is not an EMA number"),
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
        Text("«{value}» no es una cuenta", "“{value}” is not an account"),
        Text("plataforma:nombre o plataforma:nombre#id", "platform:name or platform:name#id"),
    ),
    "account-taken": (
        Text("cuenta repetida", "account taken"),
        Text(
            "la cuenta «{value}» ya es de la fila {first_row}",
            "account “{value}” already belongs to row {first_row}",
        ),
        Text("una persona por cuenta", "one person per account"),
    ),
}
