"""Where rules and yaku stand, in both languages."""

from __future__ import annotations

import re

import pytest

from ligamahjong.riichi.editions import EDITIONS, PUBLISHED, RCR_2025, TENHOU, source_of
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.editions import RULES
from ligamahjong.wording.riichi.sources import rule_source, source_text, yaku_source

ES, EN = Language.ES, Language.EN

_ALIKE = {"han", "mangan", "riichi", "wiki"} | {
    word for name in PUBLISHED.values() for word in re.findall("[A-Z][a-z]+", name)
}
"""Words of sources that are the same in Spanish."""


def every_source() -> list[str]:
    rules = {source_of(rule, edition) for rule in RULES for edition in EDITIONS.values()}
    return sorted(rules | {yaku.source for yaku in YAKU.values()})


@pytest.mark.parametrize("source", every_source())
def test_a_source_in_spanish_has_no_english_word(source: str) -> None:
    english = set(re.findall("[A-Za-z]{2,}", source)) - _ALIKE - {"RCR"}
    spanish = set(re.findall(r"\w{2,}", source_text(source, ES)))
    assert not english & spanish
    assert source_text(source, EN) == source


def test_sources_of_yaku() -> None:
    assert yaku_source(YAKU["double_riichi"], RCR_2025, ES) == (
        "RCR 2025 4.2.2; 2016 4.2.1, un han más sobre el de riichi"
    )
    assert yaku_source(YAKU["renhou"], RCR_2025, ES) == "RCR 4.2.4, un mangan sin nada más"
    assert yaku_source(YAKU["renhou"], TENHOU, EN) == "published rules of Tenhou"


def test_sources_of_rules() -> None:
    assert rule_source("kiriage", RCR_2025, ES) == "página de ayuda de la federación, 2025"
    assert rule_source("kiriage", TENHOU, ES) == "reglas publicadas de Tenhou"
