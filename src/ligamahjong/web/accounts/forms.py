"""Forms about claims and about the accounts of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.wording import ROLES
from ligamahjong.web.people.models import Club
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.accounts.models import User

__all__ = ["ClaimForm", "InviteForm", "ReasonForm", "RoleForm"]

_REASON = Text("Motivo", "Reason")
_ROLE = Text("Papel", "Role")
_CLUB = Text("Club", "Club")
_TOLD = Text("Se le dirá por correo.", "They will be told by e-mail.")
_LONGEST = 2000


class ClaimForm(forms.Form):
    """Why somebody is who they say."""

    person = forms.CharField(max_length=100, widget=forms.HiddenInput)
    remark = forms.CharField(
        max_length=_LONGEST, required=False, widget=forms.Textarea(attrs={"rows": 3})
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of any form
        super().__init__(*args, **kwargs)
        language = page_language()
        self.fields["remark"].label = Text("Observación", "Remark").say(language)
        self.fields["remark"].help_text = Text(
            "Lo que ayude a saber que eres tú: tu club, una partida tuya, quién te conoce.",
            "What helps to know that it is you: your club, a game of yours, who knows you.",
        ).say(language)


class ReasonForm(forms.Form):
    """Why something is decided."""

    reason = forms.CharField(
        max_length=_LONGEST, required=False, widget=forms.Textarea(attrs={"rows": 3})
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["reason"].label = _REASON.say(page_language())
        self.fields["reason"].help_text = _TOLD.say(page_language())


class _WithRole(forms.Form):
    """A role that somebody may give, and the club of a reporter."""

    role = forms.TypedChoiceField(coerce=lambda value: Role(int(value)))
    club = forms.ModelChoiceField(Club.objects.order_by("name"), required=False)

    def __init__(self, *args: Any, by: User, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        language = page_language()
        self.fields["role"].label = _ROLE.say(language)
        self.fields["role"].choices = [  # type: ignore[attr-defined]
            (role.value, text.say(language).capitalize())
            for role, text in ROLES.items()
            if Role.VISITOR < role < by.held_role
        ]
        self.fields["club"].label = _CLUB.say(language)
        self.fields["club"].help_text = Text(
            "El del informador; los demás papeles no llevan club.",
            "That of a reporter; other roles have none.",
        ).say(language)


class RoleForm(_WithRole, ReasonForm):
    """Another role for an account."""

    field_order = ("role", "club", "reason")


class InviteForm(_WithRole):
    """An account for somebody who has none."""

    email = forms.EmailField()
    field_order = ("email", "role", "club")

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["email"].label = Text("Correo electrónico", "E-mail").say(page_language())
