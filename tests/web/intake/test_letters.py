"""Letters to whoever sent a game, in the language it was sent in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake import letters
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.mail.models import OutgoingMail
from support.accounts import account

if TYPE_CHECKING:
    from collections.abc import Callable

    Stored = Callable[..., Submission]

State = Submission.State
ABOUT = "MCR, 20 de junio de 2026, 18:30: Bruno Alonso Prado, Iria Alonso Prado"


def letter() -> OutgoingMail:
    return OutgoingMail.objects.get()


def test_to_confirm(stored: Stored) -> None:
    submission = stored(state=State.UNCONFIRMED)
    letters.confirm(submission)
    assert letter().to == "bruno@example.org"
    assert ABOUT in letter().text
    signature = letters.signature_of(submission)
    assert f"/enviar/confirmar/{submission.token}/{signature}/" in letter().text


def test_who_read_a_clock_of_the_canary_islands_finds_that_hour(stored: Stored) -> None:
    letters.received(stored(state=State.PENDING, clock="canary"))
    assert "MCR, 20 de junio de 2026, 19:30 (18:30 en Canarias): Bruno" in letter().text


def test_received(stored: Stored) -> None:
    submission = stored(state=State.PENDING)
    letters.received(submission)
    assert letter().subject == "Hemos recibido la partida"
    assert f"/enviar/seguimiento/{submission.token}/" in letter().html


def test_asked(stored: Stored) -> None:
    letters.asked(stored(state=State.ASKED, question="¿Se ve la firma de Norte?"))
    assert "¿Se ve la firma de Norte?" in letter().text


def test_accepted(stored: Stored) -> None:
    letters.decided(stored(state=State.ACCEPTED, game="r001"))
    assert letter().subject == "Partida aceptada"
    assert "/partidas/r001/" in letter().text
    assert "Lo que dice" not in letter().text


def test_accepted_with_edits(stored: Stored) -> None:
    letters.decided(stored(state=State.ACCEPTED, game="r001", reason="Norte tenía −60"))
    assert "Norte tenía −60" in letter().text


def test_rejected(stored: Stored) -> None:
    letters.decided(stored(state=State.REJECTED, reason="No se ve el acta"))
    assert "El motivo: No se ve el acta" in letter().text


@pytest.mark.parametrize("state", [State.DRAFT, State.PENDING, State.WITHDRAWN])
def test_what_is_not_decided_is_not_told(stored: Stored, state: Submission.State) -> None:
    letters.decided(stored(state=state))
    assert not OutgoingMail.objects.exists()


def test_in_english(stored: Stored) -> None:
    submission = stored(state=State.REJECTED, reason="Too dark", language="en")
    letters.decided(submission)
    assert letter().subject == "Game rejected"
    assert f"/en/enviar/seguimiento/{submission.token}/" in letter().text
    assert "MCR, 20 June 2026, 18:30" in letter().text


def test_to_an_account_and_to_whom_staff_sent_it_for(stored: Stored) -> None:
    player = account(Role.PLAYER)
    assert letters.reader_of(stored(sender=player, sender_email="")) == player.email
    assert letters.reader_of(stored(sender=None, sender_email="a@example.org")) == "a@example.org"


def test_nobody_is_written_to_whose_address_was_erased(stored: Stored) -> None:
    letters.decided(stored(state=State.REJECTED, sender_email=""))
    assert not OutgoingMail.objects.exists()


def test_what_somebody_wrote_is_text_in_the_letter(stored: Stored) -> None:
    letters.decided(stored(state=State.REJECTED, reason="<b>no</b>"))
    assert "<b>no</b>" not in letter().html
    assert "&lt;b&gt;no&lt;/b&gt;" in letter().html
