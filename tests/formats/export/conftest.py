"""An export of a small season."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from support.export import season_export

if TYPE_CHECKING:
    from collections.abc import Mapping


@pytest.fixture(scope="session")
def files() -> Mapping[str, bytes]:
    return season_export()
