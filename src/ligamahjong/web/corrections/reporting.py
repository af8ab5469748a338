"""«This game is wrong»: a reader says so, and staff answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong.web.audit.services import note
from ligamahjong.web.corrections.errors import Closed
from ligamahjong.web.corrections.known import known_game
from ligamahjong.web.corrections.letters import answer_report
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.guards.buckets import take
from ligamahjong.web.ledger.transactions import writing

if TYPE_CHECKING:
    from ligamahjong.web.accounts.models import User
    from ligamahjong.wording import Language

__all__ = ["close_report", "may_report", "report_game"]

_HOUR = 3600
_BY_CLIENT = 6
_ABOUT_GAME = 20


def may_report(client: str, game: str) -> bool:
    """Take one report from whoever asks: six an hour, and twenty a day about one game.

    Args:
        client: what stands for who asks (:func:`ligamahjong.web.guards.clients.client_key`).
        game: its id.
    """
    return take(f"report:client:{client}", limit=_BY_CLIENT, seconds=_HOUR) and take(
        f"report:game:{game}", limit=_ABOUT_GAME, seconds=24 * _HOUR
    )


def report_game(
    game: str, text: str, *, email: str, sender: User | None, language: Language
) -> GameReport:
    """Keep what a reader says about a game.

    Args:
        game: its id.
        text: what is wrong.
        email: where the answer goes; empty for nowhere, or for the address of the account.
        sender: the account of the reader.
        language: of the reader.
    """
    return GameReport.objects.create(
        game=game, text=text, email=email, sender=sender, language=language.value
    )


def close_report(token: str, answer: str, *, actor: str) -> bool:
    """Close a report and send the answer.

    Args:
        token: of the report.
        answer: to the reader; empty for none.
        actor: opaque id of who answers.

    Returns:
        Whether a letter goes out.

    Raises:
        Closed: somebody has answered it already.
    """
    with writing():
        report = GameReport.objects.select_related("sender").get(pk=token)
        if report.state != GameReport.State.OPEN:
            raise Closed(f"report {token} is {report.state}")
        report.state = GameReport.State.CLOSED
        report.answer = answer
        report.decided_at = timezone.now()
        report.save(update_fields=["state", "answer", "decided_at"])
        known = known_game(report.game)
        sent = answer_report(report, known.game if known else None)
        note(actor, "close-report", "report", token, game=report.game, letters=int(sent))
    return sent
