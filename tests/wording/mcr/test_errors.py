"""What is refused about games and rules of MCR, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import LigaError
from ligamahjong.mcr.payments import payments
from ligamahjong.mcr.penalties import Offence, Practice, penalty, penalty_line
from ligamahjong.mcr.profiles import EMA, profile
from ligamahjong.mcr.referee import check_announced
from ligamahjong.mcr.result import game_result
from ligamahjong.mcr.rulings import decided
from ligamahjong.mcr.sheet import Deal, check_sheet
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from support.mcr_wins import win

if TYPE_CHECKING:
    from collections.abc import Callable

ES, EN = Language.ES, Language.EN
STRAIGHT = "[123s,1][456s,2]78s55p567m9s|EN1000|0"


@pytest.mark.parametrize(
    ("made", "spanish", "english"),
    [
        (
            lambda: profile("wmo"),
            "no hay ninguna práctica «wmo»; se esperaba una de ema o cn",
            "there is no profile “wmo”; expected one of ema or cn",
        ),
        (
            lambda: decided(EMA, {"hogs": True}),
            "ningún criterio se llama «hogs»; «liga rules mcr» los enumera",
            "no ruling is called “hogs”; “liga rules mcr” lists them",
        ),
        (
            lambda: decided(EMA, {"honour_tile_hog": "maybe"}),
            "honour_tile_hog: no vale «maybe»; se esperaba true o false",
            "honour_tile_hog: not “maybe”; expected true or false",
        ),
        (
            lambda: decided(EMA, {"cap": "much"}),
            "cap: no vale «much»; se esperaba none u 88, o cualquier número entero de 0 a 999999",
            "cap: not “much”; expected none or 88, or any whole number from 0 to 999999",
        ),
        (
            lambda: check_announced(*win(STRAIGHT), [99]),
            "no hay ninguna jugada 99; se esperaba un número de 1 a 82",
            "there is no fan 99; expected a number from 1 to 82",
        ),
        (
            lambda: payments(7, 0),
            "no hay mano de 7 puntos; se esperaban 8 o más",
            "no hand has 7 points; expected 8 or more",
        ),
        (
            lambda: game_result((0, 0, 0, 0), {1: -5}),
            "no vale la penalización de -5 para Sur; se esperaba cero o más",
            "not a penalty of -5 for South; expected zero or more",
        ),
        (
            lambda: check_sheet([Deal(1, 1, 12)]),
            "mano 1: nadie gana con su propio descarte",
            "hand 1: nobody wins on a discard of their own",
        ),
        (
            lambda: check_sheet([Deal()] * 17),
            "hay 17 manos; una partida tiene 16",
            "there are 17 hands; a game has 16",
        ),
        (
            lambda: penalty_line(penalty(Practice.EMA, Offence.SHORT_WIN), 0),
            (
                "no consta cuánto quita EMA por cantar victoria con menos de 8 puntos o con una "
                "ficha que no completa la mano; lo decide el árbitro"
            ),
            (
                "how much EMA takes for declaring a win of fewer than 8 points, or on a tile that "
                "does not complete the hand is not known; the referee decides"
            ),
        ),
    ],
)
def test_what_is_refused_is_said(made: Callable[[], object], spanish: str, english: str) -> None:
    with pytest.raises(LigaError) as caught:
        made()
    assert error_text(caught.value, ES) == spanish
    assert error_text(caught.value, EN) == english
