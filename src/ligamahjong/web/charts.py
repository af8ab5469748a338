"""Charts as data: the geometry of lines with a band, bars and meters, which templates draw.

Coordinates are texts with a point, ready for SVG whatever the language of the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

__all__ = ["Bar", "Line", "Mark", "Meter", "Point", "Tick", "bars", "line", "meter", "thin"]

_WIDTH, _HEIGHT = 640, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 14, 12, 40
_MOST_POINTS = 240
_ROOM_FOR_MARK = 6.0
_FULL = 100.0


class Point(NamedTuple):
    """A value and how far its band reaches on both sides."""

    at: int
    value: float
    spread: float


class Mark(NamedTuple):
    """A triangle on the line: what happened there, upwards or downwards."""

    at: int
    up: bool
    label: str
    path: str = ""


class Tick(NamedTuple):
    """A number beside an axis and where it stands."""

    value: int
    place: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line chart.

    Attributes:
        width: of the drawing.
        height: of the drawing.
        band: path around the line.
        dashed: path of its first part; empty if there is none.
        solid: path of the rest; empty if there is none.
        last: the last point, as x and y.
        marks: triangles with their paths.
        across: ticks of the horizontal axis, by x.
        up: ticks of the vertical axis, by y.
        left: x of the vertical axis.
        right: x where the plot ends.
        bottom: y of the horizontal axis.
    """

    width: int
    height: int
    band: str
    dashed: str
    solid: str
    last: tuple[str, str]
    marks: tuple[Mark, ...]
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    left: int = _LEFT
    right: int = _WIDTH - _RIGHT
    bottom: int = _HEIGHT - _BOTTOM


class Bar(NamedTuple):
    """A bar: how many, which part of all, and its length when the longest has 100."""

    number: int
    share: float
    length: str


class Meter(NamedTuple):
    """A meter of length 100: how far it is filled, and where its mark stands."""

    filled: str
    mark: str


class _Scale(NamedTuple):
    """From values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        if self.high == self.low:
            return (self.start + self.end) / 2
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)


def line(points: Sequence[Point], *, dashed_until: int = 0, marks: Iterable[Mark] = ()) -> Line:
    """A line with a band, thinned where it has more points than can be told apart.

    Args:
        points: in order, one at least.
        dashed_until: the line is dashed up to this ``at``.
        marks: on points of the line.
    """
    marks = tuple(marks)
    kept = thin(points, keep={dashed_until})
    x = _Scale(points[0].at, points[-1].at, _LEFT, _WIDTH - _RIGHT)
    y = _Scale(
        min(p.value - p.spread for p in points),
        max(p.value + p.spread for p in points),
        _HEIGHT - _BOTTOM,
        _TOP,
    )
    values = {p.at: p.value for p in points}
    upper = [(x(p.at), y(p.value + p.spread)) for p in kept]
    lower = [(x(p.at), y(p.value - p.spread)) for p in reversed(kept)]
    solid = [p for p in kept if p.at >= dashed_until]
    return Line(
        _WIDTH,
        _HEIGHT,
        band=_path(upper + lower) + "z" if len(kept) > 1 else "",
        dashed=_path([(x(p.at), y(p.value)) for p in kept if p.at <= dashed_until]),
        solid=_path([(x(p.at), y(p.value)) for p in solid]),
        last=(_text(x(points[-1].at)), _text(y(points[-1].value))),
        marks=tuple(
            mark._replace(path=_triangle(x(mark.at), y(values[mark.at]), up=mark.up))
            for mark in marks
        ),
        across=_ticks(x, most=6, smallest=1),
        up=_ticks(y, most=5, smallest=10),
    )


def thin(
    points: Sequence[Point], most: int = _MOST_POINTS, keep: Collection[int] = ()
) -> list[Point]:
    """The points that show the shape: ends, and lowest and highest of every stretch.

    Args:
        points: in order.
        most: how many to leave, about.
        keep: ``at`` of points that stay in any case.
    """
    if len(points) <= most:
        return list(points)
    size = 2 * len(points) / most
    chosen = {points[0], points[-1], *(p for p in points if p.at in keep)}
    edges = [round(i * size) for i in range(most // 2)] + [len(points)]
    for start, end in pairwise(edges):
        stretch = points[start:end]
        chosen.add(min(stretch, key=lambda p: p.value))
        chosen.add(max(stretch, key=lambda p: p.value))
    return sorted(chosen)


def bars(counts: Sequence[int]) -> tuple[Bar, ...]:
    """Bars for counts of one whole.

    >>> bars([3, 1])
    (Bar(number=3, share=0.75, length='100'), Bar(number=1, share=0.25, length='33.3'))
    """
    total, longest = sum(counts) or 1, max(counts) or 1
    return tuple(Bar(n, n / total, _text(_FULL * n / longest)) for n in counts)


def meter(value: float, mark: float, end: float) -> Meter:
    """A meter from 0 to its end.

    >>> meter(50, 100, 400)
    Meter(filled='12.5', mark='25')
    """
    scale = _Scale(0, end, 0, _FULL)
    return Meter(_text(min(max(scale(value), 0), _FULL)), _text(scale(mark)))


def _text(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _path(places: Sequence[tuple[float, float]]) -> str:
    """A path; a single place is a dot, which needs a line of no length."""
    drawn = [f"{_text(x)} {_text(y)}" for x, y in places]
    if len(drawn) == 1:
        return f"M{drawn[0]}h0"
    return f"M{'L'.join(drawn)}" if drawn else ""


def _triangle(x: float, y: float, *, up: bool) -> str:
    """Above the line and pointing up, or below it and pointing down."""
    sign = -1 if up else 1
    base = y + sign * _ROOM_FOR_MARK
    return f"M{_text(x - 5)} {_text(base)}h10l-5 {9 * sign}z"


def _ticks(scale: _Scale, most: int, smallest: int) -> tuple[Tick, ...]:
    """Round numbers inside a scale: 1, 2 or 5 times a power of ten apart."""
    low, high = scale.low, scale.high
    rough = max((high - low) / most, smallest)
    power = 10 ** floor(log10(rough))
    step = int(next(power * n for n in (1, 2, 5, 10) if power * n >= rough))
    first = -int(-low // step) * step
    return tuple(Tick(n, _text(scale(n))) for n in range(first, floor(high) + 1, step))
