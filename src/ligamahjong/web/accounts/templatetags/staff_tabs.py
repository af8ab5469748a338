"""The tabs above the pages of staff."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django import template
from django.urls import reverse

from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["TABS", "Tab", "register", "staff_tabs"]

register = template.Library()


class Tab(NamedTuple):
    """A page, what it is called and the role it takes."""

    page: str
    text: Text
    needs: Role


TABS = (
    Tab("review", Text("Cola", "Queue"), Role.REVIEWER),
    Tab("reports", Text("Avisos", "Reports"), Role.REVIEWER),
    Tab("proposals", Text("Propuestas", "Proposals"), Role.MANAGER),
    Tab("imports", Text("Ficheros", "Files"), Role.MANAGER),
    Tab("registrations", Text("Inscripciones", "Registrations"), Role.MANAGER),
    Tab("people-admin", Text("Personas", "People"), Role.MANAGER),
    Tab("claims", Text("Reclamaciones", "Claims"), Role.MANAGER),
    Tab("accounts", Text("Cuentas", "Accounts"), Role.MANAGER),
    Tab("audit-log", Text("Registro", "Log"), Role.MANAGER),
    Tab("admin:index", Text("Tablas", "Tables"), Role.SUPERUSER),
)


@register.inclusion_tag("accounts/staff_tabs.html", takes_context=True)
def staff_tabs(context: template.Context) -> dict[str, object]:
    """What the account may open; the one that is open is the one whose address leads here."""
    request: HttpRequest = context["request"]
    role = role_of(request.user)
    shown = [
        (reverse(tab.page), tab.text.say(page_language())) for tab in TABS if tab.needs <= role
    ]
    leading = [address for address, _ in shown if _leads(address, request.path)]
    return {"tabs": shown, "current": max(leading, key=len, default="")}


def _leads(address: str, path: str) -> bool:
    """Whether a page is below the one of an address; those of games are below none."""
    return path.startswith(address) and not path.startswith(f"{reverse('review')}partidas/")
