"""What was said of a win and counts nothing, or does not fit, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.notes import Note, fewest_indicators, notes
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["note_lines"]

_NOTES: Mapping[Note, Text] = {
    Note.RED_FIVES: Text(
        "Los cincos rojos no cuentan en {edition}: se leen como cincos.",
        "Red fives do not count in {edition}: they are read as fives.",
    ),
    Note.URA: Text(
        "Los indicadores de debajo no cuentan: solo los mira quien gana con riichi.",
        "The indicators below do not count: only who wins after riichi looks at them.",
    ),
    Note.INDICATORS: Text(
        "Con los kan de la mano hay a la vista {fewest} indicadores de dora al menos; se dijo "
        "{said}.",
        "With the kans of the hand at least {fewest} indicators of dora lie open; {said} was said.",
    ),
}
_SEVERAL = Text(
    "Con los kan de la mano hay a la vista {fewest} indicadores de dora al menos; se dijeron "
    "{said}.",
    "With the kans of the hand at least {fewest} indicators of dora lie open; {said} were said.",
)
_NO_URA = Text("{edition} juega sin uradora.", "{edition} is played without ura dora.")


def note_lines(hand: Hand, situation: Situation, edition: Edition, language: Language) -> list[str]:
    """What is to be told of a hand and of how it was won.

    Args:
        hand: with its winning tile.
        situation: how it was won.
        edition: the rules.
        language: of the text.
    """
    name = EDITION_NAMES.get(edition.id, edition.id)
    said = len(situation.dora)
    lines = []
    for one in notes(hand, situation, edition):
        text = _NOTES[one]
        if one is Note.URA and situation.riichi:
            text = _NO_URA
        elif one is Note.INDICATORS and said > 1:
            text = _SEVERAL
        fewest = fewest_indicators(hand, situation, edition)
        lines.append(text.say(language, edition=name, fewest=fewest, said=said))
    return lines
