"""What gets installed: the wheel, built here, and the source distribution it can be built from."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distributions
from typing import TYPE_CHECKING, NamedTuple

import pytest

import ligamahjong

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

IMPORT_EVERYTHING = """
import importlib, importlib.metadata, os, pkgutil, sys
sys.path.insert(0, sys.argv[1])
os.environ.update(DJANGO_SETTINGS_MODULE="ligamahjong.web.settings", LIGA_DEVELOPMENT="yes")
import django
django.setup()
import ligamahjong
for module in pkgutil.walk_packages(ligamahjong.__path__, "ligamahjong."):
    if not module.name.endswith("__main__"):
        print(importlib.import_module(module.name).__file__)
print(ligamahjong.__version__, importlib.metadata.version("ligamahjong"))
"""


class Built(NamedTuple):
    wheel: Path
    sdist: Path


def output_of(command: list[str], folder: Path) -> str:
    """What a command prints when it is run in a folder and succeeds."""
    run = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def built(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    output_of(command, repository)
    [wheel], [sdist] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Built(wheel, sdist)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(built.wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def distribution(installed: Path) -> Distribution:
    [found] = distributions(path=[str(installed)])
    return found


def sources(repository: Path) -> set[str]:
    """Every file of the package, as a wheel names it."""
    root = repository / "src"
    return {
        path.relative_to(root).as_posix()
        for path in (root / "ligamahjong").rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    }


def differences(names: Iterable[str], wanted: set[str]) -> tuple[set[str], set[str]]:
    """What a wheel lacks and what it holds too much, its own metadata aside."""
    held = {name for name in names if ".dist-info/" not in name}
    return wanted - held, held - wanted


def contents(wheel: Path) -> dict[str, int]:
    """Checksum of every file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}


def test_the_wheel_holds_the_whole_package_and_nothing_else(built: Built, repository: Path) -> None:
    wanted = sources(repository)
    assert {"ligamahjong/py.typed", "ligamahjong/league/grades.csv"} <= wanted
    assert differences(contents(built.wheel), wanted) == (set(), set())


def test_a_wheel_with_a_gap_or_with_tests_is_seen(built: Built, repository: Path) -> None:
    names = {*contents(built.wheel), "tests/test_rating.py"} - {"ligamahjong/league/grades.csv"}
    assert differences(names, sources(repository)) == (
        {"ligamahjong/league/grades.csv"},
        {"tests/test_rating.py"},
    )


def test_the_metadata_say_version_licence_and_python(distribution: Distribution) -> None:
    metadata = distribution.metadata
    assert metadata["Name"] == "ligamahjong"
    assert distribution.version == ligamahjong.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("License-File") == ["LICENSE"]
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata.get_all("Provides-Extra") == ["analysis", "audit", "web", "xlsx"]


def test_the_licence_goes_along(installed: Path, repository: Path) -> None:
    [licence] = installed.glob("*.dist-info/licenses/LICENSE")
    assert licence.read_bytes() == (repository / "LICENSE").read_bytes()


def test_the_command_is_installed(distribution: Distribution) -> None:
    [script] = distribution.entry_points.select(group="console_scripts")
    assert script.name == "liga"
    assert callable(script.load())


def test_every_module_of_the_wheel_can_be_imported(installed: Path) -> None:
    command = [sys.executable, "-I", "-W", "error", "-c", IMPORT_EVERYTHING, str(installed)]
    *files, versions = output_of(command, installed).splitlines()
    assert files
    assert [file for file in files if not file.startswith(str(installed))] == []
    assert versions == f"{ligamahjong.__version__} {ligamahjong.__version__}"


def test_the_source_distribution_gives_the_same_wheel(built: Built, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--wheel-dir", str(tmp_path)]
    output_of([*command, str(built.sdist)], tmp_path)
    [wheel] = tmp_path.glob("*.whl")
    assert contents(wheel) == contents(built.wheel)
