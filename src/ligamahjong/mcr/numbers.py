"""Numbers of fans as the books print them.

Within the library one melded and one concealed kong is number 82, a fan of its own as in China;
the Green Book has it under 57, Two Melded Kongs, with points of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.profiles import Points

if TYPE_CHECKING:
    from ligamahjong.mcr.profiles import Profile

__all__ = ["MELDED_AND_CONCEALED_KONG", "TWO_MELDED_KONGS", "number_in_book"]

MELDED_AND_CONCEALED_KONG = by_key("melded_and_concealed_kong")
TWO_MELDED_KONGS = by_key("two_melded_kongs")


def number_in_book(number: int, profile: Profile) -> int:
    """The number under which the book of a profile has a fan.

    >>> from ligamahjong.mcr.profiles import CN, EMA
    >>> number_in_book(82, EMA), number_in_book(82, CN), number_in_book(28, EMA)
    (57, 82, 28)
    """
    if number == MELDED_AND_CONCEALED_KONG and profile.points is Points.EMA:
        return TWO_MELDED_KONGS
    return number
