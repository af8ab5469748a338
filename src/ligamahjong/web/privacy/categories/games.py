"""What somebody has played, sent in, photographed and reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.people.names import fold
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.services import destroy
from ligamahjong.web.privacy.category import Category, Held, remove_mentions
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["PHOTOGRAPHS", "REPORTS", "RESULTS", "SUBMISSIONS", "photographs_of", "sent_by"]

_LINK = "joins the row to the account"
_STAFF = "who of the staff did it"
_SENT = Text(
    "Interés legítimo en comprobar las partidas y responder a quien las envía (art. 6.1.f RGPD).",
    "Legitimate interest in checking games and answering who sends them (GDPR art. 6(1)(f)).",
)
_GAME = Text("Partida", "Game")
_LANGUAGE = Text("Idioma", "Language")
_DECIDED = Text("Decidida", "Decided")
_ANSWER = Text("Respuesta", "Answer")
_STATE = Text("Estado", "State")


def _keep_results(subject: Subject) -> None:
    """Results stay, under an id that no longer leads to anybody: three others played them too."""
    del subject


RESULTS = Category(
    key="results",
    name=Text("Partidas jugadas", "Games played"),
    purpose=Text(
        "Calcular y publicar los rankings, y que cualquiera pueda repetir las cuentas.",
        "To work out and publish the rankings, and to let anybody work them out again.",
    ),
    basis=Text(
        "Tu inscripción (art. 6.1.b RGPD) y el interés legítimo de las otras tres personas de "
        "cada mesa en su resultado (art. 6.1.f).",
        "Your registration (GDPR art. 6(1)(b)) and the legitimate interest of the other three at "
        "each table in their result (art. 6(1)(f)).",
    ),
    kept=Text(
        "Siempre. Si pides que se borren tus datos, quedan bajo un identificador que ya no lleva "
        "a nadie: «Jugador retirado» y un número.",
        "Always. If you ask for your data to be erased, they stay under an id that no longer "
        "leads to anybody: “Jugador retirado” and a number.",
    ),
    held=(
        Held(
            "ranking.SeatResult",
            Text("Resultados", "Results"),
            lambda subject: Q(person__in=subject.people),
            {
                "game": _GAME,
                "mode": Text("Modalidad", "Mode"),
                "day": Text("Día", "Day"),
                "seat": Text("Asiento", "Seat"),
                "score": Text("Puntos", "Score"),
                "place": Text("Puesto", "Place"),
            },
            {"person": "the id in the ledger"},
        ),
    ),
    erase=_keep_results,
)


def sent_by(subject: Subject) -> Q:
    """The submissions that somebody sent."""
    return Q(sender__in=subject.accounts) | subject.with_email("sender_email")


def _erase_submissions(subject: Subject) -> None:
    """Forget who sent a game and what they wrote; drafts go whole, the others stay for the rest."""
    own = Submission.objects.filter(sent_by(subject))
    own.filter(state__in=[Submission.State.DRAFT, Submission.State.UNCONFIRMED]).delete()
    seats = SubmissionSeat.objects.filter(person__in=subject.people)
    seats.update(typed="")
    names = {fold(name) for name in subject.names}
    for seat in SubmissionSeat.objects.filter(person=None).exclude(typed=""):
        if fold(seat.typed) in names:
            SubmissionSeat.objects.filter(pk=seat.pk).update(typed="")
    own.update(sender=None, sender_email="", remarks="", question="", answer="", reason="")
    texts = ("place", "link", "remarks", "question", "answer", "reason")
    remove_mentions(Submission, texts, subject.mentions)
    remove_mentions(SubmissionSeat, ("typed",), subject.mentions)


SUBMISSIONS = Category(
    key="submissions",
    name=Text("Partidas enviadas", "Games sent in"),
    purpose=Text(
        "Decidir sobre cada partida, preguntarte si algo no cuadra y decirte en qué queda.",
        "To decide on each game, to ask you if something does not fit and to tell you the outcome.",
    ),
    basis=_SENT,
    kept=Text(
        "Un borrador, {drafts}; sin confirmar, {unconfirmed}; tu correo y lo escrito, "
        "{photographs} desde la decisión.",
        "A draft, {drafts}; unconfirmed, {unconfirmed}; your address and what was written, "
        "{photographs} from the decision on.",
    ),
    periods=("drafts", "unconfirmed", "photographs"),
    held=(
        Held(
            "intake.Submission",
            Text("Partidas enviadas", "Games sent in"),
            sent_by,
            {
                "state": _STATE,
                "mode": Text("Modalidad", "Mode"),
                "day": Text("Día", "Day"),
                "place": Text("Lugar", "Place"),
                "link": Text("Enlace", "Link"),
                "remarks": Text("Observaciones", "Remarks"),
                "sender_email": Text("Tu correo", "Your address"),
                "language": _LANGUAGE,
                "created_at": Text("Empezada", "Begun"),
                "submitted_at": Text("Enviada", "Sent"),
                "question": Text("Pregunta", "Question"),
                "answer": _ANSWER,
                "decided_at": _DECIDED,
                "reason": Text("Motivo", "Reason"),
                "game": _GAME,
            },
            {
                "token": "opens the page of the submission to whoever knows it",
                "sender": _LINK,
                "entered_by": _STAFF,
                "decided_by": _STAFF,
            },
        ),
        Held(
            "intake.SubmissionSeat",
            Text("Tu asiento en partidas enviadas", "Your seat in games sent in"),
            lambda subject: Q(person__in=subject.people),
            {
                "submission__day": Text("Día", "Day"),
                "seat": Text("Asiento", "Seat"),
                "typed": Text("Nombre como se escribió", "Name as it was typed"),
                "score": Text("Puntos", "Score"),
                "penalty": Text("Penalización", "Penalty"),
            },
            {"person": "joins the row to the person"},
        ),
    ),
    erase=_erase_submissions,
)


def photographs_of(subject: Subject) -> Q:
    """The photographs that somebody sent; on those of other games there are others' data too."""
    sent = Submission.objects.filter(sent_by(subject))
    return Q(submission__in=sent.values("pk"))


