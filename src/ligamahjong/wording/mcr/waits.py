"""What a hand waits for, and what to discard, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.mcr.names import fan_name, tile_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ligamahjong.mcr.advice import Discard, Wait
    from ligamahjong.mcr.scoring import Score

__all__ = [
    "COMPLETE",
    "NO_DISCARD",
    "NO_WAIT",
    "discard_headings",
    "discard_row",
    "discards_note",
    "wait_row",
    "waits_headings",
    "waits_note",
]

COMPLETE = Text("La mano está completa.", "The hand is complete.")
NO_WAIT = Text("La mano no espera ninguna ficha.", "The hand waits for no tile.")
NO_DISCARD = Text(
    "Ningún descarte deja la mano esperando una ficha.",
    "No discard leaves the hand waiting for a tile.",
)

_TILE = Text("Ficha", "Tile")
_LIVE = Text("Quedan", "Left")
_DRAWN = Text("Del muro", "Self-drawn")
_CLAIMED = Text("De descarte", "Claimed")
_FANS = Text("Jugadas (de descarte)", "Fans (claimed)")
_DISCARD = Text("Descarte", "Discard")
_WAITS = Text("Espera", "Waits for")
_LEGAL_LIVE = Text("Fichas que valen", "Legal tiles")
_LEGAL_DRAWN = Text("Que valen del muro", "Legal if drawn")
_BEST = Text("Puntos", "Points")
_ILLEGAL = Text("{points} (no)", "{points} (no)")
_LAST = Text("{live} (última)", "{live} (last)")
_DISCARD_NOTE = Text(
    "«Fichas que valen»: cuántas quedan que completan una mano de 8 o más, de descarte y del muro.",
    "“Legal tiles”: how many are left that complete a hand of 8 or more, claimed and drawn.",
)
_ILLEGAL_NOTE = Text(
    "«(no)»: no llega a 8 sin flores.", "“(no)”: does not reach 8 without flowers."
)
_NOTE = Text(
    "Las fichas vistas con --visible no quedan.", "Tiles seen, as --visible says, are not left."
)


def waits_headings(language: Language) -> list[str]:
    """Headings of the table of waits."""
    return [text.say(language) for text in (_TILE, _LIVE, _DRAWN, _CLAIMED, _FANS)]


def wait_row(one: Wait, language: Language) -> list[str]:
    """A tile that completes the hand, and what it is worth."""
    fans = [fan_name(number, language) for number in one.claimed.fans]
    live = _LAST.say(language, live=one.live) if one.last else str(one.live)
    return [
        tile_text(one.kind),
        live,
        _points(one.self_drawn, language),
        _points(one.claimed, language),
        ", ".join(fans),
    ]


def waits_note(waits: Iterable[Wait], language: Language) -> str:
    """What the marks of the table mean, those that are in it."""
    legal = all(way.is_legal for one in waits for way in (one.self_drawn, one.claimed))
    texts = (_NOTE,) if legal else (_ILLEGAL_NOTE, _NOTE)
    return " ".join(text.say(language) for text in texts)


def discards_note(language: Language) -> str:
    """What the columns of the table mean."""
    return _DISCARD_NOTE.say(language)


def discard_headings(language: Language) -> list[str]:
    """Headings of the table of discards."""
    texts = (_DISCARD, _LEGAL_LIVE, _LEGAL_DRAWN, _BEST, _WAITS)
    return [text.say(language) for text in texts]


def discard_row(one: Discard) -> list[str]:
    """A tile that may be discarded, and what the hand then waits for."""
    totals = sorted({wait.claimed.total for wait in one.waits})
    ends = dict.fromkeys((totals[0], totals[-1]))
    return [
        tile_text(one.kind),
        str(one.live),
        str(one.live_drawn),
        "\N{EN DASH}".join(map(str, ends)),
        _tiles(one.waits),
    ]


def _tiles(waits: Sequence[Wait]) -> str:
    return " ".join(tile_text(wait.kind) for wait in waits)


def _points(score: Score, language: Language) -> str:
    if score.is_legal:
        return str(score.total)
    return _ILLEGAL.say(language, points=score.total)
