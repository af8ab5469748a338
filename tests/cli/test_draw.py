"""``liga draw``: a hand as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import run
from ligamahjong.drawing import draw_hand
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from pathlib import Path

HAND = "123m406p55z +5z pon 777z"


def test_the_picture_is_printed() -> None:
    result = run("draw", HAND)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == draw_hand(HAND, Language.ES)


def test_the_words_of_a_hand_need_no_quotes() -> None:
    assert run("draw", *HAND.split()).stdout == run("draw", HAND).stdout


def test_it_is_written_to_a_file_in_either_language(tmp_path: Path) -> None:
    file = tmp_path / "mano.svg"
    result = run("draw", HAND, "-o", file, "--lang", "en")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert file.read_text("utf-8") == draw_hand(HAND, Language.EN)


def test_a_hand_of_mcr() -> None:
    text = "[345m,2][EEE,3][7777p]234s5s5s"
    assert run("draw", text).stdout == draw_hand(text)


def test_the_hand_of_the_help_of_score_is_drawn_with_its_flowers() -> None:
    text = "[123m,1][456m,2]78m55s567p9m"
    assert run("draw", f"{text}|EN1000|0").stdout == run("draw", text).stdout
    flowers = run("draw", f"{text}|EN1000|2", "--lang", "en").stdout
    assert "plum" in flowers


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("123m4", "«4» no dice de qué palo"),
        ("[12m,9]", "[12m,9]"),
        (" ", "no hay ninguna ficha"),
        ("1" * 201, "letras"),
        ("[333s,1]2226s6s|EN1000|0|1", "|1"),
        ("[333s,1]2226s6s|EN|0", "«EN» no dice cómo se ganó"),
        ("123mx", "«123mx»: una ficha boca abajo es una x minúscula"),
        ("xx [123m,1]", "«xx»: una ficha boca abajo es una x minúscula"),
    ],
)
def test_what_is_no_hand_is_said_to_be(hand: str, said: str) -> None:
    result = run("draw", hand)
    assert (result.exit_code, result.stdout) == (1, "")
    assert said in result.stderr


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    result = run("draw", HAND, "-o", tmp_path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"{tmp_path}: no se puede escribir; se esperaba una carpeta con permiso de escritura\n"
    )
