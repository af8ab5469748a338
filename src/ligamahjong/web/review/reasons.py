"""Reasons for which games are often rejected, ready to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["REASONS"]

REASONS: Mapping[str, Text] = {
    "repeated": Text(
        "Esta partida ya está en el ranking o la envió otra persona.",
        "This game is in the ranking already, or somebody else sent it in.",
    ),
    "unreadable": Text(
        "La foto no deja leer el acta. Puedes enviarla de nuevo con otra foto.",
        "The sheet cannot be read in the photograph. You can send it again with another one.",
    ),
    "signatures": Text(
        "En el acta no están las cuatro firmas.", "The sheet does not bear the four signatures."
    ),
    "other-sheet": Text(
        "La foto es de otra partida: no coincide con los datos enviados.",
        "The photograph is of another game: it does not agree with what was sent.",
    ),
    "not-registered": Text(
        "No todos los jugadores están inscritos en la liga.",
        "Not all players are registered in the league.",
    ),
    "not-rated": Text(
        "Esta partida no cuenta para el ranking: no se jugó con el reglamento que la liga "
        "reconoce, o alguien jugó en lugar de otro.",
        "This game does not count for the ranking: it was not played under the rules that the "
        "league recognises, or somebody played in the place of another.",
    ),
    "unproven": Text(
        "El enlace o la captura no muestran el resultado de la partida.",
        "The link or screenshot does not show the result of the game.",
    ),
}
"""By name: what the sender is told."""
