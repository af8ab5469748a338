"""Correcting, voiding and restoring games: what it asks, what it shows, and what it leaves."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
)
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections.foreseen import correction, foresee, voiding
from ligamahjong.web.corrections.known import known_game
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.selectors import entries, texts
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.web.ranking.services import record
from support import small_league
from support.accounts import account, client
from support.corrections import confirm, fields, preview, seal_of
from support.pages import table_rows, words
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from django.test import Client

    from ligamahjong.ledger.payloads import Payload

pytestmark = pytest.mark.usefixtures("league")

GAME = "r200"


@pytest.fixture
def manager() -> Client:
    return client(Role.MANAGER)


def newest() -> Payload:
    *_, last = entries()
    return payload_of(last)


def number_of_entries() -> int:
    return len(list(entries()))


def test_the_form_has_every_fact_of_the_game(manager: Client) -> None:
    game = game_of(CurrentGame.objects.get(pk="r077"))
    given = fields(manager.get("/gestion/partidas/r077/corregir/").content.decode())
    names = {person.id: person.name for person in small_league.PEOPLE}
    assert given["mode"] == "riichi"
    assert given["day"] == game.day.isoformat()
    assert given["start"] == f"{game.played_at:%H:%M}"
    assert given["clock"] == "mainland"
    assert given["venue"] == "in-person"
    assert [given[f"player{seat}"] for seat in range(4)] == [names[p] for p in game.players]
    assert [int(given[f"score{seat}"]) for seat in range(4)] == list(game.scores)
    assert [given[f"penalty{seat}"] for seat in range(4)] == ["", "", "-20000", ""]
    row = CurrentGame.objects.exclude(event="").filter(note="")[0]
    given = fields(manager.get(f"/gestion/partidas/{row.pk}/corregir/").content.decode())
    assert (given["event"], given["note"]) == (texts([row.event])[row.event], "")


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


def test_nothing_is_other_than_it_was_unless_somebody_changed_it(manager: Client) -> None:
    page = preview(manager, GAME)
    assert "La partida «r200» ya es así".casefold() in words(page).casefold()


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


def test_another_mode_another_day_other_people(manager: Client) -> None:
    game = game_of(CurrentGame.objects.get(pk=GAME))
    shown = preview(
        manager,
        GAME,
        mode="mcr",
        day="2025-02-03",
        start="20:30",
        clock="canary",
        venue="online",
        player2="Julia Duarte Gil",
        person2="",
        penalty3="−1.000",
        event="Copa de Otoño",
        note="Con árbitro",
    )
    assert "Modalidad: Riichi → MCR" in words(shown)
    confirm(manager, shown)
    row = CurrentGame.objects.get(pk=GAME)
    now = game_of(row)
    assert now.mode == "mcr"
    assert f"{now.played_at}" == "2025-02-03 21:30:00+01:00"
    assert now.players == (*game.players[:2], "p35", game.players[3])
    assert now.penalties == (0, 0, 0, -1000)
    said = texts([row.event, row.note])
    assert (said[row.event], said[row.note]) == ("Copa de Otoño", "Con árbitro")
    public = words(manager.get(f"/partidas/{GAME}/").content.decode())
    assert "Modalidad: Riichi → MCR" in public
    assert "Cambió el nombre del evento." in public
    assert "Cambió la nota." in public
    assert_equal_to_full()


def test_what_is_left_as_it_was_stays_to_the_letter(manager: Client) -> None:
    """A start on the clock of the Canary Islands, a merged id, texts and their digests."""
    row = CurrentGame.objects.filter(player1=small_league.MERGED[0], voided=False).first()
    canary = CurrentGame.objects.filter(pk="r025").get()
    assert row is not None
    for one in (row, canary):
        confirm(manager, preview(manager, one.pk, score0="77"))
        payload = newest()
        assert isinstance(payload, GameCorrected)
        before = game_of(one)
        assert payload.game == replace(before, scores=(77, *before.scores[1:]))
        assert payload.game.played_at.utcoffset() == before.played_at.utcoffset()
        now = CurrentGame.objects.get(pk=one.pk)
        assert (now.event, now.note, now.link) == (one.event, one.note, one.link)


def test_a_text_that_was_erased_keeps_its_digest(manager: Client) -> None:
    row = CurrentGame.objects.exclude(event="").filter(mode="riichi", voided=False)[5]
    FreeText.objects.filter(digest=row.event).delete()
    confirm(manager, preview(manager, row.pk, score0="77"))
    assert CurrentGame.objects.get(pk=row.pk).event == row.event


def test_a_text_can_be_taken_away(manager: Client) -> None:
    row = CurrentGame.objects.exclude(event="").filter(mode="riichi", voided=False)[5]
    confirm(manager, preview(manager, row.pk, event=""))
    assert CurrentGame.objects.get(pk=row.pk).event == ""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"score0": "31,5"}, "no es un número entero"),
        ({"score0": ""}, "Falta"),
        ({"score0": "99999999999"}, "es demasiado"),
        ({"player1": "Nadie Conocido", "person1": ""}, "no es nadie inscrito"),
        ({"player1": "Ana Ruiz Soler", "person1": ""}, "puede ser Ana Ruiz Soler (p38)"),
        ({"day": "2026-07-01"}, "Es un día por venir"),
        ({"day": "mañana"}, "No es una fecha"),
        ({"day": "0001-01-01"}, "Ese año no puede ser"),
        ({"start": ""}, "Falta la hora"),
        ({"start": "25:00"}, "No es una hora"),
        ({"day": "2026-03-29", "start": "02:30"}, "Esa hora no existió"),
        ({"mode": "go"}, "go"),
        ({"note": "x" * 1001}, "demasiado largo"),
        ({"reason": "x" * 2001}, "demasiado largo"),
        ({"event": "a\x00b"}, "caracteres nulos"),
    ],
)
def test_what_cannot_be_is_said(manager: Client, change: dict[str, str], expected: str) -> None:
    before = number_of_entries()
    page = words(preview(manager, GAME, **change))
    assert expected.casefold() in page.casefold()
    assert "Guardar la corrección" not in page
    assert number_of_entries() == before


def test_nobody_sits_twice_not_even_by_another_id(manager: Client) -> None:
    row = CurrentGame.objects.filter(player1=small_league.MERGED[0], voided=False).first()
    assert row is not None
    kept = next(one.name for one in small_league.PEOPLE if one.id == small_league.MERGED[1])
    page = preview(manager, row.pk, player2=kept, person2="p02")
    assert f"{kept} ya está en otro asiento" in words(page)


def test_people_are_found_without_javascript(manager: Client) -> None:
    """The hidden id is of the name before it was changed: the text decides."""
    game = game_of(CurrentGame.objects.get(pk=GAME))
    other = next(p for p in small_league.PEOPLE if p.id == "p21" != game.players[0])
    confirm(manager, preview(manager, GAME, player0=other.name))
    assert game_of(CurrentGame.objects.get(pk=GAME)).players[0] == "p21"


def test_a_namesake_is_chosen_by_id(manager: Client) -> None:
    confirm(manager, preview(manager, GAME, player2="Ana Ruiz Soler", person2="p39"))
    assert game_of(CurrentGame.objects.get(pk=GAME)).players[2] == "p39"
    page = preview(manager, GAME, player2="Ana Ruiz Soler (p38)")
    confirm(manager, page)
    assert game_of(CurrentGame.objects.get(pk=GAME)).players[2] == "p38"
    public = words(manager.get(f"/partidas/{GAME}/").content.decode())
    assert "Ana Ruiz Soler (p39), " in public
    assert "Ana Ruiz Soler (p38), " in public


def test_the_second_of_two_times_in_autumn(manager: Client) -> None:
    shown = preview(manager, GAME, day="2025-10-26", start="02:30")
    confirm(manager, shown)
    first = CurrentGame.objects.get(pk=GAME)
    assert (first.offset, f"{first.played_at:%H:%M}") == (120, "00:30")
    page = manager.post(
        f"/gestion/partidas/{GAME}/corregir/",
        {
            **fields(manager.get(f"/gestion/partidas/{GAME}/corregir/").content.decode()),
            "day": "2025-10-26",
            "start": "02:30",
            "second": "on",
            "reason": "La segunda",
        },
    ).content.decode()
    confirm(manager, page)
    second = CurrentGame.objects.get(pk=GAME)
    assert (second.offset, f"{second.played_at:%H:%M}") == (60, "01:30")
    again = manager.get(f"/gestion/partidas/{GAME}/corregir/").content.decode()
    assert 'type="checkbox" name="second"' in again
    assert fields(again)["second"] == "on"


def test_doubts_about_the_game_as_it_would_be(manager: Client) -> None:
    assert "Los puntos suman" in words(preview(manager, GAME, score0="12300"))


def test_a_game_without_an_hour_may_stay_without(manager: Client) -> None:
    game = game_of(CurrentGame.objects.get(pk=GAME))
    midnight = game.played_at.replace(hour=0, minute=0)
    record([GameCorrected(replace(game, has_time=False, played_at=midnight))], actor="u1")
    confirm(manager, preview(manager, GAME, day="2025-05-06"))
    now = game_of(CurrentGame.objects.get(pk=GAME))
    assert (now.has_time, f"{now.played_at}") == (False, "2025-05-06 00:00:00+02:00")
    confirm(manager, preview(manager, GAME, start="19:00"))
    now = game_of(CurrentGame.objects.get(pk=GAME))
    assert (now.has_time, f"{now.played_at}") == (True, "2025-05-06 19:00:00+02:00")


def decide(browser: Client, action: str, game: str, **more: str) -> str:
    address = f"/gestion/partidas/{game}/{action}/"
    page = browser.get(address).content.decode()
    sent = {"reason": "Repetida", "seal": seal_of(page), **more}
    return browser.post(address, sent, follow=True).content.decode()


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


def with_addresses(game: str) -> None:
    """Two of the four have an address of their own, one an account in English, one none."""
    players = game_of(CurrentGame.objects.get(pk=game)).players
    Person.objects.filter(id=players[0]).update(email="este@example.org")
    Person.objects.filter(id=players[1]).update(email="sur@example.org")
    account(Role.PLAYER, "west@example.org", person_id=players[2], language="en")


def test_the_players_are_told_in_their_language(manager: Client) -> None:
    with_addresses(GAME)
    shown = preview(manager, GAME, score0="99000", tell="on")
    assert "Se avisará por correo" in words(shown)
    done = words(confirm(manager, shown).content.decode())
    assert "Se ha escrito a 3 de 4 jugadores." in done
    letters = {letter.to: letter for letter in OutgoingMail.objects.all()}
    assert letters.keys() == {"este@example.org", "sur@example.org", "west@example.org"}
    spanish, english = letters["este@example.org"], letters["west@example.org"]
    assert spanish.subject.startswith("Partida corregida: Riichi, ")
    assert "Este: " in spanish.text
    assert re.search(r"Tu rating de Riichi pasa de \d+ a \d+ \([+−]", spanish.text)
    assert "/partidas/r200/" in spanish.text
    assert english.subject.startswith("Game corrected: Riichi, ")
    assert "Your Riichi rating goes from" in english.text
    assert "/en/partidas/r200/" in english.text
    assert AuditEntry.objects.get().details["letters"] == 3
    assert "example.org" not in str(AuditEntry.objects.get().details)


def test_whoever_sat_there_before_is_told_too(manager: Client) -> None:
    players = game_of(CurrentGame.objects.get(pk=GAME)).players
    Person.objects.filter(id=players[0]).update(email="antes@example.org")
    Person.objects.filter(id="p36").update(email="ahora@example.org")
    name = next(one.name for one in small_league.PEOPLE if one.id == "p36")
    shown = preview(manager, GAME, player0=name, person0="p36", tell="on")
    assert "Se ha escrito a 2 de 5 jugadores." in words(confirm(manager, shown).content.decode())
    now = OutgoingMail.objects.get(to="ahora@example.org")
    assert "Tu rating de Riichi es ahora " in now.text


def test_nobody_is_told_unless_asked(manager: Client) -> None:
    with_addresses(GAME)
    confirm(manager, preview(manager, GAME, score0="1"))
    decide(manager, "anular", GAME)
    assert OutgoingMail.objects.count() == 0
    decide(manager, "restablecer", GAME, tell="on")
    assert OutgoingMail.objects.count() == 3


def test_a_letter_names_nobody_who_is_hidden(manager: Client) -> None:
    row = CurrentGame.objects.filter(player1=small_league.HIDDEN, voided=False).first()
    assert row is not None
    Person.objects.filter(id=row.player2).update(email="sur@example.org")
    confirm(manager, preview(manager, row.pk, score0="1", tell="on"))
    hidden = next(one for one in small_league.PEOPLE if one.id == small_league.HIDDEN)
    letter = OutgoingMail.objects.get()
    assert "Jugador sin nombre" in letter.text
    assert hidden.name not in letter.text + letter.html


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


@pytest.mark.parametrize("game_id", ["a/b", "x#1", "año:ñ~1"])
def test_unusual_ids(manager: Client, game_id: str) -> None:
    game = replace(game_of(CurrentGame.objects.get(pk=GAME)), id=game_id)
    record([GameAdded(game)], actor="u1")
    shown = preview(manager, game_id, score0="1")
    assert confirm(manager, shown).redirect_chain
    assert game_of(CurrentGame.objects.get(pk=game_id)).scores[0] == 1


def test_in_english(manager: Client) -> None:
    page = manager.get(f"/en/gestion/partidas/{GAME}/corregir/").content.decode()
    sent = {**fields(page), "score0": "1", "reason": "Swapped"}
    shown = manager.post(f"/en/gestion/partidas/{GAME}/corregir/", sent).content.decode()
    assert "What happens to the ratings" in words(shown)
    assert "Save the correction" in words(shown)
