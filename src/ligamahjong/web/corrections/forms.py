"""Forms with a reason, with an answer, and with what a reader says is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms

from ligamahjong.web.guards.forms import GuardedForm
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["LONGEST", "AnswerForm", "DecideForm", "RejectForm", "ReportForm", "label_fields"]

LONGEST = 2000
"""Most characters of a reason, an answer or a report."""

_REASON = Text("Motivo", "Reason")
_REASON_HINT = Text(
    "Queda en el registro de decisiones, que solo ve la gestión. En la página de la partida se "
    "publica qué cambió y cuándo.",
    "It stays in the log of decisions, which only staff see. The page of the game tells what "
    "changed and when.",
)
_TELL = Text("Avisar por correo a los jugadores", "Tell the players by e-mail")
_TELL_HINT = Text(
    "A los que tengan dirección, en el idioma de su cuenta.",
    "Those with an address, in the language of their account.",
)
_NO_REASON = Text(
    "Falta el motivo: escribe por qué, aunque sea en pocas palabras.",
    "The reason is missing: write why, be it in a few words.",
)
_ANSWER = Text("Respuesta", "Answer")
_ANSWER_SENT = Text(
    "Se envía por correo a quien avisó. Si se deja vacía, el aviso se cierra sin escribirle.",
    "It goes by e-mail to whoever reported it. Left empty, the report is closed without a letter.",
)
_ANSWER_KEPT = Text(
    "Quien avisó no dejó dirección: queda anotada y no se envía.",
    "Whoever reported it left no address: it is kept and not sent.",
)
_WHAT = Text("¿Qué está mal?", "What is wrong?")
_WHAT_HINT = Text(
    "Di cómo debería ser y cómo lo sabes: por el acta, una foto, porque estabas en la mesa…",
    "Say how it should be and how you know: from the sheet, a photograph, because you were there…",
)
_NO_TEXT = Text(
    "Falta decir qué está mal: una puntuación, un nombre, la hora…",
    "Say what is wrong: a score, a name, the time…",
)
_TOO_LONG = Text(
    "Es demasiado largo: como mucho %(limit_value)d caracteres, y hay %(show_value)d.",
    "It is too long: at most %(limit_value)d characters, and there are %(show_value)d.",
)
_EMAIL = Text("Tu correo", "Your e-mail")
_EMAIL_HINT = Text(
    "Solo para contestarte; no se publica.", "Only to answer you; it is not published."
)
_NO_EMAIL = Text(
    "No es una dirección de correo; se esperaba como ana@example.org.",
    "Not an e-mail address; expected as ana@example.org.",
)


def label_fields(
    form: forms.BaseForm,
    labels: Mapping[str, Text],
    hints: Mapping[str, Text],
    missing: Mapping[str, Text],
) -> None:
    """Say what the fields of a form are in the language of the page.

    Args:
        form: whose fields.
        labels: by field.
        hints: what helps to fill them.
        missing: what is said where one is left empty.
    """
    language = page_language()
    for name, text in labels.items():
        form.fields[name].label = text.say(language)
    for name, text in hints.items():
        form.fields[name].help_text = text.say(language)
    for name, text in missing.items():
        form.fields[name].error_messages["required"] = text.say(language)
    for field in form.fields.values():
        field.error_messages["max_length"] = _TOO_LONG.say(language)


class DecideForm(forms.Form):
    """Why something is done to a game, and what was shown before.

    ``seal`` is that of what was shown (:attr:`.foreseen.Foreseen.seal`).
    """

    reason = forms.CharField(max_length=LONGEST, widget=forms.Textarea(attrs={"rows": 3}))
    tell = forms.BooleanField(required=False)
    seal = forms.CharField(required=False, max_length=64, widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as Django has it
        super().__init__(*args, **kwargs)
        label_fields(
            self,
            {"reason": _REASON, "tell": _TELL},
            {"reason": _REASON_HINT, "tell": _TELL_HINT},
            {"reason": _NO_REASON},
        )


class RejectForm(forms.Form):
    """Why a proposed correction is not taken."""

    reason = forms.CharField(max_length=LONGEST, widget=forms.Textarea(attrs={"rows": 2}))

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        label_fields(self, {"reason": _REASON}, {}, {"reason": _NO_REASON})


class AnswerForm(forms.Form):
    """What is answered to a report as it is closed.

    Args:
        sent: whether there is an address to which it goes.
    """

    answer = forms.CharField(
        required=False, max_length=LONGEST, widget=forms.Textarea(attrs={"rows": 4})
    )

    def __init__(self, *args: Any, sent: bool, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        hint = _ANSWER_SENT if sent else _ANSWER_KEPT
        label_fields(self, {"answer": _ANSWER}, {"answer": hint}, {})


class ReportForm(GuardedForm, forms.Form):
    """What a reader says is wrong with a game.

    Args:
        known: whether the reader's account has an address already, so that none is asked for.
    """

    text = forms.CharField(max_length=LONGEST, widget=forms.Textarea(attrs={"rows": 5}))
    email = forms.EmailField(
        required=False, widget=forms.EmailInput(attrs={"autocomplete": "email"})
    )

    def __init__(self, *args: Any, known: bool, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        if known:
            del self.fields["email"]
            label_fields(self, {"text": _WHAT}, {"text": _WHAT_HINT}, {"text": _NO_TEXT})
            return
        label_fields(
            self,
            {"text": _WHAT, "email": _EMAIL},
            {"text": _WHAT_HINT, "email": _EMAIL_HINT},
            {"text": _NO_TEXT},
        )
        self.fields["email"].error_messages["invalid"] = _NO_EMAIL.say(page_language())
