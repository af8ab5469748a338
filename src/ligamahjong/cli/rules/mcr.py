"""``liga rules mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.mcr_options import FAN, profile_options, takes_profile
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, say, tell
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import OneOf
from ligamahjong.mcr.profiles import PROFILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.wording import Language
    from ligamahjong.wording.mcr.rules import RulingEntry
    from ligamahjong.wording.mcr.section import Section

__all__ = ["mcr"]

_INDENT = "  "


@click.command(
    "mcr",
    cls=Command,
    help=bilingual(
        "Las jugadas de MCR con sus puntos; los criterios discutidos: cómo se decide cada uno, "
        "dónde está, y cómo se cambia con --option; y lo que cuestan las faltas.",
        "The fans of MCR with their points; the disputed rulings: how each is decided, where it "
        "stands, and how it is changed with --option; and what fouls cost.",
    ),
    epilog=bilingual("Ejemplo: liga rules mcr --fan 28", "Example: liga rules mcr --fan 28"),
)
@click.option(
    "--fan",
    "number",
    type=FAN,
    metavar="FAN",
    help=bilingual(
        "Una sola jugada, por número o nombre: sus nombres, qué es, cuáles no cuentan con ella y "
        "con cuáles no cuenta. 82 es un kong oculto y otro expuesto, que EMA tiene en la 57.",
        "One fan only, by number or name: its names, what it is, which do not count beside it and "
        "beside which it does not. 82 is one concealed and one melded kong, which EMA has under "
        "57.",
    ),
)
@click.option(
    "--diff",
    nargs=2,
    type=OneOf(tuple(PROFILES)),
    metavar="A B",
    help=bilingual("En qué difieren dos prácticas.", "In what two practices differ."),
)
@profile_options
@language_option
@format_option("text", "json")
@reports_failures
@takes_profile
def mcr(
    number: int | None,
    diff: tuple[str, str] | None,
    rules: Profile,
    language: Language,
    layout: str,
) -> None:
    """Print the rules, a fan, or the differences."""
    if number is not None and diff is not None:
        raise click.UsageError(
            bilingual("se esperaba --fan o --diff, no los dos.", "expected --fan or --diff.")
        )
    as_json = layout == "json"
    if number is not None:
        _fan(number, rules, language, as_json=as_json)
    elif diff is not None:
        _diff(PROFILES[diff[0]], PROFILES[diff[1]], language, as_json=as_json)
    else:
        _rules(rules, language, as_json=as_json)


def _fan(number: int, rules: Profile, language: Language, *, as_json: bool) -> None:
    from ligamahjong.formats.mcr_rules import write_fan_rules  # noqa: PLC0415 - not for the help
    from ligamahjong.wording.mcr.rules import fan_sections  # noqa: PLC0415

    if as_json:
        print_json(write_fan_rules(number, rules) | _definition(number))
    else:
        _print_sections(fan_sections(number, rules, language))


def _definition(number: int) -> dict[str, object]:
    """What a fan is, in both languages."""
    from ligamahjong.mcr.catalogue import FANS  # noqa: PLC0415 - not for the help
    from ligamahjong.wording.mcr.definitions import DEFINITIONS  # noqa: PLC0415

    said = DEFINITIONS[FANS[number].key]
    return {"definition": {"es": said.es, "en": said.en}}


def _diff(first: Profile, second: Profile, language: Language, *, as_json: bool) -> None:
    from ligamahjong.formats.mcr_rules import write_differences  # noqa: PLC0415
    from ligamahjong.wording.mcr.rules import difference_entries, same_line  # noqa: PLC0415

    entries = list(difference_entries(first, second, language))
    if as_json:
        print_json(write_differences(first, second))
    elif entries:
        _print_entries(entries)
    else:
        tell(same_line(first, second, language))


def _rules(rules: Profile, language: Language, *, as_json: bool) -> None:
    from ligamahjong.formats.mcr_rules import write_rules  # noqa: PLC0415
    from ligamahjong.wording.mcr.penalties import penalty_sections  # noqa: PLC0415
    from ligamahjong.wording.mcr.rules import (  # noqa: PLC0415
        fans_sections,
        rules_title,
        ruling_entries,
        rulings_title,
    )

    if as_json:
        print_json(write_rules(rules))
        return
    tell(rules_title(rules, language), bold=True)
    say()
    _print_sections(fans_sections(rules, language))
    say()
    tell(rulings_title(language), bold=True)
    say()
    _print_entries(ruling_entries(rules, language))
    say()
    _print_sections(penalty_sections(language))


def _print_sections(sections: Iterable[Section]) -> None:
    for number, section in enumerate(sections):
        if number:
            say()
        tell(section.title, bold=True)
        for line in section.lines:
            tell(line, _INDENT)


def _print_entries(entries: Iterable[RulingEntry]) -> None:
    for number, one in enumerate(entries):
        if number:
            say()
        tell(one.title, bold=True)
        for line in (*one.decisions, one.question, one.source):
            tell(line, _INDENT)
