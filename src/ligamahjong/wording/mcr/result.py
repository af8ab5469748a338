"""The result of a game, and the slips in its sheet, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.sheet import MOST_HANDS, RowProblem
from ligamahjong.mcr.slips import SlipKind
from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import change, count, integer, mixed, ordinal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.mcr.result import GameResult
    from ligamahjong.mcr.sheet import RowFault, SheetCheck
    from ligamahjong.mcr.slips import Slip
    from ligamahjong.table import Four

__all__ = [
    "ROW_PROBLEMS",
    "SLIPS",
    "result_headings",
    "result_rows",
    "sheet_lines",
    "sum_lines",
]

SLIPS: Mapping[SlipKind, Text] = {
    SlipKind.SIGN: Text(
        "el signo cambiado en {seat}: {numbers}", "a wrong sign at {seat}: {numbers}"
    ),
    SlipKind.DIGIT: Text(
        "una cifra mal en {seat}: {numbers}", "one wrong digit at {seat}: {numbers}"
    ),
    SlipKind.SWAPPED_DIGITS: Text(
        "que dos cifras de {seat} estén cambiadas de orden: {numbers}",
        "two digits swapped at {seat}: {numbers}",
    ),
    SlipKind.DIGIT_LEFT_OUT: Text(
        "que falte una cifra en {seat}: {numbers}", "a digit left out at {seat}: {numbers}"
    ),
    SlipKind.DIGIT_TOO_MANY: Text(
        "que sobre una cifra en {seat}: {numbers}", "a digit too many at {seat}: {numbers}"
    ),
    SlipKind.LEFT_OUT: Text(
        "que {seat} esté sin apuntar: {numbers}", "nothing entered at {seat}: {numbers}"
    ),
    SlipKind.EIGHT_MISSING: Text(
        "un ocho de más o de menos en {seat}: {numbers}",
        "an eight too many or missing at {seat}: {numbers}",
    ),
    SlipKind.SWAPPED_COLUMNS: Text(
        "que las columnas de {seat} y {other} estén cambiadas",
        "the columns of {seat} and {other} swapped",
    ),
    SlipKind.PENALTY_INCLUDED: Text(
        "que una penalización que nadie cobra ya esté restada (--penalty)",
        "a penalty that nobody gains and that is taken off already (--penalty)",
    ),
}
"""The slips of the pen; :class:`~ligamahjong.mcr.slips.SlipKind`."""

_ANY_EIGHT = Text(
    "un ocho de más o de menos, de cualquiera de los cuatro",
    "an eight too many or missing, of any of the four",
)
ROW_PROBLEMS: Mapping[RowProblem, Text] = {
    RowProblem.NOT_DUE: Text(
        "Mano {hand}: apuntado {written}; corresponde {due}.",
        "Hand {hand}: entered {written}; due {due}.",
    ),
    RowProblem.NOT_ZERO: Text(
        "Mano {hand}: {written} no suma cero.", "Hand {hand}: {written} does not add up to zero."
    ),
    RowProblem.NO_WIN: Text(
        "Mano {hand}: {written} no es el pago de ninguna mano.",
        "Hand {hand}: {written} is not the payment of any hand.",
    ),
}
"""What is wrong with a row; :class:`~ligamahjong.mcr.sheet.RowProblem`."""

_PLACE = Text("Puesto", "Place")
_SEAT = Text("Asiento", "Seat")
_POINTS = Text("Puntos", "Points")
_PENALTY = Text("Penalización", "Penalty")
_TOTAL = Text("Total", "Total")
_TABLE_POINTS = Text("Puntos de mesa", "Table points")
_SUM = Text("Los puntos no suman cero: {sum}.", "The points do not add up to zero: {sum}.")
_EXPLAINS = Text("Lo explicaría {slip}.", "It would be explained by {slip}.")
_NUMBERS = Text("pone {written} y sería {right}", "{written} is written, {right} would be right")
_NO_SLIP = Text("Ningún desliz por sí solo lo explica.", "No single slip explains it.")
_FOOT = Text(
    "Los totales escritos no son los de las manos: {written}; corresponde {totals}.",
    "The totals entered are not those of the hands: {written}; due {totals}.",
)
_HANDS_AGREE = Text(
    "Las {hands} manos cuadran con los totales.", "The {hands} hands agree with the totals."
)
_HAND_AGREES = Text("La mano cuadra con los totales.", "The hand agrees with the totals.")
_NOT_WHOLE = Text(
    "La hoja tiene {hands}; una partida entera, {most}.",
    "The sheet has {hands}; a whole game has {most}.",
)


def result_headings(found: GameResult, language: Language) -> list[str]:
    """Headings: place, seat, points, penalties if there are any, and table points."""
    texts = [_PLACE, _SEAT, _POINTS]
    if any(found.penalties):
        texts += [_PENALTY, _TOTAL]
    return [text.say(language) for text in (*texts, _TABLE_POINTS)]


def result_rows(found: GameResult, language: Language) -> list[list[str]]:
    """A row for each seat, the first place first."""
    order = sorted(range(len(SEATS)), key=lambda seat: (found.places[seat], seat))
    return [
        [
            ordinal(found.places[seat], language),
            _seat(seat, language),
            integer(found.scores[seat], language),
            *(
                [
                    integer(found.penalties[seat], language),
                    integer(found.totals[seat], language),
                ]
                if any(found.penalties)
                else []
            ),
            mixed(found.table_points[seat]),
        ]
        for seat in order
    ]


def sum_lines(found: GameResult, slips: Sequence[Slip], language: Language) -> Iterator[str]:
    """That the points do not add up to zero, and each slip that would explain it."""
    if found.sum:
        yield _SUM.say(language, sum=change(found.sum, 0, language))
        yield from _slip_lines(slips, language)


def sheet_lines(found: SheetCheck, hands: int, language: Language) -> Iterator[str]:
    """How many hands a sheet has, if not all, and what is wrong with its rows and its totals."""
    if hands < MOST_HANDS:
        nouns = ("mano", "manos") if language is Language.ES else ("hand", "hands")
        yield _NOT_WHOLE.say(language, hands=count(hands, *nouns, language), most=MOST_HANDS)
    for fault in found.faults:
        yield _row(fault, language)
        yield from _slip_lines(fault.slips, language)
    if found.wrong and found.written is not None:
        written, totals = _amounts(found.written, language), _amounts(found.totals, language)
        yield _FOOT.say(language, written=written, totals=totals)
        yield from _slip_lines(found.slips, language)
    elif found.written is not None:
        yield (_HAND_AGREES if hands == 1 else _HANDS_AGREE).say(language, hands=hands)


def _row(fault: RowFault, language: Language) -> str:
    return ROW_PROBLEMS[fault.problem].say(
        language,
        hand=fault.hand,
        written=_amounts(fault.written, language),
        due="" if fault.due is None else _amounts(fault.due, language),
    )


def _slip_lines(slips: Sequence[Slip], language: Language) -> Iterator[str]:
    for slip in slips:
        yield _EXPLAINS.say(language, slip=_slip(slip, language))
    if not slips:
        yield _NO_SLIP.say(language)


def _slip(slip: Slip, language: Language) -> str:
    if slip.kind is SlipKind.EIGHT_MISSING and slip.seat is None:
        return _ANY_EIGHT.say(language)
    written, right = (change(points, 0, language) for points in (slip.written, slip.right))
    return SLIPS[slip.kind].say(
        language,
        seat="" if slip.seat is None else _seat(slip.seat, language),
        other="" if slip.other is None else _seat(slip.other, language),
        numbers=_NUMBERS.say(language, written=written, right=right),
    )


def _amounts(amounts: Four[int], language: Language) -> str:
    return " ".join(change(amount, 0, language) for amount in amounts)


def _seat(seat: int, language: Language) -> str:
    return WINDS[SEATS[seat]].say(language)
