"""``liga rules mcr``."""

from __future__ import annotations

import pytest

from cli.files import answer, run
from ligamahjong.mcr.profiles import PROFILES
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.rules import ruling_entries


def test_all_fans_and_rulings_are_listed() -> None:
    result = run("rules", "mcr")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "MCR según EMA, Libro Verde de 2006"
    assert "88 puntos" in lines
    assert "   1  Cuatro Grandes Vientos" in lines
    assert "Criterios discutidos" in lines
    assert any("--option honour_tile_hog=yes" in line for line in lines)
    found = answer("rules", "mcr", "--profile", "cn", "--option", "cap=88")
    assert len(found["fans"]) == 82
    assert {one["ruling"]: one["value"] for one in found["rulings"]}["cap"] == 88


def test_one_fan_is_told() -> None:
    result = run("rules", "mcr", "--fan", "28", "--lang", "en")
    assert result.stdout.splitlines() == [
        "28  Pure Straight (Escalera Pura, 清龙)",
        "  16 points: 123, 456 and 789 of a suit.",
        "",
        "Not counted beside it",
        "  71 Short Straight, for the sets that form it only",
        "  72 Two Terminal Chows, for the sets that form it only",
        "",
        "Not counted beside",
        "  None in particular.",
        "",
        "Sources",
        "  Green Book of 2006, §3.8.1, §3.9.1.5; text of the federation.",
    ]
    assert answer("rules", "mcr", "--fan", "28")["excludes_for_its_sets"] == [71, 72]


def test_a_fan_is_told_by_name_too() -> None:
    by_number = run("rules", "mcr", "--fan", "28").stdout
    for name in ("Pure Straight", "escalera pura", "清龙", "pure_straight"):
        assert run("rules", "mcr", "--fan", name).stdout == by_number
    wrong = run("rules", "mcr", "--fan", "Pure Strait")
    assert wrong.exit_code == 2
    assert wrong.stderr.endswith("¿quizá 28 Escalera Pura?\n")


def test_json_of_a_fan_says_what_it_is_and_where_it_stands() -> None:
    found = answer("rules", "mcr", "--fan", "57")
    assert (found["number"], found["number_in_book"], found["points"]) == (57, 57, 4)
    assert found["also_in_book"] == [82]
    assert found["definition"] == {"es": "Dos kong expuestos.", "en": "Two melded kongs."}
    assert found["sources"] == ["§3.8.1", "wiki"]
    mixed = answer("rules", "mcr", "--fan", "82")
    assert (mixed["number"], mixed["number_in_book"], mixed["also_in_book"]) == (82, 57, [57])
    assert answer("rules", "mcr", "--fan", "82", "--profile", "cn")["also_in_book"] == []
    numbers = [one["number"] for one in answer("rules", "mcr")["fans"]]
    assert numbers == list(range(1, 83))


def test_the_differences_of_two_practices_are_told() -> None:
    text = run("rules", "mcr", "--diff", "ema", "cn").stdout
    assert text.startswith("Puntos de la tabla\n  EMA, Libro Verde de 2006: 8 y 6\n")
    assert text.count("\n\n") == 5
    assert len(answer("rules", "mcr", "--diff", "ema", "cn")["differences"]) == 6
    assert run("rules", "mcr", "--diff", "cn", "cn").stdout.endswith("deciden lo mismo.\n")


def test_what_cannot_be_asked() -> None:
    assert run("rules", "mcr", "--fan", "83").exit_code == 2
    assert run("rules", "mcr", "--fan", "1", "--diff", "ema", "cn").exit_code == 2
    assert run("rules", "mcr", "--profile", "wmo").exit_code == 2


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("hogs=no", "ningún criterio se llama «hogs»; «liga rules mcr» los enumera."),
        ("honour_tile_hog", "honour_tile_hog: no vale «»; se esperaba yes o no."),
        ("honour_tile_hog=blue", "honour_tile_hog: no vale «blue»; se esperaba yes o no."),
        (
            "cap=much",
            "cap: no vale «much»; se esperaba none u 88, o cualquier número entero de 0 a 999999.",
        ),
    ],
)
def test_an_option_that_cannot_be_is_wrong_usage(option: str, sentence: str) -> None:
    for command in (["rules", "mcr"], ["score", "mcr", "11m"]):
        result = run(*command, "--option", option)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.endswith(f"Error: --option: {sentence}\n")


def test_the_heading_says_which_rulings_were_changed() -> None:
    lines = run("rules", "mcr", "--option", "honour_tile_hog=no").stdout.splitlines()
    assert lines[0] == "MCR según EMA, Libro Verde de 2006 (con Ficha Acaparada de honores: no)"
    assert any("No (--option honour_tile_hog=no)" in line for line in lines)


@pytest.mark.parametrize("profile", PROFILES)
def test_an_option_can_be_given_as_it_is_listed(profile: str) -> None:
    listed = ruling_entries(PROFILES[profile], Language.ES)
    options = [one.decisions[0].split("--option ")[1].rstrip(")") for one in listed]
    given = [word for option in options for word in ("--option", option)]
    assert answer("rules", "mcr", "--profile", profile, *given) == answer(
        "rules", "mcr", "--profile", profile
    )
