"""Rules as they are listed."""

from __future__ import annotations

from dataclasses import fields

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU, Edition
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.rules import (
    alike_line,
    difference_entries,
    rule_entries,
    rules_title,
)

ES, EN = Language.ES, Language.EN


def test_every_rule_is_listed_in_the_order_of_the_fields() -> None:
    entries = list(rule_entries(RCR_2025, ES))
    assert entries[0].heading == "Kiriage mangan: sí"
    assert [one.rule for one in entries] == [one.name for one in fields(Edition)][1:]
    assert entries[0] == (
        "kiriage",
        "Kiriage mangan",
        "sí",
        (),
        "Pagar 4 han 30 fu y 3 han 60 fu como mangan",
        "página de ayuda de la federación, 2025",
        "kiriage=yes",
    )


def test_a_rule_that_was_changed_says_what_the_edition_has() -> None:
    changed = RCR_2025.with_options({"kiriage": False})
    [kiriage] = [one for one in rule_entries(changed, ES) if one.rule == "kiriage"]
    assert (kiriage.value, kiriage.source) == (
        "no",
        "cambiada con --option; RCR 2025 dice «sí»: página de ayuda de la federación, 2025",
    )


def test_what_is_listed_as_an_option_is_that_edition_again() -> None:
    for edition in (RCR_2016, TENHOU):
        for one in rule_entries(edition, EN):
            name, _, value = one.option.partition("=")
            assert name == one.rule
            assert value
            assert " " not in value


def test_differences() -> None:
    [kiriage, wind, left] = difference_entries(RCR_2016, RCR_2025, EN)
    assert kiriage.heading == "Kiriage mangan"
    assert kiriage == (
        "kiriage",
        "Kiriage mangan",
        "",
        ("RCR 2016: no", "RCR 2025: yes"),
        "Paying 4 han 30 fu and 3 han 60 fu as mangan",
        "RCR 2016, revision notes; help page of the federation, 2025",
        "",
    )
    assert (wind.decisions, left.decisions) == (
        ("RCR 2016: 4", "RCR 2025: 2"),
        ("RCR 2016: 4", "RCR 2025: 1"),
    )
    assert list(difference_entries(TENHOU, TENHOU, ES)) == []
    assert alike_line(TENHOU, TENHOU, ES) == "Tenhou y Tenhou no difieren en nada."
    assert rules_title(RCR_2016, EN) == "Rules of RCR 2016"
