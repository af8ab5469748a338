"""Why a file is not taken, in words for whoever sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording import Language, Text
from ligamahjong.wording.problems import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.report import Problem

__all__ = ["FileDecided", "FileRefused", "NamesChanged"]


class FileRefused(ValueError):  # noqa: N818 - the name says what happened
    """A file that is not taken.

    Args:
        said: what is wrong and what was expected, as it is said.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self._said = said

    @classmethod
    def saying(cls, text: Text, **facts: object) -> FileRefused:
        """A file that is not taken, with the values of the case."""
        return cls(Text(*(text.say(language, **facts) for language in (Language.ES, Language.EN))))

    @classmethod
    def because(cls, file: str, problems: Iterable[Problem]) -> FileRefused:
        """A file that cannot be read at all, for the reasons a reader found."""
        found = list(problems)
        return cls(
            Text(
                *(
                    f"{file}: {'; '.join(sentence(one, language) for one in found)}"
                    for language in (Language.ES, Language.EN)
                )
            )
        )

    def say(self, language: Language) -> str:
        """The sentence in a language."""
        return self._said.es if language is Language.ES else self._said.en


class FileDecided(LookupError):  # noqa: N818
    """The file has been imported or abandoned, or there never was one."""


class NamesChanged(RuntimeError):  # noqa: N818
    """People, matches or options changed between reading a file and importing it."""
