"""Accounts, and what they claim to be."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.utils import timezone

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

    ``club`` is the one whose games a club reporter sends.
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


class Claim(models.Model):
    """Somebody with an account says who they are; a manager decides."""

    class State(models.TextChoices):
        """What became of it."""

        OPEN = "open"
        CONFIRMED = "confirmed"
        REJECTED = "rejected"

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="claims")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="claims")
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    remark = models.TextField(blank=True)
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
