"""The slip of the pen that turns one number, or one row, into another."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.payments import BASIC
from ligamahjong.mcr.penalties import PENALTIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.table import Four

__all__ = ["Slip", "SlipKind", "slip_between", "slips_of_row", "slips_of_sum"]

_SEATS = range(4)


class SlipKind(StrEnum):
    """What went wrong in writing."""

    SIGN = "sign"
    DIGIT = "digit"
    SWAPPED_DIGITS = "swapped-digits"
    DIGIT_LEFT_OUT = "digit-left-out"
    DIGIT_TOO_MANY = "digit-too-many"
    LEFT_OUT = "left-out"
    EIGHT_MISSING = "eight-missing"
    """The eight that a loser pays besides, or that the winner gets."""
    SWAPPED_COLUMNS = "swapped-columns"
    PENALTY_INCLUDED = "penalty-included"
    """A penalty that nobody gains was taken off already."""


class Slip(NamedTuple):
    """One slip that explains everything.

    Attributes:
        kind: what went wrong.
        seat: in whose column; ``None`` if it could be in any.
        written: the number there.
        right: what it should be.
        other: the other seat, of two columns swapped.
    """

    kind: SlipKind
    seat: int | None
    written: int
    right: int
    other: int | None = None


def slip_between(written: int, right: int) -> SlipKind | None:
    """The slip that makes one number of another; ``None`` if it takes more than one.

    >>> slip_between(178, 187).value, slip_between(55, -55).value, slip_between(24, 32).value
    ('swapped-digits', 'sign', 'eight-missing')
    """
    if written == -right:
        return SlipKind.SIGN
    if abs(written - right) == BASIC:
        return SlipKind.EIGHT_MISSING
    if not written:
        return SlipKind.LEFT_OUT
    if (written < 0) != (right < 0):
        return None
    return _between_digits(str(abs(written)), str(abs(right)))


def _between_digits(written: str, right: str) -> SlipKind | None:
    if len(written) == len(right):
        wrong = [n for n in range(len(written)) if written[n] != right[n]]
        if len(wrong) == 1:
            return SlipKind.DIGIT
        first = wrong[0]
        swapped = written[:first] + written[first : first + 2][::-1] + written[first + 2 :]
        return SlipKind.SWAPPED_DIGITS if swapped == right else None
    if written in _without_a_digit(right):
        return SlipKind.DIGIT_LEFT_OUT
    return SlipKind.DIGIT_TOO_MANY if right in _without_a_digit(written) else None


def _without_a_digit(text: str) -> set[str]:
    return {text[:n] + text[n + 1 :] for n in range(len(text))}


def slips_of_sum(scores: Four[int]) -> tuple[Slip, ...]:
    """Every single slip that would explain a sum of four numbers that is not zero.

    >>> [(slip.kind.value, slip.seat, slip.right) for slip in slips_of_sum((178, -24, 55, -99))]
    [('sign', 2, -55)]
    """
    left = sum(scores)
    if not left:
        return ()
    if abs(left) == BASIC:
        return (Slip(SlipKind.EIGHT_MISSING, None, left, 0),)
    lost = {one.amount for one in PENALTIES if one.amount and not one.to_each}
    found = [Slip(SlipKind.PENALTY_INCLUDED, None, left, 0)] if -left in lost else []
    for seat, written in enumerate(scores):
        kind = slip_between(written, written - left)
        if kind is not None:
            found.append(Slip(kind, seat, written, written - left))
    return tuple(found)


def slips_of_row(written: Four[int], right: Four[int]) -> tuple[Slip, ...]:
    """The single slip that makes one row of another; none if there is no such slip, or it is right.

    >>> [slip.kind.value for slip in slips_of_row((-8, 44, -28, -8), (-8, -28, 44, -8))]
    ['swapped-columns']
    """
    wrong = [seat for seat in _SEATS if written[seat] != right[seat]]
    if len(wrong) == 1:
        seat = wrong[0]
        kind = slip_between(written[seat], right[seat])
        return () if kind is None else (Slip(kind, seat, written[seat], right[seat]),)
    if len(wrong) == 2 and _are_swapped(wrong, written, right):  # noqa: PLR2004 - two columns
        one, other = wrong
        return (Slip(SlipKind.SWAPPED_COLUMNS, one, written[one], right[one], other),)
    return ()


def _are_swapped(seats: Sequence[int], written: Four[int], right: Four[int]) -> bool:
    one, other = seats
    return written[one] == right[other] and written[other] == right[one]
