"""The result of a game and its slips in words."""

from __future__ import annotations

from ligamahjong.mcr.result import game_result
from ligamahjong.mcr.sheet import Deal, RowProblem, check_sheet
from ligamahjong.mcr.slips import SlipKind, slips_of_sum
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.result import (
    ROW_PROBLEMS,
    SLIPS,
    result_headings,
    result_rows,
    sheet_lines,
    sum_lines,
)

ES, EN = Language.ES, Language.EN


def test_everything_that_can_go_wrong_has_words() -> None:
    assert set(SLIPS) == set(SlipKind)
    assert set(ROW_PROBLEMS) == set(RowProblem)


def test_the_first_place_comes_first_and_fractions_are_exact() -> None:
    found = game_result((-60, 20, 20, 20))
    assert result_headings(found, ES) == ["Puesto", "Asiento", "Puntos", "Puntos de mesa"]
    assert result_rows(found, ES) == [
        ["1.º", "Sur", "20", "2 1/3"],
        ["1.º", "Oeste", "20", "2 1/3"],
        ["1.º", "Norte", "20", "2 1/3"],
        ["4.º", "Este", "−60", "0"],
    ]


def test_penalties_have_their_column() -> None:
    found = game_result((50, 40, -30, -60), {0: 40})
    assert result_headings(found, EN)[3:5] == ["Penalty", "Total"]
    assert result_rows(found, EN)[1] == ["2nd", "East", "50", "−40", "10", "2"]


def test_a_sum_that_is_not_zero_is_said_with_its_slips() -> None:
    scores = (178, -24, 55, -99)
    assert list(sum_lines(game_result(scores), slips_of_sum(scores), ES)) == [
        "Los puntos no suman cero: +110.",
        "Lo explicaría el signo cambiado en Oeste: pone +55 y sería −55.",
    ]
    assert list(sum_lines(game_result((100, 200, 300, 411)), (), EN)) == [
        "The points do not add up to zero: +1011.",
        "No single slip explains it.",
    ]
    assert list(sum_lines(game_result((0, 0, 0, 0)), (), ES)) == []


def test_an_eight_may_be_anybodys() -> None:
    scores = (36, -20, -8, 0)
    assert list(sum_lines(game_result(scores), slips_of_sum(scores), EN))[1] == (
        "It would be explained by an eight too many or missing, of any of the four."
    )


def test_rows_and_totals_are_said() -> None:
    deals = [Deal(0, 1, 12, (36, -8, -20, -8)), Deal(amounts=(1, 2, 3, 4)), Deal()]
    found = check_sheet(deals, (36, -20, -8, -9))
    assert list(sheet_lines(found, 16, ES))[:3] == [
        "Mano 1: apuntado +36 −8 −20 −8; corresponde +36 −20 −8 −8.",
        "Lo explicaría que las columnas de Sur y Oeste estén cambiadas.",
        "Mano 2: +1 +2 +3 +4 no suma cero.",
    ]
    assert any("totales escritos" in line for line in sheet_lines(found, 3, ES))


def test_a_sheet_that_agrees_says_so() -> None:
    found = check_sheet([Deal(0, 1, 12)], (36, -20, -8, -8))
    assert list(sheet_lines(found, 1, EN)) == [
        "The sheet has 1 hand; a whole game has 16.",
        "The hand agrees with the totals.",
    ]
    assert list(sheet_lines(check_sheet([Deal(0, 1, 12)]), 16, EN)) == []


def test_a_row_that_no_win_pays_is_said() -> None:
    found = check_sheet([Deal(amounts=(30, -10, -10, -10))])
    assert list(sheet_lines(found, 16, EN)) == [
        "Hand 1: +30 −10 −10 −10 is not the payment of any hand.",
        "No single slip explains it.",
    ]
