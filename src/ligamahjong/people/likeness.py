"""Pairs of entries that may be one person, with what speaks for it.

Nothing is decided here: each pair is a question for whoever keeps the list of people. Pairs are
found by marks that both bear, never by trying all pairs, so that a list of thousands is no work.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from ligamahjong.people.names import PARTICLES, clean, fold, sort_key
from ligamahjong.people.spelling import are_different_names, one_edit_apart, sound_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ligamahjong.people.person import Account, Person

__all__ = ["Clue", "Evidence", "Likeness", "likely_duplicates"]

_SHORTEST_NAME = 5
"""Letters of a one-word name below which one letter more or less tells nothing."""
_CONTAINED_WORDS = 2
_SHORTEST_WORD = 3
"""Letters of a word below which it is an initial or a name that one letter changes."""

_LONGEST_NAME = 200
"""Letters of a name above which one letter more or less is not looked for."""
_LARGEST_GROUP = 50
"""Bearers of a mark above which all are compared with the first of them only."""


class Evidence(StrEnum):
    """What speaks for two entries being one person, strongest first.

    All but the first three rest on the names alone and are not counted between people whose
    EMA numbers differ. Words and names in the ``values`` of a clue are folded.
    """

    EMA_NUMBER = "ema-number"
    """The same EMA number. Values: the number."""
    ACCOUNT = "account"
    """The same account: platform and id, or platform and name where not both have an id.
    Values: the platform, the id or name."""
    ALIAS = "alias"
    """An alias of one is the name or an alias of the other. Values: that name."""
    FOLDED_NAME = "folded-name"
    """The same name but for case, accents and punctuation, or to the letter. Values: the name."""
    SPACING = "spacing"
    """The same letters, divided into words otherwise. Values: the letters."""
    REORDERED = "reordered"
    """The same words in another order. Values: the words in alphabetical order."""
    ONE_LETTER = "one-letter"
    """One word differs by one letter (put in, left out, changed, swapped with its neighbour), at
    least one of the two words is in nobody else's name, and they are not two given names that
    are known to be different. Values: the two words."""
    SAME_SOUND = "same-sound"
    """One word differs by one letter that is not heard, but either word is known as a name, from
    other people here or in general. Values: the two words."""
    WORDS_CONTAINED = "words-contained"
    """All words of one name, two at least, are in the other, which has more. Values: these words
    in their order in the shorter name."""


_RANK = {evidence: rank for rank, evidence in enumerate(Evidence)}
_BEYOND_NAMES = frozenset({Evidence.EMA_NUMBER, Evidence.ACCOUNT, Evidence.ALIAS})


@dataclass(frozen=True, slots=True)
class Clue:
    """One piece of evidence and the values of the case, as :class:`Evidence` says."""

    evidence: Evidence
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Likeness:
    """Two entries that may be one person: in order of names, with the clues strongest first."""

    first: Person
    second: Person
    clues: tuple[Clue, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A person with the name taken apart once; ``order`` is the place in the list by name."""

    order: int
    person: Person
    folded: str
    words: tuple[str, ...]


_Pair: TypeAlias = tuple[_Entry, _Entry, Clue]
_Mark = TypeVar("_Mark", str, tuple[str, ...])


def likely_duplicates(people: Iterable[Person]) -> tuple[Likeness, ...]:
    """Pairs of people who may be one, strongest evidence first, then most clues, then by name.

    The answer does not depend on the order of the people.

    >>> from ligamahjong.people import Person
    >>> for pair in likely_duplicates([Person("1", "Pol Zabala"), Person("2", "Pol  Zavala")]):
    ...     print(pair.first.id, pair.second.id, pair.clues[0].evidence, *pair.clues[0].values)
    1 2 one-letter zabala zavala
    """
    entries = _entries(people)
    found: defaultdict[tuple[int, int], set[Clue]] = defaultdict(set)
    for search in _SEARCHES:
        for one, other, clue in search(entries):
            if clue.evidence in _BEYOND_NAMES or not _numbers_differ(one.person, other.person):
                found[one.order, other.order].add(clue)
    pairs = [
        (sorted(clues, key=_strength), entries[first], entries[second])
        for (first, second), clues in sorted(found.items())
    ]
    pairs.sort(key=lambda pair: (_RANK[pair[0][0].evidence], -len(pair[0])))
    return tuple(
        Likeness(first.person, second.person, tuple(clues)) for clues, first, second in pairs
    )


def _strength(clue: Clue) -> tuple[int, tuple[str, ...]]:
    return _RANK[clue.evidence], clue.values


def _entries(people: Iterable[Person]) -> list[_Entry]:
    ordered = sorted(people, key=lambda person: (sort_key(person.name), person.id))
    return [
        _Entry(order, person, folded, tuple(folded.split()))
        for order, person in enumerate(ordered)
        for folded in (fold(person.name),)
    ]


def _numbers_differ(one: Person, other: Person) -> bool:
    numbers = {clean(person.ema_number) for person in (one, other) if person.ema_number}
    return len(numbers) > 1


