"""An entry, sealed and read back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import CanonicalError, EntryError
from ligamahjong.ledger.canonical import canonical, parse
from ligamahjong.ledger.entry import (
    GENESIS,
    Kind,
    read_entry,
    read_moment,
    seal,
    write_moment,
)
from ligamahjong.ledger.payloads import GameVoided
from support.ledger import NOW, chains, sealed

if TYPE_CHECKING:
    from ligamahjong.ledger.entry import Entry

ENTRY = sealed(None, GameVoided("g1"))


@given(chains(8))
def test_a_sealed_entry_is_read_back_from_its_line(entries: list[Entry]) -> None:
    for entry in entries:
        assert read_entry(entry.line) == entry
        assert entry.digest == entry.hash


@given(st.datetimes(timezones=st.timezones() | st.none()))
def test_a_time_is_read_back(moment: datetime) -> None:
    if moment.tzinfo is None:
        with pytest.raises(EntryError, match="offset"):
            write_moment(moment)
        return
    try:
        expected = moment.astimezone(UTC)
    except OverflowError:
        return
    assert read_moment(write_moment(moment)) == expected


def test_times_sort_as_their_texts() -> None:
    early = write_moment(datetime(2026, 5, 18, 22, 15, 0, 1, timezone(timedelta(hours=2))))
    assert early == "2026-05-18T20:15:00.000001Z"
    assert early < write_moment(datetime(2026, 5, 18, 20, 15, 0, 2, UTC))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-05-18T20:15:00Z",
        "2026-05-18T20:15:00.000000",
        "2026-05-18 20:15:00.000000Z",
        "2026-05-18T20:15:00.000000+00:00",
        "2026-02-30T20:15:00.000000Z",
        "2026-05-18T25:15:00.000000Z",
        "2026-05-18T20:15:00.000000Z\n",
    ],
)
def test_a_time_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(EntryError) as refused:
        read_moment(text)
    assert refused.value.facts["field"] == "recorded_at"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seq": 0}, "seq"),
        ({"seq": True}, "seq"),
        ({"actor": "Ana Gil"}, "actor"),
        ({"previous": "0" * 63}, "previous"),
        ({"recorded_at": "today"}, "recorded_at"),
    ],
)
def test_nothing_out_of_form_is_sealed(change: dict[str, object], field: str) -> None:
    right: dict[str, object] = {
        "seq": 1,
        "recorded_at": write_moment(NOW),
        "actor": "u1",
        "payload": GameVoided("g1"),
        "previous": GENESIS,
    }
    with pytest.raises(EntryError) as refused:
        seal(**{**right, **change})  # type: ignore[arg-type]
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seq": "1"}, "seq"),
        ({"seq": True}, "seq"),
        ({"payload": []}, "payload"),
        ({"actor": None}, "actor"),
        ({"hash": 1}, "hash"),
        ({"more": 1}, "entry"),
    ],
)
def test_a_line_that_is_no_entry_is_refused(change: dict[str, object], field: str) -> None:
    with pytest.raises(EntryError) as refused:
        read_entry(canonical({**ENTRY.body, "hash": ENTRY.hash, **change}))
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize("line", [b"[]", b"{}", canonical(ENTRY.body)])
def test_a_line_without_the_parts_of_an_entry_is_refused(line: bytes) -> None:
    with pytest.raises(EntryError):
        read_entry(line)


def test_a_line_that_is_not_canonical_is_refused() -> None:
    with pytest.raises(CanonicalError):
        read_entry(ENTRY.line.replace(b":1}", b": 1}"))


def test_the_line_has_every_part() -> None:
    record = parse(ENTRY.line)
    assert record == {
        "seq": 1,
        "recorded_at": "2026-06-01T20:15:00.000000Z",
        "actor": "u1",
        "kind": "game-voided",
        "payload": {"game": "g1"},
        "previous": GENESIS,
        "hash": ENTRY.hash,
    }


def test_the_kinds_do_not_change() -> None:
    assert list(Kind) == [
        "game-added",
        "game-corrected",
        "game-voided",
        "game-restored",
        "person-merged",
        "person-unmerged",
        "rules-changed",
    ]
