"""The rules as written are the rules as packaged, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from docs.markdown import blocks, code_names, outline
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.league.grades import Grade

PAGES = ("ranking.md", "ranking.es.md")


def row(grade: Grade) -> str:
    threshold = "" if grade.threshold is None else f" {grade.threshold}"
    fourth = f"{grade.points[3]}".replace("-", "−")
    return f"| {grade.name} | {grade.base} |{threshold} | {fourth} |"


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("mode", Mode)
def test_the_tables_of_grades_are_the_packaged_ones(
    repository: Path, name: str, mode: Mode
) -> None:
    text = (repository / "docs/rules" / name).read_text("utf-8")
    grades = published_ladders()[mode].grades
    assert "\n".join(map(row, grades)) in text
    assert {grade.points[:3] for grade in grades} == {(30, 15, 0)}


def test_both_languages_run_the_same_numbers_and_name_the_same_code(repository: Path) -> None:
    english, spanish = ((repository / "docs/rules" / name).read_text("utf-8") for name in PAGES)
    assert [b.text for b in blocks(english, "python")] == [
        b.text for b in blocks(spanish, "python")
    ]
    assert code_names(english) == code_names(spanish)
    assert len(outline(english)) == len(outline(spanish))
