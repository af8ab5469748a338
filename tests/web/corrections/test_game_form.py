"""The form of a game: what it has, what it refuses, and what stays as it was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
)
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.services import record
from support import small_league
from support.corrections import confirm, fields, newest, number_of_entries, preview
from support.pages import words
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from django.test import Client


pytestmark = pytest.mark.usefixtures("league")

GAME = "r200"


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


def test_nothing_is_other_than_it_was_unless_somebody_changed_it(manager: Client) -> None:
    page = preview(manager, GAME)
    assert "La partida «r200» ya es así".casefold() in words(page).casefold()


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


@pytest.mark.parametrize("game_id", ["a/b", "x#1", "año:ñ~1"])
def test_unusual_ids(manager: Client, game_id: str) -> None:
    game = replace(game_of(CurrentGame.objects.get(pk=GAME)), id=game_id)
    record([GameAdded(game)], actor="u1")
    shown = preview(manager, game_id, score0="1")
    assert confirm(manager, shown).redirect_chain
    assert game_of(CurrentGame.objects.get(pk=game_id)).scores[0] == 1
