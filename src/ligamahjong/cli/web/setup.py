"""Django set up for a command; only these commands have it."""

from __future__ import annotations

import functools
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.errors import MissingExtra, SiteError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.wording import Language

__all__ = ["needs_site"]

P = ParamSpec("P")
R = TypeVar("R")

_SETTINGS = "ligamahjong.web.settings"
_LIBRARIES = ("allauth", "argon2", "django", "PIL", "whitenoise")


def needs_site(function: Callable[P, R]) -> Callable[P, R]:
    """Set Django up before a command, which imports what it needs of the site itself."""

    @reports_failures
    @functools.wraps(function)
    def prepared(*args: P.args, **kwargs: P.kwargs) -> R:
        if missing := [name for name in _LIBRARIES if find_spec(name) is None]:
            raise MissingExtra(
                f"the site needs {', '.join(missing)}: pip install 'ligamahjong[web]'", extra="web"
            )
        _set_up_django(click.get_current_context().params["language"])
        return function(*args, **kwargs)

    return prepared


def _set_up_django(language: Language) -> None:
    import django  # noqa: PLC0415 - only this part of the command line has it

    from ligamahjong.web.environment import SettingError  # noqa: PLC0415

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", _SETTINGS)
    try:
        django.setup()
    except SettingError as error:
        raise SiteError(
            str(error), reason="setting", name=error.name, expected=error.expected.say(language)
        ) from error
