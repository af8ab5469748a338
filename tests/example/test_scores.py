from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.example.draw import Draw
from ligamahjong.example.scores import TIES, draw_scores, draw_tied_scores
from ligamahjong.league.game import Mode
from ligamahjong.table import Four, places

EVEN = (100, 100, 100, 100)
TOTAL = {Mode.RIICHI: 120_000, Mode.MCR: 0}
UNIT = {Mode.RIICHI: 100, Mode.MCR: 1}
STRENGTH = st.integers(60, 145)

seeds = st.integers(0, 2**32)
modes = st.sampled_from(Mode)


@given(modes, seeds, st.tuples(STRENGTH, STRENGTH, STRENGTH, STRENGTH))
def test_the_points_on_the_table_stay_on_it(mode: Mode, seed: int, strengths: Four[int]) -> None:
    scores = draw_scores(mode, strengths, Draw(seed))
    assert sum(scores) == TOTAL[mode]
    assert all(score % UNIT[mode] == 0 for score in scores)


def test_every_way_of_being_tied_is_listed() -> None:
    every = {tuple(sorted(places((a, b, c, d)))) for a, b, c, d in product(range(4), repeat=4)}
    assert every - {(1, 2, 3, 4)} == set(TIES)
    assert len(TIES) == 7


@pytest.mark.parametrize("pattern", TIES)
@given(mode=modes, seed=seeds)
def test_a_tie_is_what_was_asked_for(pattern: Four[int], mode: Mode, seed: int) -> None:
    scores = draw_tied_scores(mode, EVEN, pattern, Draw(seed))
    assert tuple(sorted(places(scores))) == pattern
    assert sum(scores) == TOTAL[mode]
    assert all(score % UNIT[mode] == 0 for score in scores)


@pytest.mark.parametrize("mode", Mode)
def test_the_stronger_finish_better(mode: Mode) -> None:
    draw = Draw(1)
    placed = [places(draw_scores(mode, (130, 110, 90, 70), draw)) for _ in range(400)]
    means = [sum(game[seat] for game in placed) / len(placed) for seat in range(4)]
    assert means == sorted(means)
    assert 1.3 < means[0] < means[3] < 3.7


def test_no_seat_has_the_better_of_it() -> None:
    for mode in Mode:
        draw = Draw(2)
        placed = [places(draw_scores(mode, EVEN, draw)) for _ in range(1000)]
        for seat in range(4):
            assert abs(sum(game[seat] for game in placed) / len(placed) - 2.5) < 0.15
