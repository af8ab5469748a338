"""What cannot be: every problem of a hand and of how it is said to have been won, all at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.readings import readings_laid
from ligamahjong.table import Wind
from ligamahjong.tiles import FLOWERS, KINDS, TileProblem, tile
from ligamahjong.tiles.notation.brackets import write_letters
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand, Tile

__all__ = ["check_hand", "check_win", "hand_problems", "win_problems"]

_COPIES = 4
_SETS = 4
_WHOLE = 14


def check_hand(hand: Hand, visible: Iterable[Tile] = (), *, tiles: int | None = None) -> None:
    """Refuse tiles that nobody can hold.

    Args:
        hand: with or without its winning tile.
        visible: tiles that lie open elsewhere.
        tiles: how many there should be, as in :func:`hand_problems`.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    refuse(list(hand_problems(hand, visible, tiles=tiles)))


def check_win(hand: Hand, how: Circumstances, profile: Profile = EMA) -> None:
    """Refuse a win that cannot have happened, or tiles that are no complete hand.

    Args:
        hand: with its winning tile.
        how: it was won.
        profile: the rules.

    Raises:
        HandError: ``facts["problems"]`` are all that is wrong.
    """
    problems = list(hand_problems(hand, tiles=_WHOLE))
    if hand.winning is None and not problems:
        problems.append(TileProblem("mcr-no-winning-tile"))
    elif hand.winning is not None and not problems:
        standing, apart, last = hand.concealed, len(hand.melds), hand.winning.kind
        if not readings_laid(standing, apart, last, drawn=how.self_drawn, profile=profile):
            problems.append(TileProblem("mcr-not-complete"))
    refuse([*problems, *win_problems(hand, how)])


def hand_problems(
    hand: Hand, visible: Iterable[Tile] = (), *, tiles: int | None = None
) -> Iterator[TileProblem]:
    """What is wrong with the tiles: kinds that are not played with, fifth copies, their number.

    Args:
        hand: a kong counts as three tiles.
        visible: tiles that lie open elsewhere.
        tiles: how many there should be; thirteen, or fourteen with a winning one, if not given.
    """
    everything = hand.everything
    for one in sorted({one for one in everything if one.red}):
        yield TileProblem("mcr-red-five", str(one))
    if any(one.kind in FLOWERS for one in everything):
        yield TileProblem("mcr-flower-in-hand")
    if hand.flowers not in range(len(FLOWERS) + 1):
        yield TileProblem("mcr-flowers", facts={"flowers": hand.flowers})
    copies = Counter(one.kind for one in (*everything, *visible))
    for kind, many in sorted(copies.items()):
        if kind in KINDS and many > _COPIES:
            yield TileProblem("fifth-copy", write_letters([tile(kind)]), facts={"copies": many})
    if len(hand.melds) > _SETS:
        yield TileProblem("mcr-too-many-sets", facts={"sets": len(hand.melds)})
    else:
        held = len(hand.standing) + (hand.winning is not None) + 3 * len(hand.melds)
        expected = tiles or (_WHOLE if hand.winning is not None else _WHOLE - 1)
        if held != expected:
            yield TileProblem("mcr-tiles-count", facts={"tiles": held, "expected": expected})


def win_problems(hand: Hand, how: Circumstances) -> Iterator[TileProblem]:
    """What is wrong with how a hand is said to have been won."""
    replaced, robbed = how.kong and how.self_drawn, how.kong and not how.self_drawn
    for wrong, code in (
        (replaced and not any(meld.type.is_kan for meld in hand.melds), "replacement-without-kong"),
        (robbed and how.last_of_wall, "robbed-last-tile"),
        (how.dealt and not how.self_drawn, "dealt-claimed"),
        (how.dealt and how.seat is not Wind.EAST, "dealt-seat"),
        (how.dealt and hand.melds, "dealt-sets"),
        (how.dealt and (how.last_of_kind or how.last_of_wall or how.kong), "dealt-late"),
    ):
        if wrong:
            yield TileProblem(code)
    if hand.winning is not None:
        yield from _copies_of_the_winning_tile(hand, hand.winning, how)


def _copies_of_the_winning_tile(
    hand: Hand, winning: Tile, how: Circumstances
) -> Iterator[TileProblem]:
    """The robbed tile is its owner's fourth; the three others of a last tile lie open."""
    hidden = sum(one.kind == winning.kind for one in hand.standing)
    apart = sum(one.kind == winning.kind for meld in hand.melds for one in meld.tiles)
    text = write_letters([winning])
    if how.kong and not how.self_drawn and hidden + apart:
        yield TileProblem("robbed-copy", text)
    if how.last_of_kind and hidden:
        yield TileProblem("last-of-kind-copy", text)
    if not how.last_of_kind and not hidden and apart == _COPIES - 1:
        yield TileProblem("last-of-kind-certain", text)
