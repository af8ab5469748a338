"""Writes the outlines of characters on tiles from a font, as few curves as they need.

Run it when a character is missing; the result is committed and nothing else needs the font:

    npm pack @fontsource/yuji-boku@5.3.0 && tar xzf fontsource-yuji-boku-5.3.0.tgz
    python -m pip install fonttools brotli shapely
    python tools/outlines.py package/files src/ligamahjong/drawing/outlines.json

Outlines are in thousandths of the em, y downwards from the top of the character. A smooth stretch
between two corners becomes the fewest cubic curves that stay within ``_TOLERANCE`` of it
(P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
"""  # noqa: INP001 - a script, in no package

from __future__ import annotations

import json
import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely.geometry import Polygon

CHARACTERS = "一二三四五六七八九万東南西北中發春夏秋冬梅蘭竹菊"
_WEIGHT = "-400-normal.woff2"
_EM = 1000
_ASCENT = 880
_TOLERANCE = 4.0
_CORNER = math.radians(38)
_STEPS = 12
_SPACING = 4.0
_HAIR = 8.0
_SLIT = 9.0
_DRY_SLIT = {"九": 34.0}
_SPECK = 900
_ROUNDS = 4
_FLAT = 1.2
_TINY = 1e-9

Point: TypeAlias = complex
Curve: TypeAlias = tuple[Point, Point, Point, Point]


class Vertex(NamedTuple):
    """A point of a flattened outline."""

    at: Point
    corner: bool


def glyphs(folder: Path) -> dict[str, list[list[Vertex]]]:
    """The contours of each character, from the subsets of a font."""
    found: dict[str, list[list[Vertex]]] = {}
    for path in sorted(folder.glob(f"*{_WEIGHT}")):
        font = TTFont(path)
        names = font.getBestCmap()
        scale = _EM / font["head"].unitsPerEm
        for character in CHARACTERS:
            if ord(character) in names and character not in found:
                pen = DecomposingRecordingPen(font.getGlyphSet())
                font.getGlyphSet()[names[ord(character)]].draw(pen)
                slit = _DRY_SLIT.get(character, _SLIT)
                found[character] = contours(pen.value, scale, slit)
    return found


def contours(
    record: list[tuple[str, tuple[tuple[float, float] | None, ...]]], scale: float, slit: float
) -> list[list[Vertex]]:
    """What a pen recorded, as closed lists of points."""
    done, points = [], []
    for operator, arguments in record:
        if operator in {"closePath", "endPath"}:
            done.append(points)
            continue
        ends = [complex(x * scale, _ASCENT - y * scale) for x, y in filter(None, arguments)]
        if operator == "moveTo":
            points = ends
        elif operator == "lineTo":
            points += [points[-1] + (ends[0] - points[-1]) * step / 3 for step in (1, 2, 3)]
        elif operator == "qCurveTo":
            for control, end in quadratics(ends):
                points += sampled(points[-1], control, end)
        else:
            raise SystemExit(f"unexpected {operator}")
    return [with_corners(one) for one in closed(done, slit)]


def quadratics(ends: list[Point]) -> list[tuple[Point, Point]]:
    """The quadratic curves of a TrueType spline."""
    *controls, last = ends
    middles = [(a + b) / 2 for a, b in pairwise(controls)]
    return list(zip(controls, [*middles, last], strict=True))


def sampled(start: Point, control: Point, end: Point) -> list[Point]:
    """Points along a quadratic curve, without its start."""
    steps = (step / _STEPS for step in range(1, _STEPS + 1))
    return [(1 - t) ** 2 * start + 2 * t * (1 - t) * control + t * t * end for t in steps]


def closed(contours: list[list[Point]], slit: float) -> list[list[Point]]:
    """Contours without the slits and specks of a dry brush."""
    ink = Polygon()
    for contour in contours:
        ink = ink.symmetric_difference(Polygon([(p.real, p.imag) for p in contour]).buffer(0))
    ink = ink.buffer(slit).buffer(-slit - _HAIR).buffer(_HAIR)
    rings = [
        ring
        for part in getattr(ink, "geoms", [ink])
        for ring in (part.exterior, *part.interiors)
        if Polygon(ring).area > _SPECK
    ]
    return [[complex(*at) for at in ring.segmentize(_SPACING).coords[:-1]] for ring in rings]


def with_corners(points: list[Point]) -> list[Vertex]:
    """An outline whose sharp turns are corners."""
    return [Vertex(at, abs(turn(points, index)) > _CORNER) for index, at in enumerate(points)]


def turn(points: list[Point], index: int, reach: float = 14.0) -> float:
    """By how much an outline turns at a point, seen from some way before to some way after."""
    here = points[index]
    back, ahead = index - 1, (index + 1) % len(points)
    while abs(points[back] - here) < reach and -back < len(points):
        back -= 1
    while abs(points[ahead] - here) < reach and ahead != index:
        ahead = (ahead + 1) % len(points)
    into, out = here - points[back], points[ahead] - here
    return math.atan2((into.conjugate() * out).imag, (into.conjugate() * out).real)


def stretches(outline: list[Vertex]) -> list[list[Point]]:
    """An outline cut at its corners; of neighbouring corners the sharpest counts."""
    points = [vertex.at for vertex in outline]
    corners = [
        index for index, vertex in enumerate(outline) if vertex.corner and sharpest(points, index)
    ]
    if not corners:
        corners = [0]
    turned = [*corners[1:], corners[0] + len(points)]
    doubled = points + points
    return [doubled[a : b + 1] for a, b in zip(corners, turned, strict=True)]


