"""The score table of the rule book, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.riichi.points import LIMIT_BASES, Limit, base_points, payments

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition

EAST_RON = """
  30   1500   2900   5800  11600
  40   2000   3900   7700  12000
  50   2400   4800   9600  12000
  60   2900   5800  11600  12000
  70   3400   6800  12000  12000
  80   3900   7700  12000  12000
  90   4400   8700  12000  12000
 100   4800   9600  12000  12000
 110   5300  10600  12000  12000
"""
EAST_TSUMO = """
  30    500   1000   2000   3900
  40    700   1300   2600   4000
  50    800   1600   3200   4000
  60   1000   2000   3900   4000
  70   1200   2300   4000   4000
  80   1300   2600   4000   4000
  90   1500   2900   4000   4000
 100   1600   3200   4000   4000
 110   1800   3600   4000   4000
"""
OTHER_RON = """
  30   1000   2000   3900   7700
  40   1300   2600   5200   8000
  50   1600   3200   6400   8000
  60   2000   3900   7700   8000
  70   2300   4500   8000   8000
  80   2600   5200   8000   8000
  90   2900   5800   8000   8000
 100   3200   6400   8000   8000
 110   3600   7100   8000   8000
"""
OTHER_TSUMO = """
  30    300/500    500/1000  1000/2000  2000/3900
  40    400/700    700/1300  1300/2600  2000/4000
  50    400/800    800/1600  1600/3200  2000/4000
  60    500/1000  1000/2000  2000/3900  2000/4000
  70    600/1200  1200/2300  2000/4000  2000/4000
  80    700/1300  1300/2600  2000/4000  2000/4000
  90    800/1500  1500/2900  2000/4000  2000/4000
 100    800/1600  1600/3200  2000/4000  2000/4000
 110    900/1800  1800/3600  2000/4000  2000/4000
