"""The form with all facts of a game, in which a reviewer puts them right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms

from ligamahjong.league.game import Mode, Venue
from ligamahjong.table import SEATS
from ligamahjong.web.intake.checks import STARTING_POINTS
from ligamahjong.web.intake.fields import WholeField
from ligamahjong.web.intake.words import CLOCKS, MISMATCHES, problem_text
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.review.facts import Facts
from ligamahjong.web.review.forms import SeenForm, person_meant
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.table import Four
    from ligamahjong.web.intake.checks import Problem
    from ligamahjong.web.intake.models import Submission

__all__ = ["EditForm"]

_LABELS = {
    "mode": Text("Modalidad", "Mode"),
    "venue": Text("Presencial o en línea", "In person or online"),
    "day": Text("Día", "Day"),
    "start": Text("Hora de comienzo", "Start"),
    "clock": Text("Reloj", "Clock"),
    "second_time": Text(
        "La segunda de las dos veces que el reloj dio esa hora (cambio de octubre)",
        "The second of the two times that the clock showed this hour (change in October)",
    ),
    "place": Text("Lugar", "Place"),
    "platform": Text("Plataforma", "Platform"),
    "link": Text("Enlace", "Link"),
    "starting_points": Text("Puntos de salida", "Starting points"),
    "mismatch": Text("Si los puntos no cuadran, por qué", "If the scores do not add up, why"),
    "signed": Text("Las cuatro firmas están en el acta", "The sheet bears the four signatures"),
    "reason": Text("Motivo del cambio", "Reason for the change"),
}
_REASON_HINT = Text(
    "Lo lee quien la envió y queda en el registro de decisiones.",
    "The sender reads it and it stays with the record of decisions.",
)
_PLAYER = Text("{wind}: jugador", "{wind}: player")
_SCORE = Text("{wind}: puntos", "{wind}: score")
_PENALTY = Text("{wind}: penalización", "{wind}: penalty")
_NONE = Text("(sin decir)", "(not said)")
_REQUIRED = Text("Falta este dato.", "This is missing.")
_DAY = Text("No es una fecha; se esperaba como 2026-05-18.", "Not a date; expected 2026-05-18.")
_TIME = Text("No es una hora; se esperaba como 18:30.", "Not a time; expected as 18:30.")
_LINK = Text("No es un enlace; se esperaba https://…", "Not a link; expected https://…")


class EditForm(SeenForm):
    """All facts of a game, and why they are not as they were sent."""

    ids = "id_%s"

    mode = forms.ChoiceField()
    venue = forms.ChoiceField()
    day = forms.DateField(widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"))
    start = forms.TimeField(widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M"))
    clock = forms.ChoiceField(required=False)
    second_time = forms.BooleanField(required=False)
    place = forms.CharField(required=False, max_length=200)
    platform = forms.CharField(required=False, max_length=40)
    link = forms.URLField(required=False, max_length=500, assume_scheme="https")
    starting_points = forms.TypedChoiceField(required=False, coerce=int, empty_value=None)
    mismatch = forms.ChoiceField(required=False)
    signed = forms.BooleanField(required=False)

    def __init__(self, submission: Submission, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        sent = Facts.of(submission)
        kwargs.setdefault("initial", {"version": submission.version, **_initial(submission, sent)})
        super().__init__(*args, **kwargs)
        self._language = page_language()
        self._set_choices(sent)
        for seat in range(len(SEATS)):
            self._add_seat(seat)
        self.fields["reason"] = forms.CharField(
            max_length=2000,
            widget=forms.Textarea(attrs={"rows": 2}),
            help_text=_REASON_HINT.say(self._language),
        )
        for name, text in _LABELS.items():
            self.fields[name].label = text.say(self._language)
        for name, wrong in (("day", _DAY), ("start", _TIME), ("link", _LINK)):
            self.fields[name].error_messages["invalid"] = wrong.say(self._language)
        for field in self.fields.values():
            field.error_messages["required"] = _REQUIRED.say(self._language)

    def _set_choices(self, sent: Facts) -> None:
        language = self._language
        none = ("", _NONE.say(language))
        points = dict.fromkeys((*STARTING_POINTS, *filter(None, [sent.starting_points])))
        choices: dict[str, list[tuple[str, str]]] = {
            "mode": [(mode.value, MODES[mode]) for mode in Mode],
            "venue": [(venue.value, VENUES[venue].say(language)) for venue in Venue],
            "clock": [none, *((one.value, text.say(language)) for one, text in CLOCKS.items())],
            "starting_points": [none, *((str(one), integer(one, language)) for one in points)],
            "mismatch": [
                none,
                *((one.value, text.say(language)) for one, text in MISMATCHES.items()),
            ],
        }
        for name, values in choices.items():
            field = self.fields[name]
            assert isinstance(field, forms.ChoiceField)  # noqa: S101 - for the type
            field.choices = values

    def _add_seat(self, seat: int) -> None:
        language = self._language
        wind = WINDS[SEATS[seat]].say(language)
        hidden = f"person{seat}"
        self.fields[hidden] = forms.CharField(required=False, widget=forms.HiddenInput)
        self.fields[f"player{seat}"] = forms.CharField(
            label=_PLAYER.say(language, wind=wind),
            max_length=200,
            widget=forms.TextInput(attrs=picker_attributes(f"id_{hidden}", staff=True)),
        )
        for name, label in (("score", _SCORE), ("penalty", _PENALTY)):
            self.fields[f"{name}{seat}"] = WholeField(
                label=label.say(language, wind=wind), required=name == "score", max_length=30
            )

    def clean(self) -> dict[str, Any]:
        """Find the four people."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        for seat in range(len(SEATS)):
            if f"score{seat}" not in self.errors and cleaned.get(f"score{seat}") is None:
                self.add_error(f"score{seat}", _REQUIRED.say(self._language))
            name = cleaned.get(f"player{seat}", "")
            if name:
                person, error = person_meant(cleaned.get(f"person{seat}", ""), name)
                if error:
                    self.add_error(f"player{seat}", error)
                cleaned[f"person{seat}"] = person
        return cleaned

    def add_problems(self, problems: Iterable[Problem]) -> None:
        """Say beside the fields what keeps the game from being accepted."""
        for problem in problems:
            name = problem.field if problem.field in self.fields else None
            self.add_error(name, problem_text(problem, self._language))

    @property
    def facts(self) -> Facts:
        """The game as the form has it, once it is valid."""
        data = self.cleaned_data
        names = ("mode", "venue", "day", "start", "clock", "second_time", "place", "platform")
        more = ("link", "starting_points", "mismatch", "signed")
        return Facts(
            **{name: data[name] for name in (*names, *more)},
            players=_four([data[f"person{seat}"] for seat in range(4)]),
            scores=_four([data[f"score{seat}"] for seat in range(4)]),
            penalties=_four([data[f"penalty{seat}"] or 0 for seat in range(4)]),
        )

    @property
    def seats(self) -> Iterator[dict[str, Any]]:
        """The fields of each of the four."""
        for seat in range(len(SEATS)):
            yield {name: self[f"{name}{seat}"] for name in ("person", "player", "score", "penalty")}


def _initial(submission: Submission, sent: Facts) -> dict[str, Any]:
    """The form as it is opened: the game as it was sent."""
    values: dict[str, Any] = {name: getattr(sent, name) for name in _LABELS if name != "reason"}
    seats = {seat.seat: seat for seat in submission.seats.all()}
    for number in range(len(SEATS)):
        seat = seats.get(number)
        person = seat.person if seat else None
        values[f"person{number}"] = person.pk if person else ""
        values[f"player{number}"] = person.name if person else (seat.typed if seat else "")
        values[f"score{number}"] = sent.scores[number]
        values[f"penalty{number}"] = sent.penalties[number] or ""
    return values


def _four(values: list[Any]) -> Four[Any]:
    east, south, west, north = values
    return east, south, west, north
