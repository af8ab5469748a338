"""What waits to be decided, and what was decided: filters, counts, order."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.db.models import Count, Q
from django.utils import timezone

from ligamahjong.league.game import Mode, Venue
from ligamahjong.people import fold
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.people.finding import search

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.db.models import QuerySet

__all__ = ["OPEN", "VISIBLE", "Queue", "Shown", "counts", "neighbours", "reviewable"]

_State = Submission.State

OPEN = (_State.PENDING, _State.ASKED)
"""States in which somebody has to decide, or the sender to answer."""

VISIBLE = (*OPEN, _State.ACCEPTED, _State.REJECTED, _State.WITHDRAWN)
"""States in which a reviewer sees a game; before, it is its sender's alone."""

_AGES = (1, 3, 7, 30)
_LONGEST_TEXT = 100
_PEOPLE = 50
"""People of a name whose games are looked for."""


class Shown(StrEnum):
    """Which states are listed, by the word in the address."""

    OPEN = "abiertos"
    PENDING = "pendientes"
    ASKED = "preguntados"
    ACCEPTED = "aceptados"
    REJECTED = "rechazados"
    WITHDRAWN = "retirados"
    ALL = "todos"

    @property
    def states(self) -> tuple[_State, ...]:
        """The states that are listed."""
        return _STATES[self]


_STATES: Mapping[Shown, tuple[_State, ...]] = {
    Shown.OPEN: OPEN,
    Shown.PENDING: (_State.PENDING,),
    Shown.ASKED: (_State.ASKED,),
    Shown.ACCEPTED: (_State.ACCEPTED,),
    Shown.REJECTED: (_State.REJECTED,),
    Shown.WITHDRAWN: (_State.WITHDRAWN,),
    Shown.ALL: VISIBLE,
}


@dataclass(frozen=True, slots=True)
class Queue:
    """What is asked for in the address of the queue; anything not understood is left out.

    Attributes:
        shown: which states.
        mode: discipline.
        venue: in person or online.
        club: slug of the club of the reporter who sent it.
        days: sent this many days ago or more.
        text: in a name, place, platform, link, remark or address of the sender.
    """

    shown: Shown = Shown.OPEN
    mode: Mode | None = None
    venue: Venue | None = None
    club: str = ""
    days: int = 0
    text: str = ""

    @classmethod
    def read(cls, asked: Mapping[str, str]) -> Queue:
        """The queue that an address asks for."""
        shown, mode, venue = (asked.get(name, "") for name in ("estado", "modo", "lugar"))
        days = asked.get("dias", "")
        return cls(
            shown=Shown(shown) if shown in set(Shown) else Shown.OPEN,
            mode=Mode(mode) if mode in set(Mode) else None,
            venue=Venue(venue) if venue in set(Venue) else None,
            club=asked.get("club", "")[:_LONGEST_TEXT],
            days=int(days) if days in set(map(str, _AGES)) else 0,
            text=asked.get("texto", "").strip()[:_LONGEST_TEXT],
        )

    @property
    def ages(self) -> tuple[int, ...]:
        """Ages that can be asked for, in days."""
        return _AGES

    @property
    def asked(self) -> dict[str, str]:
        """What is in the address, without what is so by default."""
        values = {
            "estado": "" if self.shown is Shown.OPEN else self.shown.value,
            "modo": self.mode or "",
            "lugar": self.venue or "",
            "club": self.club,
            "dias": str(self.days or ""),
            "texto": self.text,
        }
        return {name: str(value) for name, value in values.items() if value}

    def address(self, **more: object) -> str:
        """The part of an address behind ``?``, which asks for this."""
        return urlencode({**self.asked, **more})

    def rows(self) -> QuerySet[Submission]:
        """The submissions, those that wait longest first; once decided, the newest first."""
        rows = Submission.objects.filter(state__in=self.shown.states)
        if self.mode:
            rows = rows.filter(mode=self.mode.value)
        if self.venue:
            rows = rows.filter(venue=self.venue.value)
        if self.club:
            rows = rows.filter(sender__club=self.club)
        if self.days:
            rows = rows.filter(submitted_at__lte=timezone.now() - timedelta(days=self.days))
        if self.text:
            rows = rows.filter(_holds(self.text)).distinct()
        waiting = set(self.shown.states) <= set(OPEN)
        order = ("submitted_at", "token") if waiting else ("-decided_at", "-submitted_at", "token")
        return rows.order_by(*order)


def _holds(text: str) -> Q:
    """Submissions with a text in them; names are found without their accents."""
    found = Q(seats__typed__icontains=text)
    for field in ("place", "platform", "link", "remarks", "sender_email", "sender__email"):
        found |= Q(**{f"{field}__icontains": text})
    found |= Q(token=text) | Q(game=text)
    if fold(text):
        people = [one.id for one in search(text, _PEOPLE, staff=True)]
        found |= Q(seats__person__in=people)
    return found


def counts() -> dict[_State, int]:
    """How many submissions there are in each state that a reviewer sees."""
    rows = Submission.objects.filter(state__in=VISIBLE).order_by().values("state")
    found = {row["state"]: row["n"] for row in rows.annotate(n=Count("pk"))}
    return {state: found.get(state.value, 0) for state in VISIBLE}


def reviewable(token: str) -> Submission | None:
    """A submission, if a reviewer may see it: drafts and unconfirmed ones are their senders'."""
    rows = Submission.objects.select_related("sender__club", "sender__person", "decided_by__person")
    return rows.filter(token=token, state__in=VISIBLE).first()


def neighbours(submission: Submission) -> tuple[str, str]:
    """Tokens of the open submissions before and after one, in the order of waiting, or empty."""
    rows = Submission.objects.filter(state__in=OPEN).exclude(pk=submission.pk)
    at, token = submission.submitted_at or submission.created_at, submission.token
    before = rows.filter(Q(submitted_at__lt=at) | Q(submitted_at=at, token__lt=token))
    after = rows.filter(Q(submitted_at__gt=at) | Q(submitted_at=at, token__gt=token))
    previous = before.order_by("-submitted_at", "-token").values_list("token", flat=True).first()
    following = after.order_by("submitted_at", "token").values_list("token", flat=True).first()
    return previous or "", following or ""
