"""Hands of MCR scored: ours beside PyMahjongGB, a C++ library called from Python, as China counts.

The hands are invented: 5 % seven pairs, 7 % of different tiles, 4 % knitted straights, 6 % with
rare fans, the others sets with 0 to 4 claims. Both programs give the fans and the points. Where
PyMahjongGB is not installed (scripts/test does that) its columns are empty.
"""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from importlib import import_module
from itertools import islice
from time import process_time
from typing import TYPE_CHECKING

from ligamahjong.mcr.profiles import CN
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.waits import completing_kinds
from ligamahjong.tiles import Hand, Meld, tile
from ligamahjong.tiles.packing import pack
from paired.mcr_hands import Won, for_peer, invented
from paired.report import Figure, arguments, faster, print_report, seconds
from paired.timing import take_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ligamahjong.tiles import MeldType
    from paired.mcr_hands import Call

    Peer = Callable[..., Iterable[tuple[int, int, str, str]]]
    Numbers = tuple[tuple[int, ...], tuple[tuple[MeldType, tuple[int, ...]], ...], int]

FLOOR, GOAL = 0.08, 1
"""Times as quick as the peer."""
FIRST_CALL = 0.030
HANDS = 5_000
BULK = 50_000
GROWTH = 40.0
"""Megabytes."""


def peer() -> Peer | None:
    """The other library, if it is there."""
    try:
        found: Peer = import_module("MahjongGB").MahjongFanCalculator
    except ImportError:
        return None
    return found


def fans(won: Won) -> tuple[dict[int, int], int]:
    """The fans of a hand, and its points."""
    found = score(*won, CN)
    return found.fans, found.total


def points(won: Won) -> int:
    """Its points alone."""
    return score(*won, CN).total


def numbered(won: Won) -> Numbers:
    """A hand as numbers."""
    hand = won.hand
    assert hand.winning is not None
    melds = tuple((meld.type, tuple(one.kind for one in meld.tiles)) for meld in hand.melds)
    return tuple(one.kind for one in hand.standing), melds, hand.winning.kind


def from_numbers(won: Won, numbers: Numbers) -> tuple[dict[int, int], int]:
    """The same, the hand being made of its numbers first."""
    standing, melds, winning = numbers
    hand = Hand(
        tuple([tile(kind) for kind in standing]),
        tuple([Meld(type_, tuple(map(tile, kinds))) for type_, kinds in melds]),
        tile(winning),
        won.hand.flowers,
    )
    found = score(hand, won.circumstances, CN)
    return found.fans, found.total


def theirs(calls: Sequence[Call], library: Peer) -> Callable[[], None]:
    """What the other library makes of some hands."""

    def run() -> None:
        for call in calls:
            library(*call)

    return run


def each(what: Callable[[Won], object], wins: Sequence[Won]) -> Callable[[], None]:
    """Do something with each of some hands, and keep nothing."""

    def run() -> None:
        for won in wins:
            what(won)

    return run


def scoring(wins: Sequence[Won], library: Peer | None, rounds: int) -> list[Figure]:
    """Hands a second, beside the peer."""
    numbers = list(map(numbered, wins))

    def from_all_numbers() -> None:
        for won, one in zip(wins, numbers, strict=True):
            from_numbers(won, one)

    ways = {
        "a hand scored, with its fans": each(fans, wins),
        "its points alone": each(points, wins),
        "the tiles as numbers, made a hand and scored": from_all_numbers,
    }
    if library is None:
        return [alone(what, way, len(wins)) for what, way in ways.items()]
    calls = list(map(for_peer, wins))
    for won, call in zip(wins, calls, strict=True):
        total = sum(worth * times for worth, times, *_ in library(*call, True))
        assert total == points(won), won
    found = []
    for what, way in ways.items():
        (pairs,) = take_turns(way, theirs(calls, library), rounds=rounds)
        ours, other = (f"{len(wins) / time:,.0f}/s" for time in pairs.medians)
        text = f"{what}: {ours} beside {other}"
        found += [faster(text, pairs, FLOOR, len(wins)), faster("the goal", pairs, GOAL, len(wins))]
    return found


def alone(what: str, way: Callable[[], None], many: int) -> Figure:
    """A time with nothing beside it."""
    way()
    start = process_time()
    way()
    taken = process_time() - start
    return Figure(
        f"{what}: {many / taken:,.0f}/s", seconds(taken / many), "", "", "no target", reached=True
    )


def waits(wins: Sequence[Won]) -> Figure:
    """What completes the same hands before their last tile."""
    before = [(pack(won.hand.standing), len(won.hand.melds)) for won in wins]

    def run() -> None:
        for packed, melds in before:
            completing_kinds(packed, melds)

    return alone("the tiles that complete a hand", run, len(wins))


def first_call(times: int) -> Figure:
    """The processor time of the first call, the least of some processes."""
    program = (
        "from ligamahjong.mcr.circumstances import Circumstances\n"
        "from ligamahjong.mcr.scoring import score\n"
        "from ligamahjong.tiles.notation.brackets import read_brackets\n"
        "from time import process_time\n"
        "start = process_time()\n"
        "score(read_brackets('[234m,1]CC345m89p567s7p').hand, Circumstances()).fans\n"
        "print(process_time() - start)"
    )
    least = min(
        float(subprocess.check_output([sys.executable, "-c", program], encoding="utf-8"))
        for _ in range(times)
    )
    target = f"≤ {FIRST_CALL * 1e3:g} ms"
    return Figure(
        "first hand scored after the import", seconds(least), "", "", target, least <= FIRST_CALL
    )


def new_hands(number: int) -> list[Figure]:
    """Hands that come once, so that tables still fill; and what that leaves in memory."""
    wins = invented(2 * number, seed=7)
    first, second = list(islice(wins, number)), list(wins)
    start = process_time()
    each(fans, first)()
    taken = process_time() - start
    tracemalloc.start()
    each(fans, second)()
    growth = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    return [
        Figure(
            f"{number:,} hands that were never seen: {number / taken:,.0f}/s",
            seconds(taken / number),
            "",
            "",
            "no target",
            reached=True,
        ),
        Figure(
            "memory left by as many again",
            f"{growth:.1f} MB",
            "",
            "",
            f"≤ {GROWTH:g} MB",
            growth <= GROWTH,
        ),
    ]


def main() -> None:
    """Compare the points, measure, print."""
    quick = arguments(__doc__).parse_args().quick
    wins = list(invented(200 if quick else HANDS))
    rounds = 2 if quick else 9
    library = peer()
    beside = "PyMahjongGB 1.4.0" if library else "nothing, as PyMahjongGB is not installed"
    print_report(
        "MCR",
        [
            *new_hands(200 if quick else BULK),
            *scoring(wins, library, rounds),
            waits(wins),
            first_call(1 if quick else 5),
        ],
        f"{len(wins):,} invented hands of all shapes beside {beside}; both give every hand the "
        "same points. Tables fill as they are asked: the same hands come in every round, those "
        "that were never seen once.",
    )


if __name__ == "__main__":
    main()
