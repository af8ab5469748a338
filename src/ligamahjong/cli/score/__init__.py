"""``liga score``."""

from __future__ import annotations

import click

from ligamahjong.cli.score.riichi import riichi
from ligamahjong.cli.speech import Group, bilingual

__all__ = ["command"]


class _ScoreGroup(Group):
    """The rule sets by which a hand can be scored."""

    lines = (("riichi", bilingual("Una mano de Riichi.", "A hand of Riichi.")),)


@click.group(
    "score",
    cls=_ScoreGroup,
    help=bilingual("Lo que vale una mano, y por qué.", "What a hand is worth, and why."),
    epilog=bilingual(
        'Ejemplo: liga score riichi "234m567p22345s 67s +8s" --ron --seat S --round E --riichi',
        'Example: liga score riichi "234m567p22345s 67s +8s" --ron --seat S --round E --riichi',
    ),
)
def command() -> None:
    """The group itself does nothing."""


command.add_command(riichi)
