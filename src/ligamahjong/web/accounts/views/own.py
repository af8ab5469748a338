"""One's own account: what it is, and who one says one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render

from ligamahjong.web.accounts.access import role_of, signed_in
from ligamahjong.web.accounts.claims import do_claim, do_withdraw_claim
from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.forms import ClaimForm
from ligamahjong.web.accounts.models import Claim
from ligamahjong.web.accounts.selectors import claimed_name, last_claim
from ligamahjong.web.accounts.wording import CLAIM_STATES, ROLES
from ligamahjong.web.people.finding import search
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["account", "claim"]

_MOST = 20
_SENT = Text(
    "La reclamación está enviada; te diremos por correo qué se decide.",
    "The claim is sent; we will tell you by e-mail what is decided.",
)
_WITHDRAWN = Text("La reclamación está retirada.", "The claim is withdrawn.")


def account(request: HttpRequest) -> HttpResponse:
    """Who one is here, and where everything about the account is changed."""
    user = signed_in(request)
    language = page_language()
    made = last_claim(user)
    return render(
        request,
        "accounts/account.html",
        {
            "account": user,
            "role": ROLES[user.held_role].say(language),
            "must_set_factor": user.held_role.is_staff and not user.has_second_factor,
            "staff": role_of(user).is_staff,
            "claim": made,
            "claimed": claimed_name(made) if made else "",
            "claim_state": CLAIM_STATES[made.state].say(language) if made else "",
        },
    )


def claim(request: HttpRequest) -> HttpResponse:
    """Find oneself among the registered people and say so."""
    user = signed_in(request)
    form = ClaimForm(request.POST or None)
    if request.method == "POST":
        if "withdraw" in request.POST:
            do_withdraw_claim(user)
            messages.success(request, _WITHDRAWN.say(page_language()))
            return redirect("account")
        if form.is_valid():
            try:
                do_claim(user, form.cleaned_data["person"], form.cleaned_data["remark"])
            except AccountRefused as refused:
                form.add_error(None, refused.text.say(page_language()))
            else:
                messages.success(request, _SENT.say(page_language()))
                return redirect("account")
    text = request.GET.get("q", "").strip()
    made = user.claims.filter(state=Claim.State.OPEN).select_related("person").first()
    return render(
        request,
        "accounts/claim.html",
        {
            "account": user,
            "form": form,
            "text": text,
            "found": search(text, _MOST),
            "claimed": claimed_name(made) if made else "",
        },
    )
