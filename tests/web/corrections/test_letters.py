"""Letters to the players of a game: to whom, in which language, saying what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from support import small_league
from support.accounts import account
from support.corrections import confirm, decide, preview
from support.pages import words

if TYPE_CHECKING:
    from django.test import Client


pytestmark = pytest.mark.usefixtures("league")

GAME = "r200"


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
