"""Where the Green Book and China differ, hand by hand, and what is asked and the same in both."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.scoring import score
from support.mcr_wins import win

FULLY_CONCEALED, SELF_DRAWN = 56, 80

DIFFERENT = [
    ("nine gates, drawn", "1112345678999m3m|EE1000|0", 93, 90),
    ("seven shifted pairs, drawn", "1122334455667m7m|EE1000|0", 92, 89),
    ("thirteen orphans, drawn", "19m19p19sESNPFC1mW|EE1000|0", 92, 89),
    ("four concealed pungs, drawn", "5s222p777sPPP888m5s|EE1000|0", 70, 67),
    ("seven pairs, drawn", "1122sWW99p99s33p9m9m|EE1000|0", 28, 25),
    ("greater honours and knitted, drawn", "CEFPWNS7m58p4m3s2p6s|EE1000|0", 28, 25),
    ("lesser honours and knitted, drawn", "CENPW7m63s85p9s41mF|ES1000|0", 16, 13),
    ("two concealed kongs", "[2222s][3333p]NN78s789m6s|EE0000|0", 10, 8),
    ("one melded and one concealed kong", "[789m,1][6666m,1][3333s]FF67p5p|EE0000|0", 6, 5),
    ("three kongs, one concealed", "[3333s][8888s,1][2222p,1]E678mE|ES0000|0", 35, 33),
    ("three kongs, two concealed", "[3333s][8888s][2222p,1]E678mE|ES0000|0", 41, 35),
    ("three kongs, all concealed", "[2222s][4444m][7777p]EE67s8s|EE0000|0", 58, 50),
    ("all green with dragons", "2244662233sFF8s8s|ES0000|0", 120, 114),
    ("nine gates won on 5", "1112345678999m5m|EE0000|0", 90, 91),
    ("knitted straight, wait outside", "258m14788s23469p3p|EE0000|0", 16, 17),
]

EQUAL = [
    ("two melded kongs", "[5555p,1][8888m,1]EE123p78s6s|EE0000|0", 4),
    ("all terminals with two double pungs", "[111m,1][999m,1]111p999p1s1s|ES0000|0", 67),
    ("four East winds as two pairs", "EEEE1155m3399p7s7s|EE0000|0", 26),
    ("all green without dragons", "[234s,1]2223344466s3s|EN0000|0", 164),
    ("nine gates won on 3", "1112345678999m3m|EE0000|0", 89),
    ("four kongs, two of them concealed", "[2222s][4444m][7777p,1][3333m,1]EE|EE0000|0", 90),
]


@pytest.mark.parametrize(
    ("text", "ema", "cn"), [one[1:] for one in DIFFERENT], ids=[one[0] for one in DIFFERENT]
)
def test_the_practices_differ(text: str, ema: int, cn: int) -> None:
    hand, how = win(text)
    assert (score(hand, how, EMA).total, score(hand, how, CN).total) == (ema, cn)


@pytest.mark.parametrize(
    ("text", "both"), [one[1:] for one in EQUAL], ids=[one[0] for one in EQUAL]
)
def test_the_practices_agree(text: str, both: int) -> None:
    hand, how = win(text)
    assert score(hand, how, EMA).total == score(hand, how, CN).total == both


def test_what_cannot_be_but_concealed_adds_fully_concealed_or_self_drawn() -> None:
    for _, text, *_ in DIFFERENT[:7]:
        hand, how = win(text)
        assert FULLY_CONCEALED in score(hand, how, EMA).fans
        assert SELF_DRAWN in score(hand, how, CN).fans


ASKED = [
    ("a concealed kong keeps a hand concealed", "[2222p]CC456m34789s5s|EE0000|0", [62, 67]),
    ("and a drawn one fully concealed", "[2222p]CC456m34789s5s|EE1000|0", [56, 67]),
    ("the last tile drawn is not Self-Drawn too", "[2222p]CC456m34789s5s|EE1010|0", [44, 56, 67]),
    ("nor is a replacement tile", "[2222p]CC456m34789s5s|EE1001|0", [46, 56, 67]),
    ("a claimed hand on the last tile", "[555m,1]WW789s123p67s8s|EE1010|0", [44]),
    (
        "a tile drawn after a flower that replaced a kong",
        "[2222m,5]C234p444s567mC|ES1000|0",
        [74, 79, 80],
    ),
    ("a robbed tile is not the Last Tile too", "[456p,1]SS67s234p123m8s|EE0101|0", [47]),
    ("four claimed sets have no Single Wait", "[123p,1][333m,1][888m,1][567s,1]WW|EE0000|0", [53]),
    (
        "an added kong is claimed",
        "[111s,1][222m,1][3333p,5][SSS,1]7m7m|EE0000|0",
        [42, 49, 53, 73, 73, 74],
    ),
    (
        "a concealed kong is not",
        "[111s,1][222m,1][3333p][SSS,1]7m7m|EE0000|0",
        [42, 49, 67, 73, 73, 79],
    ),
    ("seven pairs of all types", "115pCCSS77sNN55m5p|EE0000|0", [19, 52]),
    ("seven pairs with four equal tiles", "EEEE1155m3399p7s7s|EE0000|0", [19, 64]),
    ("seven pairs of one suit", "1133557799p22p4p4p|EE0000|0", [19, 22]),
    ("seven pairs of low tiles", "11s123123p13123m2m|ES0000|0", [19, 27]),
    ("greater honours are not All Types", "CEFPWNS7m58p4m3s2p6s|EE0000|0", [20]),
    ("lesser honours with nine suit tiles", "147m258p369sESWNP|EE0000|0", [34, 35]),
    ("reversible tiles are not One Voided Suit", "[456s,1]55234p222s35p4p|ES0000|0", [40, 68]),
    ("great winds take all wind fans", "[EEE,1][SSS,1]WWWNNFFN|EE0000|0", [1, 11]),
    ("little winds leave both winds", "[EEE,1][SSS,1][WWW,1]N234mN|SE0000|0", [9, 50, 60, 61, 79]),
    ("two dragon pungs take both", "[FFF,1]22m56p123sCCC7p|EE0000|0", [54]),
    ("triple pung takes its double pungs", "[333m,1][333p,1]333s456m8p8p|EE0000|0", [32, 68, 79]),
    ("two waits, one of them of another shape", "445566m2277779s8s|EE0000|0", [62, 64, 69, 75, 76]),
]


@pytest.mark.parametrize(
    ("text", "fans"),
    [one[1:] for one in ASKED],
    ids=[one[0] for one in ASKED],
)
def test_what_is_often_asked(text: str, fans: list[int]) -> None:
    hand, how = win(text)
    found = score(hand, how).fans
    assert sorted(number for number, times in found.items() for _ in range(times)) == fans
