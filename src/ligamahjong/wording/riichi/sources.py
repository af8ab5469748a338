"""Where rules and yaku stand, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.editions import PUBLISHED, source_of
from ligamahjong.wording.language import Language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.yaku import Yaku

__all__ = ["rule_source", "source_text", "yaku_source"]

_SPANISH: Mapping[str, str] = {
    "published rules of": "reglas publicadas de",
    "secondary sources on": "fuentes secundarias sobre",
    "help page of the federation": "página de ayuda de la federación",
    "wiki of the federation": "wiki de la federación",
    "the World Riichi Championship": "la World Riichi Championship",
    "not stated": "no se dice",
    "revision notes": "notas de la revisión",
    "read as": "leído como",
    "open question": "cuestión abierta",
    "one han on top of riichi": "un han más sobre el de riichi",
    "a mangan with nothing else": "un mangan sin nada más",
}
"""What sources are made of, in Spanish."""


def source_text(source: str, language: Language) -> str:
    """Where a rule stands.

    >>> source_text("RCR 2016 4.1.1, read as 2 + 2", Language.ES)
    'RCR 2016 4.1.1, leído como 2 + 2'
    """
    if language is Language.ES:
        for english, spanish in _SPANISH.items():
            source = source.replace(english, spanish)
    return source


def rule_source(rule: str, edition: Edition, language: Language) -> str:
    """Where a rule of an edition stands.

    >>> from ligamahjong.riichi.editions import TENHOU
    >>> rule_source("noten", TENHOU, Language.ES)
    'reglas publicadas de Tenhou'
    """
    return source_text(source_of(rule, edition), language)


def yaku_source(yaku: Yaku, edition: Edition, language: Language) -> str:
    """Where a yaku stands in the rules that an edition follows."""
    return source_text(PUBLISHED.get(edition.id, yaku.source), language)
