"""Names in a file that mean nobody, or several: a question for a human, with what may help."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.values import unguard
from ligamahjong.people import Ambiguous, Evidence, Person, Unknown, given_first
from ligamahjong.people.decisions import candidates, decision_key, on_platform
from ligamahjong.people.likeness import likely_duplicates
from ligamahjong.people.names import sort_key

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.people import DecidedDirectory, Decision
    from ligamahjong.report import Report

__all__ = ["Candidate", "OpenName", "open_names"]

_CODES = frozenset({Code.UNKNOWN_PERSON, Code.AMBIGUOUS_PERSON})
_OPEN = "?"
"""Begins the ids given to names that are nobody's, as no id in a ledger does."""
_MOST_CANDIDATES = 5


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody a name may mean, and what speaks for it."""

    person: Person
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenName:
    """A name that is nobody's, or several people's.

    Attributes:
        key: what the texts of one name have in common.
        text: as the file writes it, the first time.
        name: given names first.
        rows: how many rows it keeps out.
        several: whether several people are called so.
        candidates: whom it may mean; where ``several``, all who are called so.
        twins: other such names of the file that look like it.
    """

    key: str
    text: str
    name: str
    rows: int
    several: bool
    candidates: tuple[Candidate, ...] = ()
    twins: tuple[str, ...] = ()

    @property
    def slug(self) -> str:
        """What stands for the name in forms."""
        return sha256(self.key.encode()).hexdigest()[:12]

    @property
    def is_new(self) -> bool:
        """Whether it looks like nobody registered and like no other name of the file."""
        return not self.candidates and not self.twins and not self.several


def open_names(
    report: Report, people: DecidedDirectory, decisions: Mapping[str, Decision], platform: str
) -> tuple[OpenName, ...]:
    """The names of a file that somebody has to decide on, those in most rows first.

    Names that were left out on purpose are not among them.

    Args:
        report: of reading the file.
        people: by which it was read.
        decisions: that were taken, by key.
        platform: on which its names are user names, or ``""``.
    """
    texts: dict[str, str] = {}
    rows: defaultdict[str, set[tuple[str, int | None]]] = defaultdict(set)
    for problem in report:
        if problem.code in _CODES and problem.value is not None:
            text = unguard(problem.value.strip())
            key = decision_key(on_platform(text, platform))
            texts.setdefault(key, text)
            rows[key].add((problem.file, problem.row))
    open_texts = {
        key: text for key, text in texts.items() if not _left_out(key, text, people, decisions)
    }
    alike, twins = _alike(open_texts, people)
    found = [
        _open_name(key, text, len(rows[key]), people, alike[key], twins[key])
        for key, text in open_texts.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.rows, sort_key(one.name), one.key)))


def _left_out(
    key: str, text: str, people: DecidedDirectory, decisions: Mapping[str, Decision]
) -> bool:
    decision = decisions.get(key)
    answer = people.resolve(text)
    return decision is not None and decision.person is None and isinstance(answer, Unknown)


def _open_name(  # noqa: PLR0913, PLR0917 - what is known of it
    key: str,
    text: str,
    rows: int,
    people: DecidedDirectory,
    alike: Mapping[str, tuple[Evidence, ...]],
    twins: tuple[str, ...],
) -> OpenName:
    answer = people.resolve(text)
    several = isinstance(answer, Ambiguous)
    if several:
        likely = list(candidates(answer))
    else:
        near = answer.suggestions if isinstance(answer, Unknown) else ()
        ids = dict.fromkeys([*alike, *(person.id for person in near)])
        likely = [people[person] for person in ids][:_MOST_CANDIDATES]
    chosen = tuple(Candidate(person, alike.get(person.id, ())) for person in likely)
    return OpenName(key, text, _name(text), rows, several, chosen, twins)


def _name(text: str) -> str:
    return given_first(text) or text


def _alike(
    texts: Mapping[str, str], people: DecidedDirectory
) -> tuple[defaultdict[str, dict[str, tuple[Evidence, ...]]], defaultdict[str, tuple[str, ...]]]:
    """For each name the people it looks like, strongest evidence first, and the other names."""
    alike: defaultdict[str, dict[str, tuple[Evidence, ...]]] = defaultdict(dict)
    twins: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    strangers = [Person(f"{_OPEN}{key}", _name(text)) for key, text in texts.items()]
    for pair in likely_duplicates([*people.values(), *strangers]):
        evidence = tuple(clue.evidence for clue in pair.clues)
        for one, other in ((pair.first, pair.second), (pair.second, pair.first)):
            key = one.id.removeprefix(_OPEN)
            if not one.id.startswith(_OPEN):
                continue
            if other.id.startswith(_OPEN):
                twins[key] += (other.name,)
            else:
                alike[key][other.id] = evidence
    return alike, twins
