"""What a yaku is worth and what it contains, as rules are listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.yaku import YAKUMAN
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.riichi.editions import edition_name
from ligamahjong.wording.riichi.names import yaku_names

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.yaku import Name, Yaku
    from ligamahjong.riichi.yaku_worths import YakuWorth

__all__ = [
    "YAKU_HEADINGS",
    "absent_line",
    "absent_yaku_line",
    "example_line",
    "names_line",
    "replaced_line",
    "replaces_line",
    "yaku_han",
    "yaku_worth",
]

YAKU_HEADINGS: Mapping[str, Text] = {
    "name": Text("Yaku", "Yaku"),
    "romaji": Text("En japonés", "In Japanese"),
    "closed": Text("Cerrada", "Closed"),
    "open": Text("Abierta", "Open"),
}
_NAMES = Text("{es} ({en}; {romaji}, {ja})", "{en} ({es}; {romaji}, {ja})")
_CLOSED = Text("{han} han, solo con la mano cerrada", "{han} han, in a closed hand only")
_BOTH = Text("{han} han, con la mano abierta también", "{han} han, in an open hand too")
_LESS_OPEN = Text(
    "{han} han con la mano cerrada, {open} con la abierta",
    "{han} han in a closed hand, {open} in an open one",
)
_YAKUMAN = "yakuman"
_YAKUMAN_CLOSED = Text("yakuman, solo con la mano cerrada", "yakuman, in a closed hand only")
_YAKUMAN_BOTH = Text("yakuman, con la mano abierta también", "yakuman, in an open hand too")
_ABSENT = Text("No existe en {edition}.", "There is no such yaku in {edition}.")
_ABSENT_YAKU = Text("No existe en {edition}: {names}.", "Not in {edition}: {names}.")
_REPLACES = Text("Sustituye a {names}.", "It replaces {names}.")
_REPLACED = Text("Lo sustituye {names}.", "It is replaced by {names}.")
_EXAMPLE = Text("Ejemplo: {hand} · {how} · {worth}", "Example: {hand} · {how} · {worth}")


def names_line(name: Name, language: Language) -> str:
    """A yaku by all its names, that of the language first."""
    return _NAMES.say(language, es=name.es, en=name.en, romaji=name.romaji, ja=name.ja)


def yaku_han(han: int) -> str:
    """Han as they stand in a table; nothing where it does not count."""
    if not han:
        return ""
    return _YAKUMAN if han == YAKUMAN else str(han)


def yaku_worth(worth: YakuWorth, language: Language) -> str:
    """What a yaku is worth in a closed and in an open hand.

    >>> from ligamahjong.riichi.yaku_worths import YakuWorth
    >>> yaku_worth(YakuWorth(2, 1), Language.ES)
    '2 han con la mano cerrada, 1 con la abierta'
    >>> yaku_worth(YakuWorth(YAKUMAN, 0), Language.EN)
    'yakuman, in a closed hand only'
    """
    if worth.is_yakuman:
        return (_YAKUMAN_BOTH if worth.open else _YAKUMAN_CLOSED).say(language)
    if worth.open in {0, worth.closed}:
        return (_BOTH if worth.open else _CLOSED).say(language, han=worth.closed)
    return _LESS_OPEN.say(language, han=worth.closed, open=worth.open)


def absent_line(edition: Edition, language: Language) -> str:
    """That an edition does not have a yaku."""
    return _ABSENT.say(language, edition=edition_name(edition, language))


def absent_yaku_line(yaku: Collection[Yaku], edition: Edition, language: Language) -> str:
    """Which yaku an edition does not have."""
    return _ABSENT_YAKU.say(
        language, edition=edition_name(edition, language), names=yaku_names(yaku, language)
    )


def replaces_line(yaku: Collection[Yaku], language: Language) -> str:
    """Which yaku it contains."""
    return _REPLACES.say(language, names=yaku_names(yaku, language))


def replaced_line(yaku: Collection[Yaku], language: Language) -> str:
    """Which yaku contain it."""
    return _REPLACED.say(language, names=yaku_names(yaku, language))


def example_line(hand: str, how: str, worth: str, language: Language) -> str:
    """A hand that shows it, how it was won, and what it is worth."""
    return _EXAMPLE.say(language, hand=hand, how=how, worth=worth)
