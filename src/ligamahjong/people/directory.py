"""The people of a league, and whom a text means.

The person behind a text is looked for step by step, from the surest mark to the least:
platform account, EMA number, id, exact name, then folded name or alias. The first step at which
anybody is found decides: one person is the answer, several are a question for a human. Nobody
is ever chosen between two people.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.errors import FormatError
from ligamahjong.people.names import clean, fold
from ligamahjong.people.near import NearNames
from ligamahjong.people.person import Account, Person
from ligamahjong.people.platforms import PLATFORMS, platform_slug

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["Ambiguous", "Directory", "Found", "Match", "Resolution", "Unknown"]

_EMA_NUMBER = re.compile(r"[0-9]{8}")
_SUGGESTIONS = 3


class Match(StrEnum):
    """The mark by which a person was found."""

    ACCOUNT = "account"
    """An account on a platform: by its id where the text gives one, else by its name."""
    EMA_NUMBER = "ema-number"
    """The EMA number, eight digits."""
    ID = "id"
    """The id in the league, to the letter."""
    NAME = "name"
    """The name shown; only white space and the composition of characters may differ."""
    FOLDED = "folded"
    """The name but for case, accents and punctuation, or with the surname written first."""
    ALIAS = "alias"
    """Another name of the person, folded likewise."""
    DECISION = "decision"
    """Somebody said that it is this person."""


@dataclass(frozen=True, slots=True)
class Found:
    """The one person a text means, and by which mark."""

    person: Person
    how: Match


@dataclass(frozen=True, slots=True)
class Unknown:
    """A text that means nobody, with up to three people it may have been meant for.

    They are those whose account elsewhere or with another id has the same name, then those
    with the nearest names.
    """

    text: str
    suggestions: tuple[Person, ...] = ()


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A text that means several people equally, in the order of the directory."""

    text: str
    candidates: tuple[Person, ...]


Resolution: TypeAlias = Found | Unknown | Ambiguous

_Index: TypeAlias = dict[str, tuple[Person, ...]]
"""From a mark to the people who bear it."""


class Directory(Mapping[str, Person]):
    """People by id, in the order given; nothing changes once it is built.

    As with any mapping, iteration gives the ids and ``values()`` the people.

    >>> people = Directory([Person("p1", "Núria Muñoz"), Person("p2", "Pol Gil", aliases=("Tit",))])
    >>> people.resolve("MUÑOZ, Núria")  # doctest: +ELLIPSIS
    Found(person=Person(id='p1', ...), how=<Match.FOLDED: 'folded'>)
    >>> people["p2"].name, "p3" in people, list(people)
    ('Pol Gil', False, ['p1', 'p2'])

    Raises:
        FormatError: two people have the same id; ``facts`` has ``id`` and both ``names``.
    """

    __slots__ = (
        "_accounts",
        "_answers",
        "_called",
        "_ema_numbers",
        "_names",
        "_near",
        "_nicknames",
        "_people",
        "_platforms",
    )

    def __init__(self, people: Iterable[Person]) -> None:
        self._people = _by_id(people)
        self._accounts = self._index(lambda person: _marks(person.accounts))
        self._nicknames = self._index(lambda person: (fold(held.name) for held in person.accounts))
        self._ema_numbers = self._index(lambda person: (clean(person.ema_number or ""),))
        self._names = self._index(lambda person: (clean(person.name),))
        self._called = self._index(lambda person: map(fold, (person.name, *person.aliases)))
        self._platforms = PLATFORMS.keys() | {
            account.platform for person in self._people.values() for account in person.accounts
        }
        self._near: NearNames | None = None
        self._answers: dict[str, Resolution] = {}

    @classmethod
    def from_names(cls, names: Iterable[str]) -> Directory:
        """People known by nothing but a name, which is their id too; repeated names count once.

        >>> list(Directory.from_names(["Ana Gil", "Pol Paz", "Ana Gil"]))
        ['Ana Gil', 'Pol Paz']
        """
        return cls(Person(name, name) for name in dict.fromkeys(names))

    def __getitem__(self, key: str) -> Person:
        return self._people[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._people)

    def __len__(self) -> int:
        return len(self._people)

    def __repr__(self) -> str:
        return f"<Directory of {len(self)} people>"

    def resolve(self, text: str) -> Resolution:
        """Whom a text means: one person, nobody, or several.

        An account written with its id is matched by the id alone: one that was renamed is still
        found, and the same name with another id is somebody else. Written without id it is
        matched by platform and name, case included. An exact name that one person has is that
        person's, whoever else folds to it. A text is an account if what stands before its first
        ``:`` is a known platform or one that somebody here has an account on; it is then never
        taken for a folded name.
        """
        answer = self._answers.get(text)
        if answer is None:
            answer = self._answers[text] = self._look_up(text)
        return answer

    def _look_up(self, text: str) -> Resolution:
        account = self._account(text)
        for how, candidates in self._steps(text, account):
            if len(candidates) == 1:
                return Found(candidates[0], how)
            if candidates:
                return Ambiguous(text, candidates)
        return Unknown(text, self._suggestions(text if account is None else account.name))

    def _steps(
        self, text: str, account: Account | None
    ) -> Iterator[tuple[Match, tuple[Person, ...]]]:
        """The people found at each step, from the surest mark to the least."""
        cleaned = clean(text)
        if account is not None:
            yield Match.ACCOUNT, self._accounts.get(_mark(account), ())
        if _EMA_NUMBER.fullmatch(cleaned):
            yield Match.EMA_NUMBER, self._ema_numbers.get(cleaned, ())
        if text in self._people:
            yield Match.ID, (self._people[text],)
        yield Match.NAME, self._names.get(cleaned, ())
        if account is None:
            folded = fold(text)
            called = self._called.get(folded, ())
            named = any(fold(person.name) == folded for person in called)
            yield Match.FOLDED if named else Match.ALIAS, called

    def _account(self, text: str) -> Account | None:
        """The account a text names, if it names a platform."""
        platform, colon, _ = text.partition(":")
        if not colon or platform_slug(platform) not in self._platforms:
            return None
        try:
            return Account.parse(text)
        except FormatError:
            return None

    def _suggestions(self, name: str) -> tuple[Person, ...]:
        if self._near is None:
            self._near = NearNames(self._people.values())
        near = (*self._nicknames.get(fold(name), ()), *self._near.nearest(name))
        return tuple({person.id: person for person in near}.values())[:_SUGGESTIONS]

    def _index(self, marks: Callable[[Person], Iterable[str]]) -> _Index:
        """People by mark, in the order of the directory; nobody by an empty mark."""
        bearers: dict[str, dict[str, Person]] = {}
        for person in self._people.values():
            for mark in marks(person):
                bearers.setdefault(mark, {})[person.id] = person
        bearers.pop("", None)
        return {mark: tuple(people.values()) for mark, people in bearers.items()}


def _by_id(people: Iterable[Person]) -> dict[str, Person]:
    found: dict[str, Person] = {}
    for person in people:
        if person.id in found:
            one, other = found[person.id].name, person.name
            raise FormatError(
                f"expected one person with the id {person.id!r}, found {one!r} and {other!r}",
                id=person.id,
                names=(one, other),
            )
        found[person.id] = person
    return found


def _mark(account: Account) -> str:
    """What an account is looked up by; short names of platforms hold neither ``#`` nor ``:``."""
    if account.id is None:
        return f"{account.platform}:{account.name}"
    return f"{account.platform}#{account.id}"


def _marks(accounts: Iterable[Account]) -> Iterator[str]:
    for account in accounts:
        yield _mark(account)
        yield _mark(Account(account.platform, account.name))
