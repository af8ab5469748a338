"""A real file through the pages, twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.imports.matches import known_people
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.imports.reading import open_names_of
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.people.models import Person
from support.accounts import client

if TYPE_CHECKING:
    from pathlib import Path

    from django.test import Client

ADDRESS = "/gestion/ficheros/"


def send(browser: Client, data: bytes) -> ImportedFile:
    upload = SimpleUploadedFile("riichi.csv", data)
    browser.post(ADDRESS, {"sent": upload, "date_only": "on", "source": "este"})
    return ImportedFile.objects.latest("made_at")


@pytest.mark.shared
@pytest.mark.usefixtures("site")
@pytest.mark.unmeasured
def test_a_real_file_is_imported_once(shared: Path) -> None:
    data = (shared / "data/leagues/east/riichi.csv").read_bytes()
    browser = client(Role.MANAGER)
    file = send(browser, data)
    assert b"Importar (0 nuevas)" in browser.get(f"{ADDRESS}{file.pk}/").content
    browser.post(f"{ADDRESS}{file.pk}/nombres/nuevos/")
    twins = open_names_of(file, known_people(file))
    browser.post(f"{ADDRESS}{file.pk}/nombres/", {f"n-{one.slug}-choice": "new" for one in twins})
    assert open_names_of(file, known_people(file)) == ()
    browser.post(f"{ADDRESS}{file.pk}/importar/")
    file.refresh_from_db()
    assert file.state == "imported"
    assert file.added + file.refused == file.rows > 1000
    assert file.added > 0.99 * file.rows
    before, people = head(), Person.objects.count()
    again = send(browser, data)
    assert again.pk != file.pk
    browser.post(f"{ADDRESS}{again.pk}/importar/")
    again.refresh_from_db()
    assert (again.state, again.added, again.known, again.other) == ("imported", 0, file.added, 0)
    assert (head(), Person.objects.count()) == (before, people)
