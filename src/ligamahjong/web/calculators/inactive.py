"""What not playing costs on a day: the form and its answer."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING

from ligamahjong.league.inactivity import (
    MAX_DEBT,
    debt_on,
    discount,
    games_to_recover,
    leaves_ranking_on,
)
from ligamahjong.web.calculators.fields import Field
from ligamahjong.web.calculators.league import Answer, Table, read_decimal, wrong_number
from ligamahjong.web.ranking.selectors import today
from ligamahjong.wording import Text
from ligamahjong.wording.dates import day as day_text
from ligamahjong.wording.numbers import decimal, fraction, integer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["GROUPS", "answer"]

_LAST = Field(
    name="ultima",
    label=Text("Día de la última partida", "Day of the last game"),
    hint=Text("AAAA-MM-DD", "YYYY-MM-DD"),
)
_ON = Field(
    name="dia",
    label=Text("Día por el que preguntas", "Day you ask about"),
    hint=Text("AAAA-MM-DD; vacío, hoy", "YYYY-MM-DD; empty for today"),
)
_RATING = Field(
    name="rating",
    label=Text("Rating sin descuento", "Rating without discount"),
    hint=Text("Vacío: 1.900", "Empty: 1,900"),
)
_DEBT = Field(
    name="deuda",
    label=Text("Deuda que quedó tras esa partida", "Debt left after that game"),
    hint=Text("De 0 a 8; vacío, 0", "0 to 8; empty for 0"),
)
GROUPS: Sequence[tuple[Text, Sequence[Field]]] = (
    (Text("Cuándo", "When"), (_LAST, _ON)),
    (Text("Cuánto", "How much"), (_RATING, _DEBT)),
)
"""Fields in groups."""

_SUPPOSED_RATING = "1900"
_DAY = re.compile(r"(?:19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}", re.ASCII)
_TOLD = 40
_NO_DAY = Text(
    "{label}: «{value}» no es un día; se esperaba año-mes-día, como 2026-01-15",
    "{label}: “{value}” is no day; expected year-month-day, such as 2026-01-15",
)
_DEBT_RANGE = Text(
    "{label}: la deuda va de 0 a 8, no «{value}»", "{label}: a debt is from 0 to 8, not “{value}”"
)
_HEADINGS = (Text("Qué", "What"), Text("Cuánto", "How much"))
_ROWS = (
    Text("Deuda de actividad", "Activity debt"),
    Text("Descuento", "Discount"),
    Text("Rating mostrado", "Rating shown"),
    Text("Partidas para saldarla, si se juegan ya", "Games to clear it, if played now"),
    Text("Sale del ranking, si no juega", "Leaves the ranking, if they do not play"),
)


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """Debt, discount and what is left of a rating on a day.

    Raises:
        LigaError: the day asked about is before the last game.
    """
    last, on = _read_day(values["ultima"]), _read_day(values["dia"] or today().isoformat())
    rating = read_decimal(values["rating"] or _SUPPOSED_RATING)
    kept = read_decimal(values["deuda"] or "0")
    problems = [
        _NO_DAY.say(language, label=one.label.say(language), value=values[one.name][:_TOLD])
        for one, found in ((_LAST, last), (_ON, on))
        if found is None
    ]
    problems += [
        wrong_number(one.label.say(language), values[one.name], example, language)
        for one, found, example in ((_RATING, rating, "1900"), (_DEBT, kept, "2"))
        if found is None
    ]
    if kept is not None and not 0 <= kept <= MAX_DEBT:
        label = _DEBT.label.say(language)
        problems.append(_DEBT_RANGE.say(language, label=label, value=values["deuda"][:_TOLD]))
    if problems or last is None or on is None or rating is None or kept is None:
        return Answer(problems=tuple(problems))
    debt = debt_on(Fraction(kept).limit_denominator(1000), last, on)
    taken = discount(debt, rating)
    amounts = (
        fraction(debt, language),
        decimal(taken, 2, language),
        decimal(rating - taken, 2, language),
        integer(games_to_recover(debt), language),
        day_text(leaves_ranking_on(last), language),
    )
    rows = tuple((name.say(language), amount) for name, amount in zip(_ROWS, amounts, strict=True))
    headings = tuple(text.say(language) for text in _HEADINGS)
    return Answer((Table(day_text(on, language), headings, rows),))


def _read_day(text: str) -> date | None:
    if not _DAY.fullmatch(text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
