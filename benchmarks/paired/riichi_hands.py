"""Winning hands of riichi by the numbers 0 to 135 of Tenhou: invented ones, and real ones."""

from __future__ import annotations

import gzip
import json
import random
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.tiles.tile import FIVES, HONOURS, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

__all__ = ["Won", "invented", "real"]

_ORPHANS = (0, 8, 9, 17, 18, 26, *HONOURS)
_GREEN = (19, 20, 21, 23, 25, 32)
_SHAPES = ("sets", "pairs", "orphans", "gates")
_OFTEN = (88, 7, 3, 2)
_THEMES: Sequence[tuple[int, Sequence[int]]] = (
    (50, KINDS),
    (14, range(27)),
    (8, (*range(9), *HONOURS)),
    (6, range(18, 27)),
    (6, _ORPHANS),
    (4, HONOURS),
    (2, _GREEN),
    (6, (0, 1, 2, 9, 10, 11, 18, 19, 20)),
    (4, (*range(1, 8), *range(10, 17), *range(19, 26))),
)
"""How often a hand is made of which kinds, so that rare yaku come up too."""


class Won(NamedTuple):
    """A winning hand and how it was won.

    Attributes:
        standing: numbers of the tiles that stand, without the winning one.
        winning: number of the winning tile.
        melds: type and numbers of each set that lies apart.
        tsumo: whether it was drawn.
        seat: 0 to 3 for East to North.
        round: the same.
        riichi: 0, 1, or 2 for a double one.
        luck: what else happened, true by the names of the situation.
        dora: numbers of the open indicators.
        ura: numbers of those below them.
    """

    standing: tuple[int, ...]
    winning: int
    melds: tuple[tuple[str, tuple[int, ...]], ...]
    tsumo: bool
    seat: int
    round: int
    riichi: int
    luck: Mapping[str, bool]
    dora: tuple[int, ...]
    ura: tuple[int, ...]


def invented(number: int, seed: int = 2026) -> Iterator[Won]:
    """Random complete hands of all shapes, open and closed; a few have no yaku.

    Args:
        number: how many.
        seed: of the random numbers.
    """
    draw = random.Random(seed)
    while number:
        hand = _invented(draw)
        if hand is not None:
            number -= 1
            yield hand


def _invented(draw: random.Random) -> Won | None:
    (shape,) = draw.choices(_SHAPES, _OFTEN)
    if shape == "sets":
        found = _sets(draw)
        if found is None:
            return None
        standing, melds = found
    else:
        standing, melds = _without_sets(shape, draw), []
    wall = _Wall(draw)
    apart = tuple((name, wall.take(kinds)) for name, kinds in melds)
    return _won(wall, list(wall.take(standing)), apart, draw)


def _sets(draw: random.Random) -> tuple[list[int], list[tuple[str, list[int]]]] | None:
    """Four sets and a pair of some kinds, or ``None`` where a fifth copy would be needed."""
    (theme,) = draw.choices([kinds for _, kinds in _THEMES], [often for often, _ in _THEMES])
    lows = [low for low in theme if low < 27 and low % 9 < 7 and {low + 1, low + 2} <= set(theme)]
    apart = 0 if draw.random() < 0.5 else draw.randint(1, 4)
    pair = draw.choice(theme)
    standing, melds = [pair, pair], []
    for number in range(4):
        if lows and draw.random() < 0.6:
            low = draw.choice(lows)
            name, kinds = "chi", [low, low + 1, low + 2]
        else:
            (name,) = draw.choices(("pon", "minkan", "kakan", "ankan"), (6, 1, 1, 3))
            kinds = [draw.choice(theme)] * (3 if name == "pon" else 4)
        if number < apart:
            melds.append((name, kinds))
        else:
            standing += kinds[:3]
    every = standing + [kind for _, kinds in melds for kind in kinds]
    return None if any(every.count(kind) > 4 for kind in set(every)) else (standing, melds)


def _without_sets(shape: str, draw: random.Random) -> list[int]:
    if shape == "pairs":
        theme = draw.choice((KINDS, _ORPHANS, HONOURS, range(9, 18), range(1, 8)))
        return [kind for kind in draw.sample(theme, 7) for _ in range(2)]
    if shape == "orphans":
        return [*_ORPHANS, draw.choice(_ORPHANS)]
    first = draw.choice((0, 9, 18))
    return [first + rank for rank in (0, 0, *range(9), 8, 8, draw.randrange(9))]


