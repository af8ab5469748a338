"""What is wrong with a hand as somebody wrote it, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles import TileProblem
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.mcr.hand_problems import MCR_HAND_PROBLEMS
from ligamahjong.wording.riichi.errors import RIICHI_ERRORS, riichi_fact
from ligamahjong.wording.visible import visible

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["HAND_PROBLEMS", "hand_problem", "told_problems"]

HAND_PROBLEMS: Mapping[str, Text] = {
    # what was written
    "too-long": Text(
        "«{text}» sigue demasiado; se esperaban como mucho {most} letras",
        "“{text}” goes on too long; expected at most {most} letters",
    ),
    "wiki-tiles": Text(
        "«{text}» son los nombres de las fichas en la wiki de la federación; aquí se escribe "
        "{written}: las cifras, y detrás el palo (m caracteres, p círculos, s bambúes, z vientos y "
        "dragones)",
        "“{text}” are names of tiles in the wiki of the federation; written here {written}: "
        "digits, and the suit after them (m characters, p circles, s bamboo, z winds and dragons)",
    ),
    "no-suit": Text(
        "«{text}» no dice de qué palo; se esperaba m, p, s o z detrás, como 123m",
        "“{text}” says no suit; expected m, p, s or z after it, as in 123m",
    ),
    "no-digits": Text(
        "«{text}» no dice qué fichas; se esperaban cifras delante, como 123m",
        "“{text}” says no tiles; expected digits before it, as in 123m",
    ),
    "not-tiles": Text(
        "«{text}» no son fichas; se esperaba algo como 123m406p 1155z +5z",
        "“{text}” are not tiles; expected something like 123m406p 1155z +5z",
    ),
    "no-such-tile": Text(
        "no hay ninguna ficha «{text}»; se esperaba de 1 a 9 (0 es un cinco rojo), o de 1 a 7 en z",
        "there is no tile “{text}”; expected 1 to 9 (0 is a red five), or 1 to 7 of z",
    ),
    "no-such-id": Text(
        "no hay ninguna ficha con el número {text}; se esperaba de 0 a 135",
        "there is no tile of number {text}; expected 0 to 135",
    ),
    "twice": Text("la ficha {text} figura dos veces", "the tile {text} is there twice"),
    "flower-twice": Text(
        "la flor {text} figura dos veces; hay una de cada",
        "flower {text} is there twice; there is one of each",
    ),
    "one-winning-tile": Text(
        "«{text}»: se esperaba una sola ficha ganadora, como +5z",
        "“{text}”: expected one winning tile only, as in +5z",
    ),
    "no-such-set": Text(
        "«{text}» no es un {type}; se esperaban sus fichas, como chi 123m o ankan 1111z",
        "“{text}” is no {type}; expected its tiles, as in chi 123m or ankan 1111z",
    ),
    "no-tiles": Text(
        "detrás de «{text}» no hay fichas; se esperaban, como pon 555z",
        "no tiles follow “{text}”; expected some, as in pon 555z",
    ),
    "back-not-apart": Text(
        "«{text}»: una ficha boca abajo es una x minúscula, sola o con otras y separada del resto, "
        "como xx 123m; no va con corchetes ni letras de vientos",
        "“{text}”: a tile face down is a small x, by itself or with others and apart from the "
        "rest, as in xx 123m; it does not go with brackets or letters of winds",
    ),
    "nothing": Text(
        "no hay ninguna ficha; se esperaba una mano, como 123m55z",
        "there is no tile; expected a hand, as in 123m55z",
    ),
    "no-such-word": Text(
        "«{text}» no es ninguna combinación; se esperaba chi, pon, minkan, kakan o ankan y sus "
        "fichas, como chi 123m",
        "“{text}” is no set; expected chi, pon, minkan, kakan or ankan and its tiles, as in chi "
        "123m",
    ),
    "which-kan": Text(
        "«{text}» no dice cuál; se esperaba minkan (de un descarte), kakan (pon ampliado) o ankan "
        "(oculto)",
        "“{text}” does not say which; expected minkan (of a discard), kakan (a pon extended) or "
        "ankan (concealed)",
    ),
    # what nobody can hold
    "flowers": Text(
        "hay flores ({flowers}); en Riichi no se juega con ellas",
        "there are flowers ({flowers}); Riichi is played without them",
    ),
    "fifth-copy": Text(
        "{text} figura {copies} veces; de cada ficha hay cuatro",
        "{text} is there {copies} times; there are four of each tile",
    ),
    "second-red-five": Text(
        "{text} figura {copies} veces; de cada palo hay un cinco rojo",
        "{text} is there {copies} times; each suit has one red five",
    ),
    "too-many-sets": Text(
        "hay {sets} combinaciones aparte; caben cuatro",
        "{sets} sets lie apart; there is room for four",
    ),
    "no-winning-tile": Text(
        "no se dice con qué ficha se gana; se esperaba detrás de +, como +5z",
        "the winning tile is not said; expected it after +, as in +5z",
    ),
    "tiles-count": Text(
        "hay {tiles} fichas; se esperaban {expected}, contando cada kan como tres",
        "there are {tiles} tiles; expected {expected}, a kan counting as three",
    ),
    "tiles-count-scored": Text(
        "hay {tiles} fichas; se esperaban {expected}, contando cada kan como tres, con la ganadora "
        "detrás de +, como +5z",
        "there are {tiles} tiles; expected {expected}, a kan counting as three, with the winning "
        "one after +, as in +5z",
    ),
    "tiles-count-waiting": Text(
        "hay {tiles} fichas; se esperaban 13 o, para elegir descarte, 14, contando cada kan como "
        "tres",
        "there are {tiles} tiles; expected 13 or, to choose a discard, 14, a kan counting as three",
    ),
    "winning-tile-not-wanted": Text(
        "«+{text}» es una ficha ganadora; aquí se esperaban 13 fichas o, para elegir descarte, 14, "
        "sin +",
        "“+{text}” is a winning tile; expected 13 tiles or, to choose a discard, 14, without +",
    ),
    # what cannot have happened
    "wind-value": Text(
        "los vientos de asiento y de ronda se esperaban como Wind, no como letras",
        "the winds of seat and round were expected as Wind, not as letters",
    ),
    "round-not-played": RIICHI_ERRORS["game", "round"],
    "riichi-value": Text(
        "riichi se esperaba 0, 1 o 2 (doble)", "riichi was expected as 0, 1 or 2 (double)"
    ),
    "riichi-open": Text(
        "hay riichi con la mano abierta; solo se declara con la mano cerrada",
        "riichi with an open hand; it is declared with a closed one only",
    ),
    "ippatsu-without-riichi": Text("hay ippatsu sin riichi", "ippatsu without riichi"),
    "ippatsu-after-kan": Text(
        "hay ippatsu tras un kan; cualquier kan lo interrumpe",
        "ippatsu after a kan; any kan interrupts it",
    ),
    "ippatsu-own-kan": Text(
        "hay doble riichi, ippatsu y un kan en la mano; antes del riichi quita el doble y después, "
        "el ippatsu",
        "double riichi, ippatsu and a kan in the hand; before the riichi it takes the double away, "
        "after it the ippatsu",
    ),
    "rinshan-discard": Text(
        "la ficha de reemplazo de un kan se roba; se esperaba una victoria del muro",
        "the tile after a kan is drawn; expected a self-draw",
    ),
    "rinshan-without-kan": Text(
        "se gana tras un kan y no hay ninguno en la mano",
        "won after a kan, and there is none in the hand",
    ),
    "chankan-self-draw": Text(
        "el robo de un kan es de otro jugador; no puede ser del muro",
        "a robbed kan is another player's; it is no self-draw",
    ),
    "chankan-copy": Text(
        "se roba el kan de {text} y hay otra en la mano; las otras tres son de quien lo declara",
        "the kan of {text} is robbed and the hand has another; the three others are those of who "
        "declares it",
    ),
    "chankan-indicator": Text(
        "se roba el kan de {text} y otra es un indicador; la robada es una de cuatro del mismo "
        "jugador",
        "the kan of {text} is robbed and another is an indicator; the robbed one is one of four of "
        "the same player",
    ),
    "haitei-discard": Text(
        "la última ficha del muro se roba; de descarte es el último descarte",
        "the last tile of the wall is drawn; from a discard it is the last discard",
    ),
    "haitei-after-kan": Text(
        "la ficha tras un kan no cuenta además como última del muro",
        "the tile after a kan does not count as the last of the wall too",
    ),
    "houtei-self-draw": Text(
        "el último descarte no se roba del muro", "the last discard is no self-draw"
    ),
    "houtei-chankan": Text(
        "la ficha de un kan robado no es un descarte", "the tile of a robbed kan is no discard"
    ),
    "tenhou-seat": Text("la Bendición del Cielo es de Este", "the Blessing of Heaven is East's"),
    "chiihou-seat": Text(
        "la Bendición de la Tierra no es de Este", "the Blessing of Earth is not East's"
    ),
    "renhou-seat": Text(
        "la Bendición del Hombre no es de Este, que juega primero",
        "the Blessing of Man is not East's, who plays first",
    ),
    "blessing-discard": Text(
        "las bendiciones del Cielo y de la Tierra se ganan del muro",
        "the Blessings of Heaven and of Earth are self-draws",
    ),
    "renhou-self-draw": Text(
        "la Bendición del Hombre se gana de un descarte",
        "the Blessing of Man is won on a discard",
    ),
    "first-turn-sets": Text(
        "hay combinaciones aparte en el primer turno; cualquiera interrumpe la bendición",
        "sets lie apart in the first turn; any of them interrupts the blessing",
    ),
    "first-turn-declared": Text(
        "en el primer turno no hay riichi, ni reemplazo, ni kan robado",
        "the first turn has no riichi, no replacement and no robbed kan",
    ),
    "first-turn-last-tile": Text(
        "el primer turno no es el último", "the first turn is not the last"
    ),
    "negative": Text(
        "ni honba ni palillos pueden ser menos de cero", "honba and sticks are not below zero"
    ),
    "indicators": Text(
        "hay {many} indicadores de {name}; caben cinco",
        "there are {many} indicators of {name}; there is room for five",
    ),
    "flower-indicator": Text("{text} no puede indicar dora", "{text} cannot indicate dora"),
    "ura-count": Text(
        "indicadores de uradora: {ura}; de dora: {dora}; se esperaban los mismos",
        "indicators of ura: {ura}; of dora: {dora}; expected as many",
    ),
    **MCR_HAND_PROBLEMS,
}
"""A sentence for each code of :class:`~ligamahjong.tiles.TileProblem`."""

_MOST_TOLD = 5
"""Problems of a text that are said one by one; of more, how many there are."""
_MORE = Text("y {many} más de la misma mano", "and {many} more in the same hand")
_MANY = {
    "there are {tiles} tiles": "there is {tiles} tile",
    "hay {tiles} fichas": "hay {tiles} ficha",
}
"""What is said of several, and of one."""
_OF = Text("{of}: {sentence}", "{of}: {sentence}")
_NAMED = frozenset({"edition", "wind", "rounds"})
"""Facts that are said by their names."""
_WHERE = Text("en la posición {position}: {sentence}", "at position {position}: {sentence}")


def hand_problem(problem: TileProblem, language: Language) -> str:
    """A problem in a sentence, with its place where it has one, and the option it is of."""
    text = HAND_PROBLEMS[problem.code]
    if problem.facts.get("tiles") == 1:
        text = _of_one(text)
    facts = {
        name: riichi_fact(name, value, language) if name in _NAMED else value
        for name, value in problem.facts.items()
    }
    sentence = text.say(language, text=visible(problem.text), **facts)
    if problem.position is not None:
        sentence = _WHERE.say(language, position=problem.position, sentence=sentence)
    if of := problem.facts.get("of"):
        sentence = _OF.say(language, of=of, sentence=sentence)
    return sentence


def told_problems(
    problems: Sequence[object], language: Language
) -> tuple[Sequence[object], str | None]:
    """The problems to say one by one, and a sentence for the rest where a text has many.

    A text in a notation that is not ours is wrong at every letter: only the first few places help.
    """
    placed = [one for one in problems if isinstance(one, TileProblem) and one.position is not None]
    left_out = placed[_MOST_TOLD:]
    if len(left_out) < 2:  # noqa: PLR2004 - a sentence for one is no shorter
        return problems, None
    told = [one for one in problems if not any(one is other for other in left_out)]
    return told, _MORE.say(language, many=len(left_out))


def _of_one(text: Text) -> Text:
    """A sentence about several tiles, about one."""
    spanish, english = text
    for several, one in _MANY.items():
        spanish, english = spanish.replace(several, one), english.replace(several, one)
    return Text(spanish, english)
