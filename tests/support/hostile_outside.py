"""Hostile files that are cut, that burst, that are two things at once or no photograph at all."""

from __future__ import annotations

import struct
import zlib
from functools import partial
from typing import TYPE_CHECKING

from PIL import Image

from ligamahjong.web.photographs.errors import Refusal
from ligamahjong.web.photographs.kinds import Kind
from support.hostile_parts import (
    MARKER,
    Hostile,
    box,
    chunk,
    encoded,
    idat,
    ihdr,
    jpeg,
    noise,
    picture,
    png,
    png_with,
    riff,
    segment,
    with_segments,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["bombs", "many_scans", "polyglots", "truncated", "wrong_kinds"]


def _damaged(name: str, make: Callable[[], bytes]) -> Hostile:
    return Hostile(name, make, Refusal.DAMAGED)


def _other(name: str, kind: Kind, make: Callable[[], bytes]) -> Hostile:
    return Hostile(name, make, Refusal.OTHER_KIND, kind)


def _webp(**options: object) -> bytes:
    return encoded(picture(), "WEBP", **options)


def _progressive() -> bytes:
    return encoded(picture(), "JPEG", progressive=True)


def _cut(make: Callable[[], bytes], at: float) -> bytes:
    """The beginning of a file: so many bytes, all but so many, or a part of it."""
    whole = make()
    return whole[: int(at * len(whole)) if 0 < at < 1 else int(at)]


_CUTS: tuple[tuple[str, Callable[[], bytes], Refusal | None, tuple[float, ...]], ...] = (
    ("jpeg", jpeg, Refusal.OTHER_KIND, (1, 2)),
    ("jpeg", jpeg, Refusal.DAMAGED, (3, 4, 11, 20, 30, 100, 160, 170, 300, 0.6, 0.7, 0.8, 0.9)),
    ("jpeg", jpeg, Refusal.DAMAGED, (0.99, -2, -1)),
    ("progressive", _progressive, Refusal.DAMAGED, (0.3, 0.5, 0.7, 0.9, -2)),
    ("png", png, Refusal.OTHER_KIND, (1, 4, 7)),
    ("png", png, Refusal.DAMAGED, (8, 16, 23, 24, 33, 37, 41, 0.2, 0.5, 0.9, 0.99)),
    ("png", png, None, (-20, -13, -12, -8, -1)),  # all pixels are there
    ("webp", _webp, Refusal.OTHER_KIND, (4, 11)),
    ("webp", _webp, Refusal.DAMAGED, (12, 16, 20, 29, 30, 0.2, 0.5, 0.9, -20, -1)),
)


def truncated() -> Iterator[Hostile]:
    """Files that end before their end."""
    for name, make, refusal, cuts in _CUTS:
        kind = Kind.UNKNOWN if refusal is Refusal.OTHER_KIND else None
        for at in cuts:
            yield Hostile(f"{name}-cut-at-{at}", partial(_cut, make, at), refusal, kind)


def _frame(width: int, height: int, marker: int = 0xC0) -> bytes:
    """The beginning of a frame of JPEG, as large as one likes."""
    components = b"".join(bytes((number, 0x11, 0)) for number in (1, 2, 3))
    return segment(marker, struct.pack(">BHHB", 8, height, width, 3) + components)


def _says(width: int, height: int) -> bytes:
    """A JPEG whose frame says another size."""
    at = jpeg().index(b"\xff\xc0")
    return jpeg()[: at + 5] + struct.pack(">HH", height, width) + jpeg()[at + 9 :]


def _png_says(width: int, height: int) -> bytes:
    return png()[:8] + ihdr(width, height) + png()[33:]


def _webp_says(name: bytes, width: int, height: int) -> bytes:
    if name == b"VP8X":
        size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
        return riff((name, bytes(4) + size), (b"VP8 ", noise(50)))
    if name == b"VP8L":
        bits = (width - 1) | (height - 1) << 14
        return riff((name, b"\x2f" + bits.to_bytes(4, "little") + noise(50)))
    return riff((name, b"\x30\x01\x00\x9d\x01\x2a" + struct.pack("<HH", width, height) + noise(50)))


def _large_frame_inside() -> bytes:
    """A WebP that says it is small and holds a large picture."""
    inner = encoded(Image.new("RGB", (4000, 4000)), "WEBP", method=0)[12:]
    name, content = inner[:4], inner[8 : 8 + int.from_bytes(inner[4:8], "little")]
    small = bytes(4) + (9).to_bytes(3, "little") + (9).to_bytes(3, "little")
    return riff((b"VP8X", small), (name, content))


def _of_one_colour(width: int, height: int) -> bytes:
    """A whole, transparent WebP in 34 bytes: every pixel takes no bit."""
    size = (width - 1) | (height - 1) << 14 | 1 << 28
    pixels = b"\x07\x10\x11\x11\x88\x88\xfe\x07\x00"
    return riff((b"VP8L", b"\x2f" + size.to_bytes(4, "little") + pixels))


def _zeros(mebibytes: int) -> bytes:
    return zlib.compress(bytes(mebibytes * 2**20), 9)


def many_scans(scans: int, side: int = 4000) -> bytes:
    """A progressive JPEG that goes over all of its pixels again and again."""
    whole = encoded(Image.new("L", (side, side)), "JPEG", progressive=True)
    again = whole[whole.rindex(b"\xff\xda") : -2]
    return whole[:-2] + again * scans + whole[-2:]


def _burst(name: bytes, before: bytes) -> bytes:
    return png_with(chunk(name, before + _zeros(16)))


_COMPRESSED = {"zTXt": b"k\0\0", "iTXt": b"k\0\1\0\0\0", "iCCP": b"k\0\0"}
"""Chunks of PNG that hold something compressed, and what stands before it."""

_TOO_LARGE: tuple[tuple[str, Callable[[int, int], bytes], tuple[tuple[int, int], ...]], ...] = (
    ("png", _png_says, ((65_535, 65_535), (2**31 - 1, 2**31 - 1), (12_001, 1), (1, 12_001))),
    ("jpeg", _says, ((65_500, 65_500), (12_001, 8), (8, 12_001), (7100, 7100))),
    ("vp8x", partial(_webp_says, b"VP8X"), ((16_384, 16_384), (2**24, 2**24))),
    ("vp8l", partial(_webp_says, b"VP8L"), ((16_384, 16_384),)),
    ("vp8", partial(_webp_says, b"VP8 "), ((16_383, 16_383),)),
)


def bombs() -> Iterator[Hostile]:
    """Small files that would fill the memory or take for ever."""
    for kind, make, sizes in _TOO_LARGE:
        for width, height in sizes:
            name = f"{kind}-of-{width}-by-{height}"
            yield Hostile(name, partial(make, width, height), Refusal.TOO_MANY_PIXELS)
    too_many = partial(Hostile, refusal=Refusal.TOO_MANY_PIXELS)
    yield too_many("jpeg-two-frames", lambda: with_segments(_frame(60_000, 60_000)))
    yield _damaged("png-two-headers", lambda: png_with(ihdr(60_000, 60_000), idat(bytes(9))))
    for chunk_name, before in _COMPRESSED.items():
        yield _damaged(f"png-bomb-in-{chunk_name}", partial(_burst, chunk_name.encode(), before))
    yield Hostile(
        "png-more-pixels-than-it-says",
        lambda: png()[:8] + ihdr(10, 10) + idat(bytes(16 * 2**20)) + png()[-12:],
        upright=False,
    )
    yield Hostile(
        "png-of-16-million-pixels",
        lambda: encoded(Image.new("1", (4000, 4000)), "PNG"),
        upright=False,
    )
    yield Hostile(
        "webp-of-50-million-pixels",
        lambda: _of_one_colour(8160, 6120),
        Refusal.TOO_HARD,
    )
    yield _damaged("webp-large-frame-inside", _large_frame_inside)
    yield Hostile("jpeg-of-many-scans", partial(many_scans, 8_000), Refusal.TOO_HARD)
    yield _damaged("jpeg-many-segments", lambda: with_segments(segment(0xE5, b"") * 500_000))
    yield Hostile("jpeg-much-filling", lambda: with_segments(b"\xff" * 2**20))
    yield Hostile("jpeg-many-comments", lambda: with_segments(segment(0xFE, MARKER) * 1500))
    yield Hostile("png-empty-chunks", lambda: png_with(chunk(b"prVt", b"") * 50_000))


_PAGE = b"<html><body><script>alert('" + MARKER + b"')</script></body></html>"
_PHP = b"<?php system($_GET['c']); // " + MARKER + b" ?>"
_ZIP = b"PK\x03\x04" + bytes(26) + MARKER + b"PK\x05\x06" + bytes(18)
_GIF = encoded(picture().quantize(16), "GIF")
_PDF = b"%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n"
_SCRIPT = b"=1;alert(1);/*" + MARKER + b"*/"


def polyglots() -> Iterator[Hostile]:
    """Files that are two things at once."""
    yield Hostile("jpeg-then-zip", lambda: jpeg() + _ZIP)
    yield Hostile("jpeg-then-page", lambda: jpeg() + _PAGE)
    yield Hostile("jpeg-then-program", lambda: jpeg() + b"\x7fELF" + MARKER)
    yield Hostile("jpeg-page-in-comment", lambda: with_segments(segment(0xFE, _PAGE)))
    yield Hostile("jpeg-php-in-comment", lambda: with_segments(segment(0xFE, _PHP)))
    yield Hostile("jpeg-pdf-in-comment", lambda: with_segments(segment(0xFE, _PDF + MARKER)))
    yield Hostile(
        "jpeg-that-is-a-script",
        lambda: with_segments(segment(0xE5, b"*/" + _SCRIPT + b"/*" + bytes(0x2F2A - 200))),
    )
    yield Hostile("png-then-zip", lambda: png() + _ZIP)
    yield Hostile("png-then-php", lambda: png() + _PHP)
    yield Hostile("png-php-in-text", lambda: png_with(chunk(b"tEXt", b"Comment\x00" + _PHP)))
    yield Hostile("png-php-in-palette", lambda: png_with(chunk(b"PLTE", (_PHP * 3)[:192])))
    yield Hostile("webp-then-zip", lambda: _webp() + _ZIP)
    yield Hostile("webp-then-page", lambda: _webp() + _PAGE)
    yield _other("gif-that-is-a-script", Kind.GIF, lambda: b"GIF89a" + _SCRIPT)
    yield _other("gif-then-zip", Kind.GIF, lambda: _GIF + _ZIP)
    yield _other("bmp-that-is-a-script", Kind.BMP, lambda: b"BM/*\x00\x00" + bytes(8) + _SCRIPT)
    yield _other("pdf-then-jpeg", Kind.PDF, lambda: _PDF + jpeg())
    yield _other("pdf-late", Kind.PDF, lambda: bytes(900) + _PDF + jpeg())
    yield _other("zip-then-jpeg", Kind.ARCHIVE, lambda: _ZIP + jpeg())
    yield _other("page-then-jpeg", Kind.WEB_PAGE, lambda: _PAGE + jpeg())
    yield _other("page", Kind.WEB_PAGE, lambda: b"\xef\xbb\xbf<!DOCTYPE html>" + _PAGE)
    yield _other("php", Kind.WEB_PAGE, lambda: _PHP)
    yield _other("svg-with-script", Kind.SVG, lambda: b"<svg onload='alert(1)'>" + MARKER)
    yield _other(
        "svg-that-asks-for-files",
        Kind.SVG,
        lambda: (
            b"<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
            b"<svg>&x;</svg>"
        ),
    )


_STARTS = {
    "gif": (Kind.GIF, b"GIF87a"),
    "tiff-little": (Kind.TIFF, b"II*\x00"),
    "tiff-big": (Kind.TIFF, b"MM\x00*"),
    "tiff-of-64-bits": (Kind.TIFF, b"II+\x00"),
    "icon": (Kind.ICO, b"\x00\x00\x01\x00"),
    "photoshop": (Kind.PHOTOSHOP, b"8BPS\x00\x01"),
    "jpeg-xl": (Kind.JPEG_XL, b"\xff\x0a"),
    "jpeg-xl-boxed": (Kind.JPEG_XL, b"\x00\x00\x00\x0cJXL \r\n\x87\n"),
    "jpeg-2000": (Kind.JPEG_2000, b"\x00\x00\x00\x0cjP  \r\n\x87\n"),
    "matroska": (Kind.VIDEO, b"\x1aE\xdf\xa3"),
    "mpeg": (Kind.VIDEO, b"\x00\x00\x01\xba"),
    "avi": (Kind.VIDEO, b"RIFF\x00\x01\x00\x00AVI LIST"),
    "wave": (Kind.SOUND, b"RIFF\x00\x01\x00\x00WAVEfmt "),
    "mp3": (Kind.SOUND, b"ID3\x04"),
    "ogg": (Kind.SOUND, b"OggS\x00"),
    "zip": (Kind.ARCHIVE, b"PK\x03\x04"),
    "zip-empty": (Kind.ARCHIVE, b"PK\x05\x06"),
    "rar": (Kind.ARCHIVE, b"Rar!\x1a\x07\x01\x00"),
    "7z": (Kind.ARCHIVE, b"7z\xbc\xaf\x27\x1c"),
    "gzip": (Kind.ARCHIVE, b"\x1f\x8b\x08"),
    "word": (Kind.ARCHIVE, b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
    "elf": (Kind.PROGRAM, b"\x7fELF\x02"),
    "windows-program": (Kind.PROGRAM, b"MZ\x90\x00"),
    "shell-script": (Kind.PROGRAM, b"#!/bin/sh\n"),
    "pdf": (Kind.PDF, b"%PDF-2.0\n"),
    "noughts": (Kind.UNKNOWN, bytes(1000)),
    "riff-of-nothing": (Kind.UNKNOWN, b"RIFF\x00\x01\x00\x00NONE"),
    "no-order": (Kind.UNKNOWN, b"\x8f" + noise(3000)),
    "text-of-16-bits": (Kind.UNKNOWN, "ñandú".encode("utf-16")),
}
_BRANDS = {
    "heic": (Kind.HEIC, (b"heic", b"mif1", b"heic")),
    "heix": (Kind.HEIC, (b"heix", b"mif1")),
    "heif-sequence": (Kind.HEIC, (b"hevc", b"msf1")),
    "heif-of-another-brand": (Kind.HEIC, (b"zzzz", b"yyyy", b"mif1")),
    "avif": (Kind.AVIF, (b"avif", b"mif1", b"miaf")),
    "avif-sequence": (Kind.AVIF, (b"avis", b"msf1")),
    "mp4": (Kind.VIDEO, (b"isom", b"mp42")),
    "quicktime": (Kind.VIDEO, (b"qt  ", b"qt  ")),
}
_TEXTS = {
    "empty": (Kind.EMPTY, b""),
    "one-byte": (Kind.UNKNOWN, b"\xff"),
    "one-letter": (Kind.TEXT, b"x"),
    "text": (Kind.TEXT, "Mañana envío la fotografía del acta.\n".encode()),
    "table": (Kind.TEXT, b"id,played_at,player1\n1,2026-01-01,p1\n"),
    "bmw": (Kind.TEXT, b"BMW\tno es una imagen\n"),
}


def wrong_kinds() -> Iterator[Hostile]:
    """Files that are no photograph, or none that can be read, whatever they are called."""
    for name, (kind, start) in _STARTS.items():
        body = b"" if kind is Kind.UNKNOWN else noise(200)
        yield _other(f"kind-{name}", kind, partial(bytes, start + body))
    for name, (kind, brands) in _BRANDS.items():
        refusal = Refusal.OTHER_KIND if kind is Kind.VIDEO else Refusal.HEIC
        yield Hostile(f"kind-{name}", partial(box, *brands), refusal, kind)
    for name, (kind, text) in _TEXTS.items():
        yield _other(f"kind-{name}", kind, partial(bytes, text))
    yield _other("kind-bmp", Kind.BMP, lambda: encoded(picture(), "BMP"))
    yield Hostile("bytes-too-many", lambda: jpeg() + bytes(12 * 2**20), Refusal.TOO_LARGE)
    yield Hostile("bytes-just-enough", lambda: jpeg() + bytes(12 * 2**20 - len(jpeg())))
