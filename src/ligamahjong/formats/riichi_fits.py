"""Hands that fit some payments of riichi, as objects of plain values for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.settlement import Draw
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.identify import Fit, Identified, PaidFor
    from ligamahjong.riichi.settlement import Table, Wins
    from ligamahjong.riichi.worths import Price

__all__ = ["write_identified", "write_paid_for"]


def write_identified(
    found: Identified, edition: Edition, others: Iterable[Table] = ()
) -> dict[str, object]:
    """What fits four changes; seats are letters.

    Args:
        found: what was found.
        edition: the rules.
        others: tables on which a win would fit.
    """
    return {
        "edition": edition.id,
        "possible": bool(found.fits),
        "fits": [_fit(fit) for fit in found.fits],
        "value": found.value,
        "nearest": [_price(one) for one in found.nearest],
        "due": found.due and list(found.due),
        "other_tables": [{"honba": one.honba, "sticks": one.sticks} for one in others],
    }


def write_paid_for(
    found: PaidFor, edition: Edition, others: Iterable[int] = ()
) -> dict[str, object]:
    """What fits payments of which it is not said who made them.

    Args:
        found: what was found.
        edition: the rules.
        others: numbers of counters with which a hand would fit.
    """
    return {
        "edition": edition.id,
        "possible": bool(found.fits),
        "fits": [_price(one) for one in found.fits],
        "value": found.value,
        "nearest": [_price(one) for one in found.nearest],
        "other_honba": list(others),
    }


def _fit(fit: Fit) -> dict[str, object]:
    outcome = fit.outcome
    happened = _draw(outcome) if isinstance(outcome, Draw) else _wins(outcome, fit.prices)
    riichi = {"riichi": _letters(outcome.riichi), "maybe_riichi": _letters(fit.hidden)}
    return {**happened, **riichi}


def _draw(outcome: Draw) -> dict[str, object]:
    if outcome.abortive:
        return {"abortive": True}
    if outcome.nagashi:
        return {"nagashi": _letters(outcome.nagashi)}
    return {"tenpai": _letters(outcome.tenpai)}


def _wins(outcome: Wins, prices: Iterable[Price]) -> dict[str, object]:
    return {
        "discarder": None if outcome.discarder is None else SEATS[outcome.discarder].value,
        "wins": [
            {
                "seat": SEATS[win.winner].value,
                "responsible": None if win.responsible is None else SEATS[win.responsible].value,
                **_price(price),
            }
            for win, price in zip(outcome.wins, prices, strict=True)
        ],
    }


def _price(price: Price) -> dict[str, object]:
    worth, due = price.worth, price.payments
    return {
        "points": price.total,
        "tsumo": price.tsumo,
        "east": price.east,
        "limit": worth.limit.value or None,
        "yakuman": worth.yakuman,
        "hands": [{"han": han, "fu": fu} for han, fu in worth.hands],
        "payments": {"discarder": due.discarder, "dealer": due.dealer, "others": due.others},
    }


def _letters(seats: Iterable[int]) -> list[str]:
    return [SEATS[seat].value for seat in sorted(seats)]
