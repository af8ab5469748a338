"""How a hand was won, in a line."""

from __future__ import annotations

from dataclasses import fields

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, Edition
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.circumstances import FLAGS, circumstances

ES, EN = Language.ES, Language.EN


def test_everything_that_was_said() -> None:
    known = Situation(
        tsumo=True,
        seat=Wind.WEST,
        round=Wind.SOUTH,
        riichi=2,
        ippatsu=True,
        haitei=True,
        dora=read_tiles("4p1z"),
        ura=read_tiles("7s"),
    )
    assert circumstances(known, RCR_2016, ES) == (
        "RCR 2016 · Oeste, ronda Sur · del muro · doble riichi · ippatsu · última ficha del muro · "
        "indicadores 4p 1z · debajo 7s"
    )
    assert circumstances(known, RCR_2016, EN) == (
        "RCR 2016 · West, South round · self-draw · double riichi · ippatsu · last tile of the "
        "wall · indicators 4p 1z · below 7s"
    )


@pytest.mark.parametrize(
    ("unknown", "text"),
    [
        ([Fact.SEAT], "RCR 2025 · ronda Este · de un descarte · riichi · indicador 4p"),
        ([Fact.ROUND], "RCR 2025 · asiento Este · de un descarte · riichi · indicador 4p"),
        ([Fact.SEAT, Fact.ROUND], "RCR 2025 · de un descarte · riichi · indicador 4p"),
        ([Fact.TSUMO], "RCR 2025 · Este, ronda Este · riichi · indicador 4p"),
        ([Fact.RIICHI], "RCR 2025 · Este, ronda Este · de un descarte · indicador 4p"),
    ],
)
def test_what_was_not_said_is_left_out(unknown: list[Fact], text: str) -> None:
    known = Situation(riichi=1, dora=read_tiles("4p"))
    assert circumstances(known, RCR_2025, ES, unknown) == text


def test_every_circumstance_has_words() -> None:
    flags = {name for name, value in Situation()._asdict().items() if value is False}
    assert FLAGS.keys() == flags - {"tsumo"}
    assert fields(Edition)[0].name == "id"
    for name in FLAGS:
        said = circumstances(Situation()._replace(**{name: True}), RCR_2025, ES)  # type: ignore[arg-type]
        assert said != circumstances(Situation(), RCR_2025, ES)
