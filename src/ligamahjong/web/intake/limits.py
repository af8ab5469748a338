"""How often somebody may save and send, so that nobody fills the queue or a letter box."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.web.accounts.models import User
from ligamahjong.web.guards.buckets import take
from ligamahjong.web.guards.clients import client_key

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = [
    "LETTERS_TO_ADDRESS",
    "SAVES_BY_ACCOUNT",
    "SAVES_BY_CLIENT",
    "Limit",
    "may_save",
    "may_write_to",
]

_HOUR = 3600


class Limit(NamedTuple):
    """So many within so many seconds."""

    limit: int
    seconds: int


SAVES_BY_CLIENT = Limit(60, _HOUR)
"""A whole club sits behind one address: twenty games of an evening, each saved three times."""

SAVES_BY_ACCOUNT = Limit(240, _HOUR)
"""Who has an account can be asked; only a program gone wild saves more often."""

LETTERS_TO_ADDRESS = Limit(12, 24 * _HOUR)
"""Games that one person without an account sends in a day of play; more would be a nuisance to
somebody whose address others write."""


def may_save(request: HttpRequest) -> bool:
    """Take one save from whoever asks."""
    if isinstance(request.user, User):
        return take(f"submit:account:{request.user.actor}", **SAVES_BY_ACCOUNT._asdict())
    return take(f"submit:client:{client_key(request)}", **SAVES_BY_CLIENT._asdict())


def may_write_to(address: str) -> bool:
    """Take one letter that asks an address to be confirmed."""
    return take(f"submit:address:{address.casefold()}", **LETTERS_TO_ADDRESS._asdict())
