"""``liga web``: a league's site. The only part of the command line that touches Django."""

from __future__ import annotations

import click

from ligamahjong.cli.speech import Group, bilingual
from ligamahjong.cli.web import files, persons, running, upkeep

__all__ = ["command"]

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
    "backup": bilingual(
        "Copia base de datos, fotografías y lista de borrados.",
        "Copy database, photographs and list of erasures.",
    ),
    "restore": bilingual("Recupera una copia.", "Restore a backup."),
    "mail": bilingual(
        "Envía los mensajes que esperan y dice cuáles quedan.",
        "Send the letters that wait and tell which are left.",
    ),
    "retain": bilingual(
        "Olvida lo que ya se ha guardado bastante.", "Forget what has been kept long enough."
    ),
    "erase": bilingual("Borra los datos de una persona.", "Erase the data of a person."),
    "account": bilingual("Abre una cuenta.", "Open an account."),
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


for _one in (
    running.serve,
    running.migrate,
    files.import_,
    files.export,
    running.recalculate,
    upkeep.backup,
    upkeep.restore,
    upkeep.mail,
    upkeep.retain,
    persons.erase,
    persons.account,
):
    command.add_command(_one)
