"""``liga``: the league on the command line.

Starting has to be quick, so each command is imported when it is called.
"""

from __future__ import annotations

import gc
import signal
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import click

from ligamahjong import __version__
from ligamahjong.cli.output import says_when_output_fails, write_utf8
from ligamahjong.cli.speech import Group, bilingual
from ligamahjong.cli.usage import spoken

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["COMMANDS", "liga", "main"]

COMMANDS: Mapping[str, tuple[str, str]] = {
    "rank": (
        "rank",
        bilingual("Clasificación de una modalidad.", "The ranking of a mode."),
    ),
    "player": (
        "player",
        bilingual("Ficha e historial de un jugador.", "One player's card and history."),
    ),
    "explain": (
        "explain",
        bilingual("Una partida, explicada cifra a cifra.", "One game, explained number by number."),
    ),
    "what-if": (
        "what_if",
        bilingual(
            "Antes de una partida: probabilidades y cambios de rating.",
            "Before a game: chances and rating changes.",
        ),
    ),
    "check": (
        "check",
        bilingual("Qué filas se rechazarían, y por qué.", "Which rows would be refused, and why."),
    ),
    "audit": (
        "audit",
        bilingual(
            "El historial entero junto a OpenSkill 6.0.0.",
            "The whole history beside OpenSkill 6.0.0.",
        ),
    ),
    "compare": (
        "compare",
        bilingual(
            "Nuestro resultado junto a un ranking publicado.",
            "Our result beside a ranking published elsewhere.",
        ),
    ),
    "simulate": (
        "simulate",
        bilingual(
            "Simulaciones: cuánto se tarda en subir.", "Simulations: how long a climb takes."
        ),
    ),
    "verify": (
        "verify",
        bilingual(
            "Reproduce una clasificación publicada a partir de su exportación.",
            "Reproduce a published ranking from its export.",
        ),
    ),
    "score": (
        "score",
        bilingual("Lo que vale una mano, y por qué.", "What a hand is worth, and why."),
    ),
    "waits": (
        "waits",
        bilingual(
            "Las fichas que completan una mano, y lo que gana cada una.",
            "The tiles that complete a hand, and what each wins.",
        ),
    ),
    "settle": (
        "settle",
        bilingual(
            "Los pagos de una mano o de una partida entera.",
            "The payments of a hand or of a whole game.",
        ),
    ),
    "identify": (
        "identify",
        bilingual("Qué manos encajan con unos pagos.", "Which hands fit some payments."),
    ),
    "result": (
        "result",
        bilingual(
            "El resultado de una partida: puestos, uma, penalizaciones.",
            "The result of a game: places, uma, penalties.",
        ),
    ),
    "rules": (
        "rules",
        bilingual("Las reglas de una edición.", "The rules of an edition."),
    ),
    "draw": (
        "draw",
        bilingual("Dibuja una mano, en SVG.", "Draw a hand, as SVG."),
    ),
    "example": (
        "example",
        bilingual("Escribe una liga inventada.", "Write an invented league."),
    ),
    "web": (
        "web",
        bilingual(
            "El sitio web de una liga y su base de datos.", "A league's web site and its database."
        ),
    ),
}
"""Each command, the module that holds it, and its line in the list of commands."""


class _LazyGroup(Group):
    """A group that imports a command when it is needed, and says in words what it refuses."""

    lines = tuple((name, line) for name, (_, line) in COMMANDS.items())

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The commands, in the order in which a league needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"ligamahjong.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = module.command
        return command

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401 - as click has it
    ) -> click.Context:
        """Read the options before the command."""
        with spoken():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Read the options of the command and run it."""
        with spoken():
            return super().invoke(ctx)


@click.group(
    cls=_LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=bilingual(
        "Liga de mahjong: clasificaciones de MCR y Riichi calculadas a partir de ficheros, con "
        "cada cifra explicada.\n\nEn español por omisión; en inglés con LIGA_LANG=en.",
        "Mahjong league: rankings of MCR and Riichi worked out from files, with every number "
        "explained.\n\nSpanish unless LIGA_LANG=en is set.",
    ),
    epilog=bilingual(
        "Ejemplo: liga rank riichi.csv --players players.csv",
        "Example: liga rank riichi.csv --players players.csv",
    ),
)
@click.version_option(
    __version__,
    prog_name="liga",
    message="%(prog)s %(version)s",
    help=bilingual("Muestra la versión.", "Show the version."),
)
def liga() -> None:
    """The group itself does nothing."""


def main() -> None:
    """Entry point of the console script.

    A command is over in a moment and makes no cycles worth looking for; a tenth of the time of
    ``liga rank`` would go into collecting garbage. Where nobody reads the rest of the output, as
    after ``| head``, the command ends as other tools do, by the signal.
    """
    gc.disable()
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    write_utf8(sys.stdout, sys.stderr)
    with says_when_output_fails():
        liga(prog_name="liga")
