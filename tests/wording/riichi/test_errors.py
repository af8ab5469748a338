"""What is refused about riichi, in sentences."""

from __future__ import annotations

import pytest

from ligamahjong.errors import FormatError, GameError, LigaError, RulesError
from ligamahjong.riichi.editions import MAHJONG_SOUL, RCR_2025, WRC, StickRule
from ligamahjong.riichi.settlement import Chombo, Draw, Table, Win, Wins, settle
from ligamahjong.riichi.worths import worth_of, worth_of_points, worth_of_yakuman
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.riichi.errors import riichi_fact, written_value

ES, EN = Language.ES, Language.EN


def text_of(made: object, language: Language = ES) -> str:
    with pytest.raises(LigaError) as refused:
        made()  # type: ignore[operator]
    return error_text(refused.value, language)


def test_a_value_that_no_hand_has() -> None:
    def made() -> None:
        worth_of_points(7800, RCR_2025, tsumo=False, east=False)

    assert text_of(made) == (
        "ninguna mano de quien no reparte, ganada de un descarte, vale 7.800 en RCR 2025; lo más "
        "cercano: 7.100 y 8.000"
    )
    assert text_of(made, EN) == (
        "no hand of a non-dealer, won on a discard, is worth 7,800 in RCR 2025; the nearest: 7,100 "
        "and 8,000"
    )


def test_a_mangan_that_the_dealer_does_not_have() -> None:
    found = text_of(lambda: worth_of_points(8000, RCR_2025, tsumo=True, east=True))
    assert found.startswith("ninguna mano de quien reparte, ganada del muro, vale 8.000 en RCR")


def test_han_and_fu_that_no_hand_has() -> None:
    found = text_of(lambda: worth_of(1, 20, RCR_2025, tsumo=True))
    assert found.startswith("no existe ninguna mano de 1 han 20 fu")


def test_seats_are_told_by_their_winds() -> None:
    def made() -> None:
        settle(Table(), Draw(frozenset({0}), frozenset({1, 3})))

    assert text_of(made).endswith("tiene que mostrar una mano en tenpai: Sur y Norte")


@pytest.mark.parametrize(
    "outcome",
    [
        Wins((), 0),
        Wins((Win(1, 1280), Win(2, 1280))),
        Wins((Win(1, 1280),), 1),
        Wins((Win(1, 8000, responsible=1),), 2),
    ],
)
def test_outcomes_that_cannot_be(outcome: Wins) -> None:
    assert text_of(lambda: settle(Table(), outcome)) != text_of(
        lambda: settle(Table(), outcome), EN
    )
    assert settle(Table(), Chombo(0)).lines == ()


def test_values_of_rules_as_they_are_given() -> None:
    with pytest.raises(RulesError) as refused:
        RCR_2025.with_options({"kiriage": "perhaps"})
    assert error_text(refused.value, ES) == "kiriage: no vale «perhaps»; se esperaba yes o no"
    assert written_value(StickRule.OWN_BACK) == "own-back"
    assert written_value(frozenset({"b", "a"})) == "a,b"
    assert written_value([]) == "none"
    assert riichi_fact("edition", "rcr-2012", ES) == "rcr-2012"
    assert riichi_fact("seat", "nobody", ES) == "nobody"
    assert riichi_fact("points", "many", ES) == "many"


@pytest.mark.parametrize(
    ("made", "spanish"),
    [
        (
            lambda: worth_of(2, 25, RCR_2025, tsumo=True),
            (
                "no existe ninguna mano de 2 han 25 fu; con 25 fu, ganada así, se esperaban 3 han "
                "o más"
            ),
        ),
        (
            lambda: worth_of_yakuman(2),
            "RCR 2025 no paga 2 yakuman por una mano, sino uno",
        ),
        (
            lambda: worth_of_yakuman(3, MAHJONG_SOUL.with_options({"yakuman_add_up": False})),
            "Mahjong Soul no paga 3 yakuman por una mano, sino de 1 a 2",
        ),
        (
            lambda: settle(Table(), Wins((Win(1, 2000), Win(2, 2000)), 0), WRC),
            "con WRC solo gana una persona de cada descarte",
        ),
        (
            lambda: settle(Table(round=2), Draw()),
            "RCR 2025 no tiene la ronda Oeste; sus rondas son Este y Sur",
        ),
        (
            lambda: settle(Table(), Wins((Win(1, 2000, responsible=2),), 0)),
            "solo se responde de un yakuman, y la mano de Sur no lo es",
        ),
        (
            lambda: settle(Table(), Wins((Win(1, 5200),), 0)),
            (
                "ninguna mano de RCR 2025 vale 5.200 puntos base; se esperaban los de sus han y "
                "fu, o los de un límite"
            ),
        ),
        (lambda: settle(Table(), Draw(abortive=True)), "en RCR 2025 no hay empates abortivos"),
    ],
)
def test_what_an_edition_does_not_have(made: object, spanish: str) -> None:
    assert text_of(made) == spanish
    assert "{" not in text_of(made, EN)


def test_several_lines_are_told_one_below_the_other() -> None:
    inner = GameError("", reason="discarder-wins")
    lines = tuple(FormatError("", reason="line", line=line, error=inner) for line in (3, 5))
    told = error_text(FormatError("", reason="lines", problems=lines), EN).splitlines()
    assert [line[:7] for line in told] == ["line 3:", "line 5:"]


def test_a_line_says_what_is_wrong_with_it() -> None:
    inner = GameError("", reason="discarder-wins")
    error = FormatError("", reason="line", line=3, error=inner)
    assert error_text(error, ES) == "línea 3: quien descarta la ficha no puede ganar con ella"
    assert error_text(error, EN) == "line 3: the discarder cannot win on the tile"
