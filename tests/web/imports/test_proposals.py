"""Known games with other content become corrections that somebody decides on, each once."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from ligamahjong.formats.documents import Document
from ligamahjong.league.game import Mode
from ligamahjong.ledger.payloads import GameCorrected, PersonMerged, PersonUnmerged
from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.importing import import_files
from ligamahjong.web.imports.proposals import propose
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.ranking.game_content import content_game, game_content
from ligamahjong.web.ranking.imports import sort_games
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.services import record, recording
from support import small_league

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from django.test import Client

    from ligamahjong.league.game import Game
    from ligamahjong.web.imports.models import ImportedFile

    Send: TypeAlias = Callable[..., ImportedFile]

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,source"
ADDRESS = "/gestion/ficheros/"


def game(name: str = "r050") -> Game:
    return game_of(CurrentGame.objects.get(pk=name))


def changed(name: str = "r050") -> Game:
    one = game(name)
    a, b, c, d = one.scores
    return replace(one, scores=(a + 100, b - 100, c, d))


def table(*games: Game, source: str | None = None) -> str:
    rows = [
        ",".join(
            [
                one.id,
                one.played_at.isoformat(),
                *(f"{p},{s}" for p, s in zip(one.players, one.scores, strict=True)),
                one.source if source is None else source,
            ]
        )
        for one in games
    ]
    return "\n".join([HEADER, *rows, ""])


def do_import(browser: Client, file: ImportedFile) -> ImportedFile:
    browser.post(f"{ADDRESS}{file.pk}/importar/")
    file.refresh_from_db()
    assert file.state == "imported"
    return file


def test_a_known_game_with_other_content_is_proposed_and_nothing_changes(
    browser: Client, send: Send
) -> None:
    before = head()
    file = send("riichi.csv", table(changed()))
    shown = browser.get(f"{ADDRESS}{file.pk}/").content.decode()
    assert "En el fichero" in shown
    assert not ProposedCorrection.objects.exists()
    assert (do_import(browser, file).other, file.proposed) == (1, 1)
    assert head() == before
    one = ProposedCorrection.objects.get()
    assert (one.game, one.state, one.source) == ("r050", "open", "riichi.csv")
    assert content_game(one.content).scores == changed().scores


@pytest.mark.parametrize("state", ["open", "rejected", "accepted"])
def test_what_was_proposed_is_not_proposed_again(browser: Client, send: Send, state: str) -> None:
    do_import(browser, send("riichi.csv", table(changed())))
    ProposedCorrection.objects.update(state=state)
    file = do_import(browser, send("riichi 2.csv", table(changed()) + " "))
    assert (file.other, file.proposed) == (1, 0)
    assert ProposedCorrection.objects.count() == 1
    other = replace(changed(), scores=(1, 2, 3, 4))
    assert do_import(browser, send("riichi 3.csv", table(other))).proposed == 1


@pytest.mark.usefixtures("league")
def test_the_command_proposes_too() -> None:
    document = Document("season/riichi.csv", table(changed()).encode())
    assert import_files([document]).proposed == 1
    assert import_files([document]).proposed == 0
    assert ProposedCorrection.objects.get().source == "riichi.csv"


@pytest.mark.usefixtures("league")
def test_what_a_game_is_or_was_is_no_correction() -> None:
    with recording():
        assert propose([game()], "riichi.csv") == 0
    before = game()
    record([GameCorrected(replace(changed(), event="", note=""))], actor="u1")
    assert sort_games([before, game()]).other == ()


@pytest.mark.usefixtures("league")
def test_a_proposal_made_before_a_merge_is_the_same_after_it() -> None:
    one = replace(changed(), players=("p36", "p01", "p03", "p04"))
    with recording():
        assert propose([one], "riichi.csv") == 1
    record([PersonMerged("p36", "p40")], actor="u1")
    merged = replace(one, players=("p40", *one.players[1:]))
    with recording():
        assert propose([one, merged], "riichi.csv") == 0
    record([PersonUnmerged("p40")], actor="u1")
    with recording():
        assert propose([merged], "riichi.csv") == 1


@pytest.mark.usefixtures("league")
def test_a_proposal_whose_people_were_merged_into_one_stops_nothing() -> None:
    with recording():
        propose([replace(changed(), players=("p36", "p40", "p03", "p04"))], "riichi.csv")
    record([PersonMerged("p36", "p40")], actor="u1")
    with recording():
        assert propose([changed()], "riichi.csv") == 1


def test_the_same_number_of_another_source_is_another_game(browser: Client, send: Send) -> None:
    other = replace(changed(), played_at=game("r060").played_at)
    file = send("riichi.csv", table(other, source="sur"))
    done = do_import(browser, file)
    assert (done.added, done.other) == (1, 0)
    assert CurrentGame.objects.get(pk="sur:r050").source == "sur"
    corrected = replace(other, scores=(1, 2, 3, 4))
    again = do_import(browser, send("riichi 2.csv", table(corrected, source="sur")))
    assert (again.added, again.other) == (0, 1)
    assert ProposedCorrection.objects.get().game == "sur:r050"


def test_who_numbered_the_games_may_be_said_of_the_file(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table(changed(), source=""))
    assert "Si esas partidas son otras" in browser.get(f"{ADDRESS}{file.pk}/").content.decode()
    browser.post(f"{ADDRESS}{file.pk}/lectura/", {"source": "Mesa del Sur"})
    done = do_import(browser, file)
    assert (done.source, done.added, done.other) == ("Mesa-del-Sur", 1, 0)
    assert CurrentGame.objects.filter(pk="Mesa-del-Sur:r050").exists()


def test_a_source_without_letters(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table(changed(), source=""))
    answer = browser.post(f"{ADDRESS}{file.pk}/lectura/", {"source": "¡!"}, follow=True)
    assert "se esperaban letras o cifras" in answer.content.decode()
    file.refresh_from_db()
    assert not file.source


@pytest.mark.usefixtures("league")
def test_long_ids_stay_ids() -> None:
    long = replace(changed(), id="r" * 100)
    mcr = replace(long, mode=Mode.MCR)
    again = replace(mcr, scores=(1, 2, 3, 4), source="x" * 100)
    found = sort_games([long, mcr, again])
    assert len({one.id for one in found.added}) == 3
    assert max(len(one.id) for one in found.added) <= 100
    assert [one.id for one in sort_games([long, mcr, again]).added] == [
        one.id for one in found.added
    ]


@pytest.mark.usefixtures("league")
def test_voided_games_are_known() -> None:
    voided = game(small_league.VOIDED)
    found = sort_games([voided])
    assert (found.added, found.known) == ((), (voided,))


def test_content_goes_to_json_and_back() -> None:
    for one in small_league.games(Mode.MCR):
        assert content_game(game_content(one)) == one


@pytest.mark.usefixtures("league")
def test_the_same_moment_by_another_clock_is_no_change_of_the_hour() -> None:
    canary = game("r100")
    assert canary.played_at.utcoffset() == timedelta(hours=1)
    assert canary.day.month == 10
    madrid = canary.played_at.astimezone(timezone(timedelta(hours=2)))
    said = replace(canary, played_at=madrid, scores=(1, 2, 3, 4))
    assert import_files([Document("riichi.csv", table(said).encode())]).proposed == 1
    content = ProposedCorrection.objects.get().content
    assert content["played_at"] == canary.played_at.isoformat()
