"""One value, one way to write it."""

from __future__ import annotations

import json
import math
from decimal import Decimal
from types import MappingProxyType
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import CanonicalError
from ligamahjong.league.game import Mode
from ligamahjong.ledger.canonical import DEEPEST, LARGEST, canonical, parse

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
KEYS = TEXTS.map(lambda text: normalize("NFC", text))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def composed(value: object) -> object:
    if isinstance(value, str):
        return normalize("NFC", value)
    if isinstance(value, list):
        return [composed(item) for item in value]
    if isinstance(value, dict):
        return {key: composed(item) for key, item in value.items()}
    return value


def nested(levels: int) -> object:
    value: object = 0
    for _ in range(levels):
        value = [value]
    return value


def reversed_keys(value: object) -> object:
    if isinstance(value, list):
        return [reversed_keys(item) for item in value]
    if isinstance(value, dict):
        return {key: reversed_keys(value[key]) for key in reversed(value)}
    return value


@given(VALUES)
def test_what_is_written_is_read_back(value: object) -> None:
    data = canonical(value)
    assert parse(data) == composed(value)
    assert json.loads(data) == composed(value)


@given(VALUES)
def test_the_order_of_keys_makes_no_difference(value: object) -> None:
    assert canonical(reversed_keys(value)) == canonical(value)


@given(TEXTS)
def test_composed_and_decomposed_text_are_one(text: str) -> None:
    assert canonical(normalize("NFD", text)) == canonical(normalize("NFC", text))
    assert canonical({normalize("NFD", text): 1}) == canonical({normalize("NFC", text): 1})


@given(TEXTS)
def test_decomposed_text_is_not_read(text: str) -> None:
    apart = normalize("NFD", text)
    data = json.dumps(apart, ensure_ascii=False).encode()
    if apart == normalize("NFC", text):
        assert parse(data) == apart
    else:
        with pytest.raises(CanonicalError):
            parse(data)


@given(st.floats())
def test_no_float_is_written_or_read(number: float) -> None:
    with pytest.raises(CanonicalError, match="float"):
        canonical({"rating": number})
    with pytest.raises(CanonicalError):
        parse(json.dumps(number).encode())


@given(st.binary())
def test_bytes_that_are_read_are_written_the_same(data: bytes) -> None:
    try:
        value = parse(data)
    except CanonicalError:
        return
    assert canonical(value) == data


def test_the_bytes_of_rfc_8785() -> None:
    value = {
        "\u20ac": "Euro",
        "\r": "CR",
        "\ufb33": "Dalet",
        "1": "One",
        "\U0001f600": "Smile",
        "\u0080": "Control",
        "\u00f6": "o",
    }
    in_its_order = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600"]
    del value["\ufb33"]  # composition takes it apart
    assert list(json.loads(canonical(value))) == in_its_order
    written = canonical('\u20ac$\u000f\nA\'B"\\\\"/\b\f\t\x7f')
    assert written == '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/\\b\\f\\t\x7f"'.encode()


def test_keys_are_sorted_by_code_units_not_by_code_points() -> None:
    assert canonical({"\uffee": 1, "\U0001f600": 2}) == '{"\U0001f600":2,"\uffee":1}'.encode()


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (None, b"null"),
        (True, b"true"),
        (0, b"0"),
        (-LARGEST, b"-9007199254740991"),
        ((1, 2), b"[1,2]"),
        ({}, b"{}"),
        (Mode.MCR, b'"mcr"'),
        (MappingProxyType({"b": 1, "a": [{}]}), b'{"a":[{}],"b":1}'),
        (nested(DEEPEST), b"[" * DEEPEST + b"0" + b"]" * DEEPEST),
    ],
)
def test_what_has_a_form(value: object, data: bytes) -> None:
    assert canonical(value) == data


@pytest.mark.parametrize(
    "value",
    [
        1.0,
        math.nan,
        Decimal(1),
        b"bytes",
        {1, 2},
        LARGEST + 1,
        -LARGEST - 1,
        "\ud800",
        {"\udfff": 1},
        {1: "key"},
        {None: "key"},
        {"n\u0303": 1, "\u00f1": 2},
        nested(DEEPEST + 1),
        pytest.param(object(), id="object"),
    ],
)
def test_what_has_no_form(value: object) -> None:
    with pytest.raises(CanonicalError) as refused:
        canonical(value)
    assert refused.value.facts["reason"] == "no-form"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff", "not-json"),
        (b"[" * 100_000, "not-json"),
        (b'{"a":1}\n', "not-canonical"),
        (b'{"a": 1}', "not-canonical"),
        (b'{"b":1,"a":1}', "not-canonical"),
        (b'{"a":1,"a":1}', "not-canonical"),
        (b'"\\u0041"', "not-canonical"),
        (b'"\\/"', "not-canonical"),
        (b"-0", "not-canonical"),
        (b'\xef\xbb\xbf"a"', "not-json"),
        (b"1.0", "no-form"),
        (b"1e3", "no-form"),
        (b"NaN", "no-form"),
        (b"-Infinity", "no-form"),
        (b'"\\ud800"', "no-form"),
        (b"9007199254740992", "no-form"),
        (b"1" * 5000, "no-form"),
    ],
)
def test_what_is_not_read(data: bytes, reason: str) -> None:
    with pytest.raises(CanonicalError) as refused:
        parse(data)
    assert refused.value.facts["reason"] == reason
