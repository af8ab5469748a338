"""The clubs and communities of somebody, one after another.

They are a step on each day on which something changed: one holds from its day until the day before
the next, so none overlap and none is missing between two. The first may have no day: it always
held before. Who has only that one has no dates at all and no rows.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.web.audit.services import note
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.changes import club_named, keep_change, touch_people
from ligamahjong.web.people.editing import last_change, living
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Membership
from ligamahjong.web.ranking.selectors import today
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.web.people.models import Person

__all__ = [
    "Period",
    "Step",
    "do_forget_membership",
    "do_set_membership",
    "periods",
    "set_membership",
    "steps",
]

_EARLIEST = date(1990, 1, 1)

_FUTURE = Text(
    "{day} está por venir; se esperaba un día hasta hoy, {today}.",
    "{day} is still to come; expected a day up to today, {today}.",
)
_TOO_EARLY = Text(
    "{day} es demasiado pronto; se esperaba un día desde el {earliest}.",
    "{day} is too early; expected a day from {earliest} on.",
)
_NO_STEP = Text(
    "Nada empieza ese día; se esperaba el comienzo de un periodo que esté en la lista.",
    "Nothing begins on that day; expected the beginning of a period in the list.",
)


class Step(NamedTuple):
    """Name of the club and code of the community from a day on; empty for none."""

    since: date | None
    club: str
    region: str


class Period(NamedTuple):
    """A club and a community from one day to another, both included and either open."""

    since: date | None
    until: date | None
    club: str
    region: str


_Steps: TypeAlias = dict[date, tuple[str, str]]
"""By the day on which they begin; what has no day begins with time."""


def steps(person: Person) -> list[Step]:
    """All that somebody had, from the first on; the last is that of today."""
    rows = Membership.objects.filter(person=person).select_related("club")
    found = [Step(row.since, row.club.name if row.club else "", row.region) for row in rows]
    found.sort(key=lambda step: step.since or date.min)
    return found or [Step(None, person.club.name if person.club else "", person.region)]


def do_set_membership(
    person_id: str, *, club: str, region: str, since: date | None, actor: str
) -> None:
    """Say which club and community somebody has from a day on, until what begins after it.

    Args:
        person_id: whose.
        club: name; empty for none.
        region: code; empty where it is not known.
        since: the first day; ``None`` where nobody knows: always, before what has a day.
        actor: opaque id of who says it.

    Raises:
        Refused: the day is to come or before any mahjong here, or the person cannot be changed.
    """
    with writing():
        set_membership(living(person_id), Step(since, club, region), actor)
        touch_people()
        note(actor, "edit-person", "person", person_id, change=last_change(person_id))


def set_membership(person: Person, step: Step, actor: str) -> None:
    """The same inside a transaction, without saying that people have changed.

    Raises:
        Refused: the day is to come or before any mahjong here.
    """
    if step.since is not None and step.since > today():
        raise Refused("future", _FUTURE, day=step.since, today=today())
    if step.since is not None and step.since < _EARLIEST:
        raise Refused("too-early", _TOO_EARLY, day=step.since, earliest=_EARLIEST)
    before = steps(person)
    known = {one.since or date.min: (one.club, one.region) for one in before}
    known[step.since or date.min] = (step.club, step.region)
    _keep(person, before, known, actor)


def do_forget_membership(person_id: str, *, since: date | None, actor: str) -> None:
    """Forget what somebody had from a day on: what was before goes on instead.

    Raises:
        Refused: nothing begins on that day, or nothing else is known.
    """
    with writing():
        person = living(person_id)
        before = steps(person)
        known = {one.since or date.min: (one.club, one.region) for one in before}
        if len(known) == 1 or known.pop(since or date.min, None) is None:
            raise Refused("no-step", _NO_STEP)
        _keep(person, before, known, actor)
        touch_people()
        note(actor, "edit-person", "person", person_id, change=last_change(person_id))


def periods(known: Mapping[date, tuple[str, str]]) -> list[Period]:
    """What somebody had, one period after another, none like the one before.

    Args:
        known: name of the club and code of the community by the day on which they begin; what
            begins with time does so on ``date.min``.
    """
    days: list[date] = []
    for day in sorted(known):
        if not days or known[day] != known[days[-1]]:
            days.append(day)
    return [
        Period(
            None if day == date.min else day,
            following - timedelta(days=1) if following else None,
            *known[day],
        )
        for day, following in zip(days, [*days[1:], None], strict=True)
    ]


def _keep(person: Person, before: list[Step], known: _Steps, actor: str) -> None:
    """Store what somebody had as rows, and the last of it with the person."""
    kept = periods(known)
    after = [Step(one.since, one.club, one.region) for one in kept]
    if after == before:
        return
    Membership.objects.filter(person=person).delete()
    if len(kept) > 1 or kept[0].since is not None:
        Membership.objects.bulk_create(
            Membership(
                person=person,
                club=club_named(one.club),
                region=one.region,
                since=one.since,
                until=one.until,
            )
            for one in kept
        )
    keep_change(person, actor, "memberships", _said(before), _said(after))
    person.club, person.region = club_named(kept[-1].club), kept[-1].region
    person.save()


def _said(held: list[Step]) -> str:
    """Periods as the history shows them, a line each."""
    return "\n".join(
        f"{step.since or '…'}: {step.club or '–'}, {step.region or '–'}" for step in held
    )
