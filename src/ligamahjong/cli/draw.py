"""``liga draw``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.errors import FormatError

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["command"]


@click.command(
    "draw",
    cls=Command,
    help=bilingual(
        "Dibuja una mano como una sola imagen SVG, con un título que la dice en palabras. La ficha "
        "ganadora lleva una raya debajo; de las jugadas apartadas, la ficha reclamada está girada, "
        "y las de fuera de un kong oculto, boca abajo.\n\nHAND se escribe como en «liga score», de "
        "Riichi o de MCR; un espacio separa grupos y x es una ficha boca abajo.",
        "Draw a hand as one SVG picture, with a title that says it in words. The winning tile has "
        "a line under it; of sets that lie apart the claimed tile is turned, and the outer ones of "
        "a concealed kong lie face down.\n\nHAND is written as in “liga score”, of Riichi or of "
        "MCR; a space parts groups, and x is a tile face down.",
    ),
    epilog=bilingual(
        'Ejemplo: liga draw "123m406p55z +5z pon 777z" -o mano.svg',
        'Example: liga draw "123m406p55z +5z pon 777z" -o hand.svg',
    ),
)
@click.argument("hand", nargs=-1, required=True, metavar="HAND...")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=bilingual(
        "Fichero en el que se escribe; si falta, la salida.",
        "File to write to; without it, the standard output.",
    ),
)
@language_option
@reports_failures
def command(hand: tuple[str, ...], output: Path | None, language: Language) -> None:
    """Draw a hand."""
    from ligamahjong.drawing import draw_hand  # noqa: PLC0415 - the help needs none of it

    drawn = draw_hand(" ".join(hand), language)
    if output is None:
        say(drawn.rstrip())
        return
    try:
        output.write_bytes(drawn.encode())
    except OSError as error:
        raise FormatError(
            f"{output}: cannot be written: {error}", file=str(output), reason="unwritable"
        ) from error
