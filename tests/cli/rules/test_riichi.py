"""``liga rules riichi``."""

from __future__ import annotations

from dataclasses import fields

import pytest

from cli.files import answer, run
from ligamahjong.riichi.editions import EDITIONS, Edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_with_where_it_stands(edition: str) -> None:
    found = answer("rules", "riichi", "--edition", edition)
    assert [one["rule"] for one in found["rules"]] == [one.name for one in fields(Edition)][1:]
    for one in found["rules"]:
        value = getattr(EDITIONS[edition], one["rule"])
        plain = sorted(value) if isinstance(value, frozenset) else value
        assert one["value"] == (list(plain) if isinstance(plain, (tuple, list)) else plain)


_CHANGED = "cambiada con --option; RCR 2025 dice «sí»: página de ayuda de la federación, 2025"


def test_rules_as_they_are_printed() -> None:
    result = run("rules", "riichi", "--option", "kiriage=no")
    assert result.stdout.splitlines()[:6] == [
        "Reglas de RCR 2025 (con kiriage mangan: no)",
        "Kiriage mangan: no",
        "  Pagar 4 han 30 fu y 3 han 60 fu como mangan.",
        f"  {_CHANGED} · --option kiriage=no",
        "",
        "Fu del viento doble: 2",
    ]


def test_in_what_two_editions_differ() -> None:
    result = run("rules", "riichi", "--diff", "rcr-2016", "rcr-2025", "--lang", "en")
    assert result.stdout.splitlines()[:6] == [
        "Kiriage mangan",
        "  RCR 2016: no",
        "  RCR 2025: yes",
        "  Paying 4 han 30 fu and 3 han 60 fu as mangan.",
        "  RCR 2016, revision notes; help page of the federation, 2025",
        "",
    ]
    found = answer("rules", "riichi", "--diff", "rcr-2016", "rcr-2025")
    assert (found["first"], found["second"]) == ("rcr-2016", "rcr-2025")
    assert [(one["rule"], one["first"], one["second"]) for one in found["differences"]] == [
        ("kiriage", False, True),
        ("double_wind_fu", 4, 2),
        ("riichi_tiles_left", 4, 1),
    ]


def test_an_edition_beside_itself() -> None:
    result = run("rules", "riichi", "--diff", "wrc", "wrc")
    assert result.stdout == "WRC y WRC no difieren en nada.\n"


def test_editions_that_do_not_exist() -> None:
    for args in (["--diff", "rcr-2016", "rcr-2012"], ["--edition", "rcr-2012"]):
        result = run("rules", "riichi", *args)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "«rcr-2012» no vale; se esperaba uno de: rcr-2025" in result.stderr


@pytest.mark.parametrize("edition", ["tenhou", "wrc", "mahjong-soul"])
def test_rules_played_elsewhere_do_not_stand_in_the_books_of_ema(edition: str) -> None:
    for args in (["--edition", edition], ["--edition", edition, "--lang", "en"]):
        assert "RCR" not in run("rules", "riichi", *args).stdout
    assert "reglas publicadas de" in run("rules", "riichi", "--diff", edition, "rcr-2025").stdout


def test_json_keeps_title_source_and_option_apart() -> None:
    first = answer("rules", "riichi")["rules"][0]
    assert first["title"] == "Kiriage mangan"
    assert first["source"] == "página de ayuda de la federación, 2025"
    assert first["option"] == "kiriage=yes"


@pytest.mark.parametrize(
    "name", ["double_wind_fu", "double-wind-fu", "Fu del viento doble", "fu of the double wind"]
)
def test_one_rule_by_any_of_its_names(name: str) -> None:
    result = run("rules", "riichi", "--rule", name, "--edition", "rcr-2016")
    assert result.stdout.splitlines() == [
        "Fu del viento doble: 4",
        "  De la pareja del viento que es de asiento y de ronda a la vez.",
        "  RCR 2016 4.1.1, leído como 2 + 2 · --option double_wind_fu=4",
    ]
    found = answer("rules", "riichi", "--rule", name)
    assert (found["edition"], found["rule"], found["value"]) == ("rcr-2025", "double_wind_fu", 2)


@pytest.mark.parametrize("name", ["ittsu", "Escalera Pura", "pure straight", "一気通貫", "ITTSŪ"])
def test_one_yaku_by_any_of_its_names(name: str) -> None:
    lines = run("rules", "riichi", "--yaku", name).stdout.splitlines()
    assert lines[:2] == [
        "Escalera Pura (Pure Straight; ittsu, 一気通貫)",
        "  2 han con la mano cerrada, 1 con la abierta.",
    ]
    found = answer("rules", "riichi", "--yaku", name, "--lang", "en")
    assert (found["yaku"], found["closed"], found["open"], found["yakuman"]) == (
        "ittsu",
        2,
        1,
        False,
    )


def test_every_yaku() -> None:
    lines = run("rules", "riichi", "--yaku").stdout.splitlines()
    assert lines[0].split() == ["Yaku", "En", "japonés", "Cerrada", "Abierta"]
    found = answer("rules", "riichi", "--yaku")["yaku"]
    assert len(lines) == 1 + len(found) == 42
    assert {one["yaku"] for one in found} >= {"riichi", "kokushi", "sanshoku_doujun"}


def test_a_yaku_says_what_it_replaces_and_what_replaces_it() -> None:
    double = run("rules", "riichi", "--yaku", "double_riichi").stdout
    assert "  Sustituye a Riichi.\n" in double
    assert "un han más sobre el de riichi" in double
    assert "  Lo sustituye Doble Riichi.\n" in run("rules", "riichi", "--yaku", "riichi").stdout


