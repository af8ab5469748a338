from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ligamahjong.reference.glossary import terms

if TYPE_CHECKING:
    from support.site import Site

ADDRESS = "/reglas/mahjong/glosario/"


def shown(site: Site, address: str = ADDRESS, **query: str) -> str:
    response = site.client.get(address, query)
    assert response.status_code == 200
    return response.content.decode()


def listed(html: str) -> list[str]:
    """Ids of the terms that are shown."""
    return re.findall(r'<div id="([^"]+)" data-find="[^"]*" data-in="[^"]*"><dt>', html)


@pytest.mark.parametrize("language", ["", "/en"])
def test_every_term_has_an_anchor(site: Site, language: str) -> None:
    assert sorted(listed(shown(site, language + ADDRESS))) == sorted(term.id for term in terms())


def test_a_term_has_its_names_and_a_picture(site: Site) -> None:
    html = shown(site, q="dead wall")
    assert listed(html) == ["muro-muerto"]
    assert f"1 de {len(terms())} palabras" in html
    for text in ("Muro muerto", "Dead wall", "王牌", "wanpai", "wángpái", "catorce últimas fichas"):
        assert text in html
    assert 'lang="ja"' in html
    assert 'lang="zh-Hans"' in html
    assert 'aria-label="4 5 6 de bambúes"' in shown(site, q="shuntsu")


def test_english_puts_english_first(site: Site) -> None:
    html = shown(site, f"/en{ADDRESS}", q="muro muerto")
    assert '<a href="#muro-muerto">Dead wall</a>' in html
    assert '<span lang="es">Muro muerto</span>' in html
    assert 'href="/en/reglas/mahjong/muro/"' in html


@pytest.mark.parametrize(
    ("scope", "there", "not_there"),
    [
        ("mcr", "fan", "furiten"),
        ("riichi", "furiten", "fan"),
        ("", "fan", ""),
        ("both", "fan", ""),
        ("?", "fan", ""),
    ],
)
def test_rules_choose_among_the_terms(site: Site, scope: str, there: str, not_there: str) -> None:
    found = listed(shown(site, reglas=scope))
    assert there in found
    assert "muro" in found
    assert not_there not in found


def test_what_is_asked_is_kept_and_escaped(site: Site) -> None:
    html = shown(site, q='"><b>', reglas="riichi")
    assert 'value="&quot;&gt;&lt;b&gt;"' in html
    assert '<option value="riichi" selected>' in html
    assert "<p data-none>Ninguna palabra lo contiene" in html
    assert listed(html) == []
