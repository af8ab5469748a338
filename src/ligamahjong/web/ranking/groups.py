"""Reading clubs and communities: how each stands, and who belongs to one.

Who does not appear in public counts for means and numbers and is listed nowhere
(docs/decisions/0029-hidden-people-count-for-their-club.md).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong import people
from ligamahjong.league import standings
from ligamahjong.league.game import Mode
from ligamahjong.people.names import sort_key
from ligamahjong.web.people.models import Club
from ligamahjong.web.people.selectors import Unnamed, held_on
from ligamahjong.web.ranking.players import registered
from ligamahjong.web.ranking.selectors import ranking, today

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from ligamahjong.league.standings import GroupStanding, Standing, Standings

__all__ = [
    "Group",
    "InMode",
    "club_page",
    "club_ranking",
    "club_slugs",
    "region_page",
    "region_ranking",
]


class InMode(NamedTuple):
    """A club or community in one mode.

    Attributes:
        mode: discipline.
        standing: of the group; ``None`` while none of its people has played.
        groups: how many groups the mode ranks.
        players: its people who have played and appear in public, best first; those no longer
            listed come last.
        unnamed: how many more have played.
    """

    mode: Mode
    standing: GroupStanding | None
    groups: int
    players: tuple[Standing, ...]
    unnamed: int


@dataclass(frozen=True, slots=True)
class Group:
    """A club or community on a day.

    Attributes:
        name: of the club, or code of the community.
        modes: how it stands in each mode.
        idle: ids and names of its people who appear in public and have no game, by name.
    """

    name: str
    modes: tuple[InMode, ...]
    idle: tuple[tuple[str, str], ...]


def club_slugs() -> dict[str, str]:
    """The place of each club in addresses, by name."""
    return dict(Club.objects.values_list("name", "slug"))


def club_ranking(whole: Standings) -> tuple[GroupStanding, ...]:
    """Clubs by the mean rating of all their members."""
    return standings.clubs(_with_unnamed(whole))


def region_ranking(whole: Standings) -> tuple[GroupStanding, ...]:
    """Autonomous communities by the mean rating of all their people."""
    return standings.regions(_with_unnamed(whole))


def club_page(slug: str, on: date) -> Group | None:
    """A club on a day; ``None`` where there is none at that address."""
    name = Club.objects.filter(slug=slug).values_list("name", flat=True).first()
    if name is None:
        return None
    return _group(name, on, club_ranking, lambda person: person.club)


def region_page(code: str, on: date) -> Group:
    """An autonomous community on a day."""
    return _group(code, on, region_ranking, lambda person: person.region)


def _with_unnamed(whole: Standings) -> Standings:
    """The ranking with the clubs and communities of those who do not appear in public."""

    def counted(one: Standing) -> Standing:
        if not isinstance(one.person, Unnamed):
            return one
        club, region = one.person.counts_for_club, one.person.counts_for_region
        return replace(one, person=people.Person(one.person.id, "", region=region, club=club))

    return replace(
        whole,
        listed=tuple(map(counted, whole.listed)),
        unlisted=tuple(map(counted, whole.unlisted)),
    )


def _group(
    name: str,
    on: date,
    ranked: Callable[[Standings], tuple[GroupStanding, ...]],
    group_of: Callable[[people.Person], str | None],
) -> Group:
    modes = tuple(_in_mode(mode, name, on, ranked, group_of) for mode in Mode)
    played = {one.person.id for mode in modes for one in mode.players}
    members = (one for one in _registered_on(on) if group_of(one) == name)
    idle = [(one.id, one.name) for one in members if one.id not in played]
    return Group(name, modes, tuple(sorted(idle, key=lambda pair: (sort_key(pair[1]), pair[0]))))


def _registered_on(day: date) -> list[people.Person]:
    """Everybody who appears in public, with the club and community of a day."""
    now = registered()
    held = held_on(day) if day < today() else {}
    return [
        replace(one, club=then.club or None, region=then.region or None)
        if (then := held.get(one.id))
        else one
        for one in now
    ]


def _in_mode(
    mode: Mode,
    name: str,
    on: date,
    ranked: Callable[[Standings], tuple[GroupStanding, ...]],
    group_of: Callable[[people.Person], str | None],
) -> InMode:
    whole = ranking(mode, on)
    groups = ranked(whole)
    standing = next((group for group in groups if group.name == name), None)
    players = tuple(one for one in whole.everybody if group_of(one.person) == name)
    unnamed = standing.players - len(players) if standing else 0
    return InMode(mode, standing, len(groups), players, unnamed)
