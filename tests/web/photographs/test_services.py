"""Keeping photographs and destroying them: what is there afterwards, in every outcome."""

from __future__ import annotations

import os
import stat
import tempfile
import threading
import time
from contextlib import nullcontext
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile, TemporaryUploadedFile
from django.db import IntegrityError, connection, transaction
from django.db.transaction import TransactionManagementError
from django.utils import timezone

from ligamahjong.web.intake.models import Submission
from ligamahjong.web.photographs import files, isolation, remaking, services
from ligamahjong.web.photographs.errors import DecoderBroken, PhotographRefused, Refusal
from ligamahjong.web.photographs.isolation import Ended
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.remaking import Remade, remake
from ligamahjong.web.photographs.selectors import content, photographs_of
from ligamahjong.web.photographs.services import destroy, forget_orphans, keep
from ligamahjong.web.photographs.sizes import Size
from support.hostile_parts import encoded, jpeg, picture

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from support.site import Site

pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture
def submission(site: Site) -> Submission:  # noqa: ARG001 - the database it is in
    return Submission.objects.create()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Photographs are made anew at once; what they are."""
    made = encoded(picture(), "JPEG")
    monkeypatch.setattr(services, "remake", lambda _: Remade(made, Size(96, 64), None))
    return made


def sent(body: bytes = b"") -> SimpleUploadedFile:
    return SimpleUploadedFile("IMG_20260131_Rosalinda.jpg", body or jpeg(), "image/jpeg")


def on_disk() -> list[str]:
    return sorted(path.name for path in files.folder().glob("*"))


def test_lies_where_only_the_site_reads(submission: Submission) -> None:
    kept = keep(submission, sent())
    path = files.path_of(kept.photograph.id)
    assert path.name == f"{kept.photograph.id}.jpg"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert on_disk() == [path.name]


def test_an_open_folder_is_closed(submission: Submission, quick: bytes) -> None:
    files.folder().mkdir(mode=0o777)
    files.folder().chmod(0o777)
    keep(submission, sent())
    assert stat.S_IMODE(files.folder().stat().st_mode) == 0o700
    assert quick == content(Photograph.objects.get())


@pytest.mark.usefixtures("quick")
def test_come_in_the_order_in_which_they_were_sent(submission: Submission) -> None:
    ids = [keep(submission, sent()).photograph.id for _ in range(3)]
    destroy(Photograph.objects.get(id=ids[1]), "replaced")
    ids.append(keep(submission, sent()).photograph.id)
    assert [one.id for one in photographs_of(submission)] == [ids[0], ids[2], ids[3]]


@pytest.mark.usefixtures("quick")
def test_six_and_no_more_until_one_is_removed(submission: Submission) -> None:
    for _ in range(6):
        keep(submission, sent())
    with pytest.raises(PhotographRefused, match="6 photographs") as caught:
        keep(submission, sent())
    assert caught.value.refusal is Refusal.TOO_MANY
    keep(Submission.objects.create(), sent())
    destroy(Photograph.objects.filter(submission=submission)[0], "withdrawn")
    keep(submission, sent())
    assert len(on_disk()) == 7


def test_a_size_that_is_a_lie(submission: Submission) -> None:
    upload = sent(jpeg() + bytes(12 * 2**20))
    upload.size = 100
    with pytest.raises(PhotographRefused) as caught:
        keep(submission, upload)
    assert caught.value.refusal is Refusal.TOO_LARGE


def test_what_says_that_it_is_too_large_is_not_read(submission: Submission) -> None:
    class Unread(SimpleUploadedFile):
        def read(self, *_: Any) -> bytes:  # noqa: ANN401 - of any kind
            raise AssertionError("it was read")

    upload = Unread("a.jpg", b"")
    upload.size = 12 * 2**20 + 1
    with pytest.raises(PhotographRefused):
        keep(submission, upload)
    upload.size = 12 * 2**20
    with pytest.raises(AssertionError, match="it was read"):
        keep(submission, upload)


def test_nobody_waits_for_it_in_a_transaction(submission: Submission) -> None:
    with transaction.atomic(), pytest.raises(TransactionManagementError):
        keep(submission, sent())
    assert on_disk() == []


OUTCOMES: dict[str, AbstractContextManager[object]] = {
    "kept": nullcontext(),
    "refused": pytest.raises(PhotographRefused),
    "no row": pytest.raises(OSError, match="no"),
    "no disk": pytest.raises(OSError, match="no"),
    "no decoder": pytest.raises(DecoderBroken),
    "open": pytest.raises(TransactionManagementError),
}


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_what_was_sent_is_gone_in_every_outcome(
    submission: Submission, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    body = b"\xff\xd8\xff" if outcome == "refused" else jpeg()
    upload = TemporaryUploadedFile("acta.jpg", "image/jpeg", len(body), None)
    upload.write(body)
    upload.seek(0)
    assert len(list(folder.iterdir())) == 1
    if outcome == "no row":
        monkeypatch.setattr(Photograph, "save", _fail)
    if outcome == "no disk":
        monkeypatch.setattr(os, "fsync", _fail)
    if outcome == "no decoder":
        monkeypatch.setattr(remaking, "_DECODER", tmp_path / "missing.py")
    around = transaction.atomic() if outcome == "open" else nullcontext()
    with OUTCOMES[outcome], around:
        keep(submission, upload)
    assert list(folder.iterdir()) == []
    assert upload.closed
    assert len(on_disk()) == Photograph.objects.count() == (outcome == "kept")


def _fail(*_: object, **__: object) -> None:
    raise OSError("no")


@pytest.mark.usefixtures("quick")
def test_a_submission_that_went_meanwhile(submission: Submission) -> None:
    Submission.objects.all().delete()
    with pytest.raises(IntegrityError):
        keep(submission, sent())
    assert on_disk() == []


@pytest.mark.usefixtures("quick")
def test_once_destroyed_only_the_record_is_left(submission: Submission) -> None:
    photograph = keep(submission, sent()).photograph
    destroy(photograph, "erased")
    assert on_disk() == []
    assert content(photograph) is None
    assert photograph.destroyed_at is not None
    row = Photograph.objects.get()
    assert (row.destroyed_because, row.destroyed_at) == ("erased", photograph.destroyed_at)
    destroy(row, "retention")
    assert row.destroyed_because == "erased"


@pytest.mark.usefixtures("quick")
def test_only_for_a_known_reason(submission: Submission) -> None:
    photograph = keep(submission, sent()).photograph
    with pytest.raises(ValueError, match="boredom"):
        destroy(photograph, "boredom")
    assert len(on_disk()) == 1


@pytest.mark.usefixtures("quick")
def test_a_destruction_that_fails_destroys_nothing(submission: Submission) -> None:
    photograph = keep(submission, sent()).photograph
    with transaction.atomic():
        destroy(photograph, "erased")
        assert len(on_disk()) == 1
        transaction.set_rollback(True)
    assert len(on_disk()) == 1
    assert Photograph.objects.get().destroyed_at is None
    with transaction.atomic():
        destroy(photograph, "erased")
    assert on_disk() == []


@pytest.mark.usefixtures("quick")
def test_orphans_are_forgotten_and_nothing_else(submission: Submission) -> None:
    kept = files.path_of(keep(submission, sent()).photograph.id)
    old, part, young = files.path_of("0" * 32), kept.with_name("1.part"), files.path_of("2" * 32)
    gone = Photograph.objects.create(
        submission=submission, width=1, height=1, size=1, destroyed_at=timezone.now()
    )
    back = files.path_of(gone.id)
    for path in (old, part, young, back):
        path.write_bytes(b"left")
    for path in (old, part, kept, back):
        os.utime(path, (0, 0))
    assert forget_orphans() == 3
    assert on_disk() == sorted((kept.name, young.name))
    assert forget_orphans(timezone.now() + timedelta(minutes=1)) == 1
    assert on_disk() == [kept.name]


def test_no_folder_no_orphans() -> None:
    assert forget_orphans() == 0


@pytest.mark.parametrize("locked", [True, False], ids=["locked", "without the lock"])
@pytest.mark.usefixtures("quick")
def test_eight_at_once_are_six(
    submission: Submission, monkeypatch: pytest.MonkeyPatch, *, locked: bool
) -> None:
    """All have counted before any is kept; only who holds the lock counts again what is there."""
    counted = threading.Barrier(8)
    count = services._next_position
    times = threading.local()

    def together(asked: Submission) -> int:
        position = count(asked)
        times.calls = getattr(times, "calls", 0) + 1
        if times.calls == (1 if locked else 2):
            counted.wait(timeout=20)
        return position

    monkeypatch.setattr(services, "_next_position", together)
    if not locked:
        monkeypatch.setattr(services, "writing", nullcontext)
    refused: list[Refusal] = []

    def one() -> None:
        try:
            keep(submission, sent())
        except PhotographRefused as error:
            refused.append(error.refusal)
        finally:
            connection.close()

    threads = [threading.Thread(target=one) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    positions = list(Photograph.objects.values_list("position", flat=True))
    if locked:
        assert sorted(positions) == list(range(6))
        assert refused == [Refusal.TOO_MANY] * 2
        assert len(on_disk()) == 6
    else:
        assert len(positions) == 8
        assert len(set(positions)) == 1


@pytest.mark.parametrize("most", [2, 6], ids=["limit", "no limit"])
def test_two_are_made_at_a_time(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    running: list[int] = []
    seen: list[int] = []

    def slowly(*_: object) -> Ended:
        running.append(1)
        time.sleep(0.1)
        seen.append(len(running))
        running.pop()
        return Ended(0, b"\n" + encoded(picture(), "JPEG"))

    if most != 2:
        monkeypatch.setattr(remaking, "_turn", threading.BoundedSemaphore(most))
    monkeypatch.setattr(isolation, "run", slowly)
    threads = [threading.Thread(target=remake, args=(jpeg(),)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 6
    assert (max(seen) <= 2) is (most == 2)


def test_a_site_without_decoder_is_no_fault_of_the_photograph(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(remaking, "_DECODER", tmp_path / "missing.py")
    with pytest.raises(DecoderBroken):
        remake(jpeg())


@pytest.mark.parametrize(
    "answer",
    [
        "b'nothing'",
        "b'\\n' + sent",
        "b'2026:01:01 00:00:00\\n' + sent[:-9]",
        "b'<script>\\n' + plain + b'more'",
        "b'x' * 5_000_000",
    ],
)
def test_nothing_that_the_decoder_says_is_believed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str
) -> None:
    """As if what it read had taken it over."""
    other = tmp_path / "other.py"
    other.write_text(
        f"import sys\nsent = sys.stdin.buffer.read(); plain = {encoded(picture(), 'JPEG')!r}\n"
        f"sys.stdout.buffer.write({answer})"
    )
    monkeypatch.setattr(remaking, "_DECODER", other)
    with pytest.raises(PhotographRefused) as caught:
        remake(encoded(picture(), "JPEG", comment=b"planted"))
    assert caught.value.refusal is Refusal.DAMAGED
