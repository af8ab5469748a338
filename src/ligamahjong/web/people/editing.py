"""What is known of somebody registered, changed by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.web.audit.services import note
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.changes import change_fields, keep_change, touch_people
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Account, Alias, Person, PersonChange
from ligamahjong.web.people.selectors import merges
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong import people

__all__ = [
    "PersonEdit",
    "add_accounts",
    "add_aliases",
    "check_ema_number",
    "do_edit_person",
    "do_hide",
    "do_show_as",
    "last_change",
    "living",
]

_UNKNOWN = Text(
    "No hay nadie con el identificador «{person}».", "There is nobody with the id “{person}”."
)
_MERGED = Text(
    "«{person}» está unida a «{kept}»: se esperaba que el cambio se haga en «{kept}».",
    "“{person}” is merged into “{kept}”: expected the change to be made to “{kept}”.",
)
_RETIRED = Text(
    "«{person}» retiró sus datos: ya no se pueden cambiar.",
    "“{person}” had their data removed: they can no longer be changed.",
)
_STALE = Text(
    "Alguien ha cambiado a esta persona mientras tanto. Mira cómo está ahora y vuelve a "
    "intentarlo.",
    "Somebody has changed this person meanwhile. Look at how they are now and try again.",
)
_EMA_TAKEN = Text(
    "El número EMA {number} ya es de {other}: se esperaba otro número, o que se unan las dos.",
    "EMA number {number} is that of {other} already: expected another, or the two to be merged.",
)


@dataclass(frozen=True, slots=True)
class PersonEdit:
    """What a person is to be, whole.

    Attributes:
        name: registered name.
        ema_number: eight digits or empty.
        email: address or empty.
        shown_as: alias under which they appear in public, or empty.
        hidden: whether they appear without any name.
        aliases: other names they have played under.
        accounts: on platforms.
    """

    name: str
    ema_number: str = ""
    email: str = ""
    shown_as: str = ""
    hidden: bool = False
    aliases: tuple[str, ...] = ()
    accounts: tuple[people.Account, ...] = ()


def living(person_id: str) -> Person:
    """Somebody who can be changed; read it inside the transaction that changes them.

    Raises:
        Refused: nobody has that id, it is merged into another, or its data were removed.
    """
    person = Person.objects.select_related("club").filter(pk=person_id).first()
    if person is None:
        raise Refused("unknown", _UNKNOWN, person=person_id[:100])
    kept = merges().resolve(person_id)
    if kept != person_id:
        raise Refused("merged", _MERGED, person=person_id, kept=kept)
    if person.retired is not None:
        raise Refused("retired", _RETIRED, person=person_id)
    return person


def last_change(person_id: str) -> int:
    """The number of the latest change of somebody, by which a form knows what it has seen."""
    newest = PersonChange.objects.filter(person=person_id).order_by("-id").values_list("id")
    return (newest.first() or (0,))[0]


def do_edit_person(person_id: str, edit: PersonEdit, *, actor: str, seen: int) -> bool:
    """Make somebody what an edit says.

    Args:
        person_id: who.
        edit: what they are to be.
        actor: opaque id of who says it.
        seen: :func:`last_change` as it was when the form was made.

    Returns:
        Whether anything was another.

    Raises:
        Refused: somebody else has changed them since, or they cannot be changed, or the EMA
            number is that of another person.
    """
    with writing():
        person = living(person_id)
        if last_change(person_id) != seen:
            raise Refused("stale", _STALE)
        check_ema_number(edit.ema_number, person_id)
        changed = change_fields(
            person,
            actor,
            {
                "name": edit.name,
                "ema_number": edit.ema_number,
                "email": edit.email,
                "shown_as": edit.shown_as,
                "hidden": edit.hidden,
            },
        )
        changed |= _set_aliases(person, edit.aliases, actor)
        changed |= _set_accounts(person, edit.accounts, actor)
        if changed:
            touch_people()
            note(actor, "edit-person", "person", person_id, change=last_change(person_id))
    return changed


def do_hide(person_id: str, *, hidden: bool, actor: str) -> None:
    """Let somebody appear without a name, or with it again; nothing else changes.

    Raises:
        Refused: they cannot be changed.
    """
    with writing():
        if change_fields(living(person_id), actor, {"hidden": hidden}):
            touch_people()
            note(actor, "hide", "person", person_id, hidden=int(hidden))


def do_show_as(person_id: str, alias: str, *, actor: str) -> None:
    """Let somebody appear in public under an alias; under the registered name if it is empty.

    Raises:
        Refused: they cannot be changed.
    """
    with writing():
        if change_fields(living(person_id), actor, {"shown_as": alias}):
            touch_people()
            note(actor, "hide", "person", person_id, alias=int(bool(alias)))


def check_ema_number(number: str, person_id: str = "") -> None:
    """That an EMA number is nobody else's.

    Raises:
        Refused: it is.
    """
    if not number:
        return
    into = merges()
    for other in Person.objects.filter(ema_number=number).exclude(pk=person_id):
        if into.resolve(other.id) != person_id:
            named = f"{other.name} ({other.id})"
            raise Refused("ema-taken", _EMA_TAKEN, number=number, other=named)


def add_aliases(person: Person, names: Iterable[str], actor: str) -> bool:
    """Give somebody more names; inside a transaction."""
    return _set_aliases(person, (*_aliases(person), *names), actor)


def add_accounts(person: Person, accounts: Iterable[people.Account], actor: str) -> bool:
    """Give somebody more accounts; inside a transaction."""
    known = {(row.platform, row.name) for row in person.accounts.all()}
    new = [one for one in accounts if (one.platform, one.name) not in known]
    for one in new:
        Account.objects.create(
            person=person, platform=one.platform, name=one.name, account_id=one.id or ""
        )
    if new:
        keep_change(person, actor, "accounts", "", "\n".join(map(str, new)))
    return bool(new)


def _aliases(person: Person) -> tuple[str, ...]:
    return tuple(person.aliases.order_by("id").values_list("name", flat=True))


def _set_aliases(person: Person, names: Iterable[str], actor: str) -> bool:
    before, after = _aliases(person), tuple(dict.fromkeys(names))
    if set(before) == set(after):
        return False
    person.aliases.exclude(name__in=after).delete()
    Alias.objects.bulk_create(Alias(person=person, name=n) for n in after if n not in before)
    keep_change(person, actor, "aliases", "\n".join(before), "\n".join(after))
    return True


def _set_accounts(person: Person, accounts: Iterable[people.Account], actor: str) -> bool:
    rows = {(row.platform, row.name): row for row in person.accounts.order_by("id")}
    before = {key: row.account_id for key, row in rows.items()}
    after = {(one.platform, one.name): one.id or "" for one in accounts}
    if before == after:
        return False
    for key, row in rows.items():
        if key not in after:
            row.delete()
    for (platform, name), account_id in after.items():
        Account.objects.update_or_create(
            person=person, platform=platform, name=name, defaults={"account_id": account_id}
        )
    keep_change(person, actor, "accounts", _listed(before), _listed(after))
    return True


def _listed(accounts: dict[tuple[str, str], str]) -> str:
    """Accounts as the history shows them, a line each."""
    return "\n".join(
        f"{platform}:{name}{f'#{number}' if number else ''}"
        for (platform, name), number in accounts.items()
    )
