"""The rules in words: the list of fans, one fan, the disputed rulings, how two profiles differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import compare
from ligamahjong.mcr.rulings import SWITCHES, deciding_switch, sources_of, waits_taken
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.mcr.definitions import DEFINITIONS
from ligamahjong.wording.mcr.names import fan_name, numbered, points_text
from ligamahjong.wording.mcr.rulings import (
    RULINGS,
    profile_name,
    ruling_name,
    ruling_value,
    source_text,
    written_ruling,
)
from ligamahjong.wording.mcr.section import Section

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ligamahjong.mcr.catalogue import Fan
    from ligamahjong.mcr.profiles import Profile

__all__ = [
    "RulingEntry",
    "difference_entries",
    "fan_sections",
    "fans_sections",
    "rules_title",
    "ruling_entries",
    "rulings_title",
    "same_line",
]

_KNITTED_STRAIGHT = by_key("knitted_straight")
_TITLE = Text("MCR según {profile}", "MCR by {profile}")
_RULINGS = Text("Criterios discutidos", "Disputed rulings")
_FAN = "{number:>2}  {name}"
_NAMES = "{number}  {name} ({other}, {chinese})"
_TAKES = Text("Con ella no cuentan", "Not counted beside it")
_TAKEN = Text("No cuenta con", "Not counted beside")
_NOTHING = Text("Ninguna en particular.", "None in particular.")
_FOR_ITS_SETS = Text(
    "{fan}, solo por las combinaciones que la forman", "{fan}, for the sets that form it only"
)
_BY_RULING = Text("{fan}, según «{ruling}»", "{fan}, by the ruling “{ruling}”")
_VALUE = Text("{value} (--option {switch}={code})", "{value} (--option {switch}={code})")
_BOTH = Text("{profile}: {value}", "{profile}: {value}")
_SOURCE = Text("EMA: {ema}. China: {cn}.", "EMA: {ema}. China: {cn}.")
_SOURCES = Text("Fuentes", "Sources")
_GREEN_BOOK = Text("Libro Verde de 2006, {sections}", "Green Book of 2006, {sections}")
_OTHER_SOURCES: Mapping[str, Text] = {
    "wiki": Text("texto de la federación", "text of the federation"),
    "1998": Text("reglas chinas de 1998", "Chinese rules of 1998"),
    "MIL-2025": Text("MIL 2025", "MIL 2025"),
    "WMCC-2006": Text("WMCC 2006", "WMCC 2006"),
}
_SAME = Text("{first} y {second} deciden lo mismo.", "{first} and {second} decide the same.")


class RulingEntry(NamedTuple):
    """A ruling as a sheet of rules has it.

    Attributes:
        switch: its name in code.
        title: what it is about.
        decisions: how it is decided, once or in two profiles.
        question: what is disputed.
        source: who says so.
    """

    switch: str
    title: str
    decisions: tuple[str, ...]
    question: str
    source: str


def rules_title(profile: Profile, language: Language) -> str:
    """Whose rules they are."""
    return _TITLE.say(language, profile=profile_name(profile, language))


def rulings_title(language: Language) -> str:
    """The title of the rulings."""
    return _RULINGS.say(language)


def fans_sections(profile: Profile, language: Language) -> Iterator[Section]:
    """The fans by their points, from the highest down."""
    points = rules_of(profile).points
    for value in sorted(set(points.values()), reverse=True):
        numbers = [number for number in FANS if points[number] == value]
        lines = (
            _FAN.format(number=number_in_book(one, profile), name=fan_name(one, language))
            for one in sorted(numbers, key=lambda number: number_in_book(number, profile))
        )
        yield Section(points_text(value, language), tuple(lines))


def fan_sections(number: int, profile: Profile, language: Language) -> Iterator[Section]:
    """Everything about one fan: names, points, definition, what it takes and what takes it."""
    fan, rules = FANS[number], rules_of(profile)
    other = Language.EN if language is Language.ES else Language.ES
    title = _NAMES.format(
        number=number_in_book(number, profile),
        name=fan_name(number, language),
        other=fan_name(number, other),
        chinese=fan.chinese,
    )
    yield Section(title, tuple(_definition(number, profile, language)))
    taken = sorted(rules.excludes[number], key=lambda one: (-rules.points[one], one))
    lines = [_exclusion(number, one, one, profile, language) for one in taken]
    lines += [
        _FOR_ITS_SETS.say(language, fan=numbered(one, profile, language))
        for one in fan.excludes_for_sets
    ]
    waits = waits_taken(profile)
    if number == _KNITTED_STRAIGHT:
        lines += [_by_ruling(one, switch, profile, language) for one, switch in waits.items()]
    yield Section(_TAKES.say(language), tuple(lines) or (_NOTHING.say(language),))
    takers = [one for one in FANS if number in rules.excludes[one]]
    lines = [_exclusion(one, number, one, profile, language) for one in takers]
    if number in waits:
        lines.append(_by_ruling(_KNITTED_STRAIGHT, waits[number], profile, language))
    lines += [
        _FOR_ITS_SETS.say(language, fan=numbered(one.number, profile, language))
        for one in FANS.values()
        if number in one.excludes_for_sets
    ]
    yield Section(_TAKEN.say(language), tuple(lines) or (_NOTHING.say(language),))
    yield Section(_SOURCES.say(language), (capital(_sources(fan, language)) + ".",))


def _sources(fan: Fan, language: Language) -> str:
    """Where a fan stands; docs/rules/mcr.md says what each source is."""
    sections = [one for one in fan.sources if one not in _OTHER_SOURCES]
    said = [_GREEN_BOOK.say(language, sections=", ".join(sections))]
    said += [text.say(language) for name, text in _OTHER_SOURCES.items() if name in fan.sources]
    return "; ".join(said)


def _definition(number: int, profile: Profile, language: Language) -> Iterator[str]:
    """What a fan is worth and what it is, with another that its book has under its number."""
    points = rules_of(profile).points
    for one in FANS:
        if one == number or (one > number == number_in_book(one, profile)):
            said = DEFINITIONS[FANS[one].key].say(language)
            yield f"{points_text(points[one], language)}: {said}"


def _exclusion(taker: int, taken: int, named: int, profile: Profile, language: Language) -> str:
    """A fan that takes another, or is taken; with the ruling that decides it, if one does."""
    ruling = None
    if taken not in FANS[taker].excludes:
        ruling = deciding_switch(profile, taker, taken)
    if ruling is None:
        return numbered(named, profile, language)
    return _by_ruling(named, ruling, profile, language)


def _by_ruling(named: int, ruling: str, profile: Profile, language: Language) -> str:
    fan = numbered(named, profile, language)
    return _BY_RULING.say(language, fan=fan, ruling=ruling_name(ruling, language))


def ruling_entries(profile: Profile, language: Language) -> Iterator[RulingEntry]:
    """Every ruling of a profile, how it is decided, and how to change it."""
    for switch in SWITCHES:
        value = getattr(profile, switch)
        decision = _VALUE.say(
            language,
            value=capital(ruling_value(switch, value, language)),
            switch=switch,
            code=written_ruling(value),
        )
        yield _entry(switch, (decision,), language)


def difference_entries(
    first: Profile, second: Profile, language: Language
) -> Iterator[RulingEntry]:
    """The rulings that two profiles decide otherwise."""
    for one in compare(first, second):
        decisions = tuple(
            _BOTH.say(
                language,
                profile=profile_name(profile, language),
                value=ruling_value(one.switch, value, language),
            )
            for profile, value in ((first, one.first), (second, one.second))
        )
        yield _entry(one.switch, decisions, language)


def _entry(switch: str, decisions: Iterable[str], language: Language) -> RulingEntry:
    sources = sources_of(switch)
    return RulingEntry(
        switch,
        capital(ruling_name(switch, language)),
        tuple(decisions),
        capital(f"{RULINGS[switch].question.say(language)}."),
        _SOURCE.say(
            language,
            ema=source_text(sources["ema"], language),
            cn=source_text(sources["cn"], language),
        ),
    )


def same_line(first: Profile, second: Profile, language: Language) -> str:
    """That two profiles do not differ."""
    return _SAME.say(
        language, first=profile_name(first, language), second=profile_name(second, language)
    )
