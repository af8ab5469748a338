"""Groups of commands with one for each rule set."""

from __future__ import annotations

import click
from click.testing import CliRunner

from ligamahjong.cli.rule_sets import rule_sets


def test_a_group_lists_and_runs_what_it_is_given() -> None:
    first = click.Command("riichi", callback=lambda: click.echo("three"))
    second = click.Command("mcr", callback=lambda: click.echo("eight"))
    group = rule_sets(
        "least", "What a win needs.", "Ejemplo: liga least mcr", (first, "R."), (second, "M.")
    )
    assert (group.name, list(group.commands)) == ("least", ["riichi", "mcr"])
    help_ = CliRunner().invoke(group, ["--help"]).output
    assert "What a win needs." in help_
    assert "\n  riichi  R.\n  mcr     M.\n" in help_
    assert "Ejemplo: liga least mcr" in help_
    assert CliRunner().invoke(group, ["mcr"]).output == "eight\n"
