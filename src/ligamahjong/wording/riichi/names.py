"""The names of tiles, sets, waits, limits and yaku, and what a hand counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.readings import Wait
from ligamahjong.table import SEATS
from ligamahjong.tiles import Dragon, MeldType, Suit, tile
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of, one_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ligamahjong.riichi.worths import Worth
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.table import Wind
    from ligamahjong.tiles import Tile

__all__ = [
    "DRAGONS",
    "LIMITS",
    "MELDS",
    "SUITS",
    "WAITS",
    "capital",
    "hand_count",
    "seats_text",
    "tile_name",
    "tiles_text",
    "worth_text",
    "yaku_name",
    "yaku_names",
]

SUITS: Mapping[Suit, Text] = {
    Suit.CHARACTERS: Text("caracteres", "characters"),
    Suit.CIRCLES: Text("círculos", "circles"),
    Suit.BAMBOO: Text("bambúes", "bamboo"),
}
DRAGONS: Mapping[Dragon, Text] = {
    Dragon.WHITE: Text("dragón blanco", "white dragon"),
    Dragon.GREEN: Text("dragón verde", "green dragon"),
    Dragon.RED: Text("dragón rojo", "red dragon"),
}
WAITS: Mapping[Wait, Text] = {
    Wait.RYANMEN: Text("espera por los dos lados (ryanmen)", "open wait (ryanmen)"),
    Wait.KANCHAN: Text("espera cerrada (kanchan)", "closed wait (kanchan)"),
    Wait.PENCHAN: Text("espera de borde (penchan)", "edge wait (penchan)"),
    Wait.SHANPON: Text("espera de dos parejas (shanpon)", "wait on two pairs (shanpon)"),
    Wait.TANKI: Text("espera única (tanki)", "pair wait (tanki)"),
    Wait.SPECIAL: Text("mano sin combinaciones", "hand without sets"),
}
MELDS: Mapping[MeldType, Text] = {
    MeldType.CHI: Text("chii", "chii"),
    MeldType.PON: Text("pon", "pon"),
    MeldType.MINKAN: Text("kan abierto", "open kan"),
    MeldType.KAKAN: Text("kan ampliado de un pon", "kan added to a pon"),
    MeldType.ANKAN: Text("kan oculto", "concealed kan"),
}
LIMITS: Mapping[Limit, Text] = {
    limit: Text(limit.value, limit.value) for limit in Limit if limit is not Limit.NONE
}
"""In both languages by their Japanese names."""

_OF = Text("{rank} de {suit}", "{rank} of {suit}")
_WIND = Text("viento {wind}", "{wind} wind")
_YAKUMAN = Text("{many} yakuman", "{many} yakuman")
_DOUBLE = Text("doble yakuman", "double yakuman")
_COUNTED = Text("yakuman contado", "counted yakuman")
_HONOURS = (
    *(Text(_WIND.es.format(wind=WINDS[w].es), _WIND.en.format(wind=WINDS[w].en)) for w in SEATS),
    *DRAGONS.values(),
)


def tile_name(kind: int, language: Language) -> str:
    """A kind of tile.

    >>> tile_name(13, Language.ES), tile_name(27, Language.EN), tile_name(33, Language.ES)
    ('5 de círculos', 'East wind', 'dragón rojo')
    """
    one = tile(kind)
    if one.is_honour:
        return _HONOURS[one.rank - 1].say(language)
    return _OF.say(language, rank=one.rank, suit=SUITS[one.suit].say(language))


def tiles_text(tiles: Collection[Tile]) -> str:
    """Some tiles, each with its letter, so that they can be read one by one: ``4p 1z``."""
    return " ".join(map(str, tiles))


def yaku_name(yaku: Yaku, language: Language) -> str:
    """A yaku by all its names.

    >>> from ligamahjong.riichi.yaku import YAKU
    >>> yaku_name(YAKU["iipeikou"], Language.ES), yaku_name(YAKU["riichi"], Language.EN)
    ('Doble Chii Puro (iipeikou, 一盃口)', 'Riichi (立直)')
    """
    name = _name(yaku, language)
    other = yaku.name.ja
    if yaku.name.romaji != name.lower():
        other = f"{yaku.name.romaji}, {other}"
    return f"{name} ({other})"


def yaku_names(yaku: Collection[Yaku], language: Language) -> str:
    """Several yaku by their names in a language.

    >>> from ligamahjong.riichi.yaku import YAKU
    >>> yaku_names([YAKU["toitoi"], YAKU["honitsu"]], Language.ES)
    'Todo Pon y Mano Semipura'
    """
    return all_of([_name(one, language) for one in yaku], language)


def _name(yaku: Yaku, language: Language) -> str:
    return yaku.name.es if language is Language.ES else yaku.name.en


def seats_text(seats: Collection[Wind], language: Language) -> str:
    """Some seats: ``Sur, Oeste y Norte``."""
    return all_of([WINDS[seat].say(language) for seat in seats], language)


def hand_count(han: int, fu: int, limit: Limit, yakuman: int, language: Language) -> str:
    """What a hand counts: its han and fu, and the limit that it reaches.

    >>> hand_count(3, 40, Limit.NONE, 0, Language.ES)
    '3 han 40 fu'
    >>> hand_count(4, 40, Limit.MANGAN, 0, Language.ES)
    'mangan (4 han 40 fu)'
    >>> hand_count(7, 40, Limit.HANEMAN, 0, Language.EN)
    'haneman (7 han)'
    >>> hand_count(13, 0, Limit.YAKUMAN, 1, Language.EN)
    'yakuman'

    Args:
        han: of yaku and dora.
        fu: rounded.
        limit: that it reaches.
        yakuman: how many it is, counted ones not among them.
        language: of the text.
    """
    if yakuman:
        return _yakuman(yakuman, language)
    needs_fu = han < 5  # noqa: PLR2004 - from five on fu do not matter
    counted = f"{han} han {fu} fu" if needs_fu else f"{han} han"
    if limit is Limit.NONE:
        return counted
    name = _COUNTED if limit is Limit.YAKUMAN else LIMITS[limit]
    return f"{name.say(language)} ({counted})"


def _yakuman(many: int, language: Language) -> str:
    if many == 1:
        return LIMITS[Limit.YAKUMAN].say(language)
    return _DOUBLE.say(language) if many == 2 else _YAKUMAN.say(language, many=many)  # noqa: PLR2004


def worth_text(worth: Worth, language: Language) -> str:
    """What hands can count that are worth the same.

    >>> from ligamahjong.riichi.worths import worths
    >>> worth_text(worths(tsumo=False)[3], Language.ES)
    '1 han 60 fu o 2 han 30 fu'
    """
    if worth.yakuman:
        return _yakuman(worth.yakuman, language)
    if worth.limit is not Limit.NONE:
        return LIMITS[worth.limit].say(language)
    return one_of([f"{han} han {fu} fu" for han, fu in worth.hands], language)


def capital(text: str) -> str:
    """A sentence with its first letter a capital."""
    return text[:1].upper() + text[1:]
