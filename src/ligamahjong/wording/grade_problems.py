"""What is wrong with a table of grades, in sentences: one entry per code of its checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["GRADE_PROBLEMS"]

GRADE_PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (what kind of problem, what is wrong here, what was expected)
    "grades-not-csv": (
        Text("tabla de grados ilegible", "unreadable table of grades"),
        Text("el texto no se lee como CSV", "the text cannot be read as CSV"),
        Text(
            "columnas separadas por comas o puntos y coma, con las comillas por parejas",
            "columns set apart by commas or semicolons, quotation marks in pairs",
        ),
    ),
    "grades-control-characters": (
        Text("caracteres de control", "control characters"),
        Text("caracteres de control en la fila: {found}", "control characters in the row: {found}"),
        Text("solo texto legible", "readable text only"),
    ),
    "grades-columns": (
        Text("columnas de la tabla de grados", "columns of the table of grades"),
        Text("columnas con este nombre: {found}", "columns of this name: {found}"),
        Text(
            "una de cada: mode, grade, base, threshold, p1, p2, p3, p4",
            "one of each: mode, grade, base, threshold, p1, p2, p3, p4",
        ),
    ),
    "grades-row-width": (
        Text("fila de otro ancho", "row of another width"),
        Text("valores en la fila: {found}", "values in the row: {found}"),
        Text("uno por encabezado, {expected}", "one per heading, {expected}"),
    ),
    "grades-unknown-mode": (
        Text("modalidad desconocida", "unknown mode"),
        Text("«{value}» no es una modalidad", "“{value}” is not a mode"),
        Text("mcr o riichi", "mcr or riichi"),
    ),
    "grades-missing-mode": (
        Text("falta una modalidad", "missing mode"),
        Text("no hay grados de {mode}", "there are no grades of {mode}"),
        Text("los grados de MCR y de Riichi", "the grades of MCR and of Riichi"),
    ),
    "grades-no-name": (
        Text("grado sin nombre", "grade without name"),
        Text("el grado no tiene nombre", "the grade has no name"),
        Text("un nombre, como 3-kyuu", "a name, such as 3-kyuu"),
    ),
    "grades-duplicate": (
        Text("grado repetido", "repeated grade"),
        Text("{value} ya está en la fila {first_row}", "{value} is already in row {first_row}"),
        Text("cada grado una vez", "each grade once"),
    ),
    "grades-not-integer": (
        Text("número no entero", "not a whole number"),
        Text("«{value}» no es un número entero", "“{value}” is not a whole number"),
        Text("un número entero, como 240 o −45", "a whole number, such as 240 or −45"),
    ),
    "grades-negative-base": (
        Text("base negativa", "negative base"),
        Text(
            "con base {value} la primera derrota haría descender",
            "with a base of {value} the first loss would demote",
        ),
        Text("cero o más", "zero or more"),
    ),
    "grades-too-large": (
        Text("número demasiado grande", "number too large"),
        Text("{value} no cabe en una tabla", "{value} is too large for a table"),
        Text("entre −{largest} y {largest} puntos", "between −{largest} and {largest} points"),
    ),
    "grades-base-not-below-threshold": (
        Text("base por encima del umbral", "base above the threshold"),
        Text(
            "con base {value} y umbral {threshold}, quien entra asciende en el acto",
            "with a base of {value} and a threshold of {threshold}, who enters is promoted at once",
        ),
        Text("una base menor que el umbral", "a base below the threshold"),
    ),
    "grades-no-threshold": (
        Text("grado sin umbral", "grade without threshold"),
        Text("el grado no tiene umbral", "the grade has no threshold"),
        Text(
            "un umbral en todos los grados menos en el último",
            "a threshold in every grade but the last",
        ),
    ),
    "grades-threshold-on-last": (
        Text("umbral en el último grado", "threshold on the last grade"),
        Text(
            "el último grado de la modalidad tiene el umbral {value}",
            "the last grade of the mode has the threshold {value}",
        ),
        Text("ningún umbral: de él no se asciende", "none: nobody is promoted from it"),
    ),
    "grades-no-way-up": (
        Text("grado sin salida hacia arriba", "grade without a way up"),
        Text("el primer puesto da {value} puntos", "first place gives {value} points"),
        Text("más de cero, para que se pueda ascender", "more than zero, so that one can rise"),
    ),
    "grades-places-order": (
        Text("puntos de los puestos desordenados", "points of the places out of order"),
        Text(
            "este puesto da {value} y el mejor que él, {better}",
            "this place gives {value} and the better one {better}",
        ),
        Text("nunca más que un puesto mejor", "never more than a better place"),
    ),
    "grades-fourth-eases": (
        Text("el cuarto puesto se ablanda", "fourth place eases"),
        Text(
            "el cuarto puesto da {value} y en el grado anterior, {below}",
            "fourth place gives {value}, and {below} in the grade below",
        ),
        Text("lo mismo o menos al subir de grado", "the same or less as grades go up"),
    ),
    "grades-no-floor": (
        Text("falta el suelo permanente", "missing permanent floor"),
        Text("{mode} no tiene el grado {floor}", "{mode} has no grade {floor}"),
        Text(
            "el grado del que no se baja, con ese nombre",
            "the grade from which nobody goes down, under that name",
        ),
    ),
}
