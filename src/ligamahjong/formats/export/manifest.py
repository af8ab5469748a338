"""``manifest.json`` of an export: what the export says it is, under a hash of its own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.errors import CanonicalError, FormatError
from ligamahjong.league.game import Mode
from ligamahjong.ledger.canonical import canonical, parse
from ligamahjong.ledger.identifiers import is_digest
from ligamahjong.ledger.payloads import YEARS

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["VERSION", "Manifest", "read_manifest"]

VERSION = 1
"""Of the form of exports; a release reads this one."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What an export claims.

    Attributes:
        day: of the rankings, in mainland Spain.
        seq: number of the newest entry of the ledger.
        head: its hash.
        rules: digest of the rules in force.
        games: how many games of each mode count on the day.
        files: SHA-256 of every other file, by name.
    """

    day: date
    seq: int
    head: str
    rules: str
    games: Mapping[Mode, int]
    files: Mapping[str, str]

    @property
    def fingerprint(self) -> str:
        """SHA-256 of all of this: one value that stands for the whole export."""
        return sha256(canonical(self._body())).hexdigest()

    def to_bytes(self) -> bytes:
        """The file: canonical JSON and a line break."""
        return canonical({**self._body(), "hash": self.fingerprint}) + b"\n"

    def _body(self) -> dict[str, object]:
        return {
            "format": VERSION,
            "day": self.day.isoformat(),
            "head": {"seq": self.seq, "hash": self.head},
            "rules": self.rules,
            "games": {mode.value: count for mode, count in self.games.items()},
            "files": dict(self.files),
        }


def read_manifest(data: bytes) -> Manifest:
    """The manifest of an export.

    Raises:
        FormatError: ``facts["reason"]`` is ``"export-version"`` for another version of exports
            (``facts["version"]``), ``"manifest-hash"`` if its hash is not that of the rest, and
            ``"manifest"`` for anything that is no manifest.
    """
    try:
        record = parse(data.removesuffix(b"\n"))
    except CanonicalError as error:
        raise FormatError(f"manifest.json: {error}", reason="manifest") from error
    if not isinstance(record, dict):
        raise FormatError("manifest.json is no manifest", reason="manifest")
    version = record.get("format")
    if version != VERSION:
        raise FormatError(
            f"manifest.json has the format {version!r}, this release reads {VERSION}",
            reason="export-version",
            version=str(version),
            expected=VERSION,
        )
    try:
        manifest = _manifest(record)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FormatError(f"manifest.json is no manifest: {error}", reason="manifest") from error
    if manifest.to_bytes() != data:
        raise FormatError(
            "manifest.json was changed: its hash is not that of its content",
            reason="manifest-hash",
        )
    return manifest


def _manifest(record: Mapping[str, object]) -> Manifest:
    head, games, files = (_mapping(record[name]) for name in ("head", "games", "files"))
    day = date.fromisoformat(_text(record["day"]))
    if day.year not in YEARS:
        raise ValueError(f"{day} is no day of a ranking")
    return Manifest(
        day=day,
        seq=_count(head["seq"]),
        head=_digest(head["hash"]),
        rules=_digest(record["rules"]),
        games={mode: _count(games[mode]) for mode in Mode},
        files={name: _digest(digest) for name, digest in files.items()},
    )


def _mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected names and values, found {value!r}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected text, found {value!r}")
    return value


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError(f"expected a count, found {value!r}")
    return value


def _digest(value: object) -> str:
    if not is_digest(_text(value)):
        raise ValueError(f"expected a digest, found {value!r}")
    return _text(value)
