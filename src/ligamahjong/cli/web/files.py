"""``liga web import`` and ``export``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.options import games_argument, language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import EnumChoice
from ligamahjong.cli.web.setup import needs_site
from ligamahjong.league.game import Mode
from ligamahjong.wording import site as words

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["export", "import_"]


@click.command(
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
@needs_site
def import_(
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


@click.command(
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
@needs_site
def export(place: Path, language: Language) -> None:
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
