"""Editions and their rules in words: what each rule is called, means and says."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import EDITIONS, Edition, Renhou, StickRule, compare
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.names import yaku_names

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "RULES",
    "RuleText",
    "edition_name",
    "rule_value",
]


class RuleText(NamedTuple):
    """What a rule is called, and what it decides."""

    name: Text
    meaning: Text


RULES: Mapping[str, RuleText] = {
    "kiriage": RuleText(
        Text("kiriage mangan", "kiriage mangan"),
        Text(
            "pagar 4 han 30 fu y 3 han 60 fu como mangan",
            "paying 4 han 30 fu and 3 han 60 fu as mangan",
        ),
    ),
    "double_wind_fu": RuleText(
        Text("fu del viento doble", "fu of the double wind"),
        Text(
            "de la pareja del viento que es de asiento y de ronda a la vez",
            "of a pair of the wind that is both seat and round wind",
        ),
    ),
    "open_pinfu_fu": RuleText(
        Text("pinfu abierto", "open pinfu"),
        Text(
            "sumar 2 a una mano abierta de 20 fu, que así cuenta como de 30",
            "adding 2 to an open hand of 20 fu, which then counts as 30",
        ),
    ),
    "pinfu_tsumo": RuleText(
        Text("pinfu del muro", "self-drawn pinfu"),
        Text(
            "contar pinfu también del muro, sin los 2 fu por cerrar así",
            "counting pinfu on a self-draw too, without its 2 fu",
        ),
    ),
    "open_tanyao": RuleText(
        Text("Todo Simples abierto", "open All Simples"),
        Text("contar Todo Simples con la mano abierta", "counting All Simples in an open hand"),
    ),
    "red_fives": RuleText(
        Text("cincos rojos", "red fives"),
        Text("sumar un han por cada cinco rojo", "adding a han for each red five"),
    ),
    "ura_dora": RuleText(
        Text("uradora", "ura dora"),
        Text(
            "que quien gana con riichi mire también los indicadores de debajo",
            "letting whoever wins after riichi look at the indicators below too",
        ),
    ),
    "ippatsu": RuleText(
        Text("ippatsu", "ippatsu"),
        Text(
            "sumar un han por ganar en la primera vuelta tras el riichi",
            "adding a han for winning within the first go-around after riichi",
        ),
    ),
    "counted_yakuman": RuleText(
        Text("yakuman contado", "counted yakuman"),
        Text(
            "contar 13 han o más como un yakuman y no como un sanbaiman",
            "counting 13 han or more as a yakuman rather than a sanbaiman",
        ),
    ),
    "yakuman_add_up": RuleText(
        Text("yakuman que se suman", "yakuman that add up"),
        Text(
            "sumar los yakuman de una mano en vez de contar uno solo",
            "adding up the yakuman of a hand instead of counting just one",
        ),
    ),
    "double_yakuman": RuleText(
        Text("yakuman dobles", "double yakuman"),
        Text(
            "los que valen dos, algunos solo con su mejor espera",
            "those worth two, some with their best wait only",
        ),
    ),
    "renhou": RuleText(
        Text("Bendición del Hombre", "Blessing of Man"),
        Text(
            "lo que vale ganar de un descarte antes del primer turno",
            "what winning on a discard before one's first turn is worth",
        ),
    ),
    "most_winners": RuleText(
        Text("ganadores de un descarte", "winners on one discard"),
        Text("cuántos pueden ganar a la vez", "how many can win at once"),
    ),
    "honba_to_every_winner": RuleText(
        Text("honba para cada ganador", "honba to every winner"),
        Text(
            "pagar el honba a todos los que ganan y no solo al primero",
            "paying the honba to all who win and not only to the first",
        ),
    ),
    "honba": RuleText(
        Text("valor del honba", "value of a honba"),
        Text(
            "lo que cada uno suma a una victoria; del muro, un tercio de cada jugador",
            "what each adds to a win; at a self-draw, a third from each player",
        ),
    ),
    "sticks": RuleText(
        Text("palillos si ganan varios", "sticks if several win"),
        Text("quién se lleva los palillos de riichi", "who takes the riichi sticks"),
    ),
    "responsible": RuleText(
        Text("yakuman con responsable", "yakuman somebody answers for"),
        Text(
            "los que paga quien da la última combinación expuesta",
            "those paid for by whoever feeds the last open set",
        ),
    ),
    "responsible_pays_honba": RuleText(
        Text("honba del responsable", "honba of who answers"),
        Text(
            "que el honba lo pague el responsable y no quien descartó, si son dos personas",
            "charging the honba to whoever answers and not to the discarder, if they are two",
        ),
    ),
    "concealed_kans_in_responsibility": RuleText(
        Text("kan ocultos en la responsabilidad", "concealed kans in responsibility"),
        Text(
            "un kan oculto cuenta entre las combinaciones que hacen responder a otro",
            "a concealed kan counts among the sets for which another answers",
        ),
    ),
    "noten": RuleText(
        Text("pago de noten", "noten payment"),
        Text(
            "lo que pagan entre todos quienes no están en tenpai si se agota el muro",
            "what those without tenpai pay together at an exhaustive draw",
        ),
    ),
    "tenpai_on_held_tiles": RuleText(
        Text("tenpai de fichas propias", "tenpai on held tiles"),
        Text(
            "contar como tenpai la espera de fichas de las que se tienen las cuatro",
            "counting as tenpai a wait only for tiles of which one holds all four",
        ),
    ),
    "riichi_tiles_left": RuleText(
        Text("fichas para el riichi", "tiles for a riichi"),
        Text(
            "cuántas tienen que quedar en el muro para poder declararlo",
            "how many have to be left in the wall to declare it",
        ),
    ),
    "abortive_draws": RuleText(
        Text("empates abortivos", "abortive draws"),
        Text("anular la mano antes de tiempo", "calling a hand off early"),
    ),
    "nagashi_mangan": RuleText(
        Text("nagashi mangan", "nagashi mangan"),
        Text(
            "pagar a quien descarta solo terminales y honores hasta el final",
            "paying a player who discards only terminals and honours to the end",
        ),
    ),
    "dealer_may_stop": RuleText(
        Text("agari-yame y tenpai-yame", "agari-yame and tenpai-yame"),
        Text(
            "que Este pueda acabar la partida en la última mano si gana o está en tenpai",
            "letting East end the game in the last hand by winning or with tenpai",
        ),
    ),
    "ends_below_zero": RuleText(
        Text("fin por bancarrota", "end by bankruptcy"),
        Text(
            "acabar la partida si alguien queda por debajo de cero",
            "ending the game when somebody falls below zero",
        ),
    ),
    "rounds": RuleText(
        Text("rondas", "rounds"),
        Text(
            "cuántas se juegan antes de que acabe la partida: Este, Sur…",
            "how many are played before the game ends: East, South…",
        ),
    ),
    "goal": RuleText(
        Text("puntos objetivo", "target score"),
        Text(
            "si nadie los tiene tras las rondas, se juega una más hasta que alguien llegue",
            "if nobody has it after the rounds, one more is played until somebody does",
        ),
    ),
    "start": RuleText(
        Text("puntos iniciales", "starting points"),
        Text("con los que empieza cada jugador", "with which each player begins"),
    ),
    "uma": RuleText(
        Text("uma", "uma"),
        Text("lo que suma cada puesto, del primero al cuarto", "what each place adds, in order"),
    ),
    "uma_shared": RuleText(
        Text("uma compartida", "shared uma"),
        Text(
            "repartir la de sus puestos entre quienes empatan, en vez de ordenarlos por asiento",
            "sharing that of their places among those who tie, instead of going by seat",
        ),
    ),
    "leftover_sticks_to_first": RuleText(
        Text("palillos sobrantes", "leftover sticks"),
        Text(
            "dar al primero los que quedan al final, a partes iguales si empatan varios",
            "giving those left at the end to the first, in equal parts if several tie",
        ),
    ),
    "chombo": RuleText(
        Text("chombo", "chombo"),
        Text("lo que resta cada uno, después de la uma", "what each takes off, after the uma"),
    ),
}
"""A name and a meaning for each field of :class:`~ligamahjong.riichi.editions.Edition`."""

_YES = Text("sí", "yes")
_NO = Text("no", "no")
_NONE = Text("ninguno", "none")
_NONE_AT_ZERO = frozenset({"goal"})
_CHOICES: Mapping[Renhou | StickRule, Text] = {
    Renhou.OFF: Text("nada", "nothing"),
    Renhou.MANGAN: Text("un mangan, sin nada más", "a mangan, with nothing else"),
    Renhou.YAKUMAN: Text("un yakuman", "a yakuman"),
    StickRule.OWN_BACK: Text(
        "cada ganador recupera el suyo; el resto, el primero tras quien descartó",
        "each winner takes their own back; the first after the discarder the rest",
    ),
    StickRule.FIRST: Text(
        "todos, el primero tras quien descartó", "all of them, the first after the discarder"
    ),
}
_WITH = Text("{name} (con {rules})", "{name} (with {rules})")
_RULE = Text("{rule}: {value}", "{rule}: {value}")


def edition_name(edition: Edition, language: Language) -> str:
    """What an edition is called, and which of its rules were changed.

    >>> from ligamahjong.riichi.editions import RCR_2016
    >>> edition_name(RCR_2016.with_options({"kiriage": True}), Language.ES)
    'RCR 2016 (con kiriage mangan: sí)'
    """
    name = EDITION_NAMES.get(edition.id, edition.id)
    changed = compare(EDITIONS[edition.id], edition) if edition.id in EDITIONS else ()
    if not changed:
        return name
    rules = [
        _RULE.say(
            language,
            rule=RULES[one.rule].name.say(language),
            value=rule_value(one.second, language, one.rule),
        )
        for one in changed
    ]
    return _WITH.say(language, name=name, rules=all_of(rules, language))


def rule_value(value: object, language: Language, rule: str = "") -> str:
    """What an edition decides: the value of one of its fields.

    >>> rule_value((15_000, 5_000, -5_000, -15_000), Language.ES)
    '+15.000, +5.000, −5.000, −15.000'
    >>> rule_value(0, Language.ES, "goal")
    'ninguno'

    Args:
        value: of the field.
        language: of the text.
        rule: its name, where none of it has a word.
    """
    if rule in _NONE_AT_ZERO and value == 0:
        return _NONE.say(language)
    if isinstance(value, bool):
        return (_YES if value else _NO).say(language)
    if isinstance(value, Renhou | StickRule):
        return _CHOICES[value].say(language)
    if isinstance(value, tuple):
        return ", ".join(f"{'+' if one > 0 else ''}{integer(one, language)}" for one in value)
    if isinstance(value, frozenset):
        return yaku_names([YAKU[one] for one in YAKU if one in value], language) or _NONE.say(
            language
        )
    return integer(value, language) if isinstance(value, int) else str(value)
