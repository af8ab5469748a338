from __future__ import annotations

import pytest

from ligamahjong.reference.lookup import folded, is_found_by

NAMES = folded("Pungs escalonados puros · Pure Shifted Pungs · 一色三节高 · Yī Sè Sān Jié Gāo")


@pytest.mark.parametrize(
    ("first", "second"),
    [("Tanyao", "tanyao"), ("Sanshoku Dōkō", "sanshoku doukou"), ("Última", "ultima"), ("", "  ")],
)
def test_names_fold_together(first: str, second: str) -> None:
    assert folded(first) == folded(second)


@pytest.mark.parametrize(
    "query",
    ["pung puro", "PUROS  pungs", "shifted", "yi se", "三节", "escalonados-puros", ""],
)
def test_words_in_any_order_find_a_name(query: str) -> None:
    assert is_found_by(NAMES, query)


@pytest.mark.parametrize("query", ["pungs mixtos", "escaleras", "二"])
def test_one_word_that_is_missing_finds_nothing(query: str) -> None:
    assert not is_found_by(NAMES, query)
