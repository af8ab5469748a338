"""What is refused about hands, their payments and their rules, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["RIICHI_ERRORS", "riichi_fact", "written_value"]

RIICHI_ERRORS: Mapping[tuple[str, str], Text] = {
    ("hand", "not-complete"): Text(
        "las fichas no forman una mano completa; se esperaban cuatro combinaciones y una pareja, "
        "siete parejas o trece huérfanos",
        "the tiles are no complete hand; expected four sets and a pair, seven pairs or thirteen "
        "orphans",
    ),
    ("hand", "no-yaku"): Text(
        "la mano no tiene ningún yaku; se esperaba uno al menos (los dora no lo son)",
        "the hand has no yaku; expected at least one (dora are none)",
    ),
    ("hand", "no-winning-tile"): Text(
        "no se dice con qué ficha se gana; se esperaba detrás de +, como +5z",
        "the winning tile is not said; expected it after +, as in +5z",
    ),
    ("hand", "kind"): Text(
        "no hay ninguna ficha de la clase {kind}; se esperaba de 0 a 41",
        "there is no tile of kind {kind}; expected 0 to 41",
    ),
    ("hand", "red"): Text(
        "la ficha de la clase {kind} nunca es roja; se esperaba un cinco",
        "the tile of kind {kind} is never red; expected a five",
    ),
    ("hand", "meld"): Text(
        "{tiles} no es un {type}; se esperaban sus fichas, como chi 123m o ankan 1111z",
        "{tiles} is no {type}; expected its tiles, as in chi 123m or ankan 1111z",
    ),
    ("format", "record-object"): Text(
        "se esperaba un objeto JSON con la clave hand", "expected a JSON object with the key hand"
    ),
    ("format", "record-json"): Text(
        "no es JSON ({error}); se esperaba un objeto por línea",
        "not JSON ({error}); expected one object a line",
    ),
    ("format", "record-key"): Text("claves desconocidas: {keys}", "unknown keys: {keys}"),
    ("format", "record-value"): Text(
        "{name}: se esperaba {expected}, no {value}", "{name}: expected {expected}, not {value}"
    ),
    ("format", "no-hands"): Text(
        "no hay ninguna mano; se esperaba un objeto JSON por línea",
        "there are no hands; expected a JSON object a line",
    ),
    ("format", "line"): Text("línea {line}: {error}", "line {line}: {error}"),
    ("rules", "edition-unknown"): Text(
        "no hay ninguna edición «{edition}»; se esperaba una de {known}",
        "there is no edition “{edition}”; expected one of {known}",
    ),
    ("rules", "rule-unknown"): Text(
        "ninguna regla se llama «{rule}»; «liga rules riichi» las enumera",
        "no rule is called “{rule}”; “liga rules riichi” lists them",
    ),
    ("rules", "rule-value"): Text(
        "{rule}: no vale {value}; se esperaba algo como {now}",
        "{rule}: not {value}; expected something like {now}",
    ),
    ("game", "not-zero-sum"): Text(
        "los pagos de «{line}» no cuadran: {left} puntos no salen de ningún sitio",
        "the payments of “{line}” do not add up: {left} points come from nowhere",
    ),
    ("game", "no-such-seat"): Text(
        "no hay ningún asiento {seats}; se esperaba de 0 (Este) a 3 (Norte)",
        "there is no seat {seats}; expected 0 (East) to 3 (North)",
    ),
    ("game", "noten-riichi"): Text(
        "quien declara riichi tiene que mostrar una mano en tenpai: {seats}",
        "who declares riichi has to show a hand in tenpai: {seats}",
    ),
    ("game", "winners"): Text(
        "se esperaban de 1 a {most} ganadores distintos",
        "expected from 1 to {most} different winners",
    ),
    ("game", "discarder-wins"): Text(
        "quien descarta la ficha no puede ganar con ella", "the discarder cannot win on the tile"
    ),
    ("game", "own-responsibility"): Text(
        "nadie responde de su propia mano", "nobody answers for their own hand"
    ),
    ("game", "sticks"): Text(
        "no puede haber menos de cero palillos", "there are no fewer than no sticks"
    ),
    ("game", "count"): Text(
        "{name} de {seat}: no vale {count}; se esperaba cero o más",
        "{name} of {seat}: not {count}; expected zero or more",
    ),
    ("game", "late-substituted"): Text(
        "{seat} llega {minutes} minutos tarde; a partir de diez juega otra persona (--substituted)",
        "{seat} is {minutes} minutes late; after ten somebody else plays (--substituted)",
    ),
    ("game", "han-fu"): Text(
        "no existe ninguna mano de {han} han {fu} fu; se esperaban de 30 a 110 fu en decenas, 25 "
        "(siete parejas) o 20 (pinfu del muro)",
        "there is no hand of {han} han {fu} fu; expected 30 to 110 fu in tens, 25 (seven pairs) or "
        "20 (self-drawn pinfu)",
    ),
    ("game", "no-such-value"): Text(
        "imposible: {points} no existe en {edition}; lo más cercano: {nearest}",
        "impossible: there is no {points} in {edition}; the nearest: {nearest}",
    ),
    ("game", "payments"): Text(
        "se esperaban cuatro cambios, o de uno a tres pagos mayores que cero",
        "expected four changes, or from one to three payments above zero",
    ),
    ("game", "outcome"): Text(
        "se esperaba una cosa: que gane alguien (wins), que nadie gane (draw) o un chombo",
        "expected one thing: somebody wins (wins), nobody wins (draw) or a chombo",
    ),
    ("game", "how-won"): Text(
        "se esperaba quién descartó la ficha (discarder), o que se ganó del muro (tsumo)",
        "expected who discarded the tile (discarder), or that it was a self-draw (tsumo)",
    ),
}
"""Sentences by code and reason, as :data:`ligamahjong.wording.errors.ERRORS` has them."""

_AMOUNTS = frozenset({"points", "nearest", "left"})
_SEATS = frozenset({"seat", "seats"})
_WRITTEN = frozenset({"value", "now"})


def riichi_fact(name: str, value: object, language: Language) -> object:
    """A fact of such an error as a reader knows it: seats by their winds, values as written.

    >>> riichi_fact("nearest", (7100, 8000), Language.ES), riichi_fact("seat", 2, Language.EN)
    ('7.100 y 8.000', 'West')
    >>> riichi_fact("now", False, Language.ES)
    'false'
    """
    values = sorted(value) if isinstance(value, (frozenset, set)) else value
    if name in _SEATS:
        seats = values if isinstance(values, list) else [values]
        return all_of([_seat(seat, language) for seat in seats], language)
    if name in _AMOUNTS:
        amounts = values if isinstance(values, tuple) else (values,)
        texts = [integer(one, language) if isinstance(one, int) else str(one) for one in amounts]
        return all_of(texts, language)
    if name == "edition" and isinstance(value, str):
        return EDITION_NAMES.get(value, value)
    return written_value(values) if name in _WRITTEN else value


def _seat(seat: object, language: Language) -> str:
    if isinstance(seat, int) and seat in range(len(SEATS)):
        return WINDS[SEATS[seat]].say(language)
    return str(seat)


def written_value(value: object) -> str:
    """A value of a rule as it is given to a command.

    >>> written_value(True), written_value((15_000, -15_000)), written_value(frozenset())
    ('true', '15000,-15000', 'none')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (frozenset, list, tuple)):
        ordered = sorted(value) if isinstance(value, frozenset) else value
        return ",".join(map(str, ordered)) or "none"
    return str(value)
