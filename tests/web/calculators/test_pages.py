from __future__ import annotations

import gzip
import re
from time import process_time
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from django.test import RequestFactory
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.web.calculators import announced, mcr_fields, paid, riichi_fields, settled, views
from ligamahjong.web.calculators.amounts import read_amount
from ligamahjong.web.calculators.fields import Kind, read
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from support.site import Site

PAGES = {
    "riichi": (
        riichi_fields.HAND,
        *riichi_fields.FACTS,
        riichi_fields.NO_URA,
        *riichi_fields.SPECIAL,
        *riichi_fields.KNOWN,
    ),
    "mcr": (
        mcr_fields.HAND,
        *mcr_fields.FACTS,
        *mcr_fields.SPECIAL,
        *mcr_fields.KNOWN,
        announced.ANNOUNCED,
    ),
    "payments": (*paid.PAID, *paid.CHANGES, *paid.TABLE),
    "settlement": tuple(one for part in settled.PARTS.values() for one in part),
}
ADDRESSES = ("", "riichi/", "mcr/", "pagos/", "liquidacion/")


def shown(site: Site, page: str, **asked: str) -> str:
    response = site.client.get(f"/{page}?{urlencode(asked)}")
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.parametrize("page", ADDRESSES)
def test_pages_are_there_in_both_languages(site: Site, page: str, language: str) -> None:
    response = site.client.get(f"/{language}calculadora/{page}")
    assert response.status_code == 200
    assert not response.cookies
    assert len(gzip.compress(response.content)) < 100_000


RIICHI = {
    "mano": "234m345p456s34s88p+5s",
    "ganada": "descarte",
    "asiento": "S",
    "ronda": "E",
    "riichi": "si",
}


