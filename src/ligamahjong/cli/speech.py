"""The language the command line speaks.

The texts of ``--help`` are fixed when a command is imported, before its options are read; the
environment variable ``LIGA_LANG`` chooses them, and is the default of ``--lang``.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["LANGUAGE_VARIABLE", "Command", "Group", "bilingual", "preferred_language"]

LANGUAGE_VARIABLE = "LIGA_LANG"


def preferred_language() -> str:
    """``en`` if ``LIGA_LANG`` says so, as in ``en`` or ``en_GB.UTF-8``; else ``es``."""
    return "en" if os.environ.get(LANGUAGE_VARIABLE, "").lower().startswith("en") else "es"


def bilingual(es: str, en: str) -> str:
    """The text in the preferred language."""
    return en if preferred_language() == "en" else es


_BEFORE_AN_OPTION = re.compile(r' (?=-(?:-|[a-z])(?:[^"]*"[^"]*")*[^"]*$)')
"""A space outside quotes, before an option."""
_GOES_ON = " \\"


def _copied(example: str, room: int) -> Iterator[str]:
    """An example in lines that a shell takes as one: broken before options, with a backslash."""
    line = ""
    for part in _BEFORE_AN_OPTION.split(example):
        if line and len(line) + 1 + len(part) + len(_GOES_ON) > room:
            yield line + _GOES_ON
            line = f"  {part}"
        else:
            line = f"{line} {part}" if line else part
    yield line


class Command(click.Command):
    """A command whose help has its headings in the reader's language."""

    def __init__(self, *args: Any, **settings: Any) -> None:  # noqa: ANN401 - as click has it
        settings.setdefault("options_metavar", bilingual("[OPCIONES]", "[OPTIONS]"))
        super().__init__(*args, **settings)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; every error knows the command, whose usage is then shown.

        A flag and its opposite together are an error, and so is an option that takes one value and
        is there twice, for the last would win in silence.
        """
        try:
            self._refuse_opposites(ctx, args)
            self._refuse_repeated(ctx, args)
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def _refuse_opposites(self, ctx: click.Context, args: list[str]) -> None:
        written = set(args[: args.index("--")] if "--" in args else args)
        for one in self.get_params(ctx):
            yes, no = written.intersection(one.opts), written.intersection(one.secondary_opts)
            if yes and no:
                both = sorted(yes | no)
                raise click.UsageError(
                    bilingual(
                        f"se esperaba {both[0]} o {both[1]}, no los dos.",
                        f"expected {both[0]} or {both[1]}, not both.",
                    )
                )

    def _refuse_repeated(self, ctx: click.Context, args: list[str]) -> None:
        _, _, given = self.make_parser(ctx).parse_args([*args])
        for one in given:
            times = given.count(one)
            if times > 1 and isinstance(one, click.Option) and not (one.multiple or one.is_flag):
                name = max(one.opts, key=len)
                raise click.UsageError(
                    bilingual(
                        f"{name} está {times} veces; se esperaba una sola.",
                        f"{name} is there {times} times; expected it once.",
                    )
                )

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
        default = bilingual("[por omisión: ", "[default: ")
        with formatter.section(bilingual("Opciones", "Options")):
            formatter.write_dl(
                [
                    (name, text.replace("[default: ", default))
                    for name, text in filter(None, records)
                ]
            )

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """The example, which can be copied as it stands."""
        if self.epilog:
            formatter.write_paragraph()
            with formatter.indentation():
                indent = " " * formatter.current_indent
                room = formatter.width - formatter.current_indent
                for line in _copied(self.epilog, room):
                    formatter.write(f"{indent}{line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help`` itself."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = bilingual("Muestra esta ayuda.", "Show this help.")
        return option


class Group(Command, click.Group):
    """A group of commands that lists each with one line, without importing it."""

    lines: Sequence[tuple[str, str]] = ()

    def __init__(self, *args: Any, **settings: Any) -> None:  # noqa: ANN401 - as click has it
        settings.setdefault("subcommand_metavar", bilingual("ORDEN …", "COMMAND …"))
        super().__init__(*args, **settings)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the group, then its commands."""
        Command.format_options(self, ctx, formatter)
        with formatter.section(bilingual("Órdenes", "Commands")):
            formatter.write_dl(self.lines)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command called, or what is said of one that does not exist."""
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            from difflib import get_close_matches  # noqa: PLC0415 - start-up time

            near = get_close_matches(name, self.list_commands(ctx), n=1)
            ctx.fail(
                bilingual(
                    f"no existe la orden «{name}»" + (f"; ¿quizá {near[0]}?" if near else "."),
                    f"there is no command “{name}”" + (f"; perhaps {near[0]}?" if near else "."),
                )
            )
        return super().resolve_command(ctx, args)
