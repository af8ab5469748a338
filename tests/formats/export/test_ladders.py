"""``grades.csv`` of an export, written and read back."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources

import pytest

from ligamahjong import league
from ligamahjong.errors import FormatError, RulesError
from ligamahjong.formats.export.ladders import read_exported_ladders, write_ladders
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import Ladder
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.rules import rules_digest

LADDERS = published_ladders()


def test_the_packaged_tables_come_back() -> None:
    found = read_exported_ladders(write_ladders(LADDERS))
    assert found == LADDERS
    assert rules_digest(LeagueRules(ladders=found)) == rules_digest(LeagueRules())


def test_the_columns_are_those_of_the_packaged_tables() -> None:
    packaged = resources.files(league).joinpath("grades.csv").read_text("utf-8-sig")
    written = write_ladders(LADDERS).decode()
    assert packaged.splitlines()[0].startswith(written.splitlines()[0])
    assert len(written.splitlines()) == 1 + sum(len(one.grades) for one in LADDERS.values())


def test_the_order_of_the_modes_makes_no_difference() -> None:
    assert write_ladders(dict(reversed([*LADDERS.items()]))) == write_ladders(LADDERS)


@pytest.mark.parametrize("floors", [True, False])
def test_tables_with_other_floors_cannot_be_written(floors: bool) -> None:  # noqa: FBT001 - a case
    grades = tuple(replace(grade, floor=floors) for grade in LADDERS[Mode.MCR].grades)
    with pytest.raises(RulesError, match=r"grades\.csv"):
        write_ladders({**LADDERS, Mode.MCR: Ladder(Mode.MCR, grades)})


def test_tables_that_are_not_usable_are_refused() -> None:
    with pytest.raises(RulesError):
        read_exported_ladders(b"mode,grade,base,threshold,p1,p2,p3,p4\n")
    with pytest.raises(FormatError, match="UTF-8"):
        read_exported_ladders(b"\xff")
