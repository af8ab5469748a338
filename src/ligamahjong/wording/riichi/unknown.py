"""What was not said of a win: the facts asked for, and the results they would give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.unknown import Fact
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.lists import all_of, one_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.names import LIMITS
from ligamahjong.wording.riichi.payments import payment_text, points_alone, reading_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from ligamahjong.riichi.scoring import Reading, Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.unknown import Case, Conditions, Result, Value

__all__ = [
    "FACTS",
    "case_line",
    "conditions_text",
    "dora_line",
    "harmless_line",
    "question_line",
    "result_line",
]

FACTS: Mapping[Fact, Text] = {
    Fact.TSUMO: Text(
        "si se ganó del muro o de un descarte (--tsumo o --ron)",
        "whether it was a self-draw or won on a discard (--tsumo or --ron)",
    ),
    Fact.SEAT: Text("el viento de asiento (--seat)", "the seat wind (--seat)"),
    Fact.ROUND: Text("el viento de la ronda (--round)", "the wind of the round (--round)"),
    Fact.RIICHI: Text(
        "si hubo riichi (--riichi o --no-riichi)",
        "whether there was riichi (--riichi or --no-riichi)",
    ),
    Fact.URA: Text("los indicadores de uradora (--ura)", "the ura dora indicators (--ura)"),
}
"""The facts that are asked for, each with the option that says it."""

_QUESTION = Text(
    "Falta saber {facts}. Los resultados posibles:", "Not said: {facts}. The possible results:"
)
_HARMLESS = Text(
    "Sin decir: {facts}; el resultado es el mismo. Se explica con: {when}.",
    "Not said: {facts}; the result is the same. What follows is for: {when}.",
)
_RESULT = Text("{count}, {points}: {when}. {paid}", "{count}, {points}: {when}. {paid}")
_NO_YAKU = Text("Sin yaku, no se puede ganar: {when}.", "No yaku, no win: {when}.")
_RANGE = Text("{limit} (de {first} a {last} han)", "{limit} ({first} to {last} han)")
_OR_ELSE = Text("; o bien ", "; or else ")
_CASE = Text("Se explica el caso: {when}.", "What follows is for: {when}.")
_TSUMO = {True: Text("del muro", "self-draw"), False: Text("de un descarte", "on a discard")}
_SEAT = Text("asiento {winds}", "seat {winds}")
_ROUND = Text("ronda {winds}", "{winds} round")
_RIICHI = {0: Text("sin riichi", "no riichi"), 1: Text("con riichi", "riichi")}
_URA = Text("{many} uradora", "{many} ura dora")
_NO_URA = Text("sin uradora", "no ura dora")
_FROM_TO = Text("de {first} a {last}", "{first} to {last}")
_NO_DORA = Text(
    "No se dijo ningún indicador de dora (--dora) y se cuenta sin dora. Con {steps}.",
    "No dora indicator was said (--dora) and none is counted. With {steps}.",
)
_STEP = Text("{many}: {points}", "{many}: {points}")


def question_line(facts: Iterable[Fact], language: Language) -> str:
    """Which facts decide the result."""
    return _QUESTION.say(language, facts=_facts(facts, language))


def harmless_line(case: Case, facts: Collection[Fact], language: Language) -> str:
    """Which facts were not said and make no difference, and with which the hand is explained."""
    when = conditions_text(_values(case, facts), language)
    return _HARMLESS.say(language, facts=_facts(facts, language), when=when)


def _facts(facts: Iterable[Fact], language: Language) -> str:
    return all_of([FACTS[fact].say(language) for fact in facts], language)


def result_line(result: Result, language: Language) -> str:
    """A possible result, when it comes, and who pays what."""
    when = _OR_ELSE.say(language).join(conditions_text(one, language) for one in result.when)
    if result.payments is None:
        return _NO_YAKU.say(language, when=when)
    scores = [(case.score, case.situation) for case in result.cases if case.score]
    return _RESULT.say(
        language,
        count=capital(_count([one for one, _ in scores], language)),
        points=integer(points_alone(*scores[0]), language),
        when=when,
        paid=payment_text(result.payments, None, language, robbed=scores[0][1].chankan),
    )


def _count(scores: Sequence[Score], language: Language) -> str:
    """What the hand counts in all cases: East's mangan is paid as another's haneman."""
    by_limit: dict[Limit, list[Reading]] = {}
    for one in scores:
        by_limit.setdefault(one.reading.limit, []).append(one.reading)
    counts = [
        text for limit in Limit for text in _counts_of(limit, by_limit.get(limit, []), language)
    ]
    return one_of(counts, language)


def _counts_of(limit: Limit, readings: Sequence[Reading], language: Language) -> list[str]:
    """What readings of one limit count; several numbers of han by the first and the last."""
    texts = list(dict.fromkeys(reading_text(one, language) for one in readings))
    if limit is Limit.NONE or len(texts) < 2:  # noqa: PLR2004 - nothing to draw together
        return texts
    hans = [one.han for one in readings]
    name = LIMITS[limit].say(language)
    return [_RANGE.say(language, limit=name, first=min(hans), last=max(hans))]


def conditions_text(conditions: Conditions, language: Language) -> str:
    """When a result comes: ``asiento Sur u Oeste, sin riichi``."""
    return ", ".join(_condition(fact, values, language) for fact, values in conditions.items())


def _condition(fact: Fact, values: Sequence[Value], language: Language) -> str:
    if fact is Fact.TSUMO:
        return _TSUMO[bool(values[0])].say(language)
    if fact is Fact.RIICHI:
        return _RIICHI[int(values[0] == 1)].say(language)
    if fact is Fact.URA:
        numbers = [int(value) for value in values if isinstance(value, int)]
        if numbers == [0]:
            return _NO_URA.say(language)
        return _URA.say(language, many=_numbers(numbers, language))
    winds = one_of([text.say(language) for wind, text in WINDS.items() if wind in values], language)
    return (_SEAT if fact is Fact.SEAT else _ROUND).say(language, winds=winds)


def _numbers(numbers: Sequence[int], language: Language) -> str:
    """Some numbers, three or more in a row by the first and the last."""
    first, last = numbers[0], numbers[-1]
    if last - first == len(numbers) - 1 > 1:
        return _FROM_TO.say(language, first=first, last=last)
    return one_of([str(number) for number in numbers], language)


def case_line(case: Case, facts: Collection[Fact], language: Language) -> str:
    """Which of the cases is explained."""
    return _CASE.say(language, when=conditions_text(_values(case, facts), language))


def _values(case: Case, facts: Collection[Fact]) -> Conditions:
    return {fact: (value,) for fact, value in case.values.items() if fact in facts}


def dora_line(more: Iterable[tuple[int, Score]], situation: Situation, language: Language) -> str:
    """That no dora was said, and what some would give."""
    by_points: dict[int, list[int]] = {}
    for many, found in more:
        by_points.setdefault(points_alone(found, situation), []).append(many)
    return _NO_DORA.say(language, steps="; ".join(_steps(by_points, language)))


def _steps(by_points: Mapping[int, Sequence[int]], language: Language) -> Iterator[str]:
    for points, numbers in by_points.items():
        first, last = numbers[0], numbers[-1]
        many = str(first) if first == last else f"{first}–{last}"
        yield _STEP.say(language, many=many, points=integer(points, language))
