"""How many pixels a picture says it has, read from its first bytes without decoding anything."""

from __future__ import annotations

import re
from typing import NamedTuple

from ligamahjong.web.photographs.kinds import Kind

__all__ = ["Size", "size_of"]

_MOST_SEGMENTS = 2000
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of JPEG that begin a frame and hold its size (ITU-T T.81, table B.1)."""
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})
"""Markers without a length."""
_START_OF_SCAN = 0xDA
_FILLING = re.compile(rb"\xff+")
_SHORTEST_FRAME = 8


class Size(NamedTuple):
    """Width and height in pixels."""

    width: int
    height: int


def size_of(data: bytes, kind: Kind) -> Size | None:
    """The size of a JPEG, PNG or WebP; ``None`` where it does not say a usable one."""
    read = {Kind.JPEG: _jpeg, Kind.PNG: _png, Kind.WEBP: _webp}[kind]
    size = read(data)
    return size if size and size.width > 0 and size.height > 0 else None


def _png(data: bytes) -> Size | None:
    """From the header that has to come first (PNG, third edition, 11.2.1)."""
    if len(data) < 24 or data[12:16] != b"IHDR":  # noqa: PLR2004 - offsets of the format
        return None
    return Size(int.from_bytes(data[16:20]), int.from_bytes(data[20:24]))


def _jpeg(data: bytes) -> Size | None:
    """The largest of all frames that begin before the first scan."""
    found: list[Size] = []
    at = 2
    for _ in range(_MOST_SEGMENTS):
        filling = _FILLING.match(data, at)
        if filling is None or filling.end() == len(data):
            return None
        marker = data[filling.end()]
        at = filling.end() + 1
        if marker in _ALONE:
            continue
        if marker == _START_OF_SCAN:
            break
        length = int.from_bytes(data[at : at + 2])
        if length < 2 or at + length > len(data):  # noqa: PLR2004 - it counts itself
            return None
        if marker in _FRAMES and length >= _SHORTEST_FRAME:
            height, width = data[at + 3 : at + 5], data[at + 5 : at + 7]
            found.append(Size(int.from_bytes(width), int.from_bytes(height)))
        at += length
    else:
        return None
    return max(found, key=lambda size: size.width * size.height, default=None)


def _webp(data: bytes) -> Size | None:
    """From the first chunk, which is of one of three kinds (RFC 9649, 2.5 to 2.7)."""
    chunk, body = data[12:16], data[20:30]
    if len(body) < 10:  # noqa: PLR2004 - as long as the header of each needs
        return None
    if chunk == b"VP8X":
        width, height = body[4:7], body[7:10]
        return Size(1 + int.from_bytes(width, "little"), 1 + int.from_bytes(height, "little"))
    if chunk == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return Size(1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
    if chunk == b"VP8 ":
        width, height = body[6:8], body[8:10]
        return Size(
            int.from_bytes(width, "little") & 0x3FFF, int.from_bytes(height, "little") & 0x3FFF
        )
    return None
