"""``liga score riichi``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.bulk import answer_lines
from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.riichi_options import (
    circumstance_options,
    rule_options,
    takes,
    takes_rules,
)
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.riichi_records import read_hand_record, write_score
from ligamahjong.riichi.scoring import score

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.wording import Language

__all__ = ["riichi"]


@click.command(
    "riichi",
    cls=Command,
    help=bilingual(
        "Lo que vale una mano de Riichi, quién paga, y por qué.\n\nHAND es la mano como "
        "123m406p 1155z +5z chi 789s: cifras y palo (m caracteres, p círculos, s bambúes, z "
        "vientos y dragones, 0 un cinco rojo), + delante de la ficha ganadora, y chi, pon, minkan, "
        "kakan o ankan delante de lo que está aparte. Si no se dice algo que cambia el resultado, "
        "se dan todos los que puede haber.",
        "What a hand of Riichi is worth, who pays, and why.\n\nHAND is the hand as 123m406p 1155z "
        "+5z chi 789s: digits and suit (m characters, p circles, s bamboo, z winds and dragons, 0 "
        "a red five), + before the winning tile, and chi, pon, minkan, kakan or ankan before what "
        "lies apart. Where something is not said that changes the result, all results that there "
        "may be are given.",
    ),
    epilog=bilingual(
        'Ejemplo: liga score riichi "123m123p123s99m 11z +1z" --tsumo --seat E --round S --riichi '
        "--dora 4p --ura 9s",
        'Example: liga score riichi "123m123p123s99m 11z +1z" --tsumo --seat E --round S --riichi '
        "--dora 4p --ura 9s",
    ),
)
@click.argument("hand", nargs=-1, metavar="[HAND]...")
@takes(*circumstance_options, *rule_options)
@click.option(
    "--jsonl",
    is_flag=True,
    help=bilingual(
        "Lee manos de la entrada, un objeto JSON por línea, y escribe uno por línea; lo que no se "
        "dice es falso o está vacío.",
        "Read hands from the input, a JSON object a line, and write one a line; what is not said "
        "is false or empty.",
    ),
)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    hand: tuple[str, ...],
    jsonl: bool,  # noqa: FBT001 - click passes it by name
    rules: Edition,
    language: Language,
    layout: str,
    **said: object,
) -> None:
    """Score a hand, or many."""
    if jsonl == bool(hand):
        raise click.UsageError(
            bilingual("se esperaba HAND, o --jsonl.", "expected HAND, or --jsonl.")
        )
    if jsonl:
        answer_lines(_answer, language)
        return
    from ligamahjong.cli.score.riichi_hand import answer_hand  # noqa: PLC0415 - start of --jsonl

    if not answer_hand(" ".join(hand), said, rules, language, layout):
        sys.exit(1)


def _answer(record: object) -> dict[str, object]:
    return write_score(score(*read_hand_record(record)))
