"""The names of waits, limits and yaku, of several tiles together, and what a hand counts."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.readings import Wait
from ligamahjong.tiles import tile
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of, one_of
from ligamahjong.wording.tiles import SUITS, tile_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from ligamahjong.riichi.worths import Worth
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.table import Wind
    from ligamahjong.tiles import Tile

__all__ = [
    "LIMITS",
    "WAITS",
    "hand_count",
    "kinds_text",
    "seats_text",
    "tiles_text",
    "worth_text",
    "yaku_name",
    "yaku_names",
]

WAITS: Mapping[Wait, Text] = {
    Wait.RYANMEN: Text("espera por los dos lados (ryanmen)", "open wait (ryanmen)"),
    Wait.KANCHAN: Text("espera cerrada (kanchan)", "closed wait (kanchan)"),
    Wait.PENCHAN: Text("espera de borde (penchan)", "edge wait (penchan)"),
    Wait.SHANPON: Text("espera de dos parejas (shanpon)", "wait on two pairs (shanpon)"),
    Wait.TANKI: Text("espera única (tanki)", "pair wait (tanki)"),
    Wait.SPECIAL: Text("mano sin combinaciones", "hand without sets"),
}
LIMITS: Mapping[Limit, Text] = {
    limit: Text(limit.value, limit.value) for limit in Limit if limit is not Limit.NONE
}
"""In both languages by their Japanese names."""

_IN_A_ROW = 3
_FROM_TO = Text("del {first} al {last}", "{first} to {last}")
_OF = Text("{rank} de {suit}", "{rank} of {suit}")
_YAKUMAN = Text("{many} yakuman", "{many} yakuman")
_DOUBLE = Text("doble yakuman", "double yakuman")
_COUNTED = Text("yakuman contado", "counted yakuman")


def kinds_text(kinds: Iterable[int], language: Language) -> str:
    """Several kinds, those of a suit together.

    >>> kinds_text([0, 3, 27, 31], Language.ES)
    '1 y 4 de caracteres, viento Este, dragón blanco'
    >>> kinds_text([31, 33], Language.EN), kinds_text(range(9), Language.ES)
    ('white dragon and red dragon', 'del 1 al 9 de caracteres')
    """
    names: list[str] = []
    together = False
    for suit, group in groupby(map(tile, kinds), key=lambda one: one.suit):
        tiles = list(group)
        if suit in SUITS:
            together |= len(tiles) > 1
            ranks = _ranks([one.rank for one in tiles], language)
            names.append(_OF.say(language, rank=ranks, suit=SUITS[suit].say(language)))
        else:
            names += [tile_name(one.kind, language) for one in tiles]
    return ", ".join(names) if together else all_of(names, language)


def _ranks(ranks: Sequence[int], language: Language) -> str:
    """Ranks one by one, four and more in a row by the first and the last."""
    first, last = ranks[0], ranks[-1]
    if last - first == len(ranks) - 1 >= _IN_A_ROW:
        return _FROM_TO.say(language, first=first, last=last)
    return all_of([str(rank) for rank in ranks], language)


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
