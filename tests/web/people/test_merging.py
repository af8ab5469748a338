"""Making two entries one person: refused, foreseen, done once, and undone."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from html import unescape
from typing import TYPE_CHECKING

import pytest
from django.template.loader import render_to_string
from django.urls import reverse

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Game, Mode
from ligamahjong.ledger.payloads import GameAdded, PersonMerged
from ligamahjong.people import Found
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.importing import import_files
from ligamahjong.web.ledger.models import Entry, FreeText
from ligamahjong.web.people import merging
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Account, Person
from ligamahjong.web.people.selectors import bearers, directory, revision
from ligamahjong.web.people.services import do_merge, do_show_as, do_unmerge
from ligamahjong.web.ranking.models import Merge, PlayerResult, SeatResult
from ligamahjong.web.ranking.preview import preview
from ligamahjong.web.ranking.recalculation import recalculate_fully
from ligamahjong.web.ranking.services import record
from support import small_league
from support.accounts import account, client
from support.pages import table_rows, words

if TYPE_CHECKING:
    from pathlib import Path

    from django.http import HttpResponse

    from support.site import Site

NAMES = {person.id: person.name for person in small_league.PEOPLE}
OTHER = "p90"
"""Somebody who is p01 again, with one game p01 was not in."""


@pytest.fixture
def twice(league: Site) -> Site:
    """The league in which p01 is registered a second time, and has played so."""
    Person.objects.create(id=OTHER, name="Bruno Alonso Prados")
    Account.objects.create(person_id=OTHER, platform="tenhou", name="Zorro")
    game = Game(
        id="r900",
        mode=Mode.RIICHI,
        played_at=datetime(2026, 5, 4, 18, 0, tzinfo=UTC),
        day=datetime(2026, 5, 4, 18, 0, tzinfo=UTC).date(),
        players=("p03", OTHER, "p05", "p06"),
        scores=(40000, 30000, 20000, 10000),
        source="acta",
    )
    record([GameAdded(game)], actor="u1")
    return league


def pair(kept: str, merged: str) -> str:
    return f"{reverse('merge-people')}?kept={kept}&merged={merged}"


def compare(kept: str, merged: str) -> str:
    return client(Role.MANAGER).get(pair(kept, merged)).content.decode()


def confirm(kept: str, merged: str, reason: str = "Se apuntó dos veces") -> HttpResponse:
    return client(Role.MANAGER).post(pair(kept, merged), {"reason": reason})  # type: ignore[return-value]


def results() -> list[object]:
    columns = ("mode", "person", "mu", "sigma", "games", "grade", "points")
    return list(PlayerResult.objects.order_by("mode", "person").values_list(*columns))


@pytest.mark.usefixtures("twice")
def test_the_effect_is_that_of_the_preview() -> None:
    seen = Entry.objects.count()
    page = compare("p01", OTHER)
    text = words(page)
    assert "difieren en una letra (prado, prados)" in text
    foreseen = preview([PersonMerged("p01", OTHER)])
    shown = [row.cells for row in table_rows(page)]
    assert [cells[0].split()[-1] for cells in shown] == [one.person for one in foreseen.over(0.5)]
    assert OTHER in [one.person for one in foreseen.moved]
    assert (Entry.objects.count(), Merge.objects.count()) == (seen, 1)
    assert confirm("p01", OTHER).status_code == 302
    for moved in foreseen.moved:
        rows = PlayerResult.objects.filter(mode=moved.mode.value, person=moved.person)
        if moved.after is None:
            assert not rows.exists()
        else:
            assert rows.get().games == moved.after.games
    made = results()
    recalculate_fully()
    assert results() == made


def test_one_entry_with_its_reason_and_who(twice: Site) -> None:
    before = revision()
    assert confirm("p01", OTHER).status_code == 302
    entry = Entry.objects.order_by("-seq")[0]
    actor = account(Role.MANAGER).actor
    assert (entry.kind, entry.actor) == ("person-merged", actor)
    assert OTHER in entry.payload
    assert "Se apuntó" not in entry.payload
    assert FreeText.objects.filter(text="Se apuntó dos veces").count() == 1
    [noted] = AuditEntry.objects.all()
    assert (noted.action, noted.subject, noted.actor) == ("merge", OTHER, actor)
    assert (noted.reason, noted.details) == ("Se apuntó dos veces", {"kept": "p01"})
    assert revision() > before
    for prefix in ("", "/en"):
        response = twice.client.get(f"{prefix}/jugadores/{OTHER}/")
        assert (response.status_code, response["Location"]) == (302, f"{prefix}/jugadores/p01/")
    assert "r900" in twice.client.get("/jugadores/p01/").content.decode()
    assert "Prados" not in twice.client.get("/jugadores/").content.decode()


@pytest.mark.usefixtures("twice")
def test_names_and_accounts_of_who_was_merged_lead_to_who_is_kept() -> None:
    Person.objects.filter(pk=OTHER).update(ema_number="08010090")
    marks = ("Bruno Alonso Prados", "08010090", "tenhou:Zorro", OTHER)

    def found() -> set[str]:
        answers = [directory().resolve(mark) for mark in marks]
        return {answer.person.id for answer in answers if isinstance(answer, Found)}

    assert found() == {OTHER}
    confirm("p01", OTHER)
    assert found() == {"p01"}
    assert directory()["p01"].ema_number == "08010001"
    do_unmerge(OTHER, actor="u1", reason="Eran dos")
    assert found() == {OTHER}


@pytest.mark.usefixtures("twice")
def test_two_of_one_name_are_one_once_merged() -> None:
    Person.objects.filter(pk=OTHER).update(name=NAMES["p01"])
    assert NAMES["p01"] not in bearers()
    assert not isinstance(directory().resolve(NAMES["p01"]), Found)
    confirm("p01", OTHER)
    assert bearers()[NAMES["p01"]] == "p01"
    assert isinstance(directory().resolve(NAMES["p01"]), Found)


@pytest.mark.usefixtures("twice")
def test_a_file_of_people_without_ids_registers_nobody_again(tmp_path: Path) -> None:
    confirm("p01", OTHER)
    people = tmp_path / "players.csv"
    people.write_text("name,region,club\nBruno Alonso Prados,CT,\nBruno Kano,,\n", encoding="utf-8")
    number = Person.objects.count()
    assert import_files([], people).people == 0
    assert Person.objects.count() == number


@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize(
    ("kept", "merged", "reason", "told"),
    [
        ("p01", "p01", "same", "Es la misma persona"),
        ("p38", "p39", "same-table", "Se sentaron a la misma mesa"),
        ("p01", "p99", "unknown", "no es nadie registrado"),
    ],
)
def test_refused(kept: str, merged: str, reason: str, told: str) -> None:
    entries = Entry.objects.count()
    with pytest.raises(Refused) as refused:
        do_merge(kept, merged, actor="u1", reason="x")
    assert refused.value.reason == reason
    assert told in words(compare(kept, merged))
    confirm(kept, merged)
    assert Entry.objects.count() == entries
    assert not AuditEntry.objects.exists()


@pytest.mark.usefixtures("league")
def test_the_games_in_which_both_sat_are_named() -> None:
    mine = set(SeatResult.objects.filter(person="p38").values_list("game_id", flat=True))
    theirs = set(SeatResult.objects.filter(person="p39").values_list("game_id", flat=True))
    page = compare("p38", "p39")
    assert mine & theirs
    for game in mine & theirs:
        assert f'href="/partidas/{game}/"' in page


@pytest.mark.usefixtures("twice")
def test_merged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    do_merge("p01", OTHER, actor="u1", reason="x")
    entries = Entry.objects.count()
    for kept, merged in (("p01", OTHER), (OTHER, "p01"), ("p07", OTHER), (OTHER, "p07")):
        with pytest.raises(Refused) as refused:
            do_merge(kept, merged, actor="u1", reason="x")
        assert refused.value.reason == "merged"
    # Should this check fail, the ledger refuses all the same.
    monkeypatch.setattr(merging, "check_mergeable", lambda *_: None)
    with pytest.raises(LedgerError) as error:
        do_merge("p07", OTHER, actor="u1", reason="x")
    assert error.value.facts["reason"] == "person-merged"
    with pytest.raises(LedgerError) as error:
        do_merge("p38", "p39", actor="u1", reason="x")
    assert error.value.facts["reason"] == "same-table"
    assert Entry.objects.count() == entries
    assert AuditEntry.objects.count() == 1


def test_undoing_gives_back_what_was(twice: Site) -> None:
    before = results()
    confirm("p01", OTHER)
    assert results() != before
    address = reverse("unmerge-person", args=[OTHER])
    browser = client(Role.MANAGER)
    page = words(browser.get(address).content.decode())
    assert f"Ahora cuenta como {NAMES['p01']} (p01)" in page
    assert "Qué cambiaría" in page
    assert browser.post(address, {"reason": ""}).status_code == 200
    assert results() != before
    assert browser.post(address, {"reason": "Eran dos personas"}).status_code == 302
    assert results() == before
    assert [entry.action for entry in AuditEntry.objects.order_by("id")] == ["merge", "unmerge"]
    assert twice.client.get(f"/jugadores/{OTHER}/").status_code == 200
    assert browser.get(address).status_code == 404
    with pytest.raises(Refused):
        do_unmerge(OTHER, actor="u1", reason="x")


@pytest.mark.usefixtures("twice")
def test_different_names_in_public_are_warned_of() -> None:
    assert "No aparecen igual en público" not in words(compare("p01", OTHER))
    do_show_as(OTHER, "Garza Blanca", actor="u1")
    assert "No aparecen igual en público" in words(compare("p01", OTHER))


@pytest.mark.usefixtures("twice")
def test_likely_pairs_lead_to_the_comparison() -> None:
    browser = client(Role.MANAGER)
    page = browser.get(reverse("people-duplicates")).content.decode()
    assert "difieren en una letra (prado, prados)" in words(page)
    assert f"kept_id=p01&amp;merged=Bruno%20Alonso%20Prados&amp;merged_id={OTHER}" in page
    assert "p38" not in page  # who sat at one table
    confirm("p01", OTHER)
    page = browser.get(reverse("people-duplicates")).content.decode()
    assert OTHER not in page


@pytest.mark.usefixtures("league")
def test_who_played_is_the_one_to_stay() -> None:
    """Whichever comes first by name."""
    Person.objects.create(id=OTHER, name="Bruno Alonso Prada")
    browser = client(Role.MANAGER)
    page = browser.get(reverse("people-duplicates")).content.decode()
    assert f"kept_id=p01&amp;merged=Bruno%20Alonso%20Prada&amp;merged_id={OTHER}" in page


@pytest.mark.usefixtures("twice")
def test_the_two_can_be_turned_round() -> None:
    [turned] = re.findall(r'href="(\?kept=[^"]+)">Al revés', compare("p01", OTHER))
    page = client(Role.MANAGER).get(reverse("merge-people") + unescape(turned)).content.decode()
    assert words(page).index(f"{OTHER} Se queda.") < words(page).index("p01 Se une a la otra.")


@pytest.mark.usefixtures("twice")
def test_both_are_called_by_name() -> None:
    messages = confirm("p01", OTHER).wsgi_request._messages  # type: ignore[attr-defined]
    [told] = map(str, messages)
    assert told.startswith(f"Bruno Alonso Prados ({OTHER}) cuenta ahora como {NAMES['p01']} (p01)")


@pytest.mark.parametrize(
    ("games", "told"),
    [
        (0, "No hay ninguna partida que volver a calcular."),
        (1, "Se volvería a calcular 1 partida."),
        (1200, "Se volverían a calcular 1.200 partidas."),
    ],
)
def test_how_many_games_would_be_worked_out_again(games: int, told: str) -> None:
    assert told in render_to_string("people/effect.html", {"replayed": games, "moved": []})


@pytest.mark.usefixtures("twice")
def test_names_that_mean_nobody_or_several() -> None:
    for kept, told in (("Nadie Así", "no es nadie registrado"), ("Ana Ruiz Soler", "(p38), Ana")):
        assert told in words(compare(kept, OTHER))
    assert "Falta" in words(
        client(Role.MANAGER).get(f"{reverse('merge-people')}?kept=p01").content.decode()
    )


def test_the_table_of_a_game_is_of_four_people(twice: Site) -> None:
    """A game in which both ids sit is refused once they are one."""
    del twice
    do_merge("p01", OTHER, actor="u1", reason="x")
    game = Game(
        id="r901",
        mode=Mode.RIICHI,
        played_at=datetime(2026, 5, 5, 18, 0, tzinfo=UTC),
        day=datetime(2026, 5, 5, 18, 0, tzinfo=UTC).date(),
        players=("p01", OTHER, "p05", "p06"),
        scores=(40000, 30000, 20000, 10000),
    )
    with pytest.raises(LedgerError):
        record([GameAdded(game)], actor="u1")
    record([GameAdded(replace(game, players=("p07", OTHER, "p05", "p06")))], actor="u1")
    assert SeatResult.objects.filter(game="r901", person="p01").exists()
