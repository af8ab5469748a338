"""``liga web serve``, ``migrate`` and ``recalculate``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.options import language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import WholeType
from ligamahjong.cli.web.setup import needs_site
from ligamahjong.wording import site as words

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["migrate", "recalculate", "serve"]

_HIGHEST_PORT = 65_535


@click.command(
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
@needs_site
def serve(port: int, language: Language) -> None:
    """Serve the site."""
    from ligamahjong.web import database, serving  # noqa: PLC0415

    database.check_database()
    address = f"http://{serving.HOST}:{port}"
    serving.serve(port, ready=lambda: say(words.serving(address, language)))


@click.command(
    "migrate",
    cls=Command,
    help=bilingual(
        "Crea la base de datos si no la hay, o la pone al día con el programa.",
        "Make the database if there is none, or bring it up to date with the program.",
    ),
    epilog=bilingual("Ejemplo: liga web migrate", "Example: liga web migrate"),
)
@language_option
@needs_site
def migrate(language: Language) -> None:
    """Migrate."""
    from ligamahjong.web import database  # noqa: PLC0415

    say(words.migrated(database.migrate(), language))


@click.command(
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
@needs_site
def recalculate(full: bool, language: Language) -> None:  # noqa: FBT001 - click passes it by name
    """Recalculate."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.ranking import recalculation  # noqa: PLC0415

    database.check_database()
    follow = recalculation.recalculate_fully if full else recalculation.bring_up_to_date
    say(words.recalculated(follow(), language))
