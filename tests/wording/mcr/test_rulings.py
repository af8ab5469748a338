"""Every ruling has words, in both languages."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.profiles import CN, EMA, PROFILES
from ligamahjong.mcr.rulings import OF_POINTS, SWITCHES, sources_of, values
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.rulings import (
    PROFILE_NAMES,
    RULINGS,
    SOURCES,
    profile_name,
    ruling_name,
    ruling_value,
    source_text,
)

ES, EN = Language.ES, Language.EN


def test_no_ruling_lacks_words_and_none_is_left_over() -> None:
    assert list(RULINGS) == list(SWITCHES)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_decision_can_be_said(switch: str) -> None:
    said = [
        [ruling_value(switch, value, language) for value in values(switch, EMA)]
        for language in Language
    ]
    assert len(set(said[0])) == len(set(said[1])) == len(values(switch, EMA))
    assert ruling_name(switch, ES) != ruling_name(switch, EN)
    assert RULINGS[switch].question.es != RULINGS[switch].question.en


def test_no_source_lacks_words_and_none_is_left_over() -> None:
    used = {source for switch in SWITCHES for source in sources_of(switch).values()}
    assert used == set(SOURCES)
    assert source_text("silent", ES) == "el libro calla"


def test_every_profile_has_a_name() -> None:
    assert set(PROFILE_NAMES) == set(PROFILES)
    assert profile_name(CN, EN) == "China, 1998 and supplement of 2025"


def test_numbers_of_points_are_said_as_numbers() -> None:
    assert set(OF_POINTS) == {"cap", "heavenly_hands"}
    assert ruling_value("cap", 88, ES) == "88"
    assert ruling_value("heavenly_hands", 0, EN) == "nothing"
