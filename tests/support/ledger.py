"""Chains for the tests of the ledger and of its export."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.chain import append
from ligamahjong.ledger.fold import EMPTY, fold
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
    Texts,
)
from ligamahjong.ledger.rules import change_of_rules
from support.games import game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.fold import LedgerState
    from ligamahjong.ledger.payloads import Payload

__all__ = [
    "NOW",
    "PEOPLE",
    "added",
    "chain",
    "chains",
    "likely_payloads",
    "payloads",
    "sealed",
    "season",
]

NOW = datetime(2026, 6, 1, 20, 15, tzinfo=UTC)

PEOPLE = "abcdefg"


def sealed(last: Entry | None, payload: Payload) -> Entry:
    """The next entry, a minute after the one before."""
    minutes = last.seq if last else 0
    return append(last, payload, actor="u1", recorded_at=NOW + timedelta(minutes=minutes))


def chain(payloads: Iterable[Payload]) -> list[Entry]:
    """Entries that say one thing after another."""
    entries: list[Entry] = []
    for payload in payloads:
        entries.append(sealed(entries[-1] if entries else None, payload))
    return entries


def added(number: int = 1, players: str = "abcd", **changes: object) -> GameAdded:
    """A game of Riichi between people called by one letter each; see :func:`support.games.game`."""
    return GameAdded(replace(game(number, players), **changes))  # type: ignore[arg-type]


def _pool() -> list[Game]:
    """Several versions each of eight games, between four of seven people."""
    random = Random(34)
    return [
        replace(
            game(
                random.randint(1, 4),
                "".join(random.sample(PEOPLE, 4)),
                random.choice([(4, 3, 2, 1), (1, 2, 3, 4), (2, 2, 1, 1)]),
                on=date(2026, 1, random.randint(15, 16)),
                mode=random.choice(list(Mode)),
            ),
            id=str(number),
        )
        for number in range(1, 9)
        for _ in range(12)
    ]


_GAMES = _pool()
_DIGESTS = (None, None, "0" * 64, "f" * 64)


def _payload(what: str, number: int) -> Payload:
    """Anything an entry can say, often about the same few games and people."""
    about = _GAMES[number % len(_GAMES)]
    digest = _DIGESTS[number % len(_DIGESTS)]
    kept, merged = PEOPLE[number % 7], PEOPLE[(number + 1 + number // 7 % 6) % 7]
    said: dict[str, Payload] = {
        "add": GameAdded(about, Texts(event=digest), digest),
        "correct": GameCorrected(about, Texts(note=digest), digest),
        "void": GameVoided(about.id, digest),
        "restore": GameRestored(about.id, digest),
        "merge": PersonMerged(kept, merged, digest),
        "unmerge": PersonUnmerged(merged, digest),
        "rule": change_of_rules(LeagueRules(list(Ties)[number % 2]), digest),
    }
    return said[what]


def _likely(state: LedgerState, what: str, number: int) -> Payload:
    """The same about what is there already, as far as anything is."""
    payload = _payload(what, number)
    counted = [filed.game.id for filed in state.counted]
    voided = [game_id for game_id, filed in state.filed.items() if filed.voided]
    merged = list(state.merges.into)
    match payload:
        case GameCorrected() if counted:
            return replace(payload, game=replace(payload.game, id=counted[number % len(counted)]))
        case GameVoided() if counted:
            return GameVoided(counted[number % len(counted)])
        case GameRestored() if voided:
            return GameRestored(voided[number % len(voided)])
        case PersonUnmerged() if merged:
            return PersonUnmerged(merged[number % len(merged)])
        case _:
            return payload


_VERBS = ("add", "add", "add", "correct", "void", "restore", "merge", "unmerge", "rule")
_NUMBERS = st.integers(0, 500)


def payloads() -> st.SearchStrategy[Payload]:
    """Anything an entry can say."""
    return st.builds(_payload, st.sampled_from(_VERBS), _NUMBERS)


def _chain_of(moves: list[tuple[str, int]]) -> list[Entry]:
    entries: list[Entry] = []
    state = EMPTY
    for move in moves:
        entry = sealed(entries[-1] if entries else None, _likely(state, *move))
        try:
            state = fold([entry], state)
        except LedgerError:
            continue
        entries.append(entry)
    return entries


def chains(most: int = 25) -> st.SearchStrategy[list[Entry]]:
    """Chains in which every entry makes sense."""
    moves = st.tuples(st.sampled_from(_VERBS), _NUMBERS)
    return st.lists(moves, max_size=most).map(_chain_of)


def likely_payloads(state: LedgerState) -> st.SearchStrategy[Payload]:
    """What an entry can say after others, and mostly makes sense."""
    return st.builds(_likely, st.just(state), st.sampled_from(_VERBS), _NUMBERS)


def season() -> list[Entry]:
    """A small season of both modes in which everything happens once."""
    tables = ("abcd", "efgh", "aceg", "bdfh", "abef", "cdgh", "adeh", "bcfg")
    played = [
        GameAdded(game(number, players, scores, on=date(2026, month, 10), mode=mode))
        for month in (1, 2, 3)
        for mode in Mode
        for number, (players, scores) in enumerate(
            zip(tables, [(7, 5, 3, 1), (1, 6, 6, 2)] * 4, strict=True),
            start=100 * month + (50 if mode is Mode.MCR else 0),
        )
    ]
    extra = GameAdded(game(1, "xbcd", on=date(2024, 2, 29)))
    return chain(
        [
            change_of_rules(LeagueRules()),
            *played,
            extra,
            GameCorrected(replace(played[3].game, scores=(9, 1, 4, 2)), reason="1" * 64),
            GameVoided(played[5].game.id),
            GameVoided(played[6].game.id),
            GameRestored(played[6].game.id),
            PersonMerged("h", "x"),
        ]
    )
