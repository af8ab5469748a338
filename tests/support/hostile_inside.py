"""Hostile files that are photographs: what they carry along, and how their pixels are stored."""

from __future__ import annotations

import struct
import zlib
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PIL import Image

from ligamahjong.web.photographs.errors import Refusal
from support.hostile_parts import (
    MARKER,
    SIZE,
    WHITE,
    Hostile,
    box,
    chunk,
    encoded,
    exif,
    idat,
    ihdr,
    jpeg,
    noise,
    picture,
    png,
    png_with,
    riff,
    segment,
    sideways,
    tiff,
    with_segments,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["animated", "damaged", "dates", "metadata", "modes", "orientations"]

_MARK = MARKER.decode()
_MAKE, _SOFTWARE, _ARTIST, _ORIENTATION = 0x010F, 0x0131, 0x013B, 0x0112
_EXIF_IFD, _GPS_IFD = 0x8769, 0x8825
_TAKEN, _MAKER_NOTE, _COMMENT = 0x9003, 0x927C, 0x9286
_XMP = (
    b"<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF><rdf:Description dc:creator='"
    + MARKER
    + b"'/></rdf:RDF></x:xmpmeta>"
)


def _gps() -> bytes:
    return tiff(
        {_MAKE: _MARK, _SOFTWARE: _MARK, _ARTIST: _MARK},
        {_GPS_IFD: {1: "N", 2: (40.0, 25.0, 0.5), 3: "W", 4: (3.0, 42.0, 1.5), 27: MARKER}},
    )


def _thumbnail() -> bytes:
    """Two directories, the second with a small picture of something else."""
    small = encoded(Image.new("RGB", (32, 32), "black"), "JPEG", comment=MARKER)
    start = 8 + 2 + 4 + 2 + 2 * 12 + 4
    return (
        b"II*\x00\x08\x00\x00\x00"
        + struct.pack("<HI", 0, 14)
        + struct.pack("<H", 2)
        + struct.pack("<HHII", 0x0201, 4, 1, start)
        + struct.pack("<HHII", 0x0202, 4, 1, len(small))
        + bytes(4)
        + small
    )


def _more_pictures() -> bytes:
    """A JPEG with a second one after it and the index that says so (CIPA DC-007)."""
    two = encoded(picture(), "MPO", save_all=True, append_images=[Image.new("RGB", SIZE, "black")])
    return two + MARKER


def metadata() -> Iterator[Hostile]:
    """Photographs that tell more than they show."""
    segments = {
        "gps": exif(_gps()),
        "xmp": segment(0xE1, b"http://ns.adobe.com/xap/1.0/\x00" + _XMP),
        "thumbnail": exif(_thumbnail()),
        "comment": segment(0xFE, MARKER),
        "profile": segment(0xE2, b"ICC_PROFILE\x00\x01\x01" + MARKER * 20),
        "press": segment(0xED, b"Photoshop 3.0\x008BIM\x04\x04\x00\x00" + MARKER),
        "maker-note": exif(tiff({}, {_EXIF_IFD: {_MAKER_NOTE: MARKER * 500}})),
        "user-comment": exif(tiff({}, {_EXIF_IFD: {_COMMENT: b"ASCII\0\0\0" + MARKER}})),
        "small-picture": segment(0xE0, b"JFXX\x00\x13\x04\x04" + noise(48) + MARKER),
        "unknown": segment(0xEB, MARKER),
        "exif-twice": exif(_gps()) + exif(_gps()),
        "exif-long": exif(tiff({_ARTIST: _MARK * 1500})),
        "exif-nonsense": exif(noise(500) + MARKER),
        "exif-endless": exif(b"II*\x00\x08\0\0\0" + struct.pack("<HI", 0, 8) + MARKER),
        "exif-points-outside": exif(
            b"II*\x00\x08\0\0\0" + struct.pack("<HHHIII", 1, _ARTIST, 2, 99, 2**31, 0) + MARKER
        ),
        "exif-counts-too-much": exif(
            b"MM\x00*\0\0\0\x08" + struct.pack(">HHHIII", 1, _EXIF_IFD, 4, 2**32 - 1, 8, 0) + MARKER
        ),
        "exif-of-itself": exif(
            b"II*\x00\x08\0\0\0" + struct.pack("<HHHIII", 1, _EXIF_IFD, 4, 1, 8, 0) + MARKER
        ),
    }
    for name, content in segments.items():
        yield Hostile(f"jpeg-with-{name}", partial(with_segments, content))
    chunks = {
        "text": chunk(b"tEXt", b"Author\x00" + MARKER),
        "long-text": chunk(b"zTXt", b"Author\x00\x00" + zlib.compress(MARKER * 99)),
        "unicode": chunk(b"iTXt", b"XML:com.adobe.xmp\x00\x00\x00\x00\x00" + _XMP),
        "exif": chunk(b"eXIf", _gps()),
        "profile": chunk(b"iCCP", MARKER[:20] + b"\x00\x00" + zlib.compress(MARKER)),
        "private": chunk(b"liGa", MARKER),
        "time": chunk(b"tIME", b"\x07\xea\x01\x01\x01\x01\x01"),
    }
    for name, content in chunks.items():
        yield Hostile(f"png-with-{name}", partial(png_with, content))
    yield Hostile("png-text-at-the-end", lambda: png()[:-12] + chunks["text"] + png()[-12:])
    yield Hostile("png-exif-in-hexadecimal", _exif_in_text)
    for name in ("exif", "xmp", "icc_profile"):
        content = _gps() if name == "exif" else _XMP
        make = partial(encoded, picture(), "WEBP", **{name: content})
        yield Hostile(f"webp-with-{name}", make)
    yield Hostile("jpeg-with-more-pictures", _more_pictures)
    yield Hostile("jpeg-with-film", lambda: jpeg() + box(b"mp42", b"isom") + noise(9000))
    yield Hostile("jpeg-with-tail", lambda: jpeg() + MARKER * 1000)
    yield Hostile("png-with-tail", lambda: png() + MARKER * 1000)


def _exif_in_text() -> bytes:
    """As ImageMagick used to write it."""
    raw = b"Exif\0\0" + _gps()
    text = b"\nexif\n%8d\n%s\n" % (len(raw), raw.hex().encode())
    return png_with(chunk(b"zTXt", b"Raw profile type exif\0\0" + zlib.compress(text)))


def _dated(text: str | bytes) -> bytes:
    return with_segments(exif(tiff({_MAKE: _MARK}, {_EXIF_IFD: {_TAKEN: text}})))


def dates() -> Iterator[Hostile]:
    """When a photograph says it was taken."""
    moment = datetime(2026, 1, 31, 18, 5, 9)  # noqa: DTZ001 - cameras know no zones
    text = "2026:01:31 18:05:09"
    yield Hostile("date", partial(_dated, text), taken=moment)
    yield Hostile(
        "date-in-png",
        lambda: png_with(chunk(b"eXIf", tiff({}, {_EXIF_IFD: {_TAKEN: text}}))),
        taken=moment,
    )
    yield Hostile(
        "date-in-webp",
        lambda: encoded(picture(), "WEBP", exif=tiff({}, {_EXIF_IFD: {_TAKEN: text}})),
        taken=moment,
    )
    nonsense: dict[str, str | bytes] = {
        "noughts": "0000:00:00 00:00:00",
        "far": "9999:12:31 23:59:59",
        "old": "1999:12:31 23:59:59",
        "no-day": "2026:02:30 12:00:00",
        "no-hour": "2026:02:03 25:00:00",
        "blank": "    :  :     :  :  ",
        "empty": "",
        "dashes": "2026-01-31 18:05:09",
        "other-figures": text.translate(
            {48 + digit: 0x660 + digit for digit in range(10)}
        ).encode(),
        "lines": text + "\n" + _MARK,
        "more": text + _MARK,
        "long": text * 2000,
        "bytes": noise(19),
        "script": "<script>alert(1)</script>",
    }
    for name, content in nonsense.items():
        yield Hostile(f"date-{name}", partial(_dated, content))


def orientations() -> Iterator[Hostile]:
    """Photographs held in any way; nonsense leaves them as they are."""
    for value in range(1, 9):
        yield Hostile(f"orientation-{value}", partial(_held, sideways(value), value))
    for value in (0, 9, 65_535):
        yield Hostile(f"orientation-{value}", partial(_held, picture(), value))
    yield Hostile(
        "orientation-in-words",
        lambda: with_segments(
            exif(b"II*\0\x08\0\0\0" + struct.pack("<HHHI4sI", 1, _ORIENTATION, 2, 4, b"up\0\0", 0))
        ),
    )
    for kind in ("PNG", "WEBP"):
        made = partial(encoded, sideways(6), kind, exif=tiff({_ORIENTATION: 6}), lossless=True)
        yield Hostile(f"orientation-6-{kind.lower()}", made)


def _held(stored: Image.Image, orientation: int) -> bytes:
    segments = exif(tiff({_ORIENTATION: orientation}))
    return with_segments(segments, file=encoded(stored, "JPEG"))


def _deep(colours: int, colour: int) -> bytes:
    """A PNG of 16 bits for each level."""
    width, height = SIZE
    levels = iter(picture({1: "L", 3: "RGB", 4: "RGBA"}[colours]).tobytes())
    rows = b""
    for _ in range(height):
        rows += b"\0" + b"".join(bytes((next(levels), 7)) for _ in range(width * colours))
    return png()[:8] + ihdr(width, height, 16, colour) + idat(rows) + png()[-12:]


def _see_through() -> Image.Image:
    """The picture, with transparent noise beneath the lower right quarter, which is shown white."""
    image = picture("RGBA").copy()
    width, height = SIZE
    hidden = Image.new("RGBA", (width // 2, height // 2), (0, 0, 0, 0))
    image.paste(hidden, (width // 2, height // 2))
    return image


def modes() -> Iterator[Hostile]:
    """All the ways in which pixels are stored."""
    yield Hostile("jpeg-cmyk", lambda: encoded(picture("CMYK"), "JPEG"))
    yield Hostile("jpeg-grey", lambda: encoded(picture("L"), "JPEG"), upright=False)
    yield Hostile("jpeg-progressive", lambda: encoded(picture(), "JPEG", progressive=True))
    yield Hostile("jpeg-rgb", lambda: encoded(picture(), "JPEG", keep_rgb=True))
    yield Hostile("jpeg-restarts", lambda: encoded(picture(), "JPEG", restart_marker_blocks=1))
    for mode in ("1", "L", "LA"):
        made = partial(encoded, picture(mode) if mode != "LA" else picture("L"), "PNG")
        yield Hostile(f"png-{mode.lower()}", made, upright=False)
    yield Hostile("png-grey-alpha", lambda: encoded(picture("LA"), "PNG"), upright=False)
    yield Hostile("png-palette", lambda: encoded(picture().quantize(200), "PNG"))
    yield Hostile("png-palette-of-4", lambda: encoded(picture().quantize(4), "PNG"))
    yield Hostile(
        "png-palette-see-through",
        lambda: encoded(_see_through().quantize(60), "PNG"),
        corner=WHITE,
    )
    yield Hostile("png-see-through", lambda: encoded(_see_through(), "PNG"), corner=WHITE)
    yield Hostile("png-one-colour-see-through", lambda: png_with(chunk(b"tRNS", bytes(6))))
    yield Hostile("png-deep-grey", partial(_deep, 1, 0), upright=False)
    yield Hostile("png-deep", partial(_deep, 3, 2))
    yield Hostile("png-deep-see-through", partial(_deep, 4, 6))
    yield Hostile("webp-lossless", lambda: encoded(picture(), "WEBP", lossless=True))
    yield Hostile("webp-see-through", lambda: encoded(_see_through(), "WEBP"), corner=WHITE)
    yield Hostile("png-thin", lambda: encoded(Image.new("1", (12_000, 1)), "PNG"), upright=False)
    yield Hostile("png-one-pixel", lambda: encoded(Image.new("L", (1, 1)), "PNG"), upright=False)


def animated() -> Iterator[Hostile]:
    """Files with more than one picture, of which the first counts."""
    others = [Image.new("RGB", SIZE, colour) for colour in ("black", "white") * 20]
    for kind in ("PNG", "WEBP"):
        make = partial(encoded, picture(), kind, save_all=True, append_images=others, duration=20)
        yield Hostile(f"animated-{kind.lower()}", make)
    yield Hostile("animated-png-beside", _beside)
    yield Hostile("animated-png-no-frames", lambda: png_with(chunk(b"acTL", bytes(8))))
    yield Hostile(
        "animated-png-endless", lambda: png_with(chunk(b"acTL", struct.pack(">II", 2**31 - 1, 0)))
    )


def _beside() -> bytes:
    """A PNG whose animation leaves the picture itself out."""
    return encoded(
        picture(),
        "PNG",
        save_all=True,
        default_image=True,
        append_images=[Image.new("RGB", SIZE, "black")] * 3,
    )


def _spoilt(make: Callable[[], bytes], at: int, new: bytes) -> bytes:
    whole = make()
    at %= len(whole)
    return whole[:at] + new + whole[at + len(new) :]


def damaged() -> Iterator[Hostile]:
    """Files that contradict themselves."""
    wrong = partial(Hostile, refusal=Refusal.DAMAGED)
    yield wrong("png-wrong-sum-of-header", partial(_spoilt, png, 29, b"\0\0\0\0"))
    yield Hostile("png-wrong-sum-of-pixels", partial(_spoilt, png, -16, b"\0\0\0\0"))
    yield wrong("png-wrong-sum-of-stream", partial(_bad_stream, b"\0\0\0\0"))
    yield wrong("png-no-pixels", lambda: png()[:33] + png()[-12:])
    yield wrong("png-no-stream", lambda: png()[:33] + chunk(b"IDAT", noise(90)) + png()[-12:])
    yield wrong("png-unknown-depth", lambda: png()[:8] + ihdr(9, 9, 7, 5) + png()[33:])
    yield wrong("png-no-palette", lambda: png()[:8] + ihdr(*SIZE, 8, 3) + png()[33:])
    yield wrong("png-header-late", lambda: png()[:8] + chunk(b"tEXt", b"a\0b") + png()[8:])
    yield wrong("png-chunk-too-long", lambda: png_with(b"\xff\xff\xff\xfftEXta"))
    yield wrong("png-of-no-width", lambda: png()[:8] + ihdr(0, 9) + png()[33:])
    yield wrong("png-of-no-height", lambda: png()[:8] + ihdr(9, 0) + png()[33:])
    for name, width, height in (("width", 0, 9), ("height", 9, 0), ("size", 0, 0)):
        says = struct.pack(">HH", height, width)
        at = jpeg().index(b"\xff\xc0") + 5
        yield wrong(f"jpeg-of-no-{name}", partial(_spoilt, jpeg, at, says))
    frame = jpeg().index(b"\xff\xc0") + 1
    for marker in (0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC8, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF):
        yield wrong(f"jpeg-frame-{marker:x}", partial(_spoilt, jpeg, frame, bytes((marker,))))
    yield Hostile("jpeg-frame-c1", partial(_spoilt, jpeg, frame, b"\xc1"))
    yield Hostile("jpeg-arithmetic", partial(_spoilt, jpeg, frame, b"\xc9"), upright=False)
    yield wrong("jpeg-no-frame", lambda: jpeg()[:2] + segment(0xDA, bytes(10)) + noise(90))
    yield wrong("jpeg-segment-too-short", lambda: with_segments(b"\xff\xe5\x00\x01"))
    yield wrong("jpeg-segment-too-long", lambda: with_segments(b"\xff\xe5\xff\xff"))
    yield wrong("jpeg-ends-at-once", lambda: b"\xff\xd8\xff\xd9" + MARKER)
    yield wrong("jpeg-twelve-bits", partial(_spoilt, jpeg, frame + 3, b"\x0c"))
    yield wrong("jpeg-no-order", lambda: jpeg()[:3] + noise(5000))
    yield wrong("webp-of-no-width", partial(_spoilt, _webp, 26, b"\0\0"))
    yield wrong("webp-unknown-chunk", lambda: riff((b"ABCD", MARKER)))
    yield wrong("webp-nothing", riff)
    yield wrong("webp-no-order", lambda: riff((b"VP8L", b"\x2f\x5f\xc0\x0f\x00" + noise(500))))
    yield wrong("webp-no-picture", lambda: riff((b"VP8X", bytes(10)), (b"XMP ", _XMP)))


def _webp() -> bytes:
    return encoded(picture(), "WEBP")


def _bad_stream(check: bytes) -> bytes:
    """A PNG whose pixels end with another check sum than zlib's."""
    start = png().index(b"IDAT") + 4
    length = int.from_bytes(png()[start - 8 : start - 4])
    pixels = png()[start : start + length - 4] + check
    return png()[:33] + chunk(b"IDAT", pixels) + png()[-12:]
