"""Options that several commands share, gathered into one value per command."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.speech import LANGUAGE_VARIABLE, bilingual
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Ties
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "DAY",
    "EnumChoice",
    "Request",
    "format_option",
    "games_argument",
    "history_options",
    "language_option",
    "takes_request",
]

P = ParamSpec("P")
R = TypeVar("R")
E = TypeVar("E", bound=StrEnum)


class EnumChoice(click.Choice[E]):
    """A choice among the values of an enumeration."""

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002
        """The value as it is written on the command line."""
        return choice.value if isinstance(choice, StrEnum) else str(choice).lower()


class DayType(click.ParamType[date]):
    """A day as ``2026-05-18`` or ``18/05/2026``."""

    name = "day"

    def convert(
        self, value: date | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> date:
        """Read a day."""
        if isinstance(value, date):
            return value
        for layout in ("%Y-%m-%d", "%d/%m/%Y"):
            try:
                return datetime.strptime(value, layout).date()  # noqa: DTZ007 - a day has no zone
            except ValueError:
                continue
        return self.fail(
            bilingual(
                f"«{value}» no es un día; se esperaba 2026-05-18 o 18/05/2026.",
                f"{value!r} is not a day; expected 2026-05-18 or 18/05/2026.",
            ),
            param,
            ctx,
        )


DAY = DayType()
_FILE = click.Path(path_type=Path)


@dataclass(frozen=True, slots=True)
class Request:
    """The games a command works on and the rules it counts them by.

    Attributes:
        games: files of games.
        mode: discipline, where it is not to be taken from the file names.
        players: file of people, if any.
        on: day of the ranking; ``None`` for today.
        date_only: whether games without an hour are accepted.
        strict: whether a refused row refuses everything.
        allow_duplicates: whether exact repetitions count.
        ties: what equal scores mean for the rating.
        grades: tables of grades to use instead of the packaged ones.
        language: of everything printed.
    """

    games: tuple[Path, ...]
    mode: Mode | None
    players: Path | None
    on: date | None
    date_only: bool
    strict: bool
    allow_duplicates: bool
    ties: Ties
    grades: Path | None
    language: Language


language_option = click.option(
    "--lang",
    "language",
    type=EnumChoice(Language),
    default=Language.ES.value,
    show_default=True,
    envvar=LANGUAGE_VARIABLE,
    help=bilingual("Idioma de lo que se imprime.", "Language of what is printed."),
)


def format_option(*formats: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """``--format``, the first one being the default."""
    return click.option(
        "--format",
        "layout",
        type=click.Choice(formats),
        default=formats[0],
        show_default=True,
        help=bilingual("Forma de la salida.", "Form of the output."),
    )


def _people_option(name: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    return click.option(
        name,
        "players",
        type=_FILE,
        metavar="F",
        help=bilingual(
            "Fichero de jugadores; sin él, los nombres valen como están.",
            "File of players; without it, names are taken as they are.",
        ),
    )


_MODE_OPTION = click.option(
    "--mode",
    type=EnumChoice(Mode),
    help=bilingual(
        "Modalidad; si falta, la que diga el nombre del fichero.",
        "Mode; without it, what the file name says.",
    ),
)
_OTHER_OPTIONS = (
    click.option(
        "--on",
        type=DAY,
        metavar="DAY",
        help=bilingual(
            "Día del ranking (2026-05-18); por omisión, hoy en Madrid.",
            "Day of the ranking (2026-05-18); by default, today in Madrid.",
        ),
    ),
    click.option(
        "--date-only",
        is_flag=True,
        help=bilingual(
            "Acepta partidas sin hora: dentro del día vale el orden del fichero.",
            "Accept games without an hour: inside a day the order of the file counts.",
        ),
    ),
    click.option(
        "--strict",
        is_flag=True,
        help=bilingual(
            "Una sola fila rechazada detiene todo.", "A single refused row stops everything."
        ),
    ),
    click.option(
        "--allow-duplicates",
        is_flag=True,
        help=bilingual(
            "Cuenta también las partidas repetidas exactas.", "Count exact repetitions too."
        ),
    ),
    click.option(
        "--ties",
        type=EnumChoice(Ties),
        default=Ties.SHARED.value,
        show_default=True,
        help=bilingual(
            "Empates en el rating: compartidos, o por orden de registro.",
            "Ties in the rating: shared, or by order of entry.",
        ),
    ),
    click.option(
        "--grades",
        type=_FILE,
        metavar="F",
        help=bilingual(
            "Tablas de grados propias, en lugar de las incluidas.",
            "Your own tables of grades instead of the packaged ones.",
        ),
    ),
    language_option,
)

games_argument = click.argument("games", nargs=-1, required=True, type=_FILE, metavar="GAMES...")


def history_options(
    people: str = "--players",
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Every option of :class:`Request` but the files of games themselves.

    Args:
        people: name of the option for the file of people.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        for option in reversed((_MODE_OPTION, _people_option(people), *_OTHER_OPTIONS)):
            function = option(function)
        return function

    return decorate


def takes_request(function: Callable[..., R]) -> Callable[..., R]:
    """Gather the shared options of a command into its ``request``."""

    @functools.wraps(function)
    def gathered(**options: object) -> R:
        shared = {name: options.pop(name) for name in Request.__slots__}
        return function(request=Request(**shared), **options)  # type: ignore[arg-type]

    return gathered
