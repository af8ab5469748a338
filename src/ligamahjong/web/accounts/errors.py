"""Why an account cannot be changed as somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["REASONS", "AccountRefused"]

REASONS: Mapping[str, Text] = {
    "known": Text("Esa dirección ya tiene una cuenta.", "That address has an account already."),
    "own": Text("Nadie cambia su propia cuenta.", "Nobody changes their own account."),
    "higher": Text(
        "Solo un administrador cambia la cuenta de un responsable o nombra a otro.",
        "Only a superuser changes a manager's account or makes another manager.",
    ),
    "no-club": Text(
        "Un informador lo es de un club: elige cuál.", "A reporter is of a club: choose which."
    ),
    "decided": Text(
        "Esa reclamación ya está decidida o retirada.",
        "That claim has been decided or withdrawn already.",
    ),
    "open": Text(
        "Ya tienes una reclamación pendiente.", "You have a claim that is waiting already."
    ),
    "has-person": Text(
        "Esta cuenta ya está unida a una ficha.", "This account is joined to a player already."
    ),
    "taken": Text(
        "Otra cuenta ya está unida a esa ficha.", "Another account is joined to that player."
    ),
    "no-person": Text(
        "Esa ficha ya no está en la liga.", "That player is no longer in the league."
    ),
    "no-reason": Text("Falta decir por qué.", "Say why."),
}


class AccountRefused(Exception):  # noqa: N818 - a refusal
    """What was asked is not done.

    Args:
        why: one of :data:`REASONS`.
    """

    def __init__(self, why: str) -> None:
        super().__init__(REASONS[why].say(Language.EN))
        self.why = why

    @property
    def text(self) -> Text:
        """Why, in both languages."""
        return REASONS[self.why]
