"""Whether the database is the one this release works with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from ligamahjong.errors import SiteError
from ligamahjong.web.ledger.append_only import missing

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["check_database", "migrate", "trouble"]

_PRIVATE = 0o600


def trouble() -> SiteError | None:
    """What keeps the site from working with its database, if anything."""
    try:
        check_database()
    except SiteError as error:
        return error
    return None


def check_database() -> None:
    """That the database can be used and is of this release.

    Raises:
        SiteError: it is not; ``facts["reason"]`` is ``"database-missing"``,
            ``"database-behind"``, ``"database-ahead"``, ``"database-unreachable"`` or
            ``"ledger-open"``.
    """
    file = _file()
    if file is not None and not file.exists():
        raise SiteError(f"there is no database {file}", reason="database-missing", file=str(file))
    try:
        behind = _migrations_to_come()
        open_to = () if behind else missing(connection)
    except (DatabaseError, OSError) as error:
        raise _unreachable(error) from error
    if behind:
        raise SiteError(
            f"the database lacks {', '.join(behind)}",
            reason="database-behind",
            migrations=behind,
        )
    if open_to:
        raise SiteError(
            f"the ledger has no {', '.join(open_to)}", reason="ledger-open", triggers=open_to
        )


def migrate() -> int:
    """Bring the database to this release; the folder of an SQLite file is made.

    A new file is for nobody but its owner: what it holds is personal.

    Returns:
        How many migrations were applied.

    Raises:
        SiteError: it cannot be used, or it is of a newer release.
    """
    try:
        if file := _file():
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.touch(_PRIVATE)
        changes = len(_migrations_to_come())
        call_command("migrate", verbosity=0, interactive=False)
    except (DatabaseError, OSError) as error:
        raise _unreachable(error) from error
    check_database()
    return changes


def _file() -> Path | None:
    """The file of an SQLite database."""
    return Path(connection.settings_dict["NAME"]) if connection.vendor == "sqlite" else None


def _migrations_to_come() -> list[str]:
    """Those of this release that the database has not seen.

    Raises:
        SiteError: it has seen others.
    """
    executor = MigrationExecutor(connection)
    loader = executor.loader
    replaced = {key for migration in loader.disk_migrations.values() for key in migration.replaces}
    unknown = loader.applied_migrations.keys() - loader.disk_migrations.keys() - replaced
    if unknown:
        names = _names(unknown)
        raise SiteError(
            f"the database has {', '.join(names)}", reason="database-ahead", migrations=names
        )
    plan = executor.migration_plan(loader.graph.leaf_nodes())
    return _names((migration.app_label, migration.name) for migration, _ in plan)


def _names(migrations: Iterable[tuple[str, str]]) -> list[str]:
    return sorted(f"{app}.{name}" for app, name in migrations)


def _unreachable(error: Exception) -> SiteError:
    return SiteError(
        f"the database cannot be used: {error}", reason="database-unreachable", error=str(error)
    )
