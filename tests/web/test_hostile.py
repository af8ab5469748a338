"""What an import or an address can hold and no page may fall over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from django.test import RequestFactory

from ligamahjong.web import environment
from ligamahjong.web.context import site as context
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import UNNAMED
from ligamahjong.web.ranking.models import PlayerResult, SeatResult

if TYPE_CHECKING:
    from pathlib import Path

    from support.site import Site

PAGES = ("/", "/riichi/", "/en/mcr/", "/jugadores/", "/partidas/", "/sitemap-jugadores.xml")


def test_an_id_with_a_slash_has_a_page_and_breaks_none(league: Site) -> None:
    best = PlayerResult.objects.filter(mode="riichi").order_by("-mu")[0].person
    person = Person.objects.get(id=best)
    Person.objects.create(id="a/b", name="Iria Cano Luna", club=person.club)
    PlayerResult.objects.filter(person=best).update(person="a/b")
    SeatResult.objects.filter(person=best).update(person="a/b")
    for page in PAGES:
        assert league.client.get(page).status_code == 200, page
    answer = league.client.get("/jugadores/a/b/")
    assert answer.status_code == 200
    assert "Iria Cano Luna" in answer.content.decode()


@pytest.mark.parametrize("day", ["0001-01-01", "0001-01-05", "0001-01-31", "0001-03-01"])
@pytest.mark.parametrize("page", ["/riichi/", "/mcr/clubes/", "/riichi/ranking.json"])
def test_the_first_days_of_the_calendar(league: Site, page: str, day: str) -> None:
    assert league.client.get(page, {"fecha": day}).status_code == 200


@pytest.mark.parametrize(
    "path", ["//elsewhere.example/", "//elsewhere.example/mcr", "/\\elsewhere"]
)
def test_no_link_leads_elsewhere(path: str) -> None:
    request = RequestFactory().get("/")
    request.path = request.path_info = path
    assert re.match(r"/(?![/\\])", str(context(request)["full_path"]))


def test_somebody_really_called_so_is_not_hidden(league: Site) -> None:
    best = PlayerResult.objects.filter(mode="riichi").order_by("-mu")[0].person
    Person.objects.filter(id=best).update(name=UNNAMED)
    page = league.client.get("/riichi/?orden=nombre").content.decode()
    assert f'href="/jugadores/{best}/">{UNNAMED}</a>' in page


def test_hosts_without_a_host_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGA_HOSTS", " , ,")
    with pytest.raises(environment.SettingError, match="LIGA_HOSTS"):
        environment.words("LIGA_HOSTS", "localhost")


def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://liga@server/liga")
    monkeypatch.setattr(environment, "find_spec", lambda _: None)
    with pytest.raises(environment.SettingError, match="pip install psycopg"):
        environment.database("DATABASE_URL", tmp_path)
    monkeypatch.setattr(environment, "find_spec", lambda _: object())
    found = environment.database("DATABASE_URL", tmp_path)
    assert (found["HOST"], found["NAME"], found["USER"]) == ("server", "liga", "liga")


def test_a_wrong_host_is_told_so_and_not_logged(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    assert site.client.get("/", headers={"host": "elsewhere.example"}).status_code == 400
    assert "elsewhere" not in caplog.text
