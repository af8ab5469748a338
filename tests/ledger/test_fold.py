"""The fold, beside a recomputation that looks at all entries for every question."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ligamahjong.errors import EntryError, LedgerError
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Replay, Snapshot, replay
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.entry import GENESIS
from ligamahjong.ledger.filing import Key
from ligamahjong.ledger.fold import EMPTY, LedgerState, check_merge, first_affected, fold
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    Payload,
    PersonMerged,
    PersonUnmerged,
    RulesChanged,
)
from ligamahjong.ledger.rules import change_of_rules
from support.games import game
from support.ledger import added, chain, chains, likely_payloads, payloads, sealed

if TYPE_CHECKING:
    from ligamahjong.league.game import Game
    from ligamahjong.ledger.entry import Entry


class Naive:
    """The same answers, each from the whole list of what was said."""

    def __init__(self, said: list[Payload]) -> None:
        self.said = said

    def history(self, game_id: str) -> list[tuple[int, Payload]]:
        """Entries about a game, with their numbers."""
        found: list[tuple[int, Payload]] = []
        for seq, payload in enumerate(self.said, start=1):
            match payload:
                case GameAdded(game=about) | GameCorrected(game=about) if about.id == game_id:
                    found.append((seq, payload))
                case GameVoided(game=named) | GameRestored(game=named) if named == game_id:
                    found.append((seq, payload))
        return found

    def final(self, person: str) -> str:
        into: dict[str, str] = {}
        for payload in self.said:
            if isinstance(payload, PersonMerged):
                into[payload.merged] = payload.kept
            elif isinstance(payload, PersonUnmerged):
                del into[payload.person]
        while person in into:
            person = into[person]
        return person

    def counted(self, mode: Mode) -> dict[Key, Game]:
        """Games that count by their place, with the ids of people as entered."""
        found: dict[Key, Game] = {}
        for seq, payload in enumerate(self.said, start=1):
            if isinstance(payload, GameAdded):
                history = [about for _, about in self.history(payload.game.id)]
                moves = [a for a in history if isinstance(a, (GameVoided, GameRestored))]
                contents = [a for a in history if isinstance(a, (GameAdded, GameCorrected))]
                last = contents[-1].game
                if last.mode is mode and not (moves and isinstance(moves[-1], GameVoided)):
                    found[Key(last.played_at, seq)] = last
        return found

    def games(self, mode: Mode) -> list[Game]:
        counted = self.counted(mode)
        return [self.with_final_ids(counted[key]) for key in sorted(counted)]

    def with_final_ids(self, played: Game) -> Game:
        a, b, c, d = map(self.final, played.players)
        return replace(played, players=(a, b, c, d))

    def makes_sense(self) -> bool:
        """Whether nobody sits twice at a table, and nothing else is contradictory."""
        before = Naive(self.said[:-1])
        payload = self.said[-1]
        match payload:
            case GameAdded():
                allowed = not before.history(payload.game.id)
            case GameCorrected():
                history = [a for _, a in before.history(payload.game.id)]
                contents = [a for a in history if isinstance(a, (GameAdded, GameCorrected))]
                now = replace(payload, reason=None).mapping()
                allowed = bool(contents) and replace(contents[-1], reason=None).mapping() != now
            case GameVoided() | GameRestored():
                history = [a for _, a in before.history(payload.game)]
                moves = [a for a in history if isinstance(a, (GameVoided, GameRestored))]
                is_voided = bool(moves) and isinstance(moves[-1], GameVoided)
                allowed = bool(history) and is_voided is isinstance(payload, GameRestored)
            case PersonMerged():
                allowed = all(before.final(p) == p for p in (payload.kept, payload.merged))
            case PersonUnmerged():
                allowed = before.final(payload.person) != payload.person
            case RulesChanged():
                allowed = True
        return allowed and all(
            len(set(map(self.final, played.players))) == 4
            for mode in Mode
            for played in self.counted(mode).values()
        )


def rated(state: LedgerState, mode: Mode) -> dict[Key, tuple[object, ...]]:
    """All that a replay reads, by place."""
    return {
        filed.key: (filed.game.day, state.merges.players(filed.game), filed.game.scores)
        for filed in state.counted
        if filed.game.mode is mode
    }


@given(chains())
def test_the_fold_equals_a_naive_recomputation(entries: list[Entry]) -> None:
    state, naive = fold(iter(entries)), Naive(list(map(payload_of, entries)))
    for mode in Mode:
        assert list(state.games(mode)) == naive.games(mode)
    for person in "abcdefg":
        assert state.merges.resolve(person) == naive.final(person)
    changes = [payload for payload in naive.said if isinstance(payload, RulesChanged)]
    assert state.rules == (changes[-1] if changes else None)
    assert (state.seq, state.head) == (len(entries), entries[-1].hash if entries else GENESIS)


@given(chains(), st.data())
def test_what_makes_no_sense_is_refused_and_nothing_else(
    entries: list[Entry], data: st.DataObject
) -> None:
    payload = data.draw(payloads() | likely_payloads(fold(entries)))
    naive = Naive([*map(payload_of, entries), payload])
    entry = sealed(entries[-1] if entries else None, payload)
    if naive.makes_sense():
        fold([*entries, entry])
    else:
        with pytest.raises(LedgerError):
            fold([*entries, entry])


@given(chains(), st.data())
def test_in_two_parts_equals_at_once(entries: list[Entry], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(entries)))
    first = fold(entries[:cut])
    kept = (dict(first.filed), first.merges, first.rules)
    assert fold(entries[cut:], first) == fold(entries)
    assert (dict(first.filed), first.merges, first.rules) == kept


@given(chains())
def test_what_comes_before_the_first_affected_game_stays(entries: list[Entry]) -> None:
    assume(entries)
    before, after = fold(entries[:-1]), fold(entries)
    payload = payload_of(entries[-1])
    found = first_affected(before, entries[-1])
    for mode in Mode:
        old, new = rated(before, mode), rated(after, mode)
        differing = [key for key in old | new if old.get(key) != new.get(key)]
        if isinstance(payload, RulesChanged):
            continue
        if differing:
            assert found[mode] <= min(differing)
        if isinstance(payload, GameCorrected):
            continue  # two ids of one person may have been exchanged
        assert found.get(mode) == (min(differing) if differing else None)


@given(chains())
def test_replaying_from_the_first_affected_game_equals_replaying_all(
    entries: list[Entry],
) -> None:
    assume(entries)
    before, after = fold(entries[:-1]), fold(entries)
    ties = after.rules.ties if after.rules else Ties.SHARED
    old_ties = before.rules.ties if before.rules else Ties.SHARED
    affected = first_affected(before, entries[-1])
    for mode in Mode:
        whole = replay(mode, after.games(mode), LeagueRules(ties))
        start = affected.get(mode)
        keys = sorted(filed.key for filed in before.counted if filed.game.mode is mode)
        kept = len(keys) if start is None else sum(key < start for key in keys)
        part = Replay(Snapshot(mode), LeagueRules(old_ties))
        for played in before.games(mode)[:kept]:
            part.play(played)
        history = Replay(part.snapshot(), LeagueRules(ties))
        for played in after.games(mode)[kept:]:
            history.play(played)
        assert history.snapshot().states == whole.states


def test_a_correction_keeps_its_place_among_games_of_the_same_start() -> None:
    start = game().played_at
    first, second = (added(n, p, played_at=start) for n, p in ((1, "abcd"), (2, "efgh")))
    correction = GameCorrected(replace(first.game, scores=(1, 2, 3, 4)))
    state = fold(chain([first, second, correction]))
    assert [played.id for played in state.games(Mode.RIICHI)] == ["1", "2"]
    assert state.games(Mode.RIICHI)[0].scores == (1, 2, 3, 4)


def test_a_game_moved_in_time_keeps_its_order_there() -> None:
    first, second = added(1, "abcd"), added(2, "efgh")
    moved = GameCorrected(replace(first.game, played_at=second.game.played_at))
    state = fold(chain([first, second, moved]))
    assert [played.id for played in state.games(Mode.RIICHI)] == ["1", "2"]


def test_starts_of_different_offsets_are_compared_as_instants() -> None:
    start = game(1).played_at
    early = added(1, "abcd", played_at=start.astimezone(timezone(timedelta(hours=2))))
    late = added(2, "efgh", played_at=start + timedelta(minutes=1))
    assert early.game.played_at.hour > late.game.played_at.hour
    state = fold(chain([late, early]))
    assert [played.id for played in state.games(Mode.RIICHI)] == ["1", "2"]


def test_the_latest_new_game_affects_itself_only() -> None:
    entries = chain([added(1), added(2), added(3)])
    state = fold(entries[:2])
    assert first_affected(state, entries[2]) == {Mode.RIICHI: Key(game(3).played_at, 3)}


def test_a_merge_affects_the_games_of_who_is_merged() -> None:
    entries = chain([added(1, "abcd"), added(2, "efgh"), added(3, "efgx"), PersonMerged("a", "x")])
    state = fold(entries[:3])
    assert first_affected(state, entries[3]) == {Mode.RIICHI: Key(game(3).played_at, 3)}


@pytest.mark.parametrize("last", [PersonMerged("a", "x"), PersonUnmerged("x")])
def test_a_merge_affects_the_games_of_who_was_merged_before(last: Payload) -> None:
    games = [added(1, "efgh"), added(2, "yfgh"), added(3, "xfgh")]
    merged: list[Payload] = [PersonMerged("a", "x")] if isinstance(last, PersonUnmerged) else []
    *entries, entry = chain([*games, PersonMerged("x", "y"), *merged, last])
    assert first_affected(fold(entries), entry) == {Mode.RIICHI: Key(game(2).played_at, 2)}


def test_a_merge_of_somebody_without_games_affects_nothing() -> None:
    entries = chain([added(1), PersonMerged("a", "x")])
    assert first_affected(fold(entries[:1]), entries[1]) == {}


def test_other_rules_affect_everything_and_the_same_rules_nothing() -> None:
    other = change_of_rules(LeagueRules(Ties.ENTRY_ORDER))
    entries = chain([added(1), added(2, mode=Mode.MCR), other, other])
    everything = {Mode.RIICHI: Key(game(1).played_at, 1), Mode.MCR: Key(game(2).played_at, 2)}
    assert first_affected(fold(entries[:2]), entries[2]) == everything
    assert first_affected(fold(entries[:3]), entries[3]) == {}


def test_other_grade_tables_affect_everything() -> None:
    rules = change_of_rules(LeagueRules())
    entries = chain([added(1), rules, replace(rules, digest="0" * 64)])
    found = first_affected(fold(entries[:2]), entries[2])
    assert found == {Mode.RIICHI: Key(game(1).played_at, 1)}


@pytest.mark.parametrize(
    ("said", "seq"),
    [
        ([added(1), PersonMerged("a", "b")], 2),
        ([added(1), PersonMerged("x", "b"), PersonMerged("a", "x")], 3),
        ([added(1), PersonMerged("x", "b"), PersonMerged("x", "a")], 3),
        ([PersonMerged("a", "b"), added(1)], 2),
        ([added(1, "axyz"), PersonMerged("a", "b"), GameCorrected(game(1, "abyz"))], 3),
        ([added(1), GameVoided("1"), PersonMerged("a", "b"), GameRestored("1")], 4),
    ],
)
def test_one_person_in_two_seats_is_refused(said: list[Payload], seq: int) -> None:
    entries = chain(said)
    fold(entries[:-1])
    with pytest.raises(LedgerError) as refused:
        fold(entries)
    assert refused.value.facts["reason"] == "same-table"
    assert refused.value.facts["game"] == "1"
    assert refused.value.facts["seq"] == seq


def test_who_sat_together_since_an_earlier_merge_is_found() -> None:
    said: list[Payload] = [PersonMerged("x", "y"), added(1), PersonMerged("a", "b")]
    with pytest.raises(LedgerError, match="more than one seat"):
        fold(chain(said))
    start = fold(chain(said[:2]))
    with pytest.raises(LedgerError, match="more than one seat"):
        fold(chain(said)[2:], start)


def test_a_voided_game_does_not_stand_in_the_way_of_a_merge() -> None:
    state = fold(chain([added(1), GameVoided("1"), PersonMerged("a", "b")]))
    assert state.merges.resolve("b") == "a"


def test_a_game_entered_with_a_merged_id_counts_for_who_was_kept() -> None:
    state = fold(chain([PersonMerged("z", "a"), added(1)]))
    assert state.games(Mode.RIICHI)[0].players == ("z", "b", "c", "d")
    assert state.filed["1"].game.players == ("a", "b", "c", "d")


def test_whether_two_people_may_be_one() -> None:
    state = fold(chain([added(1, "abcd"), added(2, "efgh"), PersonMerged("e", "x")]))
    check_merge(state, "a", "e")
    for kept, merged, reason in [("a", "b", "same-table"), ("a", "x", "person-merged")]:
        with pytest.raises(LedgerError) as refused:
            check_merge(state, kept, merged)
        assert refused.value.facts["reason"] == reason


@pytest.mark.parametrize("entries", [chain([added(1), added(2)])[1:], chain([added(1)]) * 2])
def test_an_entry_that_does_not_follow_is_refused(entries: list[Entry]) -> None:
    with pytest.raises(LedgerError) as refused:
        fold(entries)
    assert refused.value.facts["reason"] == "not-next"


def test_an_entry_of_another_chain_is_refused() -> None:
    here, there = chain([added(1), added(2)]), chain([added(3), added(4)])
    with pytest.raises(LedgerError, match="does not follow"):
        fold([here[0], there[1]])


def test_a_payload_out_of_form_is_refused_with_its_number() -> None:
    first, second = chain([added(1), added(2)])
    with pytest.raises(EntryError) as refused:
        fold([first, replace(second, payload={})])
    assert refused.value.facts["seq"] == 2


def test_nothing_is_an_empty_ledger() -> None:
    assert fold([]) == EMPTY == LedgerState()
    assert EMPTY.games(Mode.MCR) == ()
