"""The table of fans is whole and says what the books say."""

from __future__ import annotations

import csv
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ligamahjong.mcr.book import OF_SETS, RECOGNISED
from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.profiles import CN, EMA

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.mcr.profiles import Profile

OF_THE_BOOK = {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 7, 4: 4, 2: 10, 1: 13}
"""How many fans the Green Book has of each value; one melded and one concealed kong is one more."""


def test_the_numbers_are_those_of_the_book_and_one_more() -> None:
    assert list(FANS) == list(range(1, 83))


def test_the_values_are_those_of_the_book() -> None:
    assert Counter(fan.ema for fan in FANS.values()) == OF_THE_BOOK
    assert [fan.ema for fan in FANS.values() if fan.number < 82] == sorted(
        (fan.ema for fan in FANS.values() if fan.number < 82), reverse=True
    )


def test_china_pays_less_for_two_fans() -> None:
    differing = {fan.number: (fan.ema, fan.cn) for fan in FANS.values() if fan.ema != fan.cn}
    assert differing == {48: (8, 6), 82: (6, 5)}


def test_every_fan_has_names_and_sources() -> None:
    for fan in FANS.values():
        assert all((fan.key, fan.spanish, fan.english, fan.chinese)), fan
        assert fan.sources[0] == "§3.8.1"
    for names in zip(
        *((f.key, f.spanish, f.english, f.chinese) for f in FANS.values()), strict=True
    ):
        assert len(set(names)) == 82


def test_what_is_excluded_is_a_fan_and_not_a_higher_one() -> None:
    for fan in FANS.values():
        for other in (*fan.excludes, *fan.excludes_for_sets):
            assert other in FANS
            assert other != fan.number
            assert FANS[other].ema <= fan.ema, (fan.number, other)
        assert not {*fan.excludes} & {*fan.excludes_for_sets}


def test_every_fan_is_found_by_its_key() -> None:
    assert all(by_key(fan.key) == number for number, fan in FANS.items())
    with pytest.raises(KeyError):
        by_key("heavenly_hand")


def test_every_fan_but_two_has_one_definition_called_like_it() -> None:
    defined = [(one.number, one.holds.__name__, one.holds.__module__) for one in RECOGNISED]
    defined += [(one.number, one.holds.__name__, one.holds.__module__) for one in OF_SETS]
    numbers = [number for number, *_ in defined]
    assert len(numbers) == len(set(numbers))
    assert set(FANS) - set(numbers) == {by_key("chicken_hand"), FLOWER_TILES}
    for number, name, module in defined:
        assert name == FANS[number].key
        assert module.endswith(f"points_{FANS[number].ema}")


@pytest.mark.shared
def test_the_points_and_names_are_those_of_the_rules_in_british_spelling(shared: Path) -> None:
    with (shared / "rules/mcr_fans.csv").open(encoding="utf-8") as file:
        rows = {int(row["number"]): row for row in csv.DictReader(file)}
    for number, row in rows.items():
        fan = FANS[number]
        assert (fan.ema, fan.english, fan.chinese) == (
            int(row["points"]),
            row["english"].replace("Honors", "Honours"),
            row["chinese"],
        )


FOUR_EQUAL_CHOWS = {(14, 70), (14, 71), (14, 72)}
"""No two of four equal chows form these."""
KNITTED_WAITS = {(35, 77), (35, 78)}
"""The ruling on waits beside a knitted straight is about the wait and not about the table."""
IMPLIED = {
    (23, 24), (23, 69), (24, 23), (28, 71), (28, 72), (41, 70),
    (77, 78), (77, 79), (78, 77), (78, 79), (79, 77), (79, 78),
}  # fmt: skip
"""What the Chinese table leaves to the principles: of the same sets, or two waits at once."""


def excluded(path: Path) -> set[tuple[int, int]]:
    """Pairs of fans in a table of the rules; ``73-1`` is one fewer and no exclusion."""
    with path.open(encoding="utf-8") as file:
        return {
            (int(row["number"]), int(re.sub(r"\D", "", token)))
            for row in csv.DictReader(file)
            for token in row["excludes"].split()
            if not token.endswith("-1")
        }


def ours(profile: Profile) -> set[tuple[int, int]]:
    excludes = rules_of(profile).excludes
    return {
        (number, other)
        for number, fan in FANS.items()
        for other in (*excludes[number], *fan.excludes_for_sets)
    }


@pytest.mark.shared
def test_the_exclusions_are_those_of_the_green_book(shared: Path) -> None:
    theirs = excluded(shared / "rules/mcr_fans.csv")
    one_of_each_kong = {(82, 67), (82, 74)}
    assert ours(EMA) - theirs == FOUR_EQUAL_CHOWS | one_of_each_kong
    assert theirs - ours(EMA) == KNITTED_WAITS


@pytest.mark.shared
def test_the_exclusions_are_those_of_china(shared: Path) -> None:
    theirs = excluded(shared / "rules/mcr_fans_mil2025.csv")
    assert ours(CN) - theirs == IMPLIED
    assert theirs <= ours(CN)
