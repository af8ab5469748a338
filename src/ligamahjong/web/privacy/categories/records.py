"""What the running of the league leaves behind: texts, letters, decisions, files, buckets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.imports.privacy import forget
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Registration
from ligamahjong.web.privacy.category import (
    Category,
    Held,
    remove_mentions,
    rows_that_mention,
)
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["DECISIONS", "FILES", "GUARDS", "LETTERS", "TEXTS"]

_LEGITIMATE = Text(
    "Interés legítimo en llevar la liga y responder de lo que se decide (art. 6.1.f RGPD).",
    "Legitimate interest in running the league and answering for its decisions (GDPR art. "
    "6(1)(f)).",
)
_STAFF = "who of the staff did it"


def _texts_naming(subject: Subject) -> Q:
    return Q(pk__in=rows_that_mention(FreeText, ("text",), subject.mentions))


def _erase_texts(subject: Subject) -> None:
    """Erase the text; the ledger keeps its digest, made with a salt that goes with it."""
    FreeText.objects.filter(_texts_naming(subject)).delete()


TEXTS = Category(
    key="texts",
    name=Text("Textos del registro que te nombran", "Texts of the ledger that name you"),
    purpose=Text(
        "Contar de una partida lo que no dicen los números: evento, nota, motivo de un cambio.",
        "To tell of a game what numbers do not: event, note, reason of a change.",
    ),
    basis=_LEGITIMATE,
    kept=Text(
        "Siempre, salvo los que te nombran, que se borran con tus datos.",
        "Always, except those that name you, which are erased with your data.",
    ),
    held=(
        Held(
            "ledger.FreeText",
            Text("Textos", "Texts"),
            _texts_naming,
            {"text": Text("Texto", "Text")},
            {
                "digest": "what the ledger holds of it",
                "salt": "keeps the digest from being guessed",
            },
        ),
    ),
    erase=_erase_texts,
)


def _letters_to(subject: Subject) -> Q:
    return subject.with_email("to")


def _erase_letters(subject: Subject) -> None:
    OutgoingMail.objects.filter(_letters_to(subject)).delete()
    remove_mentions(OutgoingMail, ("subject", "text", "html", "error"), subject.mentions)


LETTERS = Category(
    key="letters",
    name=Text("Mensajes de correo", "Letters by e-mail"),
    purpose=Text(
        "Confirmar direcciones y decirte en qué queda lo que envías. Nada de publicidad.",
        "To confirm addresses and to tell you what becomes of what you send. No advertising.",
    ),
    basis=_LEGITIMATE,
    kept=Text(
        "El texto, hasta que sale; a quién, de qué y cuándo, {letters}.",
        "The text, until it is sent; to whom, about what and when, {letters}.",
    ),
    periods=("letters",),
    held=(
        Held(
            "mail.OutgoingMail",
            Text("Mensajes", "Letters"),
            _letters_to,
            {
                "to": Text("A", "To"),
                "subject": Text("Asunto", "Subject"),
                "state": Text("Estado", "State"),
                "queued_at": Text("Escrito", "Written"),
                "sent_at": Text("Enviado", "Sent"),
            },
            {
                "text": "goes to its reader, and may hold a link that opens an account",
                "html": "the same text once more",
                "error": "what the mail server said, for whoever runs the site",
            },
        ),
    ),
    erase=_erase_letters,
)


def _decisions_about(subject: Subject) -> Q:
    person = Q(subject_kind="person", subject__in=subject.people)
    return person | Q(subject_kind="account", subject__in=subject.actors)


def _erase_decisions(subject: Subject) -> None:
    """The decision stays, with opaque ids; why goes where it is about them or names them."""
    asked = Registration.objects.filter(subject.with_email("email")).values_list("pk", flat=True)
    about = Q(subject_kind="registration", subject__in=list(asked))
    AuditEntry.objects.filter(_decisions_about(subject) | about).update(reason="")
    remove_mentions(AuditEntry, ("reason", "details"), subject.mentions)


DECISIONS = Category(
    key="decisions",
    name=Text("Decisiones sobre ti", "Decisions about you"),
    purpose=Text(
        "Saber quién decidió qué, cuándo y por qué.",
        "To know who decided what, when and why.",
    ),
    basis=_LEGITIMATE,
    kept=Text(
        "Siempre, con identificadores y sin nombres; los motivos que hablan de ti se borran con "
        "tus datos.",
        "Always, with ids and without names; reasons that speak of you are erased with your data.",
    ),
    held=(
        Held(
            "audit.AuditEntry",
            Text("Decisiones", "Decisions"),
            _decisions_about,
            {
                "at": Text("Cuándo", "When"),
                "action": Text("Qué", "What"),
                "subject": Text("Sobre", "About"),
                "reason": Text("Por qué", "Why"),
            },
            {"actor": _STAFF, "details": "ids and numbers that may be about others"},
        ),
    ),
    erase=_erase_decisions,
)


def _matches(subject: Subject) -> Q:
    return Q(person__in=subject.people)


def _erase_files(subject: Subject) -> None:
    """Forget what names in files meant, and files that still wait with the name in them."""
    forget(subject.people, subject.names)
    remove_mentions(ImportedFile, ("name", "report"), subject.mentions)
    remove_mentions(ProposedCorrection, ("content", "source"), subject.mentions)


FILES = Category(
    key="files",
    name=Text("Ficheros de partidas", "Files of games"),
    purpose=Text(
        "Saber a quién se refiere un nombre en los ficheros que llegan a la liga.",
        "To know whom a name means in the files that the league is sent.",
    ),
    basis=_LEGITIMATE,
    kept=Text(
        "El fichero, hasta que se importa o se abandona; a quién se refiere un nombre, mientras "
        "esa persona esté en la liga.",
        "The file, until it is imported or abandoned; whom a name means, as long as that person "
        "is in the league.",
    ),
    held=(
        Held(
            "imports.NameMatch",
            Text("Nombres tuyos en ficheros", "Names of yours in files"),
            _matches,
            {
                "text": Text("Nombre", "Name"),
                "made_at": Text("Desde", "Since"),
            },
            {
                "key": "the same name, spelt for comparison",
                "person": "joins the name to the person",
                "among": "ids of others whom the name could have meant",
                "sender": _STAFF,
            },
        ),
        Held(
            "imports.ImportedFile",
            Text("Ficheros que enviaste", "Files you sent"),
            lambda subject: Q(sender__in=subject.accounts),
            {
                "name": Text("Nombre", "Name"),
                "made_at": Text("Enviado", "Sent"),
            },
            {
                "content": "games of many people, until they are imported",
                "report": "what reading it found, which may name others",
                "sender": "joins the file to the account",
            },
        ),
        Held(
            "corrections.ProposedCorrection",
            Text("Correcciones propuestas", "Proposed corrections"),
            lambda _subject: Q(pk__in=[]),
            {},
            {
                "content": "a game of four people, by their ids, with its event and note",
                "source": "name of a file, which may name somebody",
            },
        ),
    ),
    erase=_erase_files,
)


def _leave_buckets(subject: Subject) -> None:
    """Nobody can tell whose a bucket is; all of them are gone after two days."""
    del subject


GUARDS = Category(
    key="guards",
    name=Text("Freno a los abusos", "Guard against abuse"),
    purpose=Text(
        "Que nadie inunde los formularios. No se guarda tu dirección IP, solo una huella suya "
        "hecha con un secreto.",
        "To keep anybody from flooding the forms. Your IP address is not kept, only a digest of "
        "it made with a secret.",
    ),
    basis=Text(
        "Interés legítimo en que la página funcione (art. 6.1.f RGPD).",
        "Legitimate interest in the site working (GDPR art. 6(1)(f)).",
    ),
    kept=Text("{buckets}.", "{buckets}."),
    periods=("buckets",),
    held=(
        Held(
            "guards.Bucket",
            Text("Cubos de fichas", "Buckets of tokens"),
            lambda _subject: Q(pk__in=[]),
            {},
            {"key": "a digest that leads to nobody", "full_at": "belongs to that digest"},
        ),
    ),
    erase=_leave_buckets,
)
