"""An export held against what follows from its own entries, file by file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import zip_longest
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError, GameOrderError, LedgerError, RulesError
from ligamahjong.formats.export.files import ENTRIES, FILES, GRADES, MANIFEST, PEOPLE, RESULTS
from ligamahjong.formats.export.ladders import read_exported_ladders
from ligamahjong.formats.export.manifest import Manifest, read_manifest
from ligamahjong.formats.export.people import read_public_people
from ligamahjong.ledger.chain import verify_chain
from ligamahjong.ledger.entry import GENESIS, Entry, read_entry
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.publication import RESULT_COLUMNS, publish
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.game import Mode
    from ligamahjong.league.grades import Ladder
    from ligamahjong.ledger.fold import LedgerState
    from ligamahjong.ledger.publication import Publication

__all__ = ["Difference", "Verification", "verify_export"]


class Difference(StrEnum):
    """What can be wrong with an export: the codes of its problems, with the facts they carry.

    A broken chain has the codes of :class:`~ligamahjong.ledger.chain.Flaw` too, with ``chain-``
    before them; facts: ``found``, ``expected``.
    """

    FILE = "file-changed"
    """Another SHA-256 than the manifest says; facts: ``found``, ``expected``."""
    ENTRY_UNREADABLE = "entry-unreadable"
    """A line that is no entry; facts: ``error``."""
    ENTRY_REFUSED = "entry-refused"
    """An entry that makes no sense after those before it; facts: ``error``."""
    HEAD = "head"
    """The last entry is not the one of the manifest; facts: ``found``, ``expected``."""
    GRADES = "grades-unusable"
    """Facts: ``error``."""
    RULES = "rules"
    """The rules have another digest; facts: ``found``, ``expected``."""
    PEOPLE = "people-unreadable"
    """Facts: ``error``."""
    PERSON = "person-missing"
    """Somebody in the rankings is not among the people; facts: ``id``."""
    GAMES = "games"
    """Another number of games; facts: ``mode``, ``found``, ``expected``."""
    RESULTS = "results"
    """The first line that differs; facts: ``found``, ``expected``, ``None`` after the end."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What was checked, and everything that differs.

    Attributes:
        manifest: what the export claims.
        entries: how many entries it has.
        players: how many rows the published results of each mode have.
        people: how many people its ``people.csv`` has.
        problems: what differs, by file; none if everything was reproduced.
        replayed: whether the rankings could be made again; a broken chain cannot be followed.
    """

    manifest: Manifest
    entries: int
    players: Mapping[Mode, int]
    people: int
    problems: tuple[Problem, ...]
    replayed: bool


def verify_export(files: Mapping[str, bytes]) -> Verification:
    """Follow the chain of an export, replay and rank both modes, and compare every byte.

    Args:
        files: its files by name, all of :data:`~ligamahjong.formats.export.files.FILES`.

    Raises:
        FormatError: the manifest is none, was changed, or is of another version of exports.
    """
    checking = _Checking(files)
    entries = checking.entries()
    ladders = checking.ladders()
    people = checking.people()
    state = checking.state(entries)
    publication = checking.publication(state, ladders)
    if publication is not None:
        checking.compare(publication, people)
    checking.digests()
    problems = sorted(checking.problems, key=lambda one: FILES.index(one.file))
    return Verification(
        checking.manifest,
        len(entries),
        {mode: len(_ids(files[name])) for mode, name in RESULTS.items()},
        len(people or ()),
        tuple(problems),
        publication is not None,
    )


class _Checking:
    """One export, checked part by part."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.manifest = read_manifest(files[MANIFEST])
        self.problems: list[Problem] = []
        self._files = files

    def entries(self) -> list[Entry]:
        """The entries, if all of them can be read and form the chain of the manifest."""
        entries: list[Entry] = []
        for row, line in enumerate(_entry_lines(self._files[ENTRIES]), start=1):
            try:
                entries.append(read_entry(line))
            except LedgerError as error:
                self._add(Difference.ENTRY_UNREADABLE, ENTRIES, row, error=error)
        if not self.problems:
            self._check_chain(entries)
        return entries

    def ladders(self) -> Mapping[Mode, Ladder] | None:
        """The grade tables, if they are usable."""
        try:
            return read_exported_ladders(self._files[GRADES])
        except (FormatError, RulesError) as error:
            self._add(Difference.GRADES, GRADES, error=error)
            return None

    def people(self) -> frozenset[str] | None:
        """Ids of the people, if they can be read."""
        try:
            return frozenset(person.id for person in read_public_people(self._files[PEOPLE]))
        except FormatError as error:
            self._add(Difference.PEOPLE, PEOPLE, error=error)
            return None

    def state(self, entries: list[Entry]) -> LedgerState | None:
        """What the entries amount to, if nothing is wrong with them."""
        if any(problem.file == ENTRIES for problem in self.problems):
            return None
        try:
            return fold(entries)
        except LedgerError as error:
            seq = error.facts["seq"]
            row = seq if isinstance(seq, int) else None
            self._add(Difference.ENTRY_REFUSED, ENTRIES, row, error=error)
            return None

    def publication(
        self, state: LedgerState | None, ladders: Mapping[Mode, Ladder] | None
    ) -> Publication | None:
        """What follows from the entries, if it can be worked out."""
        if state is None or ladders is None:
            return None
        try:
            return publish(state, ladders, self.manifest.day)
        except LedgerError as error:
            self._differ(
                Difference.RULES, GRADES, error.facts.get("found"), error.facts.get("expected")
            )
        except GameOrderError as error:
            self._add(Difference.ENTRY_REFUSED, ENTRIES, error=error)
        return None

    def compare(self, publication: Publication, people: frozenset[str] | None) -> None:
        """What is published, beside what follows."""
        claimed = self.manifest
        if claimed.rules != publication.rules:
            self._differ(Difference.RULES, MANIFEST, claimed.rules, publication.rules)
        for mode, name in RESULTS.items():
            games, expected = claimed.games[mode], publication.games[mode]
            if games != expected:
                self._add(Difference.GAMES, MANIFEST, mode=mode, found=games, expected=expected)
            self._compare_results(name, publication.results[mode])
        ranked = sorted({person for data in publication.results.values() for person in _ids(data)})
        for person in ranked:
            if people is not None and person not in people:
                self._add(Difference.PERSON, PEOPLE, id=person)

    def digests(self) -> None:
        """The files in which nothing else was found, beside the manifest's word for them."""
        found = {problem.file for problem in self.problems}
        for name, data in self._files.items():
            digest = sha256(data).hexdigest()
            if name not in {MANIFEST, *found} and digest != self.manifest.files.get(name):
                self._differ(Difference.FILE, name, digest, self.manifest.files.get(name))

    def _check_chain(self, entries: list[Entry]) -> None:
        for breach in verify_chain(entries):
            self._add(
                f"chain-{breach.flaw}",
                ENTRIES,
                breach.position,
                found=breach.found,
                expected=breach.expected,
            )
        last = entries[-1] if entries else None
        found = (last.seq, last.hash) if last else (0, GENESIS)
        claimed = (self.manifest.seq, self.manifest.head)
        if found != claimed:
            self._differ(Difference.HEAD, ENTRIES, _head(*found), _head(*claimed))

    def _compare_results(self, name: str, expected: bytes) -> None:
        pairs = zip_longest(self._files[name].split(b"\n"), expected.split(b"\n"))
        for row, (found, right) in enumerate(pairs, start=1):
            if found != right:
                self._differ(Difference.RESULTS, name, _shown(found), _shown(right), row)
                return

    def _differ(
        self, code: str, file: str, found: object, expected: object, row: int | None = None
    ) -> None:
        self._add(code, file, row, found=found, expected=expected)

    def _add(self, code: str, file: str, row: int | None = None, **facts: object) -> None:
        self.problems.append(Problem(code, Level.REFUSED, file, row, facts=facts))


def _entry_lines(data: bytes) -> list[bytes]:
    lines = data.split(b"\n")
    return lines if lines[-1] else lines[:-1]


def _shown(line: bytes | None) -> str | None:
    return None if line is None else line.decode(errors="replace")


def _head(seq: int, digest: str) -> str:
    return f"{seq} {digest}"


def _ids(results: bytes) -> list[str]:
    """Who is in a ranking; ids have no comma and need no quotation marks."""
    column = RESULT_COLUMNS.index("id")
    rows = results.decode(errors="replace").splitlines()[1:]
    return [row.split(",")[column] for row in rows if row.count(",") >= column]
