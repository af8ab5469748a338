"""Fouls in words, what is not known among them; why points change hands."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.payments import payments
from ligamahjong.mcr.penalties import PENALTIES, Offence, Penalty, Practice, penalty, penalty_line
from ligamahjong.wording import Language
from ligamahjong.wording.mcr import penalties as words
from ligamahjong.wording.mcr.payments import LINES, paid_text

ES, EN = Language.ES, Language.EN


def test_everything_has_words() -> None:
    assert set(words.OFFENCES) == set(Offence)
    assert set(words.PRACTICES) == set(Practice)
    assert set(words.SOURCES) == {one.source for one in PENALTIES}


@pytest.mark.parametrize(
    ("practice", "offence", "spanish"),
    [
        (
            Practice.CN_1998,
            Offence.SHORT_WIN,
            "China, 1998: paga 10 a cada uno; sigue sin poder ganar la mano",
        ),
        (
            Practice.MIL_2025,
            Offence.NOT_WAITING,
            "MIL, 2025: pierde 80 puntos, que nadie cobra; sigue sin poder ganar la mano",
        ),
        (
            Practice.EMA,
            Offence.SHORT_WIN,
            "EMA: no consta cuánto pierde: lo decide el árbitro",
        ),
        (
            Practice.CN_1998,
            Offence.ON_PURPOSE,
            "China, 1998: queda fuera de la competición",
        ),
        (
            Practice.CN_1998,
            Offence.TILE_NOT_TAKEN,
            "China, 1998: no pierde puntos; sigue sin poder ganar la mano",
        ),
    ],
)
def test_a_penalty_is_said(practice: Practice, offence: Offence, spanish: str) -> None:
    one = penalty(practice, offence)
    source = words.SOURCES[one.source].es
    assert words.penalty_line(one, ES) == f"{spanish} ({source})."
    assert not words.penalty_line(one, EN).startswith(spanish)


def test_every_foul_has_its_section() -> None:
    for language in Language:
        found = list(words.penalty_sections(language))
        assert len(found) == len(Offence)
        assert sum(len(one.lines) for one in found) == len(PENALTIES)


def test_every_line_of_payments_has_words() -> None:
    one: Penalty = penalty(Practice.MIL_2025, Offence.SHORT_WIN)
    lines = [*payments(8, 0), penalty_line(one, 0)]
    assert {line.reason for line in lines} == set(LINES)


def test_what_is_paid_is_said() -> None:
    assert paid_text(30, self_drawn=True, language=ES) == (
        "Cada uno de los otros tres paga 38; quien gana recibe 114."
    )
    assert paid_text(30, self_drawn=False, language=EN) == (
        "The player whose tile it was pays 38, the other two 8 each; the winner gets 54."
    )
