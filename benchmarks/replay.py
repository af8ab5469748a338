"""A history with all that a league keeps, beside an OpenSkill loop that keeps the ratings."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

from ligamahjong.league.game import Game, Mode
from ligamahjong.league.replay import GameChange, Replay, Snapshot
from paired.games import games
from paired.report import Figure, arguments, faster, print_report
from paired.timing import take_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

TARGET = 6
PEOPLE = 200

Pair = tuple[float, float]

model = PlackettLuce()


class Rated(NamedTuple):
    """What the peer says of a game: μ and σ of the four, before and after."""

    game: Game
    before: list[Pair]
    after: list[Pair]


def ours(history: Sequence[Game]) -> Iterator[GameChange]:
    """Ratings, grades, debts and the change of every game."""
    return Replay(Snapshot(Mode.RIICHI)).run(history)


def peer_as_function(history: Sequence[Game]) -> Iterator[Rated]:
    """OpenSkill given new objects made from the priors that are kept."""
    new, rate_teams = model.rating, model.rate
    start = (model.mu, model.sigma)
    ratings: dict[str, Pair] = {}
    for game in history:
        before = [ratings.get(player, start) for player in game.players]
        rated = rate_teams([[new(*pair)] for pair in before], scores=list(game.scores))
        after = [(one.mu, one.sigma) for (one,) in rated]
        ratings.update(zip(game.players, after, strict=True))
        yield Rated(game, before, after)


def peer_in_place(history: Sequence[Game]) -> Iterator[Rated]:
    """OpenSkill with one object a player, whose values are written down before and after."""
    new, rate_teams = model.rating, model.rate
    objects = {player: new() for game in history for player in game.players}
    for game in history:
        four = [objects[player] for player in game.players]
        before = [(one.mu, one.sigma) for one in four]
        rated = rate_teams([[one] for one in four], scores=list(game.scores))
        objects.update(zip(game.players, (one for (one,) in rated), strict=True))
        yield Rated(game, before, [(one.mu, one.sigma) for (one,) in rated])


def passed_over(changes: Iterable[object]) -> None:
    """Take every change and keep none, as a ranking does."""
    deque(changes, maxlen=0)


def differing(changes: Iterable[GameChange], rated: Iterable[Rated]) -> int:
    """Games in which some μ or σ is not the same on both sides, before or after."""
    return sum(
        [state.rating for state in change.before] != theirs.before
        or [state.rating for state in change.after] != theirs.after
        for change, theirs in zip(changes, rated, strict=True)
    )


def measure(
    what: str, taken: Callable[[Iterable[object]], object], history: Sequence[Game], rounds: int
) -> list[Figure]:
    """The figures beside both peers, the changes of all three taken in one manner."""
    as_function, in_place = take_turns(
        lambda: taken(ours(history)),
        lambda: taken(peer_as_function(history)),
        lambda: taken(peer_in_place(history)),
        rounds=rounds,
    )
    return [
        faster(f"{what}, beside OpenSkill as a function", as_function, TARGET, len(history)),
        faster(f"{what}, beside OpenSkill in place", in_place, TARGET, len(history)),
    ]


def main() -> None:
    """Compare every game, measure, print."""
    quick = arguments(__doc__).parse_args().quick
    history = list(games(200 if quick else 10_000, PEOPLE))
    assert differing(ours(history), peer_as_function(history)) == 0
    assert differing(ours(history), peer_in_place(history)) == 0
    with_debt = sum(any(change.debts) for change in ours(history))
    rounds = 2 if quick else 9
    print_report(
        "Replay",
        [
            *measure("one change after the other", passed_over, history, rounds),
            *measure("all changes kept in a list", list, history, rounds),
        ],
        f"Processor time per game; {len(history):,} games among {PEOPLE} people, {with_debt:,} of "
        "them with somebody in debt. Ours works out ratings, grades, debts and changes; the peer "
        "writes down μ and σ before and after, making new objects from the priors (as a function) "
        "or with one object a player (in place). All equal in every game.",
    )


if __name__ == "__main__":
    main()
