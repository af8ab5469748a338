"""Correcting, voiding and restoring games: what it asks, what it shows, and what it leaves."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.ledger.payloads import (
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
)
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections.foreseen import correction, foresee, voiding
from ligamahjong.web.corrections.known import known_game
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.web.ranking.services import record
from support import small_league
from support.accounts import account, client
from support.corrections import confirm, decide, fields, newest, number_of_entries, preview, seal_of
from support.pages import table_rows, words
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from django.test import Client


pytestmark = pytest.mark.usefixtures("league")

GAME = "r200"


def test_a_correction_step_by_step(manager: Client) -> None:
    before = number_of_entries()
    game = game_of(CurrentGame.objects.get(pk=GAME))
    east, south, *_ = game.scores
    shown = preview(manager, GAME, score0=str(south), score1=str(east), reason="Al revés")
    assert number_of_entries() == before
    page = words(shown)
    assert "Qué cambia en la partida" in page
    assert "Al revés" in page
    assert "Guardar la corrección" in page
    done = confirm(manager, shown)
    assert done.redirect_chain == [(f"/gestion/partidas/{GAME}/", 302)]
    assert "Partida corregida." in words(done.content.decode())
    assert number_of_entries() == before + 1
    payload = newest()
    assert isinstance(payload, GameCorrected)
    assert payload.game.scores == (south, east, *game.scores[2:])
    assert payload.game == replace(game, scores=payload.game.scores)
    assert payload.reason is not None
    assert texts([payload.reason]) == {payload.reason: "Al revés"}
    assert_equal_to_full()


def test_everybody_who_moves_half_a_point_is_listed_and_comes_true(manager: Client) -> None:
    game = game_of(CurrentGame.objects.get(pk="r330"))
    first, second, *_ = game.scores
    before = {one.person.id: one.rating for one in ranking(game.mode, today()).everybody}
    shown = preview(manager, "r330", score0=str(second), score1=str(first))
    confirm(manager, shown)
    after = {one.person.id: one.rating for one in ranking(game.mode, today()).everybody}
    moved = {one for one in before if abs(after[one] - before[one]) >= 0.5}
    names = {person.id: person.name for person in small_league.PEOPLE}
    rows = {row.cells[0]: row.cells[1:] for row in table_rows(shown) if len(row.cells) == 4}
    listed = {
        person: cells
        for person, name in names.items()
        for cell, cells in rows.items()
        if re.match(re.escape(name) + r"( \(\w+\))?( de la partida)?Riichi", cell)
    }
    assert listed.keys() >= moved - {"p38", "p39"}
    for person in moved - {"p38", "p39"}:
        old, new, _ = (cell.replace(",", ".").replace("−", "-") for cell in listed[person])
        assert float(old) == pytest.approx(before[person], abs=0.051)
        assert float(new) == pytest.approx(after[person], abs=0.051)


def test_the_reason_is_needed_and_stays_private(manager: Client) -> None:
    page = preview(manager, GAME, score0="1", reason="")
    assert "Falta el motivo" in words(page)
    confirm(manager, preview(manager, GAME, score0="1", reason="Lo dijo Nerea en privado"))
    public = manager.get(f"/partidas/{GAME}/").content.decode()
    assert "Corregida" in words(public)
    assert "Nerea en privado" not in public
    actor = account(Role.MANAGER).actor
    assert actor not in public
    staff = client(Role.REVIEWER).get(f"/gestion/partidas/{GAME}/").content.decode()
    assert "Lo dijo Nerea en privado" in staff
    assert "manager@example.org" in staff


def test_the_audit_log_says_who_what_and_why(manager: Client) -> None:
    confirm(manager, preview(manager, GAME, score0="99000", reason="Error de copia"))
    [noted] = AuditEntry.objects.all()
    assert (noted.actor, noted.action) == (account(Role.MANAGER).actor, "correct")
    assert (noted.subject_kind, noted.subject) == ("game", GAME)
    assert noted.reason == "Error de copia"
    assert noted.details["letters"] == 0
    assert noted.details["moved"] > 0
    assert "own" not in noted.details


def test_a_decision_on_ones_own_game_is_noted() -> None:
    game = game_of(CurrentGame.objects.get(pk=GAME))
    browser = client(Role.MANAGER, person_id=game.players[2])
    shown = preview(browser, GAME, score0="1")
    assert "Juegas en esta partida." in words(shown)
    confirm(browser, shown)
    assert AuditEntry.objects.get().details["own"] == ["played"]


def test_voiding_and_restoring(manager: Client) -> None:
    before = number_of_entries()
    assert "Partida anulada." in words(decide(manager, "anular", GAME))
    assert isinstance(newest(), GameVoided)
    assert "Anulada. Esta partida no cuenta" in words(
        manager.get(f"/partidas/{GAME}/").content.decode()
    )
    assert_equal_to_full()
    again = words(manager.get(f"/gestion/partidas/{GAME}/anular/").content.decode())
    assert "ya está anulada" in again
    assert "Partida restablecida." in words(decide(manager, "restablecer", GAME))
    assert isinstance(newest(), GameRestored)
    assert number_of_entries() == before + 2
    assert_equal_to_full()
    assert "no está anulada" in words(
        manager.get(f"/gestion/partidas/{GAME}/restablecer/").content.decode()
    )
    assert [one.action for one in AuditEntry.objects.order_by("pk")] == ["void", "restore"]


def test_voiding_needs_a_reason_and_a_page_that_was_seen(manager: Client) -> None:
    before = number_of_entries()
    address = f"/gestion/partidas/{GAME}/anular/"
    page = manager.get(address).content.decode()
    empty = manager.post(address, {"reason": " ", "seal": seal_of(page)}).content.decode()
    assert "Falta el motivo" in words(empty)
    unseen = manager.post(address, {"reason": "Repetida"}).content.decode()
    assert "No se ha hecho nada todavía." in words(unseen)
    assert number_of_entries() == before
    manager.post(address, {"reason": "Repetida", "seal": seal_of(unseen)})
    assert number_of_entries() == before + 1


def test_a_voided_game_can_be_corrected_and_changes_nobody(manager: Client) -> None:
    shown = preview(manager, small_league.VOIDED, score0="1")
    assert "La partida está anulada" in words(shown)
    confirm(manager, shown)
    assert CurrentGame.objects.get(pk=small_league.VOIDED).voided
    assert_equal_to_full()


def test_restoring_a_game_in_which_one_person_would_sit_twice(manager: Client) -> None:
    row = CurrentGame.objects.get(pk=small_league.VOIDED)
    pair = unmet(row)
    record([PersonMerged(*pair)], actor="u1")
    page = words(
        manager.get(f"/gestion/partidas/{small_league.VOIDED}/restablecer/").content.decode()
    )
    assert "serían la misma persona" in page
    assert manager.get(f"/gestion/partidas/{small_league.VOIDED}/").status_code == 200
    assert manager.get(f"/partidas/{small_league.VOIDED}/").status_code == 200


def unmet(row: CurrentGame) -> tuple[str, str]:
    """Seat two people who never met at another table in a voided game."""
    game = game_of(row)
    met = {
        frozenset((a, b))
        for one in CurrentGame.objects.filter(voided=False)
        for a in game_of(one).players
        for b in game_of(one).players
    }
    people = [person.id for person in small_league.PEOPLE if person.id != "p41"]
    kept, merged = next(
        (a, b) for a in people for b in people if a < b and frozenset((a, b)) not in met
    )
    others = [p for p in people if p not in {kept, merged}][:2]
    four = (kept, merged, others[0], others[1])
    record([GameCorrected(replace(game, players=four))], actor="u1")
    return kept, merged


def test_a_game_published_meanwhile_that_changes_nothing_does_not_stand_in_the_way(
    manager: Client,
) -> None:
    shown = preview(manager, GAME, score0="1")
    record(
        [GameCorrected(replace(game_of(CurrentGame.objects.get(pk="m100")), source="x"))],
        actor="u1",
    )
    assert confirm(manager, shown).redirect_chain


def test_a_preview_that_no_longer_holds_is_shown_again(manager: Client) -> None:
    shown = preview(manager, "r339", score3="99000", reason="Error")
    before = number_of_entries()
    record([GameVoided("r338"), GameVoided("r337"), GameVoided("r336")], actor="u1")
    again = confirm(manager, shown)
    assert not again.redirect_chain
    page = again.content.decode()
    assert "No se ha hecho nada todavía." in words(page)
    assert number_of_entries() == before + 3
    assert seal_of(page) != seal_of(shown)
    assert confirm(manager, page).redirect_chain
    assert number_of_entries() == before + 4


def test_somebody_else_corrects_it_first(manager: Client) -> None:
    first, second = preview(manager, GAME, score0="1"), preview(manager, GAME, score1="2")
    confirm(manager, first)
    before = number_of_entries()
    late = words(confirm(manager, second).content.decode())
    assert "Otra persona ha cambiado esta partida mientras tanto" in late
    assert number_of_entries() == before
    assert game_of(CurrentGame.objects.get(pk=GAME)).scores[0] == 1


def test_the_form_of_a_game_that_changed_meanwhile(manager: Client) -> None:
    opened = fields(manager.get(f"/gestion/partidas/{GAME}/corregir/").content.decode())
    record([GameVoided(GAME)], actor="u1")
    page = manager.post(
        f"/gestion/partidas/{GAME}/corregir/", {**opened, "score0": "1", "reason": "x"}
    ).content.decode()
    assert "Otra persona ha cambiado esta partida mientras tanto" in words(page)
    now = fields(page)
    assert now["score0"] == "1"
    assert now["version"] == CurrentGame.objects.get(pk=GAME).changed_at != opened["version"]


def test_one_can_go_back_and_change_something_else(manager: Client) -> None:
    shown = preview(manager, GAME, score0="1", reason="Error", tell="on")
    sent = {**fields(shown), "step": "edit"}
    page = manager.post(f"/gestion/partidas/{GAME}/corregir/", sent).content.decode()
    given = fields(page)
    assert (given["score0"], given["reason"], given["tell"]) == ("1", "Error", "on")
    assert "Hay algo que corregir" not in page


def test_what_is_confirmed_is_what_was_shown(manager: Client) -> None:
    """Other facts than those of the preview are another correction."""
    shown = preview(manager, GAME, score0="1")
    sent = {**fields(shown), "step": "confirm", "score0": "2"}
    page = manager.post(f"/gestion/partidas/{GAME}/corregir/", sent).content.decode()
    assert "No se ha hecho nada todavía." in words(page)


def test_the_seal_tells_texts_apart_too() -> None:
    known = known_game(GAME)
    assert known is not None
    seals = {
        foresee(correction(known, replace(known.game, note=note))).seal for note in ("a", "b")
    } | {foresee(voiding(known)).seal}
    assert len(seals) == 3


@pytest.mark.parametrize("action", ["corregir", "anular", "restablecer"])
def test_a_game_that_is_not_there(manager: Client, action: str) -> None:
    assert manager.get(f"/gestion/partidas/zzz/{action}/").status_code == 404


@pytest.mark.parametrize("action", ["corregir/", "anular/", "restablecer/"])
def test_only_managers_decide(action: str) -> None:
    address = f"/gestion/partidas/{GAME}/{action}"
    before = number_of_entries()
    for role in (Role.PLAYER, Role.REPORTER, Role.REVIEWER):
        assert client(role).get(address).status_code == 403
        assert client(role).post(address, {"reason": "x"}).status_code == 403
    assert client(Role.VISITOR).get(address).status_code == 302
    assert number_of_entries() == before


def test_reviewers_see_and_do_not_decide() -> None:
    page = client(Role.REVIEWER).get(f"/gestion/partidas/{GAME}/").content.decode()
    assert "/corregir/" not in page
    assert "/corregir/" in client(Role.MANAGER).get(f"/gestion/partidas/{GAME}/").content.decode()


def test_in_english(manager: Client) -> None:
    page = manager.get(f"/en/gestion/partidas/{GAME}/corregir/").content.decode()
    sent = {**fields(page), "score0": "1", "reason": "Swapped"}
    shown = manager.post(f"/en/gestion/partidas/{GAME}/corregir/", sent).content.decode()
    assert "What happens to the ratings" in words(shown)
    assert "Save the correction" in words(shown)
