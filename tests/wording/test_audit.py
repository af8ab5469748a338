"""Sentences of an audit."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone

from ligamahjong.analysis.audit import Quantity
from ligamahjong.league.game import Game, Mode
from ligamahjong.wording import Language, audit

ES, EN = Language


def test_every_quantity_has_a_name() -> None:
    assert list(audit.QUANTITIES) == list(Quantity)


def test_headings() -> None:
    assert audit.headings(ES) == ["Magnitud", "Mayor diferencia", "Partida", "Jugador"]
    assert audit.headings(EN) == ["Quantity", "Largest difference", "Game", "Player"]


def test_all_equal() -> None:
    assert audit.equal(8205, 512, "6.0.0", ES) == (
        "8.205 partidas y 512 jugadores, aquí y con OpenSkill 6.0.0: todo coincide hasta el "
        "último bit."
    )
    assert audit.equal(1, 4, "6.0.0", EN) == (
        "1 game and 4 players, here and with OpenSkill 6.0.0: all the same to the last bit."
    )


def test_something_differs() -> None:
    assert audit.differing(12, 8205, 7, 512, ES) == (
        "No coinciden: difiere algún bit en 12 de 8.205 partidas y 7 de 512 jugadores."
    )
    assert audit.differing(1, 1, 1, 4, EN) == (
        "Not the same: some bit differs in 1 of 1 game and 1 of 4 players."
    )


def test_the_first_game_that_differs() -> None:
    start = datetime(2026, 1, 10, 17, 5, tzinfo=timezone(timedelta(hours=1)))
    game = Game("g17", Mode.MCR, start, date(2026, 1, 10), ("a", "b", "c", "d"), (4, 3, 2, 1))
    assert audit.first(17, game, "Ana Gil", ES) == (
        "Primera diferencia: partida g17, n.º 17 (10 de enero de 2026, 17:05), Ana Gil:"
    )
    assert audit.first(17, game, "Ana Gil", EN) == (
        "First difference: game g17, no. 17 (10 January 2026, 17:05), Ana Gil:"
    )


def test_a_pair_shows_every_digit() -> None:
    assert audit.pair("mu", 25.100000000000005, -0.5, ES) == (
        "μ 25,100000000000005 aquí, −0,5 en OpenSkill"
    )
    assert audit.pair("projection", 1500.0, float("nan"), EN) == (
        "Projection 1500.0 here, nan in OpenSkill"
    )


def test_what_is_going_on() -> None:
    assert audit.progress("6.0.0", ES) == "Con OpenSkill 6.0.0"
    assert audit.progress("6.0.0", EN) == "With OpenSkill 6.0.0"
