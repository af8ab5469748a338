"""Fields of forms: whole numbers as people write them, several files, choices as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.core.exceptions import ValidationError

from ligamahjong.formats.codes import Code
from ligamahjong.formats.values import LARGEST_NUMBER, parse_whole, rewritten
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.core.files.uploadedfile import UploadedFile
    from django.utils.datastructures import MultiValueDict

__all__ = ["Choice", "FilesField", "WholeField"]

_WRONG: Mapping[Code, Text] = {
    Code.SCORE_NOT_INTEGER: Text(
        "«{text}» no es un número entero, como 31700 o −12.",
        "“{text}” is not a whole number, such as 31700 or −12.",
    ),
    Code.SCORE_AMBIGUOUS: Text(
        "«{text}» se puede leer de dos maneras: escribe {one}.",
        "“{text}” can be read in two ways: write {one}.",
    ),
    Code.SCORE_TOO_LARGE: Text(
        "«{text}» es demasiado: como mucho {most}.", "“{text}” is too much: at most {most}."
    ),
}


class WholeField(forms.CharField):
    """A whole number, or ``None``; the sign may be any minus, points may separate thousands."""

    def to_python(self, value: object) -> str:
        """The text, tidied."""
        return str(super().to_python(value))

    def clean(self, value: object) -> int | None:
        """The number.

        Raises:
            ValidationError: it is no whole number, or too large a one.
        """
        text = self.to_python(value)
        found = parse_whole(text)
        if not text or found is Code.SCORE_MISSING:
            return None
        if isinstance(found, int):
            return found
        language = page_language()
        one, _ = rewritten(text) if found is Code.SCORE_AMBIGUOUS else (text, text)
        most = integer(LARGEST_NUMBER, language)
        raise ValidationError(_WRONG[found].say(language, text=text, one=one, most=most))


class _SeveralFiles(forms.FileInput):
    """A choice of files, as many as wanted."""

    allow_multiple_selected = True

    def value_from_datadict(
        self, data: Mapping[str, object], files: MultiValueDict[str, UploadedFile[bytes]], name: str
    ) -> list[UploadedFile[bytes]]:
        """All files that came under a name."""
        del data
        return files.getlist(name)


class FilesField(forms.Field):
    """Any number of files, also none; whoever reads them refuses what is no photograph."""

    widget = _SeveralFiles

    def clean(self, value: list[UploadedFile[bytes]] | None) -> list[UploadedFile[bytes]]:
        """The files."""
        return value or []


class Choice(forms.RadioSelect):
    """A choice of which a list of errors can name the first button."""

    def id_for_label(self, id_: str, index: str | None = None) -> str:
        """The ``id`` of a button, the first one unless another is asked for."""
        return super().id_for_label(id_, index or "0")
