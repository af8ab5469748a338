"""``liga web``: a league's site. The only part of the command line that touches Django."""

from __future__ import annotations

import functools
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import games_argument, language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, Group, bilingual
from ligamahjong.cli.values import EnumChoice, WholeType
from ligamahjong.errors import MissingExtra, SiteError
from ligamahjong.league.game import Mode
from ligamahjong.wording import site as words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.wording import Language

__all__ = ["command"]

P = ParamSpec("P")
R = TypeVar("R")

_SETTINGS = "ligamahjong.web.settings"
_LIBRARIES = ("django", "whitenoise")
_HIGHEST_PORT = 65_535

_LINES = {
    "serve": bilingual("Sirve las páginas en este ordenador.", "Serve the pages on this computer."),
    "migrate": bilingual(
        "Crea la base de datos, o la pone al día con el programa.",
        "Make the database, or bring it up to date with the program.",
    ),
    "import": bilingual(
        "Mete en el registro las partidas nuevas de unos ficheros.",
        "Put the new games of some files into the ledger.",
    ),
    "export": bilingual("Escribe la exportación pública.", "Write the public export."),
    "recalculate": bilingual(
        "Pone los resultados al día con el registro.",
        "Bring the results up to date with the ledger.",
    ),
}


class _WebGroup(Group):
    """What can be done with a site."""

    lines = tuple(_LINES.items())


@click.group(
    "web",
    cls=_WebGroup,
    help=bilingual(
        "El sitio web de una liga.\n\nLIGA_DATA dice dónde está su carpeta (por omisión, data); "
        "LIGA_SECRET_KEY, un secreto de al menos 50 caracteres, o LIGA_DEVELOPMENT=yes para "
        "probar.",
        "A league's web site.\n\nLIGA_DATA says where its folder is (by default, data); "
        "LIGA_SECRET_KEY holds a secret of at least 50 characters, or LIGA_DEVELOPMENT=yes to "
        "try it out.",
    ),
    epilog=bilingual("Ejemplo: liga web serve --port 8000", "Example: liga web serve --port 8000"),
)
def command() -> None:
    """The group itself does nothing."""


def _needs_site(function: Callable[P, R]) -> Callable[P, R]:
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


@command.command(
    "serve",
    cls=Command,
    help=bilingual(
        "Sirve las páginas en http://127.0.0.1, hasta que se le pare.",
        "Serve the pages at http://127.0.0.1 until told to stop.",
    ),
    epilog=bilingual("Ejemplo: liga web serve --port 8000", "Example: liga web serve --port 8000"),
)
@click.option(
    "--port",
    type=WholeType(1, _HIGHEST_PORT),
    default=8000,
    show_default=True,
    metavar="N",
    help=bilingual("Puerto en el que escucha.", "Port to listen on."),
)
@language_option
@_needs_site
def _serve(port: int, language: Language) -> None:
    """Serve the site."""
    from ligamahjong.web import database, serving  # noqa: PLC0415

    database.check_database()
    address = f"http://{serving.HOST}:{port}"
    serving.serve(port, ready=lambda: say(words.serving(address, language)))


@command.command(
    "migrate",
    cls=Command,
    help=bilingual(
        "Crea la base de datos si no la hay, o la pone al día con el programa.",
        "Make the database if there is none, or bring it up to date with the program.",
    ),
    epilog=bilingual("Ejemplo: liga web migrate", "Example: liga web migrate"),
)
@language_option
@_needs_site
def _migrate(language: Language) -> None:
    """Migrate."""
    from ligamahjong.web import database  # noqa: PLC0415

    say(words.migrated(database.migrate(), language))


