"""Problems of hands in sentences."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import ligamahjong
from ligamahjong.errors import HandError
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import hand_problems, win_problems
from ligamahjong.tiles import TileProblem
from ligamahjong.tiles.notation import read_hand
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.hand_problems import HAND_PROBLEMS, hand_problem

ES, EN = Language.ES, Language.EN
FOLDER = Path(ligamahjong.__file__).parent


def words(folder: Path) -> tuple[set[str], set[str]]:
    """Codes given to problems outright, and every text of the modules that find them."""
    codes: set[str] = set()
    texts: set[str] = set()
    for name in ("tiles", "riichi", "mcr", "formats", "drawing"):
        for path in (folder / name).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    texts.add(node.value)
                if isinstance(node, ast.Call) and ast.unparse(node.func) in {
                    "TileProblem",
                    "self._problem",
                }:
                    codes |= {
                        inner.value
                        for inner in ast.walk(node.args[0])
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
                    }
    return codes, texts


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    codes, texts = words(FOLDER)
    assert {"fifth-copy", "no-suit", "tiles-count"} <= codes
    assert codes - HAND_PROBLEMS.keys() == set()
    assert HAND_PROBLEMS.keys() - texts == set()


@pytest.mark.parametrize("code", HAND_PROBLEMS)
def test_both_languages_tell_the_same_facts(code: str) -> None:
    spanish, english = HAND_PROBLEMS[code]
    assert spanish != english
    assert placeholders(spanish) == placeholders(english)


@pytest.mark.parametrize(
    ("hand", "situation"),
    [
        ("33m+9s", Situation()),
        ("11111m23p456s789s+9s ankan 1111z chi 123m", Situation(riichi=3, ippatsu=True)),
        ("0m0m23p456s789s123z+9s", Situation(rinshan=True, haitei=True, chankan=True)),
        ("33m123m123s456s78s+9s", Situation(tenhou=True, renhou=True, chiihou=True, tsumo=True)),
        ("33m123m123s456s78s+9s", Situation(houtei=True, tsumo=True, honba=-1)),
        ("33m123m123s456s78s1f+9s", Situation(houtei=True, chankan=True)),
    ],
)
def test_what_is_found_can_be_said(hand: str, situation: Situation) -> None:
    read = read_hand(hand)
    found = [*hand_problems(read, situation), *win_problems(read, situation)]
    assert found
    for problem in found:
        for language in Language:
            assert not {"{", "}"}.intersection(hand_problem(problem, language))


def test_where_it_is_and_of_what() -> None:
    problem = TileProblem("no-such-tile", "0z", 3, {"of": "ura"})
    assert hand_problem(problem, ES) == (
        "ura: en la posición 3: no hay ninguna ficha «0z»; se esperaba de 1 a 9 (0 es un cinco "
        "rojo), o de 1 a 7 en z"
    )
    whole = TileProblem("tiles-count", facts={"tiles": 13, "expected": 14})
    assert hand_problem(whole, EN) == ("there are 13 tiles; expected 14, a kan counting as three")


def test_all_problems_are_told_one_a_line() -> None:
    with pytest.raises(HandError) as refused:
        read_hand("12q3 chi 111m")
    assert [line.partition(":")[0] for line in error_text(refused.value, EN).splitlines()] == [
        "at position 1",
        "at position 3",
        "at position 4",
        "at position 6",
    ]


def test_one_tile_is_told_as_one() -> None:
    for code in ("tiles-count", "tiles-count-scored", "tiles-count-waiting", "mcr-tiles-count"):
        problem = TileProblem(code, facts={"tiles": 1, "expected": 14})
        assert hand_problem(problem, ES).startswith("hay 1 ficha; se esperaban")
        assert hand_problem(problem, EN).startswith("there is 1 tile; expected")


def test_one_indicator_of_ura() -> None:
    problem = TileProblem("ura-count", facts={"ura": 1, "dora": 2})
    said = "indicadores de uradora: 1; de dora: 2; se esperaban los mismos"
    assert hand_problem(problem, ES) == said
