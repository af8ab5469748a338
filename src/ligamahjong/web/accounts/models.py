"""Accounts, and what they claim to be."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from allauth.mfa.models import Authenticator
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.utils import timezone
from django.utils.crypto import salted_hmac

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.people.models import Club, Person

if TYPE_CHECKING:
    from typing import Any

__all__ = ["Claim", "User", "UserManager", "new_actor"]


def new_actor() -> str:
    """An opaque id by which the ledger and the audit log know an account."""
    return f"u{secrets.token_hex(8)}"


class UserManager(BaseUserManager["User"]):
    """Makes accounts."""

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> User:  # noqa: ANN401 - as Django has it
        """An account; without a password it can only be entered after setting one."""
        user = self.model(email=email.strip().lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> User:  # noqa: ANN401
        """An account that may do everything."""
        return self.create_user(email, password, is_superuser=True, **fields)

    def get_by_natural_key(self, username: str | None) -> User:
        """The account of an address, however it is written."""
        return self.get(email=(username or "").strip().lower())


class User(AbstractBaseUser, PermissionsMixin):
    """An account: an e-mail address, a role and, once confirmed, the person it belongs to.

    ``club`` is the one whose games a club reporter sends. ``sessions`` counts how often everybody
    who was signed in with the account has been signed out.
    """

    email = models.EmailField(unique=True)
    actor = models.CharField(max_length=20, unique=True, default=new_actor, editable=False)
    role = models.SmallIntegerField(
        default=Role.PLAYER,
        choices=[(role.value, role.name) for role in Role if Role.VISITOR < role < Role.SUPERUSER],
    )
    club = models.ForeignKey(Club, null=True, blank=True, on_delete=models.SET_NULL)
    person = models.OneToOneField(
        Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="user"
    )
    language = models.CharField(max_length=2, default="es")
    is_active = models.BooleanField(default=True)
    sessions = models.PositiveIntegerField(default=0, editable=False)
    joined_at = models.DateTimeField(default=timezone.now)

    objects: ClassVar[UserManager] = UserManager()

    EMAIL_FIELD = "email"
    USERNAME_FIELD = "email"

    def __str__(self) -> str:
        return self.actor

    @property
    def is_staff(self) -> bool:
        """Whether Django's admin lets the account in."""
        return self.is_superuser

    @property
    def held_role(self) -> Role:
        """The role that was given, which staff may use once they have a second factor."""
        return Role.SUPERUSER if self.is_superuser else Role(self.role)

    @cached_property
    def has_second_factor(self) -> bool:
        """Whether signing in takes more than the password."""
        factors = Authenticator.objects.filter(user=self, type=Authenticator.Type.TOTP)
        return bool(factors.exists())

    def _get_session_auth_hash(self, secret: str | None = None) -> str:
        """What a session must know to be one of this account: it ends when any of this changes."""
        known = f"{self.password}|{self.role}|{self.is_superuser}|{self.sessions}"
        salt = "ligamahjong.web.accounts.models.User"
        return salted_hmac(salt, known, secret=secret, algorithm="sha256").hexdigest()


class Claim(models.Model):
    """Somebody with an account says who they are; a manager decides.

    ``reason`` is what the manager told them.
    """

    class State(models.TextChoices):
        """What became of it."""

        OPEN = "open"
        CONFIRMED = "confirmed"
        REJECTED = "rejected"
        WITHDRAWN = "withdrawn"

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="claims")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="claims")
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    remark = models.TextField(blank=True)
    reason = models.TextField(blank=True)
    made_at = models.DateTimeField(default=timezone.now)
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                "user", condition=models.Q(state="open"), name="one_open_claim"
            ),
        )

    def __str__(self) -> str:
        return f"{self.user_id} → {self.person_id}"
