"""The sheet of a game, hand by hand: its totals, and the slips in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.mcr.payments import BASIC, payments
from ligamahjong.mcr.scoring import MINIMUM
from ligamahjong.mcr.slips import slips_of_row, slips_of_sum
from ligamahjong.table import total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.slips import Slip
    from ligamahjong.table import Four

__all__ = ["MOST_HANDS", "Deal", "RowFault", "RowProblem", "SheetCheck", "check_sheet"]

MOST_HANDS = 16
"""Four rounds of four hands."""

_SEATS = range(4)


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand as the sheet has it: its outcome, its amounts, or both.

    Attributes:
        winner: seat; ``None`` if nobody won, or it is not said.
        discarder: seat; ``None`` at a self-draw.
        points: of the hand, flowers included.
        amounts: as written, seat by seat; ``None`` if they are not.
    """

    winner: int | None = None
    discarder: int | None = None
    points: int | None = None
    amounts: Four[int] | None = None

    @property
    def due(self) -> Four[int] | None:
        """The amounts that its outcome gives; ``None`` where only amounts are written.

        Raises:
            GameError: the outcome cannot be.
        """
        if self.winner is None:
            if self.points or self.discarder is not None:
                raise GameError("points or a discarder without a winner", reason="mcr-no-winner")
            return (0, 0, 0, 0) if self.amounts is None else None
        if self.points is None:
            raise GameError("a win without points", reason="mcr-no-points")
        return total(payments(self.points, self.winner, self.discarder))


class RowProblem(StrEnum):
    """What is wrong with a row."""

    NOT_DUE = "not-due"
    """The amounts are not what the outcome gives."""
    NOT_ZERO = "not-zero"
    """The amounts do not add up to nothing."""
    NO_WIN = "no-win"
    """They add up to nothing, and no win pays so."""


class RowFault(NamedTuple):
    """A row that cannot be right.

    Attributes:
        hand: its number, from 1.
        problem: what is wrong.
        written: its amounts.
        due: what the outcome gives, if it is written.
        slips: each of them alone would explain it.
    """

    hand: int
    problem: RowProblem
    written: Four[int]
    due: Four[int] | None
    slips: tuple[Slip, ...]


class SheetCheck(NamedTuple):
    """What a sheet gives.

    Attributes:
        totals: of its hands; outcomes count where they are written, amounts where not.
        faults: rows that cannot be right.
        written: the totals on the sheet, if they were given.
        slips: of those totals beside the hands: each seat with its own slip, if one explains it.
        wrong: seats whose written total is not that of the hands.
    """

    totals: Four[int]
    faults: tuple[RowFault, ...]
    written: Four[int] | None
    slips: tuple[Slip, ...]
    wrong: tuple[int, ...]


def check_sheet(deals: Sequence[Deal], written: Four[int] | None = None) -> SheetCheck:
    """Add up a sheet and look for slips.

    Args:
        deals: its hands, sixteen at most.
        written: the totals at its foot.

    Raises:
        GameError: too many hands, or an outcome that cannot be; then ``facts["hand"]`` is its
            number and ``facts["error"]`` what is wrong, or ``facts["errors"]`` are those of all.
    """
    if len(deals) > MOST_HANDS:
        raise GameError(
            f"{len(deals)} hands; a game has {MOST_HANDS}",
            reason="mcr-hands",
            hands=len(deals),
            most=MOST_HANDS,
        )
    _refuse_outcomes(deals)
    counted = [deal.due or deal.amounts or (0, 0, 0, 0) for deal in deals]
    e, s, w, n = (sum(amounts[seat] for amounts in counted) for seat in _SEATS)
    totals = (e, s, w, n)
    faults = tuple(
        fault for number, deal in enumerate(deals, 1) if (fault := _fault(number, deal)) is not None
    )
    if written is None:
        return SheetCheck(totals, faults, None, (), ())
    wrong = tuple(seat for seat in _SEATS if written[seat] != totals[seat])
    return SheetCheck(totals, faults, written, slips_of_row(written, totals), wrong)


def _refuse_outcomes(deals: Sequence[Deal]) -> None:
    """Refuse every outcome that cannot be, all at once."""
    wrong: list[GameError] = []
    for number, deal in enumerate(deals, 1):
        try:
            _ = deal.due
        except GameError as error:
            text = f"hand {number}: {error}"
            wrong.append(GameError(text, reason="mcr-hand", hand=number, error=error))
    if len(wrong) > 1:
        raise GameError(
            "; ".join(map(str, wrong)),
            reason="mcr-hands-wrong",
            hands=len(wrong),
            errors=tuple(wrong),
        )
    if wrong:
        raise wrong[0]


def _fault(number: int, deal: Deal) -> RowFault | None:
    amounts, due = deal.amounts, deal.due
    if amounts is None:
        return None
    if due is not None:
        if amounts == due:
            return None
        return RowFault(number, RowProblem.NOT_DUE, amounts, due, slips_of_row(amounts, due))
    if sum(amounts):
        return RowFault(number, RowProblem.NOT_ZERO, amounts, None, slips_of_sum(amounts))
    if any(amounts) and not _is_a_win(amounts):
        return RowFault(number, RowProblem.NO_WIN, amounts, None, ())
    return None


def _is_a_win(amounts: Four[int]) -> bool:
    """Whether some win pays so."""
    winner = amounts.index(max(amounts))
    losses = sorted(-amounts[seat] for seat in _SEATS if seat != winner)
    least = BASIC + MINIMUM
    one_pays = losses[:2] == [BASIC, BASIC] and losses[2] >= least
    return one_pays or (losses[0] == losses[2] and losses[0] >= least)
