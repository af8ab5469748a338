"""What the site leaves out, in both languages."""

from __future__ import annotations

from ligamahjong.formats.codes import Code
from ligamahjong.report import Level, Problem
from ligamahjong.wording import Language
from ligamahjong.wording.import_problems import AFTER_TODAY, IMPORT_PROBLEMS
from ligamahjong.wording.problems import PROBLEMS, problem_title, sentence


def test_a_game_of_a_day_to_come() -> None:
    facts = {"day": "2026-07-01", "until": "2026-06-30"}
    problem = Problem(AFTER_TODAY, Level.REFUSED, "riichi.csv", 2, facts=facts)
    assert sentence(problem, Language.ES) == (
        "la partida es del 2026-07-01; se esperaba: el 2026-06-30 o un día anterior"
    )
    assert sentence(problem, Language.EN) == (
        "the game is of 2026-07-01; expected: 2026-06-30 or an earlier day"
    )
    assert problem_title(AFTER_TODAY, Language.ES) != problem_title(AFTER_TODAY, Language.EN)


def test_they_are_codes_of_their_own() -> None:
    assert not set(IMPORT_PROBLEMS) & set(Code)
    assert set(IMPORT_PROBLEMS) <= set(PROBLEMS)
