"""Leagues to look at."""

from __future__ import annotations

import pytest

from ligamahjong.example.league import DEFAULT_SEED, League, invent


@pytest.fixture(scope="session", params=[DEFAULT_SEED, 1, 2026], ids=lambda seed: f"seed{seed}")
def league(request: pytest.FixtureRequest) -> League:
    """A league of some seed; what is promised holds for each."""
    return invent(request.param)
