"""The public export: what anybody needs to work the rankings out again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from django.conf import settings

from ligamahjong.formats.export import export_files, zip_files
from ligamahjong.league.game import Mode
from ligamahjong.league.standings import standings
from ligamahjong.ledger.entry import GENESIS
from ligamahjong.ledger.publication import Publication, results_bytes
from ligamahjong.ledger.rules import rules_digest
from ligamahjong.people import Person
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.people.selectors import Unnamed, public_directory
from ligamahjong.web.ranking.models import Progress
from ligamahjong.web.ranking.selectors import league_rules, snapshot

if TYPE_CHECKING:
    from datetime import date

    from ligamahjong.web.ranking.selectors import Version

__all__ = ["archive", "export"]


def export(day: date) -> dict[str, bytes]:
    """The files of the export with the rankings of a day, by name.

    The rankings are those that the pages show, not replayed; ``liga verify`` replays them. Call
    it inside :func:`~ligamahjong.web.ledger.transactions.reading`.
    """
    progress = Progress.objects.first() or Progress(head=GENESIS)
    rules = league_rules()
    histories = {mode: snapshot(mode, day) for mode in Mode}
    ids = {person for history in histories.values() for person in history.states}
    people = public_directory(sorted(ids))
    publication = Publication(
        day=day,
        seq=progress.seq,
        head=progress.head,
        rules=rules_digest(rules),
        games={mode: history.games for mode, history in histories.items()},
        results={
            mode: results_bytes(standings(history, day, people, rules))
            for mode, history in histories.items()
        },
    )
    shown = [Person(one.id, "") if isinstance(one, Unnamed) else one for one in people.values()]
    return export_files(publication, entries(until=progress.seq), shown, rules.ladders)


def archive(of: Version) -> Path:
    """The export as a zip file on this machine, made when it is asked for the first time.

    Args:
        of: what the pages show now; archives of anything before are removed.
    """
    folder = Path(settings.DATA) / "exports"
    path = folder / f"{of.head or GENESIS}-{of.people}-{of.day}.zip"
    if not path.is_file():
        packed = zip_files(export(of.day))
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(packed)
        Path(file.name).replace(path)
        _remove_others(path)
    return path


def _remove_others(path: Path) -> None:
    """Leave no older archive; who is reading one goes on reading it."""
    for other in path.parent.glob("*.zip"):
        if other != path:
            with suppress(OSError):
                other.unlink()
