"""Reading registrations and likely duplicates, with the evidence in words."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from ligamahjong import people
from ligamahjong.people.likeness import likely_duplicates
from ligamahjong.people.names import fold, sort_key
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Club, Person, Registration
from ligamahjong.web.people.registering import accounts_of, additions
from ligamahjong.web.people.selectors import registered_people
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.wording import Text
from ligamahjong.wording.evidence import evidence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.people.likeness import Clue, Likeness
    from ligamahjong.web.people.registering import Additions
    from ligamahjong.wording import Language

__all__ = [
    "Candidate",
    "Pair",
    "RegistrationPage",
    "clues_in_words",
    "likely_pairs",
    "registration_page",
    "registrations",
]

_ASKS = "registration"
"""Id of whoever registers, for the comparison only; no id of a person is a word without digits."""
_SAME_EMAIL = Text("el mismo correo", "the same e-mail address")


class Pair(NamedTuple):
    """Two people who may be one, with the evidence in words."""

    first: people.Person
    second: people.Person
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody registered who may be the one who registers.

    Attributes:
        person: who.
        clues: what speaks for it, in words.
        added: what accepting would add; ``None`` where it would be refused.
        refused: why it would.
    """

    person: Person
    clues: tuple[str, ...]
    added: Additions | None
    refused: Refused | None


@dataclass(frozen=True, slots=True)
class RegistrationPage:
    """A registration and all that helps to decide on it.

    Attributes:
        registration: what was asked for.
        candidates: people who may be the same, strongest evidence first.
        similar: other registrations of the same name or address, newest first.
        new_club: whether its club is not registered yet.
    """

    registration: Registration
    candidates: tuple[Candidate, ...]
    similar: tuple[Registration, ...]
    new_club: bool


def registrations(state: str) -> list[Registration]:
    """Registrations in a state: those that wait longest first, those decided newest first."""
    rows = Registration.objects.filter(state=state)
    waiting = state in {Registration.State.PENDING, Registration.State.UNCONFIRMED}
    return list(rows.order_by("made_at") if waiting else rows.order_by("-decided_at")[:200])


def registration_page(token: str, language: Language) -> RegistrationPage | None:
    """A registration with its likely duplicates; ``None`` where there is none."""
    registration = Registration.objects.select_related("person").filter(pk=token).first()
    if registration is None:
        return None
    waits = registration.state == Registration.State.PENDING
    return RegistrationPage(
        registration,
        _candidates(registration, language) if waits else (),
        _similar(registration),
        bool(registration.club) and not Club.objects.filter(name=registration.club).exists(),
    )


def likely_pairs(language: Language) -> list[Pair]:
    """People registered who may be one, strongest evidence first, who played more first of two.

    Two who sat at one table are left out, and so is who has had their data removed.
    """
    retired = set(Person.objects.exclude(retired=None).values_list("id", flat=True))
    known = [one for one in registered_people() if one.id not in retired]
    pairs = likely_duplicates(known)
    tables = _tables({one.id for pair in pairs for one in (pair.first, pair.second)})
    return [
        Pair(*_more_games_first(pair, tables), clues_in_words(pair.clues, language))
        for pair in pairs
        if tables[pair.first.id].isdisjoint(tables[pair.second.id])
    ]


def _more_games_first(
    pair: Likeness, tables: Mapping[str, set[str]]
) -> tuple[people.Person, people.Person]:
    """The one whose page and data are likely to be kept, and the other."""
    if len(tables[pair.second.id]) > len(tables[pair.first.id]):
        return pair.second, pair.first
    return pair.first, pair.second


def _tables(ids: set[str]) -> defaultdict[str, set[str]]:
    """The games that each of some people played."""
    tables: defaultdict[str, set[str]] = defaultdict(set)
    rows = SeatResult.objects.filter(person__in=ids)
    for person, game in rows.values_list("person", "game_id"):
        tables[person].add(game)
    return tables


def clues_in_words(clues: Sequence[Clue], language: Language) -> tuple[str, ...]:
    """Each clue with its values: «el mismo número de EMA (08010001)»."""
    return tuple(
        f"{evidence(clue.evidence, language)} ({', '.join(clue.values)})" for clue in clues
    )


def _candidates(registration: Registration, language: Language) -> tuple[Candidate, ...]:
    asks = people.Person(
        _ASKS,
        registration.name,
        region=registration.region,
        ema_number=registration.ema_number or None,
        accounts=accounts_of(registration),
    )
    clues = {
        (pair.second if pair.first.id == _ASKS else pair.first).id: clues_in_words(
            pair.clues, language
        )
        for pair in likely_duplicates([*registered_people(), asks])
        if _ASKS in {pair.first.id, pair.second.id}
    }
    for person in Person.objects.filter(email__iexact=registration.email, retired=None):
        clues[person.id] = (*clues.get(person.id, ()), _SAME_EMAIL.say(language))
    rows = Person.objects.select_related("club").prefetch_related("aliases", "accounts")
    known = {row.id: row for row in rows.filter(id__in=clues, retired=None)}
    return tuple(
        _candidate(registration, known[person], said)
        for person, said in clues.items()
        if person in known
    )


def _candidate(registration: Registration, person: Person, clues: tuple[str, ...]) -> Candidate:
    try:
        return Candidate(person, clues, additions(registration, person), None)
    except Refused as refused:
        return Candidate(person, clues, None, refused)


def _similar(registration: Registration) -> tuple[Registration, ...]:
    others = Registration.objects.exclude(pk=registration.pk).exclude(
        state=Registration.State.UNCONFIRMED
    )
    name = fold(registration.name)
    same_email = Q(email__iexact=registration.email)
    ids = {pk for pk, other in others.values_list("pk", "name") if fold(other) == name}
    rows = others.filter(same_email | Q(pk__in=ids))
    return tuple(sorted(rows, key=lambda one: (one.made_at, sort_key(one.name)), reverse=True))
