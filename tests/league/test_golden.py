"""Figures of OpenSkill 6.0.0 kept on file, for machines without it (golden/make_openskill.py).

Mathematical functions may differ in the last bit between platforms, so these are held to a
billionth of a rating point; test_rating.py compares bits on one machine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ligamahjong.league.rating import Rating, rate

FILE = json.loads(Path(__file__).parent.joinpath("golden", "openskill.json").read_text())
CASES: list[dict[str, Any]] = FILE["cases"]


def test_the_file_is_of_the_version_the_league_names() -> None:
    assert FILE["openskill"] == "6.0.0"
    assert len(CASES) == 201


@pytest.mark.parametrize("case", CASES[:5] + CASES[-5:], ids=lambda case: str(case["scores"]))
def test_a_few_by_name(case: dict[str, Any]) -> None:
    check(case)


def test_all_of_them() -> None:
    for case in CASES:
        check(case)


def check(case: dict[str, Any]) -> None:
    a, b, c, d = (Rating(mu, sigma) for mu, sigma in case["ratings"])
    for ours, (mu, sigma) in zip(rate((a, b, c, d), case["scores"]), case["after"], strict=True):
        assert ours.projection == pytest.approx(Rating(mu, sigma).projection, abs=1e-9)
        assert ours.sigma == pytest.approx(sigma, abs=1e-11)
