"""What cannot be erased, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["REFUSALS", "ErasureRefused"]

REFUSALS: Mapping[str, Text] = {
    "unknown": Text(
        "No hay nadie registrado como «{person}»: se esperaba su identificador, su nombre "
        "completo o su correo.",
        "Nobody is registered as “{person}”: expected their id, full name or e-mail address.",
    ),
    "several": Text(
        "Hay varias personas que son «{person}» ({ids}): se esperaba el identificador de una.",
        "Several people are “{person}” ({ids}): expected the id of one of them.",
    ),
    "erased": Text(
        "Los datos de «{person}» ya se borraron.", "The data of “{person}” were erased already."
    ),
    "higher": Text(
        "Tiene una cuenta de responsable o administrador: solo un administrador, o la propia "
        "persona, puede borrar sus datos.",
        "They have the account of a manager or superuser: only a superuser, or they themselves, "
        "can have their data erased.",
    ),
    "last-superuser": Text(
        "Es la única cuenta que administra el sitio: se esperaba que antes hubiera otra (liga web "
        "account).",
        "It is the only account that runs the site: expected another one to be there first (liga "
        "web account).",
    ),
}


class ErasureRefused(Exception):  # noqa: N818 - the name says what happened
    """An erasure that is not carried out.

    Args:
        reason: one of :data:`REFUSALS`.
        values: that its sentence names.
    """

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(REFUSALS[reason].say(Language.EN, **values))
        self.reason = reason
        self.values = values

    def say(self, language: Language) -> str:
        """What is wrong and what was expected."""
        return REFUSALS[self.reason].say(language, **self.values)
