"""A category of personal data: what is held, how it is given out, how it is erased."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import TYPE_CHECKING, TypeAlias

from django.apps import apps
from django.conf import settings

from ligamahjong.web.privacy.periods import Period

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from django.db.models import Model, Q

    from ligamahjong.web.privacy.mentions import Mentions
    from ligamahjong.web.privacy.subject import Subject
    from ligamahjong.wording import Language, Text

__all__ = ["Category", "Held", "Row", "remove_mentions", "rows_that_mention"]

Row: TypeAlias = dict[str, object]
_SECONDS_OF_A_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Held:
    """Rows of one table about somebody.

    Attributes:
        model: of the table, as ``people.Person``.
        name: what it holds.
        of: which of its rows are about somebody.
        shown: the fields that are given out, with what each is called.
        withheld: the other fields about somebody, with why they are not given out: a secret, a
            link that only joins two rows, something about somebody else.
    """

    model: str
    name: Text
    of: Callable[[Subject], Q]
    shown: Mapping[str, Text]
    withheld: Mapping[str, str] = field(default_factory=dict)

    @property
    def table(self) -> type[Model]:
        """The model itself."""
        return apps.get_model(self.model)

    @property
    def file(self) -> str:
        """Name of the table in an export, as ``person-change``."""
        name = self.model.partition(".")[2]
        return "".join(f"-{char.lower()}" if char.isupper() else char for char in name).lstrip("-")

    def rows(self, subject: Subject) -> list[Row]:
        """What is held about somebody; nothing where nothing is given out."""
        if not self.shown:
            return []
        found = self.table._default_manager.filter(self.of(subject)).order_by("pk")
        return [
            dict(zip(self.shown, values, strict=True)) for values in found.values_list(*self.shown)
        ]


@dataclass(frozen=True, slots=True)
class Category:
    """What is held about people for one purpose.

    Attributes:
        key: its name in the program.
        name: what it is called.
        purpose: what it is for.
        basis: what allows it (GDPR, article 6).
        kept: how long; may name periods as ``{photographs}``, and ``{session}``.
        held: the tables.
        erase: removes what is held about somebody, inside the transaction of the erasure.
        periods: the settings of :data:`settings.RETENTION` that ``kept`` names.
    """

    key: str
    name: Text
    purpose: Text
    basis: Text
    kept: Text
    held: tuple[Held, ...]
    erase: Callable[[Subject], None]
    periods: tuple[str, ...] = ()

    @property
    def fields(self) -> frozenset[str]:
        """The fields of models that it covers, as ``people.Person.name``."""
        return frozenset(
            f"{one.model}.{name}" for one in self.held for name in (*one.shown, *one.withheld)
        )

    def export(self, subject: Subject) -> dict[str, list[Row]]:
        """What is held about somebody as plain values, by table; empty tables are left out."""
        found = {one.file: one.rows(subject) for one in self.held}
        return {
            name: [{key: _plain(value) for key, value in row.items()} for row in rows]
            for name, rows in found.items()
            if rows
        }

    def say_kept(self, language: Language) -> str:
        """How long it is kept, with the periods in force."""
        said = {name: settings.RETENTION[name].say(language) for name in self.periods}
        session = Period(settings.SESSION_COOKIE_AGE // _SECONDS_OF_A_DAY)
        return self.kept.say(language, session=session.say(language), **said)


def remove_mentions(model: type[Model], fields: Iterable[str], mentions: Mentions) -> None:
    """Take somebody's names out of texts, whoever wrote them; fields of JSON too."""
    names = tuple(fields)
    for row in model._default_manager.only("pk", *names).iterator(chunk_size=500):
        changed = [name for name in names if _removed(row, name, mentions)]
        if changed:
            row.save(update_fields=changed)


def rows_that_mention(
    model: type[Model], fields: Iterable[str], mentions: Mentions
) -> list[object]:
    """The keys of the rows in which a text names somebody."""
    rows = model._default_manager.values_list("pk", *fields).iterator(chunk_size=500)
    return [key for key, *texts in rows if any(mentions.found(text or "") for text in texts)]


def _removed(row: Model, name: str, mentions: Mentions) -> bool:
    before = getattr(row, name)
    after = mentions.without_in(before)
    setattr(row, name, after)
    return bool(after != before)


def _plain(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, (date, datetime, time)):
        return value.isoformat()
    return value
