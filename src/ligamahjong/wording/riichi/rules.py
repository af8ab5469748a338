"""The rules of an edition as they are listed, and in what two editions differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import EDITIONS, compare
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.riichi.editions import RULES, edition_name, rule_value
from ligamahjong.wording.riichi.errors import written_value
from ligamahjong.wording.riichi.sources import rule_source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition

__all__ = ["RuleEntry", "alike_line", "difference_entries", "rule_entries", "rules_title"]


class RuleEntry(NamedTuple):
    """A rule as it is listed.

    Attributes:
        rule: name of the field.
        title: what it is called.
        value: what is decided; empty where several editions are listed.
        decisions: what each of several editions decides.
        meaning: what it decides about.
        source: where it stands.
        option: how it is given as an option; empty where several editions are listed.
    """

    rule: str
    title: str
    value: str
    decisions: tuple[str, ...]
    meaning: str
    source: str
    option: str

    @property
    def heading(self) -> str:
        """What it is called, with what is decided."""
        return f"{self.title}: {self.value}" if self.value else self.title


_TITLE = Text("Reglas de {edition}", "Rules of {edition}")
_DECISION = Text("{what}: {value}", "{what}: {value}")
_OPTION = "{rule}={value}"
_CHANGED = Text(
    "cambiada con --option; {edition} dice «{value}»: {source}",
    "changed by --option; {edition} says “{value}”: {source}",
)
_ALIKE = Text(
    "{first} y {second} no difieren en nada.", "{first} and {second} do not differ in anything."
)


def rules_title(edition: Edition, language: Language) -> str:
    """Whose rules they are."""
    return _TITLE.say(language, edition=edition_name(edition, language))


def rule_entries(edition: Edition, language: Language) -> Iterator[RuleEntry]:
    """Every rule of an edition, and how it is given as an option."""
    for rule, (name, meaning) in RULES.items():
        value = getattr(edition, rule)
        yield RuleEntry(
            rule,
            capital(name.say(language)),
            rule_value(value, language, rule),
            (),
            capital(meaning.say(language)),
            _source(rule, edition, language),
            _OPTION.format(rule=rule, value=written_value(value)),
        )


def _source(rule: str, edition: Edition, language: Language) -> str:
    """Where a rule stands; of one that was changed, what the edition itself says, and where."""
    source = rule_source(rule, edition, language)
    original = EDITIONS.get(edition.id, edition)
    value = getattr(original, rule)
    if value == getattr(edition, rule):
        return source
    return _CHANGED.say(
        language,
        edition=edition_name(original, language),
        value=rule_value(value, language, rule),
        source=source,
    )


def difference_entries(first: Edition, second: Edition, language: Language) -> Iterator[RuleEntry]:
    """The rules that two editions decide otherwise."""
    both = (first, second)
    names = [edition_name(one, language) for one in both]
    for one in compare(first, second):
        name, meaning = RULES[one.rule]
        sources = dict.fromkeys(rule_source(one.rule, edition, language) for edition in both)
        yield RuleEntry(
            one.rule,
            capital(name.say(language)),
            "",
            (
                _decision(names[0], rule_value(one.first, language, one.rule), language),
                _decision(names[1], rule_value(one.second, language, one.rule), language),
            ),
            capital(meaning.say(language)),
            "; ".join(sources),
            "",
        )


def _decision(what: str, value: str, language: Language) -> str:
    return _DECISION.say(language, what=capital(what), value=value)


def alike_line(first: Edition, second: Edition, language: Language) -> str:
    """That two editions do not differ."""
    return _ALIKE.say(
        language, first=edition_name(first, language), second=edition_name(second, language)
    )
