"""From a submission to the game that the ledger is given."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.ledger.payloads import Texts
from ligamahjong.people import PLATFORMS, platform_slug
from ligamahjong.web.intake.checks import problems, seats_of, start_of_submission
from ligamahjong.web.intake.errors import NotReady
from ligamahjong.web.ledger.services import SaltedText, salt_text

if TYPE_CHECKING:
    from ligamahjong.table import Four
    from ligamahjong.web.intake.models import Submission

__all__ = [
    "ONLINE",
    "SHEET",
    "SubmissionTexts",
    "event_of",
    "game_of",
    "new_game_id",
    "texts_of",
]

T = TypeVar("T")

SHEET = "acta"
"""Source of a game in person: its score sheet."""

ONLINE = "online"
"""Source of a game on a platform that is not one of the known ones."""


class SubmissionTexts(NamedTuple):
    """The public texts of a submission: digests for the payload, texts to be kept beside it."""

    digests: Texts
    salted: tuple[SaltedText, ...]


def new_game_id() -> str:
    """An opaque id for a game that comes from no file."""
    return f"g{secrets.token_hex(8)}"


def game_of(submission: Submission) -> Game:
    """The game as the league counts it, under a new id unless it has one, without free texts.

    The source is the score sheet or, for a game online, the platform if it is a known one: what
    somebody typed does not enter the chain.

    Raises:
        NotReady: it is not complete.
    """
    start = start_of_submission(submission)
    seats = seats_of(submission)
    players = [seat.person_id for seat in seats if seat.person_id]
    scores = [seat.score for seat in seats if seat.score is not None]
    if start is None or len(players) != 4 or len(scores) != 4:  # noqa: PLR2004 - of a table
        raise NotReady(problems(submission, by_staff=True))
    return Game(
        id=submission.game or new_game_id(),
        mode=Mode(submission.mode),
        played_at=start,
        day=start.date(),
        players=_four(players),
        scores=_four(scores),
        venue=Venue(submission.venue),
        source=_source(submission),
        penalties=_four([seat.penalty for seat in seats]),
    )


def texts_of(submission: Submission) -> SubmissionTexts:
    """The texts of a submission that are published with the game.

    The place of a game in person is its event, and so is a platform that is not a known one; a
    game online may have a link. What the sender remarked is for the reviewers and stays here.
    """
    salted = {
        name: salt_text(text)
        for name, text in (("event", event_of(submission)), ("link", submission.link))
        if text
    }
    digests = Texts(**{name: one.digest for name, one in salted.items()})
    return SubmissionTexts(digests, tuple(salted.values()))


def event_of(submission: Submission) -> str:
    """What the page of the game says about where it was played, beside its source."""
    if submission.venue == Venue.IN_PERSON:
        return submission.place
    return "" if platform_slug(submission.platform) in PLATFORMS else submission.platform


def _source(submission: Submission) -> str:
    if submission.venue == Venue.IN_PERSON:
        return SHEET
    slug = platform_slug(submission.platform)
    return slug if slug in PLATFORMS else ONLINE


def _four(values: list[T]) -> Four[T]:
    east, south, west, north = values
    return east, south, west, north
