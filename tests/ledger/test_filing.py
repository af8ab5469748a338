"""One game, entry by entry."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, timezone

import pytest

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Mode, Venue
from ligamahjong.ledger.filing import Filed, Key, affected, earliest, file_game
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GamePayload,
    GameRestored,
    GameVoided,
    Texts,
)
from support.games import game

GAME = game()
NEW = file_game(None, GameAdded(GAME), 5)
VOIDED = replace(NEW, voided=True)
KEY = Key(GAME.played_at, 5)


def corrected(**changes: object) -> Filed:
    return file_game(NEW, GameCorrected(replace(GAME, **changes)), 9)  # type: ignore[arg-type]


def test_a_new_game_has_the_number_of_its_entry_as_its_order() -> None:
    assert Filed(GAME, Texts(), 5) == NEW
    assert NEW.key == KEY


def test_a_correction_keeps_the_order() -> None:
    other = corrected(scores=(1, 2, 3, 4), played_at=GAME.played_at + timedelta(hours=1))
    assert other.order == 5
    assert other.game.scores == (1, 2, 3, 4)
    assert other.key > KEY


def test_a_correction_of_a_text_alone_is_one() -> None:
    texts = Texts(note="4" * 64)
    assert file_game(NEW, GameCorrected(GAME, texts), 9).texts == texts


def test_a_correction_of_the_clock_alone_is_one() -> None:
    there = GAME.played_at.astimezone(timezone(timedelta(hours=1)))
    assert there == GAME.played_at
    assert corrected(played_at=there).game.played_at.hour == GAME.played_at.hour + 1
    assert affected(NEW, corrected(played_at=there)) == {}


def test_a_voided_game_may_be_corrected_and_stays_voided() -> None:
    other = file_game(VOIDED, GameCorrected(replace(GAME, scores=(1, 2, 3, 4))), 9)
    assert other.voided
    assert file_game(other, GameRestored(GAME.id), 10) == replace(other, voided=False)


def test_what_is_voided_is_restored_as_it_was() -> None:
    assert file_game(NEW, GameVoided(GAME.id), 9) == VOIDED
    assert file_game(VOIDED, GameRestored(GAME.id), 9) == NEW


@pytest.mark.parametrize(
    ("filed", "payload", "reason"),
    [
        (NEW, GameAdded(GAME), "game-known"),
        (VOIDED, GameAdded(GAME), "game-known"),
        (None, GameCorrected(GAME), "game-unknown"),
        (None, GameVoided("1"), "game-unknown"),
        (None, GameRestored("1"), "game-unknown"),
        (NEW, GameCorrected(GAME), "game-unchanged"),
        (NEW, GameCorrected(GAME, reason="0" * 64), "game-unchanged"),
        (VOIDED, GameCorrected(GAME), "game-unchanged"),
        (VOIDED, GameVoided("1"), "game-voided"),
        (NEW, GameRestored("1"), "game-not-voided"),
    ],
)
def test_what_makes_no_sense_is_refused(
    filed: Filed | None, payload: GamePayload, reason: str
) -> None:
    with pytest.raises(LedgerError) as refused:
        file_game(filed, payload, 9)
    assert refused.value.facts == {"reason": reason, "game": "1"}


def test_a_new_game_affects_itself() -> None:
    assert affected(None, NEW) == {Mode.RIICHI: KEY}


def test_a_voided_or_restored_game_affects_its_place() -> None:
    assert affected(NEW, VOIDED) == affected(VOIDED, NEW) == {Mode.RIICHI: KEY}


def test_other_scores_affect_their_place() -> None:
    assert affected(NEW, corrected(scores=(1, 2, 3, 4))) == {Mode.RIICHI: KEY}


def test_another_day_of_the_same_start_affects_its_place() -> None:
    start = GAME.played_at.replace(hour=22, minute=30)
    here, there = (
        replace(NEW, game=replace(GAME, played_at=start, day=GAME.day + timedelta(days=more)))
        for more in (0, 1)
    )
    assert affected(here, there) == {Mode.RIICHI: here.key}


@pytest.mark.parametrize("hours", [-1, 1])
def test_another_start_affects_the_earlier_place(hours: int) -> None:
    moved = corrected(played_at=GAME.played_at + timedelta(hours=hours))
    assert affected(NEW, moved) == {Mode.RIICHI: min(KEY, moved.key)}


def test_another_mode_affects_both() -> None:
    assert affected(NEW, corrected(mode=Mode.MCR)) == {Mode.RIICHI: KEY, Mode.MCR: KEY}


@pytest.mark.parametrize(
    "change",
    [
        {"venue": Venue.ONLINE},
        {"source": "acta"},
        {"penalties": (0, 0, 0, -8)},
        {"has_time": False},
    ],
)
def test_what_no_rating_depends_on_affects_nothing(change: dict[str, object]) -> None:
    assert affected(NEW, corrected(**change)) == {}


def test_a_correction_of_a_voided_game_affects_nothing() -> None:
    other = file_game(VOIDED, GameCorrected(replace(GAME, scores=(1, 2, 3, 4))), 9)
    assert affected(VOIDED, other) == {}


def test_the_earliest_of_each_mode() -> None:
    later = replace(NEW, order=6)
    other = replace(NEW, game=replace(GAME, mode=Mode.MCR), order=7)
    assert earliest([later, NEW, other]) == {Mode.RIICHI: NEW.key, Mode.MCR: other.key}
    assert earliest([]) == {}
