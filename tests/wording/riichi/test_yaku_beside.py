"""What is said beside a yaku follows the edition."""

from __future__ import annotations

import pytest

from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.editions import MAHJONG_SOUL, RCR_2025, TENHOU
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.yaku_beside import SENTENCES, beside_under

ES = Language.ES
USUAL = {one.slug.replace("-", "_"): one.beside for one in entries()}


@pytest.mark.parametrize("yaku", SENTENCES)
def test_the_usual_sentences_are_those_of_the_list(yaku: str) -> None:
    for one in SENTENCES[yaku]:
        for language in Language:
            assert one.usual.say(language) in USUAL[yaku].of(language.value)
        assert not one.otherwise(RCR_2025)


def test_editions_of_which_a_yakuman_is_double_or_answered_for() -> None:
    said = beside_under("daisuushii", USUAL["daisuushii"].es, MAHJONG_SOUL, ES)
    assert said.startswith("Vale dos yakuman. Quien da la cuarta")
    said = beside_under("suukantsu", USUAL["suukantsu"].es, TENHOU, ES)
    assert said.endswith("Quien da el último kan responde del pago.")


def test_riichi_without_what_it_opens() -> None:
    for options, sentence in (
        ({"ippatsu": False}, "Da derecho a los uradora. No vale"),
        ({"ura_dora": False}, "Abre la puerta al ippatsu. No vale"),
        ({"ippatsu": False, "ura_dora": False}, "No hay uradora ni ippatsu. No vale"),
    ):
        rules = RCR_2025.with_options(options)
        assert beside_under("riichi", USUAL["riichi"].es, rules, ES).startswith(sentence)
