"""How the people of the example play: how well, how often, in which mode and until when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from ligamahjong.example.people import invent_people
from ligamahjong.example.roles import CAST, Part, Role
from ligamahjong.example.sessions import FIRST, LAST, RIICHI_PLATFORMS, Session
from ligamahjong.league.game import Mode
from ligamahjong.people import Account, Person

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.example.draw import Draw

__all__ = ["EVEN_STRENGTH", "Member", "invent_members"]

EVEN_STRENGTH = 100
"""Strength of somebody who wins as often as chance has it."""

_WEAKEST, _STRONGEST = 65, 135
_SPREAD, _SPREAD_OF_MODE = 10, 7
_DISCOUNTED = (Part.GROWING_DEBT, Part.RECOVERING_DEBT, Part.FULL_DEBT)
_EDGE = 20
"""Added to the strength of those who are to show a discount, which only good ratings get."""

_MODES: tuple[tuple[Mode, ...], ...] = ((Mode.RIICHI,), (Mode.MCR,), (Mode.RIICHI, Mode.MCR))
_MODE_WEIGHTS = (45, 20, 35)
_EAGERNESS = (1, 1, 1, 2, 2, 3, 4, 6, 9)
_HOMONYM_EAGERNESS = 2
_FROM_THE_FIRST_DAY = 55
_TO_THE_LAST_DAY = 60
_SHORTEST_STAY = 30


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody with habits.

    Attributes:
        person: who it is.
        role: the part played by design, if any.
        modes: what is played of one's own accord.
        eagerness: how much likelier than others to come.
        first: first day on which the person may play.
        last: last such day.
        strength: hidden strength in each mode; :data:`EVEN_STRENGTH` wins a hand in four.
    """

    person: Person
    role: Role | None
    modes: tuple[Mode, ...]
    eagerness: int
    first: date
    last: date
    strength: Mapping[Mode, int]

    def may_enter(self, session: Session) -> bool:
        """Whether the person has the account that a platform asks for."""
        return session.platform is None or any(
            account.platform == session.platform for account in self.person.accounts
        )

    def likes(self, session: Session) -> int:
        """How likely the person comes, beside others; 0 for never."""
        in_stay = self.first <= session.first_day and session.last_day <= self.last
        if session.mode not in self.modes or not in_stay or not self.may_enter(session):
            return 0
        return self.eagerness * self._nearness(session)

    def _nearness(self, session: Session) -> int:
        if session.club is None:
            return 10
        if session.club.name == self.person.club:
            return 300
        return 15 if session.club.region == self.person.region else 1


def invent_members(draw: Draw) -> tuple[Member, ...]:
    """Everybody registered, by id, some of them with a part to play."""
    people = invent_people(draw)
    bearers = Counter(person.name for person in people)
    singular = [person.id for person in people if bearers[person.name] == 1]
    roles = dict(zip(draw.shuffled(singular), CAST, strict=False))
    return tuple(
        _homonym(person, draw)
        if bearers[person.name] > 1
        else _member(person, roles.get(person.id), draw)
        for person in people
    )


def _homonym(person: Person, draw: Draw) -> Member:
    """Somebody who plays both modes all the time, so that the two of a name can be met."""
    return Member(person, None, tuple(Mode), _HOMONYM_EAGERNESS, FIRST, LAST, _strength(draw))


def _member(person: Person, role: Role | None, draw: Draw) -> Member:
    strength = _strength(draw)
    if role is None:
        first, last = _stay(draw)
        modes = _MODES[draw.weighted(_MODE_WEIGHTS)]
        return Member(person, None, modes, draw.pick(_EAGERNESS), first, last, strength)
    if role.part in _DISCOUNTED:
        strength = {mode: min(value + _EDGE, _STRONGEST) for mode, value in strength.items()}
    own_accord = (Mode.RIICHI,) if role.part is Part.ASSIDUOUS else ()
    return Member(_with_accounts(person), role, own_accord, 1, FIRST, LAST, strength)


def _strength(draw: Draw) -> dict[Mode, int]:
    common = draw.bell(_SPREAD)
    return {
        mode: min(max(EVEN_STRENGTH + common + draw.bell(_SPREAD_OF_MODE), _WEAKEST), _STRONGEST)
        for mode in Mode
    }


def _stay(draw: Draw) -> tuple[date, date]:
    """First and last day of somebody without a part."""
    days = (LAST - FIRST).days
    first = 0 if draw.chance(_FROM_THE_FIRST_DAY) else draw.below(days - _SHORTEST_STAY)
    last = days
    if not draw.chance(_TO_THE_LAST_DAY):
        last = draw.between(first + _SHORTEST_STAY, days)
    return FIRST + timedelta(days=first), FIRST + timedelta(days=last)


def _with_accounts(person: Person) -> Person:
    """The person with an account everywhere, so that no evening is closed to a part."""
    accounts = {account.platform: account for account in person.accounts}
    number = person.id.removeprefix("p")
    for platform in (*RIICHI_PLATFORMS, "mahjong-time"):
        handle = person.accounts[0].name if person.accounts else f"Socio{number}"
        accounts.setdefault(platform, Account(platform, handle))
    return replace(person, accounts=tuple(accounts[platform] for platform in sorted(accounts)))
