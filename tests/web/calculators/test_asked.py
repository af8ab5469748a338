"""What the address of a calculator asks: boxes, repeated names, digits, what cannot be seen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

from ligamahjong.web.calculators.fields import Field, Kind, read
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from support.site import Site

RIICHI = "calculadora/riichi/"
MCR = "calculadora/mcr/"
SETTLEMENT = "calculadora/liquidacion/"
HAND = {"mano": "234m345p456s34s88p+5s", "ganada": "descarte", "asiento": "S", "ronda": "E"}
WON = {"hS": "gana", "vS": "8000", "hE": "da"}


def shown(site: Site, page: str, asked: object) -> str:
    response = site.client.get(f"/{page}?{asked if isinstance(asked, str) else urlencode(asked)}")  # type: ignore[arg-type]
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def beside(page: str, field: str) -> str:
    """What is said beside a field."""
    found = re.search(f'id="e-{field}">(.*?)</small>', page)
    assert found is not None
    return found[1]


class TestBoxes:
    @pytest.mark.parametrize("value", ["0", "no", "on", "false", "11"])
    def test_only_one_ticks_a_box(self, site: Site, value: str) -> None:
        page = shown(site, RIICHI, {**HAND, "riichi": "si", "ippatsu": value})
        assert f"«{value}» no vale; se esperaba 1, o nada" in beside(page, "ippatsu")
        assert not re.search('id="f-ippatsu"[^>]* checked', page)
        assert "data-verdict" not in page

    def test_one_does(self, site: Site) -> None:
        page = shown(site, RIICHI, {**HAND, "riichi": "si", "ippatsu": "1"})
        assert re.search('id="f-ippatsu"[^>]* checked', page)
        assert beside(page, "ippatsu") == ""

    @pytest.mark.parametrize(
        ("address", "field"),
        [
            (MCR, "final"),
            (SETTLEMENT, "rE"),
            (SETTLEMENT, "interrumpida"),
            ("calculadora/resultado-riichi/", "dE"),
        ],
    )
    def test_so_on_every_page(self, site: Site, address: str, field: str) -> None:
        page = shown(site, f"en/{address}", {field: "0"})
        assert "not “0”; expected 1, or nothing" in beside(page, field)

    def test_a_box_of_a_seat_is_named_with_its_seat(self, site: Site) -> None:
        assert "Oeste · Declaró riichi: «no»" in shown(site, SETTLEMENT, {"rW": "no"})


class TestWideDigits:
    def test_a_hand(self, site: Site) -> None:
        hand = "\uff12\uff13\uff14\uff4d345p456s34s88p\uff0b5s"
        assert "data-verdict" in shown(site, RIICHI, {**HAND, "mano": hand, "riichi": "no"})

    def test_numbers_amounts_and_fans(self, site: Site) -> None:
        page = shown(site, SETTLEMENT, {**WON, "vS": "\uff18\uff10\uff10\uff10", "honba": "\uff11"})
        assert ">+8.300</td>" in page
        result = {f"p{seat}": "\uff13\uff10\uff10\uff10\uff10" for seat in "ESWN"}
        assert "con los palillos suman" in shown(site, "calculadora/resultado-riichi/", result)
        fans = {"mano": "45655p78s+9s chi 123s chi 456s", "fan": "\uff12\uff18\u3000\uff16\uff19"}
        assert "Lo anunciado suma 17 puntos" in shown(site, MCR, fans)


class TestRepeated:
    def test_a_name_given_twice_is_refused(self, site: Site) -> None:
        page = shown(site, RIICHI, urlencode([*HAND.items(), ("dora", "4p"), ("dora", "1z")]))
        told = "Indicadores de dora: figura 2 veces en la dirección, con valores distintos"
        assert told in beside(page, "dora")
        assert "data-verdict" not in page

    def test_twice_the_same_says_the_same(self, site: Site) -> None:
        page = shown(site, RIICHI, urlencode([*HAND.items(), ("dora", "4p"), ("dora", "4p")]))
        assert "indicador 4p" in page

    def test_so_in_the_league(self, site: Site) -> None:
        page = shown(site, "en/calculadora/resultado-riichi/", "pE=1&pE=2&pS=3")
        assert "East: given 2 times in the address, with different values" in beside(page, "pE")


class TestNotSeen:
    @pytest.mark.parametrize(
        ("text", "code"),
        [("234m\u202e456p678s", "U+202E"), ("234m\x07", "U+0007"), ("234m\u200b5p", "U+200B")],
    )
    def test_what_cannot_be_seen_is_told_by_its_code(
        self, site: Site, text: str, code: str
    ) -> None:
        for address, field in ((RIICHI, "mano"), (MCR, "fan"), (SETTLEMENT, "vS")):
            page = shown(site, address, {field: text})
            assert f"lleva un carácter que no se ve ({code})" in beside(page, field)
            assert text[4] not in page

    def test_line_breaks_of_a_copied_hand_are_spaces(self, site: Site) -> None:
        hand = "234m345p456s\r\n34s88p\t+5s"
        assert "data-verdict" in shown(site, RIICHI, {**HAND, "mano": hand, "riichi": "no"})


class TestOptions:
    def test_the_seat_is_named(self, site: Site) -> None:
        assert "Norte · Qué hizo: «ganaa» no está" in shown(site, SETTLEMENT, {"hN": "ganaa"})

    def test_an_option_that_is_none_makes_nothing_else_wrong(self, site: Site) -> None:
        page = shown(site, SETTLEMENT, {"hN": "ganaa", "vN": "8000"})
        assert "no gana; no se esperaba" not in page

    def test_many_options_are_not_all_listed(self, site: Site) -> None:
        page = shown(site, "calculadora/grados/", {"grado": "riichi:11-kyuu"})
        told = beside(page, "grado")
        assert "no está entre las opciones; se esperaba " in told
        assert len(told) < 300
        assert re.search(r"o una de otras \d+", told)

    def test_as_many_as_are_named_are_all_named(self) -> None:
        field = Field(
            name="x",
            label=Text("X", "X"),
            kind=Kind.CHOICE,
            choices={str(n): Text(f"o{n}", f"o{n}") for n in range(10)},
        )
        (told,) = read({"x": "?"}, [field], Language.EN).problems
        assert told.endswith("expected o0, o1, o2, o3, o4, o5, o6, o7, o8 or o9")
