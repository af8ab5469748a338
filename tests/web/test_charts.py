"""The geometry of charts."""

from __future__ import annotations

import re
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.web.charts import Mark, Point, bars, line, meter, thin

_NUMBER = re.compile(r"-?\d+(?:\.\d)?")


def _walk(length: int) -> list[Point]:
    """A line that goes up and down, its highest value at 700 and its lowest at 300."""
    values = {300: 900.0, 700: 2100.0}
    return [Point(n, values.get(n, 1500.0 + n % 50), 100.0) for n in range(length)]


def _places(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in _NUMBER.findall(path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_a_line_goes_from_axis_to_axis_and_higher_values_stand_higher() -> None:
    chart = line([Point(0, 1500.0, 0.0), Point(2, 1600.0, 0.0)])
    assert chart.solid == f"M{chart.left} {chart.bottom}L{chart.right} 12"
    assert chart.dashed == f"M{chart.left} {chart.bottom}h0"
    assert chart.last == (str(chart.right), "12")


def test_one_point_is_a_dot_in_the_middle_without_a_band() -> None:
    chart = line([Point(1, 1572.1, 50.0)], dashed_until=19)
    middle = f"{(chart.left + chart.right) / 2:.0f}"
    assert chart.dashed == f"M{middle} 146h0"
    assert chart.last == (middle, "146")
    assert (chart.solid, chart.band) == ("", "")
    assert [tick.value for tick in chart.across] == [1]


def test_the_band_reaches_its_spread_on_both_sides() -> None:
    chart = line([Point(0, 1500.0, 100.0), Point(1, 1500.0, 50.0)])
    band = _places(chart.band)
    assert chart.band.endswith("z")
    assert [y for _, y in band] == [12.0, 79.0, 213.0, 280.0]
    assert [x for x, _ in band] == [62.0, 626.0, 626.0, 62.0]


def test_the_dashed_part_and_the_rest_meet_in_one_point() -> None:
    chart = line(_walk(1000), dashed_until=19)
    assert _places(chart.dashed)[-1] == _places(chart.solid)[0]
    assert _places(chart.solid)[-1] == tuple(map(float, chart.last))


def test_a_line_that_ends_before_the_boundary_is_dashed_to_its_end() -> None:
    chart = line(_walk(5), dashed_until=19)
    assert chart.solid == ""
    assert len(_places(chart.dashed)) == 5


def test_marks_stand_above_the_line_upwards_and_below_it_downwards() -> None:
    points = [Point(0, 1500.0, 0.0), Point(1, 1550.0, 0.0), Point(2, 1600.0, 0.0)]
    up, down = line(points, marks=[Mark(1, True, "+"), Mark(1, False, "-")]).marks
    assert up.path == "M339 140h10l-5 -9z"
    assert down.path == "M339 152h10l-5 9z"


def test_thinning_keeps_ends_extremes_and_what_it_is_told() -> None:
    points = _walk(1800)
    kept = thin(points, keep={19, 1001})
    assert {p.at for p in kept} >= {0, 19, 300, 700, 1001, 1799}
    assert len(kept) <= 244
    assert kept == sorted(kept)
    assert len(line(points).band) < 8000


def test_a_short_line_is_not_thinned() -> None:
    assert thin(_walk(240)) == _walk(240)


@given(
    values=st.lists(st.floats(-500, 4000), min_size=1, max_size=400),
    spread=st.floats(0, 300),
)
def test_everything_lies_inside_the_drawing_and_ticks_are_few(
    values: list[float], spread: float
) -> None:
    chart = line([Point(n, value, spread) for n, value in enumerate(values)], dashed_until=19)
    drawn = [*_places(chart.band), tuple(map(float, chart.last))]
    assert all(chart.left <= x <= chart.right and 12 <= y <= chart.bottom for x, y in drawn)
    for ticks in (chart.across, chart.up):
        assert len(ticks) <= 7
        steps = {b.value - a.value for a, b in pairwise(ticks)}
        assert len(steps) <= 1
        assert all(str(step).rstrip("0") in {"1", "2", "5"} for step in steps)
    assert [tick.value for tick in chart.across][:1] == [0]


@given(st.lists(st.integers(0, 2000), min_size=4, max_size=4))
def test_bars_share_one_whole(counts: list[int]) -> None:
    drawn = bars(counts)
    assert sum(bar.number for bar in drawn) == sum(counts)
    assert round(sum(bar.share for bar in drawn), 9) == (1 if any(counts) else 0)
    assert max(float(bar.length) for bar in drawn) == (100 if any(counts) else 0)


def test_a_meter_never_leaves_its_ends() -> None:
    assert meter(-10, 100, 400).filled == "0"
    assert meter(500, 100, 400).filled == "100"
