"""Options that commands about riichi share."""

from __future__ import annotations

from typing import Any

import click
import pytest
from click.testing import CliRunner

from ligamahjong.cli.riichi_options import (
    POINTS,
    SEAT,
    SEATS_TYPE,
    TILES,
    rule_options,
    takes,
    takes_rules,
)
from ligamahjong.errors import RulesError
from ligamahjong.riichi.editions import EDITIONS, RCR_2016, RCR_2025, Edition, Renhou
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.rules import rule_entries


@click.command()
@takes(*rule_options)
@takes_rules
def chosen(rules: Edition) -> Edition:
    return rules


def edition_of(*args: str) -> Edition:
    result = CliRunner().invoke(chosen, args, standalone_mode=False)
    if result.exception:
        raise result.exception
    found: Edition = result.return_value
    return found


def test_the_edition_of_the_options() -> None:
    assert edition_of() == RCR_2025
    assert edition_of("--edition", "rcr-2016") == RCR_2016
    changed = edition_of("--edition", "rcr-2016", "--option", "kiriage=sí", "--option", "noten=0")
    assert changed == RCR_2016.with_options({"kiriage": True, "noten": 0})


@pytest.mark.parametrize(
    ("option", "name", "value"),
    [
        ("kiriage=no", "kiriage", False),
        ("kiriage=FALSE", "kiriage", False),
        ("red_fives=on", "red_fives", True),
        ("double_wind_fu = 4", "double_wind_fu", 4),
        ("renhou=yakuman", "renhou", Renhou.YAKUMAN),
        ("uma=10000, 5000, -5000,-10000", "uma", (10_000, 5000, -5000, -10_000)),
        ("responsible=none", "responsible", frozenset()),
        ("responsible=suukantsu, daisangen", "responsible", frozenset({"suukantsu", "daisangen"})),
    ],
)
def test_values_of_rules(option: str, name: str, value: object) -> None:
    assert getattr(edition_of("--option", option.replace(" = ", "=")), name) == value


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("kiriage=perhaps", "rule-value"),
        ("kiriage", "rule-value"),
        ("double_wind_fu=many", "rule-value"),
        ("renhou=half", "rule-value"),
        ("uma=1,2,3", "rule-value"),
        ("kuitan=yes", "rule-unknown"),
        ("id=mine", "rule-unknown"),
    ],
)
def test_values_that_are_none(option: str, reason: str) -> None:
    with pytest.raises(RulesError) as refused:
        edition_of("--option", option)
    assert refused.value.facts["reason"] == reason


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_rule_as_it_is_listed_can_be_given_as_an_option(edition: Edition) -> None:
    for entry in rule_entries(edition, Language.EN):
        assert edition_of("--edition", edition.id, "--option", entry.option) == edition


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (SEAT, "E", Wind.EAST),
        (SEAT, "w", Wind.WEST),
        (SEAT, "O", Wind.WEST),
        (SEAT, "Sur", Wind.SOUTH),
        (SEAT, "oeste", Wind.WEST),
        (SEAT, "NORTH", Wind.NORTH),
        (SEATS_TYPE, "es", frozenset({Wind.EAST, Wind.SOUTH})),
        (SEATS_TYPE, "N, E", frozenset({Wind.NORTH, Wind.EAST})),
        (SEATS_TYPE, "none", frozenset()),
        (TILES, "4p1z", read_tiles("4p1z")),
        (POINTS, "5200", 5200),
        (POINTS, "-5.200", -5200),
        (POINTS, "+12,300", 12_300),
        (POINTS, "−300", -300),
    ],
)
def test_values_of_options(kind: click.ParamType[Any], text: str, value: object) -> None:
    assert kind.convert(text, None, None) == value
    assert kind.convert(value, None, None) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (SEAT, "X"),
        (SEAT, ""),
        (SEATS_TYPE, "EX"),
        (TILES, "4"),
        (TILES, "1m+2m"),
        (POINTS, "many"),
        (POINTS, "1.5"),
        (POINTS, "12345678"),
        (POINTS, "٣"),
    ],
)
def test_values_that_options_refuse(kind: click.ParamType[Any], text: str) -> None:
    with pytest.raises(click.BadParameter):
        kind.convert(text, None, None)
