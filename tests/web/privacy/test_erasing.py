"""Erasing somebody: nothing of them is left in any file, and the league goes on."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from click.testing import CliRunner
from django.apps import apps
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import connection, models

from ligamahjong.cli import liga
from ligamahjong.league.game import Mode
from ligamahjong.web import exporting, repairs
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Alias, Person, Registration
from ligamahjong.web.people.selectors import revision
from ligamahjong.web.people.services import import_people
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.privacy import erasing, erasures
from ligamahjong.web.privacy.erasing import erase_address, erase_again, erase_person
from ligamahjong.web.privacy.errors import ErasureRefused
from ligamahjong.web.privacy.mentions import GONE
from ligamahjong.web.privacy.registry import CATEGORIES
from ligamahjong.web.ranking.selectors import ranking, today, version
from support import marked
from support.accounts import account, signed_in
from support.marked import EMA_NUMBER, MARK, MERGED, NAME, PERSON, plant, planted_columns
from support.results import results
from support.small_league import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from support.site import Site

UNMARKED = {
    # what holds no words, or words of the program
    "accounts.User": {"password", "actor", "language"},
    "people.Person": {"id", "region", "ema_number"},
    "people.Account": {"platform"},
    "people.Membership": {"region"},
    "people.PersonChange": {"actor", "field"},
    "people.Registration": {"token", "state", "region", "ema_number", "language"},
    "accounts.Claim": {"state"},
    "mfa.Authenticator": {"type"},
    "sessions.Session": {"session_key", "session_data"},
    "admin.LogEntry": {"object_id"},
    "ranking.SeatResult": {"game", "mode", "person"},
    "intake.Submission": {"token", "state", "mode", "language", "game"},
    "photographs.Photograph": {"id", "destroyed_because"},
    "corrections.GameReport": {"token", "game", "language", "state"},
    "ledger.FreeText": {"digest", "salt"},
    "mail.OutgoingMail": {"state"},
    "audit.AuditEntry": {"actor", "action", "subject"},
    "imports.NameMatch": {"among"},
    "guards.Bucket": {"key"},
}
"""Texts without a mark: ids, codes, and sessions, whose text is packed (they are looked into)."""


_MARKS = re.compile(rf"{MARK}.{{0,20}}|{EMA_NUMBER}".encode(), re.DOTALL)


@pytest.fixture
def user(league: Site) -> User:
    del league
    return plant()


def remains(site: Site) -> dict[str, list[str]]:
    """Where a mark is still to be found: in which file, with what after it."""
    connection.close()
    found = {}
    for name, content in contents(site):
        hits = [match[0].decode("latin-1") for match in _MARKS.finditer(content.lower())]
        if hits:
            found[name] = hits
    return found


def contents(site: Site) -> Iterator[tuple[str, bytes]]:
    """Everything there is: dump, files byte for byte, packed files unpacked, kept pages."""
    folder = site.path.parent
    with sqlite3.connect(site.path) as database:
        yield "dump", "\n".join(database.iterdump()).encode()
    database.close()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            if path.suffix != ".zip":
                yield str(path.relative_to(folder)), path.read_bytes()
                continue
            with ZipFile(path) as packed:  # packed bytes spell anything; what is in them counts
                for name in packed.namelist():
                    yield f"{path.name}:{name}", name.encode() + packed.read(name)
    for key, kept in kept_pages._cache.items():  # of LocMemCache
        yield f"cache:{key}", gzip.decompress(_packed(kept))
    for row in Session.objects.all():
        yield f"session:{row.pk}", json.dumps(row.get_decoded(), ensure_ascii=False).encode()
    connection.close()


def _packed(kept: bytes) -> bytes:
    import pickle  # noqa: PLC0415 - what the cache made itself

    page = pickle.loads(kept)  # noqa: S301
    return page if isinstance(page, bytes) else gzip.compress(repr(page).encode())


def look_at_pages(site: Site) -> None:
    """Have pages kept and an export made."""
    for path in ("/riichi/", f"/jugadores/{PERSON}/", "/", "/jugadores/", "/en/mcr/"):
        assert site.client.get(path).status_code == 200
    exporting.archive(version())


def test_the_marks_are_in_every_text_that_a_category_covers(user: User) -> None:
    """The control of the tests below: they would find whatever is left."""
    del user
    for category in CATEGORIES:
        for held in category.held:
            for name in (*held.shown, *held.withheld):
                if "__" in name or name in UNMARKED.get(held.model, ()):
                    continue
                field = held.table._meta.get_field(name)
                texts = (models.CharField, models.TextField, models.JSONField, models.BinaryField)
                if isinstance(field, texts):
                    assert planted_columns(held.table, name), f"{held.model}.{name}"


def test_nothing_is_left_of_somebody_erased(league: Site, user: User) -> None:
    look_at_pages(league)
    before = remains(league)
    assert {"dump", "liga.sqlite3"} <= before.keys()
    assert any(name.startswith("photographs/") for name in before)
    assert any(name.startswith("exports/") or ".zip:" in name for name in before)
    assert any(name.startswith("cache:") for name in before)
    assert any(name.startswith("session:") for name in before)
    games = results()
    connection.close()
    assert set(erase_person(PERSON, actor=user.actor, reason=marked.TEXT)) == {PERSON, MERGED}
    assert remains(league) == {}
    assert results() == games
    look_at_pages(league)
    assert remains(league) == {}


def test_without_erasing_what_is_free_in_the_file_names_stay_there(
    league: Site, user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ``secure_delete`` and writing the database anew are there for."""
    monkeypatch.setattr(erasing, "forget_copies", kept_pages.clear)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA secure_delete=OFF")
    erase_person(PERSON, actor=user.actor)
    assert "dump" not in remains(league)
    assert {name for name in remains(league) if name.startswith("liga.sqlite3")}


