"""Games that are there already."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from ligamahjong.formats.documents import Document
from ligamahjong.formats.game_register import GameRegister
from ligamahjong.formats.game_rows import Entry
from ligamahjong.formats.madrid import madrid_midnight
from ligamahjong.league.game import Game, Mode
from ligamahjong.report import Level, Problem

DAY = date(2026, 5, 8)
NORTH, SOUTH = Document("norte/riichi.csv", b""), Document("sur/riichi.csv", b"")
GAME = Game("7", Mode.RIICHI, madrid_midnight(DAY), DAY, ("Ana", "Pol", "Iu", "Eva"), (4, 3, 2, 1))
OTHER = replace(GAME, scores=(1, 2, 3, 4))
LATER = replace(OTHER, played_at=GAME.played_at + timedelta(hours=1))


def entry(game: Game, row: int = 2) -> Entry:
    return Entry(row, game.id, game)


def code(answer: Game | Problem) -> str:
    """The id of a game that was taken in, or why it was not."""
    return answer.id if isinstance(answer, Game) else answer.code


@pytest.fixture(params=[False, True], ids=["strict", "allowing"])
def register(request: pytest.FixtureRequest) -> GameRegister:
    return GameRegister(allow_duplicates=request.param)


def test_a_new_game_keeps_its_id(register: GameRegister) -> None:
    assert register.add(NORTH, entry(GAME)) is GAME


def test_the_same_id_and_game_is_a_duplicate(register: GameRegister) -> None:
    register.add(NORTH, entry(GAME, 5))
    again = register.add(NORTH, entry(replace(GAME, note="otra nota"), 9))
    assert again == Problem(
        "duplicate",
        Level.REFUSED,
        "norte/riichi.csv",
        9,
        value="7",
        facts={"first_file": "norte/riichi.csv", "first_row": 5},
    )


@pytest.mark.parametrize(
    "other",
    [
        OTHER,
        replace(GAME, players=("Pol", "Ana", "Iu", "Eva")),
        replace(GAME, played_at=GAME.played_at + timedelta(minutes=1)),
    ],
    ids=["scores", "seats", "start"],
)
def test_the_same_id_with_something_else_is_a_correction(
    register: GameRegister, other: Game
) -> None:
    register.add(NORTH, entry(GAME, 5))
    answer = register.add(NORTH, entry(other, 9))
    assert isinstance(answer, Problem)
    assert answer.code == "correction-proposed"
    assert answer.facts == {"first_file": "norte/riichi.csv", "first_row": 5}


def test_what_a_correction_would_be_is_not_taken_in() -> None:
    register = GameRegister(allow_duplicates=False)
    register.add(NORTH, entry(GAME))
    register.add(NORTH, entry(OTHER))
    assert code(register.add(NORTH, entry(replace(OTHER, id="8")))) == "8"


def test_the_same_game_under_another_id_is_a_duplicate_unless_allowed() -> None:
    again = replace(GAME, id="8")
    for allow, answer in ((False, "duplicate"), (True, "8")):
        register = GameRegister(allow_duplicates=allow)
        register.add(NORTH, entry(GAME))
        assert code(register.add(NORTH, entry(again, 3))) == answer


def test_the_same_game_without_ids_is_a_duplicate_unless_allowed() -> None:
    nameless = replace(GAME, id="")
    for allow, answer in ((False, "duplicate"), (True, "riichi:3")):
        register = GameRegister(allow_duplicates=allow)
        register.add(NORTH, entry(nameless))
        assert code(register.add(NORTH, entry(nameless, 3))) == answer


def test_a_source_makes_an_id_the_same_in_every_file(register: GameRegister) -> None:
    tenhou = replace(GAME, source="tenhou")
    register.add(NORTH, entry(tenhou))
    assert code(register.add(SOUTH, entry(tenhou))) == "duplicate"
    assert code(register.add(SOUTH, entry(replace(OTHER, source="tenhou")))) == (
        "correction-proposed"
    )


def test_two_sources_may_use_the_same_id(register: GameRegister) -> None:
    register.add(NORTH, entry(replace(GAME, source="tenhou")))
    assert code(register.add(NORTH, entry(replace(LATER, source="majsoul")))) == "majsoul:7"


def test_a_source_and_a_file_of_the_same_name_are_not_the_same(register: GameRegister) -> None:
    register.add(NORTH, entry(replace(GAME, source=NORTH.name)))
    assert code(register.add(NORTH, entry(LATER))) == "riichi:7"


def test_two_files_may_use_the_same_id(register: GameRegister) -> None:
    register.add(NORTH, entry(GAME))
    third = replace(GAME, players=("Mar", "Sol", "Luz", "Eva"))
    assert code(register.add(SOUTH, entry(LATER))) == "riichi:7"
    assert code(register.add(Document("este/riichi.csv", b""), entry(third))) == "riichi:7~2"


@pytest.mark.parametrize(
    "other", [OTHER, replace(OTHER, players=OTHER.players[::-1]), replace(OTHER, source="tenhou")]
)
def test_id_start_and_people_of_a_game_of_another_file_are_a_correction(
    register: GameRegister, other: Game
) -> None:
    register.add(NORTH, entry(GAME, 5))
    answer = register.add(SOUTH, entry(other, 9))
    assert isinstance(answer, Problem)
    assert (answer.code, answer.file, answer.row) == ("correction-proposed", SOUTH.name, 9)
    assert answer.facts == {"first_file": NORTH.name, "first_row": 5}


def test_what_a_correction_is_called_is_told_on_one_line(register: GameRegister) -> None:
    register.add(NORTH, Entry(2, "a\nb", GAME))
    answer = register.add(NORTH, Entry(3, "a\nb", OTHER))
    assert isinstance(answer, Problem)
    assert answer.value == "a b"


def test_without_id_a_game_is_called_after_its_row(register: GameRegister) -> None:
    nameless = replace(GAME, id="")
    assert code(register.add(NORTH, entry(nameless, 17))) == "riichi:17"
    assert code(register.add(SOUTH, entry(replace(OTHER, id=""), 17))) == "riichi:17~2"
