"""Numbers as the books print them."""

from __future__ import annotations

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.numbers import MELDED_AND_CONCEALED_KONG, number_in_book
from ligamahjong.mcr.profiles import CN, EMA


def test_only_one_fan_has_another_number_in_the_green_book() -> None:
    assert [n for n in FANS if number_in_book(n, EMA) != n] == [MELDED_AND_CONCEALED_KONG]
    assert {number_in_book(n, EMA) for n in FANS} == set(range(1, 82))


def test_in_china_it_has_its_own() -> None:
    assert [number_in_book(n, CN) for n in FANS] == list(range(1, 83))


def test_the_points_decide_whose_book_it_is() -> None:
    mixed = EMA.with_switches({"points": "cn"})
    assert number_in_book(MELDED_AND_CONCEALED_KONG, mixed) == 82
