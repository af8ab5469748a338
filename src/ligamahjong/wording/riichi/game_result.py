"""The result of a game in words: places, lines of the sheet, what does not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Remarks, Substituted
from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer, ordinal
from ligamahjong.wording.riichi.payments import signed_points, sticks_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import GameResult

__all__ = ["ITEMS", "doubt_lines", "remark_lines", "result_headings", "result_rows"]

ITEMS: Mapping[str, Text] = {
    "score": Text("Neto", "Net"),
    "sticks": Text("Palillos", "Sticks"),
    "uma": Text("Uma", "Uma"),
    "chombo": Text("Chombo", "Chombo"),
    "late": Text("Retraso", "Late"),
}
"""What the lines of a sheet are called."""

_PLACE = Text("Puesto", "Place")
_SEAT = Text("Asiento", "Seat")
_SCORE = Text("Puntos", "Score")
_FINAL = Text("Final", "Final")
_DISQUALIFIED = Text("desc.", "disq.")
_MISSING = Text(
    "Los puntos no cuadran: suman {sum} y se esperaba {expected}; faltan {missing}.",
    "The scores do not add up: they make {sum}, expected {expected}; {missing} are missing.",
)
_TOO_MANY = Text(
    "Los puntos no cuadran: suman {sum} y se esperaba {expected}; sobran {missing}.",
    "The scores do not add up: they make {sum}, expected {expected}; {missing} too many.",
)
_LAST = Text(
    "{seats}: última posición del torneo, sean cuales sean los puntos.",
    "{seats}: last of the tournament, whatever the points.",
)
_DISMISSED = Text(
    "{seats}: si otra persona terminó la partida por quien fue descalificado, cuenta como una "
    "sustitución durante la partida; indícala también, porque cambia la uma de todos.",
    "{seats}: if somebody else finished the game for who was disqualified, it counts as a "
    "substitution during the game; say so too, for it changes everybody's uma.",
)
_FROM_START = Text(
    "{seats}: sustitución desde el principio. El resultado es fijo, −15.000 y la última uma, sin "
    "palillos ni penalizaciones; los demás cobran la uma de la mesa.",
    "{seats}: substituted from the start. The result is fixed, −15,000 and the last uma, without "
    "sticks or penalties; the others get the uma of the table.",
)
_DURING = Text(
    "{seats}: sustitución durante la partida. Conserva los puntos de la mesa con la última uma; "
    "los demás se reparten las otras.",
    "{seats}: substituted during the game. The score of the table stays, with the last uma; the "
    "others share the rest.",
)
_ADD_STICKS = Text(
    "Cuadrarían con {sticks} más en la mesa.",
    "They would add up with {sticks} more on the table.",
)
_UNEVEN = Text(
    "Revisa los puntos de {seats}: no acaban en dos ceros, y todos los pagos lo hacen.",
    "Check the scores of {seats}: they do not end in two zeros, and all payments do.",
)
_UNCONFIRMED = Text(
    "Las reglas de retrasos, sustituciones y descalificación son las de 2016; para la edición de "
    "2025 no están confirmadas.",
    "The rules of coming late, substitutes and disqualification are those of 2016; for the "
    "edition of 2025 they are not confirmed.",
)
_NO_STICKS = Text(
    "Con estas reglas, los palillos que sobran no son de nadie.",
    "Under these rules the leftover sticks are nobody's.",
)


def result_headings(found: GameResult, language: Language) -> list[str]:
    """Headings: place, seat, score, the lines that there are, and the final result."""
    items = [ITEMS[item.reason].say(language) for item in found.items]
    return [
        _PLACE.say(language),
        _SEAT.say(language),
        _SCORE.say(language),
        *items,
        _FINAL.say(language),
    ]


def result_rows(scores: Sequence[int], found: GameResult, language: Language) -> list[list[str]]:
    """A row for each seat, the first place first."""
    order = sorted(range(len(SEATS)), key=lambda seat: (found.places[seat], seat))
    return [
        [
            _DISQUALIFIED.say(language)
            if seat in found.disqualified
            else ordinal(found.places[seat], language),
            WINDS[SEATS[seat]].say(language),
            integer(scores[seat], language),
            *(signed_points(item.amounts[seat], language) for item in found.items),
            signed_points(found.final[seat], language),
        ]
        for seat in order
    ]


def remark_lines(
    scores: Sequence[int],
    found: GameResult,
    remarks: Remarks,
    edition: Edition,
    language: Language,
) -> Iterator[str]:
    """What does not add up, what was done about substitutes, what is not confirmed."""
    yield from doubt_lines(scores, found, remarks, language)
    if remarks.sticks and not edition.leftover_sticks_to_first:
        yield _NO_STICKS.say(language)
    for since, text in ((Substituted.FROM_START, _FROM_START), (Substituted.DURING, _DURING)):
        seats = [seat for seat, when in remarks.substituted.items() if when is since]
        if seats:
            yield text.say(language, seats=_seats(seats, language))
    if found.disqualified:
        yield _LAST.say(language, seats=_seats(sorted(found.disqualified), language))
        played_on = sorted(found.disqualified - remarks.substituted.keys())
        if played_on:
            yield _DISMISSED.say(language, seats=_seats(played_on, language))
    old_rules = remarks.late or remarks.substituted or found.disqualified
    if old_rules and edition.id != "rcr-2016":
        yield _UNCONFIRMED.say(language)


def doubt_lines(
    scores: Sequence[int], found: GameResult, remarks: Remarks, language: Language
) -> Iterator[str]:
    """What the scores cannot be: a sum that is another, points that no payment gives."""
    if found.missing:
        together = sum(scores) + remarks.sticks * STICK
        text = _MISSING if found.missing > 0 else _TOO_MANY
        yield text.say(
            language,
            sum=integer(together, language),
            expected=integer(together + found.missing, language),
            missing=integer(abs(found.missing), language),
        )
        if found.missing_sticks:
            more = sticks_text(found.missing_sticks, language)
            yield _ADD_STICKS.say(language, sticks=more)
    if found.uneven:
        yield _UNEVEN.say(language, seats=_seats(sorted(found.uneven), language))


def _seats(seats: Sequence[int], language: Language) -> str:
    return all_of([WINDS[SEATS[seat]].say(language) for seat in seats], language)
