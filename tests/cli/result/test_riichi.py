"""``liga result riichi``."""

from __future__ import annotations

import pytest

from cli.files import answer, run
from ligamahjong.cli.result.riichi import _OfSeat
from ligamahjong.cli.values import WholeType
from ligamahjong.table import Wind

SCORES = ("42300", "30000", "28700", "19000")


def test_the_example() -> None:
    result = run("result", "riichi", *SCORES)
    assert (result.exit_code, result.stdout.splitlines()) == (
        0,
        [
            "Puesto  Asiento  Puntos     Neto      Uma    Final",
            "1.º     Este     42.300  +12.300  +15.000  +27.300",
            "2.º     Sur      30.000        0   +5.000   +5.000",
            "3.º     Oeste    28.700   −1.300   −5.000   −6.300",
            "4.º     Norte    19.000  −11.000  −15.000  −26.000",
        ],
    )


def test_every_option_at_once() -> None:
    found = answer(
        "result", "riichi", "42300", "30000", "28700", "18000", "--start", "30000", "--sticks", "1",
        "--chombo", "E:1", "--late", "W:4", "--substituted", "N:during", "--disqualified", "S",
    )  # fmt: skip
    assert found == {
        "edition": "rcr-2025",
        "places": [1, 2, 3, 4],
        "lines": [
            {"reason": "score", "amounts": [12_300, 0, -1300, -12_000]},
            {"reason": "sticks", "amounts": [1000, 0, 0, 0]},
            {"reason": "uma", "amounts": [15_000, 5000, -5000, -15_000]},
            {"reason": "chombo", "amounts": [-20_000, 0, 0, 0]},
            {"reason": "late", "amounts": [0, 0, -4000, 0]},
        ],
        "final": [8300, 5000, -10_300, -27_000],
        "missing": 0,
        "missing_sticks": 0,
        "disqualified": ["S"],
    }


def test_who_was_substituted_from_the_start_has_a_fixed_result() -> None:
    found = answer("result", "riichi", *SCORES, "--substituted", "E:start")
    assert found["final"][0] == -30_000
    assert found["final"][1] == 5000


def test_who_was_substituted_from_the_start_takes_no_sticks_and_pays_no_penalty() -> None:
    found = answer(
        "result", "riichi", "45000", "30000", "25000", "19000", "--sticks", "1", "--late", "E:15",
        "--chombo", "E:1", "--substituted", "E:start",
    )  # fmt: skip
    assert found["final"] == [-30_000, 5000, -10_000, -26_000]


def test_net_scores_below_zero() -> None:
    found = answer("result", "riichi", "12300", "0", "-1300", "-11000", "--start", "0")
    assert found["final"] == [27_300, 5000, -6300, -26_000]


def test_what_does_not_add_up_and_what_is_not_confirmed_is_said() -> None:
    result = run("result", "riichi", "42300", "30000", "28700", "18000", "--late", "N:3")
    lines = result.stdout.splitlines()
    assert lines[-4:-2] == [
        "Los puntos no cuadran: suman 119.000 y se esperaba 120.000; faltan 1.000.",
        "Cuadrarían con 1 palillo de riichi más en la mesa.",
    ]
    assert lines[-2].endswith("para la edición de 2025 no están confirmadas.")
    assert lines[-1] == "Para contarlos: --sticks 1."
    assert result.exit_code == 1
    assert (
        run("result", "riichi", "42300", "30000", "28700", "18000", "--sticks", "1").exit_code == 0
    )


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (["42300", "30000", "28700"], 2, "se esperaban los puntos de los cuatro, no 3."),
        (["x", "1", "2", "3"], 2, "«x» no son puntos"),
        ([*SCORES, "--chombo", "E"], 2, "--chombo: «E» no vale; se esperaba un asiento"),
        ([*SCORES, "--late", "S5"], 2, "como S:10"),
        ([*SCORES, "--chombo", "Q:1"], 2, "--chombo: «Q» no es un asiento"),
        ([*SCORES, "--late", "E:1", "--late", "E:2"], 2, "un asiento figura dos veces."),
        ([*SCORES, "--substituted", "N:later"], 2, "«later» no vale; se esperaba uno de: start"),
        ([*SCORES, "--late", "W:12"], 1, "Oeste llega 12 minutos tarde"),
        (
            [*SCORES, "--late", "W:12", "--substituted", "W:during"],
            1,
            "pasados los diez juega otra persona desde el principio",
        ),
        ([*SCORES, "--option", "foo=1"], 2, "--option: ninguna regla se llama «foo»"),
    ],
)
def test_what_is_refused(args: list[str], code: int, text: str) -> None:
    result = run("result", "riichi", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert text in result.stderr


def test_values_that_are_read_already_stay() -> None:
    kind = _OfSeat(WholeType(1, 9), "S:1")
    assert kind.convert("O:3", None, None) == (Wind.WEST, 3)
    assert kind.convert((Wind.WEST, 3), None, None) == (Wind.WEST, 3)
