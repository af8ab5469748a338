"""What a person reads when a command could not do its work: one line, exit status 1."""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.errors import LigaError
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["reports_failures"]

P = ParamSpec("P")
R = TypeVar("R")


def reports_failures(function: Callable[P, R]) -> Callable[P, R]:
    """Turn the library's errors into a message on the error stream and exit status 1."""

    @functools.wraps(function)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except LigaError as error:
            language = click.get_current_context().params["language"]
            click.echo(error_text(error, language), err=True)
            sys.exit(1)

    return guarded
