"""The names of fans, tiles and principles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.not_counted import Principle
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.parts import PartType
from ligamahjong.tiles import tile
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count
from ligamahjong.wording.tile_styles import LETTERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.mcr.fan_tiles import Tiles
    from ligamahjong.mcr.parts import Part
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.wording.tile_styles import TileStyle

__all__ = [
    "PRINCIPLES",
    "fan_name",
    "numbered",
    "parts_text",
    "points_text",
    "tile_text",
    "tiles_text",
    "with_times",
]

PRINCIPLES: Mapping[Principle, Text] = {
    Principle.NON_REPEAT: Text("no repetición", "non-repeat"),
    Principle.NON_SEPARATION: Text("no separación", "non-separation"),
    Principle.NON_IDENTICAL: Text("no igualdad", "non-identical"),
    Principle.ACCOUNT_ONCE: Text("conteo único", "account-once"),
    Principle.ONE_PLACE: Text("un solo lugar", "one place"),
    Principle.RULING: Text("criterio", "ruling"),
}
"""The principles of counting, each in a word or two."""

_TIMES = "{times}\N{MULTIPLICATION SIGN}"


def fan_name(number: int, language: Language) -> str:
    """A fan by its name.

    >>> fan_name(28, Language.ES), fan_name(28, Language.EN)
    ('Escalera Pura', 'Pure Straight')
    """
    fan = FANS[number]
    return fan.spanish if language is Language.ES else fan.english


def numbered(number: int, profile: Profile, language: Language) -> str:
    """A fan by its number in the book and its name: ``28 Escalera Pura``."""
    return f"{number_in_book(number, profile)} {fan_name(number, language)}"


def tile_text(kind: int, style: TileStyle = LETTERS) -> str:
    """A tile as the notation has it.

    >>> tile_text(4), tile_text(33)
    ('5m', 'C')
    """
    return style.standing([tile(kind)])


def tiles_text(tiles: Tiles, style: TileStyle = LETTERS) -> str:
    """Tiles set by set.

    >>> tiles_text(((0, 1, 2), (27, 27, 27)))
    '123m EEE'
    """
    return " ".join(style.standing(map(tile, kinds)) for kinds in tiles)


def parts_text(parts: Sequence[Part], style: TileStyle = LETTERS) -> str:
    """The parts of a reading, single tiles together and first."""
    singles = [kind for part in parts if part.type is PartType.SINGLE for kind in part.kinds]
    written = [style.standing(map(tile, singles))] if singles else []
    for part in parts:
        tiles = map(tile, part.kinds)
        if part.meld is not None:
            written.append(style.lying(part.meld, tiles))
        elif part.type is not PartType.SINGLE:
            written.append(style.standing(tiles))
    return " ".join(written)


def points_text(points: int, language: Language) -> str:
    """Points and their noun.

    >>> points_text(1, Language.ES), points_text(24, Language.EN)
    ('1 punto', '24 points')
    """
    nouns = ("punto", "puntos") if language is Language.ES else ("point", "points")
    return count(points, *nouns, language)


def with_times(times: int, text: str) -> str:
    """A text and how many times."""
    return text if times == 1 else f"{_TIMES.format(times=times)} {text}"
