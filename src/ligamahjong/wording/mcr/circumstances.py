"""How a hand was won, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.remedies import Change
from ligamahjong.riichi.unknown import Fact
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.mcr.names import points_text
from ligamahjong.wording.mcr.rulings import profile_name
from ligamahjong.wording.tiles import tile_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.table import Wind
    from ligamahjong.tiles import Hand

__all__ = ["CHANGES", "circumstances", "other_winds"]

CHANGES: Mapping[Change, Text] = {
    Change.SELF_DRAWN: Text("ganándola del muro", "by a self-draw"),
    Change.CLAIMED: Text("ganándola con un descarte", "on a discard"),
    Change.LAST_OF_KIND: Text("con la última ficha de su clase", "on the last tile of its kind"),
    Change.LAST_DRAW: Text("con la última ficha del muro", "on the last tile of the wall"),
    Change.LAST_CLAIM: Text("con el último descarte", "on the last discard"),
    Change.REPLACEMENT: Text("con la ficha tras un kong", "on the tile after a kong"),
    Change.ROBBED: Text("robando un kong", "by robbing a kong"),
}
"""What might have been otherwise; :class:`~ligamahjong.mcr.remedies.Change`."""

_WON = Text("gana con {tile}, {way}", "won on {tile}, {way}")
_WAYS: Mapping[tuple[bool, bool], Text] = {
    # drawn, with a kong
    (True, False): Text("del muro", "self-drawn"),
    (True, True): Text("tras un kong", "after a kong"),
    (False, False): Text("de un descarte", "from a discard"),
    (False, True): Text("robando un kong", "by robbing a kong"),
}
_DEALT = Text("completa de reparto", "complete as dealt")
_LAST_OF_KIND = Text("la última de su clase", "the last of its kind")
_LAST_DRAW = Text("la última del muro", "the last of the wall")
_LAST_CLAIM = Text("el último descarte", "the last discard")
_UNSAID = Text(
    "No se dijo --{name} y se toma Este; con {others}.",
    "--{name} was not said and East is taken; with {others}.",
)
_OTHER_WIND = Text("{wind}, {points}", "{wind} {points}")
_ROUND = Text("ronda {wind}", "round {wind}")
_SEAT = Text("asiento {wind}", "seat {wind}")


def circumstances(
    hand: Hand,
    how: Circumstances,
    profile: Profile,
    language: Language,
    unsaid: Collection[Fact] = (),
) -> str:
    """How a hand was won and under which rules, in one line.

    Args:
        hand: that was won.
        how: it was won.
        profile: the rules.
        language: of the line.
        unsaid: winds that nobody said, and that the line leaves out.
    """
    won = ", ".join(_won(hand, how, unsaid, language))
    parts = "; ".join(filter(None, [won, profile_name(profile, language)]))
    return capital(f"{parts}.")


def _won(
    hand: Hand, how: Circumstances, unsaid: Collection[Fact], language: Language
) -> Iterator[str]:
    if hand.winning is not None:
        way = _WAYS[how.self_drawn, how.kong].say(language)
        yield _WON.say(language, tile=tile_name(hand.winning.kind, language), way=way)
    if how.dealt:
        yield _DEALT.say(language)
    if how.last_of_kind:
        yield _LAST_OF_KIND.say(language)
    if how.last_of_wall:
        yield (_LAST_DRAW if how.self_drawn else _LAST_CLAIM).say(language)
    if Fact.ROUND not in unsaid:
        yield _ROUND.say(language, wind=WINDS[how.prevalent].say(language))
    if Fact.SEAT not in unsaid:
        yield _SEAT.say(language, wind=WINDS[how.seat].say(language))


def other_winds(name: str, totals: Mapping[Wind, int], now: int, language: Language) -> str:
    """That a wind was not said, and what the hand would be worth with the others.

    Args:
        name: of the option.
        totals: by wind.
        now: with East.
        language: of the sentence.
    """
    winds: dict[int, list[str]] = {}
    for wind, total in totals.items():
        if total != now:
            winds.setdefault(total, []).append(WINDS[wind].say(language))
    others = [
        _OTHER_WIND.say(language, wind=one_of(names, language), points=points_text(total, language))
        for total, names in winds.items()
    ]
    return _UNSAID.say(language, name=name, others="; ".join(others))
