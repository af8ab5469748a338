"""Every fan has a definition and names."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.definitions import DEFINITIONS
from ligamahjong.wording.mcr.names import fan_name, numbered


def test_no_fan_lacks_a_definition_and_none_is_left_over() -> None:
    assert list(DEFINITIONS) == sorted(
        DEFINITIONS, key=lambda key: next(n for n, fan in FANS.items() if fan.key == key)
    )
    assert set(DEFINITIONS) == {fan.key for fan in FANS.values()}


@pytest.mark.parametrize("key", DEFINITIONS)
def test_a_definition_is_a_sentence_in_each_language(key: str) -> None:
    spanish, english = DEFINITIONS[key]
    assert spanish != english
    for text in (spanish, english):
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")


def test_names_are_those_of_the_table() -> None:
    assert fan_name(35, Language.ES) == "Escalera Cosida"
    assert numbered(82, EMA, Language.EN) == "57 One Concealed and One Melded Kong"
    assert numbered(82, CN, Language.EN) == "82 One Concealed and One Melded Kong"
