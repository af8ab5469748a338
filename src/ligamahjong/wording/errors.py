"""What the library refused to do, in the reader's language.

``str(error)`` is the English text for developers; the sentences here are for whoever gave the
command or sent the form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.errors import LigaError
from ligamahjong.report import Problem
from ligamahjong.tiles import TileProblem
from ligamahjong.wording.export import EXPORT_ERRORS
from ligamahjong.wording.hand_problems import hand_problem, told_problems
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.ledger import LEDGER_ERRORS
from ligamahjong.wording.mcr.errors import MCR_ERRORS, mcr_fact
from ligamahjong.wording.problems import fact, problem_line
from ligamahjong.wording.riichi.errors import RIICHI_ERRORS, riichi_fact
from ligamahjong.wording.site import SITE_ERRORS
from ligamahjong.wording.visible import visible

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ERRORS", "error_text"]

ERRORS: Mapping[tuple[str, str], Text] = {
    # (code, reason or, where the error gives none, a fact by which the case is known): sentence
    ("format", "not-found"): Text("{file}: no existe ese fichero", "{file}: no such file"),
    ("format", "folder"): Text(
        "{file}: es una carpeta; se esperaba un fichero", "{file}: a folder; expected a file"
    ),
    ("format", "unreadable"): Text(
        "{file}: no se puede leer; se esperaba un fichero de texto con permiso de lectura",
        "{file}: cannot be read; expected a text file and leave to read it",
    ),
    ("format", "unwritable"): Text(
        "{file}: no se puede escribir; se esperaba una carpeta con permiso de escritura",
        "{file}: cannot be written; expected a folder and leave to write in it",
    ),
    ("format", "no-files"): Text("no hay ningún fichero de partidas", "there is no file of games"),
    ("format", "mode-unknown"): Text(
        "{file}: ¿MCR o Riichi?; se esperaba la modalidad en el nombre del fichero o con --mode",
        "{file}: MCR or Riichi?; expected the mode in the file name or with --mode",
    ),
    ("format", "modes-mixed"): Text(
        "hay ficheros de MCR ({mcr}) y de Riichi ({riichi}); se esperaban los de una modalidad, o "
        "--mode si todos son de la misma",
        "there are files of MCR ({mcr}) and of Riichi ({riichi}); expected those of one mode, or "
        "--mode if all are of the same",
    ),
    ("format", "names"): Text(
        "el identificador «{id}» es de {names}; se esperaba uno por persona",
        "the id “{id}” belongs to {names}; expected one per person",
    ),
    ("format", "account"): Text(
        "«{account}» no es una cuenta; se esperaba plataforma:nombre o plataforma:nombre#id",
        "“{account}” is not an account; expected platform:name or platform:name#id",
    ),
    ("format", "text"): Text(
        "«{text}» no cabe en una celda; se esperaba texto legible, y en un alias o cuenta sin "
        "punto y coma",
        "“{text}” does not fit in a cell; expected readable text, and in an alias or account no "
        "semicolon",
    ),
    ("missing-extra", "extra"): Text(
        'falta una biblioteca: pip install "ligamahjong[{extra}]"',
        'a library is missing: pip install "ligamahjong[{extra}]"',
    ),
    ("missing-extra", "version"): Text(
        "está instalado OpenSkill {found}; se esperaba {expected}: "
        'pip install "ligamahjong[{extra}]"',
        'OpenSkill {found} is installed; expected {expected}: pip install "ligamahjong[{extra}]"',
    ),
    ("missing-extra", "time-zones"): Text(
        "este ordenador no tiene los husos horarios: pip install {library}",
        "this computer has no time zones: pip install {library}",
    ),
    ("unknown-player", "suggestions"): Text(
        "«{text}» no está en estas partidas{suggestions}",
        "“{text}” is not in these games{suggestions}",
    ),
    ("unknown-player", "ambiguous"): Text(
        "«{text}» puede ser {candidates}; se esperaba el identificador de una persona",
        "“{text}” may be {candidates}; expected the id of one person",
    ),
    ("unknown-player", "no-games"): Text(
        "«{text}» no ha jugado ninguna de estas partidas",
        "“{text}” has not played any of these games",
    ),
    ("unknown-game", "later"): Text(
        "la partida «{id}» es del {day}, posterior al {on}; se esperaba --on con ese día o "
        "uno posterior",
        "game “{id}” is of {day}, later than {on}; expected --on with that day or a later one",
    ),
    ("unknown-game", "id"): Text(
        "entre las partidas que cuentan no está «{id}»; «liga check» dice si se rechaza su fila",
        "“{id}” is not among the games that count; “liga check” says whether its row is refused",
    ),
    ("rating", "mu"): Text(
        "no vale el rating μ = {mu}, σ = {sigma}; se esperaba −1000 ≤ μ ≤ 1000 y 0 < σ ≤ 100",
        "not the rating μ = {mu}, σ = {sigma}; expected −1000 ≤ μ ≤ 1000 and 0 < σ ≤ 100",
    ),
    ("rating", "temperature"): Text(
        "no vale la temperatura {temperature}; se esperaba entre 0,1 y 100",
        "not the temperature {temperature}; expected one between 0.1 and 100",
    ),
    ("rules", "percent"): Text(
        "no vale el percentil {percent}; se esperaba más de 0 y como mucho 100",
        "not the percentile {percent}; expected more than 0 and at most 100",
    ),
    ("rules", "profile"): Text(
        "no valen las probabilidades {profile}; se esperaban cuatro, de cero o más, que sumen 1",
        "not the probabilities {profile}; expected four, of zero or more, that add up to 1",
    ),
    ("rules", "grade"): Text(
        "el grado {grade} de {mode} no vale; se esperaba uno de su tabla, con umbral salvo el "
        "último",
        "not the grade {grade} of {mode}; expected one of its table, with a threshold but for the "
        "last",
    ),
    ("rules", "mode"): Text(
        "{mode} no tiene grados; se esperaba uno al menos",
        "{mode} has no grades; expected at least one",
    ),
    ("game", "players"): Text(
        "en la partida figuran {players}; se esperaban cuatro personas distintas",
        "in the game are {players}; expected four different people",
    ),
    ("game", "scores"): Text(
        "las puntuaciones son {scores}; se esperaban números enteros",
        "the scores are {scores}; expected whole numbers",
    ),
    ("game", "played_at"): Text(
        "el inicio es {played_at}; se esperaba con una diferencia fija respecto a UTC",
        "the start is {played_at}; expected with a fixed offset from UTC",
    ),
    ("game", "place"): Text(
        "no hay puesto {place}; se esperaba 1, 2, 3 o 4",
        "there is no place {place}; expected 1, 2, 3 or 4",
    ),
    ("game", "mode"): Text(
        "la partida {game} es de otra modalidad; se esperaba una de {mode}",
        "game {game} is of another mode; expected one of {mode}",
    ),
    ("game-order", "latest"): Text(
        "la partida {game} es anterior a {latest}; se esperaban en orden de inicio",
        "game {game} is earlier than {latest}; expected games in the order of their start",
    ),
    ("game-order", "last_game"): Text(
        "el día {on} es anterior a la última partida, del {last_game}; se esperaba ese día u otro "
        "posterior",
        "the day {on} is before the last game, of {last_game}; expected that day or a later one",
    ),
    ("game-order", "game"): Text(
        "el ranking del {on} no puede contar la partida {game}, posterior; se esperaban las "
        "partidas hasta ese día",
        "the ranking of {on} cannot count game {game}, a later one; expected the games up to that "
        "day",
    ),
    **EXPORT_ERRORS,
    **LEDGER_ERRORS,
    **MCR_ERRORS,
    **RIICHI_ERRORS,
    **SITE_ERRORS,
}


def error_text(error: LigaError, language: Language) -> str:
    """An error in a sentence, its own text where there is no other; nothing in it is hidden."""
    return visible(_text(error, language))


def _text(error: LigaError, language: Language) -> str:
    problems = error.facts.get("problems")
    if isinstance(problems, tuple):
        told, more = told_problems(problems, language)
        lines = [_problem(problem, language) for problem in told]
        return "\n".join([*lines, more] if more else lines)
    case = _case(error)
    if case is None:
        return str(error)
    facts = error.facts
    if case in RIICHI_ERRORS:
        facts = {name: riichi_fact(name, value, language) for name, value in facts.items()}
    elif case in MCR_ERRORS:
        facts = {name: mcr_fact(name, value, language) for name, value in facts.items()}
    said = {name: _fact(name, value, language) for name, value in facts.items()}
    sentence = ERRORS[case].say(language, **said)
    return f"{said['winner']}: {sentence}" if "winner" in said else sentence


def _fact(name: str, value: object, language: Language) -> object:
    """A fact as it is said; errors inside an error a line each."""
    if isinstance(value, LigaError):
        return error_text(value, language)
    if name == "errors" and isinstance(value, tuple):
        return "\n".join(error_text(one, language) for one in value)
    return fact(name, value, language)


def _problem(problem: object, language: Language) -> str:
    if isinstance(problem, TileProblem):
        return hand_problem(problem, language)
    if isinstance(problem, LigaError):
        return error_text(problem, language)
    return problem_line(problem, language) if isinstance(problem, Problem) else str(problem)


def _case(error: LigaError) -> tuple[str, str] | None:
    """That of the reason; without one, the first whose fact the error has."""
    reason = error.facts.get("reason")
    cases = error.facts if reason is None else {reason}
    return next((case for case in ERRORS if case[0] == error.code and case[1] in cases), None)
