"""The rules of MCR as plain values."""

from __future__ import annotations

import json

from ligamahjong.formats.mcr_rules import write_differences, write_fan_rules, write_rules
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import SWITCHES


def test_a_fan_has_what_it_takes_and_what_takes_it() -> None:
    found = write_fan_rules(19, CN)
    assert (found["number"], found["points"], found["key"]) == (19, 24, "seven_pairs")
    assert found["excludes"] == [56, 62, 79]
    assert found["excluded_by"] == [6, 13]
    assert write_fan_rules(60, EMA)["excludes_for_its_sets"] == [73]


def test_all_rules_are_json() -> None:
    found = write_rules(EMA)
    assert json.loads(json.dumps(found)) == found
    assert len(found["fans"]) == 82  # type: ignore[arg-type]
    assert [one["ruling"] for one in found["rulings"]] == list(SWITCHES)  # type: ignore[attr-defined]


def test_differences_name_both_decisions_and_sources() -> None:
    found = write_differences(EMA, CN)
    first = found["differences"][0]  # type: ignore[index]
    assert (first["ruling"], first["first"], first["second"]) == ("points", "ema", "cn")
    assert set(first["source"]) == {"ema", "cn"}
    assert write_differences(EMA, EMA)["differences"] == []
