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
from ligamahjong.wording import Text
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


class _Every:
    """What stands for all yaku where no name is given."""


_EVERY = _Every()


@click.command(
    "riichi",
    cls=Command,
    help=bilingual(
        "Todas las reglas de una edición de Riichi: qué decide cada una, dónde está, y cómo se "
        "cambia con --option; una sola con --rule; los yaku con --yaku; o en qué difieren dos "
        "ediciones.",
        "All rules of an edition of Riichi: what each decides, where it stands, and how it is "
        "changed with --option; one only with --rule; the yaku with --yaku; or in what two "
        "editions differ.",
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
@click.option(
    "--rule",
    metavar="NAME",
    help=bilingual(
        "Una sola regla, por su nombre en cualquier idioma o el de --option.",
        "One rule only, by its name in any language or that of --option.",
    ),
)
@click.option(
    "--yaku",
    type=click.UNPROCESSED,
    is_flag=False,
    flag_value=_EVERY,
    metavar="[NAME]",
    help=bilingual(
        "Un yaku por su nombre en cualquier idioma: lo que vale, qué es, con cuáles va y ejemplos; "
        "sin nombre, todos.",
        "A yaku by its name in any language: what it is worth, what it is, which it goes with, and "
        "examples; all of them without a name.",
    ),
)
@takes(*rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    diff: tuple[str, str] | None,
    rule: str | None,
    yaku: str | _Every | None,
    rules: Edition,
    language: Language,
    layout: str,
) -> None:
    """Print the rules, one of them, yaku, or the differences."""
    as_json = layout == "json"
    if sum(one is not None for one in (diff, rule, yaku)) > 1:
        raise click.UsageError(
            bilingual(
                "se esperaba solo uno de --rule, --yaku y --diff.",
                "expected one of --rule, --yaku and --diff only.",
            )
        )
    if yaku is not None:
        _yaku(yaku, rules, language, as_json=as_json)
    elif rule is not None:
        _one(rule, rules, language, as_json=as_json)
    elif diff is not None:
        _diff(EDITIONS[diff[0]], EDITIONS[diff[1]], language, as_json=as_json)
    else:
        entries = list(rule_entries(rules, language))
        if as_json:
            print_json({"edition": rules.id, "rules": [_rule(one, rules) for one in entries]})
            return
        tell(rules_title(rules, language), bold=True)
        _print(entries)


def _yaku(name: str | _Every, rules: Edition, language: Language, *, as_json: bool) -> None:
    from ligamahjong.cli.rules.riichi_yaku import (  # noqa: PLC0415 - not for the help
        tell_every_yaku,
        tell_yaku,
    )

    if isinstance(name, _Every):
        tell_every_yaku(rules, language, as_json=as_json)
    else:
        tell_yaku(name, rules, language, as_json=as_json)


def _one(name: str, rules: Edition, language: Language, *, as_json: bool) -> None:
    from ligamahjong.cli.rules.named import (  # noqa: PLC0415 - not for the help
        Elsewhere,
        by_name,
        every_rule,
    )
    from ligamahjong.cli.rules.riichi_yaku import every_yaku  # noqa: PLC0415

    yaku_too = Elsewhere("--yaku", every_yaku(), Text("no es una regla", "is no rule"))
    rule = by_name(name, "--rule", every_rule(), yaku_too)
    entry = next(one for one in rule_entries(rules, language) if one.rule == rule)
    if as_json:
        print_json({"edition": rules.id, **_rule(entry, rules)})
    else:
        _print([entry])


def _diff(first: Edition, second: Edition, language: Language, *, as_json: bool) -> None:
    entries = list(difference_entries(first, second, language))
    if as_json:
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
        tell(one.heading, bold=True)
        source = f"{one.source} · --option {one.option}" if one.option else one.source
        for line in (*one.decisions, f"{one.meaning}.", source):
            tell(line, _INDENT)


def _rule(one: RuleEntry, rules: Edition) -> dict[str, object]:
    return {**_words(one), "value": _plain(rules, one), "option": one.option}


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
