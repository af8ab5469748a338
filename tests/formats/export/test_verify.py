"""An export is reproduced, and whatever is changed in it is found."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError
from ligamahjong.formats.export import FILES, Difference, export_files, verify_export
from ligamahjong.formats.export.manifest import Manifest, read_manifest
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.chain import Flaw, append
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.payloads import GameVoided
from ligamahjong.ledger.publication import publish
from ligamahjong.ledger.rules import change_of_rules, rules_digest
from ligamahjong.people import Person
from support.games import game
from support.ledger import NOW, added, chain, chains, season

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.report import Problem

DAY = date(2026, 6, 30)
LADDERS = published_ladders()
EVERYBODY = [Person(letter, letter) for letter in "abcdefghx"]


def exported(entries: list[Entry], day: date = DAY) -> dict[str, bytes]:
    return export_files(publish(fold(entries), LADDERS, day), entries, EVERYBODY, LADDERS)


def resealed(files: Mapping[str, bytes], **changes: object) -> dict[str, bytes]:
    """The files with a manifest that fits them, or says something else under a right hash."""
    manifest = read_manifest(files["manifest.json"])
    digests = {name: sha256(files[name]).hexdigest() for name in FILES[1:]}
    fitting = replace(manifest, files=digests)
    return {**files, "manifest.json": replace(fitting, **changes).to_bytes()}  # type: ignore[arg-type]


def problems(files: Mapping[str, bytes]) -> list[tuple[str, int | None, str]]:
    return [(one.file, one.row, one.code) for one in verify_export(files).problems]


def only(files: Mapping[str, bytes]) -> Problem:
    (problem,) = verify_export(files).problems
    return problem


def test_an_export_is_reproduced(files: Mapping[str, bytes]) -> None:
    found = verify_export(files)
    assert found.problems == ()
    assert found.replayed
    assert found.entries == 55
    assert found.people == 8
    assert found.players == {Mode.MCR: 8, Mode.RIICHI: 8}
    assert found.manifest.games == {Mode.MCR: 23, Mode.RIICHI: 25}


@given(chains(), st.dates(date(2026, 1, 14), date(2029, 1, 1)))
def test_any_ledger_on_any_day_is_reproduced(entries: list[Entry], day: date) -> None:
    assert verify_export(exported(entries, day)).problems == ()


def test_an_empty_ledger_is_reproduced() -> None:
    assert verify_export(exported([])).problems == ()


@given(st.sampled_from(FILES), st.data())
def test_a_byte_changed_in_any_file_is_found(
    files: Mapping[str, bytes], name: str, data: st.DataObject
) -> None:
    content = bytearray(files[name])
    content[data.draw(st.integers(0, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    changed = {**files, name: bytes(content)}
    if name == "manifest.json":
        with pytest.raises(FormatError):
            verify_export(changed)
    else:
        assert name in {problem.file for problem in verify_export(changed).problems}


@given(st.sampled_from(FILES[1:]), st.data())
@pytest.mark.unmeasured
def test_a_file_cut_short_or_made_longer_is_found(
    files: Mapping[str, bytes], name: str, data: st.DataObject
) -> None:
    content = files[name]
    shorter = content[: data.draw(st.integers(0, len(content) - 1))]
    for changed in (shorter, content + b"\n", content + content.splitlines()[-1] + b"\n"):
        assert name in {one.file for one in verify_export({**files, name: changed}).problems}


@given(st.integers(0, 54), st.data())
def test_a_value_changed_in_any_entry_is_found_in_its_line(
    files: Mapping[str, bytes], at: int, data: st.DataObject
) -> None:
    lines = files["entries.jsonl"].splitlines()
    record = json.loads(lines[at])
    part = data.draw(st.sampled_from(["actor", "recorded_at", "kind", "payload"]))
    if part == "payload":
        record["payload"][data.draw(st.sampled_from(sorted(record["payload"])))] = 1
    else:
        record[part] = "other"
    lines[at] = canonical(record)
    changed = {**files, "entries.jsonl": b"".join(line + b"\n" for line in lines)}
    found = verify_export(resealed(changed))
    assert {one.row for one in found.problems} <= {at + 1, at + 2}
    assert f"chain-{Flaw.HASH}" in {one.code for one in found.problems}
    assert not found.replayed


def test_the_first_line_of_a_result_that_differs_is_shown(files: Mapping[str, bytes]) -> None:
    lines = files["results-mcr.csv"].splitlines(keepends=True)
    right = lines[3].decode().removesuffix("\n")
    wrong = right.replace(".", ".9")
    lines[3], lines[5] = wrong.encode() + b"\n", b"\n"
    problem = only(resealed({**files, "results-mcr.csv": b"".join(lines)}))
    assert (problem.file, problem.row, problem.code) == ("results-mcr.csv", 4, Difference.RESULTS)
    assert problem.facts == {"found": wrong, "expected": right}


def test_a_result_that_ends_too_early_is_found(files: Mapping[str, bytes]) -> None:
    data = files["results-riichi.csv"]
    lines = data.splitlines(keepends=True)
    assert only(resealed({**files, "results-riichi.csv": data[:-1]})).facts["found"] is None
    shorter = only(resealed({**files, "results-riichi.csv": b"".join(lines[:-1])}))
    assert shorter.facts == {"found": "", "expected": lines[-1].decode().removesuffix("\n")}
    longer = only(resealed({**files, "results-riichi.csv": data + b"more"}))
    assert longer.facts == {"found": "more", "expected": ""}


def test_results_of_another_day_are_found(files: Mapping[str, bytes]) -> None:
    found = problems(resealed(files, day=date(2026, 1, 31)))
    assert found == [
        ("manifest.json", None, Difference.GAMES),
        ("manifest.json", None, Difference.GAMES),
        ("results-mcr.csv", 2, Difference.RESULTS),
        ("results-riichi.csv", 2, Difference.RESULTS),
    ]


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        (
            {"games": {Mode.MCR: 24, Mode.RIICHI: 25}},
            Difference.GAMES,
            {"mode": Mode.MCR, "found": 24, "expected": 23},
        ),
        (
            {"rules": "0" * 64},
            Difference.RULES,
            {"found": "0" * 64, "expected": rules_digest(LeagueRules())},
        ),
    ],
)
def test_a_manifest_that_says_something_else_is_found(
    files: Mapping[str, bytes], change: dict[str, object], code: str, facts: dict[str, object]
) -> None:
    problem = only(resealed(files, **change))
    assert (problem.file, problem.code, problem.facts) == ("manifest.json", code, facts)


@pytest.mark.parametrize("change", [{"seq": 54}, {"head": "0" * 64}])
def test_a_chain_with_another_end_is_found(
    files: Mapping[str, bytes], change: dict[str, object]
) -> None:
    problem = only(resealed(files, **change))
    assert (problem.file, problem.code) == ("entries.jsonl", Difference.HEAD)


def test_a_chain_cut_off_at_the_end_is_found(files: Mapping[str, bytes]) -> None:
    lines = files["entries.jsonl"].splitlines(keepends=True)
    assert problems(resealed({**files, "entries.jsonl": b"".join(lines[:-1])})) == [
        ("entries.jsonl", None, Difference.HEAD)
    ]
    assert problems(resealed({**files, "entries.jsonl": b""})) == [
        ("entries.jsonl", None, Difference.HEAD)
    ]


def test_a_whole_chain_made_anew_with_another_score_shows_in_head_and_results() -> None:
    said: list[Payload] = [added(1), added(2, "efgh")]
    honest = exported(chain(said))
    forged = chain([added(1, scores=(1, 2, 3, 4)), added(2, "efgh")])
    lines = b"".join(entry.line + b"\n" for entry in forged)
    assert problems(resealed({**honest, "entries.jsonl": lines})) == [
        ("entries.jsonl", None, Difference.HEAD)
    ]
    head = {"seq": forged[-1].seq, "head": forged[-1].hash}
    assert problems(resealed({**honest, "entries.jsonl": lines}, **head)) == [
        ("results-riichi.csv", 2, Difference.RESULTS)
    ]


def test_every_unreadable_line_is_reported(files: Mapping[str, bytes]) -> None:
    lines = files["entries.jsonl"].splitlines(keepends=True)
    lines[3], lines[7] = b"{}\n", b"\n"
    assert problems(resealed({**files, "entries.jsonl": b"".join(lines)})) == [
        ("entries.jsonl", 4, Difference.ENTRY_UNREADABLE),
        ("entries.jsonl", 8, Difference.ENTRY_UNREADABLE),
    ]


def test_an_entry_that_makes_no_sense_is_found(files: Mapping[str, bytes]) -> None:
    entries = season()
    nonsense = append(entries[-1], GameVoided("nowhere"), actor="u1", recorded_at=NOW)
    lines = files["entries.jsonl"] + nonsense.line + b"\n"
    changed = resealed({**files, "entries.jsonl": lines}, seq=nonsense.seq, head=nonsense.hash)
    problem = only(changed)
    assert (problem.file, problem.row, problem.code) == (
        "entries.jsonl",
        56,
        Difference.ENTRY_REFUSED,
    )


def test_days_that_run_against_the_starts_are_found() -> None:
    start = game().played_at.replace(hour=22)
    ahead = added(1, "abcd", played_at=start, day=date(2026, 1, 16))
    behind = added(2, "abcd", played_at=start.replace(minute=30), day=date(2026, 1, 15))
    honest = exported(chain([ahead]))
    forged = chain([ahead, behind])
    lines = b"".join(entry.line + b"\n" for entry in forged)
    changed = resealed({**honest, "entries.jsonl": lines}, seq=2, head=forged[-1].hash)
    assert problems(changed) == [("entries.jsonl", None, Difference.ENTRY_REFUSED)]


def test_other_grade_tables_are_found(files: Mapping[str, bytes]) -> None:
    other = files["grades.csv"].replace(b"mcr,9-pin,100,", b"mcr,9-pin,105,")
    assert other != files["grades.csv"]
    problem = only(resealed({**files, "grades.csv": other}))
    assert (problem.file, problem.code) == ("grades.csv", Difference.RULES)
    assert problem.facts["expected"] == rules_digest(LeagueRules())


def test_other_grade_tables_are_found_where_no_rules_were_put_in_force() -> None:
    files = exported(chain([added(1)]))
    other = files["grades.csv"].replace(b"riichi,10-kyuu,0,20", b"riichi,10-kyuu,0,40")
    assert {code for _, _, code in problems(resealed({**files, "grades.csv": other}))} == {
        Difference.RULES,
        Difference.RESULTS,
    }


def test_unusable_grade_tables_are_found(files: Mapping[str, bytes]) -> None:
    found = verify_export(resealed({**files, "grades.csv": b"mode\n"}))
    assert [one.code for one in found.problems] == [Difference.GRADES]
    assert not found.replayed


def test_the_switch_of_ties_in_force_is_used() -> None:
    for ties in Ties:
        tied = added(1, scores=(2, 2, 1, 1))
        files = exported(chain([change_of_rules(LeagueRules(ties)), tied]))
        assert verify_export(files).problems == ()


def test_a_person_missing_among_the_people_is_found(files: Mapping[str, bytes]) -> None:
    lines = files["people.csv"].splitlines(keepends=True)
    changed = resealed({**files, "people.csv": b"".join(lines[:1] + lines[2:])})
    problem = only(changed)
    assert (problem.file, problem.code) == ("people.csv", Difference.PERSON)
    assert problem.facts == {"id": "a"}


def test_people_written_otherwise_are_found(files: Mapping[str, bytes]) -> None:
    changed = resealed({**files, "people.csv": files["people.csv"] + b"\n"})
    assert problems(changed) == [("people.csv", None, Difference.PEOPLE)]


def test_a_name_changed_after_publication_is_found(files: Mapping[str, bytes]) -> None:
    changed = {**files, "people.csv": files["people.csv"].replace(b"Hugo", b"Hago")}
    problem = only(changed)
    assert (problem.file, problem.code) == ("people.csv", Difference.FILE)
    assert problem.facts["found"] == sha256(changed["people.csv"]).hexdigest()


def test_a_manifest_without_one_of_the_files_is_found(files: Mapping[str, bytes]) -> None:
    manifest = read_manifest(files["manifest.json"])
    digests = {name: digest for name, digest in manifest.files.items() if name != "people.csv"}
    changed = replace(manifest, files=digests)
    assert only({**files, "manifest.json": changed.to_bytes()}).facts["expected"] is None


def test_nobody_is_named_but_in_the_people(files: Mapping[str, bytes]) -> None:
    for name in set(FILES) - {"people.csv"}:
        assert b"Hugo" not in files[name]
        assert b"Rey" not in files[name]


def test_the_manifest_is_that_of_the_publication(files: Mapping[str, bytes]) -> None:
    published = publish(fold(season()), LADDERS, DAY)
    assert read_manifest(files["manifest.json"]) == Manifest(
        DAY,
        published.seq,
        published.head,
        published.rules,
        published.games,
        {name: sha256(files[name]).hexdigest() for name in FILES[1:]},
    )
