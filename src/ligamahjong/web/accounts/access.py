"""Who may see a page: decided beside its address, held here for all of them.

Each address carries the role it needs (``allow(Role.REVIEWER, view)`` in ``urls``); one that
carries none is refused to everybody, and a test walks the table of addresses for it.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, TypeVar

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.shortcuts import redirect
from django.urls import reverse

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from django.contrib.auth.base_user import AbstractBaseUser
    from django.contrib.auth.models import AnonymousUser
    from django.http import HttpRequest, HttpResponse
    from django.http.response import HttpResponseBase

__all__ = ["Access", "allow", "needed_role", "of_account", "public", "role_of", "signed_in"]

View = TypeVar("View", bound="Callable[..., HttpResponseBase]")


def allow(role: Role, view: View) -> View:
    """The view, for those who have a role or a higher one."""

    @functools.wraps(view)
    def decided(*args: Any, **kwargs: Any) -> HttpResponseBase:  # noqa: ANN401 - any view
        return view(*args, **kwargs)

    decided.needs = role  # type: ignore[attr-defined]
    return decided  # type: ignore[return-value]


def public(view: View) -> View:
    """The view, for everybody."""
    return allow(Role.VISITOR, view)


def of_account(view: View) -> View:
    """A page about one's own account, which staff reach before they have a second factor."""
    decided = allow(Role.PLAYER, view)
    decided.of_account = True  # type: ignore[attr-defined]
    return decided


def role_of(user: AbstractBaseUser | AnonymousUser) -> Role:
    """The role that whoever asks may use: staff without a second factor may do what players may."""
    if not isinstance(user, User) or not user.is_active:
        return Role.VISITOR
    role = user.held_role
    return Role.PLAYER if role.is_staff and not user.has_second_factor else role


def signed_in(request: HttpRequest) -> User:
    """The account that asks for a page that needs one.

    Raises:
        PermissionDenied: nobody is signed in.
    """
    if not isinstance(request.user, User):
        raise PermissionDenied
    return request.user


def needed_role(view: Callable[..., object], app_names: Sequence[str]) -> Role | None:
    """The role an address needs; ``None`` where nobody decided."""
    if "admin" in app_names:
        return Role.SUPERUSER
    return getattr(view, "needs", None)


class Access:
    """Holds every address to its decision.

    Staff without a second factor are sent to set one up, whatever they ask for beside the pages
    of their account. What is not public is kept by no cache.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, and say who may keep the answer."""
        response = self._get_response(request)
        match = request.resolver_match
        if match and needed_role(match.func, match.app_names) is not Role.VISITOR:
            response.headers["Cache-Control"] = "no-store"
        return response

    def process_view(
        self,
        request: HttpRequest,
        view: Callable[..., HttpResponse],
        args: tuple[object, ...],
        kwargs: dict[str, object],
    ) -> HttpResponse | None:
        """Let through, send to sign in or to set up the second factor, or refuse."""
        del args, kwargs
        match = request.resolver_match
        needed = needed_role(view, match.app_names if match else [])
        if needed is Role.VISITOR:
            return None
        if needed is None:
            raise PermissionDenied("nobody decided who may see this address")
        if not isinstance(request.user, User):
            return redirect_to_login(request.get_full_path(), reverse("account_login"))
        held = request.user.held_role
        if held < needed:
            raise PermissionDenied
        if held.is_staff and not _is_of_account(view) and not request.user.has_second_factor:
            return redirect("mfa_activate_totp")
        return None


def _is_of_account(view: Callable[..., object]) -> bool:
    return getattr(view, "of_account", False)
