"""Files sent in: taken, read otherwise, matched, imported once or abandoned."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong.web.audit.services import note
from ligamahjong.web.imports.errors import FileDecided, NamesChanged
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.proposals import propose
from ligamahjong.web.imports.reading import basis, read_file
from ligamahjong.web.imports.reports import report_values
from ligamahjong.web.imports.uploads import check_document, mode_of
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking.imports import append_games
from ligamahjong.web.ranking.services import recording

if TYPE_CHECKING:
    from ligamahjong.formats.documents import Document
    from ligamahjong.league.game import Mode
    from ligamahjong.web.accounts.models import User

__all__ = [
    "Options",
    "Upload",
    "abandon",
    "do_abandon",
    "do_import",
    "do_read_otherwise",
    "do_upload",
    "waiting",
]

_State = ImportedFile.State


@dataclass(frozen=True, slots=True)
class Options:
    """How a file is to be read.

    Attributes:
        mode: of its games; ``None`` where the name of the file says it.
        date_only: whether games need no hour.
        platform: on which its names are user names, or ``""``.
        source: who numbered its games, or ``""``.
    """

    mode: Mode | None = None
    date_only: bool = False
    platform: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that waits, and whether it waited already."""

    file: ImportedFile
    again: bool


def do_upload(user: User, document: Document, options: Options) -> Upload:
    """Keep a file until somebody decides on it; one that waits already is not kept twice.

    Raises:
        FileRefused: it is too large, no table of games, or of neither mode.
    """
    mode = mode_of(document, options.mode)
    rows = check_document(document)
    digest = sha256(document.data).hexdigest()
    with writing():
        waiting = ImportedFile.objects.filter(digest=digest, state=_State.UPLOADED).first()
        if waiting is not None:
            return Upload(waiting, again=True)
        file = ImportedFile.objects.create(
            digest=digest,
            name=document.name,
            mode=mode.value,
            date_only=options.date_only,
            platform=options.platform,
            source=options.source,
            content=document.data,
            size=len(document.data),
            rows=rows,
            sender=user,
        )
        note(user.actor, "upload", "file", file.pk, rows=rows, size=file.size)
    return Upload(file, again=False)


def do_read_otherwise(token: str, options: Options) -> ImportedFile:
    """Change how a file that waits is to be read; a mode that is not given stays.

    Raises:
        FileDecided: it does not wait.
    """
    with writing():
        file = waiting(token)
        if options.mode is not None:
            file.mode = options.mode.value
        file.date_only = options.date_only
        file.platform = options.platform
        file.source = options.source
        file.save(update_fields=["mode", "date_only", "platform", "source"])
    return file


def do_abandon(user: User, token: str) -> ImportedFile:
    """Give a file up: its content and what was said about its names are destroyed.

    Raises:
        FileDecided: it does not wait.
    """
    with writing():
        file = waiting(token)
        abandon(user.actor, file)
    return file


def do_import(user: User, token: str) -> ImportedFile:
    """Put the games of a file that are new into the ledger, propose corrections, keep the report.

    It is read before the lock is taken; should people, names or options have changed when it is,
    nothing is imported.

    Raises:
        FileDecided: it does not wait.
        NamesChanged: the preview has to be looked at again.
        LedgerError: the ledger refuses a game; nothing is imported.
    """
    read = waiting(token)
    before = basis(read)
    found = read_file(read)
    with recording():
        file = waiting(token)
        if basis(file) != before:
            raise NamesChanged
        games = append_games(found.games, actor=user.actor)
        file.state = _State.IMPORTED
        file.rows = found.rows
        file.added, file.known, file.other = map(len, (games.added, games.known, games.other))
        file.proposed = propose(games.other, file.name)
        file.refused = found.report.refused
        file.report = report_values(found.report)
        file.content = b""
        file.decided_at = timezone.now()
        file.save()
        note(
            user.actor,
            "import",
            "file",
            file.pk,
            rows=file.rows,
            added=file.added,
            known=file.known,
            proposed=file.proposed,
            refused=file.refused,
        )
    return file


def waiting(token: str) -> ImportedFile:
    """A file that waits.

    Raises:
        FileDecided: there is no such file, or it does not wait any more.
    """
    file = ImportedFile.objects.filter(pk=token, state=_State.UPLOADED).first()
    if file is None:
        raise FileDecided
    return file


def abandon(actor: str, file: ImportedFile) -> None:
    """The same inside a transaction, for a file that waits."""
    file.state = _State.ABANDONED
    file.content = b""
    file.decided_at = timezone.now()
    file.save(update_fields=["state", "content", "decided_at"])
    NameMatch.objects.filter(file=file).delete()
    note(actor, "abandon", "file", file.pk)
