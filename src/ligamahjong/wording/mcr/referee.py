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

    from ligamahjong.mcr.referee import Check, Excess, Lack
    from ligamahjong.mcr.scoring import Score

__all__ = ["FAULTS", "check_sections", "verdict_lines"]

FAULTS: Mapping[Fault, Text] = {
    Fault.TOO_OFTEN: Text("no cuenta tantas veces", "does not count so often"),
    Fault.NOT_COUNTED: Text("{why}", "{why}"),
    Fault.NOT_THERE: Text("la mano no la tiene", "the hand does not have it"),
}

_RIGHT = Text("Lo anunciado es correcto: {points}.", "What was announced is right: {points}.")
_RIGHT_AND_SHORT = Text(
    "No vale: lo anunciado está bien contado, pero son {points} y se necesitan {needed}.",
    "Not legal: what was announced is counted rightly, but it is {points}, and {needed}.",
)
_WRONG = Text(
    "Lo anunciado suma {said}; lo correcto, {right}.",
    "What was announced adds up to {said}; the right count is {right}.",
)
_WRONG_AND_SHORT = Text(
    "No vale: lo anunciado suma {said}; la mano, {points}, y se necesitan {needed}.",
    "Not legal: what was announced adds up to {said}, the hand to {points}, and {needed}.",
)
_NEEDED = Text("8 sin flores", "8 are needed without flowers")
_NEEDED_ALONE = Text("8", "8 are needed")
"""Where it was just said that flowers are apart."""
_WITHOUT_FLOWER = Text(
    "{base} sin flores ({total} con la flor)", "{base} without flowers ({total} with the flower)"
)
_WITHOUT_FLOWERS = Text(
    "{base} sin flores ({total} con las {flowers} flores)",
    "{base} without flowers ({total} with the {flowers} flowers)",
)
_SAME_SUM = Text(
    "Lo anunciado suma {said}, que es lo correcto, con otras jugadas.",
    "What was announced adds up to the right count, {said}, but with other fans.",
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
        "The others can only object to points claimed in excess.",
    ),
    Points.CN: Text(
        "Si nadie objeta, vale lo anunciado (MIL 2025).",
        "If nobody objects, what was announced stands (MIL 2025).",
    ),
}
_TOO_MANY = Text("De más", "Too many")
_TOO_FEW = Text("De menos", "Too few")
_IN_COLUMNS = "{points:>4}  {fan}"
_IN_PROSE = "{fan}, {points}"
_EXCESS = "{item}: {why}."


def verdict_lines(found: Check, language: Language) -> Iterator[str]:
    """Whether the announced fans are right, and what that means at the table."""
    said = points_text(found.announced_points, language)
    legal, total = found.score.is_legal, found.score.total
    if not legal:
        short = _RIGHT_AND_SHORT if found.is_right else _WRONG_AND_SHORT
        needed = _NEEDED_ALONE if found.score.flowers else _NEEDED
        yield short.say(
            language,
            said=said,
            points=_without_flowers(found.score, language),
            needed=needed.say(language),
        )
    elif found.is_right:
        yield _RIGHT.say(language, points=said)
    elif found.announced_points == total:
        yield _SAME_SUM.say(language, said=said)
    else:
        yield _WRONG.say(language, said=said, right=points_text(total, language))
    if found.reading is not None:
        yield _LOWER.say(language, points=points_text(found.reading, language))
    if legal and not found.announces_enough:
        yield _SHORT.say(language)
    elif legal and found.announced_points < total:
        yield _STANDS[found.score.profile.points].say(language)


def _without_flowers(score: Score, language: Language) -> str:
    """Points that decide whether a hand is legal, and beside them those with flowers."""
    base = points_text(score.base, language)
    if not score.flowers:
        return base
    text = _WITHOUT_FLOWER if score.flowers == 1 else _WITHOUT_FLOWERS
    return text.say(
        language, base=base, total=integer(score.total, language), flowers=score.flowers
    )


def check_sections(found: Check, language: Language, *, prose: bool = False) -> Iterator[Section]:
    """The fans in excess, and those left out.

    Args:
        found: the check.
        language: of the text.
        prose: whether points stand behind the name of a fan, and not before it in a column.
    """
    item = _IN_PROSE if prose else _IN_COLUMNS
    if found.too_many:
        lines = tuple(_excess(one, found, language, item) for one in found.too_many)
        yield Section(_TOO_MANY.say(language), lines)
    if found.too_few:
        few = (_item(item, one, found, language) for one in found.too_few)
        yield Section(_TOO_FEW.say(language), tuple(few))


def _item(item: str, one: Excess | Lack, found: Check, language: Language) -> str:
    fan = with_times(one.times, numbered(one.number, found.score.profile, language))
    plain = item is _IN_COLUMNS
    points = integer(one.points, language) if plain else points_text(one.points, language)
    return item.format(points=points, fan=fan)


def _excess(one: Excess, found: Check, language: Language, item: str) -> str:
    said = _item(item, one, found, language)
    if one.why is None:
        return _EXCESS.format(item=said, why=FAULTS[one.fault].say(language))
    _, _, why = not_counted_line(one.why, found.score.profile, language).partition(": ")
    return f"{said}: {why}"
