"""From the entries of a ledger to the games that count, who is who, and the rules in force."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.errors import LedgerError
from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.entry import GENESIS
from ligamahjong.ledger.filing import Filed, affected, earliest, file_game
from ligamahjong.ledger.merges import Merges
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    PersonMerged,
    PersonUnmerged,
    RulesChanged,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.filing import Key
    from ligamahjong.ledger.payloads import GamePayload, Payload

__all__ = ["EMPTY", "LedgerState", "check_merge", "first_affected", "fold"]


@dataclass(frozen=True, slots=True)
class LedgerState:
    """What the entries up to one of them amount to.

    Attributes:
        seq: number of that entry; 0 for none.
        head: its hash.
        filed: every game ever added, by id, voided ones included.
        merges: which ids stand for one person.
        rules: the latest change of rules, if any.
    """

    seq: int = 0
    head: str = GENESIS
    filed: Mapping[str, Filed] = field(default_factory=lambda: MappingProxyType({}))
    merges: Merges = field(default_factory=Merges)
    rules: RulesChanged | None = None

    @property
    def counted(self) -> Iterator[Filed]:
        """Every game that counts, in the order of entry."""
        return (filed for filed in self.filed.values() if not filed.voided)

    def games(self, mode: Mode) -> tuple[Game, ...]:
        """The games of a mode that count, in the order of replay, people by their final ids."""
        counted = [filed for filed in self.counted if filed.game.mode is mode]
        counted.sort(key=attrgetter("key"))
        return tuple(self.merges.applied(filed.game) for filed in counted)


EMPTY = LedgerState()


def fold(entries: Iterable[Entry], start: LedgerState = EMPTY) -> LedgerState:
    """Follow entries one after another.

    Hashes are not computed (:func:`ligamahjong.ledger.chain.verify_chain` does that), but every
    entry has to name the one before it.

    Args:
        entries: from the first one on, or from the one after ``start``; they are read once.
        start: what the entries before them amount to.

    Raises:
        LedgerError: an entry that does not follow or makes no sense; ``facts`` has its ``seq``
            and the ``reason``: ``"not-next"``, one of :func:`~ligamahjong.ledger.filing.file_game`
            or :class:`~ligamahjong.ledger.merges.Merges`, or ``"same-table"`` where one person
            would sit in two seats of ``facts["game"]``.
        EntryError: a payload that is not of its form.
    """
    folding = _Folding(start)
    for entry in entries:
        try:
            folding.follow(entry)
        except LedgerError as error:
            error.facts.setdefault("seq", entry.seq)
            raise
    return folding.state()


class _Folding:
    """A state on its way through entries."""

    def __init__(self, start: LedgerState) -> None:
        self._seq, self._head = start.seq, start.head
        self._filed = dict(start.filed)
        self._merges, self._rules = start.merges, start.rules
        self._tables: dict[str, set[str]] | None = None
        """Ids of the games of each person, from the first merge on."""

    def follow(self, entry: Entry) -> None:
        if (entry.seq, entry.previous) != (self._seq + 1, self._head):
            raise LedgerError(
                f"entry {entry.seq} does not follow entry {self._seq} of hash {self._head}",
                reason="not-next",
                expected=self._seq + 1,
            )
        self._take_in(payload_of(entry), entry.seq)
        self._seq, self._head = entry.seq, entry.hash

    def state(self) -> LedgerState:
        filed = MappingProxyType(self._filed)
        return LedgerState(self._seq, self._head, filed, self._merges, self._rules)

    def _take_in(self, payload: Payload, seq: int) -> None:
        match payload:
            case PersonMerged():
                games = self._games_of(self._merges.group(payload.merged))
                self._merges = self._merges.merge(payload.kept, payload.merged, games)
            case PersonUnmerged():
                self._merges = self._merges.unmerge(payload.person)
            case RulesChanged():
                self._rules = payload
            case _:
                game = _game_id(payload)
                filed = file_game(self._filed.get(game), payload, seq)
                if not filed.voided:
                    self._merges.applied(filed.game)  # refuses one person in two seats
                self._filed[game] = filed
                if self._tables is not None:
                    _seat(self._tables, filed)

    def _games_of(self, people: frozenset[str]) -> list[Game]:
        """The games of some people that count, in the order of entry."""
        if self._tables is None:
            self._tables = {}
            for filed in self._filed.values():
                _seat(self._tables, filed)
        ids = {game for person in people for game in self._tables.get(person, ())}
        counted = [self._filed[game] for game in ids if not self._filed[game].voided]
        return [filed.game for filed in sorted(counted, key=attrgetter("order"))]


def _seat(tables: dict[str, set[str]], filed: Filed) -> None:
    for person in filed.game.players:
        tables.setdefault(person, set()).add(filed.game.id)


def check_merge(state: LedgerState, kept: str, merged: str) -> None:
    """Whether two ids can be one person.

    Raises:
        LedgerError: they cannot; ``facts["reason"]`` is ``"same-table"`` (they met in
            ``facts["game"]``) or ``"person-merged"``.
    """
    state.merges.merge(kept, merged, (filed.game for filed in state.counted))


def first_affected(before: LedgerState, entry: Entry) -> dict[Mode, Key]:
    """From where each mode has to be replayed once an entry has been followed.

    A new game that is the latest of its mode affects itself only. A merge affects the games of
    the merged id and what follows them: until then the one who is kept has played nothing else.

    Args:
        before: the state without the entry.
        entry: the entry that follows it.

    Returns:
        For each mode concerned the key of the first game affected; a mode that is not in it
        stays as it is.

    Raises:
        LedgerError: the entry makes no sense for a game.
        EntryError: its payload is not of its form.
    """
    payload = payload_of(entry)
    match payload:
        case PersonMerged(merged=person) | PersonUnmerged(person=person):
            group = before.merges.group(person)
            return earliest(
                [filed for filed in before.counted if not group.isdisjoint(filed.game.players)]
            )
        case RulesChanged():
            known = before.rules
            if known and (known.ties, known.digest) == (payload.ties, payload.digest):
                return {}
            return earliest(list(before.counted))
        case _:
            filed = before.filed.get(_game_id(payload))
            return affected(filed, file_game(filed, payload, entry.seq))


def _game_id(payload: GamePayload) -> str:
    if isinstance(payload, (GameAdded, GameCorrected)):
        return payload.game.id
    return payload.game
