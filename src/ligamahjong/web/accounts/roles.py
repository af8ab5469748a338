"""The roles, each of which may do all that those before it may."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["Role"]


class Role(IntEnum):
    """What somebody is on the site."""

    VISITOR = 0
    """Anybody; reads what is public, registers, sends a game."""
    PLAYER = 1
    """Has an account; claims to be one of the registered people."""
    REPORTER = 2
    """Sends the games of a club and follows what becomes of them."""
    REVIEWER = 3
    """Decides on what is sent in."""
    MANAGER = 4
    """Decides on people, corrections, files and accounts."""
    SUPERUSER = 5
    """Also reaches the tables themselves, through Django's admin."""

    @property
    def is_staff(self) -> bool:
        """Whether a second factor is required."""
        return self >= Role.REVIEWER
