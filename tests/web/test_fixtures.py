"""The fixtures of the site do what the other tests trust them to do."""

from __future__ import annotations

import pytest

from ligamahjong.league.game import Mode
from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.ledger import selectors as ledger
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.selectors import ranking, today
from support import small_league


@pytest.mark.usefixtures("site")
def test_a_site_begins_empty() -> None:
    assert ledger.head().seq == 0
    Person.objects.create(id="p1", name="Lola Prado")


@pytest.mark.usefixtures("site")
def test_what_a_test_writes_is_gone_in_the_next() -> None:
    test_a_site_begins_empty()


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.usefixtures("league")
def test_the_league_holds_what_it_says(mode: Mode) -> None:
    assert today() == small_league.TODAY
    whole = ranking(mode, today())
    listed = {one.person.id: one for one in whole.listed}
    assert whole.history.games == small_league.GAMES - (mode is Mode.RIICHI)
    assert {"p35", "p36", "p41"}.isdisjoint(listed)
    assert {one for one, row in listed.items() if row.provisional} >= {"p30", "p31", "p32", "p33"}
    assert not listed["p34"].provisional
    assert listed["p34"].discount > 0
    assert not any(listed[f"p{number:02}"].provisional for number in (1, 2))
    assert ("p40" in listed) is (mode is Mode.RIICHI)
    assert listed[small_league.HIDDEN].person.name == "Jugador sin nombre"
    assert list(verify_chain(ledger.entries())) == []
