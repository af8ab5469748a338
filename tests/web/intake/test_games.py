"""From a submission to the game and the texts that the ledger is given."""

from __future__ import annotations

from datetime import date, time
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.game import Mode, Venue
from ligamahjong.ledger.identifiers import digest_text, is_identifier
from ligamahjong.ledger.payloads import GameAdded, Texts
from ligamahjong.web.intake.errors import NotReady
from ligamahjong.web.intake.games import game_of, texts_of
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.services import record

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.web.intake.models import Submission

ONLINE = {"venue": "online", "place": "", "signed": False}


def test_a_game_in_person(stored: Callable[..., Submission]) -> None:
    game = game_of(stored(penalties=(0, 0, 0, -30)))
    assert is_identifier(game.id)
    assert game.id[0] == "g"
    assert len(game.id) == 17
    assert (game.mode, game.venue, game.source) == (Mode.MCR, Venue.IN_PERSON, "acta")
    assert game.played_at.isoformat() == "2026-06-20T18:30:00+02:00"
    assert (game.day, game.has_time) == (date(2026, 6, 20), True)
    assert game.players == ("p01", "p02", "p07", "p10")
    assert (game.scores, game.penalties) == ((88, 12, -40, -60), (0, 0, 0, -30))
    assert (game.event, game.note) == ("", "")


def test_each_game_has_an_id_of_its_own(stored: Callable[..., Submission]) -> None:
    submission = stored()
    assert game_of(submission).id != game_of(submission).id
    submission.game = "g0123456789abcdef"
    assert game_of(submission).id == "g0123456789abcdef"


def test_the_day_is_that_of_the_mainland(stored: Callable[..., Submission]) -> None:
    game = game_of(stored(start=time(23, 30), clock="canary"))
    assert game.played_at.isoformat() == "2026-06-21T00:30:00+02:00"
    assert game.day == date(2026, 6, 21)


@pytest.mark.parametrize(
    ("platform", "source", "event"),
    [
        ("Mahjong Soft", "mahjong-soft", ""),
        ("mahjong time", "mahjong-time", ""),
        ("La mesa de Ana", "online", "La mesa de Ana"),
    ],
)
def test_only_known_platforms_enter_the_chain(
    stored: Callable[..., Submission], platform: str, source: str, event: str
) -> None:
    submission = stored(platform=platform, link="https://example.org/7", **ONLINE)
    assert game_of(submission).source == source
    said = [one.text for one in texts_of(submission).salted]
    assert said == [*filter(None, [event]), "https://example.org/7"]


def test_texts_are_digests_with_a_salt_each(stored: Callable[..., Submission]) -> None:
    first, second = (texts_of(stored()) for _ in range(2))
    [one] = first.salted
    assert one.text == "Club Dragón Rojo"
    assert first.digests == Texts(event=digest_text(one.salt, one.text))
    assert first.digests != second.digests


def test_what_the_sender_remarked_never_enters_the_ledger(
    stored: Callable[..., Submission],
) -> None:
    submission = stored(remarks="Ana se fue antes", sender_email="bruno@example.org")
    game, said = game_of(submission), texts_of(submission)
    record([GameAdded(game, said.digests)], actor="u1", texts=said.salted)
    row = CurrentGame.objects.get(pk=game.id)
    assert texts([row.event, row.note, row.link]) == {row.event: "Club Dragón Rojo"}
    assert row.note == ""


def test_what_is_not_complete_is_no_game(stored: Callable[..., Submission]) -> None:
    for changes in ({"day": None}, {"scores": (1, 2, 3, None)}, {"seated": (None,) * 4}):
        with pytest.raises(NotReady):
            game_of(stored(**changes))
