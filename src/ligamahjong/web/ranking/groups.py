"""Reading clubs and communities: how each stands, and who belongs to one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.game import Mode
from ligamahjong.league.standings import clubs, regions
from ligamahjong.people.names import sort_key
from ligamahjong.people.regions import ABROAD
from ligamahjong.web.people.models import Club, Person
from ligamahjong.web.ranking.selectors import ranking

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from django.db.models import QuerySet

    from ligamahjong import people
    from ligamahjong.league.standings import GroupStanding, Standing, Standings

__all__ = ["Group", "InMode", "club_page", "club_slugs", "region_page"]


class InMode(NamedTuple):
    """A club or community in one mode.

    Attributes:
        mode: discipline.
        standing: of the group; ``None`` while none of its people has played.
        groups: how many groups the mode ranks.
        players: its people who have played, best first; those no longer listed come last.
    """

    mode: Mode
    standing: GroupStanding | None
    groups: int
    players: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A club or community on a day.

    Attributes:
        name: of the club, or code of the community.
        modes: how it stands in each mode.
        idle: ids and names of its people without a game in any mode, by name.
    """

    name: str
    modes: tuple[InMode, ...]
    idle: tuple[tuple[str, str], ...]


def club_slugs() -> dict[str, str]:
    """The place of each club in addresses, by name."""
    return dict(Club.objects.values_list("name", "slug"))


def club_page(slug: str, on: date) -> Group | None:
    """A club on a day; ``None`` where there is none at that address."""
    name = Club.objects.filter(slug=slug).values_list("name", flat=True).first()
    if name is None:
        return None
    members = Person.objects.filter(club_id=slug, hidden=False)
    return _group(name, on, clubs, lambda person: person.club == name, members)


def region_page(code: str, on: date) -> Group:
    """An autonomous community on a day."""
    members = Person.objects.filter(region=code, hidden=False).exclude(region=ABROAD)
    return _group(code, on, regions, lambda person: person.region == code, members)


def _group(
    name: str,
    on: date,
    ranked: Callable[[Standings], tuple[GroupStanding, ...]],
    belongs: Callable[[people.Person], bool],
    members: QuerySet[Person],
) -> Group:
    modes = tuple(_in_mode(mode, name, on, ranked, belongs) for mode in Mode)
    played = {one.person.id for mode in modes for one in mode.players}
    idle = [pair for pair in members.values_list("id", "name") if pair[0] not in played]
    return Group(name, modes, tuple(sorted(idle, key=lambda pair: (sort_key(pair[1]), pair[0]))))


def _in_mode(
    mode: Mode,
    name: str,
    on: date,
    ranked: Callable[[Standings], tuple[GroupStanding, ...]],
    belongs: Callable[[people.Person], bool],
) -> InMode:
    whole = ranking(mode, on)
    groups = ranked(whole)
    standing = next((group for group in groups if group.name == name), None)
    players = tuple(one for one in whole.everybody if belongs(one.person))
    return InMode(mode, standing, len(groups), players)
