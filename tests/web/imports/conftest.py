"""A manager of the small league, and files to send."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from ligamahjong.league.game import Mode
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.imports.models import ImportedFile
from support import small_league
from support.accounts import account, signed_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.test import Client

    from ligamahjong.web.accounts.models import User
    from support.site import Site

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"


@pytest.fixture
def manager(league: Site) -> User:  # noqa: ARG001 - the database
    return account(Role.MANAGER)


@pytest.fixture
def browser(manager: User) -> Client:
    return signed_in(manager)


@pytest.fixture
def send(browser: Client) -> Callable[..., ImportedFile]:
    """Send a file through the page; the file it became."""

    def sent(name: str, data: str | bytes, **options: str) -> ImportedFile:
        content = data.encode() if isinstance(data, str) else data
        before = set(ImportedFile.objects.values_list("pk", flat=True))
        upload = SimpleUploadedFile(name, content)
        answer = browser.post("/gestion/ficheros/", {"sent": upload, **options})
        assert answer.status_code == 302, answer.content.decode()
        (new,) = ImportedFile.objects.exclude(pk__in=before)
        return new

    return sent


@pytest.fixture
def riichi() -> str:
    """A file of two new games of the small league and its hundredth one."""
    known = small_league.games(Mode.RIICHI)[98]
    row = ",".join(
        f"{player},{score}" for player, score in zip(known.players, known.scores, strict=True)
    )
    return "\n".join(
        [
            HEADER,
            "x1,2026-06-29T18:00,p01,40000,p02,30000,p03,20000,p04,10000",
            "x2,2026-06-29T20:00,p01,10000,p02,20000,p03,30000,p36,40000",
            f"{known.id},{known.played_at.isoformat()},{row}",
            "",
        ]
    )
