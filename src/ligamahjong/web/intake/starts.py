"""When a game that was sent in began, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.intake.checks import start_of_submission
from ligamahjong.web.intake.clocks import is_twofold
from ligamahjong.web.intake.models import Submission
from ligamahjong.wording import Text
from ligamahjong.wording.dates import moment

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["start_in_words"]

_CANARY = Text("{clock} en Canarias", "{clock} in the Canary Islands")
_SECOND = Text(
    "la segunda vez que el reloj marcó esa hora", "the second time the clock showed this hour"
)
_FIRST = Text(
    "la primera vez que el reloj marcó esa hora", "the first time the clock showed this hour"
)


def start_in_words(submission: Submission, language: Language) -> str:
    """Day and hour by the clock of mainland Spain, and what the clock showed if it was another.

    Returns:
        «29 de noviembre de 2026, 19:30 (18:30 en Canarias)»; empty where it is not known.
    """
    day, at = submission.day, submission.start
    start = start_of_submission(submission)
    if day is None or at is None or start is None:
        return ""
    more = []
    if submission.clock == Submission.Clock.CANARY:
        more.append(_CANARY.say(language, clock=f"{at.hour}:{at.minute:02}"))
    if is_twofold(day, at, submission.clock):
        more.append((_SECOND if submission.second_time else _FIRST).say(language))
    said = moment(start, language)
    return f"{said} ({'; '.join(more)})" if more else said
