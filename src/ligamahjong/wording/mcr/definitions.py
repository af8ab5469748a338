"""What each fan is, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DEFINITIONS"]

DEFINITIONS: Mapping[str, Text] = {
    # 88
    "big_four_winds": Text(
        "Pung o kong de los cuatro vientos y una pareja cualquiera.",
        "Pungs or kongs of the four winds and any pair.",
    ),
    "big_three_dragons": Text(
        "Pung o kong de los tres dragones.", "Pungs or kongs of the three dragons."
    ),
    "all_green": Text(
        "Solo fichas verdes: 2, 3, 4, 6 y 8 de bambúes y dragón verde.",
        "Green tiles only: 2, 3, 4, 6 and 8 of bamboo and the green dragon.",
    ),
    "nine_gates": Text(
        "1112345678999 de un palo, todo oculto, y cualquier otra ficha de ese palo para ganar.",
        "1112345678999 of a suit, all concealed, won on any other tile of that suit.",
    ),
    "four_kongs": Text("Cuatro kong, ocultos o expuestos.", "Four kongs, concealed or melded."),
    "seven_shifted_pairs": Text(
        "Siete parejas seguidas de un palo, sin saltos.",
        "Seven pairs in a row of one suit, without gaps.",
    ),
    "thirteen_orphans": Text(
        "Un ejemplar de cada terminal y de cada honor, con uno repetido.",
        "One of each terminal and honour, one of them twice.",
    ),
    # 64
    "all_terminals": Text("Solo unos y nueves.", "Ones and nines only."),
    "little_four_winds": Text(
        "Pung o kong de tres vientos y pareja del cuarto.",
        "Pungs or kongs of three winds and a pair of the fourth.",
    ),
    "little_three_dragons": Text(
        "Pung o kong de dos dragones y pareja del tercero.",
        "Pungs or kongs of two dragons and a pair of the third.",
    ),
    "all_honors": Text("Solo vientos y dragones.", "Winds and dragons only."),
    "four_concealed_pungs": Text(
        "Cuatro pung o kong sin ninguna ficha de otro jugador.",
        "Four pungs or kongs without any tile of another player.",
    ),
    "pure_terminal_chows": Text(
        "En un palo, dos veces 123, dos veces 789 y pareja de cincos.",
        "In one suit, 123 twice, 789 twice and a pair of fives.",
    ),
    # 48
    "quadruple_chow": Text("Cuatro chow iguales.", "Four equal chows."),
    "four_pure_shifted_pungs": Text(
        "Cuatro pung o kong de números seguidos, de un palo.",
        "Four pungs or kongs of numbers in a row, in one suit.",
    ),
    # 32
    "four_pure_shifted_chows": Text(
        "Cuatro chow de un palo que suben siempre de uno en uno, o siempre de dos en dos.",
        "Four chows of one suit that always rise by one, or always by two.",
    ),
    "three_kongs": Text("Tres kong, ocultos o expuestos.", "Three kongs, concealed or melded."),
    "all_terminals_and_honors": Text(
        "Solo unos, nueves y honores.", "Ones, nines and honours only."
    ),
    # 24
    "seven_pairs": Text(
        "Siete parejas; cuatro fichas iguales son dos de ellas.",
        "Seven pairs; four equal tiles are two of them.",
    ),
    "greater_honors_and_knitted_tiles": Text(
        "Los siete honores y siete fichas distintas de 147, 258 y 369, cada serie de un palo.",
        "The seven honours and seven different tiles of 147, 258 and 369, each run of one suit.",
    ),
    "all_even_pungs": Text("Pung y pareja de 2, 4, 6 y 8.", "Pungs and a pair of 2, 4, 6 and 8."),
    "full_flush": Text("Un solo palo, sin honores.", "One suit only, without honours."),
    "pure_triple_chow": Text("Tres chow iguales.", "Three equal chows."),
    "pure_shifted_pungs": Text(
        "Tres pung o kong de números seguidos, de un palo.",
        "Three pungs or kongs of numbers in a row, in one suit.",
    ),
    "upper_tiles": Text("Solo 7, 8 y 9.", "Only 7, 8 and 9."),
    "middle_tiles": Text("Solo 4, 5 y 6.", "Only 4, 5 and 6."),
    "lower_tiles": Text("Solo 1, 2 y 3.", "Only 1, 2 and 3."),
    # 16
    "pure_straight": Text("123, 456 y 789 de un palo.", "123, 456 and 789 of a suit."),
    "three_suited_terminal_chows": Text(
        "123 y 789 de dos palos y pareja de cincos del tercero.",
        "123 and 789 of two suits and a pair of fives of the third.",
    ),
    "pure_shifted_chows": Text(
        "Tres chow de un palo que suben siempre de uno en uno, o siempre de dos en dos.",
        "Three chows of one suit that always rise by one, or always by two.",
    ),
    "all_fives": Text(
        "Un cinco en cada combinación y en la pareja.", "A five in every set and in the pair."
    ),
    "triple_pung": Text(
        "El mismo pung o kong en los tres palos.", "The same pung or kong in the three suits."
    ),
    "three_concealed_pungs": Text(
        "Tres pung o kong sin ninguna ficha de otro jugador.",
        "Three pungs or kongs without any tile of another player.",
    ),
    # 12
    "lesser_honors_and_knitted_tiles": Text(
        "Catorce fichas distintas: honores, y de 147, 258 y 369, cada serie de un palo.",
        "Fourteen different tiles: honours, and of 147, 258 and 369, each run of one suit.",
    ),
    "knitted_straight": Text(
        "147, 258 y 369, cada serie de un palo; el resto, una combinación y una pareja.",
        "147, 258 and 369, each run of one suit; the rest, a set and a pair.",
    ),
    "upper_four": Text("Solo 6, 7, 8 y 9.", "Only 6, 7, 8 and 9."),
    "lower_four": Text("Solo 1, 2, 3 y 4.", "Only 1, 2, 3 and 4."),
    "big_three_winds": Text("Pung o kong de tres vientos.", "Pungs or kongs of three winds."),
    # 8
    "mixed_straight": Text(
        "123, 456 y 789, cada uno de un palo distinto.", "123, 456 and 789, each of another suit."
    ),
    "reversible_tiles": Text(
        "Solo fichas iguales del revés: 1234589 de círculos, 245689 de bambúes y dragón blanco.",
        "Only tiles that look the same upside down: 1234589 of circles, 245689 of bamboo and the "
        "white dragon.",
    ),
    "mixed_triple_chow": Text(
        "El mismo chow en los tres palos.", "The same chow in the three suits."
    ),
    "mixed_shifted_pungs": Text(
        "Tres pung o kong de números seguidos, de palos distintos.",
        "Three pungs or kongs of numbers in a row, in different suits.",
    ),
    "chicken_hand": Text(
        "Una mano sin ninguna otra jugada, flores aparte.",
        "A hand without any other fan, flowers aside.",
    ),
    "last_tile_draw": Text(
        "Ganar con la última ficha del muro.", "Winning on the last tile of the wall."
    ),
    "last_tile_claim": Text(
        "Ganar con el descarte que sigue a la última ficha del muro.",
        "Winning on the discard after the last tile of the wall.",
    ),
    "out_with_replacement_tile": Text(
        "Ganar con la ficha de reemplazo de un kong.",
        "Winning on the replacement tile of a kong.",
    ),
    "robbing_the_kong": Text(
        "Ganar con la ficha que otro jugador añade a un pung expuesto.",
        "Winning on the tile that another player adds to a melded pung.",
    ),
    "two_concealed_kongs": Text("Dos kong ocultos.", "Two concealed kongs."),
    # 6
    "all_pungs": Text("Cuatro pung o kong y una pareja.", "Four pungs or kongs and a pair."),
    "half_flush": Text("Un solo palo, con honores.", "One suit only, with honours."),
    "mixed_shifted_chows": Text(
        "Tres chow de palos distintos que suben de uno en uno.",
        "Three chows of different suits that rise by one.",
    ),
    "all_types": Text(
        "Fichas de los tres palos, vientos y dragones.",
        "Tiles of the three suits, winds and dragons.",
    ),
    "melded_hand": Text(
        "Las cuatro combinaciones expuestas y la pareja completada con un descarte.",
        "All four sets melded, and the pair completed by a discard.",
    ),
    "two_dragon_pungs": Text("Pung o kong de dos dragones.", "Pungs or kongs of two dragons."),
    # 4
    "outside_hand": Text(
        "Un terminal o un honor en cada combinación y en la pareja.",
        "A terminal or an honour in every set and in the pair.",
    ),
    "fully_concealed_hand": Text(
        "Todo oculto, y ganada del muro.", "All concealed, and self-drawn."
    ),
    "two_melded_kongs": Text("Dos kong expuestos.", "Two melded kongs."),
    "last_tile": Text(
        "Ganar con la última ficha de su clase, cuando las otras tres están a la vista de todos.",
        "Winning on the last tile of its kind, the three others lying open for all to see.",
    ),
    # 2
    "dragon_pung": Text("Pung o kong de un dragón.", "A pung or kong of dragons."),
    "prevalent_wind": Text(
        "Pung o kong del viento de la ronda.", "A pung or kong of the wind of the round."
    ),
    "seat_wind": Text(
        "Pung o kong del viento del propio asiento.", "A pung or kong of one's own wind."
    ),
    "concealed_hand": Text(
        "Nada expuesto, y ganada con un descarte.", "Nothing melded, and won on a discard."
    ),
    "all_chows": Text(
        "Cuatro chow y una pareja que no es de honores.",
        "Four chows and a pair that is not of honours.",
    ),
    "tile_hog": Text(
        "Las cuatro fichas iguales sin hacer kong con ellas.",
        "All four tiles of a kind without making a kong of them.",
    ),
    "double_pung": Text(
        "El mismo pung o kong en dos palos.", "The same pung or kong in two suits."
    ),
    "two_concealed_pungs": Text(
        "Dos pung o kong sin ninguna ficha de otro jugador.",
        "Two pungs or kongs without any tile of another player.",
    ),
    "concealed_kong": Text("Un kong oculto.", "A concealed kong."),
    "all_simples": Text("Sin terminales ni honores.", "Neither terminals nor honours."),
    # 1
    "pure_double_chow": Text("Dos chow iguales.", "Two equal chows."),
    "mixed_double_chow": Text("El mismo chow en dos palos.", "The same chow in two suits."),
    "short_straight": Text(
        "Dos chow seguidos de un palo, como 234 y 567.",
        "Two chows in a row of a suit, such as 234 and 567.",
    ),
    "two_terminal_chows": Text("123 y 789 de un palo.", "123 and 789 of a suit."),
    "pung_of_terminals_or_honors": Text(
        "Pung o kong de unos, de nueves o de un viento que no sea el de ronda ni el de asiento.",
        "A pung or kong of ones, nines or a wind that is neither prevalent nor one's own.",
    ),
    "melded_kong": Text("Un kong expuesto.", "A melded kong."),
    "one_voided_suit": Text("Falta exactamente un palo.", "Exactly one suit is missing."),
    "no_honors": Text("Sin vientos ni dragones.", "Neither winds nor dragons."),
    "edge_wait": Text(
        "Esperar solo el 3 de 12 o solo el 7 de 89.",
        "Waiting only for the 3 of 1-2 or only for the 7 of 8-9.",
    ),
    "closed_wait": Text(
        "Esperar solo la ficha central de un chow.", "Waiting only for the middle of a chow."
    ),
    "single_wait": Text(
        "Esperar solo la segunda ficha de la pareja.",
        "Waiting only for the second tile of the pair.",
    ),
    "self_drawn": Text("Ganar con una ficha del muro.", "Winning on a tile of the wall."),
    "flower_tiles": Text(
        "Un punto por flor; no ayudan a llegar a 8.",
        "One point a flower; they do not help to reach 8.",
    ),
    "melded_and_concealed_kong": Text(
        "Un kong oculto y otro expuesto.", "One concealed and one melded kong."
    ),
}
"""By the name of the fan in code."""
