from __future__ import annotations

import pytest

from ligamahjong.reference.riichi.editions import changes
from ligamahjong.reference.riichi.tables import (
    FU_ROWS,
    HAN_COLUMNS,
    limit_rows,
    pair_rows,
    score_table,
    set_rows,
    tie_rows,
    wait_rows,
)
from ligamahjong.riichi.editions import RCR_2016, RCR_2025, Edition, compare
from ligamahjong.riichi.points import base_points, payments

NO_HAND = {
    *((han, 20, False) for han in range(1, 5)),  # 20 fu are those of a drawn pinfu
    (1, 20, True),
    (1, 25, False),  # seven pairs have two han, and three when drawn
    (1, 25, True),
    (2, 25, True),
    (1, 110, True),
}
"""Han and fu that no hand has on a discard, or by self-draw."""


@pytest.mark.parametrize(
    ("edition", "no_hand"),
    [(RCR_2016, NO_HAND), (RCR_2025, NO_HAND | {(1, 110, False)})],
    ids=["rcr-2016", "rcr-2025"],
)
@pytest.mark.parametrize("east", [True, False])
def test_cells_are_what_points_gives(
    edition: Edition,
    no_hand: set[tuple[int, int, bool]],
    east: bool,  # noqa: FBT001
) -> None:
    table = score_table(edition, east=east)
    assert tuple(table) == FU_ROWS
    for fu, cells in table.items():
        assert len(cells) == len(HAN_COLUMNS)
        for han, cell in enumerate(cells, start=1):
            base, limit = base_points(han, fu, edition)
            assert cell.limit is limit
            for tsumo, paid in ((False, cell.ron), (True, cell.tsumo)):
                due = payments(base, tsumo=tsumo, east=east)
                assert paid == (None if (han, fu, tsumo) in no_hand else due)


# The book's table (RCR 2016 p. 30, kiriage of 2025): what there is not is None.
@pytest.mark.parametrize(
    ("east", "fu", "ron", "each"),
    [
        (False, 20, (None,) * 4, (None, (400, 700), (700, 1300), (1300, 2600))),
        (False, 25, (None, 1600, 3200, 6400), (None, None, (800, 1600), (1600, 3200))),
        (
            False,
            30,
            (1000, 2000, 3900, 8000),
            ((300, 500), (500, 1000), (1000, 2000), (2000, 4000)),
        ),
        (
            False,
            60,
            (2000, 3900, 8000, 8000),
            ((500, 1000), (1000, 2000), (2000, 4000), (2000, 4000)),
        ),
        (
            False,
            110,
            (None, 7100, 8000, 8000),
            (None, (1800, 3600), (2000, 4000), (2000, 4000)),
        ),
        (True, 20, (None,) * 4, (None, (700, 0), (1300, 0), (2600, 0))),
        (True, 30, (1500, 2900, 5800, 12000), ((500, 0), (1000, 0), (2000, 0), (4000, 0))),
        (True, 40, (2000, 3900, 7700, 12000), ((700, 0), (1300, 0), (2600, 0), (4000, 0))),
    ],
)
def test_rows_of_the_book(
    east: bool,  # noqa: FBT001
    fu: int,
    ron: tuple[int | None, ...],
    each: tuple[tuple[int, int] | None, ...],
) -> None:
    cells = score_table(east=east)[fu]
    assert tuple(cell.ron and cell.ron.total for cell in cells) == ron
    assert tuple(cell.tsumo and (cell.tsumo.others, cell.tsumo.dealer) for cell in cells) == each


def test_without_kiriage_there_is_a_step_before_mangan() -> None:
    (cell,) = score_table(RCR_2016, east=False)[30][3:]
    assert cell.ron is not None
    assert cell.ron.total == 7700
    assert not cell.limit


def test_limits_of_the_book_with_sanbaiman_from_eleven_han_and_yakuman() -> None:
    rows = [
        (row.limit.value, row.first, row.last, row.east.ron, row.others.ron) for row in limit_rows()
    ]
    assert [
        (name, first, last, east and east.total, other and other.total)
        for name, first, last, east, other in rows
    ] == [
        ("mangan", 5, 5, 12000, 8000),
        ("haneman", 6, 7, 18000, 12000),
        ("baiman", 8, 10, 24000, 16000),
        ("sanbaiman", 11, 13, 36000, 24000),
        ("yakuman", 0, 0, 48000, 32000),
    ]
    yakuman = limit_rows()[-1]
    assert yakuman.east.tsumo is not None
    assert yakuman.others.tsumo is not None
    assert yakuman.east.tsumo.others == 16000
    assert (yakuman.others.tsumo.others, yakuman.others.tsumo.dealer) == (8000, 16000)


def test_fu_of_the_book() -> None:
    assert [(row.open, row.concealed) for row in set_rows()] == [(2, 4), (4, 8), (8, 16), (16, 32)]
    assert {row.cause: row.fu for row in pair_rows()} == {
        "dragon": 2,
        "seat": 2,
        "round": 2,
        "double": 2,
        "other": 0,
    }
    assert {row.cause: row.fu for row in wait_rows()} == {
        "kanchan": 2,
        "penchan": 2,
        "tanki": 2,
        "ryanmen": 0,
        "shanpon": 0,
    }


def test_the_double_wind_was_worth_four_in_2016() -> None:
    assert {row.cause: row.fu for row in pair_rows(RCR_2016)}["double"] == 4


def test_uma_of_every_tie_adds_up_to_nothing() -> None:
    rows = {row.places: tuple(map(int, row.uma)) for row in tie_rows()}
    assert len(rows) == 8
    assert all(sum(uma) == 0 for uma in rows.values())
    assert rows[1, 2, 3, 4] == (15000, 5000, -5000, -15000)
    assert rows[1, 1, 3, 4] == (10000, 10000, -5000, -15000)
    assert rows[1, 2, 2, 4] == (15000, 0, 0, -15000)
    assert rows[1, 2, 3, 3] == (15000, 5000, -10000, -10000)
    assert rows[1, 1, 1, 1] == (0, 0, 0, 0)


def test_what_the_engine_changed_since_2016_is_told() -> None:
    told = [one.rule for one in changes() if one.rule]
    assert [one.rule for one in compare(RCR_2016, RCR_2025)] == told[:3]
    assert len(set(told)) == len(told)


def test_every_change_has_its_name_and_what_was_decided_in_both_languages() -> None:
    for one in changes():
        assert one.rule or (one.name.es and one.name.en)
        assert one.rule or one.decided
        assert all(text.es and text.en for text in one.decided.values())
