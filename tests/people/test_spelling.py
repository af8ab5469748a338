"""Words one letter apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people.spelling import are_different_names, one_edit_apart, sound_alike

WORDS = st.text("abc", max_size=7)


def edits(word: str) -> set[str]:
    """All words at distance 1, by doing each edit."""
    letters = "abc"
    splits = [(word[:index], word[index:]) for index in range(len(word) + 1)]
    left_out = {head + tail[1:] for head, tail in splits if tail}
    put_in = {head + letter + tail for head, tail in splits for letter in letters}
    changed = {head + letter + tail[1:] for head, tail in splits if tail for letter in letters}
    swapped = {head + tail[1] + tail[0] + tail[2:] for head, tail in splits if len(tail) > 1}
    return (left_out | put_in | changed | swapped) - {word}


@given(WORDS, WORDS)
def test_one_edit_apart_is_what_doing_each_edit_gives(one: str, other: str) -> None:
    assert one_edit_apart(one, other) == (other in edits(one)) == one_edit_apart(other, one)


@given(WORDS)
def test_every_edit_is_one_edit_apart(word: str) -> None:
    assert all(one_edit_apart(word, other) for other in edits(word))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("elena", "helena"),
        ("zavala", "zabala"),
        ("gimena", "jimena"),
        ("ximena", "jimena"),
        ("eloy", "eloi"),
        ("yorente", "llorente"),
        ("anna", "ana"),
        ("saes", "saez"),
        ("kike", "quique"),
        ("cebrian", "sebrian"),
    ],
)
def test_words_that_sound_alike(one: str, other: str) -> None:
    assert sound_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("marta", "maria"), ("chico", "cico"), ("gato", "jato"), ("lana", "llana")]
)
def test_words_that_sound_differently(one: str, other: str) -> None:
    assert not sound_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("marta", "maria"), ("julio", "julia"), ("daniela", "daniel"), ("raul", "saul")],
)
def test_different_given_names(one: str, other: str) -> None:
    assert are_different_names(one, other)
    assert are_different_names(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("marta", "matra"), ("jaime", "jaume"), ("elena", "helena"), ("paz", "pas")]
)
def test_words_that_may_be_one_name(one: str, other: str) -> None:
    assert not are_different_names(one, other)
