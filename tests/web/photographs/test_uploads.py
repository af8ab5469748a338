"""Files while they are being sent: nothing has a name, nothing grows without end."""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING

import pytest
from django.conf import global_settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import RequestFactory

from ligamahjong.web.photographs import uploads

if TYPE_CHECKING:
    from pathlib import Path

    from django.http import HttpRequest
    from pytest_django import Settings

DJANGOS = global_settings.FILE_UPLOAD_HANDLERS
MIB = 2**20


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def received(*contents: bytes) -> HttpRequest:
    """A form with files, read."""
    sent = [SimpleUploadedFile(f"{n}.jpg", content) for n, content in enumerate(contents)]
    request = RequestFactory().post("/enviar/", {"note": "text", "photographs": sent})
    assert request.POST.dict() == {"note": "text"}
    return request


def test_comes_as_it_was_sent(folder: Path) -> None:
    contents = [b"", b"one", os.urandom(3 * MIB)]
    request = received(*contents)
    files = request.FILES.getlist("photographs")
    assert [file.name for file in files] == ["0.jpg", "1.jpg", "2.jpg"]
    assert [file.size for file in files] == [0, 3, 3 * MIB]
    assert [file.read() for file in files] == contents
    assert list(folder.iterdir()) == []
    request.close()
    assert all(file.closed for file in files)


def test_otherwise_a_killed_process_would_leave_it(settings: Settings, folder: Path) -> None:
    settings.FILE_UPLOAD_HANDLERS = DJANGOS
    request = received(bytes(3 * MIB))
    assert [path.stat().st_size for path in folder.iterdir()] == [3 * MIB]
    request.close()


def test_too_large_a_file_is_let_go(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(uploads, "MOST_OF_A_FILE", MIB)
    request = received(bytes(MIB), b"x" * (3 * MIB), b"small")
    files = request.FILES.getlist("photographs")
    assert [file.size for file in files] == [MIB, 3 * MIB, 5]
    assert [len(file.read()) for file in files] == [MIB, 0, 5]
    assert list(folder.iterdir()) == []
    request.close()


def test_too_many_files_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_OF_A_REQUEST", 2 * MIB)
    request = received(bytes(MIB), bytes(MIB), b"one more")
    assert [len(file.read()) for file in request.FILES.getlist("photographs")] == [MIB, MIB, 0]
    request.close()


def test_one_that_breaks_off_is_let_go() -> None:
    handler = uploads.UnnamedUploadHandler()
    handler.upload_interrupted()
    handler.new_file("photographs", "a.jpg", "image/jpeg", None)
    handler.receive_data_chunk(b"half", 0)
    handler.upload_interrupted()
    assert handler._file.closed
