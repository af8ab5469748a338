"""Why the ledger refuses an entry, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["LEDGER_ERRORS"]

LEDGER_ERRORS: Mapping[tuple[str, str], Text] = {
    # (code, reason or fact): sentence
    ("canonical", "no-form"): Text(
        "no vale {what}; se esperaban textos, números enteros, sí o no, listas y objetos",
        "not {what}; expected text, whole numbers, yes or no, lists and objects",
    ),
    ("canonical", "not-json"): Text(
        "no es JSON; se esperaba una línea de JSON", "not JSON; expected a line of JSON"
    ),
    ("canonical", "not-canonical"): Text(
        "es JSON, pero no el canónico; se esperaban claves en orden y sin repetir, sin espacios",
        "JSON, but not canonical; expected keys in order, none twice, and no spaces",
    ),
    ("entry", "field"): Text(
        "la entrada no es lo que debe en «{field}»; se esperaba como la escribe el registro",
        "the entry is not what it should be in “{field}”; expected as the ledger writes it",
    ),
    ("ledger", "not-next"): Text(
        "la entrada no sigue a la anterior; se esperaba la {expected}",
        "the entry does not follow the one before; expected number {expected}",
    ),
    ("ledger", "game-known"): Text(
        "la partida «{game}» ya está en el registro; se esperaba una nueva o una corrección",
        "game “{game}” is in the ledger already; expected a new one or a correction",
    ),
    ("ledger", "game-unknown"): Text(
        "la partida «{game}» no está en el registro; se esperaba una que esté",
        "game “{game}” is not in the ledger; expected one that is",
    ),
    ("ledger", "game-unchanged"): Text(
        "la partida «{game}» ya es así; se esperaba algún cambio",
        "game “{game}” is like that already; expected some change",
    ),
    ("ledger", "game-voided"): Text(
        "la partida «{game}» ya está anulada; se esperaba una que cuente",
        "game “{game}” is voided already; expected one that counts",
    ),
    ("ledger", "game-not-voided"): Text(
        "la partida «{game}» no está anulada; se esperaba una anulada",
        "game “{game}” is not voided; expected a voided one",
    ),
    ("ledger", "same-table"): Text(
        "{players} serían la misma persona en la partida «{game}»; se esperaban cuatro distintas",
        "{players} would be one person in game “{game}”; expected four different people",
    ),
    ("ledger", "person-merged"): Text(
        "«{person}» ya está unida a «{into}»; se esperaba una persona sin unir",
        "“{person}” is merged into “{into}” already; expected somebody who is not merged",
    ),
    ("ledger", "person-not-merged"): Text(
        "«{person}» no está unida a nadie; se esperaba una persona unida a otra",
        "“{person}” is not merged into anybody; expected somebody who is",
    ),
    ("ledger", "other-rules"): Text(
        "las reglas tienen la huella {found}; se esperaba la de las reglas en vigor, {expected}",
        "the rules have the digest {found}; expected that of the rules in force, {expected}",
    ),
}
