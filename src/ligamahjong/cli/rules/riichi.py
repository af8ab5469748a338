"""``liga rules riichi``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, say, tell
from ligamahjong.cli.riichi_options import rule_options, takes, takes_rules
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import OneOf
from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.wording.riichi.rules import (
    alike_line,
    difference_entries,
    rule_entries,
    rules_title,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.wording import Language
    from ligamahjong.wording.riichi.rules import RuleEntry

__all__ = ["riichi"]

_INDENT = "  "


@click.command(
    "riichi",
    cls=Command,
    help=bilingual(
        "Todas las reglas de una edición de Riichi: qué decide cada una, dónde está, y cómo se "
        "cambia con --option; o en qué difieren dos.",
        "All rules of an edition of Riichi: what each decides, where it stands, and how it is "
        "changed with --option; or in what two differ.",
    ),
    epilog=bilingual(
        "Ejemplo: liga rules riichi --diff rcr-2016 rcr-2025",
        "Example: liga rules riichi --diff rcr-2016 rcr-2025",
    ),
)
@click.option(
    "--diff",
    nargs=2,
    type=OneOf(tuple(EDITIONS)),
    metavar="A B",
    help=bilingual("En qué difieren dos ediciones.", "In what two editions differ."),
)
@takes(*rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(diff: tuple[str, str] | None, rules: Edition, language: Language, layout: str) -> None:
    """Print the rules, or the differences."""
    if diff is None:
        entries = list(rule_entries(rules, language))
        if layout == "json":
            print_json({"edition": rules.id, "rules": [_rule(one, rules) for one in entries]})
            return
        tell(rules_title(rules, language), bold=True)
        _print(entries)
        return
    first, second = (EDITIONS[name] for name in diff)
    entries = list(difference_entries(first, second, language))
    if layout == "json":
        differences = [
            {**_words(one), "first": _plain(first, one), "second": _plain(second, one)}
            for one in entries
        ]
        print_json({"first": first.id, "second": second.id, "differences": differences})
    elif entries:
        _print(entries)
    else:
        tell(alike_line(first, second, language))


def _print(entries: Iterable[RuleEntry]) -> None:
    for number, one in enumerate(entries):
        if number:
            say()
        tell(one.title, bold=True)
        for line in (*one.decisions, f"{one.meaning}.", one.source):
            tell(line, _INDENT)


def _rule(one: RuleEntry, rules: Edition) -> dict[str, object]:
    return {**_words(one), "value": _plain(rules, one)}


def _words(one: RuleEntry) -> dict[str, object]:
    return {
        "rule": one.rule,
        "title": one.title,
        "meaning": one.meaning,
        "source": one.source,
    }


def _plain(rules: Edition, one: RuleEntry) -> object:
    """The value of a rule as JSON has it."""
    value = getattr(rules, one.rule)
    return sorted(value) if isinstance(value, frozenset) else value
