"""``check --database default`` says when the chain is not protected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.core.checks import Error, Tags, register
from django.db import connections

from ligamahjong.web.ledger.append_only import TABLE, missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.apps import AppConfig
    from django.core.checks import CheckMessage

__all__ = ["triggers_are_there"]


@register(Tags.database)
def triggers_are_there(
    app_configs: Sequence[AppConfig] | None,  # noqa: ARG001 - what Django passes
    databases: Sequence[str] | None = None,
    **kwargs: Any,  # noqa: ANN401, ARG001
) -> list[CheckMessage]:
    """Every database with the table of the ledger has its triggers."""
    errors: list[CheckMessage] = []
    for alias in databases or ():
        connection = connections[alias]
        if TABLE in connection.introspection.table_names():
            errors.extend(
                Error(
                    f"the ledger of database {alias!r} has no trigger {name}",
                    hint="A table rebuilt by a migration loses its triggers: install them again "
                    "in that migration (ligamahjong.web.ledger.append_only.install).",
                    id="ledger.E001",
                )
                for name in missing(connection)
            )
    return errors
