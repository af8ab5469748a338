"""Calculators of the league: golden values, sentences for what is wrong, and no address a fault."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.web.calculators.league import views
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.models import PlayerResult, SeatResult
from ligamahjong.web.ranking.selectors import ranking
from support import small_league

if TYPE_CHECKING:
    from support.site import Site

PAGES = {
    "resultado-riichi/": views._RIICHI,
    "puntos-mcr/": views._MCR,
    "rating/": views._RATING,
    "derating/": views._DERATING,
    "grados/": views._GRADES,
}
LANGUAGES = ("", "en/")
FOUR = {"pE": "42300", "pS": "30000", "pW": "28700", "pN": "19000"}


def shown(site: Site, page: str, **asked: str) -> str:
    response = site.client.get(f"/{page}?{urlencode(asked)}")
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def rows(page: str) -> list[list[str]]:
    """The cells of the body of every table."""
    bodies = re.findall(r"<tbody>(.*?)</tbody>", page)
    return [
        re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)
        for body in bodies
        for row in re.findall(r"<tr>(.*?)</tr>", body)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_there_in_both_languages(site: Site, page: str, language: str) -> None:
    response = site.client.get(f"/{language}calculadora/{page}")
    assert response.status_code == 200
    assert not response.cookies
    assert len(gzip.compress(response.content)) < 100_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_leads_to_every_page(site: Site, language: str) -> None:
    page = shown(site, f"{language}calculadora/")
    assert all(f'href="/{language}calculadora/{one}"' in page for one in PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_every_example_is_answered(site: Site, page: str) -> None:
    examples = re.findall(r'href="\?(\w[^"]+)"', shown(site, f"calculadora/{page}"))
    assert examples
    for example in examples:
        answered = site.client.get(f"/calculadora/{page}?{example.replace('&amp;', '&')}")
        assert 'class="league-table' in answered.content.decode(), example


class TestRiichi:
    ADDRESS = "calculadora/resultado-riichi/"

    def test_a_game(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, **FOUR)
        assert rows(page)[0] == ["1.º", "Este", "42.300", "+12.300", "+15.000", "+27.300"]
        assert rows(page)[3] == ["4.º", "Norte", "19.000", "−11.000", "−15.000", "−26.000"]
        assert "con los palillos suman 120.000" in page
        assert "Este +27.300 · Sur +5.000 · Oeste −6.300 · Norte −26.000" in page

    def test_ties_share_the_uma(self, site: Site) -> None:
        asked = {"pE": "35.000", "pS": "35,000", "pW": "29 000", "pN": "21000"}
        page = shown(site, f"en/{self.ADDRESS}", **asked)
        assert [row[4] for row in rows(page)] == ["+10,000", "+10,000", "−5,000", "−15,000"]

    def test_what_the_sum_lacks(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, **FOUR | {"pN": "18000"})
        assert "suman 119.000 y se esperaba 120.000; faltan 1.000" in page
        assert "palillos suman" not in page

    def test_the_points_at_the_start_are_those_of_the_edition(self, site: Site) -> None:
        asked = {"pE": "40000", "pS": "25000", "pW": "20000", "pN": "15000"}
        page = shown(site, self.ADDRESS, **asked, edicion="tenhou")
        assert "con los palillos suman 100.000" in page
        assert rows(page)[0][3:] == ["+15.000", "+20.000", "+35.000"]

    def test_points_at_the_start_below_zero(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, **FOUR, salida="-5")
        assert "Puntos al empezar: no vale −5; se esperaba de 0 a 999.999" in page

    def test_the_most_points_at_the_start_that_are_told_can_be_given(self, site: Site) -> None:
        assert "no son puntos" not in shown(site, self.ADDRESS, **FOUR, salida="999.999")
        assert "no son puntos" not in shown(site, self.ADDRESS, **FOUR, salida="999999")

    def test_everything_that_is_wrong_is_told_at_once(self, site: Site) -> None:
        page = shown(site, f"en/{self.ADDRESS}", pE="x", tE="999", salida="zz")
        assert "East · Minutes late: not “999”" in page
        assert "East: “x” is not an amount of points" in page
        assert "Points at the start: “zz” is not an amount of points" in page
        assert "South: missing" in page

    def test_places_are_those_of_the_uma(self, site: Site) -> None:
        tied = {f"p{seat}": "25000" for seat in "ESWN"}
        page = shown(site, self.ADDRESS, **tied, edicion="tenhou")
        assert [row[0] for row in rows(page)] == ["1.º", "2.º", "3.º", "4.º"]
        page = shown(site, self.ADDRESS, **FOUR, sE="during")
        assert [row[:2] for row in rows(page)][::3] == [["1.º", "Sur"], ["4.º", "Este"]]

    def test_who_is_disqualified_and_was_not_substituted(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, **FOUR, dE="1")
        told = "cuenta como una sustitución durante la partida; indícala también"
        assert (
            f"Este: si otra persona terminó la partida por quien fue descalificado, {told}" in page
        )
        assert told not in shown(site, self.ADDRESS, **FOUR, dE="1", sE="during")

    def test_what_is_not_confirmed(self, site: Site) -> None:
        asked = {**FOUR, "tN": "5", "cN": "1"}
        page = shown(site, f"en/{self.ADDRESS}", **asked)
        assert "for the edition of 2025 they are not confirmed" in page
        assert "<details open>" in page
        assert "not confirmed" not in shown(site, f"en/{self.ADDRESS}", **asked, edicion="rcr-2016")

    def test_too_late(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, **FOUR, tE="11")
        assert "pasados los 10 juega otra persona" in page
        during = shown(site, self.ADDRESS, **FOUR, tE="11", sE="during")
        assert "pasados los 10 juega otra persona" in during
        assert "--" not in page.partition('id="resultado"')[2].partition("</section>")[0]

    def test_a_score_that_is_missing_and_one_that_is_none(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, pE="<b>", pS="1", pW="1")
        assert "Este: «&lt;b&gt;» no son puntos; se esperaba algo como 42300" in page
        assert "Norte: falta; se esperaba algo como 19000" in page


class TestMcr:
    ADDRESS = "calculadora/puntos-mcr/"

    def test_a_shared_place(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, pE="10", pS="10", pW="10", pN="-30")
        assert [row[-1] for row in rows(page)] == ["2 1/3", "2 1/3", "2 1/3", "0"]
        assert "Los puntos suman cero." in page
        assert "a partes iguales" in page

    def test_a_penalty(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, pE="10", pS="5", pW="-5", pN="-10", xE="20")
        assert rows(page)[2] == ["3.º", "Este", "10", "−20", "−10", "1/2"]
        assert "<details open>" in page

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("last", ["-109", "99", "-91", "-79", "-500"])
    def test_a_sum_that_is_not_zero_names_no_option(
        self, site: Site, language: str, last: str
    ) -> None:
        page = shown(site, f"{language}{self.ADDRESS}", pE="112", pS="35", pW="-48", pN=last)
        assert "no suman cero" in page or "do not add up to zero" in page
        assert "--penalty" not in page


class TestRating:
    ADDRESS = "calculadora/rating/"

    def test_four_newcomers(self, site: Site) -> None:
        asked = {"muA": "25", "sigmaA": "8.333333333333"}
        page = shown(site, f"en/{self.ADDRESS}", **asked)
        assert rows(page)[0] == ["A", "1500", "25.0%", "25.0%", "25.0%", "25.0%"]
        assert rows(page)[4][1:5] == ["+72.11", "+48.34", "+10.49", "−78.96"]
        assert "B, C and D: no games of" in page
        assert page.count("<tr>") == 4 * 4 + 24

    def test_the_temperature_is_said_in_words(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, muA="25", sigmaA="2")
        assert "por sí solo, el modelo del rating se fiaría demasiado del favorito" in page
        assert "temperatura" not in page.partition('id="resultado"')[2]

    def test_a_rating_and_a_chance_are_of_different_numbers(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, muA="25", sigmaA="2")
        assert rows(page)[0][1:3] == ["1956", "25,0 %"]
        assert "La probabilidad sigue a μ, y el rating es μ − 3σ" in page

    def test_players_of_the_league(self, league: Site) -> None:
        people = list(Person.objects.filter(id__in=("p01", "p02", "p03", "p04")))
        asked = {f"j{seat}": one.name for seat, one in zip("ABCD", people, strict=True)}
        page = shown(league, self.ADDRESS, **asked, modo="riichi")
        assert [row[0] for row in rows(page)[:4]] == [one.name for one in people]

    def test_the_same_twice_and_nobody(self, league: Site) -> None:
        name = Person.objects.get(id="p01").name
        page = shown(league, self.ADDRESS, jA=name, jB=name, jC="Nadie Así Nunca", muD="x")
        assert f"{name} está dos veces" in page
        assert "no está en la liga" in page
        assert "μ de D: «x» no es un número" in page
        assert "σ de D: falta" in page

    def test_who_is_hidden_is_not_told(self, league: Site) -> None:
        name = Person.objects.get(id=small_league.HIDDEN).name
        assert "no está en la liga" in shown(league, self.ADDRESS, jA=name)
        assert "no está en la liga" in shown(league, self.ADDRESS, jA=small_league.HIDDEN)

    def test_a_rating_that_cannot_be(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, muA="25", sigmaA="0")
        assert "se esperaba −1000 ≤ μ ≤ 1000 y 0 &lt; σ ≤ 100" in page


class TestDerating:
    ADDRESS = "calculadora/derating/"

    def test_numbers(self, site: Site) -> None:
        page = shown(
            site,
            self.ADDRESS,
            proyeccion="1900",
            ultima="2026-01-15",
            deuda="2 1/2",
            fecha="30/06/2026",
        )
        assert "Rating 1700,00 el 30 de junio de 2026" in page
        values = dict(rows(page))
        assert values["Deuda desde entonces"] == "1,50 (= 1 1/2)"
        assert values["Deuda ese día (de 8)"] == "4"
        assert values["Descuento"] == "−200,00"
        assert values["Partidas para quitarla"] == "4 partidas"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_worked_discount_is_what_its_numbers_give(self, site: Site, language: str) -> None:
        asked = {"deuda": "15/31", "ultima": "2025-10-31", "fecha": "2026-03-15"}
        page = shown(site, f"{language}{self.ADDRESS}", **asked, proyeccion="1962,3")
        found = re.search(r"\(30/31\) / 8 × \(1962[.,]30 − 1500\) = ([0-9.,]+)\.<", page)
        assert found
        assert found[1].replace(",", ".") == f"{30 / 31 / 8 * 462.3:.2f}"

    def test_the_worked_discount_has_the_digits_that_it_needs(self, site: Site) -> None:
        asked = {"deuda": "8", "ultima": "2026-01-15", "fecha": "2026-01-16"}
        page = shown(site, self.ADDRESS, **asked, proyeccion="1900,004999")
        assert "8 / 8 × (1900,004999 − 1500) = 400,00." in page

    def test_a_player(self, league: Site) -> None:
        name = Person.objects.get(id="p34").name
        one = next(
            one for one in ranking(Mode.RIICHI, small_league.TODAY).listed if one.person.id == "p34"
        )
        assert one.discount > 0
        page = shown(league, f"en/{self.ADDRESS}", jugador=name, modo="riichi")
        assert f"{name} · Rating {one.rating:.2f} on " in page
        assert f"{one.games_to_recover} games" in page

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"proyeccion": "1900", "ultima": "2026-02-30"}, "«2026-02-30» no es un día"),
            ({"proyeccion": "1900", "ultima": "9999-12-31"}, "no es un día"),
            ({"proyeccion": "1e5", "ultima": "2026-01-01"}, "«1e5» no es un número"),
            ({"proyeccion": "1900", "ultima": "2026-01-01", "deuda": "9"}, "de 0 a 8"),
            ({"jugador": "a", "proyeccion": "1900"}, "lo uno o lo otro"),
            ({"fecha": "2026-01-01"}, "Última partida: falta"),
            (
                {"proyeccion": "1900", "ultima": "2026-01-02", "fecha": "2026-01-01"},
                "se esperaba",
            ),
        ],
    )
    def test_what_cannot_be(self, site: Site, asked: dict[str, str], told: str) -> None:
        page = shown(site, self.ADDRESS, **asked)
        assert told in page
        assert "league-table" not in page


class TestGrades:
    ADDRESS = "calculadora/grados/"

    def test_to_the_next_and_to_the_last(self, site: Site) -> None:
        page = shown(site, f"en/{self.ADDRESS}", grado="mcr:9-pin")
        assert [row[0] for row in rows(page)] == ["8-pin", "1-pin"]
        assert rows(page)[1][2] == "997"
        assert "1st 28.0%, 2nd 25.0%, 3rd 24.0% and 4th 23.0%" in page

    def test_places_as_numbers_of_games(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, grado="riichi:9-dan", p1="0", p2="12", p3="12", p4="0")
        assert rows(page) == [["10-dan", "54,0", "53"]]  # 27 second places, one game in two

    def test_never(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, grado="riichi:1-dan", p1="0", p2="0", p3="1", p4="1")
        assert rows(page) == [["2-dan", "nunca", "nunca"], ["10-dan", "nunca", "nunca"]]

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"puntos": "400"}, "se tienen de 0 a 399 puntos, no 400"),
            ({"p1": "-1", "p2": "1", "p3": "1", "p4": "1"}, "menos de cero veces"),
            ({"p1": "0", "p2": "0", "p3": "0", "p4": "0"}, "Los cuatro puestos son cero"),
            ({"p1": "x", "p2": "1", "p3": "1", "p4": "1"}, "1.º: «x» no es un número"),
            ({"p1": "30"}, "faltan 2.º, 3.º y 4.º; se esperaban los cuatro"),
            (
                {"p1": "30", "p2": "1", "p3": "2"},
                "Puestos: falta 4.º; se esperaban los cuatro",
            ),
            ({"jugador": "Ana"}, "un jugador y también un grado"),
        ],
    )
    def test_what_cannot_be(self, site: Site, asked: dict[str, str], told: str) -> None:
        assert told in shown(site, self.ADDRESS, grado="riichi:1-dan", **asked)


@pytest.mark.parametrize("page", PAGES)
def test_the_links_below_lead_elsewhere(site: Site, page: str) -> None:
    html = shown(site, f"calculadora/{page}")
    below = html[html.rindex('<p class="links">') :]
    assert f'href="/calculadora/{page}"' not in below[: below.index("</p>")]


class TestGradesOfPlayers:
    ADDRESS = "calculadora/grados/"

    def test_a_player_as_the_league_knows_them(self, league: Site) -> None:
        name = Person.objects.get(id="p01").name
        state = PlayerResult.objects.get(mode="riichi", person="p01")
        page = shown(league, self.ADDRESS, jugador=name, modo="riichi")
        grade = published_ladders()[Mode.RIICHI].grades[state.grade]
        assert f"{name} · Desde {grade.name} con {state.points} punto" in page
        games = SeatResult.objects.filter(mode="riichi", person="p01")
        share = games.filter(entry_place=1).count() / games.count()
        assert f"1.º {100 * share:.1f}".replace(".", ",").replace(",º", ".º") in page
        assert f"Son los de sus {games.count()} partidas de Riichi." in page

    def test_nobody(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, modo="riichi")
        assert "Di de quién se trata: un jugador de la liga o un grado" in page

    def test_what_takes_longer_than_a_number_can_say_is_not_never(self, site: Site) -> None:
        asked = {"p1": "1", "p2": "0", "p3": "0", "p4": "9999"}
        page = shown(site, self.ADDRESS, grado="riichi:10-kyuu", **asked)
        assert "nunca" not in str(rows(page))
        assert rows(page)[1] == ["10-dan", "—", "—"]
        assert "Así, llegar a 10-dan lleva más de 100.000" in page

    def test_where_a_mean_is_told_and_half_takes_too_long(self, site: Site) -> None:
        asked = {"grado": "mcr:9-pin", "puntos": "150", "p1": "1", "p2": "0", "p3": "0", "p4": "9"}
        page = shown(site, f"en/{self.ADDRESS}", **asked)
        assert rows(page)[1] == ["1-pin", "—", "—"]
        assert page.count("more than 100,000 games on average") == 1

    def test_half_that_takes_too_long_is_said_in_a_sentence(self, site: Site) -> None:
        asked = {"p1": "27", "p2": "24", "p3": "20", "p4": "29"}
        page = shown(site, self.ADDRESS, grado="riichi:1-dan", **asked)
        assert rows(page)[1][2] == "—"
        assert re.fullmatch(r"[0-9.]+", rows(page)[1][1])
        assert "Así, ni la mitad llega a 10-dan en 1.500 partidas" in page

    def test_numbers_are_written_one_way(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, grado="riichi:10-kyuu")
        assert all(
            re.fullmatch(r"\d{1,3}(\.\d{3})*|\d{1,3},\d", cell)
            for row in rows(page)
            for cell in row[1:]
        ), rows(page)

    def test_one_point_is_one(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, grado="riichi:1-dan", puntos="399")
        assert "Falta 1 punto para ascender" in page
        page = shown(site, f"en/{self.ADDRESS}", grado="riichi:1-dan", puntos="399")
        assert "You need 1 point more to be promoted" in page
        page = shown(site, f"en/{self.ADDRESS}", grado="riichi:1-dan", puntos="1")
        assert "From 1-dan with 1 point<" in page

    def test_it_is_said_with_how_many_points_a_grade_begins(self, site: Site) -> None:
        page = shown(site, self.ADDRESS, grado="riichi:1-dan", puntos="15")
        assert "1-dan (empieza con 200, asciende con 400)" in page
        assert "1-dan empieza con 200 y se asciende con 400." in page


class TestWhatIsOdd:
    def test_a_sum_that_lacks_something_is_told_above_the_result(self, site: Site) -> None:
        for path, asked, words in (
            ("resultado-riichi/", FOUR | {"pN": "18000"}, "faltan 1.000"),
            ("puntos-mcr/", {"pE": "9", "pS": "0", "pW": "0", "pN": "0"}, "no suman cero"),
        ):
            page = shown(site, f"calculadora/{path}", **asked)
            page = page[page.index('<div class="notice wrong" role="note">') :]
            assert page.index(words) < page.index('class="league-table')

    def test_points_that_no_game_of_riichi_has(self, site: Site) -> None:
        page = shown(site, "calculadora/resultado-riichi/", **FOUR | {"pE": "42.350"})
        warning = page[page.index('<div class="notice wrong" role="note">') :]
        assert warning.index("Revisa los puntos de Este") < warning.index("league-table")
        assert page.count("Revisa los puntos") == 1

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_hyphens_and_no_machine_days(self, site: Site, language: str) -> None:
        rating = shown(site, f"{language}calculadora/rating/", muA="25", sigmaA="-1")
        assert "σ = −1" in rating
        asked = {"proyeccion": "1900", "ultima": "2026-01-02", "fecha": "2026-01-01"}
        page = shown(site, f"{language}calculadora/derating/", **asked)
        day = "1 de enero de 2026" if not language else "1 January 2026"
        assert day in page.partition('id="resultado"')[2]
        assert "2026-01-0" not in page.partition('id="resultado"')[2].partition("<form")[0]

    def test_examples_are_written_as_the_language_writes(self, site: Site) -> None:
        assert "como 8,33" in shown(site, "calculadora/rating/", muA="25", sigmaA="x")
        assert "like 8.33" in shown(site, "en/calculadora/rating/", muA="25", sigmaA="x")

    def test_a_wrong_number_says_whose(self, site: Site) -> None:
        page = shown(site, "calculadora/resultado-riichi/", **FOUR, cN="-1")
        assert "Norte · Chombo (cuántos): «-1»" in page


class TestWhoIsMeant:
    def test_part_of_a_name_finds_people(self, league: Site) -> None:
        person = Person.objects.get(id="p01")
        page = shown(league, "calculadora/rating/", jA=person.name.split()[0])
        assert re.search(rf'<a href="\?[^"]*idA=p01[^"]*">{person.name} · ', page)

    def test_those_meant_stand_below_the_name_that_may_mean_them(self, league: Site) -> None:
        names = {
            seat: Person.objects.get(id=id_).name for seat, id_ in (("A", "p01"), ("B", "p05"))
        }
        first = {seat: name.split()[0] for seat, name in names.items()}
        page = shown(
            league, "calculadora/rating/", **{f"j{seat}": one for seat, one in first.items()}
        )
        told = page[page.index("Así no se puede contar") :]
        a, b = (told.index(f"<li>{seat}: «{first[seat]}»") for seat in "AB")
        assert a < told.index(f">{names['A']} · ") < b < told.index(f">{names['B']} · ")
        assert "idB=" not in told[a:b]

    def test_of_two_with_one_name_the_result_says_which(self, league: Site) -> None:
        name = Person.objects.get(id="p39").name
        for asked in ({"jA": name, "idA": "p39"}, {"jA": "p39"}):
            first = rows(shown(league, "calculadora/rating/", **asked))[0][0]
            assert first != name
            assert first.startswith(f"{name} (")


VALUES = st.one_of(
    st.sampled_from(
        ["", "0", "1", "25", "-5", "30.000", "1/0", "2026-01-15", "9999-12-31", "riichi", "mcr"]
    ),
    st.text(max_size=8),
    st.integers().map(str),
    st.floats().map(str),
)


@pytest.mark.parametrize("page", PAGES)
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_no_address_is_a_fault(site: Site, page: str, data: st.DataObject) -> None:
    names = [one.name for part in PAGES[page].parts.values() for one in part]
    asked = data.draw(st.dictionaries(st.sampled_from(names), VALUES))
    assert site.client.get(f"/calculadora/{page}", asked).status_code == 200
