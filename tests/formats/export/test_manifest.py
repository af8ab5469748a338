"""The manifest: under its own hash, and read only as it was written."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from hashlib import sha256

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.export.manifest import Manifest, read_manifest
from ligamahjong.league.game import Mode
from ligamahjong.ledger.canonical import canonical

MANIFEST = Manifest(
    date(2026, 6, 30), 55, "a" * 64, "b" * 64, {Mode.MCR: 23, Mode.RIICHI: 25}, {"x.csv": "c" * 64}
)


def resealed(**changes: object) -> bytes:
    """A manifest with other values under a right hash."""
    record = {**json.loads(MANIFEST.to_bytes()), **changes}
    body = {name: value for name, value in record.items() if name != "hash" and value is not None}
    digest = sha256(canonical(body)).hexdigest()
    return canonical({**body, "hash": digest}) + b"\n"


def reason(data: bytes) -> object:
    with pytest.raises(FormatError) as refused:
        read_manifest(data)
    return refused.value.facts["reason"]


def test_a_manifest_is_read_back() -> None:
    assert read_manifest(MANIFEST.to_bytes()) == MANIFEST
    assert resealed() == MANIFEST.to_bytes()


def test_the_bytes() -> None:
    body = (
        '{"day":"2026-06-30","files":{"x.csv":"%s"},"format":1,"games":{"mcr":23,"riichi":25},'
        '%s"head":{"hash":"%s","seq":55},"rules":"%s"}'
    )
    parts = "c" * 64, "a" * 64, "b" * 64
    fingerprint = sha256((body % (parts[0], "", *parts[1:])).encode()).hexdigest()
    assert MANIFEST.fingerprint == fingerprint
    written = body % (parts[0], f'"hash":"{fingerprint}",', *parts[1:])
    assert MANIFEST.to_bytes().decode() == written + "\n"


def test_every_value_counts_for_the_fingerprint() -> None:
    others = [
        replace(MANIFEST, day=date(2026, 7, 1)),
        replace(MANIFEST, seq=56),
        replace(MANIFEST, head="d" * 64),
        replace(MANIFEST, rules="d" * 64),
        replace(MANIFEST, games={Mode.MCR: 23, Mode.RIICHI: 26}),
        replace(MANIFEST, files={"x.csv": "d" * 64}),
    ]
    assert len({one.fingerprint for one in [MANIFEST, *others]}) == 7


def test_a_byte_changed_anywhere_is_found() -> None:
    data = MANIFEST.to_bytes()
    for at in range(len(data)):
        other = bytearray(data)
        other[at] ^= 1
        with pytest.raises(FormatError):
            read_manifest(bytes(other))


def test_a_value_changed_is_found_by_the_hash() -> None:
    assert reason(MANIFEST.to_bytes().replace(b'"mcr":23', b'"mcr":24')) == "manifest-hash"
    assert reason(MANIFEST.to_bytes().removesuffix(b"\n")) == "manifest-hash"


@pytest.mark.parametrize("version", [None, 0, 2, "1"])
def test_another_version_of_exports_is_refused(version: object) -> None:
    assert reason(resealed(format=version)) == "export-version"


@pytest.mark.parametrize(
    "change",
    [
        {"day": "today"},
        {"day": 1},
        {"day": "9999-12-31"},
        {"day": None},
        {"head": {"seq": -1, "hash": "a" * 64}},
        {"head": {"seq": True, "hash": "a" * 64}},
        {"head": {"seq": 1}},
        {"head": []},
        {"rules": "b"},
        {"games": {"mcr": 1}},
        {"games": {"mcr": 1, "riichi": "1"}},
        {"games": None},
        {"files": {"x.csv": "c"}},
        {"files": ["x.csv"]},
    ],
)
def test_a_manifest_of_another_form_is_refused(change: dict[str, object]) -> None:
    assert reason(resealed(**change)) == "manifest"


@pytest.mark.parametrize("change", [{"more": 1}, {"games": {"mcr": 1, "riichi": 2, "go": 3}}])
def test_a_manifest_with_more_in_it_is_refused(change: dict[str, object]) -> None:
    assert reason(resealed(**change)) == "manifest-hash"


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"1.5", b"null\n", b"\xff"])
def test_what_is_no_manifest_is_refused(data: bytes) -> None:
    assert reason(data) == "manifest"
