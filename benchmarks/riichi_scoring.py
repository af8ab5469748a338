"""Hands of riichi scored: ours beside two libraries from PyPI, the same hands for all of them.

``mahjong`` is pure Python, ``riichienv`` is Rust; without the latter its rows are left out. Every
program begins with the numbers of the tiles, makes its own objects of them and ends with its full
answer. Shanten is measured on the concealed tiles of the same hands.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from mahjong.shanten import Shanten

from ligamahjong.errors import HandError
from ligamahjong.riichi.editions import TENHOU
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.shanten import least_shanten
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import check_win
from ligamahjong.table import SEATS
from ligamahjong.tiles import KINDS
from ligamahjong.tiles.notation.tenhou import hand_of, tiles_of
from ligamahjong.tiles.packing import units
from paired.report import Figure, arguments, faster, print_report, seconds
from paired.riichi_hands import invented, real
from paired.riichi_mahjong import by_mahjong, options_of
from paired.timing import take_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ligamahjong.riichi.scoring import Score
    from paired.riichi_hands import Won

SCORING, SHANTEN = 7, 3
"""Times as quick as ``mahjong``."""
SHANTEN_A_SECOND = 60_000
FIRST_CALL = 0.030
HANDS = 5_000
PASSES = 4
"""How often all hands are gone through in one turn, for a turn to be longer than a blink."""
BULK = 100_000
GROWTH = 8.0
"""Megabytes."""
REAL = "data/hands/riichi_wins.jsonl.gz"
OPTIONS = options_of(TENHOU)


def ours(won: Won) -> Score:
    """The value of a hand."""
    standing, winning, melds, tsumo, seat, round_, riichi, luck, dora, ura = won
    situation = Situation(
        tsumo, SEATS[seat], SEATS[round_], riichi, dora=tiles_of(dora), ura=tiles_of(ura)
    )
    if luck:
        situation = situation._replace(**luck)  # type: ignore[arg-type] # only flags are in it
    return score(hand_of(standing, winning, melds), situation, TENHOU)


def checked(won: Won) -> Score:
    """The same, once it is certain that the win can have happened."""
    standing, winning, melds, tsumo, seat, round_, riichi, luck, dora, ura = won
    situation = Situation(
        tsumo, SEATS[seat], SEATS[round_], riichi, dora=tiles_of(dora), ura=tiles_of(ura)
    )
    if luck:
        situation = situation._replace(**luck)  # type: ignore[arg-type] # only flags are in it
    hand = hand_of(standing, winning, melds)
    check_win(hand, situation, TENHOU)
    return score(hand, situation, TENHOU)


def mahjong(won: Won) -> int:
    """What ``mahjong`` says that a hand brings."""
    found = by_mahjong(won, OPTIONS).cost
    return found["total"] if found else 0


def hands(number: int) -> list[Won]:
    """Half of them real where there are any, in any order; all of them with a yaku."""
    beside = Path(__file__).resolve().parents[2] / "shared"
    path = Path(os.environ.get("LIGA_SHARED", beside)) / REAL
    half = Random(2026).sample(list(real(path)), number // 2) if path.is_file() else []
    made = list(islice(with_yaku(invented(2 * number)), number - len(half)))
    together = half + made
    Random(2026).shuffle(together)
    return together


def with_yaku(wins: Iterable[Won]) -> Iterator[Won]:
    """Those that can have been won; the blessing of man is none under these rules."""
    for won in wins:
        try:
            if "renhou" not in won.luck:
                checked(won)
                yield won
        except HandError:
            continue


def each(what: Callable[[Won], object], among: Sequence[Won]) -> Callable[[], None]:
    """Do something with each of some hands, several times over, and keep nothing."""

    def run() -> None:
        for _ in range(PASSES):
            for won in among:
                what(won)

    return run


def scoring(among: Sequence[Won], rounds: int) -> list[Figure]:
    """Hands a second, beside each peer."""
    assert [mahjong(won) for won in among] == [ours(won).points for won in among]
    peers = {"`mahjong` 2.1.0": mahjong, **rust(among)}
    first, *others = take_turns(
        each(ours, among), *(each(peer, among) for peer in peers.values()), rounds=rounds
    )
    (with_check, *_) = take_turns(each(checked, among), each(mahjong, among), rounds=rounds)
    many = PASSES * len(among)
    return [
        faster(f"a hand scored, {rate(first.medians[0], many)}, beside `mahjong` 2.1.0", first,
               SCORING, many),
        *(
            faster(f"the same beside {name}, {rate(pairs.medians[1], many)}", pairs, 1, many)
            for name, pairs in zip(list(peers)[1:], others, strict=True)
        ),
        faster("checked for what cannot be and scored, beside `mahjong` 2.1.0", with_check, 2,
               many),
    ]  # fmt: skip


def rust(among: Sequence[Won]) -> dict[str, Callable[[Won], object]]:
    """``riichienv`` as its pages show it, and its core without the Python around it."""
    if find_spec("riichienv") is None:
        return {}
    from paired.riichi_rust import by_core, by_riichienv, points  # noqa: PLC0415 - if it is there

    for won in among:
        found = ours(won)
        if not found.reading.yakuman:  # it counts some of them twice and cannot be told not to
            assert points(by_core(won), won) == found.points, won
    return {"`riichienv` 0.4.11": by_riichienv, "its Rust core": by_core}


def rate(time: float, many: int) -> str:
    """How many in a second."""
    return f"{many / time:,.0f}/s"


def shanten(among: Sequence[Won], rounds: int) -> list[Figure]:
    """How far hands are from waiting, some way before they are won."""
    draw = Random(2026)
    wall = [kind for kind in KINDS for _ in range(4)]
    kinds = [draw.sample(wall, 13 + turn % 2) for turn in range(len(among) // 2)]
    kinds += [
        [number // 4 for number in (*won.standing, won.winning)] for won in among if not won.melds
    ]
    packed = [units(some) for some in kinds]
    counts = [[some.count(kind) for kind in KINDS] for some in kinds]
    found = [least_shanten(one) for one in packed]
    assert found == [Shanten.calculate_shanten(one) for one in counts]

    def our() -> None:
        for one in packed:
            least_shanten(one)

    def their() -> None:
        for one in counts:
            Shanten.calculate_shanten(one)

    (pairs,) = take_turns(our, their, rounds=rounds)
    a_second = len(kinds) / pairs.medians[0]
    return [
        faster("shanten of a hand, beside `mahjong` 2.1.0", pairs, SHANTEN, len(kinds)),
        Figure(
            "shanten of hands in a second",
            f"{a_second:,.0f}",
            f"{len(kinds) / pairs.medians[1]:,.0f}",
            "",
            f"≥ {SHANTEN_A_SECOND:,}",
            a_second >= SHANTEN_A_SECOND,
        ),
    ]


FIRST = {
    "first hand scored after the import": (
        (
            "from ligamahjong.riichi.scoring import score\n"
            "from ligamahjong.riichi.situation import Situation\n"
            "from ligamahjong.tiles.notation import read_hand\n"
        ),
        "score(read_hand('33m123m123s456s78s+9s'), Situation(riichi=1))",
    ),
    "first shanten after the import": (
        (
            "from ligamahjong.riichi.shanten import shanten\n"
            "from ligamahjong.tiles.notation import read_hand\n"
        ),
        "shanten(read_hand('123456789m1111z'))",
    ),
}


def first_calls(times: int) -> list[Figure]:
    """The processor time of the first call, the least of some processes."""
    found = []
    for what, (imports, call) in FIRST.items():
        program = (
            f"{imports}from time import process_time\nstart = process_time()\n{call}\n"
            "print(process_time() - start)"
        )
        least = min(
            float(subprocess.check_output([sys.executable, "-c", program], encoding="utf-8"))
            for _ in range(times)
        )
        found.append(
            Figure(what, seconds(least), "", "", f"≤ {FIRST_CALL * 1e3:g} ms", least <= FIRST_CALL)
        )
    return found


def bulk(number: int) -> Figure:
    """What more and more hands leave in memory: the tables that fill as they are asked."""
    wins = with_yaku(invented(2 * number, seed=7))
    for won in islice(wins, number // 2):
        ours(won)
    tracemalloc.start()
    for won in islice(wins, number // 2):
        ours(won)
    growth = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    return Figure(
        f"memory left by the second half of {number:,} random hands",
        f"{growth:.1f} MB",
        "",
        "",
        f"≤ {GROWTH:g} MB",
        growth <= GROWTH,
    )


def main() -> None:
    """Measure, compare the values, print."""
    quick = arguments(__doc__).parse_args().quick
    among = hands(200 if quick else HANDS)
    rounds = 2 if quick else 9
    print_report(
        "Riichi",
        [
            *scoring(among, rounds),
            *shanten(among, rounds),
            *first_calls(1 if quick else 5),
            bulk(400 if quick else BULK),
        ],
        f"{len(among):,} hands, half of them real where there are any; tiles by the numbers of "
        "Tenhou to the full answer, all objects made on the way. All programs give all of them "
        "the same points, but for double yakuman in Rust.",
    )


if __name__ == "__main__":
    main()
