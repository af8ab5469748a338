"""``liga score mcr``."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cli.files import answer, program, run

if TYPE_CHECKING:
    from pathlib import Path

STRAIGHT = "[123s,1][456s,2]78s55p567m9s|EN1000|2"
NAMED = ("78s55p567m +9s chi 123s chi 456s", "--seat", "N", "--self-drawn", "--flowers", "2")


def score_lines(*records: object) -> list[dict[str, object]]:
    """What ``--jsonl`` answers."""
    lines = "".join(
        (record if isinstance(record, str) else json.dumps(record)) + "\n" for record in records
    )
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from ligamahjong.cli import main; main()",
            "score",
            "mcr",
            "--jsonl",
        ],
        input=lines.encode(),
        capture_output=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_hand_is_scored_and_explained() -> None:
    result = run("score", "mcr", STRAIGHT)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "21 puntos: 19 y 2 flores."
    assert lines[1] == "Cada uno de los otros tres paga 29; quien gana recibe 87."
    assert lines[2].startswith("Gana con 9 de bambúes, del muro, ronda Este, asiento Norte; EMA")
    assert "    16  28 Escalera Pura: 123s 456s 789s" in lines


def test_the_circumstances_may_be_options() -> None:
    assert answer("score", "mcr", *NAMED) == answer("score", "mcr", STRAIGHT)
    other = answer(
        "score",
        "mcr",
        "78s55p567m +9s chi 123s chi 456s",
        *("--last-tile", "--last-of-wall", "--round", "S"),
    )
    assert other["fans"] == {"28": 1, "45": 1, "58": 1, "63": 1}


def test_both_profiles_and_languages() -> None:
    pairs = "2233557788s11pEE|EE1000|0"
    assert answer("score", "mcr", pairs)["total"] == 29
    assert answer("score", "mcr", pairs, "--profile", "cn")["total"] == 26
    english = run("score", "mcr", pairs, "--lang", "en").stdout
    assert english.startswith("29 points.\nEach of the three others pays 37")


def test_a_ruling_may_be_decided_otherwise() -> None:
    pairs = "2233557788s11pEE|EE1000|0"
    changed = answer("score", "mcr", pairs, "--option", "concealed_on_concealed_shapes=no")
    assert changed["total"] == 26
    assert answer("score", "mcr", pairs, "--option", "cap=20")["total"] == 20
    text = run("score", "mcr", pairs, "--option", "cap=20", "--lang", "en").stdout
    assert "; EMA, Green Book of 2006 (with limit of points: 20).\n" in text


@pytest.mark.parametrize("value", ["much", "-1", "\N{DEVANAGARI DIGIT EIGHT}" * 2, "9" * 4400])
def test_a_ruling_of_points_is_a_number(value: str) -> None:
    refused = run("score", "mcr", STRAIGHT, "--option", f"cap={value}")
    assert refused.exit_code == 2
    expected = "se esperaba none u 88, o cualquier número entero de 0 a 999999.\n"
    assert f"Error: --option: cap: no vale «{value[:20]}" in refused.stderr
    assert refused.stderr.endswith(expected)


def test_a_ruling_decides_what_is_a_hand() -> None:
    refused = run(
        "score", "mcr", "22335577881111s|EE1000|0", "--option", "seven_pairs_equal_pairs=no"
    )
    assert refused.exit_code == 1
    assert refused.stderr.startswith("las fichas no forman una mano completa")


def test_winds_that_matter_are_asked_for() -> None:
    text = run("score", "mcr", "45655p78s+9s", "chi", "123m", "pon", "111z").stdout
    assert "No se dijo --seat y se toma Este; con Sur, Oeste o Norte, 10 puntos." in text
    assert "--seat" not in run("score", "mcr", *NAMED).stdout


def test_a_hand_that_is_not_legal_ends_with_one() -> None:
    result = run("score", "mcr", "[567s,1]44478m456pFF6m|NE0000|0")
    assert result.exit_code == 1
    assert result.stdout.startswith("No vale: 6 puntos, y se necesitan 8 sin flores.\n")
    assert "Habría valido con el último descarte: 14 puntos." in result.stdout


def test_announced_fans_are_checked() -> None:
    right = run("score", "mcr", STRAIGHT, "--announced", "28,63,80,81x2")
    assert right.exit_code == 0
    assert right.stdout.startswith("Lo anunciado es correcto: 21 puntos.\n")
    wrong = run("score", "mcr", STRAIGHT, "--announced", "28 63 76", "--lang", "en")
    assert wrong.exit_code == 1
    assert (
        "Too many\n     1  76 No Honours: implied by 63 All Chows (non-repeat).\n" in wrong.stdout
    )
    found = run("score", "mcr", STRAIGHT, "--announced", "28", "--format", "json")
    assert json.loads(found.stdout)["check"]["right"] is False


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "«x» no es ninguna jugada"),
        ("28x", "«28x» no es ninguna jugada"),
        ("28.5", "«28.5»: la 28 se llama Escalera Pura"),
        ("28 Todo Chow", "«28 Todo Chow»: la 28 se llama Escalera Pura"),
        ("28x0", "«28x0» no dice bien cuántas veces"),
        ("100", "«100» no es ninguna jugada"),
        ("28x99", "«28x99» no dice bien cuántas veces"),
        ("Pure Strait", "¿quizá 28 Escalera Pura?"),
        (
            "Dos Kong",
            "«Dos Kong» puede ser 48 Dos Kong Ocultos o 57 Dos Kong Expuestos; se esperaba una",
        ),
        ("", "no dice ninguna jugada"),
    ],
)
def test_announced_fans_that_are_none(text: str, said: str) -> None:
    result = run("score", "mcr", STRAIGHT, "--announced", text)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    "text", ["Pure Straight, todo chow, 自摸, 2x 81", "28,63,80 81", "28 Escalera Pura, 63, 80"]
)
def test_announced_fans_may_be_names(text: str) -> None:
    found = run("score", "mcr", STRAIGHT, "--announced", text, "--format", "json")
    too_few = [one["number"] for one in json.loads(found.stdout)["check"]["too_few"]]
    assert too_few == ([] if "2x" in text else [81])


MIXED_KONGS = "[EEEE,1][CCCC]45655p78s9s|EN0000|0"


@pytest.mark.parametrize("profile", ["ema", "cn"])
def test_json_has_the_number_of_the_library_and_that_of_the_book(profile: str) -> None:
    found = answer("score", "mcr", MIXED_KONGS, "--profile", profile)
    assert found["fans"]["82"] == 1
    assert "57" not in found["fans"]
    [kongs] = [one for one in found["items"] if one["number"] == 82]
    assert kongs["number_in_book"] == (57 if profile == "ema" else 82)
    assert {one["by"] for one in found["not_counted"] if one["number"] in {67, 74}} == {82}


@pytest.mark.parametrize("number", ["57", "82", "57 One Concealed and One Melded Kong"])
def test_either_number_of_the_mixed_kongs_may_be_announced(number: str) -> None:
    text = f"{number}, 59, 60, 75"
    found = run("score", "mcr", MIXED_KONGS, "--announced", text, "--format", "json")
    assert json.loads(found.stdout)["check"]["right"] is True


@pytest.mark.parametrize(
    "arguments", [(), (STRAIGHT, "--jsonl"), (STRAIGHT, "--seat", "E"), (STRAIGHT, "--kong")]
)
def test_what_cannot_be_asked(arguments: tuple[str, ...]) -> None:
    assert run("score", "mcr", *arguments).exit_code == 2


def test_all_problems_of_a_hand_are_said() -> None:
    result = run("score", "mcr", "[124m,1]45655p78s9s|EN100|9", "--lang", "en")
    assert result.exit_code == 1
    assert [line.partition(": ")[0] for line in result.stderr.splitlines()] == [
        "at position 1",
        "at position 21",
        "at position 27",
    ]


def test_many_hands_are_scored() -> None:
    good, kong, bad, broken = score_lines(
        {"hand": STRAIGHT, "profile": "cn"},
        {"hand": "[1111s][5555m,1]234m678p9p9p|EE0000|0"},
        {"hand": "[124m,1]|EN1000|0", "profile": "cn"},
        "{",
    )
    assert (good["total"], good["flowers"], good["legal"]) == (21, 2, True)
    assert good["fans"] == {"28": 1, "63": 1, "80": 1, "81": 2}
    assert kong["fans"] == {"73": 1, "76": 1, "82": 1}
    assert "«[124m,1]» no es una combinación" in str(bad["error"])
    assert "no es JSON" in str(broken["error"])


@pytest.mark.parametrize(
    "text",
    ["1122m3344p5566s77z", "1122m3344p5566s7z+7z", "1122m3344p5566sCC", "1122m3344p5566sC+C"],
)
def test_both_notations_take_a_plus_or_the_last_tile(text: str) -> None:
    found = answer("score", "mcr", text)
    assert found == answer("score", "mcr", "1122m3344p5566sCC|EE0000|0")
    assert answer("score", "mcr", f"{text}|EE0000|0") == found


def test_a_flower_is_there_once() -> None:
    hand = "45655p78s +9s chi 123s chi 456s"
    assert answer("score", "mcr", f"{hand} 1f2f", "--flowers", "1")["flowers"] == 3
    twice = run("score", "mcr", f"{hand} 1f1f", "--lang", "en")
    assert twice.exit_code == 1
    assert twice.stderr == "at position 35: flower 1f is there twice; there is one of each\n"


def test_it_runs_as_a_process() -> None:
    done = program("score", "mcr", STRAIGHT)
    assert done.returncode == 0
    assert done.stdout.decode().startswith("21 puntos")


@pytest.mark.shared
def test_every_labelled_total_is_exact(shared: Path) -> None:
    with gzip.open(shared / "data/hands/mcr_wins.jsonl.gz", "rt") as file:
        rows = [row for row in map(json.loads, file) if not row.get("disputed")]
    found = score_lines(*({"hand": row["hand"], "profile": row["profile"]} for row in rows))
    assert len(rows) == 3368
    wrong = [
        row["hand"]
        for row, one in zip(rows, found, strict=True)
        if one.get("total") != row["total"]
    ]
    assert wrong == []
