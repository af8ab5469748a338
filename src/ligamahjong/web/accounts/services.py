"""Changes to accounts: each is one transaction, noted in the audit log, and told by mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress
from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator
from django.db.models import F
from django.urls import reverse
from django.utils import translation

from ligamahjong.web.accounts import letters
from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.mail.services import absolute, queue_letter
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from ligamahjong.web.mail.services import Letter
    from ligamahjong.web.people.models import Club

__all__ = [
    "changeable",
    "do_activate",
    "do_change_role",
    "do_deactivate",
    "do_invite",
    "do_remove_factor",
    "end_sessions",
    "release_address",
    "tell",
]


def do_invite(
    email: str,
    role: Role,
    actor: str = SYSTEM,
    *,
    club: Club | None = None,
    language: Language = Language.ES,
) -> User:
    """Make an account whose password is yet to be set, and write to its address.

    Who has never entered their account is invited again, perhaps with another role.

    Args:
        email: where the letter goes; only who reads it can set the password.
        role: that the account has.
        actor: opaque id of who invites; whoever works on the machine itself is the system, and
            only that makes superusers.
        club: of a reporter.
        language: of the letter.

    Raises:
        AccountRefused: the address has an account in use, or the role is not for the actor to give.
    """
    email = email.strip().lower()
    with writing():
        _check_gives(actor, role)
        _check_club(role, club)
        user = _invited(email)
        _give(user, role, club)
        user.language = language.value
        user.save()
        EmailAddress.objects.update_or_create(
            user=user, email=email, defaults={"verified": True, "primary": True}
        )
        note(actor, "invite", "account", user.actor, role=role.name.lower())
        tell(user, letters.invitation(role, _password_link(user), language))
    return user


def _invited(email: str) -> User:
    known = User.objects.filter(email=email).first()
    if known is None:
        taken = EmailAddress.objects.filter(email=email, verified=True).exists()
        if taken:
            raise AccountRefused("known")
        return User.objects.create_user(email)
    if known.last_login is not None or known.has_usable_password():
        raise AccountRefused("known")
    return known


def _password_link(user: User) -> str:
    """Where somebody sets the first password, in their language."""
    token = default_token_generator.make_token(user)
    with translation.override(user.language):
        path = reverse("account_reset_password_from_key", args=[user_pk_to_url_str(user), token])
    return absolute(path)


def do_change_role(account: User, role: Role, *, club: Club | None, reason: str, by: User) -> None:
    """Give an account another role, or a reporter another club.

    Args:
        account: whose; whoever is signed in with it is signed out.
        role: below superuser.
        club: whose games a reporter sends; others have none.
        reason: why.
        by: who decides.

    Raises:
        AccountRefused: it is not for them to decide, or a reporter has no club.
    """
    with writing():
        account = changeable(account, by)
        _check_gives(by.actor, role)
        _check_club(role, club)
        before = account.held_role
        _give(account, role, club)
        account.save()
        end_sessions(account)
        note(
            by.actor,
            "role",
            "account",
            account.actor,
            reason=reason,
            before=before.name.lower(),
            after=role.name.lower(),
            club=account.club_id or "",
        )
        if before is not role:
            tell(account, letters.role_changed(role, reason, Language(account.language)))


def do_deactivate(account: User, *, reason: str, by: User) -> None:
    """Let nobody enter an account.

    Raises:
        AccountRefused: it is not for them to decide, or no reason is given.
    """
    with writing():
        account = changeable(account, by)
        if not reason:
            raise AccountRefused("no-reason")
        account.is_active = False
        account.save(update_fields=["is_active"])
        end_sessions(account)
        note(by.actor, "deactivate", "account", account.actor, reason=reason)
        tell(account, letters.deactivated(reason, Language(account.language)))


def do_activate(account: User, *, reason: str, by: User) -> None:
    """Let an account be entered again.

    Raises:
        AccountRefused: it is not for them to decide.
    """
    with writing():
        account = changeable(account, by)
        account.is_active = True
        account.save(update_fields=["is_active"])
        note(by.actor, "activate", "account", account.actor, reason=reason)


def do_remove_factor(account: User, *, reason: str, by: User) -> None:
    """Remove the second factor of somebody who has lost it; staff set another when they sign in.

    Raises:
        AccountRefused: it is not for them to decide, or no reason is given.
    """
    with writing():
        account = changeable(account, by)
        if not reason:
            raise AccountRefused("no-reason")
        Authenticator.objects.filter(user=account).delete()
        end_sessions(account)
        note(by.actor, "remove-factor", "account", account.actor, reason=reason)
        tell(account, letters.factor_removed(reason, Language(account.language)))


def changeable(account: User, by: User) -> User:
    """The account as it is now, if somebody may change it.

    Raises:
        AccountRefused: they may not.
    """
    found = User.objects.get(pk=account.pk)
    if found.pk == by.pk:
        raise AccountRefused("own")
    if found.held_role >= Role.MANAGER and _role_now(by.actor) < Role.SUPERUSER:
        raise AccountRefused("higher")
    _check_gives(by.actor, Role.PLAYER)
    return found


def end_sessions(account: User) -> None:
    """Sign everybody out who is signed in with an account."""
    User.objects.filter(pk=account.pk).update(sessions=F("sessions") + 1)
    account.refresh_from_db(fields=["sessions"])


def release_address(email: str, *, keeper: User) -> None:
    """Take an address from an account that never confirmed it, for the one that is about to.

    Such an account has never been entered: signing in takes a confirmed address.
    """
    confirmed = EmailAddress.objects.filter(verified=True).values("user")
    User.objects.filter(email=email.lower(), last_login=None).exclude(pk=keeper.pk).exclude(
        pk__in=confirmed
    ).delete()


def tell(account: User, letter: Letter) -> None:
    """Queue a letter to whoever has an account."""
    queue_letter(account.email, letter, Language(account.language))


def _give(account: User, role: Role, club: Club | None) -> None:
    account.is_superuser = role is Role.SUPERUSER
    account.role = Role.MANAGER if role is Role.SUPERUSER else role
    account.club = club if role is Role.REPORTER else None


def _check_gives(actor: str, role: Role) -> None:
    """Whether a role is for somebody to give: managers give those below them."""
    if actor == SYSTEM:
        return
    now = _role_now(actor)
    if now < Role.MANAGER or role >= now:
        raise AccountRefused("higher")


def _check_club(role: Role, club: Club | None) -> None:
    if role is Role.REPORTER and club is None:
        raise AccountRefused("no-club")


def _role_now(actor: str) -> Role:
    """The role of somebody at this moment."""
    user = User.objects.filter(actor=actor, is_active=True).first()
    return user.held_role if user else Role.VISITOR
