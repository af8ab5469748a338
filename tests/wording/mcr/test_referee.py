"""What a referee says of announced fans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.referee import Fault, check_announced
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.referee import FAULTS, check_sections, verdict_lines
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

ES, EN = Language.ES, Language.EN
STRAIGHT = "[123s,1][456s,2]78s55p567m9s|EN1000|0"


def said(
    text: str, *announced: int, language: Language = ES, profile: Profile = EMA
) -> tuple[list[str], dict[str, list[str]]]:
    found = check_announced(*win(text), announced, profile)
    sections = {one.title: list(one.lines) for one in check_sections(found, language)}
    return list(verdict_lines(found, language)), sections


def test_what_is_right_is_said_to_be() -> None:
    assert said(STRAIGHT, 28, 63, 80) == (["Lo anunciado es correcto: 19 puntos."], {})


def test_too_many_and_too_few_are_said_with_their_reasons() -> None:
    verdict, sections = said(STRAIGHT, 28, 63, 63, 76, 22)
    assert verdict == ["Lo anunciado suma 45 puntos; lo correcto, 19 puntos."]
    assert sections == {
        "De más": [
            "  24  22 Mano Pura: la mano no la tiene.",
            "   2  63 Todo Chow: no cuenta tantas veces.",
            "   1  76 Sin Honores: va incluida en 63 Todo Chow (no repetición).",
        ],
        "De menos": ["   1  80 Cerrar del Muro"],
    }


def test_fewer_points_stand_in_china_if_nobody_objects() -> None:
    verdict, _ = said(STRAIGHT, 28, profile=CN)
    assert verdict[-1] == "Si nadie objeta, vale lo anunciado (MIL 2025)."
    assert said(STRAIGHT, 28, language=EN)[0][-1] == (
        "The others can only object to points claimed in excess."
    )


def test_thousands_stand_apart() -> None:
    verdict, sections = said(STRAIGHT, *[1] * 18)
    assert verdict[0] == "Lo anunciado suma 1.584 puntos; lo correcto, 19 puntos."
    assert sections["De más"][0].startswith("1.584  18× 1 Cuatro Grandes Vientos: ")


def test_less_than_eight_announced_is_said() -> None:
    assert said(STRAIGHT, 63, 80)[0][-1] == ("Lo anunciado no llega a 8 sin flores, y la mano sí.")


def test_a_lower_reading_is_named() -> None:
    verdict, _ = said("11223355778899m|EN0000|0", 19, 22, language=EN)
    assert verdict == [
        "What was announced adds up to 48 points; the right count is 66 points.",
        "It is another reading of the hand, rightly counted: 48 points; the best is worth more.",
        "The others can only object to points claimed in excess.",
    ]


def test_the_same_sum_by_other_fans_is_not_right() -> None:
    verdict, _ = said(STRAIGHT, 28, 63, 76)
    assert verdict == ["Lo anunciado suma 19 puntos, que es lo correcto, con otras jugadas."]


def test_every_fault_has_words() -> None:
    assert set(FAULTS) == set(Fault)


@given(wins(), st.lists(st.integers(1, 82), max_size=6))
def test_everything_can_be_said_in_both_languages(
    case: tuple[Hand, Circumstances], announced: list[int]
) -> None:
    found = check_announced(*case, announced)
    for language in Language:
        lines = list(verdict_lines(found, language))
        for one in check_sections(found, language):
            lines += one.lines
        assert lines
        assert not any("None" in line or "{" in line for line in lines)


def test_a_hand_that_may_not_be_declared_is_never_called_right() -> None:
    short = "[234m,1][456s,2]78s55p456p9s|EE0000|0"
    assert said(short, 63, 70, 71)[0] == [
        "No vale: lo anunciado está bien contado, pero son 4 puntos y se necesitan 8 sin flores."
    ]
    assert said(short, 63, 70, 76)[0] == [
        "No vale: lo anunciado suma 4 puntos; la mano, 4 puntos, y se necesitan 8 sin flores."
    ]


def test_flowers_are_told_apart_where_they_do_not_help() -> None:
    two = "[234m,1][456s,2]78s55p456p9s|EE0000|2"
    assert said(two, 63, 70, 71, 81, 81)[0] == [
        (
            "No vale: lo anunciado está bien contado, pero son 4 puntos sin flores (6 con las 2 "
            "flores) y se necesitan 8."
        )
    ]
    assert said(two.replace("|2", "|1"), 63, 70, 71, 81, language=EN)[0] == [
        (
            "Not legal: what was announced is counted rightly, but it is 4 points without flowers "
            "(5 with the flower), and 8 are needed."
        )
    ]
    assert said(two, 63, 70, language=EN)[0] == [
        (
            "Not legal: what was announced adds up to 3 points, the hand to 4 points without "
            "flowers (6 with the 2 flowers), and 8 are needed."
        )
    ]


def test_in_prose_points_stand_behind_the_fan() -> None:
    found = check_announced(*win(STRAIGHT), [28, 63, 22], EMA)
    sections = [list(one.lines) for one in check_sections(found, ES, prose=True)]
    assert sections == [
        ["22 Mano Pura, 24 puntos: la mano no la tiene."],
        ["80 Cerrar del Muro, 1 punto"],
    ]
