"""Which hands of Riichi fit what was paid: the form and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.riichi.identify import (
    identify_changes,
    identify_payments,
    other_counters,
    other_tables,
)
from ligamahjong.riichi.points import MOST_COUNTERS
from ligamahjong.riichi.settlement import Table
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.amounts import read_amount
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.mistakes import Mistake
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.identify import changes_lines, payments_lines, table_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["CHANGES", "PAID", "TABLE", "Answer", "Found", "answer", "problems"]

PAID = (
    Field(
        name="p1",
        label=Text("Un pago, o el valor de la mano", "A payment, or the value"),
        keys="numeric",
    ),
    Field(
        name="p2",
        label=Text("Otro pago, si fue del muro", "Another, if it was a self-draw"),
        keys="numeric",
    ),
    Field(
        name="p3",
        label=Text("El tercero, si lo sabes", "The third, if you know it"),
        keys="numeric",
    ),
)
CHANGES = tuple(Field(name=f"c{wind.value}", label=WINDS[wind]) for wind in SEATS)
TABLE = (
    Field(
        name="reparte",
        label=Text("Quién repartía", "Who dealt"),
        kind=Kind.CHOICE,
        choices={wind.value: WINDS[wind] for wind in SEATS},
        hint=Text("Solo importa con los cuatro cambios.", "It matters with four changes only."),
    ),
    Field(name="honba", label=Text("Honba", "Honba"), kind=Kind.NUMBER, most=MOST_COUNTERS),
    Field(
        name="palillos",
        label=Text("Palillos que había en la mesa", "Sticks that lay on the table"),
        kind=Kind.NUMBER,
        most=MOST_COUNTERS,
        hint=Text("Solo importa con los cuatro cambios.", "It matters with four changes only."),
    ),
)
_EDITIONS = (RCR_2025, RCR_2016)
_SAID_BOTH = Text(
    "Has dicho pagos y cambios; se esperaba lo uno o lo otro",
    "You have said payments and changes; expected one or the other",
)
_NO_AMOUNT = Text(
    "{label}: «{text}» no son puntos; se esperaba algo como 2600 o -2.600",
    "{label}: “{text}” is not an amount of points; expected something like 2600 or -2,600",
)
_NOTHING = Text(
    "No has dicho ningún pago; se esperaba uno al menos",
    "You have said no payment; expected one at least",
)
_TOLD = 40


class Found(NamedTuple):
    """What an edition says: its name, whether a hand fits, and the sentences."""

    name: str
    fits: bool
    lines: tuple[str, ...]


class Answer(NamedTuple):
    """What was found, edition by edition."""

    found: tuple[Found, ...] = ()


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """The hands that fit.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: the payments cannot be.
    """
    honba, sticks = int(values["honba"]), int(values["palillos"])
    if paid := _said(PAID, values):
        amounts = [_amount(values[one.name]) for one in paid]
        return Answer(tuple(_of_payments(amounts, honba, language)))
    dealer = next(n for n, wind in enumerate(SEATS) if wind.value == values["reparte"])
    table = Table(dealer=dealer, honba=honba, sticks=sticks)
    return Answer(
        tuple(_of_changes([_amount(values[one.name]) for one in CHANGES], table, language))
    )


def problems(values: Mapping[str, str], language: Language) -> Iterator[Mistake]:
    """What cannot be, each with the field that it is said beside."""
    paid, changes = _said(PAID, values), _said(CHANGES, values)
    if paid and changes:
        yield Mistake(changes[0].name, _SAID_BOTH.say(language))
    if not (paid or changes):
        yield Mistake(PAID[0].name, _NOTHING.say(language))
    for one in (*paid, *changes):
        text = values[one.name]
        if read_amount(text) is None:
            label = one.label.say(language)
            yield Mistake(one.name, _NO_AMOUNT.say(language, label=label, text=text[:_TOLD]))


def _said(fields: Sequence[Field], values: Mapping[str, str]) -> Sequence[Field]:
    """Those of some fields that say something."""
    return [one for one in fields if values[one.name]]


def _amount(text: str) -> int:
    return read_amount(text) or 0


def _of_payments(amounts: Sequence[int], honba: int, language: Language) -> Iterator[Found]:
    for edition in _EDITIONS:
        found = identify_payments(amounts, edition, honba=honba)
        others = () if found.fits else other_counters(amounts, edition, honba=honba)
        lines = tuple(payments_lines(found, edition, language, others, honba=honba))
        yield Found(EDITION_NAMES[edition.id], bool(found.fits), lines)


def _of_changes(changes: Sequence[int], table: Table, language: Language) -> Iterator[Found]:
    east, south, west, north = changes
    four = east, south, west, north
    for edition in _EDITIONS:
        found = identify_changes(four, table, edition)
        others = () if found.fits else other_tables(four, table, edition)
        lines = (
            *changes_lines(found, four, table, edition, language),
            *table_lines(others, table, language),
        )
        yield Found(EDITION_NAMES[edition.id], bool(found.fits), lines)