def yaku_under(name: str, *rules: str) -> tuple[str, dict[str, object]]:
    """What text and JSON say of a yaku."""
    args = ("rules", "riichi", "--yaku", name, *rules)
    return run(*args).stdout, answer(*args)


def test_a_yaku_that_an_edition_does_not_have() -> None:
    assert "Ejemplo" in run("rules", "riichi", "--yaku", "renhou").stdout
    text, found = yaku_under("renhou", "--edition", "tenhou")
    lines = text.splitlines()
    assert (len(lines), lines[1]) == (4, "  No existe en Tenhou.")
    assert lines[2].startswith("  Ganas con un descarte antes de tu primer turno")
    assert lines[3] == "  reglas publicadas de Tenhou"
    assert (found["counts"], found["closed"], found["beside"]) == (False, 0, "")
    assert found["examples"] == []
    lines = run("rules", "riichi", "--yaku", "--edition", "tenhou").stdout.splitlines()
    assert len(lines) == 1 + 40 + 2
    assert lines[-1] == "No existe en Tenhou: Bendición del Hombre."
    listed = answer("rules", "riichi", "--yaku", "--edition", "tenhou")["yaku"]
    assert [one["yaku"] for one in listed if not one["counts"]] == ["renhou"]


def test_a_yaku_that_an_option_takes_away() -> None:
    text, found = yaku_under("ippatsu", "--option", "ippatsu=no")
    lines = text.splitlines()
    assert lines[1] == "  No existe en RCR 2025 (con ippatsu: no)."
    assert lines[-1] == ("  Ippatsu: no; cambiada con --option; RCR 2025 dice «sí»: RCR 2025 4.2.1")
    assert (found["counts"], found["examples"]) == (False, [])


def test_a_yaku_that_an_option_keeps_closed() -> None:
    text, found = yaku_under("tanyao", "--option", "open_tanyao=no")
    assert "  1 han, solo con la mano cerrada.\n" in text
    assert "  Con la mano abierta no vale (no hay kuitan). Excluye" in text
    assert (found["closed"], found["open"], found["counts"]) == (1, 0, True)


def test_pinfu_that_does_not_count_from_the_wall() -> None:
    text, found = yaku_under("pinfu", "--option", "pinfu_tsumo=no")
    assert "  Si robas tú la ficha no vale: se cuentan los 2 fu del muro. Con" in text
    assert "del muro ·" not in text
    assert text.count("Ejemplo") == len(found["examples"]) == 1  # type: ignore[arg-type]


def test_the_blessing_of_man_as_a_yakuman() -> None:
    text, found = yaku_under("renhou", "--option", "renhou=yakuman")
    assert "  yakuman, solo con la mano cerrada.\n" in text
    assert "  Vale un yakuman: no" in text
    assert "mangan" not in text.split("cambiada")[0]
    assert (found["closed"], found["yakuman"]) == (13, True)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.unmeasured
def test_text_and_json_have_the_same_examples(edition: str) -> None:
    for one in answer("rules", "riichi", "--yaku", "--edition", edition)["yaku"]:
        text = run("rules", "riichi", "--yaku", one["yaku"], "--edition", edition).stdout
        assert text.count("Ejemplo: ") == len(one["examples"]) >= one["counts"]


@pytest.mark.parametrize(
    ("option", "name", "nearest"),
    [
        ("--yaku", "tanyoa", "Todo Simples (tanyao)"),
        ("--rule", "pinfu", "pinfu abierto (open_pinfu_fu), pinfu del muro (pinfu_tsumo)"),
        ("--rule", "kirage", "kiriage mangan (kiriage)"),
    ],
)
def test_a_name_that_is_none_names_the_nearest(option: str, name: str, nearest: str) -> None:
    result = run("rules", "riichi", option, name)
    assert (result.exit_code, result.stdout) == (2, "")
    expected = f"Error: {option}: nada se llama «{name}»; lo más parecido: {nearest}.\n"
    assert result.stderr.endswith(expected)


@pytest.mark.parametrize("option", ["--yaku", "--rule"])
@pytest.mark.parametrize("name", ["", " ", "-"])
def test_an_empty_name_is_none(option: str, name: str) -> None:
    result = run("rules", "riichi", option, name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"Error: {option}: se esperaba un nombre.\n")


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("nagashi mangan", "nagashi mangan (nagashi_mangan)"),
        ("dora", "cincos rojos (red_fives), uradora (ura_dora)"),
        ("akadora", "cincos rojos (red_fives)"),
    ],
)
def test_what_is_a_rule_and_no_yaku_is_found_by_the_other_option(name: str, rule: str) -> None:
    result = run("rules", "riichi", "--yaku", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"«{name}» no es un yaku; es de --rule: {rule}.\n")


def test_what_is_a_yaku_and_no_rule_is_found_by_the_other_option() -> None:
    result = run("rules", "riichi", "--rule", "ittsu")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith("«ittsu» no es una regla; es de --yaku: Escalera Pura (ittsu).\n")


def test_a_part_of_a_name_is_the_beginning_of_a_word() -> None:
    assert answer("rules", "riichi", "--rule", "red")["rule"] == "red_fives"
    assert answer("rules", "riichi", "--yaku", "一気")["yaku"] == "ittsu"


@pytest.mark.parametrize("name", ["xxxxxxxx", "foo"])
def test_a_name_like_nothing(name: str) -> None:
    result = run("rules", "riichi", "--yaku", name, "--format", "json")
    assert result.exit_code == 2
    assert result.stderr.endswith(f"nada se llama «{name}».\n")


def test_one_question_at_a_time() -> None:
    result = run("rules", "riichi", "--yaku", "ittsu", "--rule", "kiriage")
    assert result.exit_code == 2
    assert "se esperaba solo uno de --rule, --yaku y --diff." in result.stderr
