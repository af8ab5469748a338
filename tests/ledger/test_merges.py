"""Ids that stand for one person."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import LedgerError
from ligamahjong.ledger.merges import Merges
from support.games import game

CHAINED = Merges().merge("b", "a", []).merge("c", "b", []).merge("c", "d", [])
PAIRS = st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=12)


def merged(pairs: list[tuple[str, str]]) -> Merges:
    merges = Merges()
    for kept, other in pairs:
        if kept != other and not {kept, other} & merges.into.keys():
            merges = merges.merge(kept, other, [])
    return merges


def test_merges_follow_one_another() -> None:
    assert [CHAINED.resolve(person) for person in "abcdx"] == ["c", "c", "c", "c", "x"]
    assert CHAINED.group("c") == {"a", "b", "c", "d"}
    assert CHAINED.group("b") == {"a", "b"}
    assert CHAINED.group("x") == {"x"}


def test_an_undone_merge_leaves_those_before_it() -> None:
    undone = CHAINED.unmerge("b")
    assert [undone.resolve(person) for person in "abcd"] == ["b", "b", "c", "c"]


@given(PAIRS)
def test_everybody_stands_for_themselves_or_is_merged(pairs: list[tuple[str, str]]) -> None:
    merges = merged(pairs)
    for person in "abcdef":
        final = merges.resolve(person)
        assert final not in merges.into
        assert person in merges.group(final)
        assert (final == person) is (person not in merges.into)
    finals = set(map(merges.resolve, "abcdef"))
    assert sum(len(merges.group(final)) for final in finals) == 6


@given(PAIRS, st.sampled_from("abcdef"), st.sampled_from("abcdef"))
def test_unmerging_undoes_a_merge(pairs: list[tuple[str, str]], kept: str, other: str) -> None:
    merges = merged(pairs)
    if kept != other and not {kept, other} & merges.into.keys():
        assert merges.merge(kept, other, []).unmerge(other) == merges


@pytest.mark.parametrize(
    ("kept", "other", "person"),
    [("x", "a", "a"), ("a", "x", "a"), ("b", "c", "b"), ("c", "a", "a")],
)
def test_who_is_merged_cannot_be_merged_again(kept: str, other: str, person: str) -> None:
    with pytest.raises(LedgerError) as refused:
        CHAINED.merge(kept, other, [])
    assert refused.value.facts == {"reason": "person-merged", "person": person, "into": "c"}


def test_who_is_not_merged_cannot_be_unmerged() -> None:
    with pytest.raises(LedgerError) as refused:
        CHAINED.unmerge("c")
    assert refused.value.facts == {"reason": "person-not-merged", "person": "c"}


def test_a_game_gets_the_final_ids_in_its_seats() -> None:
    assert CHAINED.applied(game(players="xaye")).players == ("x", "c", "y", "e")


def test_a_game_of_nobody_merged_is_the_same_object() -> None:
    played = game(players="wxyz")
    assert CHAINED.applied(played) is played


def test_a_game_with_one_person_twice_is_refused() -> None:
    with pytest.raises(LedgerError) as refused:
        CHAINED.applied(game(players="axyd"))
    assert refused.value.facts["reason"] == "same-table"
    assert refused.value.facts["players"] == ("c", "x", "y", "c")


def test_who_sat_together_is_not_one_person() -> None:
    games = [game(1, "wxyz"), game(2, "axyz"), game(3, "bxyz")]
    with pytest.raises(LedgerError) as refused:
        CHAINED.merge("x", "c", games)
    assert refused.value.facts == {"reason": "same-table", "game": "2", "players": ("x", "c")}
    assert CHAINED.merge("w", "c", games).resolve("a") == "w"
