"""Columns of files by a name that their reader understands, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["COLUMNS", "column"]

COLUMNS: Mapping[str, Text] = {
    "id": Text("id", "id"),
    "date": Text("fecha", "date"),
    "time": Text("hora", "time"),
    "player": Text("jugador", "player"),
    "score": Text("puntos", "score"),
    "penalty": Text("penalización", "penalty"),
    "venue": Text("lugar", "venue"),
    "event": Text("evento", "event"),
    "source": Text("fuente", "source"),
    "note": Text("nota", "note"),
    "name": Text("nombre", "name"),
    "surname": Text("apellidos", "surname"),
    "region": Text("comunidad", "region"),
    "club": Text("club", "club"),
    "ema_number": Text("número de EMA", "EMA number"),
    "aliases": Text("alias", "aliases"),
    "accounts": Text("cuentas", "accounts"),
    "position": Text("posición", "position"),
    "rating": Text("rating", "rating"),
    "mu": Text("μ", "μ"),
    "sigma": Text("σ", "σ"),
    "games": Text("partidas", "games"),
    "grade": Text("grado", "grade"),
    "grade_points": Text("puntos de grado", "grade points"),
}


def column(meaning: str, language: Language) -> str:
    """A column by what it means; what has no word here stays as it is.

    >>> column("score2", Language.ES), column("date", Language.EN), column("x", Language.ES)
    ('puntos 2', 'date', 'x')
    """
    kind = meaning.rstrip("0123456789")
    if kind not in COLUMNS:
        return meaning
    return f"{COLUMNS[kind].say(language)} {meaning[len(kind) :]}".rstrip()
