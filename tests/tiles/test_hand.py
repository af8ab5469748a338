from __future__ import annotations

from ligamahjong.tiles import Hand, tile
from ligamahjong.tiles.notation import read_hand
from ligamahjong.tiles.packing import units


def test_what_is_concealed_and_what_is_there() -> None:
    hand = read_hand("1155z406m +5z chi 789s ankan 2222p")
    assert hand.concealed == units([3, 4, 5, 27, 27, 31, 31, 31])
    assert len(hand.everything) == 8 + 3 + 4
    assert hand.everything[-1] == tile(31)


def test_without_a_winning_tile() -> None:
    hand = Hand((tile(0), tile(0)))
    assert hand.concealed == 2
    assert hand.everything == (tile(0), tile(0))
    assert hand.melds == ()


def test_a_concealed_kong_leaves_a_hand_closed() -> None:
    assert read_hand("1z +1z ankan 2222p").is_closed
    assert not read_hand("1z +1z ankan 2222p chi 123m").is_closed
    assert not read_hand("1z +1z minkan 2222p").is_closed
