"""How a hand was won, in a line; and what was not said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.unknown import Fact
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.riichi.editions import edition_name
from ligamahjong.wording.riichi.names import tiles_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation

__all__ = ["FLAGS", "circumstances"]

_SEAT_AND_ROUND = Text("{seat}, ronda {round}", "{seat}, {round} round")
_SEAT = Text("asiento {seat}", "seat {seat}")
_ROUND = Text("ronda {round}", "{round} round")
_TSUMO = Text("del muro", "self-draw")
_RON = Text("de un descarte", "on a discard")
_RIICHI = {1: Text("riichi", "riichi"), 2: Text("doble riichi", "double riichi")}
FLAGS: Mapping[str, Text] = {
    "ippatsu": Text("ippatsu", "ippatsu"),
    "rinshan": Text("tras un kan", "after a kan"),
    "chankan": Text("robo de un kan", "robbing a kan"),
    "haitei": Text("última ficha del muro", "last tile of the wall"),
    "houtei": Text("último descarte", "last discard"),
    "tenhou": Text("primera ficha de Este", "East's first tile"),
    "chiihou": Text("primera ficha, sin interrupción", "first tile, uninterrupted"),
    "renhou": Text("antes del primer turno", "before the first turn"),
}
"""Circumstances that are so or not, by the name of their field."""
_DORA = Text("indicadores {tiles}", "indicators {tiles}")
_ONE_DORA = Text("indicador {tiles}", "indicator {tiles}")
_URA = Text("debajo {tiles}", "below {tiles}")


def circumstances(
    situation: Situation, edition: Edition, language: Language, unknown: Collection[Fact] = ()
) -> str:
    """How a hand was won, and the edition.

    >>> from ligamahjong.riichi.editions import RCR_2025
    >>> from ligamahjong.riichi.situation import Situation
    >>> circumstances(Situation(tsumo=True, riichi=1), RCR_2025, Language.ES)
    'RCR 2025 · Este, ronda Este · del muro · riichi'

    Args:
        situation: how it was won.
        edition: the rules.
        language: of the text.
        unknown: facts that were not said, of which nothing is.
    """
    said = [edition_name(edition, language), *_seats(situation, language, unknown)]
    if Fact.TSUMO not in unknown and not situation.chankan:
        said.append((_TSUMO if situation.tsumo else _RON).say(language))
    if situation.riichi in _RIICHI and Fact.RIICHI not in unknown:
        said.append(_RIICHI[situation.riichi].say(language))
    said += [text.say(language) for name, text in FLAGS.items() if getattr(situation, name)]
    if situation.dora:
        text = _ONE_DORA if len(situation.dora) == 1 else _DORA
        said.append(text.say(language, tiles=tiles_text(situation.dora)))
    if situation.ura and Fact.URA not in unknown:
        said.append(_URA.say(language, tiles=tiles_text(situation.ura)))
    return " · ".join(said)


def _seats(situation: Situation, language: Language, unknown: Collection[Fact]) -> Iterator[str]:
    seat, round_ = (WINDS[wind].say(language) for wind in (situation.seat, situation.round))
    if Fact.SEAT not in unknown and Fact.ROUND not in unknown:
        yield _SEAT_AND_ROUND.say(language, seat=seat, round=round_)
    elif Fact.SEAT not in unknown:
        yield _SEAT.say(language, seat=seat)
    elif Fact.ROUND not in unknown:
        yield _ROUND.say(language, round=round_)
