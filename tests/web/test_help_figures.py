"""Shapes of the charts of the help."""

from __future__ import annotations

import pytest

from ligamahjong.league.rules import LeagueRules
from ligamahjong.web.help.derating_numbers import derating_facts
from ligamahjong.web.help.figures import bells, debt_line, histogram
from ligamahjong.web.help.grade_numbers import grade_facts
from ligamahjong.web.help.numbers import rating_facts

RULES = LeagueRules()


def test_the_curves_have_their_marks_left_of_the_centre() -> None:
    facts = rating_facts(RULES)
    drawn = bells(facts.wide, facts.narrow)
    assert float(drawn.wide.mark.x) < float(drawn.narrow.mark.x) < float(drawn.centre)
    assert [tick.value for tick in drawn.ticks] == [7, 16, 25, 34, 43]
    heights = [
        min(float(point.split(",")[1]) for point in bell.line.split())
        for bell in (drawn.narrow, drawn.wide)
    ]
    base = 190
    assert (base - heights[0]) / (base - heights[1]) == pytest.approx(2, abs=0.01)


def test_the_bars_are_the_whole_distribution() -> None:
    for ladder in grade_facts(RULES).ladders:
        drawn = histogram(ladder.climb.top)
        assert sum(bar.share for bar in drawn.bars) + drawn.rest == pytest.approx(1)
        assert drawn.rest <= 0.01
        assert drawn.bars[0].first == 1
        assert drawn.bars[-1].last == len(ladder.climb.top.reached) - 1


def test_the_line_of_debt_rises_from_the_end_of_grace_to_the_limit() -> None:
    drawn = debt_line(derating_facts().january)
    debts = [point.debt for point in drawn.points]
    assert debts == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
