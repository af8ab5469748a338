"""One text in two languages."""

from __future__ import annotations

import pytest

from ligamahjong.wording import Language, Text


def test_a_text_speaks_both_languages() -> None:
    text = Text("{n} partidas", "{n} games")
    assert (text.say(Language.ES, n=3), text.say(Language.EN, n=3)) == ("3 partidas", "3 games")


def test_spanish_comes_first() -> None:
    assert next(iter(Language)) is Language.ES


def test_a_name_that_is_not_given_is_an_error() -> None:
    with pytest.raises(KeyError):
        Text("{n}", "{n}").say(Language.ES)
