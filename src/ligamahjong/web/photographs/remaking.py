"""A photograph as it is kept, made from the one that was sent."""

from __future__ import annotations

import re
import signal
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong.web.photographs import isolation
from ligamahjong.web.photographs.errors import DecoderBroken, PhotographRefused, Refusal
from ligamahjong.web.photographs.kinds import ACCEPTED, Kind, kind_of
from ligamahjong.web.photographs.plain import is_plain
from ligamahjong.web.photographs.sizes import size_of
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.photographs.sizes import Size

__all__ = ["LONGEST_KEPT", "LONGEST_SIDE", "MOST_PIXELS", "Remade", "remake"]

MOST_PIXELS = 50_000_000
LONGEST_SIDE = 12_000
LONGEST_KEPT = 2400
"""Pixels of the longer side of what is kept."""

_turn = BoundedSemaphore(2)
"""So many at a time, whatever the threads that serve: each may take much memory."""

_DECODER = Path(__file__).with_name("decoder.py")
_NOT_STARTED = 1
"""With which Python ends when a script fails before it reads anything."""
_NO_MEMORY = 4
_OUT_OF_TIME = {-number for number in signal.Signals if number.name in {"SIGKILL", "SIGXCPU"}}
_HARD = {None, _NO_MEMORY, *_OUT_OF_TIME}
_TAKEN = re.compile(rb"(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)")
_FIRST_YEAR = 2000
"""Before which nobody photographed a score sheet of the league."""

_HEIC = Text(
    "La fotografía está en formato {kind}, que aquí no se puede leer; se esperaba JPEG. En un "
    "iPhone: Ajustes > Cámara > Formatos > «Más compatible», y haz otra; en un Android: ajustes "
    "de la cámara, desactiva «HEIF» o «Imágenes de alta eficiencia». Con una ya hecha, envía una "
    "captura de pantalla de ella.",
    "The photograph is in the format {kind}, which cannot be read here; expected JPEG. On an "
    "iPhone: Settings > Camera > Formats > “Most Compatible”, and take another; on an Android: "
    "settings of the camera, turn “HEIF” or “High efficiency pictures” off. With one already "
    "taken, send a screenshot of it.",
)
_OTHER_KIND = Text(
    "Esto no es una fotografía que se pueda leer: parece {kind}. Se esperaba JPEG, PNG o WebP.",
    "This is no photograph that can be read: it seems to be {kind}. Expected JPEG, PNG or WebP.",
)
_TOO_MANY_PIXELS = Text(
    "La fotografía tiene {width} × {height} píxeles; se esperaban 50 millones como mucho y ningún "
    "lado de más de 12 000. Elige en la cámara una resolución menor.",
    "The photograph has {width} × {height} pixels; expected 50 million at most and no side longer "
    "than 12,000. Choose a lower resolution in the camera.",
)
_DAMAGED = Text(
    "La fotografía está dañada o no ha llegado entera; se esperaba una que se pueda abrir. "
    "Ábrela en tu teléfono y, si se ve bien, envíala otra vez; si no, haz otra.",
    "The photograph is damaged or did not arrive whole; expected one that can be opened. Open it "
    "on your phone and, if it looks right, send it again; if not, take another.",
)
_TOO_HARD = Text(
    "Leer la fotografía lleva más tiempo o memoria de lo que lleva una fotografía. Haz otra con "
    "una resolución menor, o envía una captura de pantalla de ella.",
    "Reading the photograph takes more time or memory than a photograph does. Take another with a "
    "lower resolution, or send a screenshot of it.",
)


@dataclass(frozen=True, slots=True)
class Remade:
    """A photograph made anew.

    Attributes:
        jpeg: the file, which holds nothing but pixels.
        size: in pixels.
        taken_at: when the one that was sent says it was taken, by the clock of the camera.
    """

    jpeg: bytes
    size: Size
    taken_at: datetime | None


def remake(sent: bytes) -> Remade:
    """Make a photograph anew in a process of its own.

    Args:
        sent: the file, whatever it is.

    Raises:
        PhotographRefused: it is no photograph, or none that can be read within the limits.
        DecoderBroken: the other process does not start.
    """
    kind = _accepted(sent)
    _check_size(sent, kind)
    arguments = (kind.name.lower(), str(LONGEST_KEPT), str(MOST_PIXELS))
    with _turn:
        ended = isolation.run(_DECODER, arguments, sent, isolation.LIMITS)
    if ended.code == _NOT_STARTED:
        raise DecoderBroken("the decoder of photographs does not start; is Pillow installed?")
    if ended.code in _HARD:
        raise PhotographRefused(Refusal.TOO_HARD, _TOO_HARD)
    said, _, jpeg = ended.answer.partition(b"\n")
    size = size_of(jpeg, Kind.JPEG) if ended.code == 0 and is_plain(jpeg) else None
    if size is None or max(size) > LONGEST_KEPT:
        raise PhotographRefused(Refusal.DAMAGED, _DAMAGED)
    return Remade(jpeg, size, _moment(said))


def _accepted(sent: bytes) -> Kind:
    kind = kind_of(sent)
    if kind in ACCEPTED:
        return kind
    if kind in {Kind.HEIC, Kind.AVIF}:
        raise PhotographRefused(Refusal.HEIC, _filled(_HEIC, kind))
    raise PhotographRefused(Refusal.OTHER_KIND, _filled(_OTHER_KIND, kind))


def _filled(text: Text, kind: Kind) -> Text:
    return Text(text.es.format(kind=kind.value.es), text.en.format(kind=kind.value.en))


def _check_size(sent: bytes, kind: Kind) -> None:
    size = size_of(sent, kind)
    if size is None:
        raise PhotographRefused(Refusal.DAMAGED, _DAMAGED)
    if size.width * size.height > MOST_PIXELS or max(size) > LONGEST_SIDE:
        said = (text.format(**size._asdict()) for text in _TOO_MANY_PIXELS)
        raise PhotographRefused(Refusal.TOO_MANY_PIXELS, Text(*said))


def _moment(said: bytes) -> datetime | None:
    """A moment in the past that may be one, whatever the decoder wrote."""
    match = _TAKEN.fullmatch(said)
    if match is None:
        return None
    try:
        moment = datetime(*map(int, match.groups()))  # type: ignore[arg-type]  # noqa: DTZ001
    except ValueError:
        return None
    latest = timezone.localtime().replace(tzinfo=None) + timedelta(days=1)
    return moment if moment.year >= _FIRST_YEAR and moment <= latest else None
