"""Where a text names somebody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.web.privacy.mentions import GONE, Mentions, is_telling

NAMES = Mentions(["Íñigo Núñez Peña", "inigo@example.org", "★Sol★", "D'Ors"])


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ganó Íñigo Núñez Peña.", f"Ganó {GONE}."),
        ("INIGO  NUNEZ\nPENA y otro", f"{GONE} y otro"),
        ("Escribe a Inigo@Example.org, o no", f"Escribe a {GONE}, o no"),
        ("es ★sol★!", f"es {GONE}!"),
        ("con d'ors y D'Ors", f"con {GONE} y {GONE}"),
        ("Íñigo Núñez Peñalver", "Íñigo Núñez Peñalver"),
        ("XÍñigo Núñez Peña", "XÍñigo Núñez Peña"),
        ("Íñigo Peña", "Íñigo Peña"),
        ("ﬁn: ÍÑIGO NÚÑEZ PEÑA", f"ﬁn: {GONE}"),
        ("", ""),
    ],
)
def test_names_are_found_as_whole_words_however_they_are_written(text: str, left: str) -> None:
    assert NAMES.without(text) == left
    assert NAMES.found(text) is (text != left)


def test_every_text_of_a_value_of_json_is_looked_at() -> None:
    value = {"a": ["Íñigo Núñez Peña", 3, None, {"Íñigo Núñez Peña": True}], "b": 1.5}
    assert NAMES.without_in(value) == {"a": [GONE, 3, None, {GONE: True}], "b": 1.5}


@pytest.mark.parametrize("names", [[], [""], ["  "], ["\u0301"]])
def test_no_name_is_found_nowhere(names: list[str]) -> None:
    nothing = Mentions(names)
    assert not nothing
    assert not nothing.found("Ana")
    assert nothing.without("Ana") == "Ana"


@pytest.mark.parametrize(
    ("name", "telling"),
    [("Ana", False), ("Sol", False), ("Lola G", True), ("Dragón", True), ("a@b", True)],
)
def test_a_short_word_may_mean_anything(name: str, *, telling: bool) -> None:
    assert is_telling(name) is telling


@given(st.text(), st.text(min_size=1), st.text())
def test_a_name_between_spaces_is_never_left(before: str, name: str, after: str) -> None:
    mentions = Mentions([name])
    if mentions:
        text = f"{before} {name} {after}"
        assert mentions.found(text)
        assert not mentions.found(mentions.without(text)) or mentions.found(GONE)
