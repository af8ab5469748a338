"""The language the command line speaks."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner

from ligamahjong.cli.speech import Command, Group, bilingual, preferred_language


@pytest.mark.parametrize(
    ("value", "language"),
    [
        (None, "es"),
        ("", "es"),
        ("es", "es"),
        ("fr", "es"),
        ("en", "en"),
        ("EN", "en"),
        ("en_GB.UTF-8", "en"),
    ],
)
def test_spanish_unless_the_environment_says_english(
    monkeypatch: pytest.MonkeyPatch, value: str | None, language: str
) -> None:
    if value is not None:
        monkeypatch.setenv("LIGA_LANG", value)
    assert preferred_language() == language
    assert bilingual("sí", "yes") == {"es": "sí", "en": "yes"}[language]


def test_the_locale_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANG", "LC_ALL", "LANGUAGE"):
        monkeypatch.setenv(name, "en_US.UTF-8")
    assert preferred_language() == "es"


def command() -> click.Command:
    """A command, made in the language of the moment."""

    @click.command(cls=Command, context_settings={"help_option_names": ["-h", "--help"]})
    @click.argument("name")
    @click.option("--seed", type=int, default=7, show_default=True, help="Semilla.")
    @click.option("--secret", hidden=True, help="Nada.")
    def sample(name: str, seed: int, secret: str) -> None:
        """Una orden."""
        click.echo(f"{name} {seed} {secret}")

    return sample


def test_help_has_its_headings_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    spanish = CliRunner().invoke(command(), ["--help"]).stdout
    assert spanish.startswith("Uso: sample [OPCIONES] NAME\n")
    assert "\nOpciones:\n" in spanish
    assert "Semilla.  [por omisión: 7]" in spanish
    assert "Muestra esta ayuda." in spanish
    assert "--secret" not in spanish
    monkeypatch.setenv("LIGA_LANG", "en")
    english = CliRunner().invoke(command(), ["--help"]).stdout
    assert english.startswith("Usage: sample [OPTIONS] NAME\n")
    assert "\nOptions:\n" in english
    assert "[default: 7]" in english
    assert "Show this help." in english


class Commands(Group):
    lines = (("sample", "Una orden."),)


@click.group(cls=Commands)
def samples() -> None:
    """Órdenes de muestra."""


samples.add_command(command())


def test_a_group_lists_its_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\nÓrdenes:\n  sample  Una orden.\n" in CliRunner().invoke(samples, ["--help"]).stdout
    monkeypatch.setenv("LIGA_LANG", "en")
    assert "\nCommands:\n  sample" in CliRunner().invoke(samples, ["--help"]).stdout


@pytest.mark.parametrize(
    ("language", "options", "order"),
    [("es", "[OPCIONES]", "ORDEN …"), ("en", "[OPTIONS]", "COMMAND …")],
)
def test_placeholders_of_the_usage_are_in_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, options: str, order: str
) -> None:
    monkeypatch.setenv("LIGA_LANG", language)
    context = click.Context(click.Command("sample"))
    assert Command("sample").collect_usage_pieces(context) == [options]
    assert Group("samples").collect_usage_pieces(context) == [options, order]


def test_placeholders_that_are_given_stay() -> None:
    context = click.Context(click.Command("sample"))
    assert Command("sample", options_metavar="[O]").collect_usage_pieces(context) == ["[O]"]
    group = Group("samples", options_metavar="[O]", subcommand_metavar="S")
    assert group.collect_usage_pieces(context) == ["[O]", "S"]


def test_a_command_runs_by_its_name_and_a_near_one_is_suggested() -> None:
    assert CliRunner().invoke(samples, ["sample", "Ana"]).stdout == "Ana 7 None\n"
    result = CliRunner().invoke(samples, ["sampl", "Ana"])
    assert result.exit_code == 2
    assert "no existe la orden «sampl»; ¿quizá sample?" in result.stderr
