from __future__ import annotations

import pytest

from ligamahjong.web.rules.markdown import Heading, address_in, render_markdown
from ligamahjong.wording import Language

ES, EN = Language.ES, Language.EN


def test_headings_have_anchors_and_the_second_level_is_listed() -> None:
    rendered = render_markdown("## Qué señala\n\ntexto\n\n### Más\n\n## Fin\n", ES)
    assert rendered.headings == (Heading("que-senala", "Qué señala"), Heading("fin", "Fin"))
    assert '<h3 id="mas">Más</h3>' in rendered.html


def test_tiles_are_pictures_with_their_names() -> None:
    html = render_markdown("Con [tiles:3p] a la vista", ES).html
    assert "[tiles:" not in html
    assert 'aria-label="3 de círculos"' in html


def test_tiles_in_code_stay_as_they_are_written() -> None:
    assert "<code>[tiles:3p]</code>" in render_markdown("`[tiles:3p]`", ES).html


def test_tables_are_tables() -> None:
    html = render_markdown("| a | b |\n|---|---|\n| 1 | 2 |\n", ES).html
    assert "<table>" in html
    assert "<td>2</td>" in html


def test_html_is_shown_and_not_obeyed() -> None:
    html = render_markdown("<script>alert(1)</script>\n\nuno <b>dos</b>", ES).html
    assert "<script" not in html
    assert "<b>" not in html


@pytest.mark.parametrize(
    ("address", "es", "en"),
    [
        ("/reglas/", "/reglas/", "/en/reglas/"),
        ("/reglas/mahjong/glosario/#dora", None, "/en/reglas/mahjong/glosario/#dora"),
        ("#aqui", "#aqui", "#aqui"),
        ("//example.org/", "//example.org/", "//example.org/"),
        ("https://example.org/", "https://example.org/", "https://example.org/"),
    ],
)
def test_links_of_the_site_follow_the_language(address: str, es: str | None, en: str) -> None:
    assert address_in(address, ES) == (es or address)
    assert address_in(address, EN) == en
    assert f'href="{en}"' in render_markdown(f"[más]({address})", EN).html
