"""Every hostile file of the tests in turn: is any kept as it came, and how long does it take?"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import django

from paired.report import Figure, arguments, print_report, seconds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from support.hostile import Hostile

ROUNDS = 9


class Found(NamedTuple):
    """What became of the files.

    Attributes:
        kept: how many were made anew.
        refused: how many were not taken.
        wrong: how many of the others were kept as they came, with something in them that was
            planted, or against what is stated for them.
        longest: seconds for the one that took longest, making nothing of it included.
        whole: seconds for all.
    """

    kept: int
    refused: int
    wrong: int
    longest: float
    whole: float


def try_all(files: Sequence[Hostile]) -> Found:
    """Give each to what makes photographs anew."""
    kept = refused = wrong = 0
    times: list[float] = []
    for file in files:
        sent = file.make()
        start = perf_counter()
        made = made_of(sent)
        times.append(perf_counter() - start)
        kept += made is not None
        refused += made is None
        wrong += (made is None) is (file.refusal is None) or is_wrong(sent, made or b"")
    return Found(kept, refused, wrong, max(times), sum(times))


def made_of(sent: bytes) -> bytes | None:
    """What is kept of a file."""
    from ligamahjong.web.photographs.errors import PhotographRefused  # noqa: PLC0415 - after setup
    from ligamahjong.web.photographs.remaking import remake  # noqa: PLC0415
    from ligamahjong.web.photographs.services import MOST_BYTES  # noqa: PLC0415

    if len(sent) > MOST_BYTES:
        return None
    try:
        return remake(sent).jpeg
    except PhotographRefused:
        return None


def is_wrong(sent: bytes, made: bytes) -> bool:
    """Whether anything of what was sent came through but its pixels."""
    from support.hostile import MARKER  # noqa: PLC0415

    return MARKER in made or (made == sent and bool(sent))


def photograph() -> bytes:
    """A grainy photograph of 12 million pixels, as telephones make them."""
    from PIL import Image  # noqa: PLC0415

    from support.hostile_parts import encoded  # noqa: PLC0415

    grain = Image.effect_noise((1000, 750), 40).convert("RGB")
    return encoded(grain.resize((4000, 3000)), "JPEG", quality=90)


def main() -> None:
    """Try, print."""
    chosen = arguments(__doc__).parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    with TemporaryDirectory() as name:
        os.environ.update(
            LIGA_DATA=name,
            LIGA_DEVELOPMENT="yes",
            DJANGO_SETTINGS_MODULE="ligamahjong.web.settings",
        )
        django.setup()
        from support.hostile import FAMILIES, FILES  # noqa: PLC0415

        files = FAMILIES["damaged"] if chosen.quick else tuple(FILES.values())
        found = try_all(files)
        sent = photograph()
        times: list[float] = []
        for _ in range(1 if chosen.quick else ROUNDS):
            start = perf_counter()
            assert made_of(sent) is not None
            times.append(perf_counter() - start)
    none = f"0 of {len(files)}"
    print_report(
        "Photographs",
        [
            Figure(
                "hostile files kept as they came, with more than their pixels, or not as stated",
                f"{found.wrong} of {len(files)}",
                "",
                "",
                none,
                found.wrong == 0,
            ),
            Figure(
                "the longest that one of them takes",
                seconds(found.longest),
                "",
                "",
                "≤ 10 s",
                found.longest <= 10,
            ),
            Figure(
                "a photograph of 12 million pixels, made anew in a process of its own",
                seconds(median(times)),
                "",
                "",
                "≤ 1 s",
                median(times) <= 1,
            ),
        ],
        f"{found.kept} are kept, made anew, and {found.refused} refused, {seconds(found.whole)} in "
        f"all. The photograph has {len(sent) / 1e6:.1f} MB.",
    )


if __name__ == "__main__":
    main()
