"""A waiting hand in words: its waits, what each wins, furiten, a kan after riichi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.closed_kan import Refusal
from ligamahjong.riichi.furiten import Furiten
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.names import kinds_text
from ligamahjong.wording.riichi.payments import points_alone, reading_text
from ligamahjong.wording.riichi.unknown import FACTS
from ligamahjong.wording.tiles import tile_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ligamahjong.riichi.acceptance import Acceptance, Discard
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.unknown import Fact, Result
    from ligamahjong.riichi.wait_wins import WaitWin
    from ligamahjong.riichi.waits import Waits

__all__ = [
    "DISCARD_HEADINGS",
    "FURITEN",
    "REFUSALS",
    "WAIT_HEADINGS",
    "complete_line",
    "depends_line",
    "discard_row",
    "furiten_line",
    "kan_line",
    "nearer_lines",
    "tenpai_lines",
    "ura_line",
    "wait_row",
]

WAIT_HEADINGS: Mapping[str, Text] = {
    "wait": Text("Espera", "Wait"),
    "left": Text("Quedan", "Left"),
    "ron": Text("De un descarte", "On a discard"),
    "tsumo": Text("Del muro", "Self-draw"),
}
FURITEN: Mapping[Furiten, Text] = {
    Furiten.DISCARD: Text(
        "Furiten: {tiles} está entre los descartes propios; no se puede ganar de un descarte, sí "
        "del muro.",
        "Furiten: {tiles} is among one's own discards; no win on a discard, only by self-draw.",
    ),
    Furiten.RIICHI: Text(
        "Furiten hasta el final de la mano: tras el riichi se dejó pasar {tiles}; se puede ganar "
        "del muro.",
        "Furiten to the end of the hand: {tiles} was let pass after riichi; a self-draw wins.",
    ),
    Furiten.TURN: Text(
        "Furiten hasta robar o reclamar una ficha: se dejó pasar {tiles}; se puede ganar del muro.",
        "Furiten until one draws or claims a tile: {tiles} was let pass; a self-draw wins.",
    ),
}
REFUSALS: Mapping[Refusal | None, Text] = {
    None: Text(
        "El kan oculto de {tile} vale tras el riichi.",
        "The concealed kan of {tile} is allowed after riichi.",
    ),
    Refusal.NOT_THREE: Text(
        "Kan de {tile}: la mano no tiene las otras tres.",
        "Kan of {tile}: the hand does not hold the three others.",
    ),
    Refusal.WAITS_CHANGE: Text(
        "El kan oculto de {tile} no vale tras el riichi: cambia las esperas.",
        "The concealed kan of {tile} is not allowed after riichi: it changes the waits.",
    ),
    Refusal.NOT_ONLY_A_TRIPLET: Text(
        "El kan oculto de {tile} no vale tras el riichi: alguna lectura de la mano usa esas fichas "
        "de otro modo.",
        "The concealed kan of {tile} is not allowed after riichi: some reading of the hand uses "
        "the tiles otherwise.",
    ),
}
DISCARD_HEADINGS: Mapping[str, Text] = {
    "discard": Text("Descarte", "Discard"),
    "state": Text("Queda", "Leaves"),
    "left": Text("Fichas", "Tiles"),
    "accepts": Text("Acepta", "Accepts"),
}
_TENPAI = Text("Tenpai: espera {tiles}.", "Tenpai: waits for {tiles}.")
_NOT_TENPAI = Text("No está en tenpai.", "Not in tenpai.")
_HELD_ONLY = Text(
    "Solo espera {tiles}, y ya tiene las cuatro: no es tenpai.",
    "It only waits for {tiles}, of which it holds all four: not in tenpai.",
)
_HELD_COUNTS = Text(
    "Solo espera {tiles}, y ya tiene las cuatro: con estas reglas es tenpai.",
    "It only waits for {tiles}, of which it holds all four: tenpai under these rules.",
)
_HELD_TOO = Text(
    "La completaría también {tiles}, pero ya tiene las cuatro.",
    "{tiles} would complete it too, but it holds all four.",
)
_IS_TENPAI = Text("tenpai", "tenpai")
_SHANTEN = Text("{n}-shanten", "{n}-shanten")
_ONE_AWAY = Text("A una ficha de tenpai (1-shanten).", "One tile from tenpai (1-shanten).")
_AWAY = Text("A {n} fichas de tenpai ({n}-shanten).", "{n} tiles from tenpai ({n}-shanten).")
_ACCEPTS = Text("La acercan {left} fichas: {tiles}.", "{left} tiles bring it nearer: {tiles}.")
_ACCEPTS_ONE = Text("La acerca una ficha: {tiles}.", "One tile brings it nearer: {tiles}.")
_ACCEPTS_NONE = Text(
    "No queda ninguna ficha que la acerque: {tiles}.",
    "No tile that brings it nearer is left: {tiles}.",
)
_COMPLETE = Text("La mano está completa.", "The hand is complete.")
_NO_YAKU = Text("sin yaku", "no yaku")
_RANGE = Text("de {low} a {high}", "{low} to {high}")
_OR = Text("{low} o {high}", "{low} or {high}")
_DEPENDS = Text("Falta saber {facts}.", "Not said: {facts}.")
_URA = Text("Sin contar uradora.", "Ura dora not counted.")


def tenpai_lines(found: Waits, edition: Edition, language: Language) -> list[str]:
    """Whether a hand is waiting, and for what."""
    held = kinds_text(found.held, language)
    if found.kinds:
        lines = [_TENPAI.say(language, tiles=kinds_text(found.kinds, language))]
        return [*lines, _HELD_TOO.say(language, tiles=held)] if found.held else lines
    if not found.held:
        return [_NOT_TENPAI.say(language)]
    text = _HELD_COUNTS if found.is_tenpai(edition) else _HELD_ONLY
    return [text.say(language, tiles=held)]


def nearer_lines(found: Acceptance, language: Language) -> list[str]:
    """How far a hand is from waiting, and the tiles that bring it nearer."""
    away = _ONE_AWAY if found.shanten == 1 else _AWAY
    left = [one.kind for one in found.tiles if one.left]
    accepts = _ACCEPTS_ONE if found.left == 1 else _ACCEPTS if left else _ACCEPTS_NONE
    tiles = kinds_text(left or [one.kind for one in found.tiles], language)
    return [
        away.say(language, n=found.shanten),
        accepts.say(language, left=found.left, tiles=tiles),
    ]


def complete_line(language: Language) -> str:
    """That a hand of fourteen tiles is complete as it is."""
    return _COMPLETE.say(language)


def discard_row(discard: Discard, language: Language) -> list[str]:
    """A tile that may be discarded, how far the hand is then, and what it accepts."""
    then = discard.then
    state = _SHANTEN.say(language, n=then.shanten) if then.shanten else _IS_TENPAI.say(language)
    tiles = kinds_text([one.kind for one in then.tiles if one.left], language)
    return [tile_name(discard.kind, language), state, str(then.left), tiles]


def furiten_line(why: Furiten, kinds: Iterable[int], language: Language) -> str:
    """Why a hand may not win on a discard, and because of which tiles."""
    return FURITEN[why].say(language, tiles=kinds_text(kinds, language))


def kan_line(refusal: Refusal | None, kind: int, language: Language) -> str:
    """Whether a concealed kan may be declared after riichi."""
    return REFUSALS[refusal].say(language, tile=tile_name(kind, language))


def wait_row(win: WaitWin, language: Language) -> list[str]:
    """A wait, how many of it there may be, and what it wins."""
    name = tile_name(win.kind, language)
    return [name, str(win.left), _worth(win.ron, language), _worth(win.tsumo, language)]


def _worth(results: Sequence[Result], language: Language) -> str:
    """What a win brings, or between what, without counters."""
    if not results:
        return ""
    lowest, highest = results[0], results[-1]
    if len(results) == 1:
        return _one(lowest, language)
    text = _RANGE if lowest.payments else _OR
    low, high = _points(lowest, language), _points(highest, language)
    if not lowest.payments and len(results) > 2:  # noqa: PLR2004 - no yaku, and several values
        high = _RANGE.say(language, low=_points(results[1], language), high=high)
    return text.say(language, low=low, high=high)


def _one(result: Result, language: Language) -> str:
    score = result.cases[0].score
    if score is None:
        return _NO_YAKU.say(language)
    return f"{_points(result, language)} · {reading_text(score.reading, language)}"


def _points(result: Result, language: Language) -> str:
    case = result.cases[0]
    if case.score is None:
        return _NO_YAKU.say(language)
    return integer(points_alone(case.score, case.situation), language)


def depends_line(facts: Iterable[Fact], language: Language) -> str:
    """The facts that were not said and on which some of the values depend."""
    return _DEPENDS.say(
        language, facts=all_of([FACTS[fact].say(language) for fact in facts], language)
    )


def ura_line(language: Language) -> str:
    """That nobody knows yet what lies below."""
    return _URA.say(language)
