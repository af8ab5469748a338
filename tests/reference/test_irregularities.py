from __future__ import annotations

from collections import Counter

from ligamahjong.reference.irregularities import Moment, Outcome, cases


def test_counts_are_those_of_the_regulation() -> None:
    outcomes = Counter(case.outcome for case in cases())
    assert outcomes[Outcome.DEAD_HAND] == 8, "seven of the list and the claimed tile not taken"
    assert outcomes[Outcome.CHOMBO] == 6, "five of the list and tiles shown by somebody"


def test_every_moment_and_outcome_is_there() -> None:
    assert {case.moment for case in cases()} == set(Moment)
    assert {case.outcome for case in cases()} == set(Outcome)


def test_ids_are_unique_and_texts_are_in_both_languages() -> None:
    assert max(Counter(case.id for case in cases()).values()) == 1
    for case in cases():
        assert case.what.es
        assert case.what.en
        assert case.what.es != case.what.en


def test_cases_of_a_moment_stand_together() -> None:
    moments = [case.moment for case in cases()]
    assert moments == sorted(moments, key=list(Moment).index)
