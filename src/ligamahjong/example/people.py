"""The people of the example league: names, clubs, numbers, accounts, other names.

Two pairs of homonyms live among them; nobody else's name or other name could be taken for that
of somebody else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ligamahjong.example.clubs import CLUBS, RESIDENTS
from ligamahjong.example.names import CULTURES, FOREIGN, HANDLE_WORDS, SHORT_FORMS, Culture
from ligamahjong.example.sessions import RIICHI_PLATFORMS
from ligamahjong.people import ABROAD, Account, Person
from ligamahjong.people.names import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.example.draw import Draw

__all__ = ["invent_people"]

_LANGUAGES = {"CT": "catalan", "IB": "catalan", "VC": "catalan", "PV": "basque", "GA": "galician"}
_SPEAK_IT = 70
"""How many people out of a hundred have names in the language of their community."""
_MEMBERS = 80
"""How many people out of a hundred are in a club, where their community has one."""
_FAR_MEMBERS = 25
"""How many are in one elsewhere, where it has none."""
_HAVE_EMA_NUMBER = 45
_HAVE_ACCOUNTS = 75
_HAVE_ALIAS = 15
_HAVE_LASTING_ID = 60
_PLAY_UNDER_HANDLE = 30
_FIRST_EMA_NUMBER = 99_001_000
_PAIRS_OF_HOMONYMS = 2


@dataclass(slots=True)
class _Registry:
    """Names and user names in use, folded."""

    names: set[str]
    handles: set[str]
    foreign: list[str]

    def take(self, name: str) -> bool:
        """Whether the name was free; it no longer is."""
        folded = fold(name)
        free = folded not in self.names
        self.names.add(folded)
        return free


def invent_people(draw: Draw) -> tuple[Person, ...]:
    """All people of the league, by id."""
    registry = _Registry(set(), set(), draw.shuffled(FOREIGN))
    homes = draw.shuffled(region for region, count in RESIDENTS.items() for _ in range(count))
    names = _with_homonyms([_name(region, registry, draw) for region in homes], homes, draw)
    ema_numbers = _ema_numbers(draw)
    people = [
        Person(
            id=f"p{number:03}",
            name=name,
            region=region,
            club=_club(region, draw),
            ema_number=next(ema_numbers) if draw.chance(_HAVE_EMA_NUMBER) else None,
            accounts=_accounts(registry, draw),
        )
        for number, (name, region) in enumerate(zip(names, homes, strict=True), start=1)
    ]
    return tuple(
        replace(person, aliases=_aliases(person, registry, draw))
        if names.count(person.name) == 1
        else person
        for person in people
    )


def _name(region: str, registry: _Registry, draw: Draw) -> str:
    if registry.foreign and draw.chance(60 if region == ABROAD else 4):
        return registry.foreign.pop()
    language = _LANGUAGES.get(region) or ("basque" if region == "NC" else "castilian")
    culture = CULTURES[language if draw.chance(_SPEAK_IT) else "castilian"]
    while True:
        given = draw.pick(culture.given)
        first, second, *_ = draw.shuffled(culture.surnames)
        if registry.take(f"{given} {first}"):
            return f"{given} {_surnames(first, second, culture, draw)}"


def _surnames(first: str, second: str, culture: Culture, draw: Draw) -> str:
    if draw.chance(culture.single):
        return first
    if draw.chance(culture.joined):
        return f"{first} {culture.joint} {second}"
    return f"{first} {second}"


def _with_homonyms(names: list[str], homes: list[str], draw: Draw) -> list[str]:
    """The names, some of them replaced by that of somebody who lives elsewhere."""
    shared = list(names)
    mixed = draw.shuffled(range(len(names)))
    for _ in range(_PAIRS_OF_HOMONYMS):
        keeper = mixed.pop()
        taker = next(index for index in reversed(mixed) if homes[index] != homes[keeper])
        mixed.remove(taker)
        shared[taker] = names[keeper]
    return shared


def _club(region: str, draw: Draw) -> str | None:
    near = [club.name for club in CLUBS if club.region == region]
    if near:
        return draw.pick(near) if draw.chance(_MEMBERS) else None
    return draw.pick(CLUBS).name if draw.chance(_FAR_MEMBERS) else None


def _ema_numbers(draw: Draw) -> Iterator[str]:
    """Numbers that no federation gives out, growing."""
    number = _FIRST_EMA_NUMBER
    while True:
        number += draw.between(1, 40)
        yield str(number)


def _accounts(registry: _Registry, draw: Draw) -> tuple[Account, ...]:
    if not draw.chance(_HAVE_ACCOUNTS):
        return ()
    handle = _handle(registry, draw)
    chosen = draw.shuffled((*RIICHI_PLATFORMS, "mahjong-time"))[: draw.between(1, 4)]
    return tuple(_account(platform, handle, draw) for platform in sorted(chosen))


def _account(platform: str, handle: str, draw: Draw) -> Account:
    lasting = platform in ("mahjong-soul", "riichi-city") and draw.chance(_HAVE_LASTING_ID)
    number = str(draw.between(10_000_000, 99_999_999)) if lasting else None
    return Account(platform, handle, number)


def _handle(registry: _Registry, draw: Draw) -> str:
    while True:
        handle = f"{draw.pick(HANDLE_WORDS)}{draw.between(1, 99)}"
        if fold(handle) not in registry.handles:
            registry.handles.add(fold(handle))
            return handle


def _aliases(person: Person, registry: _Registry, draw: Draw) -> tuple[str, ...]:
    """What somebody is also called; nothing that folds like the name of anybody."""
    if not draw.chance(_HAVE_ALIAS):
        return ()
    found = [alias for alias in _nicknames(person) if registry.take(alias)]
    if person.accounts and draw.chance(_PLAY_UNDER_HANDLE):
        found.append(person.accounts[0].name)
    return tuple(found)


def _nicknames(person: Person) -> Iterator[str]:
    """Given name and one surname with the short form of friends, and the initial one."""
    for given, short in SHORT_FORMS.items():
        if person.name.startswith(f"{given} "):
            surname = person.name.removeprefix(f"{given} ")
            yield f"{short} {surname}"
            return
    given, _, surname = person.name.partition(" ")
    yield f"{given[0]}. {surname}"
