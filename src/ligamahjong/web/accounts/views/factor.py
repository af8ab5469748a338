"""Setting up the second factor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.views import GenerateRecoveryCodesView
from allauth.mfa.totp.views import ActivateTOTPView
from django.contrib.auth import update_session_auth_hash

from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.accounts.services import end_sessions

if TYPE_CHECKING:
    from django.http import HttpResponse

    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.accounts.signing import SetUpFactor

__all__ = ["NewRecoveryCodes", "SetUp"]


class SetUp(ActivateTOTPView):  # type: ignore[misc] # allauth has no types
    """Set a second factor, and sign out wherever only the password was given."""

    def form_valid(self, form: SetUpFactor) -> HttpResponse:
        """Keep the factor; this browser has just shown it."""
        response: HttpResponse = super().form_valid(form)
        user = signed_in(self.request)
        end_sessions(user)
        update_session_auth_hash(self.request, user)
        _about_to_be_seen(user)
        return response


class NewRecoveryCodes(GenerateRecoveryCodesView):  # type: ignore[misc]
    """Make other recovery codes."""

    def form_valid(self, form: SetUpFactor) -> HttpResponse:
        """Make them, and show them next."""
        response: HttpResponse = super().form_valid(form)
        _about_to_be_seen(signed_in(self.request))
        return response


def _about_to_be_seen(user: User) -> None:
    """Note now that the codes have been seen: the page that shows them writes nothing."""
    codes = Authenticator.objects.get(user=user, type=Authenticator.Type.RECOVERY_CODES)
    codes.wrap().mark_as_viewed()
