"""A benchmark that times two things first makes sure that both do the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import kernel
import parity
import rank
import replay
from ligamahjong.league.rating import Rating, Ties, rate
from paired.games import games, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.table import Four

HISTORY = list(games(100, 12))
PEER = "1572.108895\tAlicia Yáñez\n1421.040700\tDarío Ulloa\n"


def nudged(ratings: Four[Rating], scores: Four[int], **options: Ties) -> Sequence[Rating]:
    first, *others = rate(ratings, scores, **options)
    return [Rating(first.mu, first.sigma * (1 + 2**-52)), *others]


def ranking(projection: float) -> str:
    standing = {"player": "Alicia Yáñez", "projection": projection}
    return json.dumps({"games": 1, "standings": [standing]})


def test_the_three_ways_of_the_kernel_have_equal_bits() -> None:
    drawn = list(tables(100, 12))
    ours, function, in_place = (
        kernel.bits(way(drawn, 12))
        for way in (kernel.ours, kernel.peer_as_function, kernel.peer_in_place)
    )
    assert ours == function == in_place


def test_a_kernel_one_bit_off_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "rate", nudged)
    drawn = list(tables(1, 12))
    ours, peer = (way(drawn, 12) for way in (kernel.ours, kernel.peer_in_place))
    assert kernel.bits(ours) != kernel.bits(peer)


def test_the_three_histories_are_equal() -> None:
    for peer in (replay.peer_as_function, replay.peer_in_place):
        assert replay.differing(replay.ours(HISTORY), peer(HISTORY)) == 0


def test_a_history_that_differs_is_seen() -> None:
    shuffled = [*HISTORY[:-2], HISTORY[-1], HISTORY[-2]]
    assert replay.differing(replay.ours(HISTORY), replay.peer_in_place(shuffled)) == 2


@pytest.mark.parametrize("ties", Ties)
def test_parity_of_a_few_games(ties: Ties) -> None:
    outcome = parity.compare(ties, 200, 1)
    assert (outcome.games, outcome.differing) == (200, 0)
    assert outcome.with_tie > 20


def test_parity_counts_the_games_with_a_bit_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parity, "rate", nudged)
    assert parity.compare(Ties.SHARED, 50, 1).differing == 50


def test_ratings_of_the_bare_script_are_compared_with_ours() -> None:
    assert rank.checked(ranking(1572.108895), PEER) == 1
    with pytest.raises(AssertionError):
        rank.checked(ranking(1572.108896), PEER)
