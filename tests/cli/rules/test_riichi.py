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


def test_rules_as_they_are_printed() -> None:
    result = run("rules", "riichi", "--option", "kiriage=no")
    assert result.stdout.splitlines()[:6] == [
        "Reglas de RCR 2025 (con kiriage mangan: no)",
        "Kiriage mangan: no",
        "  4 han 30 fu y 3 han 60 fu se pagan como mangan.",
        "  página de ayuda de la federación, 2025; no en 2016 · --option kiriage=no",
        "",
        "Fu del viento doble: 2",
    ]


def test_in_what_two_editions_differ() -> None:
    result = run("rules", "riichi", "--diff", "rcr-2016", "rcr-2025", "--lang", "en")
    assert result.stdout.splitlines()[:6] == [
        "Kiriage mangan",
        "  RCR 2016: no",
        "  RCR 2025: yes",
        "  4 han 30 fu and 3 han 60 fu are paid as mangan.",
        "  help page of the federation, 2025; not in 2016",
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
