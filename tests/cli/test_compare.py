"""``liga compare`` from files to exit status."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import re
import threading
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from ligamahjong.cli import liga

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from click.testing import Result

GIVEN = ("Alba", "Bruno", "Carla", "Diego", "Elena", "Fermín", "Gala", "Hugo")
NAMES = [f"{given} {surname}" for surname in ("Peña", "Sanz", "Rey") for given in GIVEN]
HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"
ON = ("--on", "2026-10-01")


def season() -> list[str]:
    """Forty evenings of three games, ties among them; two of them are entered twice."""
    draw = random.Random(3)
    rows = []
    for evening in range(40):
        day = date(2025, 9, 1) + timedelta(days=9 * evening)
        for table in range(3):
            names = draw.sample(NAMES if evening < 20 else NAMES[4:], 4)
            scores = [25_000 + 5_000 * draw.randint(-3, 3) for _ in names]
            cells = ",".join(f"{n},{s}" for n, s in zip(names, scores, strict=True))
            rows.append(f"{evening}-{table},{day}T{17 + table}:30,{cells}")
            if evening in {11, 23} and table == 0:
                rows.append(f"{evening}-again,{day}T{17 + table}:30,{cells}")
    return rows


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "riichi.csv"
    path.write_text("\n".join([HEADER, *season()]), "utf-8")
    return path


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(liga, [*map(str, args), *ON])


def publish(games: Path, *options: str) -> Path:
    """What ``liga rank`` publishes, as a file."""
    result = run("rank", games, "--format", "csv", *options)
    assert result.exit_code == 0, result.output
    path = games.with_name("published.csv")
    path.write_text(result.stdout, "utf-8")
    return path


def rows_of(published: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(published.read_text("utf-8"))))


def rewrite(published: Path, rows: Sequence[dict[str, str]]) -> Path:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    published.write_text(out.getvalue(), "utf-8")
    return published


def record(result: Result) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(result.stdout)
    return parsed


def test_our_own_ranking_agrees(games: Path) -> None:
    result = run("compare", publish(games), games)
    assert result.exit_code == 0, result.output
    assert "published.csv junto al ranking de Riichi, 1 de octubre de 2026" in result.stdout
    assert "24 jugadores en los dos rankings." in result.stdout
    assert result.stdout.endswith("Los dos rankings coinciden.\n")


def test_the_record_of_a_ranking_that_agrees(games: Path) -> None:
    result = run("compare", publish(games), games, "--format", "json")
    assert result.exit_code == 0, result.output
    quantities = ["rating", "mu", "sigma", "games", "grade", "points"]
    assert record(result) == {
        "mode": "riichi",
        "on": "2026-10-01",
        "agree": True,
        "people": 24,
        "unread": 0,
        "quantities": [
            {"quantity": name, "agreeing": 24, "differing": 0, "largest": None}
            for name in quantities
        ],
        "only_published": [],
        "only_ours": [],
        "unresolved": [],
        "repeated": [],
        "differences": [],
        "explanations": [],
    }


def test_ties_are_found_out(games: Path) -> None:
    result = run("compare", publish(games, "--ties", "entry-order"), games)
    assert result.exit_code == 1
    *_, above, last = result.stdout.splitlines()
    assert above == "Lo que explicaría las diferencias:"
    assert last.startswith("  1. empates deshechos por orden de registro: explica ")
    explained, _, total = last.rpartition("explica ")[2].removesuffix(" diferencias").split()
    assert explained == total
    listed = [line for line in result.stdout.splitlines() if line.endswith("  1")]
    assert len(listed) == 20
    assert f"… y {int(total) - 20} más (todas, con --all)" in result.stdout


def test_everything_is_printed_on_demand(games: Path) -> None:
    published = publish(games, "--ties", "entry-order")
    result = run("compare", published, games, "--all", "--lang", "en")
    listed = [line for line in result.stdout.splitlines() if line.endswith("  1")]
    assert f"explains {len(listed)} of {len(listed)} differences" in result.stdout
    assert "--all" not in result.stdout


@pytest.mark.parametrize(
    ("theirs", "ours", "switch"),
    [
        ((), ("--ties", "entry-order"), "ties-shared"),
        (("--allow-duplicates",), (), "repeats-counted"),
        ((), ("--allow-duplicates",), "repeats-left-out"),
        (("--hide-provisional",), (), "provisional-hidden"),
        (("--on", "2026-08-18"), (), "day-of-last-game"),
    ],
)
def test_the_switch_is_named(
    games: Path, theirs: tuple[str, ...], ours: tuple[str, ...], switch: str
) -> None:
    days = () if "--on" in theirs else ON
    published = CliRunner().invoke(liga, ["rank", str(games), "--format", "csv", *days, *theirs])
    path = games.with_name("published.csv")
    path.write_text(published.stdout, "utf-8")
    result = run("compare", path, games, "--format", "json", *ours)
    assert result.exit_code == 1
    found = record(result)
    assert found["agree"] is False
    assert found["explanations"][0] == {
        "switches": [switch],
        "explained": len(found["differences"]),
        "upset": 0,
    }
    assert {tuple(one["explained_by"]) for one in found["differences"]} == {(switch,)}


def test_the_other_order_inside_a_day_is_found_out(tmp_path: Path) -> None:
    once = [re.sub(r"T\d\d:\d\d", "", row) for row in season() if "again" not in row]
    forwards, backwards = tmp_path / "riichi.csv", tmp_path / "riichi_2.csv"
    forwards.write_text("\n".join([HEADER, *once]), "utf-8")
    # The days from first to last, the games of each from last to first.
    turned = [once[at + 2 - at % 3 * 2] for at in range(len(once))]
    backwards.write_text("\n".join([HEADER, *turned]), "utf-8")
    published = publish(backwards, "--date-only", "--mode", "riichi")
    result = run("compare", published, forwards, "--date-only", "--format", "json")
    assert record(result)["explanations"][0]["switches"] == ["days-backwards"]


def test_nothing_explains_a_slip(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    rows[2]["rating"] = "1999.5"
    result = run("compare", rewrite(published, rows), games)
    assert result.exit_code == 1
    line = next(line for line in result.stdout.splitlines() if line.startswith(rows[2]["player"]))
    assert line.split()[2:4] == ["Rating", "1999,5"]
    assert line.endswith("  —")
    assert "Ninguna de las alternativas conocidas lo explica." in result.stdout


def test_a_spanish_table_of_whole_numbers_with_other_columns(games: Path) -> None:
    rows = rows_of(publish(games))
    path = games.with_name("tabla.csv")
    lines = ["Pos.;Jugadora;Rating;σ;Partidas;Color"]
    for row in rows:
        given, surname = row["player"].split()
        rating = f"{round(float(row['rating'])):,}".replace(",", ".")
        sigma = f"{float(row['sigma']):.2f}".replace(".", ",")
        lines.append(
            f"{row['position']};{surname.upper()}, {given};{rating};{sigma};{row['games']};azul"
        )
    path.write_text("\n".join(lines), "utf-8-sig")
    result = run("compare", path, games)
    assert result.exit_code == 0, result.output
    assert "Color" in result.stderr
    assert [line.split()[0] for line in result.stdout.splitlines()[2:5]] == [
        "Rating",
        "σ",
        "Partidas",
    ]


def test_who_is_in_one_ranking_only(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    gone = rows.pop(0)["player"]
    result = run("compare", rewrite(published, rows), games)
    assert result.exit_code == 1
    assert f"Solo aquí (1): {gone}" in result.stdout
    assert "Los dos rankings coinciden." not in result.stdout


def test_who_is_published_and_never_played(games: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("\n".join(["name", *NAMES, "Zoe Otero"]), "utf-8")
    published = publish(games, "--players", str(players))
    rows = rows_of(published)
    rewrite(published, [*rows, rows[0] | {"player": "Zoe Otero"}])
    result = run("compare", published, games, "--players", players)
    assert result.exit_code == 1
    assert "Solo en el publicado (1): Zoe Otero" in result.stdout
    found = record(run("compare", published, games, "--players", players, "--format", "json"))
    assert [person["player"] for person in found["only_published"]] == ["Zoe Otero"]
    (difference,) = found["differences"]
    assert (difference["quantity"], difference["published"], difference["ours"]) == (
        "listed",
        1.0,
        0.0,
    )


def test_of_many_unknown_names_some_are_printed(games: Path) -> None:
    published = publish(games)
    rows = [
        row | {"player": f"Persona {number}", "id": ""}
        for number, row in enumerate(rows_of(published))
    ]
    rewrite(published, rows)
    result = run("compare", published, games)
    assert result.stdout.count("no se compara.") == 10
    assert "… y 14 más (todas, con --all)" in result.stdout
    result = run("compare", published, games, "--all")
    assert result.stdout.count("no se compara.") == 24


def test_unknown_and_repeated_names_are_reported(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    rows.append(rows[0] | {"rating": "1"})
    rows[1] |= {"player": "Zacarías Otero", "id": ""}
    result = run("compare", rewrite(published, rows), games, "--format", "json")
    assert result.exit_code == 1
    found = record(result)
    (unresolved,) = found["unresolved"]
    assert (unresolved["row"], unresolved["name"]) == (3, "Zacarías Otero")
    assert unresolved["candidates"] == []
    (repeated,) = found["repeated"]
    assert (repeated["row"], repeated["first_row"]) == (26, 2)
    assert repeated["player"] == rows[0]["player"]
    text = run("compare", published, games, "--lang", "en")
    assert "Row 3: nobody in these games is called 'Zacarías Otero'" in text.stdout
    assert "Row 26:" in text.stdout


def test_homonyms_are_not_guessed_and_their_ids_are_enough(games: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    lines = ["id,name", *(f"{number},{name}" for number, name in enumerate(NAMES, start=1))]
    players.write_text("\n".join([*lines, f"99,{NAMES[7]}"]), "utf-8")
    text = games.read_text("utf-8").replace(NAMES[7], "8")
    games.write_text(text, "utf-8")
    published = publish(games, "--players", str(players))
    result = run("compare", published, games, "--players", players)
    assert result.exit_code == 0, result.output
    rewrite(published, [row | {"id": ""} for row in rows_of(published)])
    result = run("compare", published, games, "--players", players, "--format", "json")
    assert result.exit_code == 1
    found = record(result)
    (unresolved,) = found["unresolved"]
    assert unresolved["candidates"] == [
        {"id": "8", "player": NAMES[7]},
        {"id": "99", "player": NAMES[7]},
    ]
    assert found["differences"] == []
    rows = rows_of(published)
    named = [row | {"player": "8" if row["player"] == NAMES[7] else row["player"]} for row in rows]
    result = run("compare", rewrite(published, named), games, "--players", players)
    assert result.exit_code == 0, result.output


def test_what_cannot_be_read_is_not_said_to_agree(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    rows[4]["rating"] = "pendiente"
    rewrite(published, rows)
    result = run("compare", published, games)
    assert result.exit_code == 1
    assert "published.csv:6:rating" in result.stderr
    assert "No todo lo publicado se pudo leer y comparar." in result.stdout
    assert "Los dos rankings coinciden." not in result.stdout
    found = record(run("compare", published, games, "--format", "json"))
    assert (found["agree"], found["unread"], found["differences"]) == (False, 1, [])


def test_a_grade_of_another_table_has_no_size(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    rows[0]["grade"] = "maestro"
    found = record(run("compare", rewrite(published, rows), games, "--format", "json"))
    (difference,) = found["differences"]
    assert difference["quantity"] == "grade"
    assert difference["published"] == "maestro"
    assert difference["difference"] is None
    assert difference["ours"].endswith(("-kyuu", "-dan"))


def test_games_in_a_pipe_are_read_once(games: Path) -> None:
    published = publish(games)
    pipe = games.with_name("riichi-pipe.csv")
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=[games.read_bytes()], daemon=True)
    writer.start()
    result = run("compare", published, pipe, "--ties", "entry-order", "--format", "json")
    writer.join(10)
    again = run("compare", published, games, "--ties", "entry-order", "--format", "json")
    assert record(result) == record(again)
    assert record(result)["explanations"][0]["switches"] == ["ties-shared"]


def test_json_has_no_negative_zero(games: Path) -> None:
    published = publish(games)
    rows = rows_of(published)
    rows[0]["rating"] = "-0"
    rows[1]["rating"] = f"{float(rows[1]['rating']) + 0.0000012:.7f}"
    result = run("compare", rewrite(published, rows), games, "--format", "json")
    assert not re.search(r"-0\.0\b|-0[,}]", result.stdout)
    assert all((one["decimals"] or 0) >= 0 for one in record(result)["differences"])


def test_a_ranking_that_is_not_there(games: Path) -> None:
    result = run("compare", games.with_name("no.csv"), games)
    assert result.exit_code == 1
    assert "no.csv" in result.stderr
    assert result.stdout == ""


def test_a_ranking_without_names(games: Path) -> None:
    path = games.with_name("published.csv")
    path.write_text("rating\n1500\n", "utf-8")
    result = run("compare", path, games)
    assert result.exit_code == 1
    assert "published.csv" in result.stderr
    assert result.stdout == ""


def test_help_has_an_example() -> None:
    result = CliRunner().invoke(liga, ["compare", "--help"])
    assert result.exit_code == 0
    assert "liga compare publicado.csv riichi.csv" in result.output
