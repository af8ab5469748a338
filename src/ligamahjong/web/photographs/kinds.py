"""What a file is, told by its first bytes; its name and what the sender says of it are not asked.

The signatures are those of the formats' own specifications.
"""

from __future__ import annotations

from codecs import getincrementaldecoder
from enum import Enum
from typing import TYPE_CHECKING

from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ACCEPTED", "Kind", "kind_of"]


class Kind(Enum):
    """What a file seems to be, as one says it."""

    JPEG = Text("JPEG", "JPEG")
    PNG = Text("PNG", "PNG")
    WEBP = Text("WebP", "WebP")
    HEIC = Text("HEIC", "HEIC")
    AVIF = Text("AVIF", "AVIF")
    GIF = Text("una imagen GIF", "a GIF picture")
    BMP = Text("una imagen BMP", "a BMP picture")
    TIFF = Text("una imagen TIFF", "a TIFF picture")
    ICO = Text("un icono", "an icon")
    PHOTOSHOP = Text("un documento de Photoshop", "a Photoshop document")
    JPEG_XL = Text("una imagen JPEG XL", "a JPEG XL picture")
    JPEG_2000 = Text("una imagen JPEG 2000", "a JPEG 2000 picture")
    SVG = Text("un dibujo SVG", "an SVG drawing")
    PDF = Text("un documento PDF", "a PDF document")
    VIDEO = Text("un vídeo", "a video")
    SOUND = Text("un sonido", "a sound")
    ARCHIVE = Text(
        "un archivo comprimido o documento ofimático", "an archive or an office document"
    )
    PROGRAM = Text("un programa", "a program")
    WEB_PAGE = Text("una página web", "a web page")
    TEXT = Text("un texto", "a text")
    EMPTY = Text("un fichero vacío", "an empty file")
    UNKNOWN = Text("otra cosa", "something else")


ACCEPTED = frozenset({Kind.JPEG, Kind.PNG, Kind.WEBP})
"""What is taken."""

_STARTS: Mapping[bytes, Kind] = {
    b"\xff\xd8\xff": Kind.JPEG,
    b"\x89PNG\r\n\x1a\n": Kind.PNG,
    b"GIF87a": Kind.GIF,
    b"GIF89a": Kind.GIF,
    b"II*\x00": Kind.TIFF,
    b"MM\x00*": Kind.TIFF,
    b"II+\x00": Kind.TIFF,
    b"MM\x00+": Kind.TIFF,
    b"\x00\x00\x01\x00": Kind.ICO,
    b"8BPS": Kind.PHOTOSHOP,
    b"\xff\x0a": Kind.JPEG_XL,
    b"\x00\x00\x00\x0cJXL \r\n\x87\n": Kind.JPEG_XL,
    b"\x00\x00\x00\x0cjP  \r\n\x87\n": Kind.JPEG_2000,
    b"\x1aE\xdf\xa3": Kind.VIDEO,
    b"\x00\x00\x01\xba": Kind.VIDEO,
    b"ID3": Kind.SOUND,
    b"OggS": Kind.SOUND,
    b"PK\x03\x04": Kind.ARCHIVE,
    b"PK\x05\x06": Kind.ARCHIVE,
    b"Rar!\x1a\x07": Kind.ARCHIVE,
    b"7z\xbc\xaf\x27\x1c": Kind.ARCHIVE,
    b"\x1f\x8b": Kind.ARCHIVE,
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": Kind.ARCHIVE,
    b"\x7fELF": Kind.PROGRAM,
    b"MZ": Kind.PROGRAM,
    b"#!": Kind.PROGRAM,
}
_RIFF: Mapping[bytes, Kind] = {b"WEBP": Kind.WEBP, b"AVI ": Kind.VIDEO, b"WAVE": Kind.SOUND}
_AVIF = frozenset({b"avif", b"avis"})
_HEIC = frozenset(
    {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1"}
)
_TAGS = (b"<!doctype html", b"<html", b"<head", b"<body", b"<script", b"<iframe", b"<?php")
_LOOKED_AT = 1024
"""Bytes within which a document says what it is."""


def kind_of(data: bytes) -> Kind:
    """What a file seems to be.

    >>> kind_of(b"%PDF-1.7")
    <Kind.PDF: Text(es='un documento PDF', en='a PDF document')>
    """
    if not data:
        return Kind.EMPTY
    for start, kind in _STARTS.items():
        if data.startswith(start):
            return kind
    if data.startswith(b"RIFF"):
        return _RIFF.get(data[8:12], Kind.UNKNOWN)
    if data[4:8] == b"ftyp":
        return _of_brands(data)
    if data.startswith(b"BM") and data[6:10] == bytes(4):
        return Kind.BMP
    return _of_document(data[:_LOOKED_AT])


def _of_brands(data: bytes) -> Kind:
    """One of the family of MP4, by the brands that it claims."""
    length = min(int.from_bytes(data[:4]), _LOOKED_AT)
    brands = {data[8:12]} | {data[at : at + 4] for at in range(16, length, 4)}
    if brands & _AVIF:
        return Kind.AVIF
    return Kind.HEIC if brands & _HEIC else Kind.VIDEO


def _of_document(start: bytes) -> Kind:
    if b"%PDF-" in start:
        return Kind.PDF
    words = start.removeprefix(b"\xef\xbb\xbf").lower()
    if b"<svg" in words:
        return Kind.SVG
    if any(tag in words for tag in _TAGS):
        return Kind.WEB_PAGE
    return Kind.TEXT if _is_text(start) else Kind.UNKNOWN


def _is_text(start: bytes) -> bool:
    """Whether it is UTF-8, cut anywhere, without control characters."""
    try:
        text = getincrementaldecoder("utf-8")().decode(start)
    except UnicodeDecodeError:
        return False
    return bool(text) and all(letter.isprintable() or letter.isspace() for letter in text)
