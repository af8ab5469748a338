"""Several things in one sentence."""

from __future__ import annotations

import pytest

from ligamahjong.wording import Language
from ligamahjong.wording.lists import all_of, one_of

ES, EN = Language.ES, Language.EN


@pytest.mark.parametrize(
    ("names", "spanish", "english"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Pol"], "Ana y Pol", "Ana and Pol"),
        (["Ana", "Pol", "Zoe", "Leo"], "Ana, Pol, Zoe y Leo", "Ana, Pol, Zoe and Leo"),
        (["Ana", "Íñigo"], "Ana e Íñigo", "Ana and Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario", "Ana and Hilario"),
        (["Ana", "Iago"], "Ana y Iago", "Ana and Iago"),
        (["Ana", "Hiedra"], "Ana y Hiedra", "Ana and Hiedra"),
    ],
)
def test_all_of_several(names: list[str], spanish: str, english: str) -> None:
    assert (all_of(names, ES), all_of(names, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("names", "spanish", "english"),
    [
        ([], "", ""),
        (["Ana", "Pol"], "Ana o Pol", "Ana or Pol"),
        (["Ana", "Óscar"], "Ana u Óscar", "Ana or Óscar"),
        (["Ana", "Horacio"], "Ana u Horacio", "Ana or Horacio"),
        (["p7", "8"], "p7 u 8", "p7 or 8"),
        (["p7", "11"], "p7 u 11", "p7 or 11"),
        (["p7", "110"], "p7 o 110", "p7 or 110"),
    ],
)
def test_one_of_several(names: list[str], spanish: str, english: str) -> None:
    assert (one_of(names, ES), one_of(names, EN)) == (spanish, english)
