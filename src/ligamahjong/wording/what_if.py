"""What lies before a game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import change, decimal, ordinal, percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.what_if import Outcome, PlaceChange

__all__ = ["NOTES", "TITLES", "chance_row", "change_cell", "headings"]

TITLES: Mapping[str, Text] = {
    "chances": Text("Probabilidad de cada puesto", "Probability of each place"),
    "changes": Text(
        "Cambio de rating según el puesto: media, y de menos a más favorable según el orden de "
        "los demás",
        "Rating change by place: mean, and from the least to the most favourable order of the "
        "others",
    ),
}

NOTES: Mapping[str, Text] = {
    "model": Text(
        "Temperatura 1: las probabilidades propias del modelo, demasiado seguras del favorito.",
        "Temperature 1: the model's own probabilities, too sure of the favourite.",
    ),
    "fitted": Text(
        "Temperatura {temperature}: ajustada a resultados reales; el modelo solo estaría demasiado "
        "seguro del favorito (--temperature 1).",
        "Temperature {temperature}: fitted to real results; the bare model would be too sure of "
        "the favourite (--temperature 1).",
    ),
}

_PLAYER = Text("Jugador", "Player")
_RATING = Text("Rating", "Rating")
_EXPECTED = Text("Esperado", "Expected")


def headings(kind: str, language: Language) -> list[str]:
    """Headings of the table of chances or of changes."""
    places = [ordinal(place, language) for place in range(1, 5)]
    if kind == "chances":
        return [_PLAYER.say(language), _RATING.say(language), *places]
    return [_PLAYER.say(language), *places, _EXPECTED.say(language)]


def chance_row(name: str, outcome: Outcome, language: Language) -> list[str]:
    """One player's projection and probabilities."""
    return [
        name,
        decimal(outcome.rating.projection, 0, language),
        *(percent(probability, language) for probability in outcome.probabilities),
    ]


def change_cell(place: PlaceChange, language: Language) -> str:
    """Mean change, and the range where the order of the others matters."""
    mean, low, high = (
        change(value, 2, language) for value in (place.mean, place.lowest, place.highest)
    )
    return mean if low == high else f"{mean} ({low} … {high})"
