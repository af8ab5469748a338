"""What cannot be: every problem of a hand and of how it is said to have been won, all at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ligamahjong.riichi.readings import is_orphans
from ligamahjong.table import Wind
from ligamahjong.tiles import KINDS, TileProblem, tile
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["check_hand", "check_win", "hand_problems", "win_problems"]

_COPIES = 4
_SETS = 4
_WHOLE = 14
_MOST_INDICATORS = 5


def check_hand(hand: Hand) -> None:
    """Refuse tiles that nobody can hold.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    refuse(list(hand_problems(hand)))


def check_win(hand: Hand, situation: Situation) -> None:
    """Refuse a win that cannot have happened.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    refuse([*hand_problems(hand, situation), *win_problems(hand, situation)])


def hand_problems(hand: Hand, situation: Situation | None = None) -> Iterator[TileProblem]:
    """What is wrong with the tiles: their number, fifth copies, flowers, too many kongs.

    Args:
        hand: with or without a winning tile.
        situation: whose indicators are tiles of the same set.
    """
    if hand.flowers:
        yield TileProblem("flowers", facts={"flowers": hand.flowers})
    indicators = situation.dora + situation.ura if situation else ()
    copies = Counter(one.kind for one in (*hand.everything, *indicators))
    for kind, many in sorted(copies.items()):
        if kind in KINDS and many > _COPIES:
            yield TileProblem("fifth-copy", str(tile(kind)), facts={"copies": many})
    for one, many in sorted(Counter(hand.everything).items()):
        if one.red and many > 1:
            yield TileProblem("second-red-five", str(one), facts={"copies": many})
    if len(hand.melds) > _SETS:
        yield TileProblem("too-many-sets", facts={"sets": len(hand.melds)})
    elif hand.winning is None and len(hand.standing) % 3 == 2:  # noqa: PLR2004 - sets and a pair
        yield TileProblem("no-winning-tile")
    else:
        held = len(hand.standing) + (hand.winning is not None) + 3 * len(hand.melds)
        expected = _WHOLE if hand.winning is not None else _WHOLE - 1
        if held != expected:
            yield TileProblem("tiles-count", facts={"tiles": held, "expected": expected})


def win_problems(hand: Hand, situation: Situation) -> Iterator[TileProblem]:
    """What is wrong with how a hand is said to have been won."""
    for wrong, code in (
        (situation.riichi not in range(3), "riichi-value"),
        (situation.riichi and not hand.is_closed, "riichi-open"),
        (situation.ippatsu and not situation.riichi, "ippatsu-without-riichi"),
        (situation.ippatsu and situation.rinshan, "ippatsu-after-kan"),
        (situation.rinshan and not situation.tsumo, "rinshan-discard"),
        (situation.rinshan and not _has_kan(hand), "rinshan-without-kan"),
        (situation.chankan and situation.tsumo, "chankan-self-draw"),
        (situation.haitei and not situation.tsumo, "haitei-discard"),
        (situation.haitei and situation.rinshan, "haitei-after-kan"),
        (situation.houtei and situation.tsumo, "houtei-self-draw"),
        (situation.houtei and situation.chankan, "houtei-chankan"),
        (situation.tenhou and situation.seat is not Wind.EAST, "tenhou-seat"),
        (situation.chiihou and situation.seat is Wind.EAST, "chiihou-seat"),
        (situation.renhou and situation.seat is Wind.EAST, "renhou-seat"),
        ((situation.tenhou or situation.chiihou) and not situation.tsumo, "blessing-discard"),
        (situation.renhou and situation.tsumo, "renhou-self-draw"),
        (_first_turn(situation) and hand.melds, "first-turn-sets"),
        (_first_turn(situation) and _declared(situation), "first-turn-declared"),
        (_too_late(situation), "first-turn-last-tile"),
        (situation.honba < 0 or situation.sticks < 0, "negative"),
    ):
        if wrong:
            yield TileProblem(code)
    yield from _robbed(hand, situation)
    yield from _indicators(situation)


def _first_turn(situation: Situation) -> bool:
    return situation.tenhou or situation.chiihou or situation.renhou


def _declared(situation: Situation) -> bool:
    return bool(situation.riichi or situation.rinshan or situation.chankan)


def _too_late(situation: Situation) -> bool:
    return _first_turn(situation) and (situation.haitei or situation.houtei)


def _has_kan(hand: Hand) -> bool:
    return any(meld.type.is_kan for meld in hand.melds)


def _robbed(hand: Hand, situation: Situation) -> Iterator[TileProblem]:
    """A robbed tile is the fourth of its kind, unless orphans rob a concealed kong."""
    if not situation.chankan or hand.winning is None:
        return
    held = [one for one in hand.everything if one.kind == hand.winning.kind]
    if len(held) > 1 and not is_orphans(hand.concealed):
        yield TileProblem("chankan-copy", str(hand.winning))


def _indicators(situation: Situation) -> Iterator[TileProblem]:
    """One indicator, and one more for each kong of anybody; below them as many."""
    for name, indicators in (("dora", situation.dora), ("ura", situation.ura)):
        if len(indicators) > _MOST_INDICATORS:
            yield TileProblem("indicators", facts={"name": name, "many": len(indicators)})
        for one in indicators:
            if one.kind not in KINDS:
                yield TileProblem("flower-indicator", str(one), facts={"name": name})
    if situation.ura and situation.dora and len(situation.ura) != len(situation.dora):
        yield TileProblem(
            "ura-count", facts={"ura": len(situation.ura), "dora": len(situation.dora)}
        )
