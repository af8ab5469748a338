"""Columns by names that the readers take back."""

from __future__ import annotations

import pytest

from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.league.game import Mode
from ligamahjong.wording import Language
from ligamahjong.wording.columns import COLUMNS, column

ES, EN = Language.ES, Language.EN


@pytest.mark.parametrize("language", Language)
def test_a_game_is_read_under_the_names_of_its_columns(language: Language) -> None:
    seats = [column(f"{kind}{seat}", language) for seat in "1234" for kind in ("player", "score")]
    header = [column(name, language) for name in ("id", "date", "time")]
    text = f"{';'.join([*header, *seats])}\n7;2026-05-18;9:30;Ana;4;Pol;3;Zoe;-2;Leo;-5\n"
    read = read_games([Document("x.csv", text.encode())], mode=Mode.MCR)
    assert [game.players for game in read.games] == [("Ana", "Pol", "Zoe", "Leo")]
    assert list(read.report) == []


@pytest.mark.parametrize("language", Language)
def test_people_are_read_under_the_names_of_their_columns(language: Language) -> None:
    kinds = ("id", "name", "surname", "region", "club", "ema_number", "aliases", "accounts")
    header = ";".join(column(kind, language) for kind in kinds)
    text = f"{header}\np1;Ana;Gil;MD;Pinzón;14000001;Anita;tenhou:ana\n"
    read = read_people(Document("people.csv", text.encode()))
    person = read.directory["p1"]
    assert (person.name, person.region, person.club) == ("Ana Gil", "MD", "Pinzón")
    assert list(read.report) == []


def test_numbers_stay_with_their_columns() -> None:
    assert column("player3", ES) == "jugador 3"
    assert column("penalty4", EN) == "penalty 4"


def test_what_has_no_word_stays_as_it_is() -> None:
    assert column("platform:tenhou", ES) == "platform:tenhou"


def test_every_column_has_both_languages() -> None:
    assert [kind for kind, text in COLUMNS.items() if not all(text)] == []
