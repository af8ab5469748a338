"""Words for irregularities: when they happen, and what follows step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.reference.irregularities import Moment, Outcome
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MOMENTS", "OUTCOMES"]

MOMENTS: Mapping[Moment, Text] = {
    Moment.WINNING: Text("Al ganar", "Winning"),
    Moment.RIICHI: Text("Con riichi", "Riichi"),
    Moment.CALLING: Text("Al reclamar una ficha", "Claiming a tile"),
    Moment.TILES: Text("Con las fichas y el muro", "Tiles and wall"),
    Moment.TIME: Text("Con el tiempo y las personas", "Time and players"),
}

OUTCOMES: Mapping[Outcome, tuple[Text, tuple[Text, ...]]] = {
    Outcome.CORRECT: (
        Text("Se corrige, sin penalización", "Put right, no penalty"),
        (
            Text("Se avisa en cuanto se ve.", "It is pointed out as soon as it is seen."),
            Text("Se corrige y la mano sigue.", "It is put right and the hand goes on."),
        ),
    ),
    Outcome.DEAD_HAND: (
        Text("Mano muerta", "Dead hand"),
        (
            Text(
                "La mano sigue. Esa persona roba y descarta, pero no puede reclamar fichas, "
                "declarar kan ni ganar.",
                "The hand goes on. That player draws and discards, but can neither claim tiles, "
                "declare a kan nor win.",
            ),
            Text(
                "Si la mano acaba en empate, cuenta como no tenpai, aunque lo esté.",
                "If the hand ends in a draw, it counts as not tenpai, even if it is.",
            ),
            Text(
                "Si hace algo que ya no puede, es chombo.",
                "Doing anything that is no longer allowed is a chombo.",
            ),
        ),
    ),
    Outcome.CHOMBO: (
        Text("Chombo: 20.000 puntos", "Chombo: 20,000 points"),
        (
            Text(
                "La mano se anula y se repite con la misma persona de Este y los mismos honba; si "
                "a la vez gana alguien, vale su victoria y no hay chombo.",
                "The hand is void and is played again with the same dealer and the same honba; if "
                "somebody wins at the same time, that win stands and there is no chombo.",
            ),
            Text(
                "Los palillos de riichi de esa mano vuelven a sus dueños.",
                "Riichi sticks from that hand go back to their owners.",
            ),
            Text(
                "Al acabar la partida, después de la uma, se restan 20.000 puntos.",
                "At the end of the game, after the uma, 20,000 points are taken off.",
            ),
        ),
    ),
    Outcome.LATE: (
        Text("1.000 puntos por minuto", "1,000 points a minute"),
        (
            Text("Se anotan los minutos, hasta diez.", "The minutes are noted, up to ten."),
            Text(
                "Se restan al acabar, después de la uma.",
                "They are taken off at the end, after the uma.",
            ),
        ),
    ),
    Outcome.SUBSTITUTED_START: (
        Text("Juega otra persona desde el principio", "Somebody else plays from the start"),
        (
            Text(
                "Quien falta recibe −15.000 y la última uma, −15.000, juegue como juegue la otra "
                "persona: −30.000 en total.",
                "The missing player gets −15,000 and the last uma, −15,000, however the "
                "substitute plays: −30,000 in all.",
            ),
            Text(
                "Los demás tienen la uma del orden real de la mesa, con quien sustituye en él.",
                "The others get the uma of the real order at the table, substitute included.",
            ),
        ),
    ),
    Outcome.SUBSTITUTED_DURING: (
        Text("Sigue otra persona", "Somebody else takes over"),
        (
            Text(
                "Quien se va conserva la puntuación de la mesa y recibe la última uma, −15.000.",
                "The player who leaves keeps their table score and gets the last uma, −15,000.",
            ),
            Text(
                "Los demás se reparten +15.000, +5.000 y −5.000 por su orden, sin contar a quien "
                "sustituye.",
                "The others share +15,000, +5,000 and −5,000 in order of finish, leaving out the "
                "substitute.",
            ),
        ),
    ),
    Outcome.DISQUALIFIED: (
        Text("Último del torneo", "Last in the tournament"),
        (
            Text(
                "Queda en la última posición de la clasificación, sean cuales sean sus puntos.",
                "Placed last in the tournament, whatever their points.",
            ),
        ),
    ),
}
