"""``liga score riichi``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.bulk import answer_lines
from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import language_option
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.riichi_records import read_hand_record, write_score
from ligamahjong.riichi.scoring import score

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["riichi"]


@click.command(
    "riichi",
    cls=Command,
    help=bilingual("Lo que vale una mano de Riichi.", "What a hand of Riichi is worth."),
)
@click.option("--jsonl", is_flag=True)
@language_option
@reports_failures
def riichi(jsonl: bool, language: Language) -> None:  # noqa: FBT001 - click passes it by name
    """Score a hand."""
    if jsonl:
        answer_lines(_answer, language)


def _answer(record: object) -> dict[str, object]:
    return write_score(score(*read_hand_record(record)))
