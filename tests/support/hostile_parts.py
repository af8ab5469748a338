"""Pieces of which hostile files are made: segments, chunks, boxes, and the picture in them."""

from __future__ import annotations

import io
import random
import struct
import zlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from ligamahjong.web.photographs.errors import Refusal
    from ligamahjong.web.photographs.kinds import Kind

Value = str | int | bytes | tuple[float, ...]

__all__ = [
    "BLUE",
    "GREEN",
    "GREY",
    "MARKER",
    "RED",
    "SIZE",
    "WHITE",
    "Hostile",
    "box",
    "chunk",
    "encoded",
    "exif",
    "idat",
    "ihdr",
    "jpeg",
    "noise",
    "picture",
    "png",
    "png_with",
    "riff",
    "segment",
    "sideways",
    "tiff",
    "with_segments",
]

MARKER = b"PLANTED-Rosalinda-Quintana-40.4168N"
"""What a file carries along where nobody looks, and what must be in nothing that is kept."""

_SIDES = {
    1: ("top", "left"),
    2: ("top", "right"),
    3: ("bottom", "right"),
    4: ("bottom", "left"),
    5: ("left", "top"),
    6: ("right", "top"),
    7: ("right", "bottom"),
    8: ("left", "bottom"),
}
"""Which side of the picture the first row and the first column are (EXIF 2.32, 4.6.4 A)."""


SIZE = (96, 64)
RED, GREEN, BLUE, GREY = (200, 30, 30), (30, 160, 30), (30, 30, 200), (210, 210, 210)
"""Quarters of the picture: left and right above, left and right below."""
WHITE = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Hostile:
    """A file and what becomes of it.

    Attributes:
        name: of the case.
        make: its bytes.
        refusal: why it is refused; ``None`` where it is kept, made anew.
        kind: what it seems to be, where that is the reason.
        taken: the moment read from it.
        upright: whether the picture is the one that all are made of.
        corner: colour of its last quarter.
    """

    name: str
    make: Callable[[], bytes]
    refusal: Refusal | None = None
    kind: Kind | None = None
    taken: datetime | None = None
    upright: bool = True
    corner: tuple[int, int, int] = GREY


def noise(count: int, seed: int = 4) -> bytes:
    """The same bytes every time, without order."""
    return random.Random(seed).randbytes(count)


@cache
def picture(mode: str = "RGB") -> Image.Image:
    """Four quarters of different colours, somewhat grainy; not to be changed."""
    width, height = SIZE
    grain = random.Random("grain")
    image = Image.new("RGB", SIZE)
    for y in range(height):
        for x in range(width):
            above, left = y < height // 2, x < width // 2
            colour = ((GREY, BLUE), (GREEN, RED))[above][left]
            image.putpixel((x, y), tuple(level + grain.randrange(-12, 13) for level in colour))
    return image.convert(mode)


@cache
def sideways(orientation: int) -> Image.Image:
    """The picture as a camera stores it that is held in one of eight ways."""
    first_row, first_column = _SIDES[orientation]
    upright = picture()
    width, height = SIZE if first_row in {"top", "bottom"} else SIZE[::-1]
    stored = Image.new("RGB", (width, height))
    for row in range(height):
        for column in range(width):
            at = {**_along(first_row, row), **_along(first_column, column)}
            stored.paste(
                upright.crop((at["x"], at["y"], at["x"] + 1, at["y"] + 1)),
                (column, row),
            )
    return stored


def _along(side: str, steps: int) -> dict[str, int]:
    """The coordinate so many steps away from a side."""
    return {
        "top": {"y": steps},
        "bottom": {"y": SIZE[1] - 1 - steps},
        "left": {"x": steps},
        "right": {"x": SIZE[0] - 1 - steps},
    }[side]


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    """A picture as a file."""
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


@cache
def jpeg() -> bytes:
    """A file as any camera makes it."""
    return encoded(picture(), "JPEG", quality=90)


@cache
def png() -> bytes:
    """A file as any telephone makes of its screen."""
    return encoded(picture(), "PNG")


def segment(marker: int, body: bytes) -> bytes:
    """A segment of JPEG."""
    return struct.pack(">BBH", 0xFF, marker, len(body) + 2) + body


def with_segments(*segments: bytes, file: bytes | None = None) -> bytes:
    """A JPEG with more segments at its beginning."""
    whole = file or jpeg()
    return whole[:2] + b"".join(segments) + whole[2:]


def exif(tiff_file: bytes) -> bytes:
    """EXIF as a segment of JPEG."""
    return segment(0xE1, b"Exif\x00\x00" + tiff_file)


def tiff(
    entries: Mapping[int, Value], inner: Mapping[int, Mapping[int, Value]] | None = None
) -> bytes:
    """The directory of EXIF, with directories that it points to."""
    made = Image.Exif()
    for tag, value in entries.items():
        made[tag] = value
    for pointer, values in (inner or {}).items():
        made.get_ifd(pointer).update(values)
        made[pointer] = made.get_ifd(pointer)
    return made.tobytes().removeprefix(b"Exif\x00\x00")


def chunk(name: bytes, body: bytes, crc: int | None = None) -> bytes:
    """A chunk of PNG, its check sum right unless another is given."""
    check = zlib.crc32(name + body) if crc is None else crc
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", check)


def ihdr(width: int, height: int, depth: int = 8, colour: int = 2) -> bytes:
    """The header of PNG."""
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0))


def idat(raw: bytes) -> bytes:
    """Pixels of PNG."""
    return chunk(b"IDAT", zlib.compress(raw, 9))


def png_with(*chunks: bytes, file: bytes | None = None) -> bytes:
    """A PNG with more chunks after its header."""
    whole = file or png()
    return whole[:33] + b"".join(chunks) + whole[33:]


def riff(*chunks: tuple[bytes, bytes]) -> bytes:
    """A WebP of chunks."""
    body = b"".join(
        name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)
        for name, content in chunks
    )
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def box(major: bytes, *compatible: bytes) -> bytes:
    """The first box of the family of MP4, and something after it."""
    body = major + bytes(4) + b"".join(compatible)
    return struct.pack(">I", len(body) + 8) + b"ftyp" + body + b"\x00\x00\x00\x08mdat" + MARKER
