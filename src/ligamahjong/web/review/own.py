"""Whether a decision is about a reviewer's own game.

In a small league it cannot be forbidden; it is shown before and kept with the decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.people.selectors import merges
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.intake.models import Submission

__all__ = ["OWN_PARTS", "own_part"]

OWN_PARTS = {
    "played": Text("Jugaste esta partida.", "You played in this game."),
    "sent": Text("Enviaste tú esta partida.", "You sent this game in."),
}


def own_part(submission: Submission, user: User) -> list[str]:
    """How somebody takes part in the game they decide on, as the audit log keeps it.

    Returns:
        ``played`` and ``sent``, as they apply.
    """
    into = merges()
    people = {into.resolve(seat.person_id) for seat in submission.seats.all() if seat.person_id}
    played = user.person_id is not None and into.resolve(user.person_id) in people
    sent = user.pk in {submission.sender_id, submission.entered_by_id}
    return [name for name, holds in (("played", played), ("sent", sent)) if holds]
