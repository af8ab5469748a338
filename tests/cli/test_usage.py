"""A command line that is not understood: exit status 2, and what is wrong."""

from __future__ import annotations

from typing import NoReturn

import click
import pytest

from cli.files import program, run
from ligamahjong.cli.usage import spoken


@pytest.mark.parametrize(
    ("args", "spanish", "english"),
    [
        (("rank",), "falta GAMES.", "GAMES is missing."),
        (("player", "Ana"), "falta GAMES.", "GAMES is missing."),
        (("explain",), "falta GAMES.", "GAMES is missing."),
        (("explain", "riichi.csv"), "falta ID.", "ID is missing."),
        (("explain", "riichi.csv", "--strict"), "falta ID.", "ID is missing."),
        (("example",), "falta DIR.", "DIR is missing."),
        (
            ("rank", "x.csv", "--datonly"),
            "no existe la opción --datonly; ¿quizá --date-only?",
            "there is no option --datonly; perhaps --date-only?",
        ),
        (
            ("rank", "x.csv", "--zzz"),
            "no existe la opción --zzz.",
            "there is no option --zzz.",
        ),
        (("rank", "x.csv", "--on"), "--on necesita un valor.", "--on needs a value."),
        (
            ("what-if", "--players", "Ana"),
            "--players necesita 4 valores.",
            "--players needs 4 values.",
        ),
        (
            ("rank", "x.csv", "--strict=1"),
            "--strict no lleva ningún valor.",
            "--strict takes no value.",
        ),
        (
            ("rank", "x.csv", "--mode", "go"),
            "--mode: «go» no vale; se esperaba uno de: mcr, riichi.",
            "--mode: not “go”; expected one of: mcr, riichi.",
        ),
        (
            ("rank", "x.csv", "--on", "ayer"),
            "--on: «ayer» no es un día de 1900 a 2199; se esperaba 2026-05-18 o 18/05/2026.",
            "--on: “ayer” is not a day from 1900 to 2199; expected 2026-05-18 or 18/05/2026.",
        ),
        (
            ("rank", "x.csv", "--clubs", "--regions"),
            "--hide-provisional, --clubs y --regions se excluyen: se esperaba una sola.",
            "--hide-provisional, --clubs and --regions exclude each other: expected one.",
        ),
        (
            ("rules", "riichi", "--rule", "kiriage", "--rule", "uma"),
            "--rule está 2 veces; se esperaba una sola.",
            "--rule is there 2 times; expected it once.",
        ),
        (
            ("rules", "mcr", "--fan", "28", "--fan=29"),
            "--fan está 2 veces; se esperaba una sola.",
            "--fan is there 2 times; expected it once.",
        ),
        (
            ("rules", "riichi", "--option", "kiriage=yes", "--option", "kiriage=no"),
            "--option: kiriage está más de una vez; se esperaba una sola.",
            "--option: kiriage is there more than once; expected it once.",
        ),
        (
            (*("rules", "mcr"), *["--option", "honour_tile_hog=no"] * 2),
            "--option: honour_tile_hog está más de una vez; se esperaba una sola.",
            "--option: honour_tile_hog is there more than once; expected it once.",
        ),
        (("example", "a", "b"), "sobra: b", "not expected: b"),
        (
            ("rnk", "x.csv"),
            "no existe la orden «rnk»; ¿quizá rank?",
            "there is no command “rnk”; perhaps rank?",
        ),
        (("zzz",), "no existe la orden «zzz».", "there is no command “zzz”."),
        (
            ("simulate", "grade"),
            "no existe la orden «grade»; ¿quizá grades?",
            "there is no command “grade”; perhaps grades?",
        ),
        (
            ("--verbose",),
            "no existe la opción --verbose; ¿quizá --version?",
            "there is no option --verbose; perhaps --version?",
        ),
    ],
)
def test_wrong_usage_is_said_in_both_languages(
    args: tuple[str, ...], spanish: str, english: str
) -> None:
    for environment, said in (({}, spanish), ({"LIGA_LANG": "en"}, english)):
        result = run(*args, **environment)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.splitlines()[-1] == f"Error: {said}"


def test_usage_and_where_help_is() -> None:
    lines = run("rank").stderr.splitlines()
    assert lines[0] == "Uso: liga rank [OPCIONES] GAMES..."
    assert lines[1:3] == ["Ayuda: liga rank --help", ""]
    english = program("rank", environment={"LIGA_LANG": "en"})
    assert (english.returncode, english.stdout) == (2, b"")
    assert english.stderr.decode().splitlines()[:2] == [
        "Usage: liga rank [OPTIONS] GAMES...",
        "Help: liga rank --help",
    ]


def test_too_few_values_show_usage_too() -> None:
    lines = run("what-if", "--ratings", "35,3", "35,3", "15,3").stderr.splitlines()
    assert lines == [
        "Uso: liga what-if [OPCIONES] [GAMES]...",
        "Ayuda: liga what-if --help",
        "",
        "Error: --ratings necesita 4 valores.",
    ]


def test_ctrl_c_is_said_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("ligamahjong.cli.rank.read_history", interrupted)
    for environment, said in (({}, "Interrumpido"), ({"LIGA_LANG": "en"}, "Interrupted")):
        result = run("rank", "riichi.csv", **environment)
        assert (result.exit_code, result.stdout, result.stderr) == (130, "", f"\n{said}\n")


def test_nothing_at_all_shows_the_help() -> None:
    result = run()
    assert result.exit_code == 2
    assert "Órdenes:" in result.output


def test_an_unforeseen_error_of_click_is_shown_as_it_is() -> None:
    with pytest.raises(click.UsageError, match="Something else") as caught, spoken():
        raise click.UsageError("Something else")
    assert caught.value.exit_code == 2


def test_a_parameter_without_a_name_is_told_by_its_message() -> None:
    with pytest.raises(click.UsageError, match=r"^--when: no$"), spoken():
        raise click.BadParameter("no", param_hint="--when")
