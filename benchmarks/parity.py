"""Random games rated here and by OpenSkill 6.0.0: in how many does a single bit differ?"""

from __future__ import annotations

import random
import sys
from itertools import chain
from struct import pack
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

from ligamahjong.league.rating import Rating, Ties, rate
from paired.games import tied
from paired.report import Figure, arguments, print_report

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ligamahjong.table import Four

    Drawn = tuple[Four[Rating], Four[int]]

MILLION = 1_000_000
STEP = 10_000
"""Games between two signs of life."""

model = PlackettLuce()


class Outcome(NamedTuple):
    """What came of one comparison."""

    games: int
    with_tie: int
    differing: int


def drawn(number: int, seed: int) -> Iterator[Drawn]:
    """Games of people of any strength: scores of a table, of few values, or around zero.

    A third of the games has scores so few that ties of two, three and four are common.
    """
    rng = random.Random(seed)
    pools = [range(-130_000, 130_000, 100), range(-60, 120), range(-1, 3)]

    def rating() -> Rating:
        return Rating(rng.gauss(25, 9), rng.uniform(0.8, 9))

    for _ in range(number):
        east, south, west, north = rng.choices(rng.choice(pools), k=4)
        yield (rating(), rating(), rating(), rating()), (east, south, west, north)


def openskill(ratings: Four[Rating], scores: Four[int], number: Callable[[int], float]) -> bytes:
    """The bits of what OpenSkill makes of a game; equal integers are ties to it, floats not."""
    teams = [[model.rating(*rating)] for rating in ratings]
    rated = model.rate(teams, scores=[number(score) for score in scores])
    return pack("<8d", *chain.from_iterable((one.mu, one.sigma) for (one,) in rated))


def compare(ties: Ties, number: int, seed: int) -> Outcome:
    """Rate games both ways."""
    kind: Callable[[int], float] = float if ties is Ties.ENTRY_ORDER else int
    with_tie = differing = 0
    for count, (ratings, scores) in enumerate(drawn(number, seed), start=1):
        after = rate(ratings, scores, ties=ties)
        ours = pack("<8d", *chain.from_iterable(after))
        differing += ours != openskill(ratings, scores, kind)
        with_tie += tied(scores)
        if count % STEP == 0 or count == number:
            progress(f"{ties}: {count:,} of {number:,}")
    return Outcome(number, with_tie, differing)


def progress(text: str) -> None:
    """Say on a terminal how far it is."""
    if sys.stderr.isatty():
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)


def figure(what: str, outcome: Outcome) -> Figure:
    """The row of one comparison."""
    return Figure(
        f"{what}: games of {outcome.games:,} ({outcome.with_tie:,} with a tie) with a bit that "
        f"differs",
        f"{outcome.differing:,}",
        "0",
        "",
        "0",
        outcome.differing == 0,
    )


def main() -> None:
    """Compare, print."""
    parser = arguments(__doc__)
    parser.add_argument(
        "--games", type=int, metavar="N", help="games with shared ties; a tenth of it without"
    )
    options = parser.parse_args()
    number = options.games or (2_000 if options.quick else MILLION)
    shared = compare(Ties.SHARED, number, 600)
    entry_order = compare(Ties.ENTRY_ORDER, -(-number // 10), 601)
    progress("")
    print_report(
        "Parity",
        [figure("ties shared", shared), figure("ties by order of entry", entry_order)],
        "Every game apart, between people of any strength. The peer gets integers, which may be "
        "ties to it, or floats, which never are.",
    )
    assert shared.differing == entry_order.differing == 0


if __name__ == "__main__":
    main()
