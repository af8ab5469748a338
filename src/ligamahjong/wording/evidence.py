"""Why two names may be one person, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.people.likeness import Evidence
from ligamahjong.wording.language import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["EVIDENCE", "evidence"]

EVIDENCE: Mapping[Evidence, Text] = {
    Evidence.EMA_NUMBER: Text("el mismo número de EMA", "the same EMA number"),
    Evidence.ACCOUNT: Text("la misma cuenta", "the same account"),
    Evidence.ALIAS: Text("un alias del otro", "an alias of the other"),
    Evidence.FOLDED_NAME: Text(
        "iguales salvo tildes, mayúsculas o signos", "equal but for accents, case or punctuation"
    ),
    Evidence.SPACING: Text("iguales salvo espacios", "equal but for spaces"),
    Evidence.REORDERED: Text("las mismas palabras en otro orden", "the same words reordered"),
    Evidence.ONE_LETTER: Text("difieren en una letra", "one letter apart"),
    Evidence.SAME_SOUND: Text("suenan igual", "they sound alike"),
    Evidence.WORDS_CONTAINED: Text("uno contiene al otro", "one contains the other"),
}


def evidence(clue: Evidence, language: Language) -> str:
    """One clue in words."""
    return EVIDENCE[clue].say(language)
