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
from ligamahjong.wording.errors import error_text
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
        ("start=१२", "rule-value"),
        ("double_yakuman=foo", "rule-names"),
        ("responsible=kokushi", "rule-names"),
        ("chombo=-20000", "rule-whole"),
        ("most_winners=0", "rule-whole"),
        ("most_winners=4", "rule-whole"),
        ("start=-5", "rule-whole"),
        ("rounds=5", "rule-whole"),
        ("uma=9,9,9,9", "rule-sum"),
        ("noten=-3000", "rule-step"),
        ("noten=1000", "rule-step"),
        ("honba=100", "rule-step"),
        ("double_wind_fu=-40", "rule-step"),
        ("double_wind_fu=3", "rule-step"),
        ("riichi_tiles_left=3", "rule-told"),
        ("concealed_kans_in_responsibility=yes", "rule-told"),
        ("kuitan=yes", "rule-unknown"),
        ("id=mine", "rule-unknown"),
    ],
)
def test_values_that_are_none(option: str, reason: str) -> None:
    with pytest.raises(click.BadParameter) as refused:
        edition_of("--option", option)
    cause = refused.value.__cause__
    assert isinstance(cause, RulesError)
    assert cause.facts["reason"] == reason
    assert refused.value.message == f"{error_text(cause, Language.ES)}."


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("kiriage", "kiriage: no vale «»; se esperaba yes o no."),
        ("renhou=half", "renhou: no vale «half»; se esperaba off, mangan, yakuman."),
        ("noten=x", "noten: no vale «x»; se esperaba un número entero."),
        ("uma=1,2", "uma: no vale «1,2»; se esperaba algo como 15000,5000,-5000,-15000."),
        ("honba=100", "honba: no vale «100»; se esperaba un múltiplo de 300 de 0 a 99900."),
    ],
)
def test_what_the_value_of_a_rule_should_have_been(option: str, said: str) -> None:
    with pytest.raises(click.BadParameter) as refused:
        edition_of("--option", option)
    assert refused.value.message == said


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
