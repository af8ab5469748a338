"""The result of a game of Riichi: the form and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.riichi.settlement import LATEST_MINUTE, Remarks, Substituted, game_result
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.game_result import (
    doubt_lines,
    remark_lines,
    result_headings,
    result_rows,
)
from ligamahjong.wording.riichi.payments import signed_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["PARTS", "answer"]

_MOST_START = 999_999
_MOST_STICKS = 120
_MOST_CHOMBO = 20
_MOST_MINUTES = 120
_EXAMPLES = ("42300", "30000", "28700", "19000")
_SINCE: Mapping[str, Text] = {
    "": Text("No", "No"),
    Substituted.FROM_START.value: Text("Desde el principio", "From the start"),
    Substituted.DURING.value: Text("Durante la partida", "During the game"),
}

_SCORES = tuple(Field(name=f"p{wind.value}", label=WINDS[wind]) for wind in SEATS)
_CHOMBO = tuple(
    Field(
        name=f"c{wind.value}",
        label=Text("Chombo (cuántos)", "Chombo (how many)"),
        kind=Kind.NUMBER,
        most=_MOST_CHOMBO,
        owner=WINDS[wind],
    )
    for wind in SEATS
)
_LATE = tuple(
    Field(
        name=f"t{wind.value}",
        label=Text("Minutos tarde", "Minutes late"),
        kind=Kind.NUMBER,
        most=_MOST_MINUTES,
        owner=WINDS[wind],
    )
    for wind in SEATS
)
_SUBSTITUTED = tuple(
    Field(
        name=f"s{wind.value}",
        label=Text("Sustituido", "Substituted"),
        kind=Kind.CHOICE,
        choices=_SINCE,
        owner=WINDS[wind],
    )
    for wind in SEATS
)
_DISQUALIFIED = tuple(
    Field(
        name=f"d{wind.value}",
        label=Text("Descalificado", "Disqualified"),
        kind=Kind.FLAG,
        owner=WINDS[wind],
    )
    for wind in SEATS
)
_STICKS = Field(
    name="palillos",
    label=Text("Palillos que quedan en la mesa", "Sticks left on the table"),
    kind=Kind.NUMBER,
    most=_MOST_STICKS,
)
_BEGUN = Field(
    name="salida",
    label=Text("Puntos al empezar", "Points at the start"),
    keys="numeric",
    hint=Text(
        "Vacío: los de las reglas elegidas. Con 0, los puntos de arriba son netos.",
        "Empty: those of the rules chosen. With 0 the points above are net.",
    ),
)
_EDITION = Field(
    name="edicion",
    label=Text("Reglas", "Rules"),
    kind=Kind.CHOICE,
    choices={name: Text(EDITION_NAMES[name], EDITION_NAMES[name]) for name in EDITIONS},
)
PARTS: Mapping[str, Sequence[Field]] = {
    "scores": _SCORES,
    **{
        wind.value: (_CHOMBO[seat], _LATE[seat], _SUBSTITUTED[seat], _DISQUALIFIED[seat])
        for seat, wind in enumerate(SEATS)
    },
    "table": (_STICKS, _BEGUN, _EDITION),
}
"""Fields: the scores, the remarks on each seat by its letter, and the table."""

_TITLE = Text("Resultado con {edition}", "Result by {edition}")
_ADDS_UP = Text(
    "Los puntos cuadran: con los palillos suman {sum}.",
    "The scores add up: with the sticks they make {sum}.",
)
_TOO_LATE = Text(
    "{seat} llega {minutes} minutos tarde; pasados los {most} juega otra persona: se esperaba "
    "«Sustituido: Desde el principio»",
    "{seat} is {minutes} minutes late; after {most} somebody else plays: expected “Substituted: "
    "From the start”",
)
_NO_START = Text(
    "Puntos al empezar: no vale {start}; se esperaba de 0 a {most}",
    "Points at the start: not {start}; expected 0 to {most}",
)


def answer(values: dict[str, str], language: Language) -> Answer:
    """The result of the game.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    scores = asked.four_points(_SCORES, _EXAMPLES)
    edition = EDITIONS[values[_EDITION.name]]
    start = asked.points(_BEGUN, "30000") if asked.text(_BEGUN) else edition.start
    if not 0 <= start <= _MOST_START:
        most = integer(_MOST_START, language)
        asked.refuse(_NO_START, start=integer(start, language), most=most)
    remarks = _remarks(values)
    for seat, minutes in remarks.late.items():
        from_start = remarks.substituted.get(seat) is Substituted.FROM_START
        if minutes > LATEST_MINUTE and not from_start:
            name = WINDS[SEATS[seat]].say(language)
            asked.refuse(_TOO_LATE, seat=name, minutes=minutes, most=LATEST_MINUTE)
    if asked.problems:
        return Answer(tuple(asked.problems))
    found = game_result(scores, remarks, edition, start=start)
    table = Table(
        _TITLE.say(language, edition=EDITION_NAMES[edition.id]),
        tuple(result_headings(found, language)),
        tuple(map(tuple, result_rows(scores, found, language))),
    )
    lines = list(remark_lines(scores, found, remarks, edition, language))
    warnings = list(doubt_lines(scores, found, remarks, language))
    del lines[: len(warnings)]
    if not found.missing:
        lines.insert(0, _ADDS_UP.say(language, sum=integer(4 * start, language)))
    finals = (
        f"{WINDS[wind].say(language)} {signed_points(points, language)}"
        for wind, points in zip(SEATS, found.final, strict=True)
    )
    return Answer(
        warnings=tuple(warnings),
        verdict=" · ".join(finals),
        tables=(table,),
        lines=tuple(lines),
    )


def _remarks(values: Mapping[str, str]) -> Remarks:
    return Remarks(
        sticks=int(values[_STICKS.name]),
        chombo=_counts(_CHOMBO, values),
        late=_counts(_LATE, values),
        substituted={
            seat: Substituted(values[one.name])
            for seat, one in enumerate(_SUBSTITUTED)
            if values[one.name]
        },
        disqualified=frozenset(seat for seat, one in enumerate(_DISQUALIFIED) if values[one.name]),
    )


def _counts(fields: Sequence[Field], values: Mapping[str, str]) -> dict[int, int]:
    counts = {seat: int(values[one.name]) for seat, one in enumerate(fields)}
    return {seat: count for seat, count in counts.items() if count}
