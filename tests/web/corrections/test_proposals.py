"""Corrections that files propose: taken through the same preview, or left, once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.game import Venue
from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.payloads import GameCorrected, Texts
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections import services
from ligamahjong.web.corrections.errors import Closed
from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.ledger.selectors import entries, texts
from ligamahjong.web.ranking.game_content import game_content
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.services import record
from support import small_league
from support.accounts import account, client
from support.corrections import fields
from support.pages import links, words
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from typing import Any

    from django.test import Client

    from ligamahjong.league.game import Game

pytestmark = pytest.mark.usefixtures("league")

GAME = "r330"


def now(game: str = GAME) -> Game:
    return game_of(CurrentGame.objects.get(pk=game))


def proposed(game: Game | None = None) -> ProposedCorrection:
    said = game or replace(now(), scores=now().scores[::-1])
    content = game_content(said)
    return ProposedCorrection.objects.create(
        game=said.id, content=content, digest=str(content)[:64], source="acta-junio.csv"
    )


def address(row: ProposedCorrection) -> str:
    return f"/gestion/propuestas/{row.pk}/"


def accept(browser: Client, row: ProposedCorrection, **more: str) -> Any:  # noqa: ANN401 - as Django's client answers
    page = browser.get(address(row)).content.decode()
    return browser.post(address(row), {**fields(page), "step": "accept", **more}, follow=True)


def number_of_entries() -> int:
    return len(list(entries()))


def test_the_list_and_what_each_would_change() -> None:
    row = proposed()
    page = client(Role.MANAGER).get("/gestion/propuestas/").content.decode()
    assert address(row) in links(page)
    assert "acta-junio.csv" in page
    assert "Este: " in words(page)
    empty = client(Role.MANAGER).get("/gestion/propuestas/?estado=decididas").content.decode()
    assert "Todavía no se ha decidido ninguna." in words(empty)


def test_accepting_one() -> None:
    row, before = proposed(), number_of_entries()
    browser = client(Role.MANAGER)
    page = browser.get(address(row)).content.decode()
    assert fields(page)["accept-reason"] == "Según el fichero acta-junio.csv."
    assert "Qué pasa con los ratings" in words(page)
    expected = now().scores[::-1]
    done = accept(browser, row)
    assert done.redirect_chain == [(f"/gestion/partidas/{GAME}/", 302)]
    assert number_of_entries() == before + 1
    assert now().scores == expected
    *_, last = entries()
    payload = payload_of(last)
    assert isinstance(payload, GameCorrected)
    assert payload.reason is not None
    assert texts([payload.reason])[payload.reason] == "Según el fichero acta-junio.csv."
    row.refresh_from_db()
    assert row.state == "accepted"
    assert row.decided_at is not None
    [noted] = AuditEntry.objects.all()
    assert (noted.action, noted.subject) == ("correct", GAME)
    assert noted.details["proposal"] == row.pk
    assert_equal_to_full()


def test_rejecting_one() -> None:
    row, before = proposed(), number_of_entries()
    browser = client(Role.MANAGER)
    empty = browser.post(address(row), {"step": "reject", "reject-reason": ""}).content.decode()
    assert "Falta el motivo" in words(empty)
    done = browser.post(
        address(row), {"step": "reject", "reject-reason": "El acta dice otra cosa"}, follow=True
    )
    assert "Corrección rechazada." in words(done.content.decode())
    assert number_of_entries() == before
    row.refresh_from_db()
    assert row.state == "rejected"
    [noted] = AuditEntry.objects.all()
    assert (noted.action, noted.reason) == ("reject-correction", "El acta dice otra cosa")
    assert noted.actor == account(Role.MANAGER).actor


def test_each_is_decided_once() -> None:
    row, before = proposed(), number_of_entries()
    browser = client(Role.MANAGER)
    page = fields(browser.get(address(row)).content.decode())
    services.reject_proposal(row.pk, actor="u1", reason="No")
    late = browser.post(address(row), {**page, "step": "accept"}, follow=True)
    assert "Otra persona ha decidido ya" in words(late.content.decode())
    with pytest.raises(Closed):
        services.reject_proposal(row.pk, actor="u1", reason="No")
    with pytest.raises(Closed):
        services.accept_proposal(row.pk, services.Confirmed("u1", "Sí", ""))
    assert number_of_entries() == before


def test_a_game_that_has_changed_is_shown_again() -> None:
    row = proposed()
    browser = client(Role.MANAGER)
    page = fields(browser.get(address(row)).content.decode())
    record([GameCorrected(replace(now(), source="otra"))], actor="u1")
    before = number_of_entries()
    again = browser.post(address(row), {**page, "step": "accept"}).content.decode()
    assert "No se ha hecho nada todavía." in words(again)
    assert number_of_entries() == before
    assert browser.post(address(row), {**fields(again), "step": "accept"}).status_code == 302


def test_a_proposal_that_is_no_change_any_more_can_only_be_rejected() -> None:
    row = proposed()
    record([GameCorrected(replace(now(), scores=now().scores[::-1]))], actor="u1")
    page = words(client(Role.MANAGER).get(address(row)).content.decode())
    assert "Así no se puede aceptar" in page
    assert "Aceptar la corrección" not in page
    assert "Rechazar la corrección" in page


def test_what_the_file_leaves_empty_stays() -> None:
    """Penalties, place, texts and source are not taken away by a file that does not have them."""
    before = CurrentGame.objects.exclude(event="").filter(mode="riichi", voided=False).last()
    assert before is not None
    game = replace(game_of(before), penalties=(0, -1000, 0, 0), venue=Venue.IN_PERSON)
    record([GameCorrected(game, digests(before))], actor="u1")
    bare = replace(game, scores=game.scores[::-1], venue=None, source="", penalties=(0, 0, 0, 0))
    accept(client(Role.MANAGER), proposed(bare))
    assert now(before.pk) == replace(game, scores=game.scores[::-1])
    assert CurrentGame.objects.get(pk=before.pk).event == before.event


def digests(row: CurrentGame) -> Texts:
    return Texts(row.event or None, row.note or None)


def test_what_the_file_has_is_taken() -> None:
    said = replace(
        now(),
        event="Copa",
        note="Al sol",
        source="club",
        penalties=(0, 0, 0, -5),
        venue=Venue.ONLINE,
    )
    accept(client(Role.MANAGER), proposed(said))
    row = CurrentGame.objects.get(pk=GAME)
    assert texts([row.event, row.note]) == {row.event: "Copa", row.note: "Al sol"}
    assert now() == replace(said, event="", note="")


def test_somebody_who_was_merged_is_not_another_person() -> None:
    merged, kept = small_league.MERGED
    row = CurrentGame.objects.filter(player1=merged, voided=False).first()
    assert row is not None
    game = now(row.pk)
    other = replace(game, players=(kept, *game.players[1:]), scores=game.scores[::-1])
    accept(client(Role.MANAGER), proposed(other))
    assert now(row.pk).players[0] == merged


def test_a_game_that_is_gone() -> None:
    row = proposed(replace(now(), id="zzz"))
    browser = client(Role.MANAGER)
    assert browser.get("/gestion/propuestas/").status_code == 200
    page = words(browser.get(address(row)).content.decode())
    assert "no está en el registro" in page


@pytest.mark.parametrize("path", ["/gestion/propuestas/", "/gestion/propuestas/{pk}/"])
def test_only_managers_decide(path: str) -> None:
    at = path.format(pk=proposed().pk)
    for role in (Role.PLAYER, Role.REPORTER, Role.REVIEWER):
        assert client(role).get(at).status_code == 403
    assert client(Role.VISITOR).get(at).status_code == 302
    assert client(Role.MANAGER).get("/gestion/propuestas/999/").status_code == 404
