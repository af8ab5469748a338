"""``liga verify``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.export import read_files, verify_export
from ligamahjong.league.game import Mode
from ligamahjong.wording import verify as words

if TYPE_CHECKING:
    from ligamahjong.formats.export import Verification
    from ligamahjong.report import Problem
    from ligamahjong.wording import Language

__all__ = ["command"]

_LINES = 10
"""Differences that are printed."""


@click.command(
    "verify",
    cls=Command,
    help=bilingual(
        "Comprueba una exportación pública, carpeta o fichero .zip: sigue la cadena de entradas, "
        "recalcula las dos clasificaciones y las compara byte a byte. Termina con 1 si algo "
        "difiere.",
        "Check a public export, a folder or a .zip file: follow the chain of entries, work both "
        "rankings out again and compare them byte for byte. Exits with 1 if anything differs.",
    ),
    epilog=bilingual("Ejemplo: liga verify liga.zip", "Example: liga verify league.zip"),
)
@click.argument("export", metavar="EXPORT", type=click.Path(path_type=Path))
@format_option("table", "json")
@language_option
@reports_failures
def command(export: Path, layout: str, language: Language) -> None:
    """Print what was checked, and everything that differs."""
    result = verify_export(read_files(export))
    if layout == "json":
        print_json(_record(export, result, language))
    else:
        _print_verification(result, language)
    if result.problems:
        sys.exit(1)


def _print_verification(result: Verification, language: Language) -> None:
    manifest = result.manifest
    say(words.title(manifest.day, manifest.fingerprint, language))
    say(words.ledger(result.entries, manifest.head, language))
    say(words.rules(manifest.rules, language))
    for mode in Mode:
        say(words.ranking(mode, manifest.games[mode], result.players[mode], language))
    say(words.people(result.people, language))
    say()
    for problem in result.problems[:_LINES]:
        say(words.difference_line(problem, language))
    if len(result.problems) > _LINES:
        say(words.more(len(result.problems) - _LINES, language))
    if not result.replayed:
        say(words.NOT_REPLAYED.say(language))
    say(words.verdict(len(result.problems), language))


def _record(export: Path, result: Verification, language: Language) -> dict[str, object]:
    manifest = result.manifest
    return {
        "export": str(export),
        "fingerprint": manifest.fingerprint,
        "day": str(manifest.day),
        "head": {"seq": manifest.seq, "hash": manifest.head},
        "rules": manifest.rules,
        "entries": result.entries,
        "games": dict(manifest.games),
        "players": dict(result.players),
        "people": result.people,
        "replayed": result.replayed,
        "equal": not result.problems,
        "problems": [_problem_record(problem, language) for problem in result.problems],
    }


def _problem_record(problem: Problem, language: Language) -> dict[str, object]:
    return {
        "file": problem.file,
        "row": problem.row,
        "code": problem.code,
        "found": problem.facts.get("found"),
        "expected": problem.facts.get("expected"),
        "text": words.difference(problem, language),
    }
