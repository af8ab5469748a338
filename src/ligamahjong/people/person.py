"""A person of the league and the accounts by which platforms know them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ligamahjong.errors import FormatError
from ligamahjong.people.names import clean
from ligamahjong.people.platforms import platform_slug

__all__ = ["Account", "Person"]

_ID = re.compile(r"[^\s#]+")


@dataclass(frozen=True, slots=True)
class Account:
    """A user name on an online platform.

    Attributes:
        platform: the platform's short name (``"tenhou"``, ``"mahjong-soul"``); any usual way to
            write it is turned into that.
        name: the name shown there; not unique and may change. White space is tidied, case kept.
        id: the number or text that stays the same when the name changes, where there is one;
            without spaces or ``#``.

    Raises:
        FormatError: no platform, no name, or a space or ``#`` in the id; ``facts["account"]`` is
            the account as written.
    """

    platform: str
    name: str
    id: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "platform", platform_slug(self.platform))
        object.__setattr__(self, "name", clean(self.name))
        if not self.platform or not self.name or not (self.id is None or _ID.fullmatch(self.id)):
            raise FormatError(f"expected platform:name#id, found {self}", account=str(self))

    def __str__(self) -> str:
        """As league files write it; :meth:`parse` reads it back.

        >>> str(Account("mahjong-soul", "Petirrojo", "1048576"))
        'mahjong-soul:Petirrojo#1048576'
        >>> str(Account("tenhou", "Gato#7"))
        'tenhou:Gato#7#'
        """
        if self.id is None:
            return f"{self.platform}:{self.name}{'#' if '#' in self.name else ''}"
        return f"{self.platform}:{self.name}#{self.id}"

    @classmethod
    def parse(cls, text: str) -> Account:
        """Read ``platform:name`` or ``platform:name#id``.

        The platform ends at the first ``:``. The id is what follows the last ``#`` if no space is
        in it, so a name that itself holds a ``#`` and has no id is written with one more ``#`` at
        its end.

        >>> Account.parse("Mahjong Soul: Petirrojo #1048576")
        Account(platform='mahjong-soul', name='Petirrojo', id='1048576')
        >>> Account.parse("tenhou:Gato#7#")
        Account(platform='tenhou', name='Gato#7', id=None)

        Raises:
            FormatError: no ``:``, or nothing before or after it; ``facts["account"]`` is the text.
        """
        platform, _, rest = text.partition(":")
        name, mark, account_id = rest.strip().rpartition("#")
        if not mark or re.search(r"\s", account_id):
            name, account_id = rest, ""
        try:
            return cls(platform, name, account_id or None)
        except FormatError as error:
            raise FormatError(f"expected platform:name#id, found {text!r}", account=text) from error


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
