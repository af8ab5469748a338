"""What the decoder makes, asked without a process of its own; and what is asked of its answer."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from ligamahjong.web.photographs import decoder
from ligamahjong.web.photographs.kinds import Kind, kind_of
from ligamahjong.web.photographs.plain import is_plain
from ligamahjong.web.photographs.sizes import Size, size_of
from support.hostile import FAMILIES
from support.hostile_parts import encoded, exif, jpeg, picture, png, riff, segment, with_segments

if TYPE_CHECKING:
    from support.hostile import Hostile

KEPT = [
    file
    for family in ("metadata", "dates", "orientations", "modes", "animated")
    for file in FAMILIES[family]
]


class _Input(NamedTuple):
    buffer: io.BytesIO


class _Output(NamedTuple):
    buffer: io.BytesIO


def decoded(content: bytes, monkeypatch: pytest.MonkeyPatch, *, pixels: int = 10**6) -> list[bytes]:
    """The line and the picture that the decoder writes."""
    output = _Output(io.BytesIO())
    monkeypatch.setattr(sys, "stdin", _Input(io.BytesIO(content)))
    monkeypatch.setattr(sys, "stdout", output)
    decoder.main(kind_of(content).name.lower(), 2400, pixels)
    return output.buffer.getvalue().split(b"\n", 1)


@pytest.mark.filterwarnings("ignore::UserWarning")  # of Pillow, about what is odd in a file
@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.name)
def test_writes_a_line_and_a_plain_picture(file: Hostile, monkeypatch: pytest.MonkeyPatch) -> None:
    line, made = decoded(file.make(), monkeypatch)
    assert is_plain(made)
    if file.taken:
        assert line.decode() == f"{file.taken:%Y:%m:%d %H:%M:%S}"


def test_refuses_more_pixels_than_it_may_decode(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="more pixels"):
        decoded(jpeg(), monkeypatch, pixels=100)


def test_makes_large_pictures_smaller_and_keeps_small_ones() -> None:
    assert decoder.remade(Image.new("RGB", (4000, 1000)), 2400).size == (2400, 600)
    assert decoder.remade(Image.new("RGB", (300, 9000)), 2400).size == (80, 2400)
    assert decoder.remade(Image.new("RGB", (2400, 7)), 2400).size == (2400, 7)


def test_deep_grey_keeps_its_levels() -> None:
    grey = Image.new("I;16", (8, 8), 0x8000)
    assert decoder.remade(grey, 2400).getpixel((4, 4)) == (128, 128, 128)


def test_what_is_kept_is_plain() -> None:
    assert is_plain(encoded(picture(), "JPEG"))
    assert is_plain(encoded(picture(), "JPEG", optimize=True))


@pytest.mark.parametrize(
    "content",
    {
        "nothing": b"",
        "other": png(),
        "comment": encoded(picture(), "JPEG", comment=b"x"),
        "exif": with_segments(exif(b"II*\0")),
        "second header": jpeg()[:20] + segment(0xE0, b"JFIF\0") + jpeg()[20:],
        "progressive": encoded(picture(), "JPEG", progressive=True),
        "tail": jpeg() + b"x",
        "cut": jpeg()[:-2],
        "cut early": jpeg()[:40],
        "marker within": jpeg()[:-40] + b"\xff\xfe" + jpeg()[-40:],
        "empty segment": jpeg()[:20] + b"\xff\xdb\x00\x00" + jpeg()[20:],
    }.values(),
)
def test_what_holds_anything_else_is_not_plain(content: bytes) -> None:
    assert not is_plain(content)


@given(st.binary(max_size=300))
def test_no_bytes_are_too_odd_to_look_at(content: bytes) -> None:
    for start in (b"", jpeg()[:2], png()[:12], riff()[:12], b"\0\0\0\x18ftyp"):
        whole = start + content
        assert isinstance(kind_of(whole), Kind)
        is_plain(whole)
        for kind in (Kind.JPEG, Kind.PNG, Kind.WEBP):
            size = size_of(whole, kind)
            assert size is None or min(size) > 0


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("size", [(1, 1), (640, 480), (3, 2000)])
def test_sizes_are_read_without_decoding(kind: str, size: tuple[int, int]) -> None:
    image = Image.new("RGB", size)
    assert size_of(encoded(image, kind), Kind[kind]) == Size(*size)
    for options in ({"lossless": True}, {"lossless": True, "exif": b"II*\0"}):
        if kind == "WEBP":
            assert size_of(encoded(image, kind, **options), Kind.WEBP) == Size(*size)
