"""Claims and accounts, as managers look after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.paginator import Paginator
from django.shortcuts import redirect, render

from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.accounts.claims import do_confirm_claim, do_part, do_reject_claim
from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.forms import InviteForm, ReasonForm, RoleForm
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.selectors import (
    accounts,
    decided_claims,
    evidence,
    open_claims,
)
from ligamahjong.web.accounts.services import (
    do_activate,
    do_change_role,
    do_deactivate,
    do_invite,
    do_remove_factor,
)
from ligamahjong.web.accounts.wording import CLAIM_STATES, ROLES
from ligamahjong.web.audit.selectors import entries, told
from ligamahjong.web.errors import NotFound
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["account", "account_list", "claim", "claims"]

_A_PAGE = 50
_LATEST = 20
_DONE = Text("Hecho.", "Done.")
_INVITED = Text("Le hemos escrito a {email}.", "We have written to {email}.")
_NO_CLAIM = Text("No hay ninguna reclamación {claim}.", "There is no claim {claim}.")
_NO_ACCOUNT = Text("No hay ninguna cuenta «{actor}».", "There is no account “{actor}”.")
_REASONED = {
    "deactivate": do_deactivate,
    "activate": do_activate,
    "remove-factor": do_remove_factor,
    "part": do_part,
}
"""What is done to an account with nothing but a reason."""


def claims(request: HttpRequest) -> HttpResponse:
    """Who says who they are, and what was decided last."""
    decided = [(one, CLAIM_STATES[one.state].say(page_language())) for one in decided_claims()]
    return render(request, "accounts/claims.html", {"waiting": open_claims(), "decided": decided})


def claim(request: HttpRequest, claim: int) -> HttpResponse:
    """Decide on one claim."""
    found = Claim.objects.select_related("user", "person__club").filter(pk=claim).first()
    if found is None:
        raise NotFound(_NO_CLAIM, claim=claim)
    form = ReasonForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        decide = do_confirm_claim if "confirm" in request.POST else do_reject_claim
        try:
            decide(found, reason=form.cleaned_data["reason"], by=signed_in(request))
        except AccountRefused as refused:
            form.add_error(
                "reason" if refused.why == "no-reason" else None, refused.text.say(page_language())
            )
        else:
            messages.success(request, _DONE.say(page_language()))
            return redirect("claims")
    context = {
        "claim": found,
        "state": CLAIM_STATES[found.state].say(page_language()),
        "evidence": evidence(found),
        "form": form,
        "open": found.state == Claim.State.OPEN,
    }
    return render(request, "accounts/claim_decision.html", context)


def account_list(request: HttpRequest) -> HttpResponse:
    """All accounts, and inviting somebody."""
    by = signed_in(request)
    invite = InviteForm(request.POST or None, by=by)
    if request.method == "POST" and invite.is_valid():
        email = invite.cleaned_data["email"]
        try:
            do_invite(
                email,
                invite.cleaned_data["role"],
                by.actor,
                club=invite.cleaned_data["club"],
                language=Language(page_language()),
            )
        except AccountRefused as refused:
            invite.add_error(_field(refused, "email"), refused.text.say(page_language()))
        else:
            messages.success(request, _INVITED.say(page_language(), email=email))
            return redirect("accounts")
    text = request.GET.get("q", "")
    asked = request.GET.get("papel", "")
    role = next((one for one in Role if str(one.value) == asked), None)
    page = Paginator(accounts(text, role), _A_PAGE).get_page(request.GET.get("pagina"))
    language = page_language()
    context = {
        "page": page,
        "rows": [(one, ROLES[one.held_role].say(language)) for one in page],
        "invite": invite,
        "text": text,
        "asked": asked,
        "roles": [
            (str(one.value), text.say(language))
            for one, text in ROLES.items()
            if one > Role.VISITOR
        ],
    }
    return render(request, "accounts/accounts.html", context)


def account(request: HttpRequest, actor: str) -> HttpResponse:
    """One account: its role, and what else is decided about it."""
    by = signed_in(request)
    found = accounts().filter(actor=actor).first()
    if found is None:
        raise NotFound(_NO_ACCOUNT, actor=actor)
    doing = request.POST.get("do", "")
    role = RoleForm(
        request.POST if doing == "role" else None,
        by=by,
        initial={"role": found.role, "club": found.club_id},
    )
    reason = ReasonForm(request.POST if doing in _REASONED else None, prefix="other")
    form = role if doing == "role" else reason
    if request.method == "POST" and form.is_valid():
        try:
            _carry_out(doing, found, form.cleaned_data, by)
        except AccountRefused as refused:
            form.add_error(_field(refused, None), refused.text.say(page_language()))
        else:
            messages.success(request, _DONE.say(page_language()))
            return redirect("account-admin", actor)
    context = {
        "account": found,
        "role": ROLES[found.held_role].say(page_language()),
        "role_form": role,
        "reason_form": reason,
        "own": found.pk == by.pk,
        "changeable": found.pk != by.pk
        and (found.held_role < Role.MANAGER or by.held_role is Role.SUPERUSER),
        "history": told(entries(subject=found.actor)[:_LATEST]),
    }
    return render(request, "accounts/account_admin.html", context)


def _carry_out(doing: str, account: User, given: dict[str, object], by: User) -> None:
    reason = str(given["reason"]).strip()
    if doing == "role":
        do_change_role(account, given["role"], club=given["club"], reason=reason, by=by)  # type: ignore[arg-type] # of the form
    else:
        _REASONED[doing](account, reason=reason, by=by)


def _field(refused: AccountRefused, known: str | None) -> str | None:
    """The field at which a refusal is shown."""
    return {"no-reason": "reason", "no-club": "club", "known": known}.get(refused.why)
