"""How long ago something was sent, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.ranking.selectors import MADRID
from ligamahjong.wording import Text
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from datetime import datetime

    from ligamahjong.wording import Language

__all__ = ["age"]

_TODAY = Text("hoy", "today")
_YESTERDAY = Text("ayer", "yesterday")
_DAYS = Text("hace {days} días", "{days} days ago")


def age(at: datetime | None, now: datetime, language: Language) -> str:
    """How many days ago a moment was, by the calendar of mainland Spain.

    >>> from datetime import datetime, UTC
    >>> from ligamahjong.wording import Language
    >>> sent = datetime(2026, 5, 18, 22, 30, tzinfo=UTC)
    >>> age(sent, datetime(2026, 5, 19, 8, tzinfo=UTC), Language.ES)
    'hoy'
    >>> age(sent, datetime(2026, 5, 22, 8, tzinfo=UTC), Language.ES)
    'hace 3 días'

    Args:
        at: the moment; ``None`` where it is not known.
        now: the present.
        language: of the words.

    Returns:
        Nothing where the moment is not known.
    """
    if at is None:
        return ""
    days = (now.astimezone(MADRID).date() - at.astimezone(MADRID).date()).days
    if days < 1:
        return _TODAY.say(language)
    if days == 1:
        return _YESTERDAY.say(language)
    return _DAYS.say(language, days=integer(days, language))
