"""What a person reads when a command line is not understood: one line, exit status 2."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.speech import bilingual

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO, Any

__all__ = ["Misunderstood", "spoken"]

_INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""

_EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
_VALUES_NEEDED = re.compile(r"requires (an|[0-9]+) arguments?")


class Misunderstood(click.UsageError):
    """A usage error in the reader's language."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print usage, where help is, and what is wrong."""
        if self.ctx is not None:
            click.echo(self.ctx.get_usage(), file, err=True)
            click.echo(f"{bilingual('Ayuda', 'Help')}: {self.ctx.command_path} --help\n", err=True)
        click.echo(f"{bilingual('Error', 'Error')}: {self.message}", file, err=True)


@contextmanager
def spoken() -> Iterator[None]:
    """Say in the reader's language what click says in English: wrong usage, an interruption."""
    try:
        yield
    except (Misunderstood, click.exceptions.NoArgsIsHelpError):
        raise
    except click.UsageError as error:
        raise Misunderstood(_sentence(error), error.ctx) from error
    except KeyboardInterrupt:
        click.echo(f"\n{bilingual('Interrumpido', 'Interrupted')}", err=True)
        raise click.exceptions.Exit(_INTERRUPTED) from None


def _sentence(error: click.UsageError) -> str:
    """What is wrong; in English where click says something that is not foreseen here."""
    match error:
        case click.NoSuchOption(option_name=option, possibilities=near):
            return bilingual(
                f"no existe la opción {option}" + (f"; ¿quizá {near[0]}?" if near else "."),
                f"there is no option {option}" + (f"; perhaps {near[0]}?" if near else "."),
            )
        case click.BadOptionUsage(option_name=option, message=message):
            return _option_sentence(option, message)
        case click.MissingParameter():
            return bilingual(f"falta {_name(error)}.", f"{_name(error)} is missing.")
        case click.BadParameter(message=message):
            return f"{_name(error)}: {message}"
    if extra := _EXTRA.match(error.message):
        return bilingual(f"sobra: {extra[1]}", f"not expected: {extra[1]}")
    return error.format_message()


def _option_sentence(option: str, message: str) -> str:
    needed = _VALUES_NEEDED.search(message)
    if needed is None:
        return bilingual(f"{option} no lleva ningún valor.", f"{option} takes no value.")
    if needed[1] == "an":
        return bilingual(f"{option} necesita un valor.", f"{option} needs a value.")
    return bilingual(
        f"{option} necesita {needed[1]} valores.", f"{option} needs {needed[1]} values."
    )


def _name(error: click.BadParameter) -> str:
    """The option, or the argument as usage writes it."""
    if error.param is None or error.ctx is None:
        return str(error.param_hint or "")
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.make_metavar(error.ctx).removesuffix("...")
