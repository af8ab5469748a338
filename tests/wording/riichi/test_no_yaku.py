"""A hand without yaku in sentences."""

from __future__ import annotations

from ligamahjong.riichi.nearest_yaku import Change, without_yaku
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.no_yaku import CHANGES, without_yaku_lines

ES, EN = Language.ES, Language.EN


def test_every_change_has_words() -> None:
    assert CHANGES.keys() == set(Change)


def test_what_a_closed_hand_lacks() -> None:
    known = Situation(seat=Wind.SOUTH, dora=read_tiles("8m"))
    found = without_yaku(read_hand("123m456p78s99m111s+9s"), known)
    assert list(without_yaku_lines(found, ES)) == [
        "Falta un yaku: la mano está completa y no se puede ganar.",
        "Los dora (2) no son yaku.",
        "Habría valido con riichi: 3 han 40 fu, 5.200.",
        "Habría valido ganándola del muro: 3 han 30 fu, 4.000.",
        "Habría valido robando un kan: 3 han 40 fu, 5.200.",
        "Habría valido con el último descarte: 3 han 40 fu, 5.200.",
    ]


def test_what_an_open_hand_lacks() -> None:
    found = without_yaku(read_hand("223344m 99p 78s +9s chi 123p"), Situation(tsumo=True))
    assert list(without_yaku_lines(found, EN, points=False)) == [
        "A yaku is missing: the hand is complete and cannot be won.",
        "Pure Double Chii: in a closed hand only.",
        "It would have won on the last tile of the wall: 1 han 30 fu.",
    ]
