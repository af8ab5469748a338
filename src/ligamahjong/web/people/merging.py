"""Two entries that were one person, joined and, if that was wrong, taken apart again.

The ledger says which id stands for which. Nothing of either row moves: whoever is looked for by a
name, number or account of the one merged is found as the one kept, for as long as it is so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.ledger.payloads import PersonMerged, PersonUnmerged
from ligamahjong.web.audit.services import note
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.people.changes import touch_people
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.web.ranking.services import append_checked, recording
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.ledger.payloads import Payload

__all__ = ["check_mergeable", "do_merge", "do_unmerge", "games_together"]

_SAME = Text(
    "Es la misma persona; se esperaban dos distintas.", "It is the same person; expected two."
)
_UNKNOWN = Text(
    "No hay nadie registrado con el identificador «{person}».",
    "Nobody is registered with the id “{person}”.",
)
_ALREADY = Text(
    "«{person}» ya está unida a «{kept}»; se esperaba alguien sin unir.",
    "“{person}” is merged into “{kept}” already; expected somebody who is not merged.",
)
_MET = Text(
    "Se sentaron a la misma mesa, así que son dos personas: {games}.",
    "They sat at one table, so they are two people: {games}.",
)
_NOT_MERGED = Text("«{person}» no está unida a nadie.", "“{person}” is not merged into anybody.")


def games_together(one: str, other: str) -> list[str]:
    """Ids of the games that count in which two people sat at one table, in order of time."""
    mine = SeatResult.objects.filter(person=one).values("game")
    rows = SeatResult.objects.filter(person=other, game__in=mine)
    return list(rows.order_by("played_at", "order").values_list("game_id", flat=True))


def check_mergeable(kept: str, merged: str) -> None:
    """That two ids can be made one.

    Raises:
        Refused: they cannot; ``reason`` is ``same``, ``unknown``, ``merged`` or ``same-table``.
    """
    if kept == merged:
        raise Refused("same", _SAME)
    into = merges()
    for person in (kept, merged):
        if not Person.objects.filter(pk=person).exists():
            raise Refused("unknown", _UNKNOWN, person=person[:100])
        if (stands := into.resolve(person)) != person:
            raise Refused("merged", _ALREADY, person=person, kept=stands)
    if met := games_together(kept, merged):
        raise Refused("same-table", _MET, games=", ".join(met))


def do_merge(kept: str, merged: str, *, actor: str, reason: str) -> None:
    """Make the games of one id those of another.

    Args:
        kept: the id that stays.
        merged: the id that stands for it from now on.
        actor: opaque id of who says it.
        reason: why.

    Raises:
        Refused: they cannot be one person, or are already.
        LedgerError: likewise, should only the ledger know.
    """
    with recording():
        check_mergeable(kept, merged)
        salted = salt_text(reason)
        payload: Payload = PersonMerged(kept=kept, merged=merged, reason=salted.digest)
        append_checked([payload], actor=actor, texts=[salted])
        note(actor, "merge", "person", merged, reason=reason, kept=kept)
        touch_people()


def do_unmerge(person: str, *, actor: str, reason: str) -> None:
    """Let an id that was merged stand for itself again.

    Raises:
        Refused: it is not merged.
    """
    with recording():
        kept = merges().into.get(person)
        if kept is None:
            raise Refused("not-merged", _NOT_MERGED, person=person[:100])
        salted = salt_text(reason)
        payload: Payload = PersonUnmerged(person, reason=salted.digest)
        append_checked([payload], actor=actor, texts=[salted])
        note(actor, "unmerge", "person", person, reason=reason, kept=kept)
        touch_people()
