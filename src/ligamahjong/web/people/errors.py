"""What cannot be done to people, and why."""

from __future__ import annotations

from ligamahjong.wording import Language, Text

__all__ = ["Refused"]


class Refused(ValueError):  # noqa: N818 - what was asked for is refused
    """Something that cannot be done; it knows how to say why and what was expected.

    Attributes:
        reason: why, as a short name.
    """

    def __init__(self, reason: str, text: Text, **values: object) -> None:
        super().__init__(text.say(Language.EN, **values))
        self.reason = reason
        self._text, self._values = text, values

    def say(self, language: Language) -> str:
        """Why, in a language."""
        return self._text.say(language, **self._values)