def test_the_connections_of_the_site_overwrite_what_they_delete(site: Site) -> None:
    del site
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA secure_delete").fetchone() == (1,)


def test_what_stays_is_the_id_the_number_and_the_games(league: Site, user: User) -> None:
    erase_person(PERSON, actor=user.actor)
    person = Person.objects.get(pk=PERSON)
    assert (person.name, person.retired) == ("Jugador retirado 1", 1)
    assert Person.objects.get(pk=MERGED).retired == 2
    page = league.client.get(f"/jugadores/{PERSON}/").content.decode()
    assert "Jugador retirado 1" in page
    listed = ranking(Mode.RIICHI, today()).listed
    assert "Jugador retirado 1" in {one.person.name for one in listed}
    assert not User.objects.filter(pk=user.pk).exists()
    assert not Alias.objects.filter(person=PERSON).exists()
    assert not Registration.objects.exists()
    note = AuditEntry.objects.get(action="erase")
    assert (note.actor, note.subject_kind, note.subject) == (user.actor, "person", PERSON)


def test_the_chain_and_the_new_export_verify(league: Site, user: User, tmp_path: Path) -> None:
    del league
    before = [entry.hash for entry in entries()]
    erase_person(PERSON, actor=user.actor)
    assert [entry.hash for entry in entries()] == before
    result = CliRunner().invoke(liga, ["web", "export", str(tmp_path / "after.zip")])
    assert result.exit_code == 0, result.output
    verified = CliRunner().invoke(liga, ["verify", str(tmp_path / "after.zip")])
    assert verified.exit_code == 0, verified.output
    with ZipFile(BytesIO((tmp_path / "after.zip").read_bytes())) as packed:
        people = packed.read(next(name for name in packed.namelist() if "people" in name))
    assert b"Jugador retirado 1" in people


def test_everybody_else_is_untouched(league: Site, user: User) -> None:
    del league
    people = Person.objects.exclude(pk__in=[PERSON, MERGED]).order_by("pk")
    aliases = Alias.objects.exclude(person__in=[PERSON, MERGED]).order_by("pk")
    before = list(people.values()), list(aliases.values())
    texts = set(FreeText.objects.exclude(text__contains=NAME).values_list("digest", flat=True))
    assert len(texts) == FreeText.objects.count() - 1
    erase_person(PERSON, actor=user.actor)
    assert (list(people.values()), list(aliases.values())) == before
    assert set(FreeText.objects.values_list("digest", flat=True)) == texts
    assert User.objects.filter(email="player@example.org").exists()
    assert OutgoingMail.objects.get().to == "player@example.org"
    assert GameReport.objects.get(email="a@example.org").text.startswith(f"Según {GONE}")


