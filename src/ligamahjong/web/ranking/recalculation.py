"""Results follow the ledger: from the first game an entry affects, to the last.

Work is due whenever the head of the ledger is ahead of the results, whoever notices. Rows are
replaced in place inside one transaction that holds the ledger's lock, so a page shows the results
of one head or of the next, never half of one. A full recalculation gives the same rows.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from ligamahjong.league.grades import published_ladders
from ligamahjong.league.replay import Replay
from ligamahjong.ledger.filing import earliest
from ligamahjong.ledger.fold import LedgerState, fold
from ligamahjong.ledger.rules import rules_in_force
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
from ligamahjong.web.ranking.reach import (
    filed_from,
    first_keys,
    from_key,
    games_named,
    known_state,
    progress,
    snapshot_of,
)
from ligamahjong.web.ranking.rows import game_values, player_values, seat_values

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from django.db.models import Model

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.replay import Snapshot
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.filing import Key

__all__ = ["bring_up_to_date", "catch_up", "check_follows", "is_due", "recalculate_fully"]

_BATCH = 2000


def is_due() -> bool:
    """Whether the ledger is ahead of the results."""
    return ledger.head().seq > progress().seq


def bring_up_to_date() -> int:
    """Follow the entries that the results have not seen yet.

    Returns:
        The number of the entry the results have come to.
    """
    if not is_due():
        return progress().seq
    with writing():
        return catch_up()


def catch_up() -> int:
    """The same for who is :func:`~ligamahjong.web.ledger.transactions.writing` already."""
    at = progress()
    new = list(ledger.entries(after=at.seq))
    if not new:
        return at.seq
    before = known_state(at, new)
    after = fold(new, before)
    _file(before, after, new)
    _replay(first_keys(before, after, new), after)
    _save_progress(after)
    return after.seq


def check_follows(new: Sequence[Entry]) -> None:
    """Whether entries make sense after those that the results have seen.

    Raises:
        LedgerError: one of them does not.
    """
    fold(new, known_state(progress(), new))


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


def _file(before: LedgerState, after: LedgerState, new: Sequence[Entry]) -> None:
    """Store the games and merges that the new entries changed."""
    said = games_named(new)
    known = dict(
        CurrentGame.objects.filter(pk__in=before.filed.keys() & said.keys()).values_list(
            "pk", "recorded_at"
        )
    )
    insert_rows(
        CurrentGame,
        (
            game_values(
                after.filed[game],
                known.get(game, entries[0].recorded_at),
                entries[-1].recorded_at,
            )
            for game, entries in said.items()
        ),
        replace=True,
    )
    if after.merges != before.merges:
        _forget(Merge)
        Merge.objects.bulk_create(
            Merge(merged=merged, kept=kept) for merged, kept in after.merges.into.items()
        )


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
        counted = state.counted if whole else filed_from(mode, key)
        games = [one for one in counted if one.game.mode is mode]
        games.sort(key=attrgetter("key"))
        _replay_from(
            mode,
            key,
            [(state.merges.applied(g.game), g.order) for g in games],
            gone[mode],
            rules_in_force(state.rules, published_ladders()),
        )


def _forget_from(mode: Mode, key: Key) -> set[str]:
    """Remove the results of a mode from a game on, and say whose they were."""
    old = SeatResult.objects.filter(from_key(key), mode=mode.value)
    gone = set(old.values_list("person", flat=True))
    old._raw_delete(old.db)
    return gone


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
    kept = SeatResult.objects.filter(mode=mode.value)
    replay = Replay(snapshot_of(kept, mode, key, people), rules)
    insert_rows(
        SeatResult,
        (row for game, order in games for row in seat_values(replay.play(game), order)),
    )
    _store_players(mode, people, replay.snapshot())


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
