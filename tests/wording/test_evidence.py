"""Why two names may be one person."""

from __future__ import annotations

from ligamahjong.people.likeness import Evidence
from ligamahjong.wording import Language
from ligamahjong.wording.evidence import EVIDENCE, evidence


def test_every_clue_has_words_of_its_own_in_both_languages() -> None:
    assert set(EVIDENCE) == set(Evidence)
    for language in Language:
        assert len({evidence(clue, language) for clue in Evidence}) == len(Evidence)
    assert all(text.es != text.en for text in EVIDENCE.values())


def test_golden_words() -> None:
    assert evidence(Evidence.ONE_LETTER, Language.ES) == "difieren en una letra"
    assert evidence(Evidence.SAME_SOUND, Language.EN) == "they sound alike"
    assert evidence(Evidence.FOLDED_NAME, Language.ES) == (
        "iguales salvo tildes, mayúsculas o signos"
    )
    assert evidence(Evidence.FOLDED_NAME, Language.EN) == (
        "equal but for accents, case or punctuation"
    )
