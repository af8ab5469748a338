"""Results follow the ledger: from the first game an entry affects, to the last.

Work is due whenever the head of the ledger is ahead of the results, whoever notices. Rows are
replaced in place inside one transaction that holds the ledger's lock, so a page shows the results
of one head or of the next, never half of one. A full recalculation gives the same rows.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from django.db.models import Max, Q

from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.ledger.entry import GENESIS
from ligamahjong.ledger.filing import affected, earliest
from ligamahjong.ledger.fold import LedgerState, fold
from ligamahjong.ledger.merges import Merges
from ligamahjong.ledger.payloads import RulesChanged
from ligamahjong.ledger.rules import rules_in_force
from ligamahjong.table import SEATS
from ligamahjong.web.ledger import selectors as ledger
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking.bulk import insert_rows
from ligamahjong.web.ranking.models import (
    CurrentGame,
    Merge,
    PlayerResult,
    Progress,
    SeatResult,
)
from ligamahjong.web.ranking.rows import (
    filed_game,
    game_of,
    game_values,
    player_values,
    seat_values,
    state_after,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from django.db.models import Model

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.filing import Filed, Key

__all__ = ["bring_up_to_date", "catch_up", "check_follows", "is_due", "recalculate_fully"]

_BATCH = 2000
_GAME_KINDS = frozenset({"game-added", "game-corrected", "game-voided", "game-restored"})


def is_due() -> bool:
    """Whether the ledger is ahead of the results."""
    return ledger.head().seq > _progress().seq


def bring_up_to_date() -> int:
    """Follow the entries that the results have not seen yet.

    Returns:
        The number of the entry the results have come to.
    """
    if not is_due():
        return _progress().seq
    with writing():
        return catch_up()


def catch_up() -> int:
    """The same for who is :func:`~ligamahjong.web.ledger.transactions.writing` already."""
    progress = _progress()
    new = list(ledger.entries(after=progress.seq))
    if not new:
        return progress.seq
    before = _state(progress, new)
    after = fold(new, before)
    _file(before, after, new)
    _replay(_first_keys(before, after, new), after)
    _save_progress(after)
    return after.seq


def check_follows(new: Sequence[Entry]) -> None:
    """Whether entries make sense after those that the results have seen.

    Raises:
        LedgerError: one of them does not.
    """
    fold(new, _state(_progress(), new))


def recalculate_fully() -> int:
    """Forget all results and make them anew from the first entry.

    Returns:
        The number of the entry the results have come to.
    """
    with writing():
        for model in (SeatResult, PlayerResult, CurrentGame, Merge, Progress):
            _forget(model)
        new = list(ledger.entries())
        if not new:
            return 0
        after = fold(new)
        _file(LedgerState(), after, new)
        _replay(earliest(list(after.counted)), after, whole=True)
        _save_progress(after)
    return after.seq


def _progress() -> Progress:
    return Progress.objects.first() or Progress(head=GENESIS)


def _save_progress(state: LedgerState) -> None:
    rules = state.rules
    Progress.objects.update_or_create(
        id=1,
        defaults={
            "seq": state.seq,
            "head": state.head,
            "rules": rules.digest if rules else "",
            "ties": rules.ties.value if rules else "",
        },
    )


def _state(progress: Progress, new: Sequence[Entry]) -> LedgerState:
    """What the ledger amounted to, as far as the new entries can ask for it."""
    rows = CurrentGame.objects.order_by("order")
    if all(entry.kind in _GAME_KINDS for entry in new):
        rows = rows.filter(pk__in={str(entry.payload["game"]) for entry in new})
    return LedgerState(
        seq=progress.seq,
        head=progress.head,
        filed={row.id: filed_game(row) for row in rows.iterator(chunk_size=_BATCH)},
        merges=Merges(dict(Merge.objects.values_list("merged", "kept"))),
        rules=RulesChanged(Ties(progress.ties), progress.rules) if progress.rules else None,
    )


def _file(before: LedgerState, after: LedgerState, new: Sequence[Entry]) -> None:
    """Store the games and merges that the new entries changed."""
    said: dict[str, list[str]] = {}
    for entry in new:
        if entry.kind in _GAME_KINDS:
            said.setdefault(str(entry.payload["game"]), []).append(entry.recorded_at)
    known = dict(
        CurrentGame.objects.filter(pk__in=before.filed.keys() & said.keys()).values_list(
            "pk", "recorded_at"
        )
    )
    insert_rows(
        CurrentGame,
        (
            game_values(after.filed[game], known.get(game, moments[0]), moments[-1])
            for game, moments in said.items()
        ),
        replace=True,
    )
    if after.merges != before.merges:
        _forget(Merge)
        Merge.objects.bulk_create(
            Merge(merged=merged, kept=kept) for merged, kept in after.merges.into.items()
        )


def _first_keys(before: LedgerState, after: LedgerState, new: Sequence[Entry]) -> dict[Mode, Key]:
    """From where each mode has to be replayed."""
    if before.rules != after.rules:
        return earliest(list(after.counted) + list(before.counted))
    games = {str(entry.payload["game"]) for entry in new if entry.kind in _GAME_KINDS}
    changes = [affected(before.filed.get(game), after.filed[game]) for game in games]
    if before.merges != after.merges:
        ids = before.merges.into.keys() | after.merges.into.keys()
        moved = {p for p in ids if before.merges.resolve(p) != after.merges.resolve(p)}
        changes.append(earliest([f for f in after.counted if not moved.isdisjoint(f.game.players)]))
    first: dict[Mode, Key] = {}
    for change in changes:
        for mode, key in change.items():
            first[mode] = min(key, first.get(mode, key))
    return first


def _replay(first: Mapping[Mode, Key], state: LedgerState, *, whole: bool = False) -> None:
    """Replace the results of each mode from a game on.

    All that goes is removed first: a game may have left one mode for the other.

    Args:
        first: of each mode, the game from which on.
        state: of the ledger.
        whole: whether it holds every game, so that none has to be read again.
    """
    gone = {mode: _forget_from(mode, key) for mode, key in first.items()}
    for mode, key in first.items():
        counted = state.counted if whole else _filed_from(mode, key)
        games = [one for one in counted if one.game.mode is mode]
        games.sort(key=attrgetter("key"))
        _replay_from(
            mode,
            key,
            [(state.merges.applied(g.game), g.order) for g in games],
            gone[mode],
            rules_in_force(state.rules, published_ladders()),
        )


def _from(key: Key) -> Q:
    return Q(played_at__gt=key.played_at) | Q(played_at=key.played_at, order__gte=key.order)


def _forget_from(mode: Mode, key: Key) -> set[str]:
    """Remove the results of a mode from a game on, and say whose they were."""
    old = SeatResult.objects.filter(_from(key), mode=mode.value)
    gone = set(old.values_list("person", flat=True))
    old._raw_delete(old.db)
    return gone


def _filed_from(mode: Mode, key: Key) -> Iterator[Filed]:
    """The games of a mode that count, from one on."""
    rows = CurrentGame.objects.filter(_from(key), mode=mode.value, voided=False)
    return map(filed_game, rows.iterator(chunk_size=_BATCH))


def _replay_from(
    mode: Mode,
    key: Key,
    games: Sequence[tuple[Game, int]],
    gone: set[str],
    rules: LeagueRules,
) -> None:
    """Make the results of games that follow each other, once those that were there are gone.

    Args:
        mode: of the games.
        key: of the first of them.
        games: with the number under which each was entered.
        gone: whose results were removed.
        rules: in force.
    """
    people = gone | {player for game, _ in games for player in game.players}
    replay = Replay(_snapshot(mode, key, people), rules)
    insert_rows(
        SeatResult,
        (row for game, order in games for row in seat_values(replay.play(game), order)),
    )
    _store_players(mode, people, replay.snapshot())


def _snapshot(mode: Mode, key: Key, people: set[str]) -> Snapshot:
    """Where some people stood before a game; rows of a mode are numbered in order of replay."""
    kept = SeatResult.objects.filter(mode=mode.value)
    last = kept.filter(person__in=people) if len(people) < _BATCH // 4 else kept
    newest = last.values("person").annotate(newest=Max("id")).values("newest")
    states = {row.person: state_after(row) for row in SeatResult.objects.filter(id__in=newest)}
    latest = (
        CurrentGame.objects.filter(
            Q(played_at__lt=key.played_at) | Q(played_at=key.played_at, order__lt=key.order),
            mode=mode.value,
            voided=False,
        )
        .order_by("-played_at", "-order")
        .first()
    )
    game = game_of(latest) if latest else None
    return Snapshot(mode, kept.count() // len(SEATS), game, states)


def _store_players(mode: Mode, people: set[str], snapshot: Snapshot) -> None:
    """Replace the latest states of the people that the replay concerned."""
    for chunk in _chunks(sorted(people), _BATCH // 4):
        rows = PlayerResult.objects.filter(mode=mode.value, person__in=chunk)
        rows._raw_delete(rows.db)
    states = (snapshot.states[p] for p in sorted(people) if p in snapshot.states)
    insert_rows(PlayerResult, (player_values(mode, state) for state in states))


def _forget(model: type[Model]) -> None:
    rows = model._default_manager.all()
    rows._raw_delete(rows.db)


def _chunks(values: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(values), size):
        yield values[start : start + size]
