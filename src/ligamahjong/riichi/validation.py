"""What cannot be: every problem of a hand and of how it is said to have been won, all at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles import KINDS, TileProblem, tile
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand, Tile

__all__ = [
    "check_hand",
    "check_waiting",
    "check_win",
    "hand_problems",
    "round_problems",
    "win_problems",
]

_COPIES = 4
_SETS = 4
_WHOLE = 14
_MOST_INDICATORS = 5
_OF_NUMBER = frozenset({"tiles-count", "no-winning-tile"})


def check_hand(hand: Hand, seen: Iterable[Tile] = ()) -> None:
    """Refuse tiles that nobody can hold.

    Args:
        hand: with or without a winning tile.
        seen: tiles of the same set that lie elsewhere.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    refuse(list(hand_problems(hand, seen=seen)))


def check_waiting(hand: Hand, seen: Iterable[Tile] = ()) -> None:
    """Refuse a hand that neither waits nor has to discard.

    Args:
        hand: of thirteen tiles, or of fourteen none of which is called the winning one.
        seen: tiles of the same set that lie elsewhere.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    problems = [one for one in hand_problems(hand, seen=seen) if one.code not in _OF_NUMBER]
    held = len(hand.standing) + 3 * len(hand.melds)
    if hand.winning is not None:
        problems.append(TileProblem("winning-tile-not-wanted", str(hand.winning)))
    elif held not in {_WHOLE - 1, _WHOLE}:
        problems.append(TileProblem("tiles-count-waiting", facts={"tiles": held}))
    refuse(problems)


def check_win(hand: Hand, situation: Situation, edition: Edition = RCR_2025) -> None:
    """Refuse a win that cannot have happened.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules, which say what rounds there are.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    refuse([*hand_problems(hand, situation), *win_problems(hand, situation, edition)])


def hand_problems(
    hand: Hand, situation: Situation | None = None, *, seen: Iterable[Tile] = ()
) -> Iterator[TileProblem]:
    """What is wrong with the tiles: their number, fifth copies, flowers, too many kongs.

    Args:
        hand: to be scored with its winning tile; else with or without one.
        situation: how the hand that is scored was won; its indicators are tiles of the same set.
        seen: more tiles of the set that lie elsewhere.
    """
    if hand.flowers:
        yield TileProblem("flowers", facts={"flowers": hand.flowers})
    indicators = situation.dora + situation.ura if situation else ()
    every = Counter((*hand.everything, *indicators, *seen))
    copies: Counter[int] = Counter()
    for one, many in every.items():
        copies[one.kind] += many
    for kind, many in sorted(copies.items()):
        if kind in KINDS and many > _COPIES:
            yield TileProblem("fifth-copy", str(tile(kind)), facts={"copies": many})
    for one, many in sorted(every.items()):
        if one.red and many > 1:
            yield TileProblem("second-red-five", str(one), facts={"copies": many})
    if len(hand.melds) > _SETS:
        yield TileProblem("too-many-sets", facts={"sets": len(hand.melds)})
    else:
        yield from _number(hand, scored=situation is not None)


def _number(hand: Hand, *, scored: bool) -> Iterator[TileProblem]:
    """Whether there are as many tiles as there have to be; one that is scored has a winning one."""
    held = len(hand.standing) + (hand.winning is not None) + 3 * len(hand.melds)
    if hand.winning is not None:
        if held != _WHOLE:
            yield TileProblem("tiles-count", facts={"tiles": held, "expected": _WHOLE})
    elif held == _WHOLE or (scored and held == _WHOLE - 1):
        yield TileProblem("no-winning-tile")
    elif scored:
        yield TileProblem("tiles-count-scored", facts={"tiles": held, "expected": _WHOLE})
    elif held != _WHOLE - 1:
        yield TileProblem("tiles-count", facts={"tiles": held, "expected": _WHOLE - 1})


def win_problems(
    hand: Hand, situation: Situation, edition: Edition = RCR_2025
) -> Iterator[TileProblem]:
    """What is wrong with how a hand is said to have been won.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules, which say what rounds there are.
    """
    for wrong, code in (
        (not _are_winds(situation.seat, situation.round), "wind-value"),
        (situation.riichi not in range(3), "riichi-value"),
        (situation.riichi and not hand.is_closed, "riichi-open"),
        (situation.ippatsu and not situation.riichi, "ippatsu-without-riichi"),
        (situation.ippatsu and situation.rinshan, "ippatsu-after-kan"),
        (_ippatsu_despite_kan(hand, situation), "ippatsu-own-kan"),
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
    yield from round_problems(situation.round, edition)
    yield from _robbed(hand, situation)
    yield from _indicators(situation)


def round_problems(wind: Wind, edition: Edition) -> Iterator[TileProblem]:
    """What is wrong with the wind of a round: an edition may not play it (decision 33).

    >>> from ligamahjong.riichi.editions import TENHOU
    >>> [one.code for one in round_problems(Wind.WEST, RCR_2025)]
    ['round-not-played']
    >>> list(round_problems(Wind.WEST, TENHOU))
    []
    """
    if _are_winds(wind) and wind not in edition.winds:
        yield TileProblem(
            "round-not-played",
            facts={
                "wind": SEATS.index(wind),
                "edition": edition.id,
                "rounds": edition.most_rounds,
            },
        )


def _are_winds(*values: object) -> bool:
    """Whether all are winds; a letter is another thing."""
    return all(isinstance(one, Wind) for one in values)


def _ippatsu_despite_kan(hand: Hand, situation: Situation) -> bool:
    """Whether a kan of one's own came before a double riichi or between it and the win."""
    double = situation.riichi == 2 and hand.is_closed  # noqa: PLR2004 - double riichi
    return double and situation.ippatsu and not situation.rinshan and _has_kan(hand)


def _first_turn(situation: Situation) -> bool:
    return situation.tenhou or situation.chiihou or situation.renhou


def _declared(situation: Situation) -> bool:
    return bool(situation.riichi or situation.rinshan or situation.chankan)


def _too_late(situation: Situation) -> bool:
    return _first_turn(situation) and (situation.haitei or situation.houtei)


def _has_kan(hand: Hand) -> bool:
    return any(meld.type.is_kan for meld in hand.melds)


def _robbed(hand: Hand, situation: Situation) -> Iterator[TileProblem]:
    """A robbed tile is one of four that somebody else has, from a pung or a concealed kong.

    Only orphans rob a concealed kong (RCR 2016 4.2.1), and only with the tile that they lack: who
    holds one of every kind leaves three to the others.
    """
    if not situation.chankan or hand.winning is None:
        return
    kind = hand.winning.kind
    if sum(one.kind == kind for one in hand.everything) > 1:
        yield TileProblem("chankan-copy", str(hand.winning))
    if any(one.kind == kind for one in (*situation.dora, *situation.ura)):
        yield TileProblem("chankan-indicator", str(hand.winning))


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
