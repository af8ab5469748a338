"""Forms with which a reviewer decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from django import forms

from ligamahjong.table import SEATS
from ligamahjong.web.intake.players import sought
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.review.reasons import REASONS
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from ligamahjong.web.intake.models import Submission, SubmissionSeat

__all__ = ["AskForm", "MatchForm", "RejectForm", "SeenForm", "person_meant"]

_LONGEST = 2000
_NO_VERSION = Text(
    "La página no decía qué se estaba viendo; vuelve a abrirla.",
    "The page did not say what was seen; open it again.",
)
_WHY = Text("Motivo", "Reason")
_CHOOSE = Text("Elige un motivo o escríbelo abajo", "Choose a reason or write it below")
_MORE = Text("Explicación para quien la envió", "Explanation for the sender")
_NO_REASON = Text(
    "Falta el motivo: elige uno de la lista o escríbelo.",
    "The reason is missing: choose one from the list or write it.",
)
_QUESTION = Text("Pregunta para quien la envió", "Question for the sender")
_QUESTION_HINT = Text(
    "Le llega por correo, con un enlace para contestar.",
    "It goes out by e-mail, with a link for the answer.",
)
_NO_QUESTION = Text("Falta la pregunta: escríbela.", "The question is missing: write it.")
_WHO = Text("{wind}: ¿quién es «{typed}»?", "{wind}: who is “{typed}”?")
_WHO_EMPTY = Text("{wind}: ¿quién jugó?", "{wind}: who played?")
_OTHER = Text("Otra persona", "Somebody else")
_NOBODY = Text(
    "«{text}» no es nadie inscrito; se esperaba un nombre, alias, número de EMA o identificador.",
    "“{text}” is nobody registered; expected a name, an alias, an EMA number or an id.",
)
_SEVERAL = Text(
    "«{text}» puede ser {names}; escribe el identificador de quien sea.",
    "“{text}” may be {names}; write the id of the one it is.",
)
_NOT_CHOSEN = Text("Elige a alguien o escribe un nombre.", "Choose somebody or write a name.")


class SeenForm(forms.Form):
    """What every decision carries: the version that was on the page."""

    ids: ClassVar[str] = "seen_%s"
    """Ids of its fields: several of these forms stand on one page."""

    version = forms.IntegerField(min_value=0, widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as Django has it
        super().__init__(*args, **{"auto_id": self.ids, **kwargs})
        message = _NO_VERSION.say(page_language())
        self.fields["version"].error_messages = {"required": message, "invalid": message}

    @property
    def seen(self) -> int:
        """The version, once the form is valid."""
        version: int = self.cleaned_data["version"]
        return version


class RejectForm(SeenForm):
    """Why a game is rejected: a reason from the list, words, or both."""

    ids = "reject_%s"

    canned = forms.ChoiceField(required=False)
    words = forms.CharField(
        required=False, max_length=_LONGEST, widget=forms.Textarea(attrs={"rows": 3})
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        language = page_language()
        canned = self.fields["canned"]
        assert isinstance(canned, forms.ChoiceField)  # noqa: S101 - for the type
        canned.choices = [
            ("", _CHOOSE.say(language)),
            *((name, text.say(language)) for name, text in REASONS.items()),
        ]
        canned.label = _WHY.say(language)
        self.fields["words"].label = _MORE.say(language)

    def clean(self) -> dict[str, Any]:
        """Ask for a reason of either kind."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if not self.errors and not (cleaned["canned"] or cleaned["words"].strip()):
            self.add_error("canned", _NO_REASON.say(page_language()))
        return cleaned

    def reason(self, language: Language) -> str:
        """What the sender is told, in the sender's language."""
        name, words = self.cleaned_data["canned"], self.cleaned_data["words"].strip()
        canned = REASONS[name].say(language) if name else ""
        return " ".join(filter(None, (canned, words)))


class AskForm(SeenForm):
    """A question for the sender."""

    ids = "ask_%s"

    question = forms.CharField(max_length=_LONGEST, widget=forms.Textarea(attrs={"rows": 3}))

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        language = page_language()
        question = self.fields["question"]
        question.label = _QUESTION.say(language)
        question.help_text = _QUESTION_HINT.say(language)
        question.error_messages = {"required": _NO_QUESTION.say(language)}


class MatchForm(SeenForm):
    """Who the people are whose names as typed were not found.

    For each such seat there is ``suggested0`` … with the ids of likely people, where there are any,
    ``name0`` … for a name and ``person0`` … for the id of whoever was chosen from the list.
    """

    ids = "id_%s"

    def __init__(self, submission: Submission, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.unknown = [seat for seat in submission.seats.all() if seat.person_id is None]
        for seat in self.unknown:
            self._add(seat)

    def _add(self, seat: SubmissionSeat) -> None:
        language = page_language()
        wind = WINDS[SEATS[seat.seat]].say(language)
        label = _WHO if seat.typed else _WHO_EMPTY
        likely = _likely_people(seat.typed)
        text = label.say(language, wind=wind, typed=seat.typed)
        if likely:
            choices = [(one.pk, _describe(one)) for one in likely]
            self.fields[f"suggested{seat.seat}"] = forms.ChoiceField(
                label=text, required=False, choices=choices, widget=forms.RadioSelect
            )
        hidden = f"person{seat.seat}"
        self.fields[hidden] = forms.CharField(required=False, widget=forms.HiddenInput)
        self.fields[f"name{seat.seat}"] = forms.CharField(
            label=f"{wind}: {_OTHER.say(language).lower()}" if likely else text,
            required=False,
            max_length=200,
            widget=forms.TextInput(attrs=picker_attributes(f"id_{hidden}", staff=True)),
        )

    def clean(self) -> dict[str, Any]:
        """Find the people; at least one has to be named."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        self.people: dict[int, str] = {}
        for seat in self.unknown:
            self._find(seat.seat, cleaned)
        if not self.people and not self.errors and self.unknown:
            self.add_error(f"name{self.unknown[0].seat}", _NOT_CHOSEN.say(page_language()))
        return cleaned

    def _find(self, seat: int, cleaned: dict[str, Any]) -> None:
        chosen, name = cleaned.get(f"person{seat}", ""), cleaned.get(f"name{seat}", "").strip()
        suggested = cleaned.get(f"suggested{seat}", "")
        if not name:
            if suggested:
                self.people[seat] = suggested
            return
        person, error = person_meant(chosen, name)
        if person:
            self.people[seat] = person
        else:
            self.add_error(f"name{seat}", error)


def person_meant(chosen: str, name: str) -> tuple[str, str]:
    """The id of whom a picker or a name means, or what is wrong.

    Args:
        chosen: id that the picker gave; it counts only while it goes with the name.
        name: as it was typed.
    """
    found = sought(name, chosen, staff=True)
    if found.person:
        return found.person, ""
    language = page_language()
    if found.several:
        names = ", ".join(f"{one.name} ({one.id})" for one in found.choices)
        return "", _SEVERAL.say(language, text=name, names=names)
    return "", _NOBODY.say(language, text=name)


def _likely_people(typed: str) -> list[Person]:
    """Whom a name as typed may mean."""
    found = sought(typed, staff=True)
    ids = [found.person] if found.person else [one.id for one in found.choices]
    people = Person.objects.select_related("club").in_bulk(ids)
    return [people[one] for one in ids if one in people]


def _describe(person: Person) -> str:
    """Somebody told from homonyms: name, club, community and id."""
    parts = (person.name, person.club.name if person.club else "", person.get_region_display())
    return " · ".join([*filter(None, parts), person.id])
