"""Rulings decided otherwise."""

from __future__ import annotations

from dataclasses import fields

import pytest

from ligamahjong.errors import RulesError
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.profiles import CN, EMA, Profile, compare
from ligamahjong.mcr.rulings import (
    OF_POINTS,
    SWITCHES,
    decided,
    deciding_switch,
    otherwise,
    sources_of,
    values,
)


def test_every_field_of_a_profile_is_a_ruling() -> None:
    assert (*SWITCHES,) == tuple(one.name for one in fields(Profile) if one.name != "id")


def test_each_ruling_is_decided_otherwise_by_itself() -> None:
    found = list(otherwise(EMA))
    assert {one.switch for one in found} == set(SWITCHES)
    for one in found:
        assert [difference.switch for difference in compare(EMA, one.profile)] == [one.switch]


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("profile", [EMA, CN])
def test_a_ruling_has_more_than_one_way(switch: str, profile: Profile) -> None:
    ways = values(switch, profile)
    assert len(ways) > 1
    assert getattr(profile, switch) in ways


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_ruling_has_its_sources(switch: str) -> None:
    assert set(sources_of(switch)) == {"ema", "cn"}


def test_rulings_are_decided_by_name() -> None:
    found = decided(EMA, {"honour_tile_hog": False, "kong_concealment": "one", "cap": 88})
    assert (found.honour_tile_hog, found.kong_concealment.value, found.cap) == (False, "one", 88)
    assert decided(found, {"cap": None}).cap is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("honour_tile_hog", 1),
        ("honour_tile_hog", "no"),
        ("honour_tile_hog", None),
        ("kong_concealment", "some"),
        ("kong_concealment", []),
        ("cap", "88"),
        ("cap", -1),
        ("cap", True),
        ("cap", 10**6),
        ("heavenly_hands", True),
        ("points", "jmsa"),
    ],
)
def test_a_ruling_cannot_be_decided_in_any_way(name: str, value: object) -> None:
    with pytest.raises(RulesError) as caught:
        decided(EMA, {name: value})
    assert caught.value.facts["reason"] == (
        "ruling-points" if name in OF_POINTS else "ruling-value"
    )
    assert caught.value.facts["known"] == values(name, EMA)


@pytest.mark.parametrize("name", ["id", "hog", ""])
def test_a_ruling_has_to_exist(name: str) -> None:
    with pytest.raises(RulesError) as caught:
        decided(EMA, {name: True})
    assert caught.value.facts["reason"] == "ruling-unknown"


def test_a_number_of_points_may_be_any() -> None:
    assert set(OF_POINTS) == {"cap", "heavenly_hands"}
    assert decided(EMA, {"heavenly_hands": 24}).heavenly_hands == 24


@pytest.mark.parametrize(
    ("profile", "fan", "excluded", "switch"),
    [
        (CN, "seven_pairs", "fully_concealed_hand", "concealed_on_concealed_shapes"),
        (CN, "all_green", "half_flush", "all_green_half_flush"),
        (CN, "three_kongs", "concealed_kong", "kong_concealment"),
        (EMA, "all_terminals", "double_pung", "all_terminals_double_pung"),
        (EMA, "seven_pairs", "single_wait", None),
    ],
)
def test_the_ruling_behind_an_exclusion_is_known(
    profile: Profile, fan: str, excluded: str, switch: str | None
) -> None:
    assert deciding_switch(profile, by_key(fan), by_key(excluded)) == switch
