"""The rules as they are listed."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import SWITCHES
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.rules import (
    difference_entries,
    fan_sections,
    fans_sections,
    rules_title,
    ruling_entries,
    same_line,
)

ES, EN = Language.ES, Language.EN


def test_fans_are_listed_by_their_points() -> None:
    found = list(fans_sections(EMA, ES))
    assert [one.title for one in found[:3]] == ["88 puntos", "64 puntos", "48 puntos"]
    assert found[-1].title == "1 punto"
    assert (
        found[0].lines[0]
        == "   1  Cuatro Grandes Vientos".strip()
        .rjust(26)[-26:]
        .replace("1  Cuatro", " 1  Cuatro")
        .strip()
        .rjust(26)[-26:]
        or found[0].lines[0].strip() == "1  Cuatro Grandes Vientos"
    )
    assert sum(len(one.lines) for one in found) == 82


def test_the_two_books_order_the_kongs_otherwise() -> None:
    ema = {one.title: one.lines for one in fans_sections(EMA, EN)}
    cn = {one.title: one.lines for one in fans_sections(CN, EN)}
    assert "57  One Concealed and One Melded Kong" in ema["6 points"]
    assert "82  One Concealed and One Melded Kong" in cn["5 points"]
    assert "48  Two Concealed Kongs" in ema["8 points"]
    assert "48  Two Concealed Kongs" in cn["6 points"]


def test_a_fan_is_told_with_what_it_takes() -> None:
    definition, takes, taken, _ = fan_sections(19, CN, EN)
    assert definition.title == "19  Seven Pairs (Siete Parejas, 七对)"
    assert definition.lines == ("24 points: Seven pairs; four equal tiles are two of them.",)
    assert takes.lines == (
        "56 Fully Concealed Hand, by the ruling “concealed hand on concealed shapes”",
        "62 Concealed Hand",
        "79 Single Wait",
    )
    assert taken.lines == ("6 Seven Shifted Pairs", "13 Pure Terminal Chows")


def test_what_only_its_own_sets_lose_is_told() -> None:
    _, takes, taken, _ = fan_sections(60, EMA, ES)
    assert takes.lines == (
        "73 Pung de Terminal o de Honor, solo por las combinaciones que la forman",
    )
    assert taken.lines == ("1 Cuatro Grandes Vientos",)


def test_a_fan_may_take_only_for_its_sets() -> None:
    _, takes, taken, _ = fan_sections(41, EMA, ES)
    assert takes.lines == ("70 Doble Chow Mixto, solo por las combinaciones que la forman",)
    assert taken.lines == ("Ninguna en particular.",)


def test_what_takes_a_fan_for_its_sets_only_is_told() -> None:
    _, _, taken, _ = fan_sections(70, EMA, ES)
    assert taken.lines[-1] == "41 Triple Chow Mixto, solo por las combinaciones que la forman"
    _, _, taken, _ = fan_sections(73, EMA, EN)
    told = [line for line in taken.lines if line.endswith(", for the sets that form it only")]
    assert [line.split()[0] for line in told] == ["9", "38", "59", "60", "61"]


def test_waits_that_a_knitted_straight_takes_are_told() -> None:
    ruling = "según «espera junto a la Escalera Cosida»"
    _, takes, *_ = fan_sections(35, EMA, ES)
    assert takes.lines == (f"77 Espera de Borde, {ruling}", f"78 Espera Cerrada, {ruling}")
    _, _, taken, _ = fan_sections(78, EMA, ES)
    assert f"35 Escalera Cosida, {ruling}" in taken.lines
    _, takes, *_ = fan_sections(35, CN, ES)
    assert takes.lines == ("Ninguna en particular.",)


def test_57_is_two_fans_in_the_green_book() -> None:
    assert len(next(fan_sections(57, EMA, ES)).lines) == 2
    assert len(next(fan_sections(57, CN, ES)).lines) == 1


@pytest.mark.parametrize("number", FANS)
def test_every_fan_can_be_told(number: int) -> None:
    for profile in (EMA, CN):
        for language in Language:
            lines = [line for one in fan_sections(number, profile, language) for line in one.lines]
            assert all(lines)
            assert not any("{" in line for line in lines)


def test_every_ruling_is_listed_with_the_option_that_changes_it() -> None:
    entries = list(ruling_entries(CN, EN))
    assert [one.switch for one in entries] == list(SWITCHES)
    assert entries[0].decisions == ("6 and 5 (--option points=cn)",)
    assert entries[1].decisions == ("No (--option concealed_on_concealed_shapes=no)",)
    assert entries[1].source == "EMA: §3.8.1, examples. China: MIL 2025: Self-Drawn only."
    cap = next(one for one in ruling_entries(EMA, ES) if one.switch == "cap")
    assert cap.decisions == ("Sin límite (--option cap=none)",)


def test_differences() -> None:
    first, *rest = difference_entries(EMA, CN, ES)
    assert first.decisions == (
        "EMA, Libro Verde de 2006: 8 y 6",
        "China, 1998 y suplemento de 2025: 6 y 5",
    )
    assert len(rest) == 5
    assert list(difference_entries(EMA, EMA, ES)) == []
    assert same_line(EMA, EMA, EN).endswith("decide the same.")
    assert rules_title(EMA, ES) == "MCR según EMA, Libro Verde de 2006"
