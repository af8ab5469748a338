"""Files by name and content."""

from __future__ import annotations

from pathlib import Path

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats import documents
from ligamahjong.formats.documents import Document


def test_a_file_is_called_as_the_caller_calls_it(tmp_path: Path) -> None:
    path = tmp_path / "riichi.csv"
    path.write_bytes(b"id\n")
    document = Document.load(path)
    assert (document.name, document.data, document.stem) == (str(path), b"id\n", "riichi")


def test_a_document_is_its_own_source() -> None:
    document = Document("riichi.csv", b"")
    assert Document.load(document) is document


def refusal(path: Path) -> tuple[object, object]:
    with pytest.raises(FormatError) as caught:
        Document.load(path)
    return caught.value.facts["file"], caught.value.facts["reason"]


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "nada.csv"
    assert refusal(path) == (str(path), "not-found")


def test_a_folder_says_so(tmp_path: Path) -> None:
    assert refusal(tmp_path) == (str(tmp_path), "folder")


def test_a_name_that_no_file_can_have_is_unreadable() -> None:
    assert refusal(Path("riichi\0.csv")) == ("riichi\0.csv", "unreadable")


def test_a_path_through_a_file_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "riichi.csv").write_bytes(b"")
    path = tmp_path / "riichi.csv" / "mcr.csv"
    assert refusal(path) == (str(path), "unreadable")


def test_an_input_without_end_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        Document.load(Path("/dev/zero"))
    assert caught.value.facts["reason"] == "too-large"


def test_a_file_may_be_as_large_as_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "LARGEST_FILE", 3)
    path = tmp_path / "a.csv"
    path.write_bytes(b"abc")
    assert Document.load(path).data == b"abc"
    path.write_bytes(b"abcd")
    with pytest.raises(FormatError, match="more than 3 bytes"):
        Document.load(path)
