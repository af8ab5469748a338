"""``liga check``."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_games_of
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    reading_options,
    takes_request,
)
from ligamahjong.cli.output import print_json, print_table, say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.game_doubts import likely_people
from ligamahjong.report import Level
from ligamahjong.wording import check as words
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.problems import problem_line, sentence, tally

if TYPE_CHECKING:
    from ligamahjong.report import Problem, Report
    from ligamahjong.wording import Language

__all__ = ["command", "print_report"]

_EXAMPLES = 10
"""Lines printed for each kind of problem."""


@click.command(
    "check",
    cls=Command,
    help=bilingual(
        "Lee partidas y dice qué filas se rechazarían, con su sitio y su motivo. Termina con 1 si "
        "rechaza alguna.",
        "Read games and say which rows would be refused, where and why. Exits with 1 if any is.",
    ),
    epilog=bilingual(
        "Ejemplo: liga check riichi.csv --players players.csv",
        "Example: liga check riichi.csv --players players.csv",
    ),
)
@games_argument
@reading_options()
@format_option("table", "json")
@takes_request
@reports_failures
def command(request: Request, layout: str) -> None:
    """Print what reading the files found."""
    read = read_games_of(request)
    if request.players:
        read.report.problems.extend(likely_people(read.people.values(), str(request.players)))
    if layout == "json":
        print_json(
            {
                "mode": read.mode,
                "rows": read.rows,
                "rated": len(read.games),
                "refused": read.rows - len(read.games),
                "problems": [_record(problem, request.language) for problem in read.report],
            }
        )
    else:
        print_report(read.report, request.language)
        say(words.verdict(read.rows, len(read.games), request.language))
    if read.report.refused:
        sys.exit(1)


def print_report(report: Report, language: Language) -> None:
    """Print how many rows have which problem, then the first ones of each kind."""
    if not len(report):
        return
    counted = [(level, code, number) for level in Level for code, number in tally(report, level)]
    print_table(
        words.headings(language),
        [
            [words.level(level, language), words.kind(code, language), integer(number, language)]
            for level, code, number in counted
        ],
        right=(2,),
    )
    say()
    printed: Counter[str] = Counter()
    for problem in report:
        printed[problem.code] += 1
        if printed[problem.code] <= _EXAMPLES:
            say(problem_line(problem, language))
    for code, number in printed.items():
        if number > _EXAMPLES:
            say(words.more(code, number - _EXAMPLES, language))
    say()


def _record(problem: Problem, language: Language) -> dict[str, object]:
    return {
        "file": problem.file,
        "row": problem.row,
        "column": problem.column,
        "value": problem.value,
        "level": problem.level,
        "code": problem.code,
        "text": sentence(problem, language),
    }
