"""What a referee says of announced fans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.profiles import Points
from ligamahjong.mcr.referee import Fault
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.mcr.hand import not_counted_line
from ligamahjong.wording.mcr.names import numbered, points_text, with_times
from ligamahjong.wording.mcr.section import Section
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.mcr.referee import Check, Excess

__all__ = ["FAULTS", "check_sections", "verdict_lines"]

FAULTS: Mapping[Fault, Text] = {
    Fault.TOO_OFTEN: Text("no cuenta tantas veces", "does not count so often"),
    Fault.NOT_COUNTED: Text("{why}", "{why}"),
    Fault.NOT_THERE: Text("la mano no la tiene", "the hand does not have it"),
}

_RIGHT = Text("Lo anunciado es correcto: {points}.", "What was announced is right: {points}.")
_WRONG = Text(
    "Lo anunciado suma {said}; lo correcto, {right}.",
    "What was announced adds up to {said}; right is {right}.",
)
_SAME_SUM = Text(
    "Lo anunciado suma {said}, que es lo correcto, con otras jugadas.",
    "What was announced adds up to {said}, which is right, by other fans.",
)
_LOWER = Text(
    "Es otra lectura de la mano, bien contada: {points}; la mejor vale más.",
    "It is another reading of the hand, rightly counted: {points}; the best is worth more.",
)
_SHORT = Text(
    "Lo anunciado no llega a 8 sin flores, y la mano sí.",
    "What was announced does not reach 8 without flowers; the hand does.",
)
_STANDS: Mapping[Points, Text] = {
    Points.EMA: Text(
        "Los demás solo pueden objetar los puntos de más.",
        "The others may object to points too many only.",
    ),
    Points.CN: Text(
        "Si nadie objeta, vale lo anunciado (MIL 2025).",
        "If nobody objects, what was announced stands (MIL 2025).",
    ),
}
_TOO_MANY = Text("De más", "Too many")
_TOO_FEW = Text("De menos", "Too few")
_ITEM = "{points:>4}  {fan}"
_EXCESS = "{item}: {why}."


def verdict_lines(found: Check, language: Language) -> Iterator[str]:
    """Whether the announced fans are right, and what that means at the table."""
    said = points_text(found.announced_points, language)
    if found.is_right:
        yield _RIGHT.say(language, points=said)
        return
    total = found.score.total
    if found.announced_points == total:
        yield _SAME_SUM.say(language, said=said)
    else:
        yield _WRONG.say(language, said=said, right=points_text(total, language))
    if found.reading is not None:
        yield _LOWER.say(language, points=points_text(found.reading, language))
    if found.score.is_legal and not found.announces_enough:
        yield _SHORT.say(language)
    elif found.announced_points < total:
        yield _STANDS[found.score.profile.points].say(language)


def check_sections(found: Check, language: Language) -> Iterator[Section]:
    """The fans in excess, and those left out."""
    if found.too_many:
        lines = tuple(_excess(one, found, language) for one in found.too_many)
        yield Section(_TOO_MANY.say(language), lines)
    if found.too_few:
        items = (_item(one.number, one.times, one.points, found, language) for one in found.too_few)
        yield Section(_TOO_FEW.say(language), tuple(items))


def _item(number: int, times: int, points: int, found: Check, language: Language) -> str:
    fan = with_times(times, numbered(number, found.score.profile, language))
    return _ITEM.format(points=integer(points, language), fan=fan)


def _excess(one: Excess, found: Check, language: Language) -> str:
    item = _item(one.number, one.times, one.points, found, language)
    if one.why is None:
        return _EXCESS.format(item=item, why=FAULTS[one.fault].say(language))
    _, _, why = not_counted_line(one.why, found.score.profile, language).partition(": ")
    return f"{item}: {why}"