def _erase_photographs(subject: Subject) -> None:
    """Destroy the photographs of every sheet they signed or sent; that there was one stays."""
    sat = SubmissionSeat.objects.filter(person__in=subject.people).values("submission")
    found = Photograph.objects.filter(photographs_of(subject) | Q(submission__in=sat))
    for photograph in found.filter(destroyed_at=None).distinct():
        destroy(photograph, Photograph.Because.ERASED)


PHOTOGRAPHS = Category(
    key="photographs",
    name=Text("Fotografías de actas", "Photographs of score sheets"),
    purpose=Text(
        "Comprobar lo que se envía contra el acta que firmaron los cuatro.",
        "To check what is sent in against the sheet that the four signed.",
    ),
    basis=_SENT,
    kept=Text(
        "{photographs} desde la decisión. Nunca son públicas.",
        "{photographs} from the decision on. They are never public.",
    ),
    periods=("photographs",),
    held=(
        Held(
            "photographs.Photograph",
            Text("Fotografías que enviaste", "Photographs you sent"),
            photographs_of,
            {
                "id": Text("Fichero", "File"),
                "made_at": Text("Recibida", "Received"),
                "destroyed_at": Text("Destruida", "Destroyed"),
                "destroyed_because": Text("Por qué", "Why"),
            },
            {"submission": "joins the photograph to the game"},
        ),
    ),
    erase=_erase_photographs,
)


def _of_report(subject: Subject) -> Q:
    return Q(sender__in=subject.accounts) | subject.with_email("email")


def _erase_reports(subject: Subject) -> None:
    GameReport.objects.filter(_of_report(subject)).update(sender=None, email="", text="", answer="")
    remove_mentions(GameReport, ("text", "answer"), subject.mentions)


REPORTS = Category(
    key="reports",
    name=Text("Avisos de «esta partida está mal»", "Reports of “this game is wrong”"),
    purpose=Text("Corregir partidas y responderte.", "To correct games and to answer you."),
    basis=_SENT,
    kept=Text("{photographs} desde la respuesta.", "{photographs} from the answer on."),
    periods=("photographs",),
    held=(
        Held(
            "corrections.GameReport",
            Text("Avisos", "Reports"),
            _of_report,
            {
                "game": _GAME,
                "text": Text("Lo que dijiste", "What you said"),
                "email": Text("Tu correo", "Your address"),
                "language": _LANGUAGE,
                "state": _STATE,
                "made_at": Text("Enviado", "Sent"),
                "answer": _ANSWER,
                "decided_at": _DECIDED,
            },
            {"token": "opens the report to whoever knows it", "sender": _LINK},
        ),
    ),
    erase=_erase_reports,
)
