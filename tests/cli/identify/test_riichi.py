"""``liga identify riichi``."""

from __future__ import annotations

import json

import pytest

from cli.files import answer, run


def test_four_changes() -> None:
    result = run("identify", "riichi", "-5500", "5500", "0", "0", "--honba", "1")
    assert (result.exit_code, result.stdout) == (
        0,
        (
            "Encaja una sola mano:\n"
            "Sur gana 5.200 (2 han 80 fu o 3 han 40 fu), de un descarte de Este. Quizá con riichi "
            "de Sur; no se nota.\n"
        ),
    )


def test_the_dealer_may_be_another_seat() -> None:
    args = ("identify", "riichi", "-7700", "7700", "0", "0")
    assert run(*args).exit_code == 1
    dealt = answer(*args, "--dealer", "S")
    assert dealt["fits"][0]["wins"][0]["hands"] == [{"han": 2, "fu": 80}, {"han": 3, "fu": 40}]


def test_numbers_as_people_write_them() -> None:
    assert run("identify", "riichi", "−5.200", "+5.200", "0", "0").exit_code == 0
    assert run("identify", "riichi", "2,600", "1,300", "1,300").exit_code == 0


def test_what_does_not_exist_ends_with_one() -> None:
    result = run("identify", "riichi", "-7800", "7800", "0", "0")
    assert (result.exit_code, result.stdout) == (
        1,
        (
            "Imposible: 7.800 no existe en RCR 2025 (de un descarte).\n"
            "Lo más cercano: 7.100 (2 han 110 fu) y 8.000 (mangan).\n"
        ),
    )
    found = run("identify", "riichi", "-7800", "7800", "0", "0", "--format", "json")
    assert found.exit_code == 1
    assert '"possible": false' in found.stdout


def test_the_same_value_in_another_edition() -> None:
    args = ("identify", "riichi", "-7700", "7700", "0", "0")
    assert run(*args, "--edition", "rcr-2016").exit_code == 0
    assert run(*args, "--option", "kiriage=no").exit_code == 0


@pytest.mark.parametrize(
    ("paid", "points"),
    [(["5200"], 5200), (["2600", "1300"], 5200), (["1300", "2600", "1300"], 5200)],
)
def test_one_two_or_three_payments(paid: list[str], points: int) -> None:
    found = answer("identify", "riichi", *paid)
    assert found["value"] == points
    assert {fit["points"] for fit in found["fits"]} == {points}


def test_sticks_on_the_table() -> None:
    found = answer("identify", "riichi", "-8000", "10000", "0", "0", "--sticks", "2")
    assert found["fits"][0]["wins"][0]["limit"] == "mangan"


def test_what_fits_with_other_counters_is_in_the_json() -> None:
    found = run("identify", "riichi", "-7000", "7000", "0", "0", "--format", "json")
    assert json.loads(found.stdout)["other_tables"][0] == {"honba": 2, "sticks": 0}
    paid = run("identify", "riichi", "2700", "1400", "--format", "json")
    assert json.loads(paid.stdout)["other_honba"][0] == 1
    wrong = run("identify", "riichi", "-1800", "5200", "-1700", "-1700", "--format", "json")
    assert json.loads(wrong.stdout)["due"] == [-2600, 5200, -1300, -1300]


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (["0"], 1, "se esperaban cuatro cambios, o de uno a tres pagos mayores que cero"),
        (["1", "2", "3", "4", "5"], 2, "de uno a tres pagos, no 5 números"),
        (["many"], 2, "«many» no son puntos"),
        ([], 2, "falta PAYMENTS"),
    ],
)
def test_what_is_refused(args: list[str], code: int, text: str) -> None:
    result = run("identify", "riichi", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert text in result.stderr
