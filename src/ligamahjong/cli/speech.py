"""The language the command line speaks.

The texts of ``--help`` are fixed when a command is imported, before its options are read; the
environment variable ``LIGA_LANG`` chooses them, and is the default of ``--lang``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["LANGUAGE_VARIABLE", "Command", "Group", "bilingual"]

LANGUAGE_VARIABLE = "LIGA_LANG"


def bilingual(es: str, en: str) -> str:
    """The text for ``--help`` in the language of ``LIGA_LANG``: Spanish unless it is ``en``."""
    return en if os.environ.get(LANGUAGE_VARIABLE, "").lower().startswith("en") else es


class Command(click.Command):
    """A command whose help has its headings in the reader's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line of usage."""
        formatter.write_usage(
            ctx.command_path,
            " ".join(self.collect_usage_pieces(ctx)),
            prefix=bilingual("Uso: ", "Usage: "),
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of options."""
        options = (p for p in self.get_params(ctx) if isinstance(p, click.Option))
        records = (option.get_help_record(ctx) for option in options)
        with formatter.section(bilingual("Opciones", "Options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help`` itself."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = bilingual("Muestra esta ayuda.", "Show this help.")
        return option


class Group(Command, click.Group):
    """A group of commands that lists each with one line, without importing it."""

    lines: Sequence[tuple[str, str]] = ()

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the group, then its commands."""
        Command.format_options(self, ctx, formatter)
        with formatter.section(bilingual("Órdenes", "Commands")):
            formatter.write_dl(self.lines)
