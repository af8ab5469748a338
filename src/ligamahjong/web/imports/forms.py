"""Forms of files: sending them, reading them otherwise, saying whom a name means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms

from ligamahjong.league.game import Mode
from ligamahjong.people import PLATFORMS, Ambiguous, Found
from ligamahjong.web.importing import opaque_text
from ligamahjong.web.imports.naming import Answer
from ligamahjong.web.imports.services import Options
from ligamahjong.web.imports.uploads import LARGEST_FILE, MOST_FILES, MOST_ROWS
from ligamahjong.web.people.finding import resolve
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.templatetags.words import integer, page_language
from ligamahjong.wording import Text
from ligamahjong.wording.evidence import evidence
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.ranking import MODES, region_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.core.files.uploadedfile import UploadedFile

    from ligamahjong.people import Directory, Person
    from ligamahjong.web.imports.names import Candidate, OpenName

__all__ = ["NameForm", "OptionsForm", "UploadForm", "name_forms"]

_LONGEST_SOURCE = 40
_LONGEST_WHO = 200
_MEGABYTE = 1_000_000
_LATER, _OTHER, _NEW, _OUT = "", "other", "new", "out"
_ID = "id:"


def _say(es: str, en: str, **values: object) -> str:
    return Text(es, en).say(page_language(), **values)


class OptionsForm(forms.Form):
    """How a file is to be read."""

    mode = forms.ChoiceField(required=False)
    date_only = forms.BooleanField(required=False)
    platform = forms.ChoiceField(required=False)
    source = forms.CharField(required=False, max_length=_LONGEST_SOURCE)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as Django has it
        super().__init__(*args, **kwargs)
        mode, platform = self.fields["mode"], self.fields["platform"]
        mode.label = _say("Modalidad", "Mode")
        mode.choices = [  # type: ignore[attr-defined]
            ("", _say("La que diga el nombre del fichero", "What the name of the file says")),
            *((mode.value, MODES[mode]) for mode in Mode),
        ]
        self.fields["date_only"].label = _say(
            "Aceptar partidas sin hora: dentro de cada día vale el orden del fichero",
            "Accept games without an hour: inside a day the order of the file counts",
        )
        platform.label = _say("Los nombres son", "The names are")
        platform.choices = [  # type: ignore[attr-defined]
            ("", _say("nombres de personas", "names of people")),
            *(
                (slug, _say("usuarios de {name}", "users of {name}", name=name))
                for slug, name in PLATFORMS.items()
            ),
        ]
        self.fields["source"].label = _say("Quién numeró las partidas", "Who numbered the games")
        self.fields["source"].help_text = _say(
            "Siglas del club o del torneo, no el nombre de nadie: distinguen su partida 17 de la "
            "17 de otro fichero. Las filas que dicen su fuente conservan la suya.",
            "Initials of the club or event, nobody's name: they tell its game 17 from game 17 of "
            "another file. Rows that name their source keep it.",
        )

    def clean_source(self) -> str:
        """What stands for the source in the ledger."""
        source = str(self.cleaned_data["source"])
        if source and not opaque_text(source):
            raise forms.ValidationError(
                _say(
                    "«{text}» no sirve; se esperaban letras o cifras",
                    "“{text}” will not do; expected letters or digits",
                    text=source,
                )
            )
        return opaque_text(source)

    @property
    def options(self) -> Options:
        """What was chosen."""
        said = self.cleaned_data
        mode = Mode(said["mode"]) if said["mode"] else None
        return Options(mode, said["date_only"], said["platform"], said["source"])


class _Files(forms.ClearableFileInput):
    allow_multiple_selected = True


class _FilesField(forms.FileField):
    """One or more files."""

    def clean(self, data: object, initial: object = None) -> list[UploadedFile[Any]]:
        given = data if isinstance(data, (list, tuple)) else [data]
        return [super(_FilesField, self).clean(one, initial) for one in given or [None]]


class UploadForm(OptionsForm):
    """Files and how they are to be read."""

    sent = _FilesField(
        widget=_Files(attrs={"accept": ".csv,.tsv,.txt,.xlsx"}), allow_empty_file=True
    )
    field_order = ("sent", "mode", "date_only", "platform", "source")

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["sent"].label = _say("Ficheros", "Files")
        self.fields["sent"].help_text = _say(
            "CSV, TSV o Excel (.xlsx); hasta {files} ficheros, {size} MB y {rows} filas cada uno.",
            "CSV, TSV or Excel (.xlsx); up to {files} files, {size} MB and {rows} rows each.",
            files=MOST_FILES,
            size=LARGEST_FILE // _MEGABYTE,
            rows=integer(MOST_ROWS),
        )
        self.fields["sent"].error_messages["required"] = _say(
            "Falta el fichero; se esperaba al menos uno", "No file; expected one at least"
        )

    def clean_sent(self) -> list[UploadedFile[Any]]:
        """The files, if they are not too many."""
        files: list[UploadedFile[Any]] = self.cleaned_data["sent"]
        if len(files) > MOST_FILES:
            raise forms.ValidationError(
                _say(
                    "Son {number} ficheros; se esperaban {most} como mucho",
                    "There are {number} files; expected {most} at most",
                    number=len(files),
                    most=MOST_FILES,
                )
            )
        return files


class NameForm(forms.Form):
    """Whom one name means."""

    choice = forms.ChoiceField(required=False, widget=forms.RadioSelect)
    who = forms.CharField(required=False, max_length=_LONGEST_WHO)
    who_id = forms.CharField(required=False, max_length=100, widget=forms.HiddenInput)
    remember = forms.BooleanField(required=False)

    def __init__(
        self,
        name: OpenName,
        people: Directory,
        played: Mapping[str, int],
        data: Mapping[str, str] | None = None,
    ) -> None:
        prefix = f"n-{name.slug}"
        asked = data is not None and f"{prefix}-choice" in data
        super().__init__(data if asked else None, prefix=prefix, auto_id="%s")
        self.name = name
        self._people = people
        self.fields["choice"].choices = [  # type: ignore[attr-defined]
            *((f"{_ID}{one.person.id}", _candidate(one, played)) for one in name.candidates),
            (_OTHER, _say("Otra persona registrada", "Somebody else registered")),
            (
                _NEW,
                _say(
                    "Alguien nuevo: registrar a «{name}»",
                    "Somebody new: register “{name}”",
                    name=name.name,
                ),
            ),
            (_OUT, _say("Dejar fuera sus filas", "Leave its rows out")),
            (_LATER, _say("Decidirlo más tarde", "Decide later")),
        ]
        self.fields["who"].label = _say("Nombre o identificador", "Name or id")
        self.fields["who"].widget.attrs.update(picker_attributes(f"{prefix}-who_id", staff=True))
        self.fields["remember"].label = _say(
            "Recordarlo para otros ficheros", "Remember it for other files"
        )
        self.initial["remember"] = not name.several

    def clean(self) -> dict[str, Any]:
        """Find the person whom a text means."""
        said = super().clean() or self.cleaned_data
        choice = str(said.get("choice", ""))
        said["person"] = choice.removeprefix(_ID) if choice.startswith(_ID) else None
        if choice == _OTHER or (choice == _LATER and said.get("who")):
            said["person"] = self._found(said)
        return said

    def _found(self, said: Mapping[str, Any]) -> str | None:
        who, chosen = str(said.get("who", "")).strip(), str(said.get("who_id", ""))
        if chosen in self._people:
            return chosen
        answer = resolve(who, staff=True)
        if isinstance(answer, Found):
            return answer.person.id
        if isinstance(answer, Ambiguous):
            ids = [f"{one.name} ({one.id})" for one in answer.candidates]
            self.add_error(
                "who",
                _say(
                    "«{who}» puede ser {several}; se esperaba el identificador de una persona",
                    "“{who}” may be {several}; expected the id of one person",
                    who=who,
                    several=one_of(ids, page_language()),
                ),
            )
        else:
            self.add_error(
                "who",
                _say(
                    "«{who}» no está entre las personas registradas; se esperaba su nombre o su "
                    "identificador",
                    "“{who}” is not among the people registered; expected a name or an id",
                    who=who,
                ),
            )
        return None

    @property
    def answer(self) -> Answer | None:
        """What was said; ``None`` where nothing was."""
        if not self.is_bound:
            return None
        said = self.cleaned_data
        remember, choice = said["remember"], said["choice"]
        if said["person"] is not None:
            return Answer(self.name, said["person"], remember=remember)
        if choice == _NEW:
            return Answer(self.name, register=True)
        return Answer(self.name) if choice == _OUT else None


def name_forms(
    names: tuple[OpenName, ...],
    people: Directory,
    played: Mapping[str, int],
    data: Mapping[str, str] | None = None,
) -> list[NameForm]:
    """One form for each name; those that were not sent are not bound.

    Args:
        names: that somebody has to decide on.
        people: everybody.
        played: how many games people have played, by id.
        data: what was sent.
    """
    return [NameForm(name, people, played, data) for name in names]


def _candidate(candidate: Candidate, played: Mapping[str, int]) -> str:
    """Somebody as they can be told from others of the same name."""
    person, language = candidate.person, page_language()
    games = played.get(person.id, 0)
    told = ", ".join(filter(None, _marks(person)))
    count = _say("partidas: {games}", "games: {games}", games=integer(games))
    clues = ", ".join(evidence(clue, language) for clue in candidate.evidence)
    return f"{person.name} ({told}, {count})" + (f" · {clues}" if clues else "")


def _marks(person: Person) -> tuple[str, str, str]:
    region = region_name(person.region, page_language()) if person.region else ""
    return person.id, person.club or "", region
