"""Several at once: two managers, an import during a recalculation. Each game gets in once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from django.db import connection

from ligamahjong.errors import LedgerError
from ligamahjong.formats.documents import Document
from ligamahjong.league.game import Mode
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.imports import reading, services
from ligamahjong.web.imports.errors import FileDecided
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking import imports as sorting
from ligamahjong.web.ranking import recalculation
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.web.ranking.services import append_checked, recording
from support.accounts import account

if TYPE_CHECKING:
    from collections.abc import Callable

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"
GAMES = 30


def table(end: str = "") -> bytes:
    rows = [
        f"t{number},2026-06-29T{8 + number // 4:02}:{15 * (number % 4):02},"
        f"p01,40000,p02,30000,p03,20000,p04,{10000 - number}"
        for number in range(GAMES)
    ]
    return "\n".join([HEADER, *rows, end]).encode()


def together(*acts: Callable[[], object]) -> list[object]:
    """What several threads that begin at once return or raise."""
    start = threading.Barrier(len(acts))
    answers: list[object] = [None] * len(acts)

    def run(index: int) -> None:
        start.wait()
        try:
            answers[index] = acts[index]()
        except (FileDecided, LedgerError) as error:
            answers[index] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    return answers


def upload(end: str = "") -> str:
    options = services.Options(Mode.RIICHI)
    document = Document("riichi.csv", table(end))
    return services.do_upload(account(Role.MANAGER), document, options).file.pk


@pytest.mark.usefixtures("league")
def test_two_managers_import_one_file_at_once() -> None:
    token, before = upload(), head().seq
    one, other = account(Role.MANAGER), account(Role.MANAGER, "another@example.org")
    answers = together(
        lambda: services.do_import(one, token), lambda: services.do_import(other, token)
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["FileDecided", "ImportedFile"]
    assert head().seq == before + GAMES


@pytest.mark.usefixtures("league")
def test_two_files_with_the_same_games_at_once() -> None:
    first, second, before = upload(), upload(" "), head().seq
    one, other = account(Role.MANAGER), account(Role.MANAGER, "another@example.org")
    answers = together(
        lambda: services.do_import(one, first), lambda: services.do_import(other, second)
    )
    added = sorted(answer.added for answer in answers if isinstance(answer, ImportedFile))
    assert added == [0, GAMES]
    assert head().seq == before + GAMES
    assert CurrentGame.objects.filter(pk__startswith="t").count() == GAMES


@pytest.mark.usefixtures("league")
def test_sorted_outside_the_lock_the_same_games_would_be_refused() -> None:
    """The positive control: without the guard the second import finds games that are there."""
    games = reading.read_file(services.waiting(upload())).games
    both_have_looked = threading.Barrier(2)

    def unguarded() -> None:
        found = sorting.sort_games(games)
        both_have_looked.wait()
        with recording():
            append_checked([sorting._payload(game, []) for game in found.added], actor="u1")

    answers = together(unguarded, unguarded)
    (error,) = [answer for answer in answers if answer is not None]
    assert isinstance(error, LedgerError)
    assert error.facts["reason"] == "game-known"


@pytest.mark.usefixtures("league")
def test_an_upload_at_once_is_kept_once() -> None:
    account(Role.MANAGER)
    tokens = together(upload, upload)
    assert tokens[0] == tokens[1]
    assert ImportedFile.objects.count() == 1


@pytest.mark.usefixtures("league")
def test_an_import_while_everything_is_recalculated() -> None:
    token, before = upload(), ranking(Mode.RIICHI, today()).history.games
    manager = account(Role.MANAGER)
    together(recalculation.recalculate_fully, lambda: services.do_import(manager, token))
    assert ranking(Mode.RIICHI, today()).history.games == before + GAMES
    assert not recalculation.is_due()


@pytest.mark.usefixtures("league")
def test_an_import_waits_for_who_holds_the_lock() -> None:
    token, manager = upload(), account(Role.MANAGER)
    held, let_go = threading.Event(), threading.Event()
    done: list[str] = []

    def hold() -> None:
        with writing():
            held.set()
            let_go.wait(30)
            done.append("writer")

    def import_() -> None:
        held.wait(30)
        threading.Timer(0.3, let_go.set).start()
        services.do_import(manager, token)
        done.append("import")

    together(hold, import_)
    assert done == ["writer", "import"]


@pytest.mark.usefixtures("league")
def test_a_failure_halfway_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    token, before = upload(), head()

    def fail(*_: object) -> int:
        raise LedgerError("the disk is full", reason="test")

    monkeypatch.setattr(services, "propose", fail)
    with pytest.raises(LedgerError):
        services.do_import(account(Role.MANAGER), token)
    assert head() == before
    assert services.waiting(token).content