def _groups(
    entries: list[_Entry], marks: Callable[[_Entry], Iterable[_Mark]]
) -> Iterator[tuple[_Mark, _Entry, _Entry]]:
    """Pairs that bear the same mark, in the order of the entries; empty marks join nobody.

    Of a large group only those of its first entry, as all others are then asked about too.
    """
    bearers: defaultdict[_Mark, list[_Entry]] = defaultdict(list)
    for entry in entries:
        for mark in set(marks(entry)):
            bearers[mark].append(entry)
    for mark, group in bearers.items():
        if mark:
            firsts = group if len(group) <= _LARGEST_GROUP else group[:1]
            for at, one in enumerate(firsts, start=1):
                for other in group[at:]:
                    yield mark, one, other


def _same_ema_number(entries: list[_Entry]) -> Iterator[_Pair]:
    for number, one, other in _groups(
        entries, lambda entry: [clean(entry.person.ema_number or "")]
    ):
        yield one, other, Clue(Evidence.EMA_NUMBER, (number,))


def _same_account(entries: list[_Entry]) -> Iterator[_Pair]:
    for _, one, other in _groups(entries, _account_marks):
        for account, others in product(one.person.accounts, other.person.accounts):
            if account.platform == others.platform and (shared := _shared(account, others)):
                yield one, other, Clue(Evidence.ACCOUNT, (account.platform, shared))


def _account_marks(entry: _Entry) -> Iterator[tuple[str, ...]]:
    for account in entry.person.accounts:
        yield account.platform, "name", account.name
        if account.id is not None:
            yield account.platform, "id", account.id


def _shared(account: Account, other: Account) -> str | None:
    """What shows that two accounts on a platform are one: the id, or the name if an id lacks."""
    if account.id is not None and other.id is not None:
        return account.id if account.id == other.id else None
    return account.name if account.name == other.name else None


def _alias(entries: list[_Entry]) -> Iterator[_Pair]:
    def names(entry: _Entry) -> list[str]:
        return [entry.folded, *map(fold, entry.person.aliases)]

    for name, one, other in _groups(entries, names):
        if not one.folded == name == other.folded:
            yield one, other, Clue(Evidence.ALIAS, (name,))


def _same_name(entries: list[_Entry]) -> Iterator[_Pair]:
    for name, one, other in _groups(entries, lambda entry: [entry.folded]):
        yield one, other, Clue(Evidence.FOLDED_NAME, (name,))


def _other_spacing(entries: list[_Entry]) -> Iterator[_Pair]:
    for letters, one, other in _groups(entries, lambda entry: ["".join(entry.words)]):
        if one.words != other.words:
            yield one, other, Clue(Evidence.SPACING, (letters,))


def _other_order(entries: list[_Entry]) -> Iterator[_Pair]:
    for words, one, other in _groups(entries, lambda entry: [tuple(sorted(entry.words))]):
        if one.words != other.words:
            yield one, other, Clue(Evidence.REORDERED, words)


def _one_letter(entries: list[_Entry]) -> Iterator[_Pair]:
    """Names one edit apart become equal when each loses at most one letter."""
    bearers = Counter(word for entry in entries for word in set(entry.words))
    for _, one, other in _groups(entries, _shortened):
        words = _differing_words(one.words, other.words)
        if words is None or not one_edit_apart(*words):
            continue
        given = len(one.words) == 1 or words[0] != one.words[-1]
        known = given and are_different_names(*words)
        if min(bearers[word] for word in words) == 1 and not known:
            yield one, other, Clue(Evidence.ONE_LETTER, words)
        elif sound_alike(*words):
            yield one, other, Clue(Evidence.SAME_SOUND, words)


def _shortened(entry: _Entry) -> Iterator[str]:
    name = entry.folded
    if _SHORTEST_NAME <= len(name) <= _LONGEST_NAME:
        yield name
        for index in range(len(name)):
            yield name[:index] + name[index + 1 :]


def _differing_words(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, str] | None:
    """The only two words that differ, if they are long enough and without digits."""
    if len(one) != len(other):
        return None
    differing = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    if len(differing) != 1:
        return None
    ours, theirs = differing[0]
    telling = min(len(ours), len(theirs)) >= _SHORTEST_WORD and f"{ours}{theirs}".isalpha()
    return (ours, theirs) if telling else None


def _contained(entries: list[_Entry]) -> Iterator[_Pair]:
    holders: defaultdict[str, list[_Entry]] = defaultdict(list)
    alike = Counter(entry.words for entry in entries)
    met: set[tuple[str, ...]] = set()
    compared: list[_Entry] = []
    for entry in entries:
        if alike[entry.words] > _LARGEST_GROUP and entry.words in met:
            continue
        met.add(entry.words)
        compared.append(entry)
        for word in set(entry.words):
            holders[word].append(entry)
    sets = {entry.order: frozenset(entry.words) for entry in compared}
    for entry in compared:
        words = sets[entry.order]
        if sum(len(word) > 1 for word in words - PARTICLES) < _CONTAINED_WORDS:
            continue
        for other in min((holders[word] for word in words), key=len):
            if words < sets[other.order]:
                first, second = sorted((entry, other), key=lambda one: one.order)
                yield first, second, Clue(Evidence.WORDS_CONTAINED, entry.words)


_SEARCHES: tuple[Callable[[list[_Entry]], Iterator[_Pair]], ...] = (
    _same_ema_number,
    _same_account,
    _alias,
    _same_name,
    _other_spacing,
    _other_order,
    _one_letter,
    _contained,
)
