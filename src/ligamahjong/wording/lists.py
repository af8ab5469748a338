"""Several things said one after the other: ``Ana, Pol y Zoe``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["all_of", "one_of"]

_SOUNDS_LIKE_Y = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
_SOUNDS_LIKE_O = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)


def all_of(things: Sequence[str], language: Language) -> str:
    """Every one of some things; Spanish says ``e`` before the sound of ``y``.

    >>> all_of(["Ana", "Pol", "Inés"], Language.ES), all_of(["Ana", "Pol"], Language.EN)
    ('Ana, Pol e Inés', 'Ana and Pol')
    """
    if language is Language.EN:
        return _joined(things, "and")
    return _joined(things, "e" if things and _SOUNDS_LIKE_Y.match(things[-1]) else "y")


def one_of(things: Sequence[str], language: Language) -> str:
    """One of some things; Spanish says ``u`` before the sound of ``o``.

    >>> one_of(["Ana", "Pol", "Óscar"], Language.ES), one_of(["Ana"], Language.EN)
    ('Ana, Pol u Óscar', 'Ana')
    """
    if language is Language.EN:
        return _joined(things, "or")
    return _joined(things, "u" if things and _SOUNDS_LIKE_O.match(things[-1]) else "o")


def _joined(things: Sequence[str], word: str) -> str:
    if len(things) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(things)
    return f"{', '.join(things[:-1])} {word} {things[-1]}"
