"""What is wrong with a hand of MCR, in sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ligamahjong
from ligamahjong.errors import HandError
from ligamahjong.formats.mcr_records import read_win_record
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.hand_problems import HAND_PROBLEMS
from ligamahjong.wording.mcr.hand_problems import MCR_HAND_PROBLEMS
from ligamahjong.wording.mcr.sheet_problems import MCR_SHEET_PROBLEMS
from ligamahjong.wording.problems import PROBLEMS

SOURCES = (
    "mcr/validation.py",
    "formats/mcr_records.py",
    "tiles/notation/brackets.py",
)


def codes() -> set[str]:
    """The codes that are given where hands of MCR are read and looked at."""
    folder = Path(ligamahjong.__file__).parent
    text = "".join((folder / name).read_text("utf-8") for name in SOURCES)
    return set(
        re.findall(r'"((?:mcr|bracket|dealt|robbed|replacement|last-of-kind)-[a-z-]+)"', text)
    )


def test_no_problem_lacks_a_sentence_and_none_is_left_over() -> None:
    assert codes() == set(MCR_HAND_PROBLEMS)
    assert set(MCR_HAND_PROBLEMS) <= set(HAND_PROBLEMS)
    assert set(MCR_SHEET_PROBLEMS) <= set(PROBLEMS)


@pytest.mark.parametrize("code", MCR_HAND_PROBLEMS)
def test_both_languages_tell_the_same(code: str) -> None:
    spanish, english = MCR_HAND_PROBLEMS[code]
    assert spanish != english
    assert set(re.findall(r"{\w+}", spanish)) == set(re.findall(r"{\w+}", english))


def test_a_problem_is_told_with_its_place() -> None:
    with pytest.raises(HandError) as caught:
        read_win_record({"hand": "[123m,4]55s9m|EE0000|0"})
    assert error_text(caught.value, Language.EN) == (
        "at position 1: “[123m,4]”: expected a number from 1 to 3 after a comma, from 5 to 7 of an "
        "added kong, and none of a concealed kong only"
    )


def test_problems_of_the_win_are_told_a_line_each() -> None:
    with pytest.raises(HandError) as caught:
        read_win_record({"hand": "124s456s78s55p567m9s|EE1001|0"})
    first, second = error_text(caught.value, Language.ES).splitlines()
    assert first.startswith("las fichas no forman una mano completa; se esperaban cuatro")
    assert second == "gana del muro tras un kong y no hay ninguno en la mano"
