"""Reading players: one with all games, and everybody registered."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Rating
from ligamahjong.people.names import sort_key
from ligamahjong.web.people.finding import public_people
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import merges, public_name
from ligamahjong.web.ranking.careers import Career, Other, Played
from ligamahjong.web.ranking.models import SeatResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

    from ligamahjong import people
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.web.people.models import Club

__all__ = ["PublicPerson", "careers", "kept_id", "public_names", "public_person", "registered"]

_MODES = [mode.value for mode in Mode]
_OWN = (
    *("mode", "game_id", "day", "games", "place", "entry_place", "score"),
    *("mu_before", "sigma_before", "mu", "sigma", "grade_before", "grade"),
)
_OTHERS = ("game_id", "person", "entry_place", "mu_before", "sigma_before")


@dataclass(frozen=True, slots=True)
class PublicPerson:
    """Somebody as their page shows them: the public name, the club and the region of today."""

    id: str
    name: str
    club: Club | None
    region: str


def public_person(person: str) -> PublicPerson | None:
    """Somebody registered who appears in public, with their club."""
    row = Person.objects.select_related("club").filter(id=person, hidden=False).first()
    if row is None:
        return None
    name = public_name(row.name, row.shown_as, row.retired)
    return PublicPerson(row.id, name, row.club, row.region)


def kept_id(person: str) -> str:
    """The id that stands for an id now: itself unless it was merged."""
    return merges().resolve(person)


def public_names(ids: Iterable[str]) -> dict[str, str]:
    """Names by id; whoever does not appear in public is missing."""
    rows = Person.objects.filter(hidden=False, id__in=set(ids))
    return {
        person: public_name(name, shown_as, retired)
        for person, name, shown_as, retired in rows.values_list("id", "name", "shown_as", "retired")
    }


def registered() -> list[people.Person]:
    """Everybody registered who appears in public, in Spanish order; merged ids are left out."""
    return sorted(public_people().values(), key=lambda one: (sort_key(one.name), one.id))


def careers(person: str, rules: LeagueRules) -> dict[Mode, Career]:
    """Everything a player did, by mode; modes without games are missing."""
    mine = SeatResult.objects.filter(person=person, mode__in=_MODES)
    tables = _tables(person, mine)
    played: dict[Mode, list[Played]] = {}
    for row in mine.order_by("mode", "played_at", "order").values_list(*_OWN):
        mode, game, day, number, place, entry_place, score, *rest = row
        mu_before, sigma_before, mu, sigma, grade_before, grade = rest
        grades = rules.ladders[Mode(mode)].grades
        played.setdefault(Mode(mode), []).append(
            Played(
                game=game,
                day=day,
                number=number,
                place=place,
                entry_place=entry_place,
                score=score,
                before=Rating(mu_before, sigma_before),
                after=Rating(mu, sigma),
                grade_before=grades[grade_before].name,
                grade=grades[grade].name,
                promoted=None if grade == grade_before else grade > grade_before,
                others=tuple(sorted(tables[game], key=attrgetter("entry_place"))),
            )
        )
    return {mode: Career(mode, games) for mode, games in played.items()}


def _tables(person: str, mine: QuerySet[SeatResult]) -> dict[str, list[Other]]:
    """The other three of every game."""
    tables: dict[str, list[Other]] = {}
    rows = SeatResult.objects.filter(game__in=mine.values("game")).exclude(person=person)
    for game, other, entry_place, mu, sigma in rows.values_list(*_OTHERS):
        seat = Other(other, entry_place, Rating(mu, sigma).projection)
        tables.setdefault(game, []).append(seat)
    return tables
