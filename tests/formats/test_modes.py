"""Modes by the names of files."""

from __future__ import annotations

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.modes import common_mode, named_mode
from ligamahjong.league.game import Mode


def documents(*names: str) -> list[Document]:
    return [Document(name, b"") for name in names]


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("mcr.csv", Mode.MCR),
        ("a/MCR-2026.xlsx", Mode.MCR),
        ("liga_Riichi_norte.csv", Mode.RIICHI),
        ("riichi/partidas.csv", None),
        ("mcr y riichi.csv", None),
        ("partidas", None),
    ],
)
def test_the_name_of_the_file_says_it(name: str, mode: Mode | None) -> None:
    assert named_mode(Document(name, b"")) == mode


def test_files_of_one_mode() -> None:
    assert common_mode(documents("riichi-1.csv", "riichi-2.csv")) is Mode.RIICHI


@pytest.mark.parametrize(
    ("names", "facts"),
    [
        (["mcr.csv", "x.csv"], {"reason": "mode-unknown", "file": "x.csv"}),
        (
            ["mcr.csv", "riichi.csv"],
            {"reason": "modes-mixed", "mcr": ["mcr.csv"], "riichi": ["riichi.csv"]},
        ),
        ([], {"reason": "no-files"}),
    ],
)
def test_a_mode_that_is_not_clear_is_asked_for(names: list[str], facts: dict[str, object]) -> None:
    with pytest.raises(FormatError) as caught:
        common_mode(documents(*names))
    assert caught.value.facts == facts
