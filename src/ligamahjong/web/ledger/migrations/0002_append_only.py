"""Entries can be added and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import migrations

from ligamahjong.web.ledger import append_only

if TYPE_CHECKING:
    from django.apps.registry import Apps
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def _install(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:  # noqa: ARG001
    append_only.install(schema_editor.connection)


def _remove(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:  # noqa: ARG001
    append_only.remove(schema_editor.connection)


class Migration(migrations.Migration):
    """Install the triggers."""

    dependencies = (("ledger", "0001_initial"),)
    operations = (migrations.RunPython(_install, _remove),)
