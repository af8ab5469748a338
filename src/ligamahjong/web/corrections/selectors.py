"""Reading what readers and files say is wrong, and what was decided about a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from ligamahjong.web.accounts.models import User
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections.known import known_game, known_games
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.errors import NotFound
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ranking.game_content import content_game
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from django.db.models import QuerySet

    from ligamahjong.league.game import Game
    from ligamahjong.web.corrections.known import KnownGame

__all__ = [
    "Decision",
    "ListedProposal",
    "ListedReport",
    "asked_proposal",
    "asked_report",
    "decisions_about",
    "listed_proposals",
    "listed_reports",
    "open_reports_about",
    "proposals",
    "reports",
]

_NO_REPORT = Text("No hay ningún aviso con esa dirección.", "There is no report with that address.")
_NO_PROPOSAL = Text(
    "No hay ninguna corrección propuesta con ese número.",
    "There is no proposed correction of that number.",
)


class ListedReport(NamedTuple):
    """A report and the game it is about; ``None`` where there is none with that id."""

    report: GameReport
    known: KnownGame | None


class ListedProposal(NamedTuple):
    """A proposed correction, the game as it is, and as the file has it."""

    proposal: ProposedCorrection
    known: KnownGame | None
    game: Game


@dataclass(frozen=True, slots=True)
class Decision:
    """Something decided about a game, for staff.

    Attributes:
        at: when.
        action: what, as the audit log names it.
        who: name or address of whoever decided; the opaque id where the account is gone.
        reason: in their words.
    """

    at: datetime
    action: str
    who: str
    reason: str


def reports(*, closed: bool) -> QuerySet[GameReport]:
    """Reports that wait, the oldest first, or those that are closed, the newest first."""
    if closed:
        rows = GameReport.objects.filter(state=GameReport.State.CLOSED)
        return rows.order_by("-decided_at", "token")
    return GameReport.objects.filter(state=GameReport.State.OPEN).order_by("made_at", "token")


def listed_reports(rows: Sequence[GameReport]) -> list[ListedReport]:
    """Reports with the games they are about."""
    games = known_games(row.game for row in rows)
    return [ListedReport(row, games.get(row.game)) for row in rows]


def asked_report(token: str) -> ListedReport:
    """The report that an address names.

    Raises:
        NotFound: there is none.
    """
    row = GameReport.objects.select_related("sender").filter(pk=token).first()
    if row is None:
        raise NotFound(_NO_REPORT)
    return ListedReport(row, known_game(row.game))


def open_reports_about(game: str) -> list[GameReport]:
    """The reports about a game that wait, the oldest first."""
    return list(reports(closed=False).filter(game=game))


def proposals(*, closed: bool) -> QuerySet[ProposedCorrection]:
    """Proposed corrections that wait, the oldest first, or those decided, the newest first."""
    if closed:
        rows = ProposedCorrection.objects.exclude(state=ProposedCorrection.State.OPEN)
        return rows.order_by("-decided_at", "-pk")
    return ProposedCorrection.objects.filter(state=ProposedCorrection.State.OPEN).order_by("pk")


def listed_proposals(rows: Sequence[ProposedCorrection]) -> list[ListedProposal]:
    """Proposed corrections with the games they are about."""
    games = known_games(row.game for row in rows)
    return [ListedProposal(row, games.get(row.game), content_game(row.content)) for row in rows]


def asked_proposal(number: int) -> ListedProposal:
    """The proposed correction that an address names.

    Raises:
        NotFound: there is none.
    """
    row = ProposedCorrection.objects.filter(pk=number).first()
    if row is None:
        raise NotFound(_NO_PROPOSAL)
    [listed] = listed_proposals([row])
    return listed


def decisions_about(game: str) -> list[Decision]:
    """What staff decided about a game and what was sent in of it, and why, the oldest first."""
    sent = Submission.objects.filter(game=game).values("token")
    about = Q(subject_kind="game", subject=game)
    about |= Q(subject_kind="submission", subject__in=sent)
    rows = list(AuditEntry.objects.filter(about).order_by("at", "pk"))
    users = User.objects.filter(actor__in={row.actor for row in rows}).select_related("person")
    names = {user.actor: user.person.name if user.person else user.email for user in users}
    return [
        Decision(row.at, row.action, names.get(row.actor, row.actor), row.reason) for row in rows
    ]
