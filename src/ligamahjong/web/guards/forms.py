"""Forms that machines do not get through: two fields which people never see."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from django import forms
from django.core.signing import BadSignature, SignatureExpired, TimestampSigner, b62_encode
from django.utils.html import format_html

from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.forms.renderers import BaseRenderer
    from django.utils.safestring import SafeString

__all__ = ["HONEYPOT", "LONGEST_SECONDS", "QUICKEST_SECONDS", "STAMP", "GuardedForm", "stamp_of"]

HONEYPOT = "homepage"
"""Name of the field that stays empty; browsers know nothing to fill into it by themselves."""
STAMP = "made"
"""Name of the field with the signed moment at which the form was made."""
QUICKEST_SECONDS = 3
"""Nobody reads and fills a form within so many."""
LONGEST_SECONDS = 24 * 60 * 60

_LABEL = Text("Deja este campo vacío", "Leave this field empty")
_FILLED = Text(
    "Venía relleno un campo oculto que debe quedar vacío, quizá por el autocompletado del "
    "navegador. Ya está vacío: vuelve a enviar el formulario.",
    "A hidden field that must stay empty was filled in, perhaps by the browser's autofill. It is "
    "empty now: send the form again.",
)
_QUICK = Text(
    "El formulario ha llegado demasiado deprisa. Espera unos segundos y vuelve a enviarlo; lo "
    "escrito sigue ahí.",
    "The form came too quickly. Wait a few seconds and send it again; what you wrote is still "
    "there.",
)
_OLD = Text(
    "El formulario llevaba abierto más de un día. Revísalo y vuelve a enviarlo; lo escrito sigue "
    "ahí.",
    "The form had been open for more than a day. Look it over and send it again; what you wrote "
    "is still there.",
)
_UNKNOWN = Text(
    "No se sabe cuándo se abrió el formulario. Espera unos segundos y vuelve a enviarlo; lo "
    "escrito sigue ahí.",
    "It is not known when the form was opened. Wait a few seconds and send it again; what you "
    "wrote is still there.",
)


class GuardedForm(forms.BaseForm):
    """A form with a honeypot and the signed moment at which it was made.

    A mixin that comes first: ``class SubmitForm(GuardedForm, forms.Form)``. Its two fields are
    hidden ones, so a template shows them with ``{% for field in form.hidden_fields %}{{ field }}
    {% endfor %}``, and its refusals are errors of the whole form. They are not in
    ``cleaned_data``. A test sends a form as if it had been open for a while with
    ``{STAMP: stamp_of(SubmitForm, time.time() - 60)}``.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of any form
        super().__init__(*args, **kwargs)
        self.fields[HONEYPOT] = forms.CharField(
            required=False, label=_LABEL.say(page_language()), widget=_Unseen()
        )
        self.fields[HONEYPOT].widget.label = self.fields[HONEYPOT].label
        self.fields[STAMP] = forms.CharField(
            required=False, widget=forms.HiddenInput, initial=lambda: stamp_of(type(self))
        )

    def full_clean(self) -> None:
        """Refuse what no person would send; the form that is shown again can be sent."""
        super().full_clean()
        if not self.is_bound:
            return
        wrong = self._wrong()
        for name in (HONEYPOT, STAMP):
            self.cleaned_data.pop(name, None)
        if wrong is not None:
            self.add_error(None, forms.ValidationError(wrong.say(page_language()), code="machine"))

    def _wrong(self) -> Text | None:
        """What gives a machine away."""
        if self.cleaned_data.get(HONEYPOT):
            self._put(HONEYPOT, "")
            return _FILLED
        wrong = _doubt(type(self), self.cleaned_data.get(STAMP, ""))
        if wrong in {_OLD, _UNKNOWN}:
            self._put(STAMP, stamp_of(type(self)))
        return wrong

    def _put(self, name: str, value: str) -> None:
        """Change what a field is shown with."""
        data = self.data.copy()  # type: ignore[attr-defined]
        data[self.add_prefix(name)] = value
        self.data = data


class _Unseen(forms.TextInput):
    """A field out of sight and reach, labelled for whoever meets it all the same."""

    label = ""

    @property
    def is_hidden(self) -> bool:
        """Counted among the hidden ones, so that no template shows it as a field to fill in."""
        return True

    def render(
        self,
        name: str,
        value: Any,  # noqa: ANN401 - as Django has it
        attrs: dict[str, Any] | None = None,
        renderer: BaseRenderer | None = None,
    ) -> SafeString:
        """The field and its label."""
        attrs = {**(attrs or {}), "autocomplete": "off", "tabindex": "-1"}
        return format_html(
            '<div class="visually-hidden" aria-hidden="true"><label for="{}">{}</label>{}</div>',
            attrs.get("id", ""),
            self.label,
            super().render(name, value, attrs, renderer),
        )


class _Signer(TimestampSigner):
    """Signs for one kind of form, as of a moment."""

    def __init__(self, form: type[forms.BaseForm], made: float) -> None:
        super().__init__(salt=f"{__name__}.{form.__module__}.{form.__qualname__}")
        self._made = made

    def timestamp(self) -> str:
        """The moment, as it is signed."""
        return b62_encode(int(self._made))


def stamp_of(form: type[forms.BaseForm], made: float | None = None) -> str:
    """What a form carries that was made at a moment.

    Args:
        form: its class; the stamp of one is none for another.
        made: in seconds as ``time.time()`` counts them; now, unless given.
    """
    return _Signer(form, time.time() if made is None else made).sign("form")


def _doubt(form: type[forms.BaseForm], stamp: str) -> Text | None:
    """What is wrong with a stamp."""
    signer = _Signer(form, 0)
    try:
        signer.unsign(stamp, max_age=QUICKEST_SECONDS)
    except SignatureExpired:
        pass
    except BadSignature:
        return _UNKNOWN
    else:
        return _QUICK
    try:
        signer.unsign(stamp, max_age=LONGEST_SECONDS)
    except SignatureExpired:
        return _OLD
    return None
