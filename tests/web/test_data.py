"""/datos/: the public export, which anybody can verify without the site."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from ligamahjong.formats.export import FILES
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.services import touch_people
from support import small_league

if TYPE_CHECKING:
    from pathlib import Path

    from django.http.response import HttpResponseBase

    from support.site import Site

VERIFY = """
import sys
sys.modules["django"] = None
from ligamahjong.cli import main
sys.argv = ["liga", "verify", sys.argv[1]]
main()
"""


def body(response: HttpResponseBase) -> bytes:
    """All that a response sends; it closes its file."""
    with closing(response):
        return b"".join(response.streaming_content)  # type: ignore[attr-defined]


def verify(path: Path) -> subprocess.CompletedProcess[str]:
    """Run ``liga verify`` where there is no Django."""
    return subprocess.run(
        [sys.executable, "-c", VERIFY, path], check=False, capture_output=True, text=True
    )


def test_the_export_verifies_without_django(league: Site, tmp_path: Path) -> None:
    path = tmp_path / "liga-export.zip"
    path.write_bytes(body(league.client.get("/datos/liga-export.zip")))
    run = verify(path)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_changed_export_does_not(league: Site, tmp_path: Path) -> None:
    archive = ZipFile(io.BytesIO(body(league.client.get("/datos/liga-export.zip"))))
    path = tmp_path / "changed.zip"
    with ZipFile(path, "w") as changed:
        for name in FILES:
            data = archive.read(name)
            changed.writestr(name, data.replace(b"1,p", b"2,p", 1) if "mcr" in name else data)
    run = verify(path)
    assert run.returncode == 1
    assert "results-mcr.csv:2" in run.stdout


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_that_of_the_archive(league: Site, name: str) -> None:
    archive = ZipFile(io.BytesIO(body(league.client.get("/datos/liga-export.zip"))))
    response = league.client.get(f"/datos/{name}")
    assert response.headers["Content-Disposition"] == f'attachment; filename="{name}"'
    assert body(response) == archive.read(name)


def test_the_page_offers_everything(league: Site) -> None:
    for address in ("/datos/", "/en/datos/"):
        text = league.client.get(address).content.decode()
        assert all(f'/datos/{name}" download' in text for name in (*FILES, "liga-export.zip"))


def test_who_is_hidden_has_no_name(league: Site) -> None:
    text = body(league.client.get("/datos/people.csv")).decode()
    assert f"\n{small_league.HIDDEN},,,\n" in text
    assert Person.objects.get(id=small_league.HIDDEN).name not in text


def test_nothing_is_sent_again_until_something_changes(league: Site) -> None:
    first = league.client.get("/datos/people.csv")
    assert b"Vega Prado" not in body(first)
    etag = first.headers["ETag"]
    assert (
        league.client.get("/datos/people.csv", headers={"if-none-match": etag}).status_code == 304
    )
    Person.objects.filter(id="p03").update(name="Vega Prado Ríos")
    touch_people()
    again = league.client.get("/datos/people.csv", headers={"if-none-match": etag})
    assert "Vega Prado Ríos" in body(again).decode()


def test_old_archives_are_removed(league: Site, tmp_path: Path) -> None:
    for _ in range(2):
        body(league.client.get("/datos/people.csv"))
        touch_people()
    assert len(list((tmp_path / "exports").iterdir())) == 1


def test_an_empty_league_verifies_too(site: Site, tmp_path: Path) -> None:
    path = tmp_path / "liga-export.zip"
    path.write_bytes(body(site.client.get("/datos/liga-export.zip")))
    assert verify(path).returncode == 0
    assert site.client.get("/datos/").status_code == 200


def test_a_file_that_is_not_in_it(site: Site) -> None:
    response = site.client.get("/datos/secrets.csv")
    assert response.status_code == 404
    assert "secrets.csv" in response.content.decode()


def test_the_archive_is_not_compressed_twice(league: Site) -> None:
    headers = {"accept-encoding": "gzip"}
    packed, lines = (
        league.client.get(f"/datos/{name}", headers=headers)
        for name in ("liga-export.zip", "entries.jsonl")
    )
    assert "Content-Encoding" not in packed.headers
    assert body(packed)[:2] == b"PK"
    assert lines.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body(lines)).startswith(b'{"')
