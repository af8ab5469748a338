"""Every hostile file through ``keep``: refused for the reason stated, or kept made anew."""

from __future__ import annotations

import hashlib
import io
import tempfile
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from django.core.files.uploadedfile import TemporaryUploadedFile
from django.urls import reverse
from PIL import Image

from ligamahjong.web.intake.models import Submission
from ligamahjong.web.photographs import files, isolation
from ligamahjong.web.photographs.errors import PhotographRefused
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.plain import is_plain
from ligamahjong.web.photographs.services import keep
from ligamahjong.wording import Language
from support.hostile import FAMILIES, FILES, MARKER, Hostile
from support.hostile_parts import BLUE, GREEN, RED, SIZE

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.web.photographs.services import Kept
    from support.site import Site

TOLERANCE = 30


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where everything temporary goes; the decoder has little time."""
    monkeypatch.setattr(isolation, "LIMITS", replace(isolation.LIMITS, seconds=1))
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def uploaded(content: bytes) -> TemporaryUploadedFile:
    """A file as Django holds it that came with a form, under a name that says nothing."""
    upload = TemporaryUploadedFile("acta.jpg", "image/jpeg", len(content), None)
    upload.write(content)
    upload.flush()
    upload.seek(0)
    return upload


def traces_of(sent: bytes, folder: Path) -> list[Path]:
    """The files in which what was sent is, or what it carries."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    content = {path: path.read_bytes() for path in files}
    return [path for path in files if sent in content[path] or MARKER in content[path]]


def quarters(jpeg: bytes) -> list[tuple[int, ...]]:
    """The mean colour of each quarter of a picture."""
    small = Image.open(io.BytesIO(jpeg)).resize((2, 2), Image.Resampling.BOX)
    return [small.getpixel(place) for place in ((0, 0), (1, 0), (0, 1), (1, 1))]  # type: ignore[misc]


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_what_becomes_of_a_hostile_file(
    site: Site, temporary: Path, tmp_path: Path, file: Hostile
) -> None:
    sent = file.make()
    submission = Submission.objects.create()
    upload = uploaded(sent)
    telling = len(set(sent)) > 4
    assert traces_of(sent, tmp_path), "what was sent would not be found if it were left"
    if file.refusal is None:
        _check_kept(site, file, sent, keep(submission, upload))
    else:
        with pytest.raises(PhotographRefused) as caught:
            keep(submission, upload)
        _check_refused(file, caught.value)
    assert list(temporary.iterdir()) == []
    assert not (telling and traces_of(sent, tmp_path))


def _check_kept(site: Site, file: Hostile, sent: bytes, kept: Kept) -> None:
    jpeg = files.path_of(kept.photograph.id).read_bytes()
    row = Photograph.objects.get()
    assert kept.taken_at == file.taken
    assert is_plain(jpeg)
    assert MARKER not in jpeg
    assert jpeg != sent
    assert (row.size, row.digest) == (len(jpeg), hashlib.sha256(jpeg).hexdigest())
    assert Image.open(io.BytesIO(jpeg)).size == (row.width, row.height)
    if file.upright:
        assert (row.width, row.height) == SIZE
        _check_colours(file, jpeg)
    address = reverse("photograph", args=[row.id])
    answer = site.client.get(address, {"envio": row.submission_id})
    assert answer.content == jpeg
    assert answer["Content-Type"] == "image/jpeg"


def _check_colours(file: Hostile, jpeg: bytes) -> None:
    for found, expected in zip(quarters(jpeg), (RED, GREEN, BLUE, file.corner), strict=True):
        distance = max(abs(a - b) for a, b in zip(found, expected, strict=True))
        assert distance <= TOLERANCE, f"{found} in place of {expected}"


def _check_refused(file: Hostile, refused: PhotographRefused) -> None:
    assert refused.refusal is file.refusal
    if file.kind is not None:
        for language in Language:
            assert file.kind.value.say(language) in refused.say(language)
    assert not Photograph.objects.exists()
    assert not files.folder().exists()


def test_there_are_enough_of_them() -> None:
    assert len(FILES) >= 200
    assert all(FAMILIES.values())


def test_they_are_the_same_every_time() -> None:
    assert all(
        file.make() == file.make()
        for family in ("metadata", "modes", "animated", "damaged")
        for file in FAMILIES[family]
    )


def test_most_carry_something_that_would_be_found() -> None:
    assert sum(MARKER in file.make() for file in FAMILIES["metadata"]) > 20
