"""Everything that the page of one submission shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.urls import reverse
from django.utils import timezone

from ligamahjong.errors import LigaError
from ligamahjong.league.game import Mode, Venue
from ligamahjong.table import SEATS
from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.intake.checks import problems, seats_of, start_of_submission
from ligamahjong.web.intake.games import game_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.starts import start_in_words
from ligamahjong.web.intake.words import CLOCKS, MISMATCHES, STATES, problem_text
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.selectors import MADRID
from ligamahjong.web.review.addresses import address_for
from ligamahjong.web.review.ages import age
from ligamahjong.web.review.effects import NOTICED, effects_of
from ligamahjong.web.review.forms import AskForm, MatchForm, RejectForm, SeenForm
from ligamahjong.web.review.held import suspicions
from ligamahjong.web.review.own import OWN_PARTS, own_part
from ligamahjong.web.review.past import past_of, who
from ligamahjong.web.review.queue import OPEN, neighbours
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import moment
from ligamahjong.wording.doubts import WEIGHTS, sentence
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.league.game import Game
    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.accounts.roles import Role
    from ligamahjong.web.ranking.preview import Moved

__all__ = ["effects_shown", "state_text", "submission_page", "title_of"]

_TITLE = Text("Partida de {mode}, {start}", "{mode} game, {start}")
_NO_START = Text("sin fecha", "no date")
_NO_MODE = Text("modalidad sin decir", "unknown mode")
_WAITING_STATE = Text("Se ha preguntado a quien la envió", "The sender has been asked")
_SIGNED = (
    Text("dice que el acta lleva las cuatro firmas", "says the sheet bears the four signatures"),
    Text("no dice que estén las cuatro firmas", "does not say that the four signatures are there"),
)
_LABELS = {
    "venue": Text("Lugar", "Place"),
    "start": Text("Comienzo", "Start"),
    "clock": Text("Reloj del que se leyó", "Clock that was read"),
    "platform": Text("Plataforma", "Platform"),
    "points": Text("Puntos de salida", "Starting points"),
    "mismatch": Text("Si no cuadra", "If it does not add up"),
    "signed": Text("Firmas", "Signatures"),
    "remarks": Text("Observaciones", "Remarks"),
    "sender": Text("La envió", "Sent by"),
    "entered": Text("La introdujo en su nombre", "Entered on their behalf by"),
    "sent": Text("Recibida", "Received"),
}


def title_of(submission: Submission, language: Language) -> str:
    """What a submission is called: mode and start, as far as they are known."""
    start = start_of_submission(submission)
    mode = MODES[Mode(submission.mode)] if submission.mode else _NO_MODE.say(language)
    when = moment(start, language) if start else _NO_START.say(language)
    return _TITLE.say(language, mode=mode, start=when)


def submission_page(submission: Submission, user: User, **forms: SeenForm) -> dict[str, Any]:
    """The page of a submission, as its template takes it.

    Args:
        submission: one that a reviewer may see.
        user: the reviewer.
        forms: ``reject``, ``ask`` or ``match`` as they were sent, where they were not valid.
    """
    language, role = page_language(), role_of(user)
    is_open = submission.state in OPEN
    found = problems(submission, by_staff=True) if is_open else ()
    version = {"version": submission.version}
    previous, following = neighbours(submission)
    unknown = is_open and submission.seats.filter(person=None).exists()
    return {
        "submission": submission,
        "title": title_of(submission, language),
        "age": age(submission.submitted_at, timezone.now(), language),
        "state": state_text(submission, language),
        "is_open": is_open,
        "decided_by": who(submission.decided_by) if submission.decided_by else "",
        "game_address": reverse("game", args=[submission.game]) if submission.game else "",
        "photographs": list(submission.photographs.all()),
        "facts": list(_facts(submission, language)),
        "seats": list(_seats(submission, role, language)),
        "total": _total(submission),
        "problems": [problem_text(problem, language) for problem in found],
        "doubts": list(_doubts(submission, language)) if is_open else [],
        "own": [OWN_PARTS[part].say(language) for part in own_part(submission, user)],
        "effects": _effects(submission, language) if is_open and not found else None,
        "history": list(past_of(submission.token, language)),
        "seen": SeenForm(initial=version),
        "reject": forms.get("reject") or RejectForm(initial=version),
        "ask": forms.get("ask") or AskForm(initial=version),
        "match": (forms.get("match") or MatchForm(submission, initial=version))
        if unknown
        else None,
        "previous": _address(previous),
        "following": _address(following),
    }


def state_text(submission: Submission, language: Language) -> str:
    """Where a submission is, said to a reviewer."""
    state = Submission.State(submission.state)
    text = _WAITING_STATE if state is Submission.State.ASKED else STATES[state]
    return text.say(language)


def effects_shown(game: Game, language: Language) -> dict[str, Any]:
    """What accepting a game would do, in the names of people.

    Returns:
        ``error`` where the ledger would refuse it; else ``four``, ``others``, ``later`` and
        ``noticed``.
    """
    try:
        effects = effects_of(game)
    except LigaError as error:
        return {"error": error_text(error, language)}
    ids = {one.person for one in (*filter(None, effects.four), *effects.others)}
    people = Person.objects.in_bulk(ids)
    return {
        "four": [_moved(one, people) for one in effects.four if one],
        "others": [_moved(one, people) for one in effects.others],
        "later": effects.later,
        "noticed": NOTICED,
    }


def _moved(one: Moved, people: Mapping[str, Person]) -> dict[str, Any]:
    person = people.get(one.person)
    return {"name": person.name if person else one.person, "moved": one}


def _effects(submission: Submission, language: Language) -> dict[str, Any]:
    return effects_shown(game_of(submission), language)


def _doubts(submission: Submission, language: Language) -> Iterator[dict[str, Any]]:
    names = {
        seat.person_id or f"?{seat.seat}": seat.person.name if seat.person else seat.typed
        for seat in seats_of(submission)
    }
    found = suspicions(submission)
    missing = {player for one in found for player in one.doubt.players} - names.keys()
    names |= dict(Person.objects.filter(pk__in=missing).values_list("pk", "name"))
    for one in found:
        yield {
            "weight": WEIGHTS[one.doubt.weight].say(language),
            "kind": one.doubt.kind.value,
            "sentence": sentence(one.doubt, names, language),
            "found": one,
        }


def _seats(submission: Submission, role: Role, language: Language) -> Iterator[dict[str, Any]]:
    for seat in seats_of(submission):
        person = seat.person
        yield {
            "wind": WINDS[SEATS[seat.seat]].say(language),
            "person": person,
            "address": _person_address(person, role) if person else "",
            "typed": seat.typed if person is None or seat.typed != person.name else "",
            "score": seat.score,
            "penalty": seat.penalty,
        }


def _person_address(person: Person, role: Role) -> str:
    """Where staff administer somebody; the public page for who may not."""
    return address_for(role, "person-admin", person.pk) or reverse("player", args=[person.pk])


def _total(submission: Submission) -> int | None:
    scores = [seat.score for seat in seats_of(submission)]
    known = [score for score in scores if score is not None]
    return sum(known) if len(known) == len(SEATS) else None


def _facts(submission: Submission, language: Language) -> Iterator[tuple[str, str]]:
    """What was sent besides the four and their scores, as far as it was said."""
    venue = VENUES[Venue(submission.venue)].say(language) if submission.venue else ""
    points, sender = submission.starting_points, submission.sender
    in_person, is_riichi = submission.venue == Venue.IN_PERSON, submission.mode == Mode.RIICHI
    said = {
        "venue": " · ".join(filter(None, (submission.place, venue))),
        "start": start_in_words(submission, language),
        "clock": _chosen(CLOCKS, submission.clock, language),
        "platform": submission.platform,
        "points": integer(points, language) if points and is_riichi else "",
        "mismatch": _chosen(MISMATCHES, submission.mismatch, language),
        "signed": _SIGNED[not submission.signed].say(language) if in_person else "",
        "remarks": submission.remarks,
        "sender": _account(sender) if sender else submission.sender_email,
        "entered": _account(submission.entered_by) if submission.entered_by else "",
        "sent": _received(submission, language),
    }
    for name, value in said.items():
        if value:
            yield _LABELS[name].say(language), value


def _chosen(texts: Mapping[Any, Text], value: str, language: Language) -> str:
    return texts[value].say(language) if value else ""


def _account(user: User) -> str:
    return " · ".join(filter(None, (who(user), user.club.name if user.club else "")))


def _received(submission: Submission, language: Language) -> str:
    at = submission.submitted_at
    return moment(at.astimezone(MADRID), language) if at else ""


def _address(token: str) -> str:
    return reverse("review-submission", args=[token]) if token else ""
