"""Regions by code and by the names people write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people import ABROAD, REGIONS, region_code


def test_there_are_seventeen_communities_and_two_cities() -> None:
    assert len(REGIONS) == 19
    assert ABROAD not in REGIONS


@pytest.mark.parametrize("code", [*REGIONS, ABROAD])
def test_every_code_is_known_in_any_case_with_and_without_country(code: str) -> None:
    for written in (code, code.lower(), f"ES-{code}", f"es-{code.lower()}", f" {code} "):
        assert region_code(written) == code


@pytest.mark.parametrize("code", REGIONS)
def test_every_name_is_known(code: str) -> None:
    region = REGIONS[code]
    assert region_code(region.es) == region_code(region.en) == code
    assert region_code(region.es.upper()) == region_code(f"  {region.es}  ") == code


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("Andalucia", "AN"),
        ("Asturias", "AS"),
        ("Asturies", "AS"),
        ("Asturias, Principado de", "AS"),
        ("Baleares", "IB"),
        ("Islas Baleares", "IB"),
        ("Illes Balears / Islas Baleares", "IB"),
        ("Islas Canarias", "CN"),
        ("Castilla León", "CL"),
        ("CASTILLA-LEON", "CL"),
        ("CyL", "CL"),
        ("Castilla La Mancha", "CM"),
        ("Castilla - La Mancha", "CM"),
        ("Cataluña", "CT"),
        ("Catalunya", "CT"),
        ("Comunidad Autónoma de Cataluña", "CT"),
        ("Ciudad de Ceuta", "CE"),
        ("Ciudad Autónoma de Melilla", "ML"),
        ("Galiza", "GA"),
        ("Madrid", "MD"),
        ("Madrid (Comunidad de)", "MD"),
        ("Murcia", "MC"),
        ("Murcia, Región de", "MC"),
        ("Navarra", "NC"),
        ("Nafarroa", "NC"),
        ("Euskadi", "PV"),
        ("Euskadi/País Vasco", "PV"),
        ("the Basque Country", "PV"),
        ("Rioja, La", "RI"),
        ("Valencia", "VC"),
        ("València", "VC"),
        ("Comunidad Valenciana", "VC"),
        ("Comunidad de Valencia", "VC"),
        ("extranjero", "XX"),
        ("En el extranjero", "XX"),
        ("Abroad", "XX"),
        ("Fuera de España", "XX"),
    ],
)
def test_names_people_write(written: str, code: str) -> None:
    assert region_code(written) == code


@pytest.mark.parametrize(
    "text", ["", "-", "/", "ES", "España", "Comunidad", "Islas", "Castilla", "Murcia/Madrid", "ZZ"]
)
def test_what_names_no_single_region_is_not_known(text: str) -> None:
    assert region_code(text) is None


@given(st.text())
def test_any_text_gives_a_code_of_the_table_or_nothing(text: str) -> None:
    assert region_code(text) in {*REGIONS, ABROAD, None}
