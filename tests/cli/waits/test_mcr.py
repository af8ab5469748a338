"""``liga waits mcr``."""

from __future__ import annotations

import pytest

from cli.files import answer, run

HAND = "[123s,1][456s,2]78s55p567m"


def test_each_tile_comes_with_its_value_and_what_is_left() -> None:
    result = run("waits", "mcr", HAND, "--visible", "9s9s")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:3] == [
        "Ficha  Quedan  Del muro  De descarte  Jugadas (de descarte)",
        "6s          3    4 (no)       3 (no)  Todo Chow, Escalera Corta",
        "9s          2        19           18  Escalera Pura, Todo Chow",
    ]


def test_the_answer_is_json_too() -> None:
    found = answer("waits", "mcr", HAND, "--flowers", "2", "--profile", "cn")
    assert found["profile"] == "cn"
    assert [(one["tile"], one["live"], one["claimed"]["total"]) for one in found["waits"]] == [
        ("6s", 3, 5),
        ("9s", 4, 20),
    ]


def test_winds_matter() -> None:
    pungs = "EE22233344p555s"
    plain = answer("waits", "mcr", pungs, "--seat", "N", "--round", "N")
    own = answer("waits", "mcr", pungs, "--seat", "E", "--round", "N")
    east = [one["claimed"]["base"] for one in plain["waits"] if one["tile"] == "E"]
    better = [one["claimed"]["base"] for one in own["waits"] if one["tile"] == "E"]
    assert better[0] > east[0]


def test_fourteen_tiles_ask_what_to_discard() -> None:
    result = run("waits", "mcr", f"{HAND}C", "--lang", "en")
    assert result.stdout.splitlines()[:2] == [
        "Discard  Legal tiles  Legal if drawn  Points  Waits for",
        "C                  4               4    3–18  6s 9s",
    ]
    found = answer("waits", "mcr", "78s55p567m7z", "chi", "123s", "chi", "456s")
    assert [one["discard"] for one in found["discards"]] == ["C"]


def test_fourteen_tiles_that_are_complete_are_said_to_be() -> None:
    whole = f"{HAND}9s"
    assert run("waits", "mcr", whole).stdout.startswith("La mano está completa.\nDescarte")
    assert answer("waits", "mcr", whole)["complete"] is True
    assert answer("waits", "mcr", f"{HAND}C")["complete"] is False
    assert "completa." not in run("waits", "mcr", f"{HAND}C").stdout


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("[123s,1][456s,2]79s55p56mE", "La mano no espera ninguna ficha.\n"),
        ("1458m2269p3377sEC", "Ningún descarte deja la mano esperando una ficha.\n"),
    ],
)
def test_nothing_is_said_to_be_nothing(hand: str, text: str) -> None:
    assert run("waits", "mcr", hand).stdout == text


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("123s",), "hay 3 fichas; se esperaban 13, contando cada kong como tres"),
        (("123456789s55p567m11m",), "hay 16 fichas; se esperaban 14, contando cada kong como tres"),
        ((HAND, "--visible", "5p5p5p"), "5p figura 5 veces; de cada ficha hay cuatro"),
        ((HAND, "--visible", "5x"), "en la posición 1"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], text: str) -> None:
    result = run("waits", "mcr", *arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith(text)
