"""The rules of an edition as they are listed, and in what two editions differ."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import Edition, compare
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.riichi.editions import RULES, edition_name, rule_value, source_text
from ligamahjong.wording.riichi.errors import written_value
from ligamahjong.wording.riichi.names import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["RuleEntry", "alike_line", "difference_entries", "rule_entries", "rules_title"]


class RuleEntry(NamedTuple):
    """A rule as it is listed.

    Attributes:
        rule: name of the field.
        title: what it is called, with what is decided where that is one thing.
        decisions: what each of several editions decides.
        meaning: what it decides about.
        source: where it stands.
    """

    rule: str
    title: str
    decisions: tuple[str, ...]
    meaning: str
    source: str


_TITLE = Text("Reglas de {edition}", "Rules of {edition}")
_DECISION = Text("{what}: {value}", "{what}: {value}")
_SOURCE = Text("{source} · --option {rule}={value}", "{source} · --option {rule}={value}")
_ALIKE = Text(
    "{first} y {second} no difieren en nada.", "{first} and {second} do not differ in anything."
)


def rules_title(edition: Edition, language: Language) -> str:
    """Whose rules they are."""
    return _TITLE.say(language, edition=edition_name(edition, language))


def rule_entries(edition: Edition, language: Language) -> Iterator[RuleEntry]:
    """Every rule of an edition, and how it is given as an option."""
    for one in fields(Edition):
        if one.name in RULES:
            value = getattr(edition, one.name)
            name, meaning = RULES[one.name]
            source = source_text(one.metadata["source"], language)
            yield RuleEntry(
                one.name,
                _decision(name.say(language), value, language),
                (),
                capital(meaning.say(language)),
                _SOURCE.say(language, source=source, rule=one.name, value=written_value(value)),
            )


def difference_entries(first: Edition, second: Edition, language: Language) -> Iterator[RuleEntry]:
    """The rules that two editions decide otherwise."""
    names = [edition_name(one, language) for one in (first, second)]
    for one in compare(first, second):
        name, meaning = RULES[one.rule]
        yield RuleEntry(
            one.rule,
            capital(name.say(language)),
            (
                _decision(names[0], one.first, language),
                _decision(names[1], one.second, language),
            ),
            capital(meaning.say(language)),
            source_text(one.source, language),
        )


def _decision(what: str, value: object, language: Language) -> str:
    return _DECISION.say(language, what=capital(what), value=rule_value(value, language))


def alike_line(first: Edition, second: Edition, language: Language) -> str:
    """That two editions do not differ."""
    return _ALIKE.say(
        language, first=edition_name(first, language), second=edition_name(second, language)
    )