class TestRiichi:
    def test_names_within_a_label_keep_their_capital(self, site: Site) -> None:
        assert "Primera ficha de Este" in shown(site, "calculadora/riichi/")
        assert "East&#x27;s first tile" in shown(site, "en/calculadora/riichi/")

    def test_an_answer_leads_to_the_pages_of_its_yaku(self, site: Site) -> None:
        page = shown(
            site,
            "calculadora/riichi/",
            mano="234m 678p 99s 45s +6s pon 555z",
            ganada="descarte",
            asiento="S",
            ronda="E",
        )
        assert '<a href="/reglas/riichi/yaku/yakuhai/">Pon de Dragón</a>' in page

    def test_editions_side_by_side(self, site: Site) -> None:
        page = shown(
            site,
            "calculadora/riichi/",
            mano="234m345p456s34s88p+5s",
            ganada="descarte",
            asiento="S",
            ronda="E",
            riichi="si",
            dora="3m",
        )
        assert "<h3>RCR 2025</h3>" in page
        assert "<h3>RCR 2016</h3>" in page

    def test_a_round_that_the_edition_does_not_play_is_refused_beside_it(self, site: Site) -> None:
        asked = {**RIICHI, "mano": "123m456p789s55z33z +3z", "ronda": "W"}
        page = shown(site, "calculadora/riichi/", **asked)
        said = "RCR 2025 no tiene la ronda Oeste; sus rondas son Este y Sur"
        assert said in page.split('name="ronda"')[1].split("</div>")[0]
        played = shown(site, "calculadora/riichi/", **asked, edicion="tenhou")
        assert "no tiene la ronda" not in played
        assert "<h3>RCR 2016</h3>" not in played

    def test_editions_that_give_the_same_are_one_line(self, site: Site) -> None:
        asked = {"mano": "234m345p456s34s88p+5s", "ganada": "descarte", "asiento": "S"}
        page = shown(site, "calculadora/riichi/", **asked, ronda="E", riichi="no")
        assert "<h3>RCR 2016</h3>" not in page
        assert "Con RCR 2016 vale lo mismo." in page

    @pytest.mark.parametrize("won", ["", "descarte"])
    @pytest.mark.parametrize("dora", ["", "1z", "3m 2m"])
    def test_ippatsu_is_asked_for_as_soon_as_there_is_riichi(
        self, site: Site, won: str, dora: str
    ) -> None:
        asked = {"mano": "234m345p456s34s88p+5s", "riichi": "si", "ganada": won, "dora": dora}
        page = shown(site, "calculadora/riichi/", **asked)
        assert "ippatsu" in page.partition('data-asked="')[2].partition('"')[0].split()

    def test_a_yaku_that_changes_no_payment_is_asked_for(self, site: Site) -> None:
        hand = "223344m5566778p+8p"
        asked = {"mano": hand, "riichi": "si", "ganada": "descarte", "asiento": "S"}
        page = shown(site, "calculadora/riichi/", **asked, ronda="E", dora="1z", ura="-")
        assert "ippatsu" in page.partition('data-asked="')[2].partition('"')[0].split()

    def test_indicators_as_people_write_them(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="234m345p456s34s88p+5s", dora="3M, 4 p")
        assert "indicadores 3m 4p" in page

    def test_red_fives_where_there_are_none(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="234m345p406s34s88p+5s", riichi="no")
        assert "Los cincos rojos no cuentan en RCR 2025" in page

    def test_seven_thousand_seven_hundred_or_eight_thousand(self, site: Site) -> None:
        asked = {"mano": "234m345p456s34s88p+5s", "ganada": "descarte", "asiento": "S"}
        page = shown(site, "calculadora/riichi/", **asked, ronda="E", riichi="si", dora="3m")
        assert "Mangan (4 han 30 fu): 8.000." in page
        assert "4 han 30 fu: 7.700." in page
        assert "7.700 con RCR 2016, 8.000 con RCR 2025." in page

    def test_what_was_not_said_and_decides_is_asked(self, site: Site) -> None:
        page = shown(site, "en/calculadora/riichi/", mano="234567m234p678s3s+3s", riichi="no")
        assert "It depends on what you have not said: whether it was drawn or discarded" in page
        assert 'data-asked="asiento ganada riichi"' in page

    def test_no_ura_can_be_said_with_a_box(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", **RIICHI)
        assert "uradora" in page.partition("Depende de algo")[2].partition("</strong>")[0]
        assert "sinura" in page.partition('data-asked="')[2].partition('"')[0].split()
        said = shown(site, "calculadora/riichi/", **RIICHI, sinura="1")
        assert "Depende de algo" not in said
        assert re.search('<input id="f-sinura"[^>]* checked', said)

    def test_indicators_of_ura_and_none(self, site: Site) -> None:
        asked = {**RIICHI, "dora": "3m", "ura": "4p", "sinura": "1"}
        page = shown(site, "calculadora/riichi/", **asked)
        assert 'id="e-sinura">Ningún uradora: también hay indicadores' in page

    def test_values_that_depend_on_what_is_unsaid_are_given_in_one_line(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="234567m234p678s3s+3s", ganada="descarte")
        assert 'data-verdict="De 1.300 a ' in page
        page = shown(
            site, "calculadora/riichi/", mano="234567m234p678s3s+3s", ganada="descarte", riichi="no"
        )
        assert 'data-verdict="1.300 o 2.000 puntos, según el viento de quien gana."' in page

    def test_circumstances_that_change_nothing_are_not_asked(self, site: Site) -> None:
        page = shown(
            site, "calculadora/riichi/", mano="22p55s678m+5s chi 345s pon 777z", ganada="descarte"
        )
        asked = page.partition('data-asked="')[2].partition('"')[0].split()
        assert "riichi" not in asked
        assert "ippatsu" not in asked
        assert "rinshan" not in asked
        assert "houtei" in asked
        assert "haitei" not in asked

    def test_many_results_are_folded(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="23477m234p34888s+5s")
        assert "<summary>Ver los 16</summary>" in page
        assert "se cuenta sin dora" in page

    def test_without_a_yaku(self, site: Site) -> None:
        page = shown(
            site, "calculadora/riichi/", mano="22p456p678m78s+9s chi 123s", ganada="descarte"
        )
        assert "Falta un yaku" in page

    def test_a_slip_is_told_with_its_place(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="123m9q", dora="8z")
        assert '<a href="#f-mano">En la posición 5: «9» no dice de qué palo' in page
        assert '<a href="#f-dora">Dora: en la posición 1: no hay ninguna ficha «8z»' in page
        assert '<small class="error" id="e-dora">Dora: en la posición 1' in page
        assert page.count('aria-invalid="true"') == 2

    def test_a_slip_in_a_flag_is_told_beside_it(self, site: Site) -> None:
        page = shown(
            site, "calculadora/riichi/", mano="22p55s678m+5s chi 345s pon 777z", riichi="si"
        )
        assert '<small class="error" id="e-riichi">' in page
        assert re.search(r'id="e-riichi">\w', page)

    def test_an_unknown_option(self, site: Site) -> None:
        page = shown(site, "calculadora/riichi/", mano="1m", asiento="<x>", honba="-1")
        assert "Viento de quien gana: «&lt;x&gt;» no está entre las opciones" in page
        assert "Honba: «-1» no vale; se esperaba un número entero de 0 a 100" in page

    def test_of_a_robbed_kan_who_declared_it_pays(self, site: Site) -> None:
        asked = {**RIICHI, "mano": "234m345p456s34s88p+2s", "chankan": "1", "ura": "-"}
        page = shown(site, "calculadora/riichi/", **asked)
        assert "quien declaró el kan" in page
        assert "de un descarte · " not in page
        assert "quien descartó" not in page


class TestMcr:
    HAND = "45655p78s+9s chi 123s chi 456s"

    def test_a_disputed_hand(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, fan="28, 69")
        assert "Lo anunciado suma 17 puntos; lo correcto, 20 puntos." in page
        assert "<li>69 Doble Chow Puro, 1 punto: la mano no la tiene.</li>" in page
        assert "63 Todo Chow" in page

    def test_what_is_right(self, site: Site) -> None:
        page = shown(
            site,
            "en/calculadora/mcr/",
            mano=self.HAND,
            fan="Pure Straight, all chows, mixed double chow, 75",
        )
        assert "What was announced is right: 20 points." in page

    def test_too_little(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="45655p78s+9s chi 234m chi 456s")
        assert "No vale:" in page
        assert "Por qué no llega a 8" in page

    def test_winds_that_were_not_said_and_decide_are_never_guessed(self, site: Site) -> None:
        hand = "234567m99p77z+7z pon 111z"
        page = shown(site, "calculadora/mcr/", mano=hand)
        assert 'data-verdict="8 puntos, o no vale, según los vientos."' in page
        assert "el viento de quien gana y el viento de la ronda. Los resultados posibles:" in page
        assert "<li>8 puntos: asiento Este, ronda Este.</li>" in page
        assert (
            "<li>No vale, 5 puntos: asiento Sur, Oeste o Norte, ronda Sur, Oeste o Norte." in page
        )
        assert page.count(" data-verdict") == 1
        said = shown(site, "calculadora/mcr/", mano=hand, asiento="S", ronda="W")
        assert 'data-look="bad">No vale: 5 puntos' in said

    def test_one_wind_that_was_not_said(self, site: Site) -> None:
        asked = {"mano": "45655p78s+9s chi 123s pon 222z", "ronda": "S"}
        page = shown(site, "en/calculadora/mcr/", **asked)
        assert "It depends on what you have not said: the winner" in page
        assert "seat South.</li>" in page

    def test_winds_that_change_nothing_are_not_asked(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND)
        assert "Depende" not in page
        assert 'data-look="good">20 puntos.' in page
        assert "No has dicho los vientos, y no cambian el resultado." in page
        assert "asiento Este" not in page
        assert "ronda Este" not in page

    def test_one_wind_that_changes_nothing_is_left_out(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, asiento="S")
        assert "No has dicho el viento de la ronda, y no cambia el resultado." in page
        assert "asiento Sur" in page
        assert "ronda Este" not in page

    def test_values_that_depend_on_a_wind_are_given_in_one_line(self, site: Site) -> None:
        asked = {"mano": "45655p78s+9s chi 123s pon 222z", "ronda": "E"}
        page = shown(site, "calculadora/mcr/", **asked)
        assert 'data-verdict="No vale, 3 o 4 puntos, según el viento de quien gana."' in page

    def test_announced_fans_are_not_called_right_while_it_depends(self, site: Site) -> None:
        asked = {"mano": "234567m99p77z+7z pon 111z", "fan": "59, 60, 61, 71, 75"}
        page = shown(site, "calculadora/mcr/", **asked)
        assert 'data-verdict="Depende de lo que falta por decir."' in page
        assert "<li>Lo anunciado es correcto: 8 puntos: asiento Este, ronda Este.</li>" in page
        page = shown(site, "calculadora/mcr/", **asked, asiento="E", ronda="E")
        assert 'data-look="good">Lo anunciado es correcto: 8 puntos.' in page

    def test_dealt_complete_the_winner_is_east(self, site: Site) -> None:
        asked = {"mano": "123m456p789s1112z+2z", "ganada": "muro", "reparto": "1"}
        page = shown(site, "calculadora/mcr/", **asked)
        assert 'data-verdict="14 o 16 puntos, según el viento de la ronda."' in page
        assert "asiento" not in page.partition('data-asked="')[2].partition('"')[0].split()

    def test_the_last_of_its_kind_follows_from_the_sets(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="456m23p33z +4p pon 444p pon 666z")
        assert "se cuenta como la última de su clase" in page
        assert "Última Ficha" in page
        assert "ultima" not in page.partition('data-asked="')[2].partition('"')[0].split()

    def test_practices_that_give_the_same_are_one_line(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND)
        assert "Lo mismo con China" in page
        assert '<div class="beside">' not in page

    def test_what_does_not_count_comes_before_the_rest(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND)
        assert page.index("<h3>No cuentan</h3>") < page.index("<h3>Lectura</h3>")

    def test_a_fan_that_is_none_leaves_the_count(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, fan="Todo Sopa")
        assert '<small class="error" id="e-fan">' in page
        assert 'data-look="good">20 puntos.' in page
        block = page.partition("data-unchecked")[2].partition("</div>")[0]
        assert "<h3>Lo anunciado</h3>" in block
        assert "No se ha podido comprobar." in block
        assert "«Todo Sopa» no es ninguna jugada" in block

    def test_several_texts_that_are_no_fans_are_told_under_one_name(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, fan="99, Todo Sopa")
        told = page.partition('id="e-fan">')[2].partition("<")[0]
        assert told.count("Jugadas anunciadas:") == 1
        assert told.count("no es ninguna jugada") == 2

    def test_numbers_of_fans_end_where_the_book_does(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, fan="99")
        assert "se esperaba un número de 1 a 81" in page
        named = "57 Un Kong Oculto y Otro Expuesto"
        assert f'<option value="{named}">{named}</option>' in page
        assert '<option value="57">57 Dos Kong Expuestos</option>' in page
        assert "no es ninguna" not in shown(site, "calculadora/mcr/", mano=self.HAND, fan="82")

    def test_honours_in_what_is_wrong_are_written_as_in_the_form(self, site: Site) -> None:
        asked = {"mano": "123m456p789s1155z+5z", "kong": "1"}
        assert "el kong de 5z" in shown(site, "calculadora/mcr/", **asked)

    @pytest.mark.parametrize(
        "hand", ["45655P78S +9S CHOW 123S chow 456s", "45655p78s9s chow 123s chi 456s"]
    )
    def test_hands_in_words_of_mcr(self, site: Site, hand: str) -> None:
        page = shown(site, "calculadora/mcr/", mano=hand)
        assert 'data-look="good">20 puntos.' in page

    def test_the_help_has_words_of_mcr(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/")
        assert "45655p78s +9s chow 123m pung 111z" in page

    def test_a_space_behind_the_plus(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="45655p78s + 9s chi 123s chi 456s")
        assert 'data-look="good">20 puntos.' in page

    def test_everything_that_is_wrong_is_told_at_once(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="123m9q", flores="99", fan="Todo Sopa")
        told = re.findall('<a href="#f-(.*?)">', page)
        assert list(dict.fromkeys(told)) == ["mano", "flores", "fan"]

    def test_an_option_that_is_none(self, site: Site) -> None:
        page = shown(site, "en/calculadora/mcr/", mano="1m", ganada="ron")
        wrong = "Won: “ron” is not one of the options; expected Not said, On a"
        assert wrong in page

    def test_the_notation_in_brackets(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="[123s,1][456s,1]45655p78s9s|EN1000|2")
        assert "y 2 flores." in page

    def test_fields_that_contradict_the_text(self, site: Site) -> None:
        text = "[123s,1][456s,1]45655p78s9s|EN0000|0"
        asked = {"flores": "5", "ganada": "muro", "kong": "1", "asiento": "E", "ronda": "E"}
        page = shown(site, "calculadora/mcr/", mano=text, **asked)
        for label in ("Flores", "Se ganó", "Tras un kong, o robándolo", "Viento de quien gana"):
            assert f"{label}: el texto de la mano dice otra cosa" in page
        assert "Viento de la ronda: el texto" not in page
        assert "Jugadas que cuentan" not in page

    def test_a_discard_contradicts_a_text_that_says_self_draw(self, site: Site) -> None:
        text = "[123m,1][EEE,2]45655p78s9s|EN1000|0"
        page = shown(site, "calculadora/mcr/", mano=text, ganada="descarte")
        assert re.search('id="e-ganada">Se ganó: el texto de la mano dice otra cosa', page)
        assert "data-verdict" not in page
        for won in ({}, {"ganada": ""}, {"ganada": "muro"}):
            page = shown(site, "calculadora/mcr/", mano=text, **won)
            assert "el muro" in page.partition(" data-verdict ")[2]

    def test_what_was_not_said_is_won_on_a_discard(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND)
        assert '<option value="" selected>Sin indicar</option>' in page
        assert "e un descarte" in page.partition("data-verdict")[2]

    def test_fields_that_say_the_same_as_the_text(self, site: Site) -> None:
        asked = {"flores": "2", "ganada": "muro", "asiento": "N", "ronda": "E"}
        text = "[123s,1][456s,1]45655p78s9s|EN1000|2"
        assert "y 2 flores." in shown(site, "calculadora/mcr/", mano=text, **asked)

    def test_a_text_of_a_dealt_hand(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="1122m3344p5566sCC|EE1000|0", reparto="1")
        assert "de reparto" in page
        seated = shown(site, "calculadora/mcr/", mano="1122m3344p5566sCC|EN1000|0", reparto="1")
        assert "completa de reparto, ronda" not in seated

    def test_fans_lead_to_their_pages(self, site: Site) -> None:
        text = "234m 66p 46s +5s ankan 3333p minkan 7777s"
        for profile, number in (("ema", 57), ("cn", 82)):
            page = shown(site, "calculadora/mcr/", mano=text, perfil=profile)
            link = '<a href="/reglas/mcr/jugadas/57/">Un Kong Oculto y Otro Expuesto</a>'
            assert f"{link} <small>{number}</small>" in page

    def test_jugada_is_the_word_in_spanish(self, site: Site) -> None:
        for mano in (self.HAND, "34s 44z +2s chi 123p pon 777s pon 888m"):
            page = shown(site, "calculadora/mcr/", mano=mano, fan="28")
            told = re.sub(r"<[^>]*>", " ", page.split("<main", 1)[1])
            assert not re.search(r"\bfan\b", told, re.IGNORECASE)

    def test_a_hand_in_names_of_the_wiki_is_one_sentence(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="b2b2b2b3b3b3b4b4b4dvdvdvb6b6")
        assert re.findall('<a href="#f-(.*?)">', page) == ["mano"]
        assert "aquí se escribe 222333444s666z66s" in page

    def test_a_hand_in_no_notation_says_the_first_problems(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="1! 2! 3! 4! 5! 6! 7!")
        assert len(re.findall('<a href="#f-mano">', page)) == 6
        assert "Y 9 más de la misma mano" in page

    def test_a_pung_made_a_kong_is_shown_as_one(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano="45655p78s+9s chi 123s kakan 9999m")
        reading = page.partition("<h3>Lectura</h3>")[2].partition("</section>")[0]
        assert "trío ampliado a cuarteto" in reading
        assert "cuarteto expuesto" not in reading

    def test_unknown_fans(self, site: Site) -> None:
        page = shown(site, "calculadora/mcr/", mano=self.HAND, fan="99, Todo Sopa")
        assert "«99» no es ninguna" in page
        assert "«Todo Sopa» no es ninguna" in page


@pytest.mark.parametrize(
    ("text", "fans"),
    [
        ("22,28,73x2", [22, 28, 73, 73]),
        ("22 28 73×2", [22, 28, 73, 73]),
        ("escalera pura, 63 Todo Chow", [28, 63]),
        ("3x 28, 63 x2", [28, 28, 28, 63, 63]),
        ("28 x3 63", [28, 28, 28, 63]),
        ("Todo Chow ×2; 2* 81\n28", [63, 63, 81, 81, 28]),
        ("57 Un Kong Oculto y Otro Expuesto", [82]),
        ("All Honors, All Honours", [11, 11]),
        ("", []),
    ],
)
def test_fans_as_they_are_written(text: str, fans: list[int]) -> None:
    assert announced.read_fans(text, Language.ES) == (fans, "")


@pytest.mark.parametrize(
    "text", ["28.5", "28x0", "28 Todo Chow", "2x 28 x2", "28 x 99", "\N{ARABIC-INDIC DIGIT TWO}8"]
)
def test_what_is_no_fan(text: str) -> None:
    numbers, wrong = announced.read_fans(text, Language.ES)
    assert numbers == []
    assert wrong.startswith("Jugadas anunciadas: «")


def test_a_long_text_is_read_in_no_time() -> None:
    texts = ["a" + " " * 1900 + "b", "x " * 950, "28" * 990, "1x " * 600, "," * 1999]
    start = process_time()
    for text in texts:
        announced.read_fans(text, Language.ES)
    assert process_time() - start < 0.25


def test_too_many_fans() -> None:
    fans, wrong = announced.read_fans("73x9," * 9, Language.EN)
    assert fans == []
    assert wrong == "Announced fans: too many; expected at most 40"


class TestPayments:
    def test_a_value_of_one_edition_only(self, site: Site) -> None:
        page = shown(site, "calculadora/pagos/", p1="7.700")
        assert "Este: 4 han 30 fu" not in page
        assert "3 han 60 fu o 4 han 30 fu" in page

    def test_everything_that_is_wrong_is_told_at_once_beside_its_field(self, site: Site) -> None:
        page = shown(site, "calculadora/pagos/", p1="x", p2="2000", honba="1001")
        told = re.findall('<a href="#f-(.*?)">', page)
        assert sorted(told) == ["honba", "p1"]
        assert re.search('id="e-p1">Un pago, o el valor de la mano: «x» no son puntos', page)

    @pytest.mark.parametrize("asked", [{"p1": "8000"}, {"cE": "-8000", "cS": "8000"}])
    def test_less_than_the_counters_bring(self, site: Site, asked: dict[str, str]) -> None:
        page = shown(site, "calculadora/pagos/", **asked, honba="100")
        assert "Imposible: 8.000 no es más de lo que añaden 100 honba, 30.000" in page
        assert "−22.000" not in page

    def test_a_wrong_payment_is_not_a_payment_that_is_missing(self, site: Site) -> None:
        page = shown(site, "calculadora/pagos/", p1="2000\u202e")
        assert "No has dicho ningún pago" not in page

    def test_what_does_not_exist(self, site: Site) -> None:
        assert "Imposible: 7.800 no existe" in shown(site, "calculadora/pagos/", p1="7800")

    def test_four_changes(self, site: Site) -> None:
        page = shown(site, "calculadora/pagos/", cE="-5500", cS="5500", honba="1")
        assert "Sur gana 5.200 (2 han 80 fu o 3 han 40 fu), de un descarte de Este." in page

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"p1": "x"}, "«x» no son puntos"),
            ({"p1": "1", "cE": "1"}, "Has dicho pagos y cambios"),
            ({"honba": "1"}, "No has dicho ningún pago"),
            ({"p1": "-5"}, "de uno a tres pagos mayores que cero"),
        ],
    )
    def test_what_cannot_be(self, site: Site, asked: dict[str, str], told: str) -> None:
        assert told in shown(site, "calculadora/pagos/", **asked)


