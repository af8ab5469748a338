"""Saying whom the names of a file mean: matched, registered as new, or left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong import people
from ligamahjong.errors import FormatError
from ligamahjong.people.decisions import candidates, on_platform
from ligamahjong.web.audit.services import note
from ligamahjong.web.imports.errors import NamesChanged
from ligamahjong.web.imports.matches import known_people, remembered
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.services import waiting
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.models import Person, new_person_id
from ligamahjong.web.people.services import import_people

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.people import DecidedDirectory
    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.imports.names import OpenName

__all__ = ["Answer", "do_forget", "do_name", "do_take_back"]

_LONGEST_TEXT = 250


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody says about a name.

    Attributes:
        name: of the file.
        person: id of whom it means; ``None`` for nobody registered.
        register: whether it is somebody new; else, without ``person``, the rows are left out.
        remember: whether it counts for later files too.
    """

    name: OpenName
    person: str | None = None
    register: bool = False
    remember: bool = False


def do_name(user: User, token: str, answers: Iterable[Answer]) -> int:
    """Keep what somebody says about names of a file that waits, and register who is new.

    Returns:
        How many people were registered.

    Raises:
        FileDecided: the file does not wait.
        NamesChanged: one of the people is not registered any more.
    """
    with writing():
        file = waiting(token)
        said = list(answers)
        known = known_people(file)
        new = {answer.name.key: _newcomer(answer.name, file) for answer in said if answer.register}
        if new:
            import_people(new.values())
        for person in new.values():
            note(user.actor, "register", "person", person.id, file=file.pk)
        for answer in said:
            person_id = new[answer.name.key].id if answer.register else answer.person
            _keep(user, file, answer, person_id, known)
    return len(new)


def do_take_back(user: User, token: str, match: int) -> None:
    """Make a name of a file that waits a question again.

    Raises:
        FileDecided: the file does not wait.
    """
    with writing():
        file = waiting(token)
        for row in NameMatch.objects.filter(pk=match, file=file):
            _remove(user, row)


def do_forget(user: User, match: int) -> None:
    """Remember no longer whom a name means; games imported so far stay as they are."""
    with writing():
        for row in remembered().filter(pk=match):
            _remove(user, row)


def _remove(user: User, row: NameMatch) -> None:
    row.delete()
    where = {"file": row.file_id} if row.file_id else {}
    note(user.actor, "forget-name", "person", row.person_id or "-", **where)


def _newcomer(name: OpenName, file: ImportedFile) -> people.Person:
    """Somebody of whom nothing is known but a name, or a user name on a platform."""
    accounts: tuple[people.Account, ...] = ()
    if file.platform:
        try:
            accounts = (people.Account.parse(on_platform(name.text, file.platform)),)
        except FormatError:  # a name that is no account has no other way to be found
            accounts = ()
    shown = accounts[0].name if accounts else name.name
    return people.Person(new_person_id(), shown, accounts=accounts)


def _keep(
    user: User,
    file: ImportedFile,
    answer: Answer,
    person: str | None,
    known: DecidedDirectory,
) -> None:
    row = Person.objects.filter(pk=person).first() if person is not None else None
    if person is not None and row is None:
        raise NamesChanged
    among = [one.id for one in candidates(known.resolve(answer.name.text))]
    everywhere = answer.remember and person is not None
    NameMatch.objects.filter(key=answer.name.key, file=file).delete()
    NameMatch.objects.update_or_create(
        key=answer.name.key,
        file=None if everywhere else file,
        defaults={
            "text": answer.name.text[:_LONGEST_TEXT],
            "person": row,
            "among": among,
            "sender": user,
            "made_at": timezone.now(),
        },
    )
    if person is None:
        note(user.actor, "leave-out-name", "file", file.pk)
    else:
        note(user.actor, "match-name", "person", person, file=file.pk, everywhere=everywhere)
