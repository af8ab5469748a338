"""JSON values, and where a text is none."""

from __future__ import annotations

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.json_text import read_json
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ('{"draw": tru}', 10, "no es JSON (desde la columna 10); se esperaba"),
        ('{"wins": "', 10, "no es JSON (desde la columna 10)"),
        ("[" * 100_000, "depth", "no es JSON (demasiados corchetes unos dentro de otros)"),
        ("9" * 5000, "number", "no es JSON (un número tiene demasiadas cifras)"),
    ],
)
def test_a_text_that_is_no_json_says_where_without_the_words_of_python(
    text: str, fault: object, said: str
) -> None:
    with pytest.raises(FormatError) as refused:
        read_json(text)
    assert refused.value.facts == {"reason": "record-json", "fault": fault}
    assert error_text(refused.value, Language.ES).startswith(said)
