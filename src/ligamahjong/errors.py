"""The one tree of errors.

::

    LigaError
    ├── RulesError         a table or a switch of the league's rules is not usable
    ├── GameError          a game that cannot be rated
    │   └── GameOrderError     a game played before one already replayed
    ├── RatingError        a rating outside what the model can hold
    ├── UnknownPlayer      nobody in the history goes by that id or name
    ├── UnknownGame        no game of the history has that id
    ├── HandError          tiles that are no hand, or no tiles at all
    ├── FormatError        a file that cannot be read as what it should be
    ├── LedgerError        an entry that the ledger refuses, or cannot follow
    │   ├── CanonicalError     a value without canonical form, or bytes not in it
    │   └── EntryError         an entry or payload that is not of its form
    ├── SiteError          the site cannot run as it is set up
    └── MissingExtra       an optional library is needed and not installed

Every error carries a ``code`` that does not change between releases and the ``facts`` of the
case, so that :mod:`ligamahjong.wording` can say it in the reader's language; ``str()`` of an
error is its English text for developers.
"""

from __future__ import annotations

from typing import ClassVar

__all__ = [
    "CanonicalError",
    "EntryError",
    "FormatError",
    "GameError",
    "GameOrderError",
    "HandError",
    "LedgerError",
    "LigaError",
    "MissingExtra",
    "RatingError",
    "RulesError",
    "SiteError",
    "UnknownGame",
    "UnknownPlayer",
]


class LigaError(Exception):
    """Anything this library refuses to do.

    Args:
        message: what is wrong and what was expected, in English.
        facts: the values of the case, by name.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.facts = facts


class RulesError(LigaError, ValueError):
    """A table or a switch of the league's rules is not usable."""

    code = "rules"


class GameError(LigaError, ValueError):
    """A game that cannot be rated."""

    code = "game"


class GameOrderError(GameError):
    """A game played before one already replayed."""

    code = "game-order"


class RatingError(LigaError, ValueError):
    """A rating outside what the model can hold."""

    code = "rating"


class UnknownPlayer(LigaError, LookupError):  # noqa: N818 - the name says what is unknown
    """Nobody in the history goes by that id or name."""

    code = "unknown-player"


class UnknownGame(LigaError, LookupError):  # noqa: N818
    """No game of the history has that id."""

    code = "unknown-game"


class HandError(LigaError, ValueError):
    """Tiles that are no hand, or no tiles at all; ``facts["problems"]`` are all that is wrong."""

    code = "hand"


class FormatError(LigaError, ValueError):
    """A file that cannot be read as what it should be."""

    code = "format"


class LedgerError(LigaError, ValueError):
    """An entry that the ledger refuses, or cannot follow."""

    code = "ledger"


class CanonicalError(LedgerError):
    """A value without canonical form, or bytes that are not in it."""

    code = "canonical"


class EntryError(LedgerError):
    """An entry or payload that is not of its form."""

    code = "entry"


class SiteError(LigaError, RuntimeError):
    """The site cannot run as it is set up: a setting, its database or its port."""

    code = "site"


class MissingExtra(LigaError, ImportError):  # noqa: N818
    """An optional library is needed and not installed."""

    code = "missing-extra"