@command.command(
    "import",
    cls=Command,
    help=bilingual(
        "Mete en el registro las partidas nuevas y recalcula. Las filas que se rechazan se "
        "cuentan con su sitio y su motivo, y las demás entran. El mismo fichero otra vez no "
        "cambia nada.",
        "Put the games that are new into the ledger and recalculate. Refused rows are told with "
        "their place and reason, and the others go in. The same file again changes nothing.",
    ),
    epilog=bilingual(
        "Ejemplo: liga web import riichi.csv mcr.csv --players players.csv",
        "Example: liga web import riichi.csv mcr.csv --players players.csv",
    ),
)
@games_argument
@click.option(
    "--players",
    type=click.Path(path_type=Path),
    metavar="F",
    help=bilingual(
        "Fichero de jugadores, que se registran; sin él, juegan los ya registrados.",
        "File of players, who are registered; without it, those registered already play.",
    ),
)
@click.option(
    "--mode",
    type=EnumChoice(Mode),
    help=bilingual(
        "Modalidad de todas las partidas; si falta, la que diga cada fichero en su nombre.",
        "Mode of all games; without it, what the name of each file says.",
    ),
)
@click.option(
    "--date-only",
    is_flag=True,
    help=bilingual(
        "Acepta partidas sin hora: dentro del día vale el orden del fichero.",
        "Accept games without an hour: inside a day the order of the file counts.",
    ),
)
@language_option
@_needs_site
def _import(
    games: tuple[Path, ...],
    players: Path | None,
    mode: Mode | None,
    date_only: bool,  # noqa: FBT001 - click passes it by name
    language: Language,
) -> None:
    """Import games."""
    from ligamahjong.cli.check import print_report  # noqa: PLC0415
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.importing import import_files  # noqa: PLC0415

    database.check_database()
    result = import_files(games, players, mode=mode, date_only=date_only)
    print_report(result.report, language)
    for game in result.games.other:
        say(words.proposed(game.id, language))
    done = result.games
    say(words.imported(result.people, len(done.added), len(done.known), language))


@command.command(
    "export",
    cls=Command,
    help=bilingual(
        "Escribe en DIR, una carpeta o un fichero .zip, todo lo que «liga verify» necesita para "
        "reproducir las clasificaciones de hoy.",
        "Write to DIR, a folder or a .zip file, everything that “liga verify” needs to reproduce "
        "the rankings of today.",
    ),
    epilog=bilingual("Ejemplo: liga web export liga.zip", "Example: liga web export league.zip"),
)
@click.argument("place", metavar="DIR", type=click.Path(path_type=Path))
@language_option
@_needs_site
def _export(place: Path, language: Language) -> None:
    """Write the export."""
    from ligamahjong.formats.export.files import MANIFEST, save_files  # noqa: PLC0415
    from ligamahjong.formats.export.manifest import read_manifest  # noqa: PLC0415
    from ligamahjong.web import database, exporting  # noqa: PLC0415
    from ligamahjong.web.ledger.transactions import reading  # noqa: PLC0415
    from ligamahjong.web.ranking.recalculation import bring_up_to_date  # noqa: PLC0415
    from ligamahjong.web.ranking.selectors import today  # noqa: PLC0415

    database.check_database()
    bring_up_to_date()
    with reading():
        files = exporting.export(today())
    save_files(files, place)
    say(words.exported(str(place), read_manifest(files[MANIFEST]).fingerprint, language))


@command.command(
    "recalculate",
    cls=Command,
    help=bilingual(
        "Pone los resultados al día con el registro; no hace falta salvo que el sitio esté "
        "parado. Con --full los hace de nuevo desde la primera partida, y salen iguales.",
        "Bring the results up to date with the ledger; needed only while the site is not "
        "running. With --full they are made again from the first game on, and come out the same.",
    ),
    epilog=bilingual(
        "Ejemplo: liga web recalculate --full", "Example: liga web recalculate --full"
    ),
)
@click.option(
    "--full",
    is_flag=True,
    help=bilingual("Desde la primera partida.", "From the first game on."),
)
@language_option
@_needs_site
def _recalculate(full: bool, language: Language) -> None:  # noqa: FBT001 - click passes it by name
    """Recalculate."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.ranking import recalculation  # noqa: PLC0415

    database.check_database()
    follow = recalculation.recalculate_fully if full else recalculation.bring_up_to_date
    say(words.recalculated(follow(), language))
