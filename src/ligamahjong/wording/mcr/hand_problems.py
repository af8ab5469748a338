"""What is wrong with a hand of MCR as somebody wrote it, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MCR_HAND_PROBLEMS"]

MCR_HAND_PROBLEMS: Mapping[str, Text] = {
    # what was written
    "bracket-zero": Text(
        "no hay ninguna ficha «{text}»; se esperaba de 1 a 9, o de 1 a 7 en z",
        "there is no tile “{text}”; expected 1 to 9, or 1 to 7 of z",
    ),
    "bracket-no-suit": Text(
        "«{text}» no dice de qué palo; se esperaba m, p, s o z detrás, como 123m",
        "“{text}” says no suit; expected m, p, s or z after it, as in 123m",
    ),
    "bracket-no-digits": Text(
        "«{text}» no dice qué fichas; se esperaban cifras delante, como 123m",
        "“{text}” says no tiles; expected digits before it, as in 123m",
    ),
    "bracket-not-tiles": Text(
        "«{text}» no son fichas; se esperaban cifras y palo (m, p, s, z) o E S W N C F P",
        "“{text}” are not tiles; expected digits and suit (m, p, s, z) or E S W N C F P",
    ),
    "bracket-unclosed": Text(
        "«{text}» no se cierra; se esperaba ]", "“{text}” is not closed; expected ]"
    ),
    "bracket-unopened": Text(
        "«{text}» sin corchete que abra; se esperaba algo como [123m,1]",
        "“{text}” without a bracket that opens; expected something like [123m,1]",
    ),
    "bracket-set": Text(
        "«{text}» no es una combinación; se esperaba algo como [123m,1], [EEE,2] o [7777p]",
        "“{text}” is not a set; expected something like [123m,1], [EEE,2] or [7777p]",
    ),
    "bracket-claim": Text(
        "«{text}»: se esperaba un número de 1 a 3 tras la coma, de 5 a 7 en un kong ampliado, y "
        "ninguno solo en un kong oculto",
        "“{text}”: expected a number from 1 to 3 after a comma, from 5 to 7 of an added kong, and "
        "none of a concealed kong only",
    ),
    "mcr-parts": Text(
        "sobra «{text}»; se esperaba mano|ENxxxx|flores",
        "“{text}” is too much; expected hand|ENxxxx|flowers",
    ),
    "mcr-marks": Text(
        "«{text}» no dice cómo se ganó; se esperaban los vientos de ronda y de asiento y cuatro "
        "cifras 0 o 1 (del muro, última de su clase, última del muro, kong), como EN1000",
        "“{text}” does not say how it was won; expected the winds of round and seat and four "
        "digits 0 or 1 (self-drawn, last of its kind, last of the wall, kong), as in EN1000",
    ),
    "mcr-flowers-text": Text(
        "«{text}» no dice cuántas flores; se esperaba de 0 a 8",
        "“{text}” does not say how many flowers; expected 0 to 8",
    ),
    # what nobody can hold
    "mcr-red-five": Text(
        "{text} es un cinco rojo; en MCR no los hay", "{text} is a red five; MCR has none"
    ),
    "mcr-flower-in-hand": Text(
        "hay flores entre las fichas de la mano; se apartan y se cuentan",
        "there are flowers among the tiles of the hand; they lie apart and are counted",
    ),
    "mcr-flowers": Text(
        "hay {flowers} flores; se esperaban de 0 a 8",
        "there are {flowers} flowers; expected 0 to 8",
    ),
    "mcr-too-many-sets": Text(
        "hay {sets} combinaciones aparte; caben cuatro",
        "{sets} sets lie apart; there is room for four",
    ),
    "mcr-tiles-count": Text(
        "hay {tiles} fichas; se esperaban {expected}, contando cada kong como tres",
        "there are {tiles} tiles; expected {expected}, a kong counting as three",
    ),
    "mcr-no-winning-tile": Text(
        "no se dice con qué ficha se gana; se esperaban catorce fichas, la ganadora la última (o "
        "detrás de +)",
        "the winning tile is not said; expected fourteen tiles, the winning one last (or after +)",
    ),
    "mcr-not-complete": Text(
        "las fichas no forman una mano completa; se esperaban cuatro combinaciones y una pareja, "
        "siete parejas, trece huérfanos o una mano cosida",
        "the tiles are not a complete hand; expected four sets and a pair, seven pairs, thirteen "
        "orphans or a knitted hand",
    ),
    # what cannot have happened
    "replacement-without-kong": Text(
        "gana del muro tras un kong y no hay ninguno en la mano",
        "self-drawn after a kong, and there is none in the hand",
    ),
    "robbed-last-tile": Text(
        "roba un kong con la última ficha del muro; con ella ya no se hace kong",
        "a kong is robbed of the last tile of the wall; no kong is made with that",
    ),
    "robbed-copy": Text(
        "roba el kong de {text} y hay otra en la mano; la robada es la cuarta",
        "the kong of {text} is robbed and the hand has another; the robbed one is the fourth",
    ),
    "last-of-kind-copy": Text(
        "{text} no puede ser la última a la vista: hay otra oculta en la mano",
        "{text} cannot be the last one in sight: the hand hides another",
    ),
    "last-of-kind-certain": Text(
        "las otras tres {text} están expuestas en la mano: es la última de su clase; se esperaba "
        "que se dijera",
        "the other three {text} lie open in the hand: it is the last of its kind; expected that to "
        "be said",
    ),
    "dealt-claimed": Text(
        "completa de reparto y ganada de un descarte; se esperaba del muro",
        "complete as dealt and won on a discard; expected a self-draw",
    ),
    "dealt-seat": Text(
        "solo Este recibe catorce fichas en el reparto", "only East is dealt fourteen tiles"
    ),
    "dealt-sets": Text(
        "completa de reparto y con combinaciones aparte", "complete as dealt, and sets lie apart"
    ),
    "dealt-late": Text(
        "completa de reparto no es la última ficha de nada, ni sigue a un kong",
        "complete as dealt is the last tile of nothing, and follows no kong",
    ),
}
"""A sentence for each code of :mod:`ligamahjong.mcr.validation` and of the notation of MCR."""