def test_games_sent_stay_for_the_other_three(league: Site, user: User) -> None:
    del league
    erase_person(PERSON, actor=user.actor)
    assert not Submission.objects.filter(state="draft").exists()
    theirs = Submission.objects.get(state="accepted")
    assert (theirs.sender, theirs.sender_email, theirs.remarks) == (None, "", "")
    assert SubmissionSeat.objects.get(submission=theirs, seat=0).person_id == PERSON
    other = Submission.objects.get(sender__email="player@example.org")
    assert other.sender_email == "player@example.org"
    assert other.remarks.startswith(f"Según {GONE}")
    typed = SubmissionSeat.objects.filter(person=None).values_list("typed", flat=True)
    assert list(typed) == ["", ""]


def test_a_photograph_is_replaced_by_the_record_that_there_was_one(
    league: Site, user: User
) -> None:
    del league
    erase_person(PERSON, actor=user.actor)
    rows = Photograph.objects.all()
    assert len(rows) == 2, "of the game they sent and of the one they signed"
    for row in rows:
        assert row.destroyed_because == Photograph.Because.ERASED
        assert row.destroyed_at is not None
        assert not files.path_of(row.id).exists()
    assert list(files.folder().iterdir()) == []


def test_files_that_wait_with_the_name_in_them_are_abandoned(league: Site, user: User) -> None:
    del league
    erase_person(PERSON, actor=user.actor)
    file = ImportedFile.objects.get()
    assert (file.state, bytes(file.content)) == ("abandoned", b"")
    proposal = ProposedCorrection.objects.get()
    assert proposal.content["players"] == [PERSON]
    assert proposal.content["event"].startswith(f"Según {GONE}")


def test_kept_pages_of_every_process_are_forgotten(league: Site, user: User) -> None:
    """Another process notices by itself, whatever it had kept."""
    repairs.forget_erased_pages()
    look_at_pages(league)
    before = revision()
    code = (
        "import django; django.setup()\n"
        "from ligamahjong.web.privacy.erasing import erase_person\n"
        f"erase_person('{PERSON}', actor='{user.actor}')"
    )
    connection.close()
    environment = league.environment(
        LIGA_DATA=str(league.path.parent), PYTHONPATH=os.pathsep.join(filter(None, sys.path))
    )
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert revision() > before
    assert any(name.startswith("cache:") for name in remains(league))
    repairs.forget_erased_pages()
    assert remains(league) == {}
    kept_pages.set("kept", b"page")
    repairs.forget_erased_pages()
    assert kept_pages.get("kept") == b"page"


def test_the_list_outside_the_database_holds_no_names(league: Site, user: User) -> None:
    del league
    erase_person(PERSON, actor=user.actor)
    lines = erasures.path().read_text("utf-8").splitlines()
    assert [json.loads(line)["person"] for line in lines] == [PERSON, MERGED]
    assert all(set(json.loads(line)) == {"at", "email", "person", "retired"} for line in lines)
    assert erasures.path().stat().st_mode & 0o777 == 0o600


def test_whoever_was_erased_is_erased_again_after_a_restore(league: Site, user: User) -> None:
    connection.close()
    copy = league.path.with_suffix(".before")
    with sqlite3.connect(league.path) as database:
        database.execute("VACUUM INTO ?", [str(copy)])
    database.close()
    erase_person(PERSON, actor=user.actor)
    connection.close()
    for left in league.path.parent.glob("liga.sqlite3*"):
        left.unlink()
    shutil.move(copy, league.path)
    assert Person.objects.get(pk=PERSON).name == NAME
    assert erase_again() == 1
    assert Person.objects.get(pk=PERSON).retired == 1, "the same number as before"
    assert remains(league) == {}
    assert erase_again() == 0


