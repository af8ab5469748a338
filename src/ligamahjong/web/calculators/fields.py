"""Fields of a form whose address is what it asks: how they are read, and how they are shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.wording import Text
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.visible import first_hidden

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.wording import Language

__all__ = ["Answers", "Choice", "Field", "Kind", "Shown", "read", "shown"]

_NO_CHOICE = Text(
    "{label}: «{value}» no está entre las opciones; se esperaba {known}",
    "{label}: “{value}” is not one of the options; expected {known}",
)
_NO_NUMBER = Text(
    "{label}: «{value}» no vale; se esperaba un número entero de 0 a {most}",
    "{label}: not “{value}”; expected a whole number from 0 to {most}",
)
_NO_FLAG = Text(
    "{label}: «{value}» no vale; se esperaba 1, o nada",
    "{label}: not “{value}”; expected 1, or nothing",
)
_REPEATED = Text(
    "{label}: figura {times} veces en la dirección, con valores distintos; se esperaba una",
    "{label}: given {times} times in the address, with different values; expected once",
)
_NOT_SEEN = Text(
    "{label}: lleva un carácter que no se ve ({code}) en la posición {position}; se esperaba sin "
    "él",
    "{label}: has a character that cannot be seen ({code}) at position {position}; expected "
    "without it",
)
_OTHERS = Text("una de otras {many}", "one of {many} others")
_CHECKED = "1"
_MOST_OPTIONS = 10
"""Options that a message names one by one; of more than these, only the first few."""
_SOME_OPTIONS = 4
_MOST_TOLD = 40
"""Letters of a wrong value that a message repeats."""
_MOST_DIGITS = 6
_WIDE = {code + 0xFEE0: code for code in range(0x21, 0x7F)}
"""Digits, letters and signs as wide as ideographs, as keyboards of Japanese and Chinese write."""


class Kind(StrEnum):
    """How a field is filled in."""

    TEXT = "text"
    CHOICE = "choice"
    FLAG = "flag"
    NUMBER = "number"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field.

    Attributes:
        name: in the address.
        label: what the reader sees.
        kind: how it is filled in.
        choices: texts by their values in the address, the first the one that is taken if none is.
        most: of a number.
        hint: below the field.
        keys: the keyboard that a telephone shows for a text, as ``inputmode`` names it.
        owner: what a sentence says before the label, where the page says it above the field.
    """

    name: str
    label: Text
    kind: Kind = Kind.TEXT
    choices: Mapping[str, Text] = field(default_factory=lambda: MappingProxyType({}))
    most: int = 0
    hint: Text | None = None
    keys: str = ""
    owner: Text | None = None

    def called(self, language: Language) -> str:
        """The field as a sentence names it, wherever it is read."""
        label = self.label.say(language)
        return f"{self.owner.say(language)} · {label}" if self.owner else label


class Answers(NamedTuple):
    """What an address says.

    Attributes:
        values: of each field; of a flag ``"1"`` or nothing, of a choice one of its values, of a
            number its digits. Those that cannot be are as if they were not given.
        problems: a sentence for each that cannot be.
        wrong: those sentences by the name of the field.
    """

    values: Mapping[str, str]
    problems: tuple[str, ...]
    wrong: Mapping[str, str] = MappingProxyType({})


class Choice(NamedTuple):
    """An option: its value, its text, and whether it is the one."""

    value: str
    text: str
    chosen: bool


class Shown(NamedTuple):
    """A field as a template shows it."""

    name: str
    kind: str
    label: str
    hint: str
    value: str
    choices: tuple[Choice, ...]
    most: int
    keys: str
    wrong: str


def read(
    given: Mapping[str, str],
    fields: Iterable[Field],
    language: Language,
    repeated: Mapping[str, int] = MappingProxyType({}),
) -> Answers:
    """Read an address; names that no field has are passed over.

    Args:
        given: the values by name.
        fields: that may be given.
        language: of the sentences.
        repeated: how often a name is given with different values.
    """
    values: dict[str, str] = {}
    problems: dict[str, str] = {}
    for one in fields:
        text = given.get(one.name, "").translate(_WIDE).strip()
        wrong = _wrong(one, text, language)
        if times := repeated.get(one.name):
            wrong = _REPEATED.say(language, label=one.called(language), times=times)
        if wrong:
            problems[one.name] = wrong
        values[one.name] = _value(one, "" if wrong else text)
    return Answers(MappingProxyType(values), tuple(problems.values()), MappingProxyType(problems))


def _value(one: Field, text: str) -> str:
    if one.kind is Kind.FLAG:
        return text
    if one.kind is Kind.CHOICE:
        return text or next(iter(one.choices))
    if one.kind is Kind.NUMBER:
        return text or "0"
    return text


def _wrong(one: Field, text: str, language: Language) -> str:
    """Why a text cannot be the value of a field; nothing where it can."""
    label, value = one.called(language), text[:_MOST_TOLD]
    if hidden := first_hidden(text):
        position, code = hidden
        return _NOT_SEEN.say(language, label=label, code=code, position=position + 1)
    if one.kind is Kind.FLAG and text not in {"", _CHECKED}:
        return _NO_FLAG.say(language, label=label, value=value)
    if one.kind is Kind.CHOICE and text and text not in one.choices:
        known = _options(one, language)
        return _NO_CHOICE.say(language, label=label, value=value, known=known)
    if one.kind is Kind.NUMBER and text:
        is_number = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
        if not is_number or int(text) > one.most:
            return _NO_NUMBER.say(language, label=label, value=value, most=one.most)
    return ""


def _options(one: Field, language: Language) -> str:
    """Those of a field, or the first of many and how many more there are."""
    names = [text.say(language) for text in one.choices.values()]
    if len(names) > _MOST_OPTIONS:
        others = len(names) - _SOME_OPTIONS
        names = [*names[:_SOME_OPTIONS], _OTHERS.say(language, many=others)]
    return one_of(names, language)


def shown(one: Field, values: Mapping[str, str], language: Language, wrong: str = "") -> Shown:
    """A field with its value, in a language.

    Args:
        one: the field.
        values: of all fields.
        language: of the texts.
        wrong: what is wrong with what it was given.
    """
    value = values[one.name]
    choices = (
        Choice(name, text.say(language), name == value) for name, text in one.choices.items()
    )
    hint = one.hint.say(language) if one.hint else ""
    return Shown(
        one.name,
        one.kind.value,
        one.label.say(language),
        hint,
        value,
        tuple(choices),
        one.most,
        one.keys,
        wrong,
    )