class _Wall:
    """The tiles that nobody has yet."""

    def __init__(self, draw: random.Random) -> None:
        self._draw = draw
        self.left = set(range(136))

    def take(self, kinds: Iterable[int]) -> tuple[int, ...]:
        """A tile of each kind."""
        return tuple(self._take([4 * kind + copy for copy in range(4)]) for kind in kinds)

    def any(self, number: int) -> tuple[int, ...]:
        """Some tiles, whichever."""
        return tuple(self._take(range(136)) for _ in range(number))

    def _take(self, among: Iterable[int]) -> int:
        taken = self._draw.choice([one for one in among if one in self.left])
        self.left.remove(taken)
        return taken


def _won(
    wall: _Wall,
    standing: list[int],
    melds: tuple[tuple[str, tuple[int, ...]], ...],
    draw: random.Random,
) -> Won:
    """The hand with a winning tile and a story that can be."""
    winning = standing.pop(draw.randrange(len(standing)))
    seat, tsumo = draw.randrange(4), draw.random() < 0.5
    kans = sum(name.endswith("kan") for name, _ in melds)
    closed = all(name == "ankan" for name, _ in melds)
    riichi = draw.choices((0, 1, 2), (10, 9, 1))[0] if closed else 0
    luck: set[str] = set()
    if riichi and draw.random() < 0.2:
        luck.add("ippatsu")
    if tsumo and kans and "ippatsu" not in luck and draw.random() < 0.3:
        luck.add("rinshan")
    elif draw.random() < 0.05:
        luck.add("haitei" if tsumo else "houtei")
    elif not melds and not riichi and draw.random() < 0.04:
        luck |= _first_turn(seat, tsumo=tsumo)
    elif not tsumo and winning // 4 not in {one // 4 for one in _all(standing, melds)}:
        luck |= {"chankan"} if draw.random() < 0.1 else set()
    indicators = 1 + draw.randint(0, kans)
    dora = wall.any(indicators)
    ura = wall.any(indicators) if riichi else ()
    if winning // 4 in {one // 4 for one in (*dora, *ura)}:
        luck.discard("chankan")
    story = dict.fromkeys(sorted(luck), True)
    return Won(
        tuple(standing), winning, melds, tsumo, seat, draw.randrange(2), riichi, story, dora, ura
    )


def _first_turn(seat: int, *, tsumo: bool) -> set[str]:
    """What a win in the first turn is; East has no blessing of man."""
    if tsumo:
        return {"chiihou" if seat else "tenhou"}
    return {"renhou"} if seat else set()


def _all(standing: Iterable[int], melds: Iterable[tuple[str, tuple[int, ...]]]) -> tuple[int, ...]:
    return (*standing, *(one for _, ids in melds for one in ids))


def real(path: Path) -> Iterator[Won]:
    """Real wins of a file that has them as objects, one a line.

    Args:
        path: of the compressed file; docs/figures.md says where such files come from.
    """
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield _real(json.loads(line))


_FLAGS = ("ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou")


def _real(row: dict[str, Any]) -> Won:
    names = {*(row.get("yaku") or ()), *(row.get("yakuman") or ())}
    names |= {name for name, there in (row.get("flags") or {}).items() if there}
    kinds = [(name, _kinds(name, low)) for name, low in row["melds"]]
    take = _Numbers(row["closed"], kinds, row["aka"])
    melds = tuple((name, take.all(of)) for name, of in kinds)
    closed = list(row["closed"])
    closed.remove(row["win"])
    standing = take.all(closed)
    (winning,) = take.all([row["win"]])
    riichi = 2 if "double_riichi" in names else int("riichi" in names)
    return Won(
        standing,
        winning,
        melds,
        row["tsumo"],
        row["seat"],
        row["round"],
        riichi,
        dict.fromkeys(sorted(names & set(_FLAGS)), True),
        take.all(row.get("dora", ())),
        take.all(row.get("ura", ())),
    )


def _kinds(name: str, low: int) -> list[int]:
    if name == "chi":
        return [low, low + 1, low + 2]
    return [low] * (3 if name == "pon" else 4)


class _Numbers:
    """Numbers for kinds, with so many red fives among them."""

    def __init__(
        self, closed: Sequence[int], melds: Sequence[tuple[str, Sequence[int]]], reds: int
    ) -> None:
        every = [*closed, *(kind for _, kinds in melds for kind in kinds)]
        held = sorted((kind for kind in FIVES if kind in every), key=every.count, reverse=True)
        red = set(held[:reds])
        self._free = {
            kind: [
                4 * kind + copy
                for copy in (range(4) if kind in red or kind not in FIVES else (1, 2, 3, 0))
            ]
            for kind in KINDS
        }

    def all(self, kinds: Iterable[int]) -> tuple[int, ...]:
        """A number for each kind."""
        return tuple(self._free[kind].pop(0) for kind in kinds)
