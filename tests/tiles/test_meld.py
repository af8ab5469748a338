from __future__ import annotations

import pytest

from ligamahjong.errors import HandError
from ligamahjong.tiles import Meld, MeldType, tile
from ligamahjong.tiles.notation import read_tiles


@pytest.mark.parametrize(
    ("type_", "tiles", "text", "is_open"),
    [
        ("chi", "312m", "chi 123m", True),
        ("chi", "406p", "chi 406p", True),
        ("pon", "055s", "pon 550s", True),
        ("pon", "777z", "pon 777z", True),
        ("minkan", "1111z", "minkan 1111z", True),
        ("kakan", "9999m", "kakan 9999m", True),
        ("ankan", "5055m", "ankan 5550m", False),
    ],
)
def test_a_set(type_: str, tiles: str, text: str, is_open: bool) -> None:  # noqa: FBT001
    meld = Meld(MeldType(type_), read_tiles(tiles))
    assert (str(meld), meld.is_open) == (text, is_open)
    assert meld.kind == min(one.kind for one in meld.tiles)
    assert meld.mark == sum(one.mark for one in meld.tiles)
    assert meld.type.is_kan is (len(meld.tiles) == 4)


@pytest.mark.parametrize(
    ("type_", "tiles"),
    [
        ("chi", "124m"),
        ("chi", "89m1p"),
        ("chi", "891m"),
        ("chi", "123z"),
        ("chi", "1234m"),
        ("chi", "111m"),
        ("chi", "123f"),
        ("pon", "11m"),
        ("pon", "112m"),
        ("pon", "1111m"),
        ("pon", "111f"),
        ("pon", "55m5p"),
        ("minkan", "111m"),
        ("ankan", "1112m"),
        ("kakan", ""),
    ],
)
def test_tiles_that_make_no_such_set(type_: str, tiles: str) -> None:
    with pytest.raises(HandError) as caught:
        Meld(MeldType(type_), read_tiles(tiles))
    assert caught.value.facts["reason"] == "meld"
    assert caught.value.facts["type"] == type_


def test_the_order_of_its_tiles_does_not_matter() -> None:
    chow = Meld(MeldType.CHI, (tile(2), tile(0), tile(1)))
    assert chow == Meld(MeldType.CHI, (tile(0), tile(1), tile(2)))
    assert hash(chow) == hash(Meld(MeldType.CHI, (tile(0), tile(1), tile(2))))
