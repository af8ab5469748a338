"""``liga score mcr``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.bulk import answer_lines
from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.mcr_options import (
    FANS,
    circumstance_options,
    profile_options,
    takes_profile,
)
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.speech import Command, bilingual

if TYPE_CHECKING:
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.wording import Language

__all__ = ["mcr"]


@click.command(
    "mcr",
    cls=Command,
    help=bilingual(
        "Lo que vale una mano de MCR, quién paga, y por qué.\n\nHAND es la mano como "
        '"[123m,1][EEE,2]45655p78s9s|EN1000|0": entre corchetes lo que está aparte, con un número '
        "salvo en un kong oculto; la ficha ganadora, la última o tras +; después, los vientos de "
        "ronda y de asiento, cuatro cifras (del muro, última de su clase, última del muro, kong) "
        "y las flores. E S W N son los vientos; C F P, los dragones rojo, verde y blanco. También "
        'vale "45655p78s +9s chi 123m pon 111z" con las opciones que dicen cómo se ganó.',
        "What a hand of MCR is worth, who pays, and why.\n\nHAND is the hand as "
        '"[123m,1][EEE,2]45655p78s9s|EN1000|0": in brackets what lies apart, with a number but for '
        "a concealed kong; the winning tile last, or after +; then the winds of round and seat, "
        "four digits (self-drawn, last of its kind, last of the wall, kong) and the flowers. E S W "
        "N are the winds; C F P the red, green and white dragons. "
        '"45655p78s +9s chi 123m pon 111z" will do too, with the options that say how it was won.',
    ),
    epilog=bilingual(
        'Ejemplo: liga score mcr "[123m,1][456m,2]78m55s567p9m|EN1000|0" --profile ema',
        'Example: liga score mcr "[123m,1][456m,2]78m55s567p9m|EN1000|0" --profile ema',
    ),
)
@click.argument("hand", nargs=-1, metavar="[HAND]...")
@circumstance_options
@profile_options
@click.option(
    "--announced",
    type=FANS,
    metavar="FAN,FAN...",
    help=bilingual(
        "Las jugadas que se anunciaron, por número o nombre, como 22,28,73x2: dice cuáles sobran "
        "y cuáles faltan.",
        "The fans that were announced, by number or name, as in 22,28,73x2: says which are too "
        "many and which are missing.",
    ),
)
@click.option(
    "--jsonl",
    is_flag=True,
    help=bilingual(
        "Lee manos de la entrada, un objeto JSON por línea, y escribe uno por línea.",
        "Read hands from the input, a JSON object a line, and write one a line.",
    ),
)
@language_option
@format_option("text", "json")
@reports_failures
@takes_profile
def mcr(
    hand: tuple[str, ...],
    announced: tuple[int, ...] | None,
    jsonl: bool,  # noqa: FBT001 - click passes it by name
    rules: Profile,
    language: Language,
    layout: str,
    **said: object,
) -> None:
    """Score a hand, or many."""
    if jsonl == bool(hand):
        raise click.UsageError(
            bilingual("se esperaba HAND, o --jsonl.", "expected HAND, or --jsonl.")
        )
    from ligamahjong.cli.score import mcr_hand  # noqa: PLC0415 - the help needs none of it

    if jsonl:
        answer_lines(mcr_hand.answer_record, language)
    elif not mcr_hand.answer_hand(
        mcr_hand.Question(" ".join(hand), said, rules, announced), language, layout
    ):
        sys.exit(1)
