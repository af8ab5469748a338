"""``liga web backup``, ``restore``, ``retain`` and ``mail``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.options import language_option
from ligamahjong.cli.output import print_table, say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.web.setup import needs_site
from ligamahjong.wording import upkeep as words

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["backup", "mail", "restore", "retain"]

_MOST_LETTERS = 10_000


@click.command(
    "backup",
    cls=Command,
    help=bilingual(
        "Escribe en FILE una copia de la base de datos, las fotografías y la lista de borrados, "
        "de un mismo momento, aunque el sitio esté en marcha. Nunca sustituye un fichero.",
        "Write to FILE a copy of the database, the photographs and the list of erasures, of one "
        "moment, also while the site is served. It never replaces a file.",
    ),
    epilog=bilingual(
        "Ejemplo: liga web backup copia-2026-11-30.zip",
        "Example: liga web backup backup-2026-11-30.zip",
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@language_option
@needs_site
def backup(file: Path, language: Language) -> None:
    """Back up."""
    from ligamahjong.web import backup as backups  # noqa: PLC0415
    from ligamahjong.web import database  # noqa: PLC0415

    database.check_database()
    done = backups.backup(file)
    say(words.backed_up(str(file), done.seq, done.photographs, done.size, language))
    if done.missing:
        say(words.missing_photographs(done.missing, language), error=True)


@click.command(
    "restore",
    cls=Command,
    help=bilingual(
        "Recupera la copia FILE en un sitio vacío o, con --replace, en lugar de lo que haya, con "
        "el sitio parado. Antes se comprueba entera; después se vuelve a borrar a quien se borró "
        "desde que se hizo, terminan las sesiones y no sale ningún mensaje que esperara.",
        "Restore the backup FILE to an empty place or, with --replace, in the stead of what is "
        "there, while the site is stopped. It is checked whole first; afterwards whoever was "
        "erased since it was made is erased again, sessions end and no letter that waited is sent.",
    ),
    epilog=bilingual(
        "Ejemplo: liga web restore copia-2026-11-30.zip --replace",
        "Example: liga web restore backup-2026-11-30.zip --replace",
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--replace",
    is_flag=True,
    help=bilingual(
        "Sustituye la base de datos y las fotografías que haya.",
        "Replace the database and the photographs that are there.",
    ),
)
@language_option
@needs_site
def restore(file: Path, replace: bool, language: Language) -> None:  # noqa: FBT001 - by name
    """Restore."""
    from ligamahjong.web import restore as backups  # noqa: PLC0415

    done = backups.restore(file, replace=replace)
    say(words.restored(done.seq, done.photographs, done.erased, done.letters, language))


@click.command(
    "retain",
    cls=Command,
    help=bilingual(
        "Olvida lo que ya se ha guardado bastante: fotografías, borradores, mensajes … Los plazos "
        "son ajustes (LIGA_KEEP_…). El sitio en marcha lo hace cada día.",
        "Forget what has been kept long enough: photographs, drafts, letters … The periods are "
        "settings (LIGA_KEEP_…). The site does it every day while it is served.",
    ),
    epilog=bilingual("Ejemplo: liga web retain", "Example: liga web retain"),
)
@language_option
@needs_site
def retain(language: Language) -> None:
    """Forget what is due."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.privacy import retention  # noqa: PLC0415

    database.check_database()
    say(words.forgotten(retention.retain(), language))


@click.command(
    "mail",
    cls=Command,
    help=bilingual(
        "Envía ahora los mensajes que toca enviar y dice cuáles quedan. El sitio en marcha los "
        "envía solo; LIGA_MAIL dice por qué servidor.",
        "Send the letters that are due now and tell which are left. The site sends them by itself "
        "while it is served; LIGA_MAIL says through which server.",
    ),
    epilog=bilingual("Ejemplo: liga web mail --again", "Example: liga web mail --again"),
)
@click.option(
    "--again",
    is_flag=True,
    help=bilingual(
        "Vuelve a intentar también los abandonados.", "Try those that were given up again too."
    ),
)
@language_option
@needs_site
def mail(again: bool, language: Language) -> None:  # noqa: FBT001 - click passes it by name
    """Send letters."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.mail import sending  # noqa: PLC0415

    database.check_database()
    if again:
        sending.try_again()
    done = sending.send_due(_MOST_LETTERS)
    say(words.letters_sent(done.sent, done.put_off, done.given_up, done.trouble, language))
    left = sending.not_sent()
    say(words.letters_wait(len(left), language))
    if left:
        rows = [
            (
                letter.to,
                letter.subject,
                words.letter_state(letter.state, language),
                str(letter.attempts),
                letter.error,
            )
            for letter in left
        ]
        print_table(words.letter_columns(language), rows, right=(3,))
