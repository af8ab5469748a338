"""Inverse scoring in words: the hands that fit some payments, or that none does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi import worths
from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Draw
from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.editions import edition_name
from ligamahjong.wording.riichi.names import worth_text
from ligamahjong.wording.riichi.payments import (
    honba_text,
    payment_text,
    signed_points,
    sticks_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.identify import Fit, Identified, PaidFor
    from ligamahjong.riichi.settlement import Table, Wins
    from ligamahjong.riichi.worths import Price
    from ligamahjong.table import Four

__all__ = ["changes_lines", "payments_lines", "table_lines"]

_ONE_FIT = Text("Encaja una sola mano:", "One hand fits:")
_FITS = Text("Encajan {many} manos:", "{many} hands fit:")
_RON = Text("{wins}, de un descarte de {discarder}.", "{wins}, on a discard of {discarder}.")
_TSUMO = Text("{wins}, del muro.", "{wins}, by self-draw.")
_WIN = Text("{winner} gana {points} ({worth})", "{winner} wins {points} ({worth})")
_ANSWERS = Text(
    "{seat} responde del yakuman de {winner}.", "{seat} answers for the yakuman of {winner}."
)
_ABORTIVE = Text("Empate abortivo.", "An abortive draw.")
_NAGASHI = Text("Nadie gana; nagashi mangan de {seats}.", "Nobody wins; nagashi mangan of {seats}.")
_NOBODY = Text("Nadie gana y nadie está en tenpai.", "Nobody wins and nobody is in tenpai.")
_EVERYBODY = Text("Nadie gana y los cuatro están en tenpai.", "Nobody wins and all are in tenpai.")
_TENPAI = Text("Nadie gana; en tenpai, {seats}.", "Nobody wins; in tenpai, {seats}.")
_RIICHI = Text("Con riichi de {seats}.", "With riichi of {seats}.")
_HIDDEN = Text("Quizá también de {seats}; no se nota.", "Perhaps of {seats} too; it does not show.")
_HIDDEN_ONLY = Text(
    "Quizá con riichi de {seats}; no se nota.", "Perhaps with riichi of {seats}; it does not show."
)
_CHOMBO = Text(
    "O bien un chombo: los puntos se restan al final de la partida.",
    "Or else a chombo: its points come off at the end of the game.",
)
_IMPOSSIBLE_VALUE = Text(
    "Imposible: {value} no existe en {edition} ({how}).",
    "Impossible: there is no {value} in {edition} ({how}).",
)
_COUNTERS_ONLY = Text(
    "Imposible: {paid} no es más de lo que añaden {honba}, {counters}; no quedaría nada por la "
    "mano.",
    "Impossible: {paid} is no more than what {honba} add, {counters}; nothing would be left for "
    "the hand.",
)
_IMPOSSIBLE_FOR = {
    True: Text(
        "Imposible: {value} no existe en {edition} para quien reparte ({how}).",
        "Impossible: there is no {value} in {edition} for the dealer ({how}).",
    ),
    False: Text(
        "Imposible: {value} no existe en {edition} para quien no reparte ({how}).",
        "Impossible: there is no {value} in {edition} for a non-dealer ({how}).",
    ),
}
"""Where the others have the value: of East, of the others."""
_SPLIT = Text(
    "Imposible: {value} existe en {edition} ({how}), pero se paga de otro modo.",
    "Impossible: there is {value} in {edition} ({how}), but it is paid otherwise.",
)
_IMPOSSIBLE = Text(
    "Imposible: ninguna mano de {edition} encaja.", "Impossible: no hand of {edition} fits."
)
_LACKING = Text(
    "Imposible: los cambios no cuadran; suman {sum} y se esperaba {expected}, o −1.000 por cada "
    "riichi si nadie gana.",
    "Impossible: the changes do not add up; they make {sum}, expected {expected}, or −1,000 for "
    "each riichi if nobody wins.",
)
_DUE = Text("Se esperaba: {due}.", "Expected: {due}.")
_CHANGE = Text("{seat} {points}", "{seat} {points}")
_PRICE_PAID = Text("{price}. {paid}", "{price}. {paid}")
_OTHER_TABLE = Text(
    "Encajaría si en la mesa hubiera {what}.", "It would fit with {what} on the table."
)
_NO_STICKS = Text("ningún palillo de riichi", "no riichi sticks")
_NEAREST = Text("Lo más cercano: {prices}.", "The nearest: {prices}.")
_PRICE = Text("{points} ({worth})", "{points} ({worth})")
_PRICE_OF = Text("{who}, {price}", "{who}, {price}")
_EAST = Text("Este", "East")
_OTHERS = Text("otro asiento", "another seat")
_HOW = {
    False: Text("de un descarte", "on a discard"),
    True: Text("del muro", "by self-draw"),
}
_FIT_RON = Text("De un descarte, {who}: {worth}.", "On a discard, {who}: {worth}.")
_FIT_TSUMO = Text("Del muro, {who}: {worth}. {paid}", "By self-draw, {who}: {worth}. {paid}")


def changes_lines(
    found: Identified,
    changes: Four[int],
    table: Table,
    edition: Edition,
    language: Language,
) -> Iterator[str]:
    """Every hand that fits four changes, or why none does.

    Args:
        found: what was found.
        changes: of the seats.
        table: before the hand.
        edition: the rules.
        language: of the text.
    """
    if found.fits:
        many = len(found.fits)
        yield (_ONE_FIT if many == 1 else _FITS).say(language, many=many)
        for fit in found.fits:
            yield " ".join(_fit(fit, language))
        if not any(changes):
            yield _CHOMBO.say(language)
    elif found.value is not None and found.value <= 0:
        yield _counters_only(found.value, table.honba, edition, language)
    elif found.value is not None:
        yield _no_value(found.value, found.nearest, edition, language)
        if found.due:
            yield _DUE.say(language, due=_changes(found.due, language))
        else:
            yield _nearest([_priced(price, language) for price in found.nearest], language)
    elif found.lacking and _is_off(changes, table.sticks):
        yield _LACKING.say(
            language,
            sum=integer(sum(changes), language),
            expected=integer(table.sticks * STICK, language),
        )
    else:
        yield _IMPOSSIBLE.say(language, edition=edition_name(edition, language))


def table_lines(others: Sequence[Table], table: Table, language: Language) -> Iterator[str]:
    """What would have to lie on the table for a win to fit.

    Args:
        others: tables on which one would, the likeliest first.
        table: as it was said to be.
        language: of the text.
    """
    for other in others[:1]:
        yield _OTHER_TABLE.say(language, what=_other(other, table, language))


def _changes(changes: Four[int], language: Language) -> str:
    return ", ".join(
        _CHANGE.say(language, seat=_seat(seat, language), points=signed_points(points, language))
        for seat, points in enumerate(changes)
    )


def _other(other: Table, table: Table, language: Language) -> str:
    """In what a table differs from the one that was said."""
    parts = []
    if other.honba != table.honba:
        parts.append(honba_text(other.honba, language))
    if other.sticks != table.sticks:
        sticks = sticks_text(other.sticks, language)
        parts.append(sticks if other.sticks else _NO_STICKS.say(language))
    return all_of(parts, language)


def _is_off(changes: Four[int], sticks: int) -> bool:
    """Whether neither sticks taken nor riichi of a drawn hand explain the sum."""
    return sum(changes) not in {sticks * STICK, *range(-len(SEATS) * STICK, 1, STICK)}


def _fit(fit: Fit, language: Language) -> Iterator[str]:
    outcome = fit.outcome
    if isinstance(outcome, Draw):
        yield _draw(outcome, language)
    else:
        yield from _wins(outcome, fit.prices, language)
    if outcome.riichi:
        yield _RIICHI.say(language, seats=_seats(outcome.riichi, language))
    if fit.hidden:
        text = _HIDDEN if outcome.riichi else _HIDDEN_ONLY
        yield text.say(language, seats=_seats(fit.hidden, language))


def _draw(outcome: Draw, language: Language) -> str:
    if outcome.abortive:
        return _ABORTIVE.say(language)
    if outcome.nagashi:
        return _NAGASHI.say(language, seats=_seats(outcome.nagashi, language))
    if not outcome.tenpai:
        return _NOBODY.say(language)
    if len(outcome.tenpai) == len(SEATS):
        return _EVERYBODY.say(language)
    return _TENPAI.say(language, seats=_seats(outcome.tenpai, language))


def _wins(outcome: Wins, prices: Sequence[Price], language: Language) -> Iterator[str]:
    wins = [
        _WIN.say(
            language,
            winner=_seat(win.winner, language),
            points=integer(price.total, language),
            worth=worth_text(price.worth, language),
        )
        for win, price in zip(outcome.wins, prices, strict=True)
    ]
    said = all_of(wins, language)
    if outcome.discarder is not None:
        yield _RON.say(language, wins=said, discarder=_seat(outcome.discarder, language))
    else:
        yield _TSUMO.say(language, wins=said)
    for win in outcome.wins:
        if win.responsible is not None:
            yield _ANSWERS.say(
                language,
                seat=_seat(win.responsible, language),
                winner=_seat(win.winner, language),
            )


def payments_lines(
    found: PaidFor,
    edition: Edition,
    language: Language,
    others: Sequence[int] = (),
    *,
    honba: int = 0,
) -> Iterator[str]:
    """Every hand that brings some payments, and what is nearest to one that does not exist.

    Args:
        found: what was found.
        edition: the rules.
        language: of the text.
        others: numbers of counters with which a hand would fit, the likeliest first.
        honba: counters as they were said to be.
    """
    for price in found.fits:
        who = _who(price, language)
        worth = worth_text(price.worth, language)
        if price.tsumo:
            paid = payment_text(price.payments, None, language)
            yield _FIT_TSUMO.say(language, who=who, worth=worth, paid=paid)
        else:
            yield _FIT_RON.say(language, who=who, worth=worth)
    if found.value <= 0:
        yield _counters_only(found.value, honba, edition, language)
    elif found.nearest:
        yield _no_value(found.value, found.nearest, edition, language)
        if _is_split(found.value, found.nearest):
            for price in found.nearest:
                paid = payment_text(price.payments, None, language)
                yield _PRICE_PAID.say(language, price=capital(_of(price, language)), paid=paid)
        else:
            yield _nearest([_of(price, language) for price in found.nearest], language)
    for other in others[:1]:
        yield _OTHER_TABLE.say(language, what=honba_text(other, language))


def _counters_only(value: int, honba: int, edition: Edition, language: Language) -> str:
    """That what was paid is less than the counters alone bring."""
    counters = honba * edition.honba
    return _COUNTERS_ONLY.say(
        language,
        paid=integer(value + counters, language),
        honba=honba_text(honba, language),
        counters=integer(counters, language),
    )


def _of(price: Price, language: Language) -> str:
    return _PRICE_OF.say(language, who=_who(price, language), price=_priced(price, language))


def _is_split(value: int, nearest: Sequence[Price]) -> bool:
    """Whether a value exists, and is paid in other parts."""
    return any(price.total == value for price in nearest)


def _no_value(value: int, nearest: Sequence[Price], edition: Edition, language: Language) -> str:
    """That a value does not exist, or not paid so."""
    text, first = _IMPOSSIBLE_VALUE, nearest[0]
    if _is_split(value, nearest):
        text = _SPLIT
    elif any(one.total == value and one.tsumo is first.tsumo for one in worths.prices(edition)):
        text = _IMPOSSIBLE_FOR[first.east]
    return text.say(
        language,
        value=integer(value, language),
        edition=edition_name(edition, language),
        how=_HOW[first.tsumo].say(language),
    )


def _nearest(prices: Sequence[str], language: Language) -> str:
    return _NEAREST.say(language, prices=all_of(prices, language))


def _priced(price: Price, language: Language) -> str:
    points, worth = integer(price.total, language), worth_text(price.worth, language)
    return _PRICE.say(language, points=points, worth=worth)


def _who(price: Price, language: Language) -> str:
    return (_EAST if price.east else _OTHERS).say(language)


def _seat(seat: int, language: Language) -> str:
    return WINDS[SEATS[seat]].say(language)


def _seats(seats: Iterable[int], language: Language) -> str:
    return all_of([_seat(seat, language) for seat in sorted(seats)], language)
