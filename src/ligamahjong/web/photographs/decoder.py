"""Makes a photograph anew: ``decoder.py jpeg 2400 50000000 < sent > made``.

Run by :mod:`.confine` in a process of its own that knows nothing of the site; it may be taken over
by what it reads, so whoever started it believes nothing of what it says. On the standard output it
writes a line with the moment at which the photograph says it was taken, as EXIF writes it, or an
empty one; then a JPEG that holds nothing but pixels. It ends with 3 where the file is damaged and
with 4 where memory does not suffice.
"""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile
from PIL.WebPImagePlugin import WebPImageFile

if TYPE_CHECKING:
    from PIL.ImageFile import ImageFile

__all__ = ["DAMAGED", "NO_MEMORY", "main", "remade"]

DAMAGED = 3
NO_MEMORY = 4

_READERS: dict[str, type[ImageFile]] = {
    "jpeg": JpegImageFile,
    "png": PngImageFile,
    "webp": WebPImageFile,
}
_QUALITY = 85
_ORIENTATION = 0x0112
_EXIF_IFD = 0x8769
_TAKEN = 0x9003
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""What undoes an orientation of EXIF."""
_DEEP = {"I", "I;16", "I;16B", "I;16L", "I;16N"}


def main(kind: str, side: int, pixels: int) -> None:
    """Read a photograph and write it anew.

    Args:
        kind: ``jpeg``, ``png`` or ``webp``; nothing else is tried.
        side: the longest that it may keep, in pixels.
        pixels: the most that are decoded.

    Raises:
        Exception: the file is damaged, in whatever way.
        MemoryError: it takes too much.
    """
    image = _READERS[kind](io.BytesIO(sys.stdin.buffer.read()))
    if image.width * image.height > pixels:
        raise ValueError("more pixels than its header said")
    made = io.BytesIO()
    remade(image, side).save(made, "JPEG", quality=_QUALITY, optimize=True)
    sys.stdout.buffer.write(_taken(image).encode("ascii", "replace") + b"\n" + made.getvalue())
    sys.stdout.buffer.flush()


def remade(image: Image.Image, side: int) -> Image.Image:
    """The first frame of a picture, upright, on white, and nothing of what came with it."""
    image.draft(None, (side, side))
    image.load()
    plain = _in_three_or_four(image)
    plain.thumbnail((side, side), reducing_gap=2.0)
    clean = Image.new("RGB", plain.size, "white")
    clean.paste(plain, mask=plain.getchannel("A") if plain.mode == "RGBA" else None)
    turn = _TURNS.get(_orientation(image))
    return clean if turn is None else clean.transpose(turn)


def _in_three_or_four(image: Image.Image) -> Image.Image:
    """RGB, or RGBA where something shines through."""
    if image.mode in _DEEP:
        image = image.convert("I").point(lambda level: level * (1 / 256)).convert("L")
    see_through = "transparency" in image.info or image.mode in {"RGBA", "LA", "PA"}
    return image.convert("RGBA" if see_through else "RGB")


def _orientation(image: Image.Image) -> int:
    """As EXIF gives it; 1 where it cannot be read."""
    try:
        return int(image.getexif().get(_ORIENTATION, 1))
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the pixels are there
        return 1


def _taken(image: Image.Image) -> str:
    """The moment at which it says it was taken, however nonsensical."""
    try:
        return str(image.getexif().get_ifd(_EXIF_IFD).get(_TAKEN, "")).replace("\n", " ")
    except Exception:  # noqa: BLE001
        return ""


if __name__ == "__main__":
    try:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    except MemoryError:
        sys.exit(NO_MEMORY)
    except Exception:  # noqa: BLE001 - a reader of hostile files may raise anything
        sys.exit(DAMAGED)
