"""Facts put into words, in Spanish and English: numbers, dates, sentences.

The command line and the site say the same thing in the same words because both take them from
here. Nothing here computes a rating or reads a file.
"""

from ligamahjong.wording.language import Language, Text

__all__ = ["Language", "Text"]
