"""Names of people in files: forgotten with the person, or once kept long enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.formats.decoding import decode
from ligamahjong.formats.documents import Document
from ligamahjong.formats.sheet import read_sheet
from ligamahjong.people.names import fold
from ligamahjong.web.audit.services import SYSTEM
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.services import abandon

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

__all__ = ["GONE", "forget", "forget_old"]

GONE = "[…]"
"""What stands where a report named somebody."""
_WORKBOOK = b"PK"
_CHUNK = 20
_State = ImportedFile.State


class _Names:
    """Finds names in texts, whatever their accents and capitals, the surname first or last."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {folded for name in names if (folded := fold(name))}

    def are_in(self, text: str) -> bool:
        """Whether the text is a name, or has one of two words or more in it."""
        account = text.partition(":")[2].partition("#")[0]
        for folded in {fold(text), fold(text.replace(",", " ")), fold(account)} - {""}:
            if folded in self._names:
                return True
            padded = f" {folded} "
            if any(" " in name and f" {name} " in padded for name in self._names):
                return True
        return False

    def taken_out(self, value: object) -> object:
        """A value of JSON with :data:`GONE` for every text that names somebody."""
        if isinstance(value, str):
            return GONE if self.are_in(value) else value
        if isinstance(value, list):
            return [self.taken_out(one) for one in value]
        if isinstance(value, dict):
            return {key: self.taken_out(one) for key, one in value.items()}
        return value


def forget(people: Iterable[str], names: Iterable[str]) -> None:
    """Forget whom names meant, and take the names out of what is kept of files.

    A file that waits and holds one of the names is abandoned: nothing can be taken out of it.
    Call it inside :func:`~ligamahjong.web.ledger.transactions.writing`.

    Args:
        people: ids of somebody.
        names: all that they are called, user names included.
    """
    matches = NameMatch.objects.filter(person__in=list(people))
    told = list(names)
    sought = _Names([*told, *matches.values_list("text", flat=True)])
    matches.delete()
    naming = [row.pk for row in NameMatch.objects.all() if sought.are_in(row.text)]
    NameMatch.objects.filter(pk__in=naming).delete()
    for file in ImportedFile.objects.iterator(chunk_size=_CHUNK):
        if file.state == _State.UPLOADED and any(map(sought.are_in, _texts(file))):
            abandon(SYSTEM, file)
        name, report = sought.taken_out(file.name.rpartition(".")[0] or file.name), file.report
        cleaned = sought.taken_out(report)
        if name == GONE or cleaned != report:
            file.name = GONE if name == GONE else file.name
            file.report = cleaned
            file.save(update_fields=["name", "report"])


def forget_old(*, waiting: datetime, reports: datetime) -> int:
    """Abandon files that nobody decided on, and drop the reports of those decided long ago.

    Call it inside :func:`~ligamahjong.web.ledger.transactions.writing`.

    Args:
        waiting: files that have waited since before are abandoned.
        reports: what was found in files decided before is dropped, with whom names meant in them.

    Returns:
        How many files that concerned.
    """
    waiting_files = list(ImportedFile.objects.filter(state=_State.UPLOADED, made_at__lt=waiting))
    for file in waiting_files:
        abandon(SYSTEM, file)
    decided = ImportedFile.objects.filter(decided_at__lt=reports).exclude(state=_State.UPLOADED)
    with_names = decided.filter(~Q(report=[]) | Q(matches__isnull=False)).distinct()
    old = list(with_names.values_list("pk", flat=True))
    NameMatch.objects.filter(file__in=old).delete()
    ImportedFile.objects.filter(pk__in=old).update(report=[])
    return len(waiting_files) + len(old)


def _texts(file: ImportedFile) -> Iterator[str]:
    """Everything that a file that waits says."""
    content = bytes(file.content)
    yield file.name
    sheet = read_sheet(Document(file.name, content))
    for _, cells in sheet.rows:
        yield from cells
    if not content.startswith(_WORKBOOK):
        yield from decode(content).splitlines()
