"""The ten worked examples of the rule book, in both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.table import Wind
from support.riichi_wins import won

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition


class Example(NamedTuple):
    """An example.

    Attributes:
        hand: how it is written.
        facts: how it was won.
        yaku: with their han.
        han: with dora.
        fu: 0 for a yakuman.
        east: what East gets in the edition of 2016 and in that of 2025.
        other: what another player gets.
    """

    hand: str
    facts: dict[str, Any]
    yaku: dict[str, int]
    han: int
    fu: int
    east: tuple[int, int]
    other: tuple[int, int]


DRAWN = {"tsumo": True}
EXAMPLES = [
    Example(
        "33m123m123s456s78s+9s",
        {"riichi": 1, "tsumo": True},
        {"riichi": 1, "menzen_tsumo": 1, "pinfu": 1, "ittsu": 2},
        5,
        20,
        (12_000, 12_000),
        (8_000, 8_000),
    ),
    Example(
        "33m123m123s456s78s+9s",
        {"riichi": 1},
        {"riichi": 1, "pinfu": 1, "ittsu": 2},
        4,
        30,
        (11_600, 12_000),
        (7_700, 8_000),
    ),
    Example(
        "33m123s123s78s+9s chi 456s",
        {"dora": "6s"},
        {"ittsu": 1},
        2,
        30,
        (2_900, 2_900),
        (2_000, 2_000),
    ),
    Example(
        "333m222p444p33s88s+8s",
        DRAWN,
        {"suuankou": 13},
        13,
        0,
        (48_000, 48_000),
        (32_000, 32_000),
    ),
    Example(
        "333m222p444p33s88s+8s",
        {"dora": "3p"},
        {"sanankou": 2, "toitoi": 2, "tanyao": 1},
        8,
        50,
        (24_000, 24_000),
        (16_000, 16_000),
    ),
    Example(
        "2233m55m2266p334s+4s",
        {"riichi": 1, "ippatsu": True, "tsumo": True},
        {"riichi": 1, "ippatsu": 1, "menzen_tsumo": 1, "tanyao": 1, "chiitoitsu": 2},
        6,
        25,
        (18_000, 18_000),
        (12_000, 12_000),
    ),
    Example(
        "66z33m55m2266p334s+4s",
        {},
        {"chiitoitsu": 2},
        2,
        25,
        (2_400, 2_400),
        (1_600, 1_600),
    ),
    Example(
        "334455m112233p7z+7z",
        DRAWN,
        {"ryanpeikou": 3, "menzen_tsumo": 1},
        4,
        30,
        (11_700, 12_000),
        (7_900, 8_000),
    ),
    Example(
        "444z11p234p567p89p+7p",
        DRAWN,
        {"honitsu": 3, "menzen_tsumo": 1},
        4,
        40,
        (12_000, 12_000),
        (8_000, 8_000),
    ),
]


@pytest.mark.parametrize("seat", [Wind.EAST, Wind.SOUTH])
@pytest.mark.parametrize("edition", [RCR_2016, RCR_2025], ids=lambda edition: edition.id)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.hand)
def test_a_worked_example(example: Example, edition: Edition, seat: Wind) -> None:
    found = won(example.hand, edition, seat=seat, round=Wind.SOUTH, **example.facts)
    assert found.yaku == example.yaku
    assert (found.reading.han, found.reading.fu) == (example.han, example.fu)
    points = example.east if seat is Wind.EAST else example.other
    assert found.points == points[edition is RCR_2025]


@pytest.mark.parametrize("edition", [RCR_2016, RCR_2025], ids=lambda edition: edition.id)
def test_the_example_of_east_in_the_east_round(edition: Edition) -> None:
    found = won("11s123s789s33z+3z pon 111z", edition, seat=Wind.EAST, dora="6s")
    assert found.yaku == {"honitsu": 2, "seat_wind": 1, "round_wind": 1, "chanta": 1}
    assert (found.reading.han, found.dora, found.points) == (6, 1, 18_000)


@pytest.mark.parametrize(
    ("hand", "facts", "east", "other"),
    [
        ("33m123m123s456s78s+9s", {"riichi": 1}, (0, 0, 4_000), (0, 4_000, 2_000)),
        ("333m222p444p33s88s+8s", {}, (0, 0, 16_000), (0, 16_000, 8_000)),
        ("2233m55m2266p334s+4s", {"riichi": 1, "ippatsu": True}, (0, 0, 6_000), (0, 6_000, 3_000)),
        ("334455m112233p7z+7z", {}, (0, 0, 4_000), (0, 4_000, 2_000)),
    ],
)
def test_what_each_player_pays_at_a_self_draw(
    hand: str, facts: dict[str, Any], east: tuple[int, ...], other: tuple[int, ...]
) -> None:
    for seat, payments in ((Wind.EAST, east), (Wind.SOUTH, other)):
        assert won(hand, tsumo=True, seat=seat, round=Wind.SOUTH, **facts).payments == payments


def test_what_each_pays_in_2016_where_the_editions_differ() -> None:
    found = won("334455m112233p7z+7z", RCR_2016, tsumo=True)
    assert found.payments == (0, 3_900, 2_000)
    assert won("334455m112233p7z+7z", RCR_2016, tsumo=True, seat=Wind.EAST).payments == (
        0,
        0,
        3_900,
    )
