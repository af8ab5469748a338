"""A hand drawn as one picture, which stands by itself."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from ligamahjong.drawing import draw_hand
from ligamahjong.errors import HandError
from ligamahjong.tiles import Hand
from ligamahjong.tiles.notation import read_hand
from ligamahjong.wording import Language

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


def root(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 - our own


def shown(picture: str) -> list[str]:
    """The tiles from left to right as their symbols have it, ``<…>`` around one that is turned."""
    uses = root(picture).findall(f"{SVG}use")
    return [
        f"<{one.attrib[HREF][3:]}>" if "matrix" in one.attrib["transform"] else one.attrib[HREF][3:]
        for one in uses
    ]


def lefts(picture: str) -> list[float]:
    """The left side of each tile."""
    found = []
    for one in root(picture).findall(f"{SVG}use"):
        numbers = re.findall(r"-?[\d.]+", one.attrib["transform"])
        found.append(float(numbers[-2]))
    return found


def test_a_hand_is_one_picture_with_all_its_tiles() -> None:
    picture = draw_hand("123m406p55z +5z pon 777z", Language.EN)
    tiles = ["1m", "2m", "3m", "4p", "0p", "6p", "5z", "5z", "5z", "<7z>", "7z", "7z"]
    assert shown(picture) == tiles


def test_it_needs_nothing_from_elsewhere() -> None:
    """No style sheet, no other file: what word processors and drawing programs can show."""
    picture = draw_hand("19m19p19s1234567z +1m", Language.ES)
    for word in ("var(", "url(", "style", "class", "<script"):
        assert word not in picture
    addresses = set(re.findall(r'href="([^"]*)"', picture))
    assert addresses
    assert all(address.startswith("#") for address in addresses)
    drawn = {one.attrib["id"] for one in root(picture).iter(f"{SVG}g")}
    assert addresses == {f"#{name}" for name in drawn}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ES, "2 vientos Este; trío expuesto: 3 dragones rojos; gana con viento Este"),
        (Language.EN, "2 East winds; exposed triplet: 3 red dragons; wins with East wind"),
    ],
)
def test_its_title_says_it_aloud(language: Language, said: str) -> None:
    top = root(draw_hand("11z +1z pon 777z", language))
    first = top[0]
    assert (first.tag, first.text) == (f"{SVG}title", said)
    assert top.attrib["role"] == "img"
    assert top.attrib["lang"] == language.value


def test_the_outer_tiles_of_a_concealed_kong_lie_face_down() -> None:
    assert shown(draw_hand("11z ankan 5505m")) == ["1z", "1z", "back", "0m", "5m", "back"]


def test_the_winning_tile_is_set_off() -> None:
    picture = draw_hand("123m +5z")
    one, two, three, winning = lefts(picture)
    assert two - one == three - two
    assert winning - three > two - one + 50
    (mark,) = root(picture).findall(f"{SVG}rect")
    assert float(mark.attrib["x"]) == winning
    assert not root(draw_hand("123m")).findall(f"{SVG}rect")


def test_groups_and_sets_are_apart() -> None:
    one, two, three = lefts(draw_hand("1m 2m3m"))
    assert two - one > three - two


def test_a_tile_added_to_a_pung_lies_above_the_turned_one() -> None:
    picture = draw_hand("1z kakan 5550s")
    assert shown(picture) == ["1z", "<0s>", "<5s>", "5s", "5s"]
    places = [
        tuple(map(float, re.findall(r"-?[\d.]+", one.attrib["transform"])[-2:]))
        for one in root(picture).findall(f"{SVG}use")
    ]
    added, turned = places[1], places[2]
    assert added[0] == turned[0]
    assert turned[1] - added[1] == 300


def test_the_notation_of_mcr_tells_whose_tile_was_claimed() -> None:
    picture = draw_hand("[345m,2][EEE,3][7777p]234s5s5s")
    meld_tiles = ["<4m>", "3m", "5m", "1z", "1z", "<1z>", "back", "7p", "7p", "back"]
    assert shown(picture)[-10:] == meld_tiles


def test_a_hand_as_a_value_and_its_numbers() -> None:
    hand = read_hand("5z1m pon 777z 1f")
    assert shown(draw_hand(hand, claims=[2])) == ["1m", "5z", "7z", "<7z>", "7z", "f1"]


def test_everything_is_on_the_picture() -> None:
    for text in ("1m", "123m +5z", "ankan 1111z", "1z kakan 5550s kakan 1111z 12345678f"):
        top = root(draw_hand(text))
        _, _, width, height = map(float, top.attrib["viewBox"].split())
        for one in top.findall(f"{SVG}use"):
            *_, x, y = map(float, re.findall(r"-?[\d.]+", one.attrib["transform"]))
            turned = "matrix" in one.attrib["transform"]
            across, bottom, top_ = (400, y, y - 300) if turned else (300, y + 400, y)
            assert x >= 0
            assert x + across <= width
            assert top_ >= 0
            assert bottom <= height


@pytest.mark.parametrize("wrong", ["", "123", "[12m,9]", "hola", Hand(())])
def test_what_is_no_hand_is_refused(wrong: str | Hand) -> None:
    with pytest.raises(HandError):
        draw_hand(wrong)
