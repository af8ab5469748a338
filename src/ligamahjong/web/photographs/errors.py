"""Why a photograph is not taken, in words for whoever sent it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.wording import Language, Text

__all__ = ["DecoderBroken", "PhotographRefused", "Refusal"]


class Refusal(StrEnum):
    """Why."""

    TOO_MANY = "too-many"
    """The submission has as many as it may have."""
    TOO_LARGE = "too-large"
    """Too many bytes."""
    HEIC = "heic"
    """HEIC or AVIF: what some telephones make."""
    OTHER_KIND = "other-kind"
    """No photograph of a kind that can be read."""
    TOO_MANY_PIXELS = "too-many-pixels"
    """Too many pixels, or too long a side."""
    DAMAGED = "damaged"
    """It cannot be read to its end."""
    TOO_HARD = "too-hard"
    """Reading it takes more time or memory than a photograph does."""


class PhotographRefused(ValueError):  # noqa: N818 - the name says what happened
    """A photograph that is not taken.

    Args:
        refusal: why.
        text: what is wrong and what was expected.
    """

    def __init__(self, refusal: Refusal, text: Text) -> None:
        super().__init__(text.en)
        self.refusal = refusal
        self.text = text

    def say(self, language: Language) -> str:
        """The sentence in a language."""
        return self.text.say(language)


class DecoderBroken(RuntimeError):  # noqa: N818
    """The process that makes photographs anew does not start: the site is not set up."""
