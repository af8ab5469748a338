"""Ids let no name through, digests no text."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import EntryError
from ligamahjong.ledger.identifiers import SHORTEST_SALT, digest_text, is_digest, is_identifier

SALT = bytes(range(SHORTEST_SALT))


@pytest.mark.parametrize(
    "text", ["a", "norte:m0012", "riichi~2", "2026/01#3", "año:17", "_", "x" * 100]
)
def test_an_id(text: str) -> None:
    assert is_identifier(text)


@pytest.mark.parametrize(
    "text",
    ["", "Pol Gil", "a\n", "-1", "=1", "a,b", 'a"', "a\u0301b", "\u212b", "x" * 101, "\ud800"],
)
def test_no_id(text: str) -> None:
    assert not is_identifier(text)


def test_a_digest_is_lower_case_sha_256() -> None:
    assert is_digest("0123456789abcdef" * 4)
    assert not any(map(is_digest, ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 63 + "\n"]))


def test_the_digest_of_openssl() -> None:
    # printf 'Núria' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…0f
    expected = "759112f72012c22ee2389c03d3be9c6afe69bf258f9320485fc73e77bb95e95e"
    assert digest_text(SALT, "Núria") == digest_text(SALT, normalize("NFD", "Núria")) == expected


@given(st.text(st.characters(exclude_categories=["Cs"])), st.binary(min_size=16, max_size=32))
def test_the_salt_decides(text: str, salt: bytes) -> None:
    assert is_digest(digest_text(salt, text))
    assert digest_text(salt, text) != digest_text(salt + b"\1", text)
    assert digest_text(salt, text) != digest_text(salt, text + "x")


def test_a_short_salt_is_refused() -> None:
    with pytest.raises(EntryError, match="16 bytes"):
        digest_text(SALT[1:], "text")
