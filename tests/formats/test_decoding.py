"""From bytes to text."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.decoding import REPLACED, decode

TEXT = "Nº;Jugador 1\n1;Íñigo Peñalver−Güell\n"
SPANISH = "Nº;Jugador 1\n1;Íñigo Peñalver-Güell\n"


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
    ],
    ids=["utf-8", "utf-8 with mark", "utf-16 little", "utf-16 big"],
)
def test_unicode_is_recognised(data: bytes) -> None:
    assert decode(data) == TEXT


def test_windows_1252_is_what_is_not_utf_8() -> None:
    assert decode(SPANISH.encode("cp1252")) == SPANISH


def test_one_broken_byte_leaves_the_rest_of_a_file_in_utf_8() -> None:
    data = SPANISH.encode() + b"2;Beg\xf1a P" + "é\n".encode()
    assert decode(data) == f"{SPANISH}2;Beg{REPLACED}a Pé\n"


def test_bytes_that_windows_1252_does_not_have_are_replaced() -> None:
    assert decode(b"a\x81\x8d") == f"a{REPLACED}{REPLACED}"


def test_half_a_character_of_utf_16_is_replaced() -> None:
    assert decode(codecs.BOM_UTF16_LE + b"a\x00b") == f"a{REPLACED}"


@given(st.binary())
def test_any_bytes_give_text(data: bytes) -> None:
    assert isinstance(decode(data), str)


@given(st.text(st.characters(codec="utf-8", exclude_characters="\ufeff\ufffe")))
def test_utf_8_comes_back(text: str) -> None:
    assert decode(text.encode()) == text