class TestSettlement:
    def test_two_winners(self, site: Site) -> None:
        asked = {"hE": "da", "hS": "gana", "vS": "3/40", "hW": "gana", "vW": "mangan"}
        more = {"rE": "1", "rW": "1", "honba": "1", "palillos": "2"}
        page = shown(site, "calculadora/liquidacion/", **asked, **more)
        assert "Este 1, 1 honba: ganan Sur y Oeste, del descarte de Este" in page
        for cell in ("−14.800", "+8.500", "+8.300"):
            assert f">{cell}</td>" in page

    def test_no_scores_where_sticks_came_from_nobody_knows_whom(self, site: Site) -> None:
        asked = {"hE": "gana", "vE": "mangan"}
        assert "Marcador" in shown(site, "calculadora/liquidacion/", **asked)
        page = shown(site, "calculadora/liquidacion/", **asked, palillos="1")
        assert '<th scope="row">Marcador' not in page
        assert "Sin marcador: los palillos que ya había salieron de alguien" in page

    def test_the_form_of_a_value_is_told_before_it_is_asked_for(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/")
        assert page.index("Valor: puntos sin honba") < page.index('name="vE"')

    @pytest.mark.parametrize("page", ["liquidacion", "pagos"])
    def test_what_no_field_asks_is_not_answered(self, site: Site, page: str) -> None:
        found = shown(site, f"calculadora/{page}/", utm_source="boletín")
        assert (
            found.partition('id="resultado"')[2]
            == shown(site, f"calculadora/{page}/").partition('id="resultado"')[2]
        )

    def test_a_draw(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hN="tenpai", rN="1")
        assert "nadie gana; tenpai Norte" in page
        assert ">+2.000</td>" in page

    def test_nagashi_is_paid_like_a_mangan_drawn(self, site: Site) -> None:
        asked = {"hE": "nagashi", "hS": "tenpai", "edicion": "tenhou"}
        page = shown(site, "calculadora/liquidacion/", **asked)
        for cell in ("+12.000", "−4.000"):
            assert f">{cell}</td>" in page
        assert "reparte Sur" in page

    def test_the_dealer_of_a_nagashi_in_tenpai_deals_again(self, site: Site) -> None:
        asked = {"hE": "nagashi-tenpai", "edicion": "tenhou"}
        page = shown(site, "calculadora/liquidacion/", **asked)
        assert ">+12.000</td>" in page
        assert "Este 1, 1 honba, reparte Este" in page

    def test_a_chombo_costs_after_the_game(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hS="chombo", rE="1")
        assert "Este 1: chombo de Sur" in page
        assert "Los palillos de riichi vuelven a sus dueños, y a Sur se le restan 20.000" in page

    def test_an_interrupted_hand(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", interrumpida="1", edicion="tenhou")
        assert "Este 1: empate abortivo" in page
        assert "Sigue: Este 1, 1 honba, reparte Este." in page

    def test_scores_start_from_what_the_edition_says(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hN="tenpai", edicion="tenhou")
        assert "El marcador parte de 25.000 por asiento." in page
        assert ">28.000</td>" in page

    def test_33_after_the_last_hand_the_game_is_over(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hE="tenpai", ronda="S", reparte="N")
        assert "Fin de la partida." in page

    def test_responsibility(self, site: Site) -> None:
        page = shown(site, "en/calculadora/liquidacion/", hS="gana", vS="yakuman", responde="W")
        assert ">−32,000</td>" in page

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"hE": "gana"}, "Este gana y falta el valor"),
            ({"hE": "gana", "vE": "mucho"}, "«mucho» no es el valor de una mano"),
            ({"hE": "gana", "vE": "3/40", "hS": "gana", "vS": "mangan"}, "¿quién da la ficha?"),
            ({"hE": "da"}, "Este da la ficha, y falta decir quién gana con ella"),
            (
                {"hE": "da", "hS": "da", "hW": "gana", "vW": "mangan"},
                "Este y Sur dan la ficha; se esperaba una sola persona",
            ),
            (
                {"hE": "gana", "vE": "mangan", "responde": "S"},
                "Solo se responde de un yakuman, y la mano de Este no lo es",
            ),
            ({"responde": "S"}, "Solo se responde de un yakuman, y nadie gana"),
            (
                {"hS": "gana", "vS": "2yakuman", "hE": "da"},
                "RCR 2025 no paga 2 yakuman por una mano",
            ),
            ({"hS": "gana", "vS": "mangan", "vW": "3/40"}, "Oeste no gana; no se esperaba"),
            (
                {"hS": "gana", "vS": "mangan", "hW": "tenpai"},
                "Oeste: «Enseña tenpai», y alguien gana",
            ),
            ({"hS": "gana", "vS": "3/999"}, "o existe ninguna mano de 3 han 999 fu"),
            (
                {"hE": "gana", "vE": "7800", "hS": "da"},
                "inguna mano de quien reparte, ganada de un descarte, vale 7.800",
            ),
            (
                {"hE": "gana", "vE": "3/20", "hS": "da"},
                "Este: no existe ninguna mano de 3 han 20 fu ganada de un descarte",
            ),
            (
                dict.fromkeys(("hE", "hS", "hW", "hN"), "gana"),
                "Ganan los cuatro, y quien da la ficha no gana con ella",
            ),
            ({"rE": "1"}, "mostrar una mano en tenpai"),
            ({"hE": "nagashi"}, "En RCR 2025 no hay nagashi mangan"),
            ({"interrumpida": "1"}, "En RCR 2025 no hay empates abortivos"),
            ({"interrumpida": "1", "hS": "tenpai"}, "Una mano interrumpida no se gana ni se paga"),
            ({"hE": "chombo", "hS": "tenpai"}, "Un chombo anula la mano"),
            (
                {"hE": "chombo", "hS": "gana", "vS": "mangan", "hW": "da"},
                "Vale la victoria de Sur y no hay chombo: quita el de Este",
            ),
            (
                {"hE": "chombo", "hS": "chombo"},
                "deja aquí uno, y cuéntalos todos en el resultado de la partida",
            ),
        ],
    )
    def test_what_cannot_be(self, site: Site, asked: dict[str, str], told: str) -> None:
        assert told in shown(site, "calculadora/liquidacion/", **asked)

    def test_the_round_that_follows_under_tenhou_can_be_entered(self, site: Site) -> None:
        last = {"edicion": "tenhou", "reparte": "N"}
        page = shown(site, "calculadora/liquidacion/", **last, ronda="S", hE="tenpai")
        assert "Sigue: Oeste 1" in page
        page = shown(site, "calculadora/liquidacion/", hE="tenpai", ronda="W", edicion="tenhou")
        assert "Oeste 1: nadie gana" in page

    @pytest.mark.parametrize("edition", ["rcr-2025", "rcr-2016", "wrc"])
    def test_a_round_that_the_edition_does_not_have(self, site: Site, edition: str) -> None:
        page = shown(site, "calculadora/liquidacion/", hE="tenpai", ronda="W", edicion=edition)
        told = re.search('id="e-ronda">(.*?)<', page)
        assert told is not None
        assert "no tiene la ronda Oeste; sus rondas son Este y Sur" in told[1]

    def test_of_two_winners_the_one_whose_value_is_none_is_told(self, site: Site) -> None:
        asked = {"hS": "gana", "vS": "3/40", "hW": "gana", "vW": "3/45", "hE": "da"}
        page = shown(site, "calculadora/liquidacion/", **asked)
        assert re.search('id="e-vW">Oeste: no existe ninguna mano de 3 han 45 fu', page)
        assert re.search('<input id="f-vW"[^>]*aria-invalid="true"', page)
        assert 'id="e-vS"></small>' in page

    def test_three_winners_where_that_voids_the_hand(self, site: Site) -> None:
        asked = {
            f"{what}{seat}": value
            for seat in "SWN"
            for what, value in (("h", "gana"), ("v", "8000"))
        }
        page = shown(site, "calculadora/liquidacion/", **asked, hE="da", edicion="tenhou")
        assert "n Tenhou ganan como mucho 2 de un mismo descarte; si son tres, la mano se" in page

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"hE": "chombo", "hS": "chombo"}, "Con un chombo la mano"),
            ({"hE": "chombo", "hS": "chombo", "hW": "tenpai"}, "Un chombo anula la mano"),
            ({"hE": "chombo", "hS": "gana", "vS": "mangan", "hW": "da"}, "Vale la victoria"),
        ],
    )
    def test_a_chombo_is_told_once_beside_a_field(
        self, site: Site, asked: dict[str, str], told: str
    ) -> None:
        page = shown(site, "calculadora/liquidacion/", **asked)
        assert page.count(f">{told}") == 2  # in the list above, and beside the field
        assert 'aria-invalid="true"' in page

    def test_a_chombo_and_a_discard_is_one_mistake(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hE="chombo", hS="da")
        assert "Un chombo anula la mano" in page
        assert "falta decir quién gana" not in page

    def test_a_chombo_that_costs_nothing(self, site: Site) -> None:
        page = shown(site, "calculadora/liquidacion/", hS="chombo", rE="1", edicion="tenhou")
        assert "Con estas reglas el chombo no resta puntos." in page

    def test_two_winners_and_nobody_discards(self, site: Site) -> None:
        asked = {"hE": "gana", "vE": "3/40", "hS": "gana", "vS": "mangan"}
        page = shown(site, "calculadora/liquidacion/", **asked)
        assert "Este y Sur ganan a la vez" in page
        assert page.index('<a href="#f-hN">Este y Sur') < page.index("<fieldset>")
        assert re.search('<select id="f-hN"[^>]*aria-invalid="true"', page)
        assert re.search('id="e-hN">Este y Sur', page)


