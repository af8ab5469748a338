"""Hands as SVG: what is drawn, what is said, and what stands behind the pictures."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.template import engines
from django.utils import translation
from django.utils.safestring import SafeString, mark_safe
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.drawing.layout import symbol
from ligamahjong.tiles import Hand, Meld, MeldType, tile
from ligamahjong.tiles.notation.brackets import read_brackets
from ligamahjong.tiles.notation.mpsz import read_hand, read_tiles, write_hand
from ligamahjong.tiles.tile import RED_FIVES, TILES, Tile
from ligamahjong.web.tiles.rendering import hand_svg, tile_svg, with_tiles
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY_TILE = [*TILES, *RED_FIVES.values()]


class _Picture(HTMLParser):
    """What a picture says and shows; complains of elements that are not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self.labels: list[str] = []
        self.symbols: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.handle_startendtag(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("role") == "img":
            self.labels.append(given["aria-label"] or "")
        if tag == "use":
            self.symbols.append((given["href"] or "").partition("#")[2])
        assert not {name for name in given if name.startswith("on") or name == "style"}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Tiles of any hand, whether it obeys rules or not."""
    one = st.sampled_from([each for each in EVERY_TILE if each.kind < 34])
    melds: list[Meld] = []
    for _ in range(draw(st.integers(0, 4))):
        meld_type = draw(st.sampled_from(list(MeldType)))
        if meld_type is MeldType.CHI:
            start = draw(st.integers(0, 2)) * 9 + draw(st.integers(0, 6))
            melds.append(Meld(meld_type, tuple(tile(start + step) for step in range(3))))
        else:
            same = tile(draw(st.integers(0, 33)))
            melds.append(Meld(meld_type, (same,) * (4 if meld_type.is_kan else 3)))
    winning = draw(st.none() | one)
    smallest = 0 if melds or winning else 1
    standing = draw(st.lists(one, min_size=smallest, max_size=14))
    return Hand(tuple(sorted(standing)), tuple(melds), winning, draw(st.integers(0, 8)))


@given(hands(), st.lists(st.integers(-1, 9), max_size=4))
def test_behind_the_pictures_stands_the_whole_hand(hand: Hand, claims: list[int]) -> None:
    """Without images, and for who copies it, nothing is lost: it can be read back."""
    picture = _Picture(hand_svg(hand, Language.ES, claims))
    assert read_hand(picture.text) == hand


@given(hands())
def test_a_text_is_shown_as_the_hand_that_it_is(hand: Hand) -> None:
    text = write_hand(hand)
    picture = _Picture(hand_svg(text, Language.EN))
    assert write_hand(read_hand(picture.text)) == text
    hidden = 2 * sum(meld.type is MeldType.ANKAN for meld in hand.melds)
    assert picture.symbols.count("t-back") == hidden
    assert len(picture.symbols) == len(hand.everything)


def test_what_is_said_in_both_languages() -> None:
    text = "123m 40p +5p chi 789s pon 777z ankan 1111z 15f"
    assert _Picture(hand_svg(text, Language.ES)).labels == [
        (
            "1 2 3 de caracteres, 4 5 rojo de círculos; escalera expuesta: 7 8 9 de bambúes; "
            "trío expuesto: 3 dragones rojos; cuarteto oculto: 4 vientos Este; "
            "ciruelo (flor 1), primavera (estación 1); gana con 5 de círculos"
        )
    ]
    assert _Picture(hand_svg(text, Language.EN)).labels == [
        (
            "1 2 3 of characters, 4 red 5 of circles; exposed run: 7 8 9 of bamboo; "
            "exposed triplet: 3 red dragons; concealed quad: 4 East winds; "
            "plum (flower 1), spring (season 1); wins with 5 of circles"
        )
    ]


def test_the_winning_tile_is_set_off_and_sets_apart_follow() -> None:
    html = hand_svg("55z chi 789s +5z", Language.ES)
    kinds = re.findall(r'class="(hand-set[^"]*)"', html)
    assert kinds == ["hand-set", "hand-set hand-won", "hand-set"]


def test_the_claimed_tile_is_turned() -> None:
    html = hand_svg(read_hand("chi 789s"), Language.ES, [2])
    assert _Picture(html).symbols == ["t-8s", "t-7s", "t-9s"]
    assert html.count("face-turned") == html.count("matrix(0 -1 1 0 0 300)") == 1


def test_a_tile_added_to_a_pung_lies_above_the_turned_one() -> None:
    html = hand_svg("kakan 5550s", Language.ES)
    assert _Picture(html).symbols == ["t-0s", "t-5s", "t-5s", "t-5s"]
    assert 'viewBox="0 0 400 600"' in html


def test_a_hand_of_mcr_with_the_numbers_of_its_notation() -> None:
    hand, claims = read_brackets("[345m,2][EEE,3][7777p]234s5s")
    assert _Picture(hand_svg(hand, Language.ES, claims)).symbols[-10:] == [
        *("t-4m", "t-3m", "t-5m"),
        *("t-1z", "t-1z", "t-1z"),
        *("t-back", "t-7p", "t-7p", "t-back"),
    ]


@pytest.mark.parametrize("one", EVERY_TILE, ids=str)
def test_every_tile_by_itself(one: Tile) -> None:
    picture = _Picture(tile_svg(str(one), Language.ES))
    assert picture.symbols == [symbol(one)]
    assert picture.text == str(one)
    assert picture.labels == _Picture(tile_svg(one, Language.ES)).labels


def test_a_tile_face_down() -> None:
    picture = _Picture(tile_svg("x", Language.ES))
    assert (picture.labels, picture.symbols, picture.text) == (["1 boca abajo"], ["t-back"], "x")


@pytest.mark.parametrize(
    "text", ["", "hola", "<b>1m</b>", "123", "9z", "1m" * 200, "chi 124m", "&"]
)
@pytest.mark.parametrize("draw", [hand_svg, tile_svg])
def test_a_wrong_text_is_shown_as_it_is(
    text: str, draw: Callable[[str, Language], SafeString]
) -> None:
    for written in (text, mark_safe(text)):  # noqa: S308 - what a template passes
        shown = draw(written, Language.ES)
        assert isinstance(shown, SafeString)
        assert "<" not in shown
        assert _Picture(shown).text == text


def test_two_tiles_are_not_one() -> None:
    assert tile_svg("12m", Language.ES) == "12m"


@given(st.text())
def test_no_text_breaks_a_page(text: str) -> None:
    for html in (hand_svg(text, Language.ES), tile_svg(text, Language.EN)):
        assert "<svg" in html or "<" not in html
    marked = with_tiles(f"a [tiles:{text}] b", Language.ES)
    assert "<svg" in marked or "<" not in marked


@given(st.text(alphabet="0123456789mpszfx+ chiponka[]<>\"'&", max_size=30))
def test_no_text_like_tiles_breaks_a_page(text: str) -> None:
    for html in (hand_svg(text, Language.ES), with_tiles(f"[tiles:{text}]", Language.ES)):
        _Picture(html)


def test_marks_in_a_text() -> None:
    html = with_tiles("Con [tiles:34m] espera [tiles:25m] & <nada> [tiles:zz].", Language.ES)
    assert html.count('class="hand hand-inline"') == 2
    assert html.startswith("Con <span")
    assert html.endswith("</span> &amp; &lt;nada&gt; [tiles:zz].")


def test_marks_in_html_stand_in_text_only() -> None:
    html = mark_safe(
        '<p title="a > [tiles:1m]">[tiles:2m] <code>[tiles:3m]</code> <em>[tiles:4m]</em></p>'
        "<pre><code>[tiles:5m]</code> [tiles:6m]</pre><!-- [tiles:7m] -->[tiles:8m]"
    )
    shown = with_tiles(html, Language.ES)
    assert _Picture(shown).symbols == ["t-2m", "t-4m", "t-8m"]
    for kept in ("1m", "3m", "5m", "6m", "7m"):
        assert f"[tiles:{kept}]" in shown


def test_html_that_is_never_closed_ends_all_the_same() -> None:
    html = "</code>[tiles:1m]" + '<a title="' * 300 + "[tiles:2m]<code>[tiles:3m]"
    shown = with_tiles(SafeString(html), Language.ES)
    assert _symbols_of(shown)[0] == "t-1m"
    assert shown.endswith("<code>[tiles:3m]")


def _symbols_of(html: str) -> list[str]:
    return re.findall(r'<use href="[^"#]*#([^"]+)"', html)


def test_in_templates_in_the_language_of_the_page() -> None:
    source = (
        '{% hand "123m +5z pon 777z" claims="2" %}|{% tile "5z" %}|{{ text|with_tiles }}|'
        "{% filter with_tiles %}<p>[tiles:9p]</p>{% endfilter %}|{% hand wrong %}"
    )
    template = engines["django"].from_string(source)
    values = {"text": "<i>[tiles:1s]", "wrong": "<script>"}
    with translation.override("en"):
        whole, one, text, prose, wrong = template.render(values).split("|")
    assert "wins with white dragon" in whole
    assert _symbols_of(whole)[-3:] == ["t-7z"] * 3
    assert 'aria-label="white dragon"' in one
    assert text.startswith("&lt;i&gt;<span")
    assert prose.startswith("<p><span")
    assert wrong == "&lt;script&gt;"
    with translation.override("es"):
        assert "gana con dragón blanco" in template.render(values)


def test_the_sprite_is_addressed_by_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """As other static files in production, so that browsers keep it for ever."""
    storage = ManifestStaticFilesStorage()
    storage.hashed_files = {"liga/tiles.svg": "liga/tiles.0123456789ab.svg"}
    monkeypatch.setattr("django.contrib.staticfiles.storage.staticfiles_storage", storage)
    for html in (tile_svg("1m", Language.ES), hand_svg("12m pon 777z", Language.ES)):
        assert _addresses(html) == {"/static/liga/tiles.0123456789ab.svg"}


def _addresses(html: str) -> set[str]:
    return set(re.findall(r'<use href="([^"#]*)#', html))


def test_a_hand_is_light() -> None:
    """A page may show hundreds."""
    hand = hand_svg("123m 406p 789s 1155z +5z", Language.ES)
    assert len(hand) < 2600
    assert read_tiles("123m406p789s1155z") == read_hand(_Picture(hand).text).standing
