"""What lies before a game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import change, decimal, ordinal, percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.what_if import Outcome, PlaceChange

__all__ = ["TITLES", "chance_row", "change_row", "headings", "note", "range_row"]

TITLES: Mapping[str, Text] = {
    "chances": Text("Probabilidad de cada puesto", "Probability of each place"),
    "changes": Text("Cambio de rating según el puesto", "Rating change by place"),
    "ranges": Text(
        "Del peor al mejor orden de los otros tres",
        "From the worst to the best order of the other three",
    ),
}

_NOTES: Mapping[str, Text] = {
    "model": Text(
        "Temperatura 1: las probabilidades propias del modelo, demasiado seguras del favorito.",
        "Temperature 1: the model's own probabilities, too sure of the favourite.",
    ),
    "fitted": Text(
        "Temperatura {temperature}: ajustada a resultados reales; por sí solo, el modelo se fiaría "
        "demasiado del favorito (--temperature 1).",
        "Temperature {temperature}: fitted to real results; the bare model would be too sure of "
        "the favourite (--temperature 1).",
    ),
    "given": Text(
        "Temperatura {temperature}, por --temperature: cuanto más alta, más iguales los cuatro.",
        "Temperature {temperature}, from --temperature: the higher, the more alike the four.",
    ),
}

_PLAYER = Text("Jugador", "Player")
_RATING = Text("Rating", "Rating")
_EXPECTED = Text("Esperado", "Expected")


def headings(kind: str, language: Language) -> list[str]:
    """Headings of the table of ``"chances"``, ``"changes"`` or ``"ranges"``."""
    places = [ordinal(place, language) for place in range(1, 5)]
    if kind == "chances":
        return [_PLAYER.say(language), _RATING.say(language), *places]
    if kind == "changes":
        return [_PLAYER.say(language), *places, _EXPECTED.say(language)]
    return [_PLAYER.say(language), *places]


def chance_row(name: str, outcome: Outcome, language: Language) -> list[str]:
    """One player's projection and probabilities."""
    return [
        name,
        decimal(outcome.rating.projection, 0, language),
        *(percent(probability, language) for probability in outcome.probabilities),
    ]


def change_row(name: str, outcome: Outcome, language: Language) -> list[str]:
    """One player's mean change by place, and what to expect over all places."""
    means = (change(place.mean, 2, language) for place in outcome.changes)
    return [name, *means, change(outcome.expected_change, 2, language)]


def range_row(name: str, outcome: Outcome, language: Language) -> list[str]:
    """One player's range of changes by place."""
    return [name, *(_range(place, language) for place in outcome.changes)]


def note(temperature: float, fitted: float | None, language: Language) -> str:
    """Where the probabilities come from.

    Args:
        temperature: the one in use.
        fitted: that of the mode, if a mode is known.
        language: of the sentence.
    """
    kind = {1.0: "model", fitted: "fitted"}.get(temperature, "given")
    return _NOTES[kind].say(language, temperature=decimal(temperature, 2, language))


def _range(place: PlaceChange, language: Language) -> str:
    """Lowest and highest change, or one number where the order of the others does not matter."""
    low, high = change(place.lowest, 2, language), change(place.highest, 2, language)
    return low if low == high else f"{low} … {high}"
