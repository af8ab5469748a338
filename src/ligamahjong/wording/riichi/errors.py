"""What is refused about hands, their payments and their rules, in a sentence each."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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
        "no es JSON ({fault}); se esperaba un objeto por línea",
        "not JSON ({fault}); expected one object a line",
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
        "{rule}: no vale «{value}»; se esperaba {now}", "{rule}: not “{value}”; expected {now}"
    ),
    ("rules", "rule-told"): Text(
        "{rule} vale en la mesa y no cambia ningún resultado; no se esperaba otro valor",
        "{rule} holds at the table and changes no result; no other value was expected",
    ),
    ("rules", "rule-whole"): Text(
        "{rule}: no vale «{value}»; se esperaba un número entero de {least} a {most}",
        "{rule}: not “{value}”; expected a whole number from {least} to {most}",
    ),
    ("rules", "rule-step"): Text(
        "{rule}: no vale «{value}»; se esperaba un múltiplo de {step} de {least} a {most}",
        "{rule}: not “{value}”; expected a multiple of {step} from {least} to {most}",
    ),
    ("rules", "rule-sum"): Text(
        "{rule}: no vale «{value}»; se esperaban cuatro números que sumen cero, como "
        "15000,5000,-5000,-15000",
        "{rule}: not “{value}”; expected four numbers that add up to zero, such as "
        "15000,5000,-5000,-15000",
    ),
    ("rules", "rule-names"): Text(
        "{rule}: no vale «{value}»; se esperaba none, o algunos de {known}",
        "{rule}: not “{value}”; expected none, or some of {known}",
    ),
    ("game", "not-zero-sum"): Text(
        "los pagos de «{line}» no cuadran; se esperaba que sumaran cero, y suman {left}",
        "the payments of “{line}” do not add up; expected nothing, they make {left}",
    ),
    ("game", "noten-riichi"): Text(
        "quien declara riichi tiene que mostrar una mano en tenpai: {seats}",
        "who declares riichi has to show a hand in tenpai: {seats}",
    ),
    ("game", "winners"): Text(
        "en {edition}, ganando así, se esperaba un ganador al menos y {most} como mucho, cada uno "
        "una vez; varios solo pueden ganar de un mismo descarte",
        "in {edition}, won so, expected at least one winner and at most {most}, each of them once; "
        "several can only win on one discard",
    ),
    ("game", "winners-void"): Text(
        "en {edition} ganan como mucho {most} de un mismo descarte; si son tres, la mano se "
        "interrumpe y no gana nadie (empate abortivo)",
        "in {edition} at most {most} win on one discard; where three would, the hand is an "
        "abortive draw and nobody wins",
    ),
    ("game", "one-winner"): Text(
        "con {edition} solo gana una persona de cada descarte",
        "in {edition} only one player wins on a discard",
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
        "{seat} llega {minutes} minutos tarde; pasados los diez juega otra persona desde el "
        "principio (--substituted)",
        "{seat} is {minutes} minutes late; after ten somebody else plays from the start "
        "(--substituted)",
    ),
    ("game", "han-fu"): Text(
        "no existe ninguna mano de {han} han {fu} fu; se esperaban de 30 a 110 fu en decenas (140 "
        "desde los 4 han), 25 (siete parejas) o 20 (pinfu del muro)",
        "there is no hand of {han} han {fu} fu; expected 30 to 110 fu in tens (140 from 4 han on), "
        "25 (seven pairs) or 20 (self-drawn pinfu)",
    ),
    ("game", "fu-drawn"): Text(
        "no existe ninguna mano de {han} han {fu} fu ganada de un descarte: {fu} fu solo los tiene "
        "un pinfu del muro; de un descarte se esperaban 25 (siete parejas), o 30 o más",
        "there is no hand of {han} han {fu} fu won on a discard: only a self-drawn pinfu has {fu} "
        "fu; on a discard expected 25 (seven pairs), or 30 or more",
    ),
    ("game", "han-of-fu"): Text(
        "no existe ninguna mano de {han} han {fu} fu; con {fu} fu, ganada así, se esperaban "
        "{least} han o más",
        "there is no hand of {han} han {fu} fu; with {fu} fu, won so, expected {least} han or more",
    ),
    ("game", "yakuman-count"): Text(
        "{edition} no paga {count} yakuman por una mano, sino {paid}",
        "{edition} does not pay {count} yakuman for a hand, only {paid}",
    ),
    ("game", "base"): Text(
        "ninguna mano de {edition} vale {base} puntos base; se esperaban los de sus han y fu, o "
        "los de un límite",
        "no hand of {edition} is worth {base} base points; expected those of its han and fu, or "
        "of a limit",
    ),
    ("game", "no-seat"): Text(
        "no hay ningún asiento {seat}; se esperaba de 0 (Este) a 3 (Norte)",
        "there is no seat {seat}; expected 0 (East) to 3 (North)",
    ),
    ("game", "round"): Text(
        "{edition} no tiene la ronda {wind}; sus rondas son {rounds}",
        "{edition} has no {wind} round; its rounds are {rounds}",
    ),
    ("game", "goal"): Text(
        "la partida ya acabó: alguien tiene {goal} puntos o más",
        "the game is over already: somebody has {goal} points or more",
    ),
    ("game", "game-over"): Text(
        "la partida acabó en la línea {ended}; no se esperaba ninguna mano más",
        "the game ended on line {ended}; no more hands were expected",
    ),
    ("game", "table-count"): Text(
        "{name}: no vale {count}; se esperaba cero o más",
        "{name}: not {count}; expected zero or more",
    ),
    ("game", "no-abortive"): Text(
        "en {edition} no hay empates abortivos", "there are no abortive draws in {edition}"
    ),
    ("game", "no-nagashi"): Text(
        "en {edition} no hay nagashi mangan", "there is no nagashi mangan in {edition}"
    ),
    ("game", "abortive-shown"): Text(
        "en un empate abortivo nadie enseña la mano ni cobra; no se esperaba quién está en tenpai",
        "at an abortive draw nobody shows a hand or is paid; not expected: who is in tenpai",
    ),
    ("game", "no-responsibility"): Text(
        "en {edition} nadie responde de la mano de otro",
        "in {edition} nobody answers for another's hand",
    ),
    ("game", "responsible-yakuman"): Text(
        "solo se responde de un yakuman, y la mano de {seat} no lo es",
        "one answers for a yakuman only, and the hand of {seat} is none",
    ),
    ("game", "answered"): Text(
        "no se responde de {base} puntos base; se esperaban los de uno o varios yakuman",
        "nobody answers for {base} base points; expected those of one or more yakuman",
    ),
    ("game", "beside"): Text(
        "sobra {name}: no cuadra con {other}", "{name} is too much: it does not go with {other}"
    ),
    ("game", "worth-ways"): Text(
        "el valor de la mano se dice de varias maneras ({names}); se esperaba una: han y fu, "
        "limit, yakuman o points",
        "the value of the hand is said in several ways ({names}); expected one: han and fu, limit, "
        "yakuman or points",
    ),
    ("game", "no-such-value"): Text(
        "ninguna mano de {whose}, ganada {how}, vale {points} en {edition}; lo más cercano: "
        "{nearest}",
        "no hand of {whose}, won {how}, is worth {points} in {edition}; the nearest: {nearest}",
    ),
    ("game", "payments"): Text(
        "se esperaban cuatro cambios, o de uno a tres pagos mayores que cero",
        "expected four changes, or from one to three payments above zero",
    ),
    ("game", "outcome"): Text(
        "se esperaba una cosa: que gane alguien (wins), que nadie gane (draw) o un chombo",
        "expected one thing: somebody wins (wins), nobody wins (draw) or a chombo",
    ),
    ("game", "chombo-and-win"): Text(
        "si alguien gana a la vez que otra persona comete un chombo, vale la victoria y no hay "
        "chombo; se esperaba solo la victoria",
        "if somebody wins while another commits a chombo, the win stands and there is no chombo; "
        "expected the win only",
    ),
    ("game", "how-won"): Text(
        "se esperaba quién descartó la ficha (discarder), o que se ganó del muro (tsumo)",
        "expected who discarded the tile (discarder), or that it was a self-draw (tsumo)",
    ),
}
"""Sentences by code and reason, as :data:`ligamahjong.wording.errors.ERRORS` has them."""

_FROM_COLUMN = Text("desde la columna {column}", "from column {column} on")
_FAULTS: Mapping[str, Text] = {
    "depth": Text(
        "demasiados corchetes unos dentro de otros", "too many brackets inside one another"
    ),
    "number": Text("un número tiene demasiadas cifras", "a number has too many digits"),
}
_WHOSE = {
    True: Text("quien reparte", "the dealer"),
    False: Text("quien no reparte", "a non-dealer"),
}
_HOW = {True: Text("del muro", "by self-draw"), False: Text("de un descarte", "on a discard")}
_ONE_PAID = Text("uno", "one")
_PAID = Text("de 1 a {most}", "1 to {most}")
_YES_OR_NO = Text("yes o no", "yes or no")
_WHOLE = Text("un número entero", "a whole number")
_LIKE = Text("algo como {now}", "something like {now}")


def riichi_fact(name: str, value: object, language: Language) -> object:
    """A fact of such an error as a reader knows it: seats by their winds, values as written.

    >>> riichi_fact("nearest", (7100, 8000), Language.ES), riichi_fact("seat", 2, Language.EN)
    ('7.100 y 8.000', 'West')
    >>> riichi_fact("now", False, Language.ES)
    'yes o no'
    """
    said = _SAID.get(name)
    if said is not None:
        return said(value, language)
    return _ordered(value) if isinstance(value, (frozenset, set)) else value


def _ordered(value: object) -> object:
    return sorted(value) if isinstance(value, (frozenset, set)) else value


def _fault(value: object, language: Language) -> str:
    return _FAULTS.get(str(value), _FROM_COLUMN).say(language, column=value)


def _rounds(value: object, language: Language) -> str:
    rounds = SEATS[:value] if isinstance(value, int) else ()
    return all_of([WINDS[wind].say(language) for wind in rounds], language)


def _names(value: object, language: Language) -> str:  # noqa: ARG001 - of one kind with the rest
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _seats(value: object, language: Language) -> str:
    values = _ordered(value)
    seats = values if isinstance(values, list) else [values]
    return all_of([_seat(seat, language) for seat in seats], language)


def _amounts(value: object, language: Language) -> str:
    amounts = value if isinstance(value, tuple) else (value,)
    texts = [integer(one, language) if isinstance(one, int) else str(one) for one in amounts]
    return all_of(texts, language)


def _whose(value: object, language: Language) -> str:
    return _WHOSE[bool(value)].say(language)


def _how(value: object, language: Language) -> str:
    return _HOW[bool(value)].say(language)


def _paid(most: object, language: Language) -> str:
    return _ONE_PAID.say(language) if most == 1 else _PAID.say(language, most=most)


def _edition(value: object, language: Language) -> str:  # noqa: ARG001 - of one kind with the rest
    return EDITION_NAMES.get(str(value), str(value))


def _written(value: object, language: Language) -> str:  # noqa: ARG001 - of one kind with the rest
    return written_value(value)


def _expected(now: object, language: Language) -> str:
    """What a rule can be, from what it is."""
    if isinstance(now, bool):
        return _YES_OR_NO.say(language)
    if isinstance(now, StrEnum):
        return ", ".join(one.value for one in type(now))
    if isinstance(now, int):
        return _WHOLE.say(language)
    return _LIKE.say(language, now=written_value(now))


def _seat(seat: object, language: Language) -> str:
    if isinstance(seat, int) and seat in range(len(SEATS)):
        return WINDS[SEATS[seat]].say(language)
    return str(seat)


def written_value(value: object) -> str:
    """A value of a rule as it is given to a command.

    >>> written_value(True), written_value((15_000, -15_000)), written_value(frozenset())
    ('yes', '15000,-15000', 'none')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (frozenset, list, tuple)):
        ordered = sorted(value) if isinstance(value, frozenset) else value
        return ",".join(map(str, ordered)) or "none"
    return str(value)


_SAID: Mapping[str, Callable[[object, Language], str]] = {
    "fault": _fault,
    "rounds": _rounds,
    "names": _names,
    "edition": _edition,
    "whose": _whose,
    "how": _how,
    "paid": _paid,
    "now": _expected,
    "value": _written,
    **dict.fromkeys(("seat", "seats", "wind", "winner"), _seats),
    **dict.fromkeys(("points", "nearest", "left", "base", "goal"), _amounts),
}
"""How facts are said, by their names."""
