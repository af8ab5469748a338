"""Yaku of which tiles a hand is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.yaku.definition import YAKUMAN, Asks, Name, shape

if TYPE_CHECKING:
    from ligamahjong.riichi.facts import Facts

__all__ = [
    "chanta",
    "chinitsu",
    "chinroutou",
    "honitsu",
    "honroutou",
    "junchan",
    "ryuuiisou",
    "tanyao",
    "tsuuiisou",
]


@shape(
    Name("Todo Simples", "All Simples", "断幺九", "tanyao"),
    Asks.MAKE_UP,
    han=(1, 1),
    source="RCR 4.2.1",
)
def tanyao(hand: Facts) -> bool:
    """Neither terminals nor honours."""
    return not hand.terminals and not hand.honours


@shape(
    Name("Mano Externa", "Outside Hand", "全帯幺九", "chanta"),
    Asks.MAKE_UP,
    han=(2, 1),
    source="RCR 2025 4.2.2; 2016 4.2.1",
)
def chanta(hand: Facts) -> bool:
    """A terminal or an honour in every set and the pair, honours and chows among them."""
    return hand.outside and hand.has_chows and hand.honours


@shape(
    Name("Todo con Terminales", "Terminals in All Sets", "純全帯么", "junchan"),
    Asks.MAKE_UP,
    han=(3, 2),
    source="RCR 2025 4.2.3; 2016 4.2.2",
)
def junchan(hand: Facts) -> bool:
    """A terminal in every set and the pair, chows among them."""
    return hand.outside and hand.has_chows and not hand.honours


@shape(
    Name("Todo Terminales y Honores", "All Terminals and Honours", "混老頭", "honroutou"),
    Asks.MAKE_UP,
    han=(2, 2),
    source="RCR 4.2.2",
)
def honroutou(hand: Facts) -> bool:
    """Terminals and honours only, some of each."""
    return not hand.simples and hand.terminals and hand.honours


@shape(
    Name("Mano Semipura", "Half Flush", "混一色", "honitsu"),
    Asks.MAKE_UP,
    han=(3, 2),
    source="RCR 2025 4.2.3; 2016 4.2.2",
)
def honitsu(hand: Facts) -> bool:
    """One suit and honours."""
    return hand.suits == 1 and hand.honours


@shape(
    Name("Mano Pura", "Full Flush", "清一色", "chinitsu"),
    Asks.MAKE_UP,
    han=(6, 5),
    source="RCR 2025 4.2.5; 2016 4.2.4",
)
def chinitsu(hand: Facts) -> bool:
    """One suit and nothing else."""
    return hand.suits == 1 and not hand.honours


@shape(
    Name("Todo Honores", "All Honours", "字一色", "tsuuiisou"),
    Asks.MAKE_UP,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def tsuuiisou(hand: Facts) -> bool:
    """Honours only, also as seven pairs."""
    return hand.suits == 0


@shape(
    Name("Todo Terminales", "All Terminals", "清老頭", "chinroutou"),
    Asks.MAKE_UP,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def chinroutou(hand: Facts) -> bool:
    """Ones and nines only."""
    return not hand.simples and not hand.honours


@shape(
    Name("Todo Verde", "All Green", "緑一色", "ryuuiisou"),
    Asks.MAKE_UP,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def ryuuiisou(hand: Facts) -> bool:
    """Green tiles only, with or without green dragons."""
    return hand.green
