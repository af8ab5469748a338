"""Everything held about somebody, as one file to take away."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from django.utils import timezone

from ligamahjong.formats.values import guard
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.privacy.categories.games import photographs_of
from ligamahjong.web.privacy.registry import CATEGORIES
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.web.privacy.subject import Subject

__all__ = ["archive_of"]

_READ_ME = Text(
    "LEEME.txt",
    "README.txt",
)
_INTRODUCTION = Text(
    "Esto es todo lo que la liga guarda sobre ti. data.json lo tiene entero, con su fin, su base "
    "y su plazo; en cada carpeta, lo mismo en tablas CSV. En «photographs» están las fotografías "
    "que enviaste. No se incluyen contraseñas ni otros secretos, ni datos de otras personas.",
    "This is everything that the league keeps about you. data.json has all of it, with purpose, "
    "basis and period; each folder has the same as CSV tables. In “photographs” are those you "
    "sent. Passwords and other secrets are not included, nor are data of other people.",
)


def archive_of(subject: Subject, language: Language) -> bytes:
    """A ZIP file: ``data.json``, a folder of CSV tables for each category, own photographs.

    Args:
        subject: whose data.
        language: of the names in it.
    """
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        file.writestr(_READ_ME.say(language), _INTRODUCTION.say(language) + "\n")
        categories = []
        for category in CATEGORIES:
            tables = category.export(subject)
            for name, rows in tables.items():
                file.writestr(f"{category.key}/{name}.csv", _csv(rows))
            categories.append(
                {
                    "category": category.key,
                    "name": category.name.say(language),
                    "purpose": category.purpose.say(language),
                    "basis": category.basis.say(language),
                    "kept": category.say_kept(language),
                    "tables": tables,
                }
            )
        made = {"made_at": timezone.now().isoformat(), "categories": categories}
        file.writestr("data.json", json.dumps(made, ensure_ascii=False, indent=1) + "\n")
        found = Photograph.objects.filter(photographs_of(subject), destroyed_at=None)
        for key in found.values_list("pk", flat=True):
            path = files.path_of(key)
            if path.is_file():
                file.write(path, f"photographs/{key}.jpg")
    return packed.getvalue()


def _csv(rows: Sequence[Mapping[str, object]]) -> str:
    """Rows as CSV that no spreadsheet takes for formulas."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(rows[0])
    for row in rows:
        writer.writerow([_cell(value) for value in row.values()])
    return text.getvalue()


def _cell(value: object) -> object:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return guard(value)
    return guard(json.dumps(value, ensure_ascii=False))
