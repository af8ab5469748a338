"""Hands in the names that the wiki of the federation has for its pictures of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import HandError
from ligamahjong.tiles.notation import read_hand
from ligamahjong.tiles.notation.brackets import is_bracketed, read_brackets
from ligamahjong.tiles.notation.wiki import wiki_problem
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from ligamahjong.tiles import TileProblem


def problems(text: str) -> tuple[TileProblem, ...]:
    with pytest.raises(HandError) as refused:
        read_brackets(text) if is_bracketed(text) else read_hand(text)
    found = refused.value.facts["problems"]
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("b2b2b2b3b3b3b4b4b4dvdvdvb6b6", "222333444s666z66s"),
        ("c1c1c1c2c3c4c5c6c7c8c9c9c9 Del Muro: c9", "1112345678999m"),
        ("ma1 ma9 mb1b mb9 mc1 mc9 mve mvs mvw mvn mdv mdr mdbb ma9", "19p19s19m1234675z9p"),
        ("B2B2B2, C1C1C1", "222s111m"),
        ("123m a1a2a3", "123p"),
    ],
)
def test_a_hand_in_those_names_is_one_problem(text: str, written: str) -> None:
    (problem,) = problems(text)
    assert problem.code == "wiki-tiles"
    assert problem.facts == {"written": written}


@pytest.mark.parametrize(
    "text", ["123m456p +5z pon 777z", "[123m,1][CCC,2]11sEE2s", "5S5SDV", "a1"]
)
def test_what_is_written_otherwise_is_not_taken_for_it(text: str) -> None:
    assert wiki_problem(text) is None


@pytest.mark.parametrize("text", ["b2" * 100, "dv " * 66, "mb1b" * 50, "c1" * 80 + "x"])
def test_a_long_text_is_recognised_in_no_time(text: str) -> None:
    problems(text)


def test_the_first_problems_of_a_text_and_how_many_more() -> None:
    with pytest.raises(HandError) as refused:
        read_hand("1! 2! 3! 4! 5! 6! 7!")
    spanish = error_text(refused.value, Language.ES).split("\n")
    assert len(spanish) == 6
    assert spanish[0].startswith("en la posición 1: «1» no dice de qué palo")
    assert spanish[-1] == "y 9 más de la misma mano"
    assert error_text(refused.value, Language.EN).endswith("and 9 more in the same hand")


def test_as_many_as_are_said_are_all_said() -> None:
    with pytest.raises(HandError) as refused:
        read_hand("1! 2! 3!")
    assert len(error_text(refused.value, Language.ES).split("\n")) == 6
