"""What pyproject.toml asks for."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from packaging.requirements import Requirement

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def pyproject(repository: Path) -> dict[str, Any]:
    """The whole of pyproject.toml."""
    return tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="session")
def needed_to_run(pyproject: dict[str, Any]) -> list[Requirement]:
    """What an installation without extras needs, and what builds it."""
    return [
        Requirement(text)
        for text in pyproject["project"]["dependencies"] + pyproject["dependency-groups"]["build"]
    ]


@pytest.fixture(scope="session")
def needed_at_all(pyproject: dict[str, Any]) -> list[Requirement]:
    """Everything named: dependencies, extras and groups."""
    named = [
        pyproject["build-system"]["requires"],
        pyproject["project"]["dependencies"],
        *pyproject["project"]["optional-dependencies"].values(),
        *pyproject["dependency-groups"].values(),
    ]
    return [Requirement(text) for texts in named for text in texts]
