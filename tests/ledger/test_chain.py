"""The chain: golden hashes, and every way of changing it is found."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ligamahjong.errors import EntryError
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.ledger.chain import Breach, Flaw, append, verify_chain
from ligamahjong.ledger.entry import Entry
from ligamahjong.ledger.payloads import GameAdded, GameVoided
from support.ledger import NOW, chain, chains, sealed

CHAIN = chain([GameVoided(f"g{number}") for number in range(1, 6)])


def flaws(entries: list[Entry]) -> list[tuple[int, Flaw]]:
    return [(breach.position, breach.flaw) for breach in verify_chain(entries)]


def with_hash(entry: Entry) -> Entry:
    """The entry with the hash that its content should have."""
    return replace(entry, hash=entry.digest)


def test_the_hashes_of_sha256sum() -> None:
    # Both bodies written by hand and piped through sha256sum.
    start = datetime(2026, 1, 15, 18, tzinfo=timezone(timedelta(hours=1)))
    game = Game(
        id="g1",
        mode=Mode.RIICHI,
        played_at=start,
        day=date(2026, 1, 15),
        players=("p1", "p2", "p3", "p4"),
        scores=(41000, 30000, 20000, 9000),
        venue=Venue.IN_PERSON,
        source="acta",
    )
    first = append(
        None,
        GameAdded(game),
        actor="u7",
        recorded_at=datetime(2026, 1, 16, 9, 30, 0, 250_000, tzinfo=UTC),
    )
    second = append(
        first, GameVoided("g1"), actor="u8", recorded_at=datetime(2026, 1, 17, 10, tzinfo=UTC)
    )
    assert first.hash == "21c65afdd05c2cc021919084f27a77a25fa41f66e1096572bc1580dc0176d5e9"
    assert second.hash == "4cf4bb33396f6bc55473685f693f82025eaf251d9c5e03de79bd6c8c75b5ec9b"
    assert verify_chain([first, second]) == ()


@given(chains())
def test_an_untouched_chain_is_whole(entries: list[Entry]) -> None:
    assert verify_chain(iter(entries)) == ()


@given(chains(10), st.data())
def test_a_change_of_any_part_of_any_entry_is_found(
    entries: list[Entry], data: st.DataObject
) -> None:
    assume(entries)
    at = data.draw(st.integers(0, len(entries) - 1))
    part = data.draw(st.sampled_from([field.name for field in fields(Entry)]))
    entry = entries[at]
    if part == "seq":
        changed = replace(entry, seq=data.draw(st.integers(-3, 40)))
    elif part == "payload":
        key = data.draw(st.sampled_from([*entry.payload, "more"]))
        payload = {**entry.payload, key: data.draw(st.none() | st.integers() | st.text())}
        changed = replace(entry, payload=payload)
    else:
        changed = replace(entry, **{part: data.draw(st.text())})  # type: ignore[arg-type]
    assume(changed != entry)
    found = verify_chain([*entries[:at], changed, *entries[at + 1 :]])
    assert found[0].position == at + 1
    expected = {"seq": Flaw.SEQ, "previous": Flaw.PREVIOUS}.get(part, Flaw.HASH)
    assert expected in {breach.flaw for breach in found if breach.position == at + 1}


@given(chains(10), st.data())
def test_a_change_with_its_hash_made_new_shows_in_the_next_entry(
    entries: list[Entry], data: st.DataObject
) -> None:
    assume(len(entries) > 1)
    at = data.draw(st.integers(0, len(entries) - 2))
    changed = with_hash(replace(entries[at], actor="u2"))
    tampered = [*entries[:at], changed, *entries[at + 1 :]]
    assert flaws(tampered) == [(at + 2, Flaw.PREVIOUS)]


def test_an_entry_left_out_is_found() -> None:
    assert flaws([*CHAIN[:2], *CHAIN[3:]]) == [(3, Flaw.SEQ), (3, Flaw.PREVIOUS)]


def test_the_first_entry_left_out_is_found() -> None:
    assert flaws(CHAIN[1:]) == [(1, Flaw.SEQ), (1, Flaw.PREVIOUS)]


def test_an_entry_twice_is_found() -> None:
    assert flaws([*CHAIN[:2], *CHAIN[1:]]) == [(3, Flaw.SEQ), (3, Flaw.PREVIOUS)]


def test_two_entries_swapped_are_found() -> None:
    swapped = [CHAIN[0], CHAIN[2], CHAIN[1], *CHAIN[3:]]
    assert {position for position, _ in flaws(swapped)} == {2, 3, 4}


def test_every_breach_is_reported() -> None:
    tampered = [replace(entry, actor="u2") for entry in CHAIN]
    assert flaws(tampered) == [(position, Flaw.HASH) for position in range(1, 6)]


def test_a_breach_says_what_was_found_and_expected() -> None:
    changed = replace(CHAIN[1], seq=7)
    assert verify_chain([CHAIN[0], changed])[0] == Breach(7, 2, Flaw.SEQ, "7", "2")


def test_time_that_runs_backwards_is_found() -> None:
    late = replace(CHAIN[1], recorded_at="2031-01-01T00:00:00.000000Z")
    assert (3, Flaw.BACKWARDS) in flaws([CHAIN[0], late, *CHAIN[2:]])


def test_a_time_that_is_none_is_found_once() -> None:
    entry = with_hash(replace(CHAIN[1], recorded_at="yesterday"))
    assert flaws([CHAIN[0], entry]) == [(2, Flaw.RECORDED_AT)]
    assert (3, Flaw.BACKWARDS) not in flaws([CHAIN[0], entry, *CHAIN[2:]])


def test_an_unknown_kind_is_found() -> None:
    entry = with_hash(replace(CHAIN[1], kind="game-deleted"))
    assert flaws([CHAIN[0], entry]) == [(2, Flaw.KIND)]


def test_content_that_cannot_be_hashed_is_a_wrong_hash() -> None:
    entry = replace(CHAIN[0], payload={"rating": 1500.5})
    assert flaws([entry]) == [(1, Flaw.HASH)]


def test_a_chain_goes_on_where_it_was_verified() -> None:
    assert verify_chain(CHAIN[3:], CHAIN[2]) == ()
    assert verify_chain(CHAIN[4:], CHAIN[2])[0].position == 4


def test_what_is_cut_off_cannot_be_seen_in_the_chain_alone() -> None:
    assert verify_chain(CHAIN[:2]) == ()


def test_a_clock_set_back_does_not_stop_the_chain() -> None:
    last = sealed(None, GameVoided("g1"))
    earlier = append(last, GameVoided("g2"), actor="u1", recorded_at=NOW - timedelta(hours=1))
    assert earlier.recorded_at == last.recorded_at
    assert verify_chain([last, earlier]) == ()


def test_a_time_without_offset_is_refused() -> None:
    naive = NOW.replace(tzinfo=None)
    with pytest.raises(EntryError, match="offset"):
        append(None, GameVoided("g1"), actor="u1", recorded_at=naive)
