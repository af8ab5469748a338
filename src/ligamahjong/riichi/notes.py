"""What was said of a win and counts nothing, or does not fit: worth a word, no reason to refuse."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["Note", "fewest_indicators", "notes"]


class Note(StrEnum):
    """Something to be told of a hand or of how it was won."""

    RED_FIVES = "red-fives"
    """The hand has red fives, which the rules do not count."""
    URA = "ura"
    """Ura were said of a hand that looks at none."""
    INDICATORS = "indicators"
    """Fewer indicators were said than lie open after the kans of the hand."""


def notes(hand: Hand, situation: Situation, edition: Edition) -> tuple[Note, ...]:
    """What is to be told of a win.

    >>> from ligamahjong.riichi.editions import RCR_2025
    >>> from ligamahjong.riichi.situation import Situation
    >>> from ligamahjong.tiles.notation import read_hand
    >>> hand = read_hand("406p789s234m55m+5m ankan 1111z")
    >>> [one.value for one in notes(hand, Situation(riichi=1), RCR_2025)]
    ['red-fives']

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.
    """
    return tuple(_notes(hand, situation, edition))


def _notes(hand: Hand, situation: Situation, edition: Edition) -> Iterator[Note]:
    if not edition.red_fives and any(one.red for one in hand.everything):
        yield Note.RED_FIVES
    if situation.ura and not (situation.riichi and edition.ura_dora):
        yield Note.URA
    if situation.dora and len(situation.dora) < fewest_indicators(hand, situation, edition):
        yield Note.INDICATORS


def fewest_indicators(hand: Hand, situation: Situation, edition: Edition) -> int:
    """How many indicators lie open at least: one, and one for each kan of the hand.

    Under RCR a kan turns its indicator before its tile is drawn (RCR 2016 3.3.5 to 3.3.7); where
    other rules are played, that of an open kan may still be to come when the hand is won on it.
    """
    late = situation.rinshan and not edition.id.startswith("rcr-")
    kans = [meld for meld in hand.melds if meld.type.is_kan]
    return 1 + len(kans) - (late and any(meld.is_open for meld in kans))
