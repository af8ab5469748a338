"""Yaku of which tiles a hand is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.facts import GREEN, HONOUR_KINDS, OUTSIDE, SUITS, TERMINALS
from ligamahjong.riichi.yaku.definition import YAKUMAN, Name, shape

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


def _one_suit(hand: Facts) -> bool:
    """Whether all tiles but honours are of one suit, and there are some."""
    return sum(bool(hand.presence & suit) for suit in SUITS) == 1


def _all_outside(hand: Facts) -> bool:
    """Whether there are chows, and every set and the pair hold a terminal or an honour."""
    return bool(
        hand.outside_chows
        and hand.outside_chows + (hand.pungs & OUTSIDE).bit_count() == 4  # noqa: PLR2004 - sets
        and OUTSIDE >> hand.pair & 1
    )


@shape(Name("Todo Simples", "All Simples", "断幺九", "tanyao"), han=(1, 1), source="RCR 4.2.1")
def tanyao(hand: Facts) -> bool:
    """Neither terminals nor honours."""
    return not hand.presence & OUTSIDE


@shape(
    Name("Mano Externa", "Outside Hand", "混全帯幺九", "chanta"),
    han=(2, 1),
    source="RCR 4.2.2",
    chows=range(1, 5),
)
def chanta(hand: Facts) -> bool:
    """A terminal or an honour in every set and the pair, honours and chows among them."""
    return bool(hand.presence & HONOUR_KINDS) and _all_outside(hand)


@shape(
    Name("Todo con Terminales", "Terminals in All Sets", "純全帯幺九", "junchan"),
    han=(3, 2),
    source="RCR 4.2.3",
    chows=range(1, 5),
)
def junchan(hand: Facts) -> bool:
    """A terminal in every set and the pair, chows among them."""
    return not hand.presence & HONOUR_KINDS and _all_outside(hand)


@shape(
    Name("Todo Terminales y Honores", "All Terminals and Honours", "混老頭", "honroutou"),
    han=(2, 2),
    source="RCR 4.2.2",
    chows=range(1),
)
def honroutou(hand: Facts) -> bool:
    """Terminals and honours only, some of each."""
    present = hand.presence
    return not present & ~OUTSIDE and bool(present & TERMINALS) and bool(present & HONOUR_KINDS)


@shape(Name("Mano Semipura", "Half Flush", "混一色", "honitsu"), han=(3, 2), source="RCR 4.2.3")
def honitsu(hand: Facts) -> bool:
    """One suit and honours."""
    return bool(hand.presence & HONOUR_KINDS) and _one_suit(hand)


@shape(Name("Mano Pura", "Full Flush", "清一色", "chinitsu"), han=(6, 5), source="RCR 4.2.5")
def chinitsu(hand: Facts) -> bool:
    """One suit and nothing else."""
    return not hand.presence & HONOUR_KINDS and _one_suit(hand)


@shape(
    Name("Todo Honores", "All Honours", "字一色", "tsuuiisou"),
    han=(YAKUMAN, YAKUMAN),
    source="RCR 4.2.6",
    chows=range(1),
)
def tsuuiisou(hand: Facts) -> bool:
    """Honours only, also as seven pairs."""
    return not hand.presence & ~HONOUR_KINDS


@shape(
    Name("Todo Terminales", "All Terminals", "清老頭", "chinroutou"),
    han=(YAKUMAN, YAKUMAN),
    source="RCR 4.2.6",
    chows=range(1),
)
def chinroutou(hand: Facts) -> bool:
    """Ones and nines only."""
    return not hand.presence & ~TERMINALS


@shape(
    Name("Todo Verde", "All Green", "緑一色", "ryuuiisou"),
    han=(YAKUMAN, YAKUMAN),
    source="RCR 4.2.6",
)
def ryuuiisou(hand: Facts) -> bool:
    """Green tiles only, with or without green dragons."""
    return not hand.presence & ~GREEN
