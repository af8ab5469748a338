"""Fixtures for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

REPOSITORY = Path(__file__).resolve().parent.parent

# At a desk properties are tried on other cases each time; in CI on the same, as a change there is
# judged by what it changed.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "desk")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return REPOSITORY


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with real data beside the checkout; tests that need it skip without it."""
    folder = Path(os.environ.get("LIGA_SHARED", REPOSITORY.parent / "shared"))
    if not folder.is_dir():
        pytest.skip("the real data are not beside this checkout")
    return folder
