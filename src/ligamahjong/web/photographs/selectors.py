"""Which photographs there are, and who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.mfa.utils import is_mfa_enabled
from django.utils.crypto import constant_time_compare

from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest

    from ligamahjong.web.intake.models import Submission

__all__ = ["TOKEN", "content", "may_see", "photographs_of"]

TOKEN = "envio"  # noqa: S105 - the name of a part of an address
"""In an address, what holds the token of the submission."""


def photographs_of(submission: Submission) -> QuerySet[Photograph]:
    """The photographs of a submission that are still there, in order."""
    return Photograph.objects.filter(submission=submission, destroyed_at=None)


def may_see(request: HttpRequest, photograph: Photograph) -> bool:
    """Whether who asks may see a photograph.

    Reviewers and those above them with their second factor, the account that sent it, and whoever
    knows the token of its submission and has it in the address (``?envio=…``).
    """
    submission = photograph.submission
    role = role_of(request.user)
    if role >= Role.REVIEWER and is_mfa_enabled(request.user):
        return True
    if role > Role.VISITOR and submission.sender_id == request.user.pk:
        return True
    return constant_time_compare(request.GET.get(TOKEN, ""), submission.token)


def content(photograph: Photograph) -> bytes | None:
    """The JPEG of a photograph; ``None`` once it has been destroyed."""
    try:
        return files.path_of(photograph.id).read_bytes()
    except FileNotFoundError:
        return None
