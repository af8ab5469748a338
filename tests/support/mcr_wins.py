"""Wins of MCR for tests: read from their text, or any that can be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ligamahjong.formats.mcr_records import read_win
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.validation import win_problems
from ligamahjong.table import SEATS
from ligamahjong.tiles import Hand, Meld, MeldType, tile

if TYPE_CHECKING:
    from ligamahjong.tiles import Tile

__all__ = ["Sets", "circumstances", "hands", "win", "wins"]

Sets = list[tuple[int, ...]]

_CHOWS = [tuple(range(low, low + 3)) for low in range(27) if low % 9 <= 6]
_PUNGS = [(kind,) * 3 for kind in range(34)]
_OPEN = (MeldType.CHI, MeldType.PON)


def win(text: str) -> tuple[Hand, Circumstances]:
    """A hand and how it was won, as ``[123m,1]…|EN1000|0``; without marks, East wins a discard."""
    return read_win(text)


def _meld(kinds: tuple[int, ...], kong: MeldType | None) -> Meld:
    tiles = tuple(tile(kind) for kind in kinds)
    if kinds[0] != kinds[1]:
        return Meld(MeldType.CHI, tiles)
    if kong is None:
        return Meld(MeldType.PON, tiles)
    return Meld(kong, (*tiles, tiles[0]))


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Four sets and a pair, some of the sets apart, some of them kongs."""
    kinds: Sets = draw(st.lists(st.sampled_from(_CHOWS + _PUNGS), min_size=4, max_size=4))
    pair = draw(st.integers(0, 33))
    apart = draw(st.integers(0, 4))
    kongs = [MeldType.MINKAN, MeldType.KAKAN, MeldType.ANKAN]
    melds = [_meld(one, draw(st.sampled_from([None, *kongs]))) for one in kinds[:apart]]
    standing = [kind for one in kinds[apart:] for kind in one] + [pair, pair]
    held = Counter(standing) + Counter(one.kind for meld in melds for one in meld.tiles)
    if max(held.values()) > 4:
        melds = [_meld(one, None) for one in kinds[:apart]]
        held = Counter(standing) + Counter(one.kind for meld in melds for one in meld.tiles)
    if max(held.values()) > 4:
        return draw(hands())
    order = draw(st.permutations(standing))
    tiles: list[Tile] = [tile(kind) for kind in order]
    flowers = draw(st.integers(0, 8))
    return Hand(tuple(tiles[:-1]), tuple(melds), tiles[-1], flowers)


def circumstances() -> st.SearchStrategy[Circumstances]:
    """Any way to win, possible or not."""
    return st.builds(
        Circumstances,
        seat=st.sampled_from(SEATS),
        prevalent=st.sampled_from(SEATS),
        self_drawn=st.booleans(),
        last_of_kind=st.booleans(),
        last_of_wall=st.booleans(),
        kong=st.booleans(),
    )


@st.composite
def wins(draw: st.DrawFn) -> tuple[Hand, Circumstances]:
    """A hand and a way in which it can be won."""
    hand, how = draw(hands()), draw(circumstances())
    for marks in ({}, {"kong": False}, {"last_of_kind": False}, {"last_of_kind": True}):
        how = Circumstances(**{**_fields(how), **marks})  # type: ignore[arg-type]
        if not list(win_problems(hand, how)):
            return hand, how
    return draw(wins())


def _fields(how: Circumstances) -> dict[str, object]:
    return {name: getattr(how, name) for name in Circumstances.__dataclass_fields__}
