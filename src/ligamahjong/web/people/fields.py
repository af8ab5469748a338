"""Fields of forms about people, each of which says what was expected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django import forms

from ligamahjong import people
from ligamahjong.errors import FormatError
from ligamahjong.people.names import clean, fold, given_first
from ligamahjong.people.regions import ABROAD, REGIONS
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.ranking import region_name

if TYPE_CHECKING:
    from typing import Any

__all__ = ["EmaNumberField", "NameField", "read_accounts", "region_choices", "said"]

_LETTERS = re.compile(r"[^\W\d_]")
_DIGITS = re.compile(r"[0-9]{8}")
_LOST_ZERO = re.compile(r"[0-9]{7}")

_NO_NAME = Text(
    "«{value}» no es un nombre; se esperaba nombre y apellidos.",
    "“{value}” is not a name; expected given name and surname.",
)
_ONE_WORD = Text(
    "«{value}» es solo una palabra; se esperaba nombre y al menos un apellido.",
    "“{value}” is one word only; expected a given name and at least one surname.",
)
_NO_NUMBER = Text(
    "«{value}» no es un número EMA; se esperaban 8 cifras, como 08010001.",
    "“{value}” is not an EMA number; expected 8 digits, such as 08010001.",
)
_NO_ACCOUNT = Text(
    "«{value}» no es una cuenta; se esperaba plataforma:nombre, una en cada línea.",
    "“{value}” is not an account; expected platform:name, one on each line.",
)
_NO_PLACE = Text("Elige una", "Choose one")


def said(text: Text, /, **values: object) -> str:
    """A text in the language of the page."""
    return text.say(page_language(), **values)


class NameField(forms.CharField):
    """A name of somebody, given names first; one written surname first is turned round."""

    def __init__(self, *, words: int = 1, **options: Any) -> None:  # noqa: ANN401 - those of a field
        super().__init__(max_length=200, **options)
        self._words = words

    def clean(self, value: object) -> str:
        """The name as it is shown."""
        name = given_first(super().clean(value))
        if name and not _LETTERS.search(name):
            raise forms.ValidationError(said(_NO_NAME, value=name[:60]))
        if name and len(fold(name).split()) < self._words:
            raise forms.ValidationError(said(_ONE_WORD, value=name[:60]))
        return name


class EmaNumberField(forms.CharField):
    """Eight digits; of seven the leading zero was lost, and is put back.

    Attributes:
        repaired: whether the last value was.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - those of a field
        super().__init__(required=False, **options)
        self.repaired = False

    def clean(self, value: object) -> str:
        """Eight digits, or nothing."""
        number = re.sub(r"[\s.-]", "", super().clean(value))
        self.repaired = _LOST_ZERO.fullmatch(number) is not None
        if self.repaired:
            number = f"0{number}"
        if number and not _DIGITS.fullmatch(number):
            raise forms.ValidationError(said(_NO_NUMBER, value=number[:40]))
        return number


def read_accounts(text: str) -> tuple[people.Account, ...]:
    """Accounts of a text, ``platform:name`` or ``platform:name#id`` on each line.

    Raises:
        ValidationError: a line that is none.
    """
    found = []
    for line in filter(None, map(clean, text.splitlines())):
        try:
            found.append(people.Account.parse(line))
        except FormatError as error:
            raise forms.ValidationError(said(_NO_ACCOUNT, value=line[:60])) from error
    return tuple(found)


def region_choices(*, empty: Text | None = None) -> list[tuple[str, str]]:
    """Communities by name, and abroad at the end.

    Args:
        empty: what to call none of them; without it, one has to be chosen.
    """
    language: Language = page_language()
    named = [(code, region_name(code, language)) for code in REGIONS]
    named.sort(key=lambda pair: fold(pair[1]))
    return [
        ("", (empty or _NO_PLACE).say(language)),
        *named,
        (ABROAD, region_name(ABROAD, language)),
    ]
