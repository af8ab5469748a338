"""Reading the files sent in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404

from ligamahjong.web.imports.models import ImportedFile

if TYPE_CHECKING:
    from django.db.models import QuerySet

__all__ = ["decided_files", "earlier", "file_of", "waiting_files"]

_State = ImportedFile.State


def file_of(token: str) -> ImportedFile:
    """A file, in whatever state.

    Raises:
        Http404: there is none.
    """
    file = ImportedFile.objects.filter(pk=token).select_related("sender").first()
    if file is None:
        raise Http404
    return file


def waiting_files() -> QuerySet[ImportedFile]:
    """The files that somebody has to decide on, newest first."""
    return _listed().filter(state=_State.UPLOADED)


def decided_files() -> QuerySet[ImportedFile]:
    """The files that were imported or abandoned, newest first."""
    return _listed().exclude(state=_State.UPLOADED)


def earlier(file: ImportedFile) -> QuerySet[ImportedFile]:
    """The imports of the same bytes before a file, newest first."""
    same = _listed().filter(digest=file.digest, state=_State.IMPORTED)
    return same.filter(made_at__lt=file.made_at).exclude(pk=file.pk)


def _listed() -> QuerySet[ImportedFile]:
    return ImportedFile.objects.select_related("sender").defer("content", "report")
