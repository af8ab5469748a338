"""Chains for the tests of the ledger and of its export."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
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
    from ligamahjong.ledger.payloads import Payload

__all__ = ["NOW", "added", "chain", "chains", "payloads", "sealed", "season"]

NOW = datetime(2026, 6, 1, 20, 15, tzinfo=UTC)

_MOST_ENTRIES = 30


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


@st.composite
def games(draw: st.DrawFn) -> Game:
    """One of six games, as one of many versions of it, between four of seven people."""
    number = draw(st.integers(1, 6))
    players = "".join(draw(st.permutations("abcdefg"))[:4])
    day = draw(st.sampled_from([date(2026, 1, 15), date(2026, 1, 16)]))
    scores = draw(st.sampled_from([(4, 3, 2, 1), (1, 2, 3, 4), (2, 2, 1, 1)]))
    version = game(
        draw(st.integers(1, 3)), players, scores, on=day, mode=draw(st.sampled_from(Mode))
    )
    return replace(version, id=str(number))


def payloads() -> st.SearchStrategy[Payload]:
    """Anything an entry can say, often about the same few games and people."""
    ids = st.integers(1, 6).map(str)
    people = st.sampled_from("abcdefg")
    pairs = st.permutations("abcdefg").map(lambda letters: PersonMerged(*letters[:2]))
    digests = st.none() | st.sampled_from(["0" * 64, "f" * 64])
    texts = st.builds(Texts, event=digests, note=digests, link=digests)
    return st.one_of(
        st.builds(GameAdded, games(), texts, digests),
        st.builds(GameAdded, games()),
        st.builds(GameCorrected, games(), texts, digests),
        st.builds(GameVoided, ids, digests),
        st.builds(GameRestored, ids),
        pairs,
        st.builds(PersonUnmerged, people),
        st.builds(lambda ties: change_of_rules(LeagueRules(ties)), st.sampled_from(Ties)),
    )


@st.composite
def chains(draw: st.DrawFn, most: int = _MOST_ENTRIES) -> list[Entry]:
    """A chain in which every entry makes sense."""
    entries: list[Entry] = []
    state = EMPTY
    for payload in draw(st.lists(payloads(), max_size=most)):
        entry = sealed(entries[-1] if entries else None, payload)
        try:
            state = fold([entry], state)
        except LedgerError:
            continue
        entries.append(entry)
    return entries


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
