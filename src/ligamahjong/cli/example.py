"""``liga example``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import WholeType
from ligamahjong.example.league import DEFAULT_SEED, invent
from ligamahjong.example.write import write_league

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["command"]


@click.command(
    "example",
    cls=Command,
    help=bilingual(
        "Escribe en DIR una liga inventada: players.csv, riichi.csv y mcr.csv. La misma semilla da "
        "siempre los mismos ficheros.",
        "Write an invented league to DIR: players.csv, riichi.csv and mcr.csv. The same seed "
        "always gives the same files.",
    ),
    epilog=bilingual("Ejemplo: liga example mi-liga", "Example: liga example my-league"),
)
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--seed",
    type=WholeType(0, 10**9),
    metavar="N",
    default=DEFAULT_SEED,
    show_default=True,
    help=bilingual("Semilla de los números al azar.", "Seed of the random numbers."),
)
@language_option
@reports_failures
def command(directory: Path, seed: int, language: Language) -> None:  # noqa: ARG001 - for messages
    """Write an invented league."""
    for path in write_league(directory, invent(seed)):
        say(str(path))
