"""What a hand waits for, in words."""

from __future__ import annotations

from ligamahjong.mcr.advice import discards, waits
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.tiles.notation.brackets import read_brackets
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.waits import (
    discard_headings,
    discard_row,
    wait_row,
    waits_headings,
    waits_note,
)

ES, EN = Language.ES, Language.EN
HAND = read_brackets("[123s,1][456s,2]78s55p567m").hand


def test_a_wait_that_is_not_legal_is_marked() -> None:
    six, nine = waits(HAND, Circumstances())
    assert wait_row(six, ES) == ["6s", "3", "4 (no)", "3 (no)", "Todo Chow, Escalera Corta"]
    assert wait_row(nine, EN) == ["9s", "4", "19", "18", "Pure Straight, All Chows"]
    assert len(waits_headings(ES)) == len(wait_row(six, ES))
    assert waits_note([six, nine], EN).startswith("“(no)”: does not reach 8")
    assert "(no)" not in waits_note([nine], ES)


def test_the_last_of_its_kind_is_marked() -> None:
    *_, nine = waits(HAND, Circumstances(), visible=read_tiles("9s9s9s"))
    assert wait_row(nine, ES)[1] == "1 (última)"
    assert wait_row(nine, EN)[1] == "1 (last)"
    *_, gone = waits(HAND, Circumstances(), visible=read_tiles("9s9s9s9s"))
    assert wait_row(gone, ES)[1] == "0"


def test_a_discard_is_told_with_what_the_hand_then_waits_for() -> None:
    [best] = discards(read_brackets("[123s,1][456s,2]78s55p567mC").hand, Circumstances())
    assert discard_row(best) == ["C", "4", "4", "3–18", "6s 9s"]
    assert len(discard_headings(EN)) == len(discard_row(best))