def test_an_erasure_that_was_interrupted_is_carried_out_later(
    league: Site, user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCutError(Exception):
        pass

    def cut(subject: object) -> None:
        raise PowerCutError(subject)

    with monkeypatch.context() as patch:
        patch.setattr(erasing, "erase_everything", cut)
        with pytest.raises(PowerCutError):
            erase_person(PERSON, actor=user.actor)
    assert Person.objects.get(pk=PERSON).name == NAME
    assert erase_again() == 1
    assert remains(league) == {}


def test_a_line_cut_short_spoils_neither_the_list_nor_the_next_line(site: Site) -> None:
    del site
    erasures.path().write_text('{"at": "2026-01-01T00:00:00+00:00", "person": "p1", "reti', "utf-8")
    assert erasures.read() == []
    Person.objects.create(id="p9", name="Olga Cano")
    erase_person("p9", actor="u1")
    assert [(one.person, one.retired) for one in erasures.read()] == [("p9", 1)]


def test_numbers_are_never_used_twice(league: Site) -> None:
    del league
    erase_person("p07", actor="u1")
    erase_person("p08", actor="u1")
    assert [Person.objects.get(pk=one).retired for one in ("p07", "p08")] == [1, 2]
    with pytest.raises(ErasureRefused, match="erased already"):
        erase_person("p07", actor="u1")
    with pytest.raises(ErasureRefused, match="Nobody"):
        erase_person("p99", actor="u1")


def test_a_file_of_people_does_not_bring_a_name_back(league: Site) -> None:
    del league
    erase_person("p07", actor="u1")
    import_people(PEOPLE)
    assert Person.objects.get(pk="p07").name == "Jugador retirado 1"


def test_a_name_that_somebody_else_bears_is_left_in_texts(league: Site) -> None:
    """Nobody can tell whom such a text means; a manager is offered it."""
    del league
    one, other = Person.objects.get(pk="p38"), Person.objects.get(pk="p39")
    assert one.name == other.name
    GameReport.objects.create(game="r001", text=f"Falta {one.name}")
    erase_person("p38", actor="u1")
    assert GameReport.objects.get().text == f"Falta {one.name}"
    assert Person.objects.get(pk="p39").name == one.name


def test_an_account_without_a_person(league: Site) -> None:
    user = account(Role.PLAYER, f"{MARK}cuenta@example.org")
    signed_in(user)
    Submission.objects.create(state="pending", sender=user, remarks=f"Soy {MARK}")
    OutgoingMail.objects.create(to=user.email, subject=MARK, text=MARK)
    assert erase_address(user.email, actor=user.actor) == ()
    assert remains(league) == {}
    assert AuditEntry.objects.get(action="erase").subject == user.actor
    [line] = erasures.read()
    assert (line.person, len(line.email)) == ("", 64)


def test_an_address_erased_is_not_erased_again_when_somebody_comes_back(league: Site) -> None:
    del league
    account(Role.PLAYER, "vuelve@example.org")
    erase_address("Vuelve@example.org", actor="u1")
    account(Role.PLAYER, "vuelve@example.org")
    assert erase_again() == 0
    assert User.objects.filter(email="vuelve@example.org").exists()
    User.objects.update(joined_at="2026-01-01T00:00:00Z")
    assert erase_again() == 1, "an account of before, as a restore brings it back"


def test_a_sender_without_an_account(league: Site) -> None:
    Submission.objects.create(
        state="pending", sender_email=f"{MARK}@example.org", remarks=f"Hola, {MARK}"
    )
    erase_address(f"{MARK}@example.org", actor="u1")
    assert remains(league) == {}
    assert Submission.objects.get().state == "pending"
    with pytest.raises(ErasureRefused):
        erase_address("nadie@example.org", actor="u1")


def test_the_only_account_that_runs_the_site_stays(league: Site) -> None:
    del league
    boss = account(Role.SUPERUSER)
    with pytest.raises(ErasureRefused, match="only account"):
        erase_address(boss.email, actor=boss.actor)
    assert erasures.read() == []
    account(Role.SUPERUSER, "other@example.org")
    erase_address(boss.email, actor=boss.actor)


def test_an_address_shared_with_somebody_else_leaves_their_letters(league: Site) -> None:
    del league
    Person.objects.filter(pk__in=["p07", "p08"]).update(email="familia@example.org")
    OutgoingMail.objects.create(to="familia@example.org", subject="Hola", text="Hola")
    erase_person("p07", actor="u1")
    assert OutgoingMail.objects.count() == 1
    assert Person.objects.get(pk="p08").email == "familia@example.org"


def test_exports_of_before_are_gone(league: Site, user: User) -> None:
    look_at_pages(league)
    folder = Path(settings.DATA) / "exports"
    assert list(folder.iterdir())
    erase_person(PERSON, actor=user.actor)
    assert list(folder.iterdir()) == []


def test_every_app_that_holds_something_is_in_the_dump() -> None:
    assert {"people", "intake", "mail"} <= {model._meta.app_label for model in apps.get_models()}
