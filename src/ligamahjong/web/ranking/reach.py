"""What new entries reach: the state they meet, the first games they change, who stood where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Max, Q

from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Snapshot
from ligamahjong.ledger.entry import GENESIS
from ligamahjong.ledger.filing import affected, earliest
from ligamahjong.ledger.fold import LedgerState
from ligamahjong.ledger.merges import Merges
from ligamahjong.ledger.payloads import RulesChanged
from ligamahjong.table import SEATS
from ligamahjong.web.ranking.models import CurrentGame, Merge, Progress, SeatResult
from ligamahjong.web.ranking.rows import filed_game, game_of, state_after

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from django.db.models import QuerySet

    from ligamahjong.league.game import Mode
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.filing import Filed, Key

__all__ = [
    "before_key",
    "filed_from",
    "first_keys",
    "from_key",
    "games_named",
    "known_state",
    "progress",
    "snapshot_of",
]

_BATCH = 2000
_GAME_KINDS = frozenset({"game-added", "game-corrected", "game-voided", "game-restored"})


def progress() -> Progress:
    """Up to which entry the results have come."""
    return Progress.objects.first() or Progress(head=GENESIS)


def games_named(new: Sequence[Entry]) -> dict[str, list[Entry]]:
    """The entries about each game, in order."""
    named: dict[str, list[Entry]] = {}
    for entry in new:
        if entry.kind in _GAME_KINDS:
            named.setdefault(str(entry.payload["game"]), []).append(entry)
    return named


def known_state(at: Progress, new: Sequence[Entry]) -> LedgerState:
    """What the ledger amounted to, as far as the new entries can ask for it.

    Args:
        at: where the results are.
        new: the entries that follow.
    """
    rows = CurrentGame.objects.order_by("order")
    if all(entry.kind in _GAME_KINDS for entry in new):
        rows = rows.filter(pk__in=games_named(new).keys())
    return LedgerState(
        seq=at.seq,
        head=at.head,
        filed={row.id: filed_game(row) for row in rows.iterator(chunk_size=_BATCH)},
        merges=Merges(dict(Merge.objects.values_list("merged", "kept"))),
        rules=RulesChanged(Ties(at.ties), at.rules) if at.rules else None,
    )


def first_keys(before: LedgerState, after: LedgerState, new: Sequence[Entry]) -> dict[Mode, Key]:
    """From where each mode has to be replayed; a mode that nothing reaches is not in it."""
    if before.rules != after.rules:
        return earliest(list(after.counted) + list(before.counted))
    changes = [affected(before.filed.get(game), after.filed[game]) for game in games_named(new)]
    if before.merges != after.merges:
        ids = before.merges.into.keys() | after.merges.into.keys()
        moved = {p for p in ids if before.merges.resolve(p) != after.merges.resolve(p)}
        changes.append(earliest([f for f in after.counted if not moved.isdisjoint(f.game.players)]))
    first: dict[Mode, Key] = {}
    for change in changes:
        for mode, key in change.items():
            first[mode] = min(key, first.get(mode, key))
    return first


def from_key(key: Key) -> Q:
    """Rows of a game and of those after it."""
    return Q(played_at__gt=key.played_at) | Q(played_at=key.played_at, order__gte=key.order)


def before_key(key: Key) -> Q:
    """Rows of the games before one."""
    return Q(played_at__lt=key.played_at) | Q(played_at=key.played_at, order__lt=key.order)


def filed_from(mode: Mode, key: Key) -> Iterator[Filed]:
    """The games of a mode that count, from one on, as the results have them."""
    rows = CurrentGame.objects.filter(from_key(key), mode=mode.value, voided=False)
    return map(filed_game, rows.iterator(chunk_size=_BATCH))


def snapshot_of(kept: QuerySet[SeatResult], mode: Mode, key: Key, people: set[str]) -> Snapshot:
    """Where some people stood before a game; rows of a mode are numbered in order of replay.

    Args:
        kept: the results of the mode before that game.
        mode: of them.
        key: of that game.
        people: whose states are wanted.
    """
    last = kept.filter(person__in=people) if len(people) < _BATCH // 4 else kept
    newest = last.values("person").annotate(newest=Max("id")).values("newest")
    states = {row.person: state_after(row) for row in SeatResult.objects.filter(id__in=newest)}
    latest = (
        CurrentGame.objects.filter(before_key(key), mode=mode.value, voided=False)
        .order_by("-played_at", "-order")
        .first()
    )
    game = game_of(latest) if latest else None
    return Snapshot(mode, kept.count() // len(SEATS), game, states)
