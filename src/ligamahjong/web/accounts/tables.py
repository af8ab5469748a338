"""Django's admin, as a window on the tables: superusers see every row, and change none here.

What may change, changes on the pages that note who did it and why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.apps import apps
from django.contrib.admin import AdminSite, ModelAdmin
from django.shortcuts import redirect

from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.wording import LEAGUE

if TYPE_CHECKING:
    from django.db.models import Model
    from django.http import HttpRequest, HttpResponseRedirect

__all__ = ["TABLES", "ReadOnly", "Tables"]

_SECRET = {"password"}
"""Fields that nobody has to see."""
_OURS = "ligamahjong.web."


class ReadOnly(ModelAdmin):  # type: ignore[type-arg] # no generic at run time
    """The rows of a table, to be looked at."""

    exclude = tuple(_SECRET)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Superusers see them."""
        del obj
        return role_of(request.user) is Role.SUPERUSER

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Superusers see which tables there are."""
        return self.has_view_permission(request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody adds one."""
        del request
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Nobody changes one."""
        del request, obj
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Nobody removes one."""
        del request, obj
        return False


class Tables(AdminSite):
    """Enters, leaves and changes passwords where everybody does."""

    site_title = site_header = LEAGUE
    enable_nav_sidebar = False

    def has_permission(self, request: HttpRequest) -> bool:
        """Superusers with their second factor."""
        return role_of(request.user) is Role.SUPERUSER

    def login(
        self,
        request: HttpRequest,
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponseRedirect:
        """Sign in where everybody does."""
        del request, extra_context
        return redirect("account_login")

    def logout(  # type: ignore[override] # a redirect, where Django shows a page
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponseRedirect:
        """Sign out where everybody does."""
        del request, extra_context
        return redirect("account_logout")

    def password_change(  # type: ignore[override] # as above
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponseRedirect:
        """Change the password where everybody does."""
        del request, extra_context
        return redirect("account_change_password")


TABLES = Tables()
for _config in apps.get_app_configs():
    if _config.name.startswith(_OURS):
        TABLES.register(_config.get_models(), ReadOnly)
