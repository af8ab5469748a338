"""``liga identify riichi``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, tell
from ligamahjong.cli.riichi_options import (
    POINTS,
    SEAT,
    honba_option,
    rule_options,
    sticks_option,
    takes,
    takes_rules,
)
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.riichi_fits import write_identified, write_paid_for
from ligamahjong.riichi.identify import (
    identify_changes,
    identify_payments,
    other_counters,
    other_tables,
)
from ligamahjong.riichi.settlement import Table
from ligamahjong.table import SEATS, Wind
from ligamahjong.wording.riichi.identify import changes_lines, payments_lines, table_lines

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.wording import Language

__all__ = ["riichi"]

_FOUR = 4


@click.command(
    "riichi",
    cls=Command,
    context_settings={"ignore_unknown_options": True},
    help=bilingual(
        "Qué manos encajan con unos pagos, o «imposible» con los valores más cercanos; entonces "
        "termina con 1.\n\nPAYMENTS son los cuatro cambios de Este, Sur, Oeste y Norte, con los "
        "palillos de riichi puestos y recogidos; o lo que pagó cada uno de los otros tres; o lo "
        "que pagaron Este y cada uno de los demás; o un solo número, el valor de la mano.",
        "Which hands fit some payments, or “impossible” with the nearest values; it then exits "
        "with 1.\n\nPAYMENTS are the four changes of East, South, West and North, with the riichi "
        "sticks paid and taken; or what each of the other three paid; or what East and each of the "
        "others paid; or a single number, the value of the hand.",
    ),
    epilog=bilingual(
        "Ejemplo: liga identify riichi -5500 5500 0 0 --honba 1",
        "Example: liga identify riichi -5500 5500 0 0 --honba 1",
    ),
)
@click.argument("payments", nargs=-1, required=True, type=POINTS, metavar="PAYMENTS...")
@click.option(
    "--dealer",
    type=SEAT,
    default=Wind.EAST.value,
    metavar="SEAT",
    help=bilingual(
        "Cuál de los cuatro repartía, si no es el primero.",
        "Which of the four dealt, if not the first.",
    ),
)
@takes(honba_option, sticks_option, *rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    payments: tuple[int, ...],
    dealer: Wind,
    honba: int,
    sticks: int,
    rules: Edition,
    language: Language,
    layout: str,
) -> None:
    """Say which hands fit."""
    if len(payments) > _FOUR:
        raise click.UsageError(
            bilingual(
                f"se esperaban cuatro cambios, o de uno a tres pagos, no {len(payments)} números.",
                f"expected four changes, or from one to three payments, not {len(payments)} "
                "numbers.",
            )
        )
    if len(payments) == _FOUR:
        a, b, c, d = payments
        table = Table(dealer=SEATS.index(dealer), honba=honba, sticks=sticks)
        found = identify_changes((a, b, c, d), table, rules)
        tables = () if found.fits else other_tables((a, b, c, d), table, rules)
        lines = [
            *changes_lines(found, (a, b, c, d), table, rules, language),
            *table_lines(tables, table, language),
        ]
        record, fits = write_identified(found, rules, tables), bool(found.fits)
    else:
        paid = identify_payments(payments, rules, honba=honba)
        counters = () if paid.fits else other_counters(payments, rules, honba=honba)
        lines = list(payments_lines(paid, rules, language, counters, honba=honba))
        record, fits = write_paid_for(paid, rules, counters), bool(paid.fits)
    if layout == "json":
        print_json(record)
    else:
        for line in lines:
            tell(line)
    if not fits:
        sys.exit(1)
