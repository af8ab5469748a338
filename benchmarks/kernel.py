"""The rating of one game: ours beside OpenSkill 6.0.0, 10,000 games in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from ligamahjong.league.rating import INITIAL, rate
from paired.games import tables, tied
from paired.report import arguments, faster, print_report
from paired.timing import take_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paired.games import Table

    Pair = tuple[float, float]
    Way = Callable[[Sequence[Table], int], Sequence[Pair]]

TARGET = 12
PEOPLE = 200

model = PlackettLuce()


def ours(games: Sequence[Table], people: int) -> Sequence[Pair]:
    """Our kernel; ratings are values, so the priors stay whole."""
    ratings = [INITIAL] * people
    for (a, b, c, d), scores in games:
        ratings[a], ratings[b], ratings[c], ratings[d] = rate(
            (ratings[a], ratings[b], ratings[c], ratings[d]), scores
        )
    return ratings


def peer_as_function(games: Sequence[Table], people: int) -> Sequence[Pair]:
    """OpenSkill for who keeps the priors: new objects each time, as it changes what it is given."""
    new, rate_teams = model.rating, model.rate
    ratings: list[Pair] = [(model.mu, model.sigma)] * people
    for seats, scores in games:
        teams = [[new(*ratings[seat])] for seat in seats]
        rated = rate_teams(teams, scores=list(scores))
        for seat, (one,) in zip(seats, rated, strict=True):
            ratings[seat] = one.mu, one.sigma
    return ratings


def peer_in_place(games: Sequence[Table], people: int) -> Sequence[Pair]:
    """OpenSkill with one object a player, whose priors are lost."""
    rate_teams = model.rate
    objects = [model.rating() for _ in range(people)]
    for seats, scores in games:
        teams = [[objects[seat]] for seat in seats]
        for seat, (one,) in zip(seats, rate_teams(teams, scores=list(scores)), strict=True):
            objects[seat] = one
    return [(one.mu, one.sigma) for one in objects]


def bits(ratings: Sequence[Pair]) -> list[str]:
    """Ratings to the last bit."""
    return [f"{mu.hex()} {sigma.hex()}" for mu, sigma in ratings]


def main() -> None:
    """Measure, compare the bits, print."""
    quick = arguments(__doc__).parse_args().quick
    games = list(tables(200 if quick else 10_000, PEOPLE))
    ways: list[Way] = [ours, peer_as_function, peer_in_place]
    first, *others = (bits(way(games, PEOPLE)) for way in ways)
    assert all(other == first for other in others)
    as_function, in_place = take_turns(
        *(lambda way=way: way(games, PEOPLE) for way in ways), rounds=2 if quick else 9
    )
    print_report(
        "Kernel",
        [
            faster(
                "`rate`, beside OpenSkill as a function (priors kept)",
                as_function,
                TARGET,
                len(games),
            ),
            faster(
                "`rate`, beside OpenSkill in place (objects reused)", in_place, TARGET, len(games)
            ),
        ],
        f"Processor time per game; {len(games):,} games among {PEOPLE} people, "
        f"{sum(tied(scores) for _, scores in games) / len(games):.1%} with a tie, the state "
        "carried along. All ratings at the end equal to the last bit.",
    )


if __name__ == "__main__":
    main()
