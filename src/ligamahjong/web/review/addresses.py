"""Addresses of other parts of the site, for who may open them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.urls import resolve, reverse

from ligamahjong.web.accounts.access import needed_role

if TYPE_CHECKING:
    from ligamahjong.web.accounts.roles import Role

__all__ = ["address_for"]


def address_for(role: Role, name: str, *args: object) -> str:
    """The address of a page; empty for who has not the role it needs.

    Args:
        role: of whoever would open it.
        name: of the address.
        args: parts of the address.
    """
    address = reverse(name, args=args)
    match = resolve(address)
    needed = needed_role(match.func, match.app_names)
    return address if needed is not None and needed <= role else ""
