"""A person of the small league with a mark in every text the site can hold about anybody.

Every text has :data:`MARK` in it, and a word for its field, so that whatever is left of one after
an erasure can be found in any file, and named.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress, EmailConfirmation
from allauth.mfa.models import Authenticator
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.backends.db import SessionStore
from django.utils import timezone

from ligamahjong.league.game import Mode
from ligamahjong.ledger.payloads import GameRestored, GameVoided
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.services import note
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people import models as people
from ligamahjong.web.people.services import touch_people
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.web.ranking.services import record
from support.accounts import account, signed_in

if TYPE_CHECKING:
    from django.db.models import Model

__all__ = ["EMA_NUMBER", "MARK", "PERSON", "plant", "planted_columns"]

MARK = "zqx"
PERSON = "p02"
"""Who is marked; another id was merged into this one."""
MERGED = "p41"


def word(field: str) -> str:
    """A text that names its field."""
    return f"{MARK}{field}"


NAME = f"Zenobia {word('nombre')}"
ALIAS = f"Zeta {word('alias')}"
SHOWN = f"Reina {word('apodo')}"
OLD_NAME = f"Zenobia {word('soltera')}"
GUARDIAN = f"Casilda {word('tutora')}"
EMAIL = f"{word('correo')}@example.org"
SECOND_EMAIL = f"{word('segundo')}@example.org"
GUARDIAN_EMAIL = f"{word('tutora')}@example.org"
ACCOUNT = word("cuenta")
EMA_NUMBER = "09998887"
NAMES = (NAME, ALIAS, SHOWN, EMAIL, ACCOUNT)
TEXT = f"Según {NAME} ({EMAIL}), alias {SHOWN.upper()}, es {ACCOUNT}, EMA {EMA_NUMBER}"
"""What somebody else writes about them."""


def plant() -> User:
    """Mark everything that can be known of :data:`PERSON`; returns their account."""
    _plant_person()
    user = _plant_account()
    submission = _plant_submissions(user)
    _plant_photograph(submission, "enviada")
    _plant_texts(user)
    _plant_files(user)
    touch_people()
    return user


def _plant_person() -> None:
    club = people.Club.objects.order_by("pk")[0]
    people.Person.objects.filter(pk=PERSON).update(
        name=NAME, shown_as=SHOWN, email=EMAIL, ema_number=EMA_NUMBER, region="MD", club=club
    )
    people.Person.objects.filter(pk=MERGED).update(name=OLD_NAME)
    people.Alias.objects.create(person_id=PERSON, name=ALIAS)
    people.Account.objects.create(
        person_id=PERSON, platform="tenhou", name=ACCOUNT, account_id=word("numero")
    )
    people.Membership.objects.create(person_id=PERSON, club=club, region="MD")
    people.PersonChange.objects.create(
        person_id=PERSON, actor="u1", field="name", before=OLD_NAME, after=NAME
    )
    people.Registration.objects.create(
        state="accepted",
        name=NAME,
        region="MD",
        club=f"Club de {NAME}",
        ema_number=EMA_NUMBER,
        accounts=[["tenhou", ACCOUNT]],
        email=EMAIL,
        shown_as=SHOWN,
        guardian_name=GUARDIAN,
        guardian_email=GUARDIAN_EMAIL,
        consents={"data": word("texto")},
        reason=TEXT,
        person_id=PERSON,
    )


def _plant_account() -> User:
    user = account(Role.REPORTER, EMAIL, person_id=PERSON, language="es")
    address = EmailAddress.objects.create(user=user, email=SECOND_EMAIL)
    EmailConfirmation.objects.create(email_address=address, key=word("clave"))
    Authenticator.objects.create(
        user=user, type=Authenticator.Type.TOTP, data={"secret": word("totp")}
    )
    signed_in(user)
    staff = account(Role.MANAGER)
    session = SessionStore()
    session["said"] = TEXT
    session.create()
    Claim.objects.create(user=user, person_id=PERSON, remark=TEXT, reason=TEXT, state="confirmed")
    Claim.objects.create(user=staff, person_id="p07", remark=TEXT, reason=TEXT, state="rejected")
    kind = ContentType.objects.get_for_model(people.Person)
    for who in (user, staff):
        LogEntry.objects.create(
            user=who,
            content_type=kind,
            object_id=PERSON,
            object_repr=NAME,
            action_flag=CHANGE,
            change_message=TEXT,
        )
    return user


def _plant_submissions(user: User) -> Submission:
    """One of theirs that was accepted, a draft of theirs, and one that somebody else sent."""
    texts = dict.fromkeys(("place", "remarks", "question", "answer", "reason"), TEXT)
    common = {"mode": "mcr", "link": f"https://example.org/{ACCOUNT}", **texts}
    theirs = Submission.objects.create(
        state="accepted", sender=user, sender_email=EMAIL, decided_at=timezone.now(), **common
    )
    draft = Submission.objects.create(state="draft", sender_email=EMAIL, **common)
    other = Submission.objects.create(
        state="pending", sender=account(Role.PLAYER), sender_email="player@example.org", **common
    )
    for submission in (theirs, draft, other):
        SubmissionSeat.objects.create(
            submission=submission, seat=0, person_id=PERSON, typed=word("tecleado"), score=10
        )
        SubmissionSeat.objects.create(submission=submission, seat=1, person_id="p07", score=-10)
    unknown = Submission.objects.create(state="pending", sender_email="player@example.org")
    SubmissionSeat.objects.create(submission=unknown, seat=2, typed=NAME.upper())
    SubmissionSeat.objects.create(submission=unknown, seat=3, typed=ALIAS)
    _plant_photograph(draft, "borrador")
    _plant_photograph(other, "ajena")
    return theirs


def _plant_photograph(submission: Submission, what: str) -> None:
    photograph = Photograph.objects.create(
        submission=submission, width=10, height=10, size=100, digest="0" * 64
    )
    files.write(photograph.id, b"\xff\xd8\xff\xe0" + word(what).encode() + b"\xff\xd9")


def _plant_texts(user: User) -> None:
    reason = salt_text(TEXT)
    game = SeatResult.objects.filter(person=PERSON, mode=Mode.RIICHI.value)[0].game_id
    record(
        [GameVoided(game, reason=reason.digest), GameRestored(game)],
        actor=user.actor,
        texts=[reason],
    )
    note("u1", "edit", "person", PERSON, reason=word("motivo"), said=TEXT)
    note("u1", "role", "account", user.actor, reason=word("motivo"))
    note("u1", "reject", "submission", "x", reason=TEXT, said=[TEXT])
    for sender, email, text in ((user, EMAIL, word("aviso")), (None, "a@example.org", TEXT)):
        GameReport.objects.create(game=game, text=text, email=email, sender=sender, answer=TEXT)
    for to in (EMAIL, SECOND_EMAIL.upper(), GUARDIAN_EMAIL, "player@example.org"):
        OutgoingMail.objects.create(to=to, subject=TEXT, text=TEXT, html=f"<p>{TEXT}", error=TEXT)


def _plant_files(user: User) -> None:
    file = ImportedFile.objects.create(
        digest="1" * 64,
        name=f"{NAME}.csv",
        mode="mcr",
        content=f"1,{NAME},10".encode(),
        size=10,
        sender=user,
        report=[["row", NAME]],
    )
    people_of = {"person_id": PERSON}
    NameMatch.objects.create(key=word("clave"), text=word("fichero"), **people_of)
    NameMatch.objects.create(key=f"zenobia {word('nombre')}", text=NAME, file=file)
    ProposedCorrection.objects.create(
        game="r001",
        content={"event": TEXT, "players": [PERSON]},
        digest="2" * 64,
        source=f"{NAME}.csv",
        made_at=timezone.now() - timedelta(days=1),
    )


def planted_columns(model: type[Model], field: str) -> bool:
    """Whether some row of a table has a mark in a column."""
    values = model._default_manager.values_list(field, flat=True)
    return any(MARK in _text(value).casefold() for value in values)


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
