"""What the library refused to do, in the reader's language.

``str(error)`` is the English text for developers; the sentences here are for whoever gave the
command or sent the form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.report import Problem
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.problems import fact, problem_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.errors import LigaError

__all__ = ["ERRORS", "error_text"]

ERRORS: Mapping[tuple[str, str | None], Text] = {
    # (code, reason): sentence
    ("format", "not-found"): Text("{file}: no existe ese fichero", "{file}: no such file"),
    ("format", "folder"): Text(
        "{file}: es una carpeta; se esperaba un fichero", "{file}: a folder; expected a file"
    ),
    ("format", "unreadable"): Text("{file}: no se puede leer", "{file}: cannot be read"),
    ("missing-extra", None): Text(
        'falta una biblioteca: pip install "ligamahjong[{extra}]"',
        'a library is missing: pip install "ligamahjong[{extra}]"',
    ),
    ("unknown-player", None): Text(
        "«{text}» no está en estas partidas{suggestions}",
        "{text!r} is not in these games{suggestions}",
    ),
    ("unknown-player", "ambiguous"): Text(
        "«{text}» puede ser {candidates}; dé el identificador",
        "{text!r} may be {candidates}; give the id",
    ),
    ("unknown-player", "no-games"): Text(
        "«{text}» no ha jugado ninguna de estas partidas",
        "{text!r} has not played any of these games",
    ),
    ("unknown-game", None): Text(
        "no hay ninguna partida «{id}» que se pueda puntuar",
        "there is no game {id!r} that can be rated",
    ),
    ("rating", None): Text(
        "un rating necesita −1000 ≤ μ ≤ 1000 y 0 < σ ≤ 100; no vale μ = {mu}, σ = {sigma}",
        "a rating needs −1000 ≤ μ ≤ 1000 and 0 < σ ≤ 100; not μ = {mu}, σ = {sigma}",
    ),
    ("rating", "temperature"): Text(
        "la temperatura está entre 0,1 y 100; no vale {temperature}",
        "a temperature lies between 0.1 and 100, not {temperature}",
    ),
}


def error_text(error: LigaError, language: Language) -> str:
    """An error in a sentence; its English text where there is no other."""
    problems = error.facts.get("problems")
    if isinstance(problems, tuple):
        return "\n".join(problem_line(p, language) for p in problems if isinstance(p, Problem))
    reason = error.facts.get("reason")
    key = (error.code, reason if isinstance(reason, str) else None)
    if key not in ERRORS:
        return str(error)
    facts = {name: fact(name, value, language) for name, value in error.facts.items()}
    return ERRORS[key].say(language, **facts)
