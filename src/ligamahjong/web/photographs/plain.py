"""Whether a JPEG holds pixels and nothing else."""

from __future__ import annotations

import re

__all__ = ["is_plain"]

_SEGMENTS = {0xC0, 0xC4, 0xDB}
"""Baseline frame, Huffman tables, quantization tables."""
_JFIF = 0xE0
_HEADER = b"\xff\xe0\x00\x10JFIF\x00"
_SCAN = 0xDA
_END = b"\xff\xd9"
_MARKER = re.compile(rb"\xff[^\x00]")
"""Within a scan, where a byte of 0xFF that is none is followed by a zero."""


def is_plain(jpeg: bytes) -> bool:
    """Whether a file is a baseline JPEG of one scan, without comments, profiles or anything after.

    The process that made it has read a file from outside; this is asked of what it answers.
    """
    if not jpeg.startswith(b"\xff\xd8" + _HEADER):
        return False
    at = 2
    while True:
        start, marker = jpeg[at : at + 1], jpeg[at + 1 : at + 2]
        length = int.from_bytes(jpeg[at + 2 : at + 4])
        if start != b"\xff" or not marker or length < 2:  # noqa: PLR2004 - it counts itself
            return False
        if marker[0] == _SCAN:
            end = _MARKER.search(jpeg, at + 2 + length)
            return end is not None and jpeg[end.start() :] == _END
        if marker[0] not in _SEGMENTS and not (marker[0] == _JFIF and at == 2):  # noqa: PLR2004
            return False
        at += 2 + length
