"""Facts that were not said, and results that may be, in sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.riichi.editions import EDITIONS, RCR_2016, RCR_2025, TENHOU, Edition
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact, decisive, possible_results, with_more_dora
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.unknown import (
    FACTS,
    case_line,
    conditions_text,
    dora_line,
    harmless_line,
    question_line,
    result_line,
)

ES, EN = Language.ES, Language.EN
SOUTH = Situation(seat=Wind.SOUTH)


def test_every_fact_has_words_and_names_its_option() -> None:
    assert FACTS.keys() == set(Fact)
    for fact, text in FACTS.items():
        assert f"--{fact.value}" in text.es
        assert f"--{fact.value}" in text.en


def test_the_question_and_the_results() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    results = possible_results(hand, SOUTH, [Fact.RIICHI, Fact.URA])
    asked = decisive(results)
    assert question_line(asked, ES) == (
        "Falta saber si hubo riichi (--riichi o --no-riichi) y los indicadores de uradora (--ura). "
        "Los resultados posibles:"
    )
    assert [result_line(result, ES) for result in results] == [
        "Sin yaku, no se puede ganar: sin riichi.",
        "1 han 40 fu, 1.300: con riichi, sin uradora. Paga 1.300 quien descartó.",
        "2 han 40 fu, 2.600: 1 uradora. Paga 2.600 quien descartó.",
        "3 han 40 fu, 5.200: 2 uradora. Paga 5.200 quien descartó.",
        "Mangan (4 han 40 fu), 8.000: 3 uradora. Paga 8.000 quien descartó.",
    ]
    assert [result_line(result, EN) for result in results[:2]] == [
        "No yaku, no win: no riichi.",
        "1 han 40 fu, 1,300: riichi, no ura dora. The discarder pays 1,300.",
    ]
    assert case_line(results[1].cases[0], asked, EN) == (
        "What follows is for: riichi, no ura dora."
    )


def test_a_limit_of_several_numbers_of_han() -> None:
    known = Situation(tsumo=True, round=Wind.SOUTH, riichi=1, dora=read_tiles("4p"), honba=1)
    results = possible_results(read_hand("123m123p123s99m11z+1z"), known, [Fact.URA], RCR_2016)
    assert [result_line(result, ES) for result in results] == [
        "Haneman (7 han), 18.000: sin uradora. Cada uno paga 6.100: Sur, Oeste y Norte.",
        (
            "Baiman (de 8 a 10 han), 24.000: de 1 a 3 uradora. Cada uno paga 8.100: Sur, Oeste y "
            "Norte."
        ),
    ]


def test_what_is_paid_alike_for_different_counts() -> None:
    hand = read_hand("3p4p0p7p8p9p4s0s5s6s7s2z2z+3s")
    known = Situation(dora=read_tiles("1z"))
    results = possible_results(hand, known, [Fact.SEAT, Fact.RIICHI], TENHOU)
    assert [result_line(result, ES) for result in results][-2:] == [
        (
            "Mangan (5 han) o haneman (6 han), 12.000: asiento Este, sin riichi; o bien asiento "
            "Oeste o Norte, con riichi. Paga 12.000 quien descartó."
        ),
        "Haneman (6 han), 18.000: asiento Este, con riichi. Paga 18.000 quien descartó.",
    ]
    cheap = read_hand("33m123m123s456s78s+9s")
    below = possible_results(cheap, Situation(round=Wind.SOUTH), [Fact.SEAT, Fact.RIICHI])
    assert [result_line(result, EN).partition(":")[0] for result in below] == [
        "3 han 30 fu, 3,900",
        "3 han 30 fu, 5,800",
        "Mangan (4 han 30 fu), 8,000",
        "Mangan (4 han 30 fu), 12,000",
    ]


@pytest.mark.parametrize(
    ("conditions", "spanish", "english"),
    [
        ({Fact.TSUMO: (True,)}, "del muro", "self-draw"),
        ({Fact.SEAT: (Wind.SOUTH, Wind.WEST)}, "asiento Sur u Oeste", "seat South or West"),
        ({Fact.ROUND: (Wind.EAST,)}, "ronda Este", "East round"),
        ({Fact.RIICHI: (0,)}, "sin riichi", "no riichi"),
        ({Fact.URA: (0,)}, "sin uradora", "no ura dora"),
        ({Fact.URA: (0, 2)}, "0 o 2 uradora", "0 or 2 ura dora"),
        ({Fact.URA: (0, 1)}, "0 o 1 uradora", "0 or 1 ura dora"),
        ({Fact.URA: (0, 1, 2, 3)}, "de 0 a 3 uradora", "0 to 3 ura dora"),
        ({Fact.URA: (1, 2, 4)}, "1, 2 o 4 uradora", "1, 2 or 4 ura dora"),
        (
            {Fact.TSUMO: (False,), Fact.RIICHI: (1,)},
            "de un descarte, con riichi",
            "on a discard, riichi",
        ),
    ],
)
def test_conditions(conditions: dict[Fact, tuple[Wind, ...]], spanish: str, english: str) -> None:
    assert conditions_text(conditions, ES) == spanish
    assert conditions_text(conditions, EN) == english


@given(
    hand=st.sampled_from(
        [
            "33m123m123s456s78s+9s",
            "222m333p444s55s11z+1z",
            "123m123p123s99m11z+1z",
            "3p4p0p7p8p9p4s0s5s6s7s2z2z+3s",
            "123m456p78s99m111s+9s",
        ]
    ),
    edition=st.sampled_from(list(EDITIONS.values())),
    unknown=st.sets(st.sampled_from(list(Fact))),
    language=st.sampled_from(Language),
)
def test_every_result_can_be_said(
    hand: str, edition: Edition, unknown: set[Fact], language: Language
) -> None:
    for result in possible_results(read_hand(hand), Situation(riichi=1), unknown, edition):
        assert not any(mark in result_line(result, language) for mark in ("{", "}", "None"))


def test_facts_that_make_no_difference() -> None:
    hand = read_hand("22334m556677p88s+4m")
    [result] = possible_results(hand, SOUTH, [Fact.ROUND])
    assert harmless_line(result.cases[0], [Fact.ROUND], ES) == (
        "Sin decir: el viento de la ronda (--round); el resultado es el mismo. Se explica con: "
        "ronda Este."
    )


def test_numbers_of_dora_of_one_worth_are_told_together() -> None:
    hand = read_hand("333m44p55s+5s ankan 1111z minkan 2222s")
    known = Situation(seat=Wind.SOUTH, round=Wind.SOUTH)
    more = list(with_more_dora(hand, known, RCR_2025))
    assert dora_line(more, known, ES).endswith(
        "Con 2–3: 8.000; 4–5: 12.000; 6–8: 16.000; 9–12: 24.000."
    )


def test_dora_of_which_nothing_was_said() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    known = SOUTH._replace(riichi=1)
    more = list(with_more_dora(hand, known, RCR_2025))
    assert dora_line(more, known, ES) == (
        "No se dijo ningún indicador de dora (--dora) y se cuenta sin dora. Con 1: 2.600; 2: "
        "5.200; 3: 8.000."
    )
    assert dora_line(more, known, EN) == (
        "No dora indicator was said (--dora) and none is counted. With 1: 2,600; 2: 5,200; 3: "
        "8,000."
    )
