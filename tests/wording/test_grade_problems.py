"""Every problem of a table of grades is said in both languages."""

from __future__ import annotations

import re

import pytest

from ligamahjong.errors import RulesError
from ligamahjong.league import grades
from ligamahjong.league.grades import read_ladders
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.grade_problems import GRADE_PROBLEMS

ES, EN = Language.ES, Language.EN
HEADER = "mode,grade,base,threshold,p1,p2,p3,p4"
MCR = "mcr,9-pin,0,100,30,15,0,0\nmcr,5-pin,500,,30,15,0,-10"
RIICHI = "riichi,10-kyuu,0,20,30,15,0,0\nriichi,1-dan,200,,30,15,0,-10"
GOOD = f"{HEADER}\n{MCR}\n{RIICHI}\n"

BROKEN = {
    "grades-not-csv": (GOOD.replace("9-pin", '"9-pin'), "el texto no se lee como CSV"),
    "grades-control-characters": (
        GOOD.replace("9-pin", "9-\x1bpin"),
        "caracteres de control en la fila: 1",
    ),
    "grades-too-large": (
        GOOD.replace("0,100", "0,100001"),
        "100001 no cabe en una tabla; se esperaba: entre −100.000 y 100.000 puntos",
    ),
    "grades-columns": (GOOD.replace("base", "bass"), "columnas con este nombre: 0"),
    "grades-row-width": (GOOD.replace("9-pin,0", "9-pin,0,0"), "valores en la fila: 9"),
    "grades-unknown-mode": (GOOD + "go,1,0,1,1,0,0,0", "«go» no es una modalidad"),
    "grades-missing-mode": (f"{HEADER}\n{RIICHI}", "no hay grados de MCR"),
    "grades-no-name": (GOOD.replace("9-pin", ""), "el grado no tiene nombre"),
    "grades-duplicate": (GOOD.replace("9-pin", "5-pin"), "5-pin ya está en la fila 2"),
    "grades-not-integer": (GOOD.replace("30,15", "x,15"), "«x» no es un número entero"),
    "grades-negative-base": (GOOD.replace("9-pin,0", "9-pin,-5"), "con base -5 la primera"),
    "grades-base-not-below-threshold": (
        GOOD.replace("9-pin,0", "9-pin,100"),
        "con base 100 y umbral 100, quien entra asciende",
    ),
    "grades-no-threshold": (GOOD.replace("0,100", "0,"), "el grado no tiene umbral"),
    "grades-threshold-on-last": (GOOD.replace("500,", "500,600"), "tiene el umbral 600"),
    "grades-no-way-up": (GOOD.replace("30,15", "0,0"), "el primer puesto da 0 puntos"),
    "grades-places-order": (
        GOOD.replace("30,15", "30,40"),
        "este puesto da 40 y el mejor que él, 30",
    ),
    "grades-fourth-eases": (
        GOOD.replace("15,0,0", "15,0,-20"),
        "da -10 y en el grado anterior, -20",
    ),
    "grades-no-floor": (GOOD.replace("1-dan", "uno"), "Riichi no tiene el grado 1-dan"),
}
"""A table with each problem, and part of what is said of it in Spanish."""


def refusal(text: str) -> RulesError:
    with pytest.raises(RulesError) as caught:
        read_ladders(text, "grades.csv")
    return caught.value


def codes(error: RulesError) -> list[str]:
    problems = error.facts["problems"]
    assert isinstance(problems, tuple)
    return [problem.code for problem in problems]


def test_the_good_table_is_read() -> None:
    assert len(read_ladders(GOOD, "grades.csv")) == 2


def test_every_code_of_the_checks_has_an_entry_and_no_entry_is_left_over() -> None:
    assert set(GRADE_PROBLEMS) == set(grades._SENTENCES) == set(BROKEN)


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_table_is_refused_in_both_languages(code: str) -> None:
    text, said = BROKEN[code]
    error = refusal(text)
    spanish, english = error_text(error, ES), error_text(error, EN)
    assert any(said in line and "; se esperaba: " in line for line in spanish.splitlines())
    assert all(line.startswith("grades.csv") for line in spanish.splitlines())
    assert english.count("; expected: ") == spanish.count("; se esperaba: ") == len(codes(error))
    assert code in codes(error)
    assert not re.search(r"[{}]", spanish + english)
    assert set(spanish.splitlines()).isdisjoint(english.splitlines())