@pytest.mark.parametrize(
    ("page", "field", "keys"),
    [
        ("mcr", "flores", "numeric"),
        ("riichi", "honba", "numeric"),
        ("pagos", "p1", "numeric"),
        ("resultado-riichi", "salida", "numeric"),
        ("rating", "sigmaA", "decimal"),
        ("grados", "p1", "decimal"),
    ],
)
def test_numbers_have_the_keyboard_of_numbers(site: Site, page: str, field: str, keys: str) -> None:
    found = re.search(f'<input id="f-{field}"[^>]*>', shown(site, f"calculadora/{page}/"))
    assert found is not None
    assert f'inputmode="{keys}"' in found[0]


def test_amounts_with_a_sign_have_the_whole_keyboard(site: Site) -> None:
    found = re.search('<input id="f-cE"[^>]*>', shown(site, "calculadora/pagos/"))
    assert found is not None
    assert "inputmode" not in found[0]


@pytest.mark.parametrize(
    ("text", "amount"),
    [("−5.500", -5500), ("+7,700", 7700), ("1000", 1000), ("1.2.3", None), ("", None)],
)
def test_amounts(text: str, amount: int | None) -> None:
    assert read_amount(text) == amount


VALUES = st.one_of(
    st.text(max_size=30),
    st.text("0123456789mpszf+ chiponkan[],|ESWN/", max_size=40),
    st.sampled_from(
        [
            "234m345p456s34s88p+5s",
            "1111m22z+2z ankan 5555p pon 777z chi 123s",
            "19m19p19s123456z7z+7z",
            TestMcr.HAND,
            "3/40",
            "mangan",
            "8000",
            "-1000",
            "gana",
            "da",
            "tenpai",
            "muro",
        ]
    ),
)


@pytest.mark.parametrize("page", PAGES)
@settings(max_examples=60, deadline=None)
@given(st.data())
@pytest.mark.unmeasured
def test_whatever_is_asked_there_is_a_form(page: str, data: st.DataObject) -> None:
    asked = {}
    for field in data.draw(st.lists(st.sampled_from(PAGES[page]), max_size=8)):
        known = st.sampled_from([*field.choices, "1"]) if field.choices else VALUES
        asked[field.name] = data.draw(st.one_of(known, VALUES))
    request = RequestFactory().get("/", asked)
    response = getattr(views, page)(request)
    assert response.status_code == 200
    assert b"<form" in response.content


@pytest.mark.parametrize("page", PAGES)
def test_what_is_wrong_is_as_if_it_were_not_given(page: str) -> None:
    fields = PAGES[page]
    bad = {one.name: "\N{SKULL}" for one in fields if one.kind in {Kind.CHOICE, Kind.NUMBER}}
    found = read(bad, fields, Language.ES)
    assert found.values == read({}, fields, Language.ES).values
    assert len(found.problems) == len(bad)
