"""Forms of the administration of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms

from ligamahjong import people
from ligamahjong.people.names import clean, fold
from ligamahjong.web.people.editing import PersonEdit
from ligamahjong.web.people.fields import (
    EmaNumberField,
    NameField,
    read_accounts,
    region_choices,
    said,
)
from ligamahjong.web.people.finding import resolve
from ligamahjong.web.people.models import Club
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.ranking.selectors import today
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from typing import Any

    from ligamahjong.web.people.administration import PersonPage

__all__ = ["MembershipForm", "PairForm", "PersonForm", "ReasonForm"]

_NAME = Text("Nombre registrado", "Registered name")
_EMA = Text("Número EMA", "EMA number")
_EMAIL = Text("Correo", "E-mail address")
_ALIAS = Text("Alias en público", "Alias in public")
_ALIAS_HELP = Text(
    "Vacío: aparece con su nombre. Con alias, el nombre no sale en ninguna página pública.",
    "Empty: appears under the name. With an alias, the name is on no public page.",
)
_HIDDEN = Text(
    "Aparece como «Jugador sin nombre», con su posición", "Appears as “Unnamed player”, in position"
)
_ALIASES = Text("Otros nombres con los que ha jugado", "Other names they have played under")
_ALIASES_HELP = Text("Uno en cada línea.", "One on each line.")
_ACCOUNTS = Text("Cuentas en plataformas", "Accounts on platforms")
_ACCOUNTS_HELP = Text(
    "Una en cada línea: plataforma:nombre, o plataforma:nombre#identificador.",
    "One on each line: platform:name, or platform:name#id.",
)
_CLUB = Text("Club", "Club")
_REGION = Text("Comunidad", "Region")
_UNKNOWN_REGION = Text("No se sabe", "Not known")
_SINCE = Text("Desde", "Since")
_SINCE_HELP = Text(
    "El primer día. Vacío: siempre, antes de lo que tenga fecha.",
    "The first day. Empty: always, before whatever has a date.",
)
_KEPT = Text("Se queda", "Stays")
_KEPT_HELP = Text(
    "Su página y sus datos son los que valen.", "Their page and data are what counts."
)
_MERGED = Text("Se une a la anterior", "Is merged into the one above")
_REASON = Text("Motivo", "Reason")
_REASON_HELP = Text(
    "Se guarda para siempre junto al registro de la liga: sin datos personales.",
    "It is kept for good beside the ledger of the league: no personal data.",
)
_REQUIRED = Text("Falta: este dato es necesario.", "Missing: this is needed.")
_NO_EMAIL = Text(
    "No es un correo; se esperaba algo como nombre@ejemplo.es.",
    "Not an e-mail address; expected something like name@example.org.",
)
_NO_DAY = Text(
    "No es un día; se esperaba una fecha como 2026-05-18.",
    "Not a day; expected a date such as 2026-05-18.",
)
_NOBODY = Text(
    "«{text}» no es nadie registrado; se esperaba un nombre o identificador.",
    "“{text}” is nobody registered; expected a name or id.",
)
_SEVERAL = Text(
    "Hay más de una persona con ese nombre; se esperaba una de estas por su identificador: {who}.",
    "More than one person has that name; expected one of these by id: {who}.",
)


class _Said(forms.Form):
    """A form whose labels, explanations and refusals are in the language of the page."""

    labels: dict[str, tuple[Text, Text | None]] = {}  # noqa: RUF012 - never changed

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            label, explained = self.labels.get(name, (None, None))
            field.label = said(label) if label else ""
            field.help_text = said(explained) if explained else ""
            field.error_messages["required"] = said(_REQUIRED)


class PersonForm(_Said):
    """What is known of somebody, but for clubs and communities."""

    name = NameField()
    shown_as = NameField(required=False)
    hidden = forms.BooleanField(required=False)
    ema_number = EmaNumberField()
    email = forms.EmailField(max_length=254, required=False)
    aliases = forms.CharField(required=False, widget=forms.Textarea)
    accounts = forms.CharField(required=False, widget=forms.Textarea)
    seen = forms.IntegerField(widget=forms.HiddenInput)

    labels = {  # noqa: RUF012 - never changed
        "name": (_NAME, None),
        "shown_as": (_ALIAS, _ALIAS_HELP),
        "hidden": (_HIDDEN, None),
        "ema_number": (_EMA, None),
        "email": (_EMAIL, None),
        "aliases": (_ALIASES, _ALIASES_HELP),
        "accounts": (_ACCOUNTS, _ACCOUNTS_HELP),
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.fields["email"].validators[0].message = said(_NO_EMAIL)  # type: ignore[attr-defined]
        for field in self.fields.values():
            field.widget.attrs.setdefault("autocomplete", "off")
        for name in ("aliases", "accounts"):
            self.fields[name].widget.attrs["rows"] = 3

    @staticmethod
    def values_of(page: PersonPage, seen: int) -> dict[str, object]:
        """What the form is first shown with."""
        person = page.person
        return {
            "name": person.name,
            "shown_as": person.shown_as,
            "hidden": person.hidden,
            "ema_number": person.ema_number,
            "email": person.email,
            "aliases": "\n".join(page.aliases),
            "accounts": "\n".join(page.accounts),
            "seen": seen,
        }

    def clean_aliases(self) -> tuple[str, ...]:
        """Each line a name."""
        lines = map(clean, self.cleaned_data["aliases"].splitlines())
        return tuple(dict.fromkeys(line[:200] for line in lines if line))

    def clean_accounts(self) -> tuple[people.Account, ...]:
        """Each line an account."""
        return read_accounts(self.cleaned_data["accounts"])

    def edit(self) -> PersonEdit:
        """What the person is to be, once the form is valid."""
        given = self.cleaned_data
        return PersonEdit(**{name: given[name] for name in PersonEdit.__dataclass_fields__})


class MembershipForm(_Said):
    """A club and a community from a day on."""

    since = forms.DateField(
        required=False, widget=forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})
    )
    club = forms.CharField(max_length=120, required=False)
    region = forms.ChoiceField(required=False)

    labels = {  # noqa: RUF012 - never changed
        "since": (_SINCE, _SINCE_HELP),
        "club": (_CLUB, None),
        "region": (_REGION, None),
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.fields["region"].choices = region_choices(empty=_UNKNOWN_REGION)  # type: ignore[attr-defined]
        self.fields["since"].error_messages["invalid"] = said(_NO_DAY)
        self.fields["since"].widget.attrs["max"] = str(today())
        self.fields["club"].widget.attrs.update({"list": "clubs", "autocomplete": "off"})

    @property
    def clubs(self) -> list[str]:
        """Names of clubs to be suggested."""
        return sorted(Club.objects.values_list("name", flat=True), key=fold)

    def clean_club(self) -> str:
        """The name as the club is registered, however it was written."""
        name = clean(self.cleaned_data["club"])
        return next((known for known in self.clubs if fold(known) == fold(name)), name)


class PairForm(_Said):
    """Two people: who stays, and who is merged; ``cleaned_data`` has their ids."""

    kept = forms.CharField(max_length=200)
    kept_id = forms.CharField(required=False, max_length=100, widget=forms.HiddenInput)
    merged = forms.CharField(max_length=200)
    merged_id = forms.CharField(required=False, max_length=100, widget=forms.HiddenInput)

    labels = {"kept": (_KEPT, _KEPT_HELP), "merged": (_MERGED, None)}  # noqa: RUF012 - never changed

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        for name in ("kept", "merged"):
            attributes = picker_attributes(f"id_{name}_id", staff=True)
            self.fields[name].widget.attrs.update(attributes)

    def clean(self) -> dict[str, Any]:
        """The ids of the two."""
        given = super().clean() or self.cleaned_data
        for name in ("kept", "merged"):
            if name in given:
                self._resolve(name, given)
        return given

    def _resolve(self, name: str, given: dict[str, Any]) -> None:
        text = given[f"{name}_id"] or given[name]
        match resolve(text, staff=True):
            case people.Found(person=person):
                given[f"{name}_id"] = person.id
            case people.Ambiguous(candidates=several):
                who = ", ".join(f"{one.name} ({one.id})" for one in several)
                self.add_error(name, said(_SEVERAL, who=who))
            case _:
                self.add_error(name, said(_NOBODY, text=given[name][:60]))


class ReasonForm(_Said):
    """Why something is done."""

    reason = forms.CharField(max_length=2000, widget=forms.Textarea)

    labels = {"reason": (_REASON, _REASON_HELP)}  # noqa: RUF012 - never changed

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.fields["reason"].widget.attrs["rows"] = 3