"""
"""What each of the two others pays, then East."""

LIMITS = {
    Limit.MANGAN: (12_000, 4_000, 8_000, (2_000, 4_000)),
    Limit.HANEMAN: (18_000, 6_000, 12_000, (3_000, 6_000)),
    Limit.BAIMAN: (24_000, 8_000, 16_000, (4_000, 8_000)),
    Limit.SANBAIMAN: (36_000, 12_000, 24_000, (6_000, 12_000)),
    Limit.YAKUMAN: (48_000, 16_000, 32_000, (8_000, 16_000)),
}
KIRIAGE = {(4, 30), (3, 60)}
PINFU_TSUMO = {2: (400, 700), 3: (700, 1_300), 4: (1_300, 2_600)}
"""With 20 fu, which only a drawn pinfu has."""
SEVEN_PAIRS_RON = {2: (2_400, 1_600), 3: (4_800, 3_200), 4: (9_600, 6_400)}
SEVEN_PAIRS_TSUMO = {3: (800, 1_600), 4: (1_600, 3_200)}


def cells(table: str) -> list[tuple[int, int, str]]:
    """Han, fu and what stands in the cell."""
    rows = [line.split() for line in table.split("\n") if line]
    return [
        (han, int(fu), cell) for fu, *values in rows for han, cell in enumerate(values, start=1)
    ]


def base(han: int, fu: int, edition: Edition) -> int:
    return base_points(han, fu, edition)[0]


def rounded_up(han: int, fu: int, value: int, mangan: int, edition: Edition) -> int:
    """The table is that of 2016; since 2025 two of its columns end a step earlier."""
    return mangan if edition is RCR_2025 and (han, fu) in KIRIAGE else value


@pytest.fixture(params=[RCR_2016, RCR_2025], ids=lambda edition: edition.id)
def edition(request: pytest.FixtureRequest) -> Edition:
    found: Edition = request.param
    return found


@pytest.mark.parametrize(("han", "fu", "cell"), cells(EAST_RON))
def test_east_on_a_discard(han: int, fu: int, cell: str, edition: Edition) -> None:
    paid = payments(base(han, fu, edition), tsumo=False, east=True)
    assert paid == (rounded_up(han, fu, int(cell), 12_000, edition), 0, 0)


@pytest.mark.parametrize(("han", "fu", "cell"), cells(EAST_TSUMO))
def test_east_at_a_self_draw(han: int, fu: int, cell: str, edition: Edition) -> None:
    paid = payments(base(han, fu, edition), tsumo=True, east=True)
    assert paid == (0, 0, rounded_up(han, fu, int(cell), 4_000, edition))


@pytest.mark.parametrize(("han", "fu", "cell"), cells(OTHER_RON))
def test_another_player_on_a_discard(han: int, fu: int, cell: str, edition: Edition) -> None:
    paid = payments(base(han, fu, edition), tsumo=False, east=False)
    assert paid == (rounded_up(han, fu, int(cell), 8_000, edition), 0, 0)


@pytest.mark.parametrize(("han", "fu", "cell"), cells(OTHER_TSUMO))
def test_another_player_at_a_self_draw(han: int, fu: int, cell: str, edition: Edition) -> None:
    others, east = map(int, cell.split("/"))
    paid = payments(base(han, fu, edition), tsumo=True, east=False)
    assert paid == (
        0,
        rounded_up(han, fu, east, 4_000, edition),
        rounded_up(han, fu, others, 2_000, edition),
    )


@pytest.mark.parametrize("limit", LIMITS, ids=str)
def test_the_limits(limit: Limit) -> None:
    east_ron, east_tsumo, ron, (others, east) = LIMITS[limit]
    points = LIMIT_BASES[limit]
    assert payments(points, tsumo=False, east=True).discarder == east_ron
    assert payments(points, tsumo=True, east=True) == (0, 0, east_tsumo)
    assert payments(points, tsumo=False, east=False).discarder == ron
    assert payments(points, tsumo=True, east=False) == (0, east, others)


@pytest.mark.parametrize(
    ("han", "limit"),
    [
        (5, Limit.MANGAN),
        (6, Limit.HANEMAN),
        (7, Limit.HANEMAN),
        (8, Limit.BAIMAN),
        (9, Limit.BAIMAN),
        (10, Limit.BAIMAN),
        (11, Limit.SANBAIMAN),
        (12, Limit.SANBAIMAN),
        (13, Limit.SANBAIMAN),
        (40, Limit.SANBAIMAN),
    ],
)
def test_from_five_han_on_the_fu_do_not_matter(han: int, limit: Limit, edition: Edition) -> None:
    for fu in (20, 25, 30, 110):
        assert base_points(han, fu, edition) == (LIMIT_BASES[limit], limit)


@pytest.mark.parametrize("han", PINFU_TSUMO)
def test_a_drawn_pinfu(han: int, edition: Edition) -> None:
    others, east = PINFU_TSUMO[han]
    assert payments(base(han, 20, edition), tsumo=True, east=False) == (0, east, others)
    assert payments(base(han, 20, edition), tsumo=True, east=True) == (0, 0, east)


@pytest.mark.parametrize("han", SEVEN_PAIRS_RON)
def test_seven_pairs_on_a_discard(han: int, edition: Edition) -> None:
    east, other = SEVEN_PAIRS_RON[han]
    assert payments(base(han, 25, edition), tsumo=False, east=True).discarder == east
    assert payments(base(han, 25, edition), tsumo=False, east=False).discarder == other


@pytest.mark.parametrize("han", SEVEN_PAIRS_TSUMO)
def test_drawn_seven_pairs(han: int, edition: Edition) -> None:
    others, east = SEVEN_PAIRS_TSUMO[han]
    assert payments(base(han, 25, edition), tsumo=True, east=False) == (0, east, others)


def test_each_counter_adds_300_or_100_from_each() -> None:
    assert payments(1280, tsumo=False, east=False, counters=600) == (5_800, 0, 0)
    assert payments(1280, tsumo=True, east=False, counters=600) == (0, 2_800, 1_500)
    assert payments(1280, tsumo=True, east=True, counters=600) == (0, 0, 2_800)
