"""Forms for erasing: somebody's own data, or those of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms

from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from typing import Any

    from ligamahjong.web.privacy.texts import FoundText

__all__ = ["WORD", "EraseOwnForm", "ErasePersonForm"]

WORD = Text("BORRAR", "ERASE")
"""What is typed so that nothing is erased by a slip."""

_TYPE = Text("Escribe {word} para confirmar", "Type {word} to confirm")
_WRONG = Text("Se esperaba {word}, tal cual.", "Expected {word}, as it stands.")
_REASON = Text("Motivo", "Reason")
_REASON_HINT = Text(
    "Quién lo pidió y cuándo, sin nombres: queda en el registro de decisiones.",
    "Who asked for it and when, without names: it stays in the log of decisions.",
)
_TEXTS = Text("Textos que quizá la nombran", "Texts that may name them")
_TEXTS_HINT = Text(
    "Los que contienen el nombre completo se borran siempre. Marca los demás que hablen de esta "
    "persona.",
    "Those with the full name are always erased. Tick the others that speak of this person.",
)
_NEEDED = Text("Hace falta un motivo.", "A reason is needed.")


class _Confirmed(forms.Form):
    word = forms.CharField(max_length=20)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of any form
        super().__init__(*args, **kwargs)
        language = page_language()
        self._expected = WORD.say(language)
        field = self.fields["word"]
        field.label = _TYPE.say(language, word=self._expected)
        field.error_messages["required"] = _WRONG.say(language, word=self._expected)
        field.widget.attrs |= {"autocomplete": "off", "autocapitalize": "characters"}

    def clean_word(self) -> str:
        """The word itself, whatever its capitals."""
        word: str = self.cleaned_data["word"].strip().upper()
        if word != self._expected:
            raise forms.ValidationError(_WRONG.say(page_language(), word=self._expected))
        return word


class EraseOwnForm(_Confirmed):
    """The word that confirms it."""


class ErasePersonForm(_Confirmed):
    """Why, which further texts, and the word that confirms it.

    Args:
        found: the texts of the ledger that may name the person.
    """

    field_order = ("reason", "texts", "word")

    reason = forms.CharField(max_length=1000, widget=forms.Textarea(attrs={"rows": 3}))
    texts = forms.MultipleChoiceField(required=False, widget=forms.CheckboxSelectMultiple)

    def __init__(self, *args: Any, found: tuple[FoundText, ...] = (), **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        language = page_language()
        reason = self.fields["reason"]
        reason.label = _REASON.say(language)
        reason.help_text = _REASON_HINT.say(language)
        reason.error_messages["required"] = _NEEDED.say(language)
        texts = self.fields["texts"]
        texts.label = _TEXTS.say(language)
        texts.help_text = _TEXTS_HINT.say(language)
        choices = [(one.digest, one.text) for one in found if not one.surely]
        texts.choices = choices  # type: ignore[attr-defined] # of a field with choices
        if not choices:
            del self.fields["texts"]
