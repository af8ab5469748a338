"""``liga verify``, from an export to the exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run
from ligamahjong.formats.export import save_files
from support.export import season_export

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from ligamahjong.cli import liga
liga(sys.argv[2:])
"""


@pytest.fixture(scope="module")
def files() -> Mapping[str, bytes]:
    return season_export()


@pytest.fixture(params=["export", "export.zip"])
def export(request: pytest.FixtureRequest, files: Mapping[str, bytes], tmp_path: Path) -> Path:
    place = tmp_path / str(request.param)
    save_files(files, place)
    return place


def changed(files: Mapping[str, bytes], place: Path, name: str, old: bytes, new: bytes) -> Path:
    assert old in files[name]
    save_files({**files, name: files[name].replace(old, new)}, place)
    return place


def verify_without(modules: str, place: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, modules, "verify", str(place)]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")


def test_what_was_checked_is_printed(export: Path) -> None:
    result = run("verify", export)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Exportación del 30 de junio de 2026, huella ")
    assert lines[1].startswith("Registro: 55 entradas; la última tiene la huella ")
    assert lines[3:] == [
        "MCR: 23 partidas, 8 jugadores",
        "Riichi: 25 partidas, 8 jugadores",
        "Personas: 8",
        "",
        "Todo coincide: la cadena está entera y las dos clasificaciones salen igual, byte a byte.",
    ]


def test_in_english(export: Path) -> None:
    result = run("verify", export, "--lang", "en")
    assert result.stdout.splitlines()[-1].startswith("Everything agrees: ")


def test_as_json(export: Path) -> None:
    found = answer("verify", export)
    assert (found["export"], found["day"], found["equal"]) == (str(export), "2026-06-30", True)
    assert (found["entries"], found["head"]["seq"], found["people"]) == (55, 55, 8)
    assert found["games"] == {"mcr": 23, "riichi": 25}
    assert found["players"] == {"mcr": 8, "riichi": 8}
    assert (found["problems"], found["replayed"]) == ([], True)


def test_a_changed_result_is_shown_with_its_line(
    files: Mapping[str, bytes], tmp_path: Path
) -> None:
    second = files["results-mcr.csv"].splitlines()[2]
    place = changed(files, tmp_path / "e.zip", "results-mcr.csv", second, b"2,a,9999.000000")
    result = run("verify", place)
    assert result.exit_code == 1
    *_, difference, verdict = result.stdout.splitlines()
    assert difference == (f"results-mcr.csv:3: dice 2,a,9999.000000; se esperaba {second.decode()}")
    assert verdict == "No coincide: 1 diferencia."


def test_a_changed_entry_is_shown_and_nothing_follows_from_it(
    files: Mapping[str, bytes], tmp_path: Path
) -> None:
    place = changed(
        files, tmp_path / "e", "entries.jsonl", b'"scores":[9,1,4,2]', b'"scores":[9,1,4,3]'
    )
    result = run("verify", place, "--lang", "en")
    assert result.exit_code == 1
    *_, difference, replayed, verdict = result.stdout.splitlines()
    assert difference.startswith(
        "entries.jsonl:51: the entry was changed: it says it has the hash "
    )
    assert replayed == "The rankings could not be worked out again."
    assert verdict == "It does not agree: 1 difference."


def test_problems_as_json(files: Mapping[str, bytes], tmp_path: Path) -> None:
    place = changed(files, tmp_path / "e", "people.csv", b"Hugo", b"Hago")
    result = run("verify", place, "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["equal"], found["replayed"]) == (False, True)
    (problem,) = found["problems"]
    assert (problem["file"], problem["row"], problem["code"]) == (
        "people.csv",
        None,
        "file-changed",
    )
    assert problem["text"].startswith("el fichero se cambió: su huella es ")
    assert problem["found"] != problem["expected"]


def test_ten_differences_are_printed_and_the_others_counted(
    files: Mapping[str, bytes], tmp_path: Path
) -> None:
    place = changed(files, tmp_path / "e", "entries.jsonl", b'"actor":"u1"', b'"actor":"u2"')
    result = run("verify", place)
    assert result.exit_code == 1
    assert sum(line.startswith("entries.jsonl:") for line in result.stdout.splitlines()) == 10
    assert "… y 45 más (todas, con --format json)" in result.stdout
    assert len(json.loads(run("verify", place, "--format", "json").stdout)["problems"]) == 55


@pytest.mark.parametrize("name", ["entries.jsonl", "people.csv", "grades.csv", "manifest.json"])
def test_a_change_in_any_file_ends_with_1(
    files: Mapping[str, bytes], tmp_path: Path, name: str
) -> None:
    save_files({**files, name: files[name] + b" "}, tmp_path / "e")
    assert run("verify", tmp_path / "e").exit_code == 1


def test_a_changed_manifest_is_said_on_the_error_stream(
    files: Mapping[str, bytes], tmp_path: Path
) -> None:
    place = changed(files, tmp_path / "e", "manifest.json", b'"mcr":23', b'"mcr":24')
    result = run("verify", place)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("manifest.json: se cambió")


def test_what_is_no_export_is_said(tmp_path: Path) -> None:
    result = run("verify", tmp_path / "nowhere")
    assert (result.exit_code, result.stderr) == (
        1,
        f"{tmp_path / 'nowhere'}: no existe ese fichero\n",
    )
    result = run("verify", tmp_path, "--lang", "en")
    assert result.stderr == f"{tmp_path}: manifest.json is missing; expected a whole export\n"


def test_without_django_or_anything_optional(export: Path) -> None:
    found = verify_without("django,numpy,openskill,openpyxl,rich", export)
    assert (found.returncode, found.stderr) == (0, "")
    assert "Todo coincide" in found.stdout


def test_a_library_that_is_needed_is_missed(export: Path) -> None:
    assert verify_without("csv", export).returncode == 1
