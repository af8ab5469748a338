"""Letters to whoever sent a game, each queued in the transaction of what it tells about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.signing import Signer
from django.urls import reverse
from django.utils import translation
from django.utils.crypto import constant_time_compare

from ligamahjong.league.game import Mode
from ligamahjong.web.intake.checks import seats_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.starts import start_in_words
from ligamahjong.web.mail.services import Letter, absolute, queue_letter
from ligamahjong.wording import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "accepted",
    "asked",
    "confirm",
    "decided",
    "is_signature",
    "reader_of",
    "received",
    "rejected",
    "signature_of",
]

_GAME = Text("{mode}, {start}: {players}.", "{mode}, {start}: {players}.")
_UNKNOWN_START = Text("sin fecha", "without a date")
_FOLLOW = Text("Seguir la partida", "Follow the game")

_CONFIRM = (
    Text("Confirma la partida que has enviado", "Confirm the game you sent"),
    Text(
        "Alguien ha enviado una partida con esta dirección:",
        "Somebody has sent in a game with this address:",
    ),
    Text("Confirmar la partida", "Confirm the game"),
    Text(
        "Si no has sido tú, no hagas nada: sin confirmar no se revisa y se borra sola.",
        "If it was not you, do nothing: unconfirmed it is not reviewed and is deleted.",
    ),
)
_RECEIVED = (
    Text("Hemos recibido la partida", "We have received the game"),
    Text("Hemos recibido esta partida:", "We have received this game:"),
    Text(
        "Alguien de la liga la revisará y te escribiremos cuando se decida. Mientras tanto puedes "
        "seguirla o retirarla.",
        "Somebody from the league will review it, and we will write to you once it is decided. "
        "Until then you can follow it or withdraw it.",
    ),
)
_ASKED = (
    Text("Una pregunta sobre la partida que enviaste", "A question about the game you sent"),
    Text(
        "Antes de decidir sobre esta partida necesitamos saber algo:",
        "Before deciding on this game we need to know something:",
    ),
    Text("Contestar", "Answer"),
)
_ACCEPTED = (
    Text("Partida aceptada", "Game accepted"),
    Text("Esta partida ya cuenta para el ranking:", "This game now counts for the ranking:"),
    Text("Lo que dice quien la revisó: {reason}", "What the reviewer says: {reason}"),
    Text("Ver la partida", "See the game"),
)
_REJECTED = (
    Text("Partida rechazada", "Game rejected"),
    Text("No hemos podido aceptar esta partida:", "We could not accept this game:"),
    Text("El motivo: {reason}", "The reason: {reason}"),
)


def confirm(submission: Submission) -> None:
    """Ask whoever sent a game without an account to confirm that they did."""
    subject, first, link, last = _CONFIRM

    def letter(language: Language) -> Letter:
        token, signature = submission.token, signature_of(submission)
        return Letter(
            subject.say(language),
            (first.say(language), _game(submission, language)),
            (link.say(language), absolute(reverse("submit-confirm", args=[token, signature]))),
            (last.say(language),),
        )

    _queue(submission, letter)


def received(submission: Submission) -> None:
    """Say that a game waits for review."""
    subject, first, last = _RECEIVED
    _queue(
        submission,
        lambda language: Letter(
            subject.say(language),
            (first.say(language), _game(submission, language), last.say(language)),
            _follow(submission, _FOLLOW, language),
        ),
    )


def asked(submission: Submission) -> None:
    """Put the question of a reviewer."""
    subject, first, link = _ASKED
    _queue(
        submission,
        lambda language: Letter(
            subject.say(language),
            (first.say(language), _game(submission, language), submission.question),
            _follow(submission, link, language),
        ),
    )


def decided(submission: Submission) -> None:
    """Tell what has been decided: accepted or rejected, and why."""
    if submission.state == Submission.State.ACCEPTED:
        accepted(submission)
    elif submission.state == Submission.State.REJECTED:
        rejected(submission)


def accepted(submission: Submission) -> None:
    """Say that a game counts, and where it is."""
    subject, first, why, link = _ACCEPTED

    def letter(language: Language) -> Letter:
        paragraphs = [first.say(language), _game(submission, language)]
        if submission.reason:
            paragraphs.append(why.say(language, reason=submission.reason))
        page = absolute(reverse("game", args=[submission.game]))
        return Letter(subject.say(language), tuple(paragraphs), (link.say(language), page))

    _queue(submission, letter)


def rejected(submission: Submission) -> None:
    """Say that a game does not count, and why."""
    subject, first, why = _REJECTED
    _queue(
        submission,
        lambda language: Letter(
            subject.say(language),
            (
                first.say(language),
                _game(submission, language),
                why.say(language, reason=submission.reason),
            ),
            _follow(submission, _FOLLOW, language),
        ),
    )


def reader_of(submission: Submission) -> str:
    """The address of whoever sent a game; empty where it is not known any more."""
    if submission.sender_email:
        return submission.sender_email
    return submission.sender.email if submission.sender else ""


def signature_of(submission: Submission) -> str:
    """What shows that somebody has read the letter sent to the address of a submission."""
    return _signer().signature(f"{submission.token} {submission.sender_email}")


def is_signature(submission: Submission, signature: str) -> bool:
    """Whether a signature is that of the letter."""
    return constant_time_compare(signature_of(submission), signature)


def _signer() -> Signer:
    return Signer(salt="ligamahjong.web.intake.confirm")


def _queue(submission: Submission, letter: Callable[[Language], Letter]) -> None:
    reader = reader_of(submission)
    if not reader:
        return
    language = Language(submission.language)
    with translation.override(language.value):
        queue_letter(reader, letter(language), language)


def _follow(submission: Submission, text: Text, language: Language) -> tuple[str, str]:
    page = reverse("submit-track", args=[submission.token])
    return text.say(language), absolute(page)


def _game(submission: Submission, language: Language) -> str:
    """Which game it is, by the names its sender wrote."""
    return _GAME.say(
        language,
        mode=MODES[Mode(submission.mode)],
        start=start_in_words(submission, language) or _UNKNOWN_START.say(language),
        players=all_of([seat.typed for seat in seats_of(submission)], language),
    )
