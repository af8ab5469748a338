"""Folders and zip files of an export, and what hides in others."""

from __future__ import annotations

import io
import os
import tracemalloc
import warnings
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.export import FILES, read_files, save_files, zip_files
from ligamahjong.formats.export import files as module

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SMALL = {name: name.encode() for name in FILES}


def packed(members: Iterable[tuple[str, bytes]], compression: int = ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with ZipFile(data, "w", compression) as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a name that is there twice
        for name, content in members:
            archive.writestr(name, content)
    return data.getvalue()


def refusal(place: Path, data: bytes | None = None) -> Mapping[str, object]:
    if data is not None:
        place.write_bytes(data)
    with pytest.raises(FormatError) as refused:
        read_files(place)
    assert refused.value.facts["file"] == str(place)
    return refused.value.facts


@pytest.mark.parametrize("name", ["export", "export.zip", "EXPORT.ZIP"])
def test_what_is_saved_is_read_back(files: Mapping[str, bytes], tmp_path: Path, name: str) -> None:
    save_files(files, tmp_path / name)
    assert (tmp_path / name).is_dir() is (name == "export")
    found = read_files(tmp_path / name)
    assert found == files
    assert tuple(found) == FILES


def test_a_zip_file_depends_on_nothing_but_the_files() -> None:
    assert zip_files(SMALL) == zip_files(dict(reversed(SMALL.items())))
    with ZipFile(io.BytesIO(zip_files(SMALL))) as archive:
        assert archive.namelist() == list(FILES)
        assert {member.date_time[0] for member in archive.infolist()} == {1980}


def test_a_folder_is_made_and_files_in_it_are_replaced(tmp_path: Path) -> None:
    place = tmp_path / "2026" / "junio"
    save_files({**SMALL, FILES[0]: b"old"}, place)
    save_files(SMALL, place)
    assert read_files(place) == SMALL


def test_a_folder_may_hold_other_files(tmp_path: Path) -> None:
    save_files(SMALL, tmp_path)
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    assert read_files(tmp_path) == SMALL


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FormatError) as refused:
        save_files(SMALL, tmp_path / "file" / "export")
    assert refused.value.facts["reason"] == "unwritable"


@pytest.mark.parametrize("missing", FILES)
def test_an_export_without_one_of_its_files_is_refused(tmp_path: Path, missing: str) -> None:
    members = [(name, data) for name, data in SMALL.items() if name != missing]
    for name, data in members:
        (tmp_path / name).write_bytes(data)
    facts = refusal(tmp_path)
    assert (facts["reason"], facts["name"]) == ("file-missing", missing)
    facts = refusal(tmp_path / "export.zip", packed(members))
    assert (facts["reason"], facts["name"]) == ("file-missing", missing)


def test_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    save_files(SMALL, tmp_path)
    (tmp_path / FILES[-1]).unlink()
    (tmp_path / FILES[-1]).mkdir()
    assert refusal(tmp_path)["reason"] == "file-missing"


@pytest.mark.parametrize(
    "name",
    [
        "../entries.jsonl",
        "/etc/passwd",
        "export/entries.jsonl",
        "entries.jsonl/",
        "C:\\entries.jsonl",
        "ENTRIES.JSONL",
        "readme.txt",
        "__MACOSX/._entries.jsonl",
    ],
)
def test_a_zip_file_with_anything_else_in_it_is_refused(tmp_path: Path, name: str) -> None:
    facts = refusal(tmp_path / "export.zip", packed([*SMALL.items(), (name, b"x")]))
    assert facts["reason"] == "file-unexpected"
    assert [path.name for path in tmp_path.iterdir()] == ["export.zip"]


def test_a_zip_file_with_one_file_twice_is_refused(tmp_path: Path) -> None:
    facts = refusal(tmp_path / "export.zip", packed([*SMALL.items(), (FILES[1], b"other")]))
    assert (facts["reason"], facts["name"]) == ("file-twice", FILES[1])


def test_a_zip_bomb_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST", 1_000_000)
    data = packed({**SMALL, FILES[-1]: bytes(2_000_000)}.items())
    assert len(data) < 5_000
    monkeypatch.setattr(ZipFile, "open", None)
    facts = refusal(tmp_path / "export.zip", data)
    assert (facts["reason"], facts["largest"]) == ("too-large", 1_000_000)


def test_without_the_limit_the_bomb_is_unpacked(tmp_path: Path) -> None:
    data = packed({**SMALL, FILES[-1]: bytes(2_000_000)}.items())
    (tmp_path / "export.zip").write_bytes(data)
    assert len(read_files(tmp_path / "export.zip")[FILES[-1]]) == 2_000_000


def test_a_zip_file_that_lies_about_its_sizes_is_refused(tmp_path: Path) -> None:
    data = packed({**SMALL, FILES[-1]: bytes(2_000_000)}.items())
    true_size, false_size = (2_000_000).to_bytes(4, "little"), (20).to_bytes(4, "little")
    facts = refusal(tmp_path / "export.zip", data.replace(true_size, false_size))
    assert facts["reason"] in {"not-an-export", "unreadable"}


def test_a_folder_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_files(SMALL, tmp_path)
    total = sum(map(len, SMALL.values()))
    monkeypatch.setattr(module, "LARGEST", total)
    assert read_files(tmp_path) == SMALL
    monkeypatch.setattr(module, "LARGEST", total - 1)
    assert refusal(tmp_path)["reason"] == "too-large"


def test_of_a_file_that_is_too_large_no_more_than_the_limit_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_files(SMALL, tmp_path)
    os.truncate(tmp_path / FILES[0], 50_000_000)
    monkeypatch.setattr(module, "LARGEST", 100_000)
    tracemalloc.start()
    try:
        assert refusal(tmp_path)["reason"] == "too-large"
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_a_zip_file_packed_in_another_way_is_refused(tmp_path: Path) -> None:
    data = packed(SMALL.items(), ZIP_BZIP2)
    assert refusal(tmp_path / "export.zip", data)["reason"] == "unreadable"


def test_an_encrypted_zip_file_is_refused(tmp_path: Path) -> None:
    data = bytearray(packed(SMALL.items()))
    directory = data.index(b"PK\x01\x02")
    data[directory + 8] |= 1
    assert refusal(tmp_path / "export.zip", bytes(data))["reason"] == "unreadable"


def test_a_damaged_zip_file_is_refused(tmp_path: Path) -> None:
    data = bytearray(packed([(name, bytes(range(256)) * 9) for name in FILES]))
    data[60:80] = bytes(20)
    facts = refusal(tmp_path / "export.zip", bytes(data))
    assert facts["reason"] in {"not-an-export", "unreadable"}


@pytest.mark.parametrize("data", [b"", b"id,played_at\n", b"PK\x03\x04"])
def test_another_kind_of_file_is_refused(tmp_path: Path, data: bytes) -> None:
    assert refusal(tmp_path / "riichi.csv", data)["reason"] == "not-an-export"


def test_no_such_place(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere.zip")["reason"] == "not-found"


def test_a_name_that_no_file_can_have() -> None:
    from pathlib import Path  # noqa: PLC0415 - here for its own sake

    with pytest.raises(FormatError) as refused:
        read_files(Path("a\0b"))
    assert refused.value.facts["reason"] == "unreadable"


def test_an_input_without_end_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        read_files(Path("/dev/zero"))
    assert caught.value.facts["reason"] == "too-large"


def test_an_export_may_come_through_a_pipe(tmp_path: Path, files: Mapping[str, bytes]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_bytes, args=(zip_files(files),))
    writer.start()
    assert read_files(pipe) == files
    writer.join()
