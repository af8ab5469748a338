"""The form by which people register."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms

from ligamahjong import people
from ligamahjong.people.names import clean, fold
from ligamahjong.people.platforms import PLATFORMS, platform_slug
from ligamahjong.web.guards.forms import GuardedForm
from ligamahjong.web.people.consents import CONSENTS, consent_age, current_consents
from ligamahjong.web.people.fields import EmaNumberField, NameField, region_choices, said
from ligamahjong.web.people.models import Club
from ligamahjong.web.people.registering import Asked
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from typing import Any

__all__ = ["RegistrationForm"]

_NAME = Text("Nombre y apellidos", "Full name")
_NAME_HELP = Text("Como quieres que conste en la liga.", "As the league is to know you.")
_REGION = Text("Comunidad autónoma en la que vives", "Autonomous community where you live")
_CLUB = Text("Club", "Club")
_CLUB_HELP = Text(
    "Elige uno de los que salen al escribir, o escribe el nombre de otro.",
    "Choose one of those offered as you type, or type the name of another.",
)
_EMA = Text("Número EMA", "EMA number")
_EMA_HELP = Text(
    "8 cifras; las de España empiezan por 0801.", "8 digits; those of Spain begin with 0801."
)
_EMAIL = Text("Correo electrónico", "E-mail address")
_EMAIL_HELP = Text(
    "Enviaremos un enlace para confirmar. No se publica.",
    "We will send a link to confirm. It is not published.",
)
_ALIAS = Text("Alias para aparecer en público", "Alias under which to appear in public")
_ALIAS_HELP = Text(
    "Si lo rellenas, las páginas, los ficheros y los buscadores muestran el alias y nunca tu "
    "nombre.",
    "If you fill it in, pages, files and search engines show the alias and never your name.",
)
_OTHER = Text("Otra plataforma", "Another platform")
_OTHER_NAME = Text("Tu nombre en esa plataforma", "Your name on that platform")
_MINOR = Text(
    "Quien se inscribe tiene menos de {age} años", "The person registering is under {age}"
)
_GUARDIAN = Text("Nombre de la madre, el padre o el tutor", "Name of the parent or guardian")
_GUARDIAN_EMAIL = Text(
    "Correo de la madre, el padre o el tutor", "E-mail address of the parent or guardian"
)
_GUARDIAN_HELP = Text(
    "El enlace para confirmar se enviará a este correo.",
    "The link to confirm will be sent to this address.",
)
_NEEDED = Text(
    "Falta: hace falta para menores de {age} años.", "Missing: needed for people under {age}."
)
_AGREE = Text(
    "Sin este consentimiento no podemos inscribirte.",
    "Without this consent we cannot register you.",
)
_REQUIRED = Text("Falta: este dato es necesario.", "Missing: this is needed.")
_NO_EMAIL = Text(
    "No es un correo; se esperaba algo como nombre@ejemplo.es.",
    "Not an e-mail address; expected something like name@example.org.",
)
_NO_REGION = Text(
    "Elige una comunidad de la lista o el extranjero.",
    "Choose a community of the list, or abroad.",
)
_WHICH = Text("Falta el nombre de la plataforma.", "The name of the platform is missing.")
_WHO = Text("Falta tu nombre en esa plataforma.", "Your name on that platform is missing.")

_OF_GUARDIAN = ("guardian_name", "guardian_email", "consent_guardian")


class RegistrationForm(GuardedForm, forms.Form):
    """Everything asked for; what it says is :meth:`asked`.

    What a guardian fills in is needed once the box says that somebody is too young; in the empty
    form, which shows it only then, it is called needed.
    """

    name = NameField(words=2)
    email = forms.EmailField(max_length=254)
    region = forms.ChoiceField()
    club = forms.CharField(max_length=120, required=False)
    ema_number = EmaNumberField()
    shown_as = NameField(required=False)
    other_platform = forms.CharField(max_length=40, required=False)
    other_name = forms.CharField(max_length=100, required=False)
    minor = forms.BooleanField(required=False)
    guardian_name = NameField(words=2)
    guardian_email = forms.EmailField(max_length=254)
    consent_guardian = forms.BooleanField()
    consent_data = forms.BooleanField()
    consent_rules = forms.BooleanField()

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.age = consent_age()
        for platform, shown in PLATFORMS.items():
            self.fields[_account(platform)] = forms.CharField(
                label=shown, max_length=100, required=False
            )
        for name in _OF_GUARDIAN:
            self.fields[name].required = not self.is_bound or "minor" in self.data
        self._label()
        self.fields["region"].choices = region_choices()  # type: ignore[attr-defined]
        self.fields["region"].error_messages["invalid_choice"] = said(_NO_REGION)
        for name in ("email", "guardian_email"):
            # What Django checks with says it in words of its own.
            self.fields[name].error_messages["invalid"] = said(_NO_EMAIL)
            self.fields[name].validators[0].message = said(_NO_EMAIL)  # type: ignore[attr-defined]
        for name, attributes in _ATTRIBUTES.items():
            self.fields[name].widget.attrs.update(attributes)

    def _label(self) -> None:
        """Labels, explanations and refusals in the language of the page."""
        for name, (label, explained) in _LABELS.items():
            self.fields[name].label = said(label, age=self.age)
            self.fields[name].help_text = said(explained) if explained else ""
        for name, field in self.fields.items():
            missing = _NEEDED if name in _OF_GUARDIAN else _REQUIRED
            missing = _AGREE if name.startswith("consent") else missing
            field.error_messages["required"] = said(missing, age=self.age)
        for name, editions in CONSENTS.items():
            self.fields[f"consent_{name}"].label = said(editions[-1].text)

    @property
    def platforms(self) -> list[forms.BoundField]:
        """The fields of the platforms that are asked for by name."""
        return [self[_account(platform)] for platform in PLATFORMS]

    @property
    def clubs(self) -> list[str]:
        """Names of clubs to be suggested."""
        return sorted(Club.objects.values_list("name", flat=True), key=fold)

    @property
    def repaired(self) -> bool:
        """Whether the EMA number had lost its leading zero."""
        field = self.fields["ema_number"]
        return isinstance(field, EmaNumberField) and field.repaired

    def clean_club(self) -> str:
        """The name as the club is registered, however it was written."""
        name = clean(self.cleaned_data["club"])
        return next((known for known in self.clubs if fold(known) == fold(name)), name)

    def clean(self) -> dict[str, Any]:
        """What depends on more than one field."""
        given = super().clean() or self.cleaned_data
        platform = platform_slug(given.get("other_platform", ""))
        name = clean(given.get("other_name", ""))
        if name and not platform:
            self.add_error("other_platform", said(_WHICH))
        if platform and not name:
            self.add_error("other_name", said(_WHO))
        return given

    def asked(self) -> Asked:
        """What somebody asks for, once the form is valid."""
        given = self.cleaned_data
        minor = bool(given["minor"])
        named = [(slug, given[_account(slug)]) for slug in PLATFORMS]
        other = (platform_slug(given["other_platform"]), given["other_name"])
        accounts = [
            (account.platform, account.name)
            for account in (
                people.Account(platform, name)
                for platform, name in (*named, other)
                if platform and clean(name)
            )
        ]
        return Asked(
            name=given["name"],
            region=given["region"],
            email=given["email"],
            club=given["club"],
            ema_number=given["ema_number"],
            accounts=tuple(dict.fromkeys(accounts)),
            shown_as=given["shown_as"],
            guardian_name=given["guardian_name"] if minor else "",
            guardian_email=given["guardian_email"] if minor else "",
            consents=current_consents(guardian=minor),
        )


def _account(platform: str) -> str:
    return f"account_{platform.replace('-', '_')}"


_LABELS: dict[str, tuple[Text, Text | None]] = {
    "name": (_NAME, _NAME_HELP),
    "region": (_REGION, None),
    "club": (_CLUB, _CLUB_HELP),
    "ema_number": (_EMA, _EMA_HELP),
    "email": (_EMAIL, _EMAIL_HELP),
    "shown_as": (_ALIAS, _ALIAS_HELP),
    "other_platform": (_OTHER, None),
    "other_name": (_OTHER_NAME, None),
    "minor": (_MINOR, None),
    "guardian_name": (_GUARDIAN, None),
    "guardian_email": (_GUARDIAN_EMAIL, _GUARDIAN_HELP),
}

_ATTRIBUTES = {
    "name": {"autocomplete": "name"},
    "email": {"autocomplete": "email"},
    "club": {"list": "clubs", "autocomplete": "off"},
    "ema_number": {"inputmode": "numeric", "autocomplete": "off"},
    "shown_as": {"autocomplete": "off"},
    "guardian_name": {"autocomplete": "off"},
    "guardian_email": {"autocomplete": "off"},
}
