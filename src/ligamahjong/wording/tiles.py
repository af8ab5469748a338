"""The names of tiles, and a hand said aloud for who does not see its picture."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ligamahjong.table import SEATS
from ligamahjong.tiles import FLOWERS, Dragon, MeldType, Suit, tile
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ligamahjong.tiles import Meld, Tile

__all__ = ["DRAGONS", "SUITS", "hand_text", "tile_name", "tiles_in_words"]

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
_SEVERAL_DRAGONS = (
    Text("dragones blancos", "white dragons"),
    Text("dragones verdes", "green dragons"),
    Text("dragones rojos", "red dragons"),
)
_FLOWERS = (
    Text("ciruelo (flor 1)", "plum (flower 1)"),
    Text("orquídea (flor 2)", "orchid (flower 2)"),
    Text("crisantemo (flor 3)", "chrysanthemum (flower 3)"),
    Text("bambú (flor 4)", "bamboo (flower 4)"),
    Text("primavera (estación 1)", "spring (season 1)"),
    Text("verano (estación 2)", "summer (season 2)"),
    Text("otoño (estación 3)", "autumn (season 3)"),
    Text("invierno (estación 4)", "winter (season 4)"),
)
_WINDS = tuple(Text(f"viento {WINDS[w].es}", f"{WINDS[w].en} wind") for w in SEATS)
_SEVERAL_WINDS = tuple(Text(f"vientos {WINDS[w].es}", f"{WINDS[w].en} winds") for w in SEATS)

_NAMES = (*_WINDS, *DRAGONS.values())
_SEVERAL = (*_SEVERAL_WINDS, *_SEVERAL_DRAGONS)
_OF = Text("{rank} de {suit}", "{rank} of {suit}")
_RED = Text("{rank} rojo", "red {rank}")
_FACE_DOWN = Text("{many} boca abajo", "{many} face down")
_MELDS: Mapping[MeldType, Text] = {
    MeldType.CHI: Text("escalera expuesta: {tiles}", "exposed run: {tiles}"),
    MeldType.PON: Text("trío expuesto: {tiles}", "exposed triplet: {tiles}"),
    MeldType.MINKAN: Text("cuarteto expuesto: {tiles}", "exposed quad: {tiles}"),
    MeldType.KAKAN: Text("trío ampliado a cuarteto: {tiles}", "triplet made a quad: {tiles}"),
    MeldType.ANKAN: Text("cuarteto oculto: {tiles}", "concealed quad: {tiles}"),
}
"""In words that both rule sets share."""
_WINS = Text("gana con {tile}", "wins with {tile}")


def tile_name(kind: int, language: Language, *, red: bool = False) -> str:
    """A kind of tile.

    >>> tile_name(13, Language.ES), tile_name(27, Language.EN), tile_name(33, Language.ES)
    ('5 de círculos', 'East wind', 'dragón rojo')
    >>> tile_name(13, Language.ES, red=True), tile_name(38, Language.EN)
    ('5 rojo de círculos', 'spring (season 1)')
    """
    one = tile(kind, red=red)
    if one.is_honour:
        return _NAMES[one.rank - 1].say(language)
    if kind in FLOWERS:
        return _FLOWERS[one.rank - 1].say(language)
    return _OF.say(language, rank=_rank(one, language), suit=SUITS[one.suit].say(language))


def tiles_in_words(tiles: Iterable[Tile | None], language: Language) -> str:
    """Tiles one after the other, those of a suit together; ``None`` is one face down.

    >>> tiles_in_words(map(tile, [0, 1, 2, 31, 31]), Language.ES)
    '1 2 3 de caracteres, 2 dragones blancos'
    >>> tiles_in_words([None, None, tile(4, red=True), tile(5)], Language.EN)
    '2 face down, red 5 6 of characters'
    """
    said: list[str] = []
    for _, group in groupby(tiles, key=_together):
        several = list(group)
        first = several[0]
        if first is None:
            said.append(_FACE_DOWN.say(language, many=len(several)))
        elif first.suit in SUITS:
            ranks = " ".join(_rank(one, language) for one in several if one is not None)
            said.append(_OF.say(language, rank=ranks, suit=SUITS[first.suit].say(language)))
        elif first.is_honour and len(several) > 1:
            said.append(f"{len(several)} {_SEVERAL[first.rank - 1].say(language)}")
        else:
            said += [tile_name(first.kind, language)] * len(several)
    return ", ".join(said)


def _together(one: Tile | None) -> tuple[Suit, int] | None:
    """What tiles share that are said together: the suit, of honours and flowers the kind."""
    if one is None:
        return None
    return one.suit, 0 if one.suit in SUITS else one.kind


def _rank(one: Tile, language: Language) -> str:
    return _RED.say(language, rank=one.rank) if one.red else str(one.rank)


def hand_text(
    standing: Sequence[Sequence[Tile | None]],
    melds: Sequence[Meld],
    winning: Tile | None,
    flowers: Sequence[Tile],
    language: Language,
) -> str:
    """A hand said aloud.

    >>> from ligamahjong.tiles import Meld
    >>> hand_text(
    ...     [[tile(0), tile(1), tile(2)], [tile(31)] * 2],
    ...     [Meld(MeldType.PON, (tile(27),) * 3)],
    ...     tile(31),
    ...     [],
    ...     Language.ES,
    ... )
    '1 2 3 de caracteres, 2 dragones blancos; trío expuesto: 3 vientos Este; gana con dragón blanco'

    Args:
        standing: groups of tiles that stand, ``None`` for one face down.
        melds: sets that lie apart.
        winning: the tile that completes the hand, if it does.
        flowers: flowers and seasons that lie apart.
        language: of the text.
    """
    parts = [", ".join(tiles_in_words(group, language) for group in standing)]
    parts += [
        _MELDS[meld.type].say(language, tiles=tiles_in_words(meld.tiles, language))
        for meld in melds
    ]
    parts.append(", ".join(tile_name(one.kind, language) for one in flowers))
    if winning is not None:
        parts.append(_WINS.say(language, tile=tile_name(winning.kind, language, red=winning.red)))
    return "; ".join(filter(None, parts))