def sharpest(points: list[Point], index: int, reach: float = 14.0) -> bool:
    """Whether no point nearby turns more."""
    own = abs(turn(points, index))
    for step in (-1, 1):
        other = index + step
        while (
            abs(points[other % len(points)] - points[index]) < reach
            and other % len(points) != index
        ):
            theirs = abs(turn(points, other % len(points)))
            if theirs > own or (theirs == own and step < 0):
                return False
            other += step
    return True


def unit(vector: Point) -> Point:
    """A direction."""
    return vector / abs(vector) if vector else 0


def direction(points: list[Point], reach: float = 10.0) -> Point:
    """Where a stretch sets out to, seen from some way along it."""
    far = next((p for p in points[1:] if abs(p - points[0]) >= reach), points[-1])
    return unit(far - points[0])


def fit(points: list[Point], tolerance: float) -> list[Curve]:
    """The fewest curves found along a stretch."""
    return fitted(points, direction(points), direction(points[::-1]), tolerance)


def fitted(points: list[Point], start: Point, end: Point, tolerance: float) -> list[Curve]:
    """Curves along points with given directions at both ends."""
    if len(points) < 3:  # noqa: PLR2004 - nothing between the ends
        third = abs(points[1] - points[0]) / 3
        return [(points[0], points[0] + start * third, points[1] + end * third, points[1])]
    parameters = chord_lengths(points)
    for _ in range(_ROUNDS):
        curve = least_squares(points, parameters, start, end)
        worst, error = farthest(points, curve, parameters)
        if error <= tolerance:
            return [curve]
        if error > 6 * tolerance:
            break
        parameters = [nearer(curve, p, t) for p, t in zip(points, parameters, strict=True)]
    middle = unit(points[worst - 1] - points[worst + 1]) or start
    return fitted(points[: worst + 1], start, middle, tolerance) + fitted(
        points[worst:], -middle, end, tolerance
    )


def chord_lengths(points: list[Point]) -> list[float]:
    """A parameter for each point, by the way to it."""
    ways = [0.0]
    for a, b in pairwise(points):
        ways.append(ways[-1] + abs(b - a))
    return [way / ways[-1] for way in ways]


def at(curve: Curve, t: float) -> Point:
    """A point of a curve."""
    a, b, c, d = curve
    return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t**3 * d


def dot(a: Point, b: Point) -> float:
    """The scalar product."""
    return (a.conjugate() * b).real


def least_squares(points: list[Point], parameters: list[float], start: Point, end: Point) -> Curve:
    """The curve nearest to points at their parameters."""
    first, last = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for point, t in zip(points, parameters, strict=True):
        one, two = 3 * t * (1 - t) ** 2 * start, 3 * t * t * (1 - t) * end
        rest = point - at((first, first, last, last), t)
        c00 += dot(one, one)
        c01 += dot(one, two)
        c11 += dot(two, two)
        x0 += dot(one, rest)
        x1 += dot(two, rest)
    determinant = c00 * c11 - c01 * c01
    third = abs(last - first) / 3
    lengths = [third, third]
    if abs(determinant) > _TINY:
        lengths = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant]
    if min(lengths) < third / 1000:
        lengths = [third, third]
    return first, first + start * lengths[0], last + end * lengths[1], last


def farthest(points: list[Point], curve: Curve, parameters: list[float]) -> tuple[int, float]:
    """The inner point farthest from a curve, and how far."""
    distances = [abs(at(curve, t) - p) for p, t in zip(points, parameters, strict=True)]
    worst = max(range(1, len(points) - 1), key=distances.__getitem__)
    return worst, distances[worst]


def nearer(curve: Curve, point: Point, t: float) -> float:
    """One step of Newton towards the parameter nearest to a point."""
    a, b, c, d = curve
    away = at(curve, t) - point
    speed = 3 * ((1 - t) ** 2 * (b - a) + 2 * t * (1 - t) * (c - b) + t * t * (d - c))
    change = 6 * ((1 - t) * (c - 2 * b + a) + t * (d - 2 * c + b))
    slope = dot(speed, speed) + dot(away, change)
    return t - dot(away, speed) / slope if slope else t


def straight(curve: Curve) -> bool:
    """Whether a curve is as good as its chord."""
    a, b, c, d = curve
    chord = d - a
    return abs(chord) > 0 and all(
        abs((chord.conjugate() * (p - a)).imag) / abs(chord) < _FLAT for p in (b, c)
    )


def commands(outline: list[Vertex]) -> list[list[int]]:
    """A contour: its start, then lines of two numbers and curves of six."""
    curves = [curve for stretch in stretches(outline) for curve in fit(stretch, _TOLERANCE)]
    numbers = [[curves[0][0]]]
    numbers += [[one[3]] if straight(one) else [*one[1:]] for one in curves]
    return [[round(part) for p in points for part in (p.real, p.imag)] for points in numbers]


def main(folder: str, target: str) -> None:
    """Write the file."""
    found = glyphs(Path(folder))
    missing = [character for character in CHARACTERS if character not in found]
    if missing:
        raise SystemExit(f"not in the font: {''.join(missing)}")
    lines = [
        f"{json.dumps(character, ensure_ascii=False)}: "
        f"{json.dumps([commands(one) for one in found[character]], separators=(',', ':'))}"
        for character in CHARACTERS
    ]
    Path(target).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
