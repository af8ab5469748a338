"""What verifying an export found, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.errors import LigaError
from ligamahjong.league.game import Mode
from ligamahjong.wording.dates import day
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from ligamahjong.report import Problem

__all__ = [
    "DIFFERENCES",
    "NOT_REPLAYED",
    "difference",
    "difference_line",
    "ledger",
    "more",
    "people",
    "ranking",
    "rules",
    "title",
    "verdict",
]

DIFFERENCES: Mapping[str, Text] = {
    "file-changed": Text(
        "el fichero se cambió: su huella es {found}; se esperaba {expected}",
        "the file was changed: its digest is {found}; expected {expected}",
    ),
    "entry-unreadable": Text("{error}", "{error}"),
    "entry-refused": Text("{error}", "{error}"),
    "chain-seq": Text(
        "falta o sobra una entrada: esta es la {found}; se esperaba la {expected}",
        "an entry is missing or too many: this is number {found}; expected {expected}",
    ),
    "chain-previous": Text(
        "la entrada sigue a otra de huella {found}; se esperaba {expected}, la de la anterior",
        "the entry follows another one of hash {found}; expected {expected}, that of the one "
        "before",
    ),
    "chain-hash": Text(
        "la entrada se cambió: dice tener la huella {found}; se esperaba {expected}",
        "the entry was changed: it says it has the hash {found}; expected {expected}",
    ),
    "chain-recorded-at": Text(
        "la entrada está fechada en «{found}»; se esperaba {expected}",
        "the entry is dated “{found}”; expected {expected}",
    ),
    "chain-backwards": Text(
        "la entrada es de {found}; se esperaba de {expected}, como la anterior, o más tarde",
        "the entry is of {found}; expected {expected}, as the one before, or later",
    ),
    "chain-kind": Text(
        "no se conoce la clase de entrada «{found}»; se esperaba {expected}",
        "the kind of entry “{found}” is not known; expected {expected}",
    ),
    "head": Text(
        "la cadena acaba en la entrada {found}; se esperaba {expected}",
        "the chain ends with entry {found}; expected {expected}",
    ),
    "grades-unusable": Text("{error}", "{error}"),
    "rules": Text(
        "las reglas tienen la huella {found}; se esperaba {expected}",
        "the rules have the digest {found}; expected {expected}",
    ),
    "people-unreadable": Text(
        "no es la lista de personas de una exportación; se esperaba id,name,region,club por orden "
        "de identificador",
        "not the list of people of an export; expected id,name,region,club in the order of ids",
    ),
    "person-missing": Text(
        "falta «{id}»; se esperaba a todas las personas de las clasificaciones",
        "“{id}” is missing; expected everybody in the rankings",
    ),
    "games": Text(
        "dice {found} partidas de {mode}; se esperaban {expected}",
        "it says {found} games of {mode}; expected {expected}",
    ),
    "results": Text("dice {found}; se esperaba {expected}", "it says {found}; expected {expected}"),
}
"""By code, see :class:`ligamahjong.formats.export.verify.Difference`."""

NOT_REPLAYED = Text(
    "Las clasificaciones no se pudieron recalcular.", "The rankings could not be worked out again."
)

_NOTHING = Text("el final del fichero", "the end of the file")
_EMPTY = Text("una línea vacía", "an empty line")
_TITLE = Text(
    "Exportación del {day}, huella {fingerprint}", "Export of {day}, digest {fingerprint}"
)
_LEDGER = Text(
    "Registro: {entries}; la última tiene la huella {head}",
    "Ledger: {entries}; the last one has the hash {head}",
)
_RULES = Text("Reglas: huella {rules}", "Rules: digest {rules}")
_RANKING = Text("{mode}: {games}, {players}", "{mode}: {games}, {players}")
_PEOPLE = Text("Personas: {people}", "People: {people}")
_EQUAL = Text(
    "Todo coincide: la cadena está entera y las dos clasificaciones salen igual, byte a byte.",
    "Everything agrees: the chain is whole and both rankings come out the same, byte for byte.",
)
_DIFFERENT = Text("No coincide: {differences}.", "It does not agree: {differences}.")
_MORE = Text(
    "… y {number} más (todas, con --format json)", "… and {number} more (all with --format json)"
)


def title(on: date, fingerprint: str, language: Language) -> str:
    """Which export it is."""
    return _TITLE.say(language, day=day(on, language), fingerprint=fingerprint)


def ledger(entries: int, head: str, language: Language) -> str:
    """How long the chain is, and where it ends."""
    nouns = ("entrada", "entradas") if language is Language.ES else ("entry", "entries")
    return _LEDGER.say(language, entries=count(entries, *nouns, language), head=head)


def rules(digest: str, language: Language) -> str:
    """By which rules it counts."""
    return _RULES.say(language, rules=digest)


def ranking(mode: Mode, games: int, players: int, language: Language) -> str:
    """How much there is of a mode."""
    spanish = language is Language.ES
    some_games = ("partida", "partidas") if spanish else ("game", "games")
    some_players = ("jugador", "jugadores") if spanish else ("player", "players")
    return _RANKING.say(
        language,
        mode=MODES[mode],
        games=count(games, *some_games, language),
        players=count(players, *some_players, language),
    )


def people(number: int, language: Language) -> str:
    """How many people the public file has."""
    return _PEOPLE.say(language, people=integer(number, language))


def difference(problem: Problem, language: Language) -> str:
    """One thing that differs, and what was expected."""
    facts = {name: _fact(value, language) for name, value in problem.facts.items()}
    return DIFFERENCES[problem.code].say(language, **facts)


def difference_line(problem: Problem, language: Language) -> str:
    """``file:row: what differs; expected``."""
    return f"{problem.where}: {difference(problem, language)}"


def more(number: int, language: Language) -> str:
    """How many further differences are not printed."""
    return _MORE.say(language, number=integer(number, language))


def verdict(differences: int, language: Language) -> str:
    """The outcome in a sentence."""
    if not differences:
        return _EQUAL.say(language)
    spanish = language is Language.ES
    nouns = ("diferencia", "diferencias") if spanish else ("difference", "differences")
    return _DIFFERENT.say(language, differences=count(differences, *nouns, language))


def _fact(value: object, language: Language) -> str:
    if isinstance(value, LigaError):
        return error_text(value, language)
    if value is None:
        return _NOTHING.say(language)
    if value == "":
        return _EMPTY.say(language)
    if isinstance(value, Mode):
        return MODES[value]
    return integer(value, language) if isinstance(value, int) else str(value)
