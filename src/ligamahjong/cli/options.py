"""Options that several commands share, gathered into one value per command."""

from __future__ import annotations

import functools
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.speech import bilingual, preferred_language
from ligamahjong.cli.values import DAY, EnumChoice, OneOf
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Ties
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from ligamahjong.formats.documents import Document

__all__ = [
    "Request",
    "format_option",
    "games_argument",
    "history_options",
    "language_option",
    "reading_options",
    "takes_request",
]

P = ParamSpec("P")
R = TypeVar("R")


_FILE = click.Path(path_type=Path)


@dataclass(frozen=True, slots=True)
class Request:
    """The games a command works on and the rules it counts them by.

    What a command has no option for is as here.

    Attributes:
        games: files of games, as they are named or already read.
        mode: discipline, where it is not to be taken from the file names.
        players: file of people, if any.
        language: of everything printed.
        date_only: whether games without an hour are accepted.
        allow_duplicates: whether exact repetitions count.
        on: day of the ranking; ``None`` for today.
        strict: whether a refused row refuses everything.
        ties: what equal scores mean for the rating.
        grades: tables of grades to use instead of the packaged ones.
    """

    games: tuple[Path | Document, ...]
    mode: Mode | None
    players: Path | Document | None
    language: Language
    date_only: bool = False
    allow_duplicates: bool = False
    on: date | None = None
    strict: bool = False
    ties: Ties = Ties.SHARED
    grades: Path | None = None


language_option = click.option(
    "--lang",
    "language",
    type=EnumChoice(Language),
    default=preferred_language,
    help=bilingual(
        "Idioma de lo que se imprime; por omisión, el de LIGA_LANG, o español.",
        "Language of what is printed; by default, that of LIGA_LANG, or Spanish.",
    ),
)


def format_option(*formats: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """``--format``, the first one being the default."""
    return click.option(
        "--format",
        "layout",
        type=OneOf(formats),
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
_DATE_ONLY_OPTION = click.option(
    "--date-only",
    is_flag=True,
    help=bilingual(
        "Acepta partidas sin hora: dentro del día vale el orden del fichero.",
        "Accept games without an hour: inside a day the order of the file counts.",
    ),
)
_DUPLICATES_OPTION = click.option(
    "--allow-duplicates",
    is_flag=True,
    help=bilingual(
        "Cuenta también las partidas repetidas exactas.", "Count exact repetitions too."
    ),
)
_RULE_OPTIONS = (
    click.option(
        "--on",
        type=DAY,
        metavar="DAY",
        help=bilingual(
            "Día del ranking (2026-05-18): cuentan las partidas hasta él; por omisión, hoy en "
            "Madrid.",
            "Day of the ranking (2026-05-18): games up to it count; by default, today in Madrid.",
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
)

games_argument = click.argument("games", nargs=-1, required=True, type=_FILE, metavar="GAMES...")


def reading_options() -> Callable[[Callable[P, R]], Callable[P, R]]:
    """What tells how files are read: the options of :class:`Request` without its rules."""
    return _all_of(
        _MODE_OPTION,
        _people_option("--players"),
        _DATE_ONLY_OPTION,
        _DUPLICATES_OPTION,
        language_option,
    )


def history_options(
    people: str = "--players",
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Every option of :class:`Request` but the files of games themselves.

    Args:
        people: name of the option for the file of people.
    """
    return _all_of(
        _MODE_OPTION,
        _people_option(people),
        _DATE_ONLY_OPTION,
        _DUPLICATES_OPTION,
        *_RULE_OPTIONS,
        language_option,
    )


def _all_of(
    *options: Callable[[Callable[P, R]], Callable[P, R]],
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


def takes_request(function: Callable[..., R]) -> Callable[..., R]:
    """Gather the shared options of a command into its ``request``."""

    @functools.wraps(function)
    def gathered(**options: object) -> R:
        shared = {
            field.name: options.pop(field.name)
            for field in fields(Request)
            if field.name in options
        }
        return function(request=Request(**shared), **options)  # type: ignore[arg-type]

    return gathered
