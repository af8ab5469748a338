"""Decisions about games, each of them one entry of the ledger and one of the audit log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong.errors import LedgerError
from ligamahjong.web.audit.services import note
from ligamahjong.web.corrections.errors import Closed, Stale
from ligamahjong.web.corrections.foreseen import correction, foresee, restoring, voiding
from ligamahjong.web.corrections.known import known_game
from ligamahjong.web.corrections.letters import tell_players
from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.game_content import content_game
from ligamahjong.web.ranking.services import append_checked, recording

if TYPE_CHECKING:
    from ligamahjong.league.game import Game
    from ligamahjong.web.corrections.foreseen import Change, Foreseen
    from ligamahjong.web.corrections.known import KnownGame

__all__ = [
    "Confirmed",
    "Told",
    "accept_proposal",
    "correct_game",
    "proposed",
    "reject_proposal",
    "restore_game",
    "void_game",
]


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What somebody confirmed.

    Attributes:
        actor: opaque id of who did.
        reason: why, in their words.
        seal: of what they were shown (:attr:`Foreseen.seal`).
        tell: whether the players are told by e-mail.
        person: id of the person whose account it is; empty where it is nobody's.
    """

    actor: str
    reason: str
    seal: str
    tell: bool = False
    person: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """Whom a decision concerned and who was told of it.

    Attributes:
        players: how many people play in the game, before or after.
        letters: how many of them were sent a letter.
        asked: whether they were to be told.
    """

    players: int
    letters: int
    asked: bool


def correct_game(game: Game, confirmed: Confirmed) -> Told:
    """Make a game what it should have been.

    Args:
        game: as it should be, free texts included; its id says which.
        confirmed: by whom and why.

    Raises:
        Stale: it would do something else than was shown.
        LedgerError: the ledger refuses it.
    """
    with recording():
        return _decide("correct", correction(_game(game.id), game), confirmed)


def void_game(game: str, confirmed: Confirmed) -> Told:
    """Let a game count no longer.

    Raises:
        Stale: it would do something else than was shown.
        LedgerError: the ledger refuses it.
    """
    with recording():
        return _decide("void", voiding(_game(game)), confirmed)


def restore_game(game: str, confirmed: Confirmed) -> Told:
    """Let a voided game count again.

    Raises:
        Stale: it would do something else than was shown.
        LedgerError: the ledger refuses it.
    """
    with recording():
        return _decide("restore", restoring(_game(game)), confirmed)


def accept_proposal(proposal: int, confirmed: Confirmed) -> Told:
    """Correct a game as a file has it.

    Raises:
        Closed: somebody has decided on the proposal already.
        Stale: it would do something else than was shown.
        LedgerError: the ledger refuses it.
    """
    with recording():
        row = _open_proposal(proposal)
        told = _decide("correct", proposed(row), confirmed, proposal=row.pk)
        _close_proposal(row, ProposedCorrection.State.ACCEPTED)
    return told


def proposed(row: ProposedCorrection) -> Change:
    """The change that a proposed correction asks for.

    What the file leaves empty stays as it is, and so does what it only writes in another way: the
    id of somebody who was merged, the clock of a start.

    Raises:
        LedgerError: there is no such game, or the content is none.
    """
    known, into = _game(row.game), merges()
    before, said = known.game, content_game(row.content)
    seats = zip(before.players, said.players, strict=True)
    east, south, west, north = (
        old if into.resolve(old) == into.resolve(new) else new for old, new in seats
    )
    game = replace(
        said,
        id=before.id,
        played_at=before.played_at if said.played_at == before.played_at else said.played_at,
        players=(east, south, west, north),
        venue=said.venue or before.venue,
        event=said.event or before.event,
        note=said.note or before.note,
        source=said.source or before.source,
        penalties=said.penalties if any(said.penalties) else before.penalties,
    )
    return correction(known, game)


def reject_proposal(proposal: int, *, actor: str, reason: str) -> None:
    """Leave a game as it is, whatever a file says.

    Raises:
        Closed: somebody has decided on the proposal already.
    """
    with writing():
        row = _open_proposal(proposal)
        _close_proposal(row, ProposedCorrection.State.REJECTED)
        note(actor, "reject-correction", "game", row.game, reason=reason, proposal=row.pk)


def _decide(action: str, change: Change, confirmed: Confirmed, **details: object) -> Told:
    """Append the entry if what it does is what was confirmed; inside ``recording``."""
    foreseen = foresee(change)
    if foreseen.seal != confirmed.seal:
        raise Stale(foreseen)
    reason = salt_text(confirmed.reason)
    payload = replace(change.payload, reason=reason.digest)
    append_checked([payload], actor=confirmed.actor, texts=[*change.texts, reason])
    told = _tell(action, foreseen, confirmed)
    note(
        confirmed.actor,
        action,
        "game",
        change.known.id,
        reason=confirmed.reason,
        moved=len(foreseen.listed),
        letters=told.letters,
        **({"own": ["played"]} if confirmed.person in foreseen.people else {}),
        **details,
    )
    return told


def _tell(action: str, foreseen: Foreseen, confirmed: Confirmed) -> Told:
    letters = tell_players(action, foreseen) if confirmed.tell else 0
    return Told(len(foreseen.people), letters, confirmed.tell)


def _game(game: str) -> KnownGame:
    known = known_game(game)
    if known is None:
        raise LedgerError(f"game {game} is not in the ledger", reason="game-unknown", game=game)
    return known


def _open_proposal(proposal: int) -> ProposedCorrection:
    row = ProposedCorrection.objects.get(pk=proposal)
    if row.state != ProposedCorrection.State.OPEN:
        raise Closed(f"proposal {proposal} is {row.state}")
    return row


def _close_proposal(row: ProposedCorrection, state: ProposedCorrection.State) -> None:
    row.state = state
    row.decided_at = timezone.now()
    row.save(update_fields=["state", "decided_at"])
