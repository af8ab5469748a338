"""A person of the league and the accounts by which platforms know them."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Account", "Person"]


@dataclass(frozen=True, slots=True)
class Account:
    """A user name on an online platform.

    Attributes:
        platform: the platform's short name in lower case (``"tenhou"``, ``"mahjong-soul"``).
        name: the name shown there; not unique and may change.
        id: the number or text that stays the same when the name changes, where there is one.
    """

    platform: str
    name: str
    id: str | None = None

    def __str__(self) -> str:
        """As league files write it.

        >>> str(Account("mahjong-soul", "Petirrojo", "1048576"))
        'mahjong-soul:Petirrojo#1048576'
        """
        suffix = "" if self.id is None else f"#{self.id}"
        return f"{self.platform}:{self.name}{suffix}"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody registered in the league.

    Attributes:
        id: unique and never reused; homonyms are told apart by it.
        name: the name shown, given names first.
        region: ISO 3166-2:ES code of the autonomous community without prefix, ``"XX"`` abroad,
            ``None`` where it is not known.
        club: name of the club, if any.
        ema_number: eight digits, if any.
        aliases: other names the person has played under.
        accounts: accounts on online platforms.
    """

    id: str
    name: str
    region: str | None = None
    club: str | None = None
    ema_number: str | None = None
    aliases: tuple[str, ...] = ()
    accounts: tuple[Account, ...] = ()
