"""``liga rules mcr``."""

from __future__ import annotations

from cli.files import answer, run


def test_all_fans_and_rulings_are_listed() -> None:
    result = run("rules", "mcr")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "MCR según EMA, Libro Verde de 2006"
    assert "88 puntos" in lines
    assert "   1  Cuatro Grandes Vientos" in lines
    assert "Criterios discutidos" in lines
    assert any("--option honour_tile_hog=true" in line for line in lines)
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
    assert "¿quizá 28 Escalera Pura?" in " ".join(wrong.stderr.split())


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
    assert run("rules", "mcr", "--option", "hogs=no").exit_code == 1
